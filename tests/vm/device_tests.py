"""Runs on the VM: call every `test_…` function of the module named by the first argument."""

import sys


def main(name):
    module = __import__(name, None, None, ["*"])
    tests = sorted(test for test in dir(module) if test.startswith("test_"))
    failed = 0
    for test in tests:
        try:
            getattr(module, test)()
        except Exception as error:  # noqa: BLE001 (a test may raise anything)
            failed += 1
            print("FAILED", name + "." + test)
            sys.print_exception(error)
    print(len(tests) - failed, "passed,", failed, "failed")
    sys.exit(1 if failed or not tests else 0)


main(sys.argv[1])
