"""`gc` as the program sees it. The simulator does not measure memory: the VM tests do."""

from gc import collect, disable, enable  # noqa: F401
