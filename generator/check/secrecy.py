"""Secrecy of words. Input: a word in normal form. Output: whether it may depend on message, state
or schedule. Method: the inputs of a proof are of three kinds. Public variables may decide branches
and addresses. The caller's variables (registers at entry, bytes that nothing has set) must not, but
reveal nothing. All others are secret. A word is secret if one of its inputs is.
"""


from .normal import Algebra
from .terms import Term


class Secrecy:
    """Secret words of one symbolic execution."""

    def __init__(self, algebra: Algebra) -> None:
        """Start without variables of the caller."""
        self.algebra = algebra
        # variables that are not public and reveal nothing
        self.caller_variables: set[Term] = set()
        # caches of `is_secret`. A variable of the caller may become secret, but a secret word stays
        # secret: so only the second cache is ever cleared.
        self._secret_words: set[Term] = set()
        self._non_secret_words: set[Term] = set()

    def new_variable(self, name: str, width: int, secret: bool) -> Term:
        """Return a new variable that is not public. It is secret if `secret`; else it is a value of
        the caller, such as a register at entry, which reveals nothing.
        """
        word = self.algebra.variable(name, width)
        if not secret:
            self.caller_variables.update(word.parts or (word,))
        return word

    def is_secret(self, word: Term) -> bool:
        """Return whether a word may depend on message, state or schedule: on a variable that is
        neither public nor the caller's.
        """
        if word in self._secret_words:
            return True
        if word.public or word in self.caller_variables or word in self._non_secret_words:
            return False
        is_variable = bool(word.label) and word.parts is None
        depends_on_secret = is_variable or any(map(self.is_secret, word.components()))
        (self._secret_words if depends_on_secret else self._non_secret_words).add(word)
        return depends_on_secret

    def mark_secret(self, variable: Term) -> bool:
        """Make a variable of the caller secret; return whether it was not secret before."""
        if self.is_secret(variable):
            return False
        self.caller_variables.difference_update(variable.parts or (variable,))
        self._non_secret_words.clear()
        return True
