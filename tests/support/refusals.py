"""Requests that are refused: the text names the offending value and a remedy, which is accepted."""

import re
from collections.abc import Mapping

import pytest

from generator.request.option_table import Rejected, is_accepted
from generator.request.requests import resolve_configs


def remedies(text: str, variables: Mapping[str, str]) -> list[dict[str, str]]:
    """The variables with each change that a refusal advises: another value, or one left out."""
    changes = [{key: value for key, value in variables.items() if key != name.lower()}
               for name in re.findall(r"Leave ([A-Z_]+) out", text)]
    for name, values in re.findall(r"Try ([A-Z_]+)=(\w+(?:(?:, | or )\w+)*)", text):
        changes += [{**variables, name.lower(): value} for value in re.split(r", | or ", values)]
    return changes


def check_refusal(text: str, variables: Mapping[str, str], value: str) -> None:
    """Fail unless `text` names the offending value, and every change in it is accepted, or one of
    the names that it lists."""
    assert value in text, text
    if changes := remedies(text, variables):
        for change in changes:
            assert resolve_configs(change), change
        return
    listing = re.search(r"(?:no (\w+) '|([A-Z_]+)=).*; (?:there is|it has) ([^.]*)\.", text)
    assert listing, text
    name = (listing[1] or listing[2]).lower()
    assert any(is_accepted(resolve_configs, {**variables, name: each})
               for each in listing[3].split(", ")), text


def check_refused(variables: Mapping[str, str], value: str) -> None:
    """As `check_refusal`, of the text with which `variables` are refused."""
    with pytest.raises(Rejected) as error:
        resolve_configs(variables)
    check_refusal(str(error.value), variables, value)
