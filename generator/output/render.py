"""Template rendering. Templates loop and substitute; the caller has computed every value."""

from collections.abc import Mapping
from functools import cache
from typing import Any

import jinja2

from ..files import data_folder


@cache
def make_environment() -> jinja2.Environment:
    """Return the template environment; a name without a value is an error."""
    return jinja2.Environment(loader=jinja2.FileSystemLoader(data_folder("templates")),
                              trim_blocks=True, lstrip_blocks=True,
                              keep_trailing_newline=True, undefined=jinja2.StrictUndefined,
                              autoescape=False)


def render(template: str, values: Mapping[str, Any], extra_characters: str | None = "",
           macros: bool = False) -> str:
    """Return a template's text. ValueError for characters but ASCII and `extra_characters` (None:
    any), and unless `macros` for a line that ends in a backslash."""
    text = make_environment().get_template(template).render(values)
    if (extra_characters is not None
        and (not text.translate(dict.fromkeys(map(ord, extra_characters))).isascii()
             or not macros and "\\\n" in text)):
        raise ValueError("generated text must be ASCII, and no line may end in a backslash")
    return text
