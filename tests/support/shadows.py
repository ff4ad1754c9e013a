"""Names that a comprehension binds and that the function around it also reads outside of the
comprehension.

Python 3.12 inlines list, set and dictionary comprehensions into their function. Python 3.12.1 then
takes the comprehension's variable for a variable of the function, so that the read of a global or
builtin name outside of the comprehension raises UnboundLocalError. Input: a syntax tree. Output:
line numbers and names. Generator expressions count too, because a small edit makes them
comprehensions.
"""

import ast
from collections.abc import Iterator

COMPREHENSIONS = (ast.ListComp, ast.SetComp, ast.DictComp, ast.GeneratorExp)
FUNCTIONS = (ast.FunctionDef, ast.AsyncFunctionDef, ast.Lambda)
SCOPES = (*FUNCTIONS, ast.ClassDef, ast.Module)


def bound_names(node: ast.AST) -> Iterator[ast.Name]:
    """Yield the names that an assignment target binds."""
    return (n for n in ast.walk(node) if isinstance(n, ast.Name) and isinstance(n.ctx, ast.Store))


def nodes_in_scope(scope: ast.AST) -> Iterator[tuple[ast.AST, frozenset[str]]]:
    """Yield every node of a scope except nodes of nested scopes, each with the names that the
    comprehensions around it bind."""
    def below(node: ast.AST, bound: frozenset[str]) -> Iterator[tuple[ast.AST, frozenset[str]]]:
        """Yield `node` and its descendants in the scope; comprehensions around it bind `bound`."""
        yield node, bound
        if isinstance(node, COMPREHENSIONS):
            bound_here = bound | {n.id for g in node.generators for n in bound_names(g.target)}
            for number, generator in enumerate(node.generators):
                yield from below(generator.iter, bound_here if number else bound)
                for part in (generator.target, *generator.ifs):
                    yield from below(part, bound_here)
            for result in (node.key, node.value) if isinstance(node, ast.DictComp) else (node.elt,):
                yield from below(result, bound_here)
        elif isinstance(node, (*FUNCTIONS, ast.ClassDef)):      # whose body is another scope's
            for definition in evaluated_outside(node):
                yield from below(definition, bound)
        else:
            for child in ast.iter_child_nodes(node):
                yield from below(child, bound)

    body = [scope.body] if isinstance(scope, ast.Lambda) else getattr(scope, "body", [])
    for statement in body:
        yield from below(statement, frozenset())


def evaluated_outside(node: ast.AST) -> list[ast.AST]:
    """Return the parts of a function or class that are evaluated where it is defined."""
    matches = [*getattr(node, "decorator_list", []), *getattr(node, "bases", [])]
    if isinstance(node, FUNCTIONS):
        matches += [*node.args.defaults, *(d for d in node.args.kw_defaults if d is not None)]
    return matches


def shadowed_reads(tree: ast.Module) -> list[tuple[int, str]]:
    """Return (line, name), sorted, of each comprehension variable whose name is also read in the
    scope outside of the comprehension. A name that the scope assigns is left out, except in a
    module."""
    result = set()
    for scope in ast.walk(tree):
        if not isinstance(scope, SCOPES):
            continue
        assigned_names: set[str] = set()
        if isinstance(scope, FUNCTIONS):
            a = scope.args
            every = [*a.posonlyargs, *a.args, *a.kwonlyargs, *filter(None, (a.vararg, a.kwarg))]
            assigned_names = {argument.arg for argument in every}
        read, variables = set[str](), list[ast.Name]()
        for node, bound in nodes_in_scope(scope):
            if isinstance(node, ast.Name) and node.id not in bound:
                (read if isinstance(node.ctx, ast.Load) else assigned_names).add(node.id)
            elif isinstance(node, COMPREHENSIONS):
                variables += [name for g in node.generators for name in bound_names(g.target)]
        if isinstance(scope, ast.Module):
            assigned_names = set()
        result |= {(name.lineno, name.id) for name in variables
                   if name.id in read - assigned_names}
    return sorted(result)
