"""What `duckpond.py` says while it fetches packages."""

import sys

import pytest

import duckpond


def test_pip_s_errors_are_passed_on_and_places_that_are_not_there_go_to_its_log(
    tmp_path, monkeypatch, capsys
):
    monkeypatch.setattr(duckpond, "PYTHON", sys.executable)
    monkeypatch.setattr(duckpond, "VENV", tmp_path)
    monkeypatch.setenv("PIP_NO_INDEX", "1")
    monkeypatch.setenv("PIP_FIND_LINKS", (tmp_path / "nowhere").as_uri())
    with pytest.raises(SystemExit, match="every word of pip is in .*pip.log"):
        duckpond.install(["no-such-package-of-duckpond"])
    said = capsys.readouterr().err
    assert "ERROR: No matching distribution found for no-such-package-of-duckpond" in said
    assert "is ignored" not in said
    assert "nowhere' is ignored" in (tmp_path / "pip.log").read_text(encoding="utf-8")
