"""Templates filled in: values go in, the text of a file comes out. What can be worked out was: templates loop and fill in."""

from collections.abc import Mapping
from functools import cache
from typing import Any

import jinja2

from ..files import folder


@cache
def templates() -> jinja2.Environment:
    """The templates, strict about names that nobody filled in."""
    return jinja2.Environment(loader=jinja2.FileSystemLoader(folder("templates")), trim_blocks=True, lstrip_blocks=True,
                              keep_trailing_newline=True, undefined=jinja2.StrictUndefined, autoescape=False)


def render(template: str, values: Mapping[str, Any], extra_characters: str | None = "") -> str:
    """The template's text, if it is plain ASCII, but for the characters `extra_characters` (None: any), and no comment line goes on in the
    next."""
    text = templates().get_template(template).render(values)
    if extra_characters is not None and (not text.translate(dict.fromkeys(map(ord, extra_characters))).isascii()
                                         or "\\\n" in text):
        raise ValueError("generated text must be ASCII, and no line may end in a backslash")
    return text
