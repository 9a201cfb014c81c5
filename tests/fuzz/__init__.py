"""Coverage-guided fuzzing: whatever bytes come in, the only refusal is in plain words.

    python3 -m venv /tmp/fuzz && /tmp/fuzz/bin/pip install atheris
    PYTHONPATH=.venv/lib/python3.11/site-packages \
        /tmp/fuzz/bin/python -P -m tests.fuzz TARGET [FOLDER] [-max_total_time=600 …]

TARGET is one of `targets.TARGETS`; what is found new is kept in FOLDER. The seeds in corpus/, and
whatever once went wrong, are tried in each run of the tests.
"""
