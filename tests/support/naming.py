"""Bindings of a Python module: every function, class, parameter, variable and attribute by its
qualified name."""

import ast
import re


class Bindings(ast.NodeVisitor):
    """Collector of the names that one module binds."""

    def __init__(self, module: str, text: str) -> None:
        self.scopes = [(module, False)]              # (qualified name, whether it is a class)
        self.names: set[str] = set()
        self.visit(ast.parse(text))

    def add(self, name: str | None, scope: str = "") -> None:
        if name:
            self.names.add(f"{scope or self.scopes[-1][0]}.{name}")

    def visit(self, node: ast.AST) -> None:
        if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef, ast.Lambda)):
            name = "<lambda>" if isinstance(node, ast.Lambda) else node.name
            if not isinstance(node, ast.Lambda):
                self.add(name)
            self.scopes.append((f"{self.scopes[-1][0]}.{name}", isinstance(node, ast.ClassDef)))
            self.generic_visit(node)
            self.scopes.pop()
            return
        if isinstance(node, ast.arg):
            self.add(node.arg)
        elif isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store):
            self.add(node.id)
        elif isinstance(node, ast.Attribute) and isinstance(node.ctx, ast.Store):
            owners = [name for name, is_class in self.scopes if is_class]
            if isinstance(node.value, ast.Name) and node.value.id == "self":
                self.add(node.attr, owners[-1] if owners else "")
        elif isinstance(node, (ast.ExceptHandler, ast.MatchAs, ast.MatchStar)):
            self.add(node.name)
        elif isinstance(node, ast.MatchMapping):
            self.add(node.rest)
        elif isinstance(node, ast.alias):
            self.add(node.asname)
        self.generic_visit(node)


def words(name: str) -> list[str]:
    """Return the words of a compound name in lower case: `InLanes`, `lane_rot`, `EVERY`."""
    boundary = r"_|(?<=[a-z0-9])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])"
    return [word.lower() for word in re.split(boundary, name) if word]


def bindings_of(module: str, text: str) -> list[str]:
    """Return the qualified names of a module's bindings, sorted."""
    return sorted(Bindings(module, text).names)
