"""The program `nsms`, called in this process: its exit status, and what it prints."""

from __future__ import annotations

import json
from typing import Any, NamedTuple

import pytest

from generator.__main__ import main


class Result(NamedTuple):
    status: int
    out: str
    err: str


class Nsms:
    """The program's caller; words may be of any type."""

    def __init__(self, capsys: pytest.CaptureFixture[str]) -> None:
        self.capsys = capsys

    def __call__(self, *words: object) -> Result:
        self.capsys.readouterr()
        status = main([str(word) for word in words])
        return Result(status, *self.capsys.readouterr())

    def output(self, *words: object, status: int = 0) -> str:
        """Return what the command prints; fail if its status is another."""
        result = self(*words)
        assert result.status == status, result.err
        return result.out

    def json(self, *words: object, status: int = 0) -> Any:
        return json.loads(self.output(*words, "--json", status=status))

    def refusal(self, *words: object, status: int = 2) -> str:
        """Return the command's complaint of one or two lines; fail unless it ends with `status`."""
        result = self(*words)
        assert result.status == status, result.out
        assert (result.err.startswith("nsms: ") and result.err.count("\n") in (1, 2)
                and "Traceback" not in result.err), result.err
        return result.err
