"""SLH-DSA-SHA2 (FIPS 205) by hashlib, one hash at a time and close to the standard's algorithms.

Tests compare examples/slh-dsa, an independent implementation, with this module. A number in
parentheses is that of an algorithm in FIPS 205; a number with a period is that of a section.
"""

from __future__ import annotations

import hashlib
import hmac
from dataclasses import dataclass
from functools import cached_property

# FIPS 205, table 2: name of a parameter set -> n, h, d, h', a, k, m
SETS = {"128s": (16, 63, 7, 9, 12, 14, 30), "128f": (16, 66, 22, 3, 6, 33, 34),
        "192s": (24, 63, 7, 9, 14, 17, 39), "192f": (24, 66, 22, 3, 8, 33, 42),
        "256s": (32, 64, 8, 8, 14, 22, 47), "256f": (32, 68, 17, 4, 9, 35, 49)}
WOTS_HASH, WOTS_PK, TREE, FORS_TREE, FORS_ROOTS, WOTS_PRF, FORS_PRF = range(7)


def base_2b(data: bytes, bits: int, count: int) -> list[int]:
    """Return the first `count` numbers of `bits` bits in the big-endian bit string `data` (4)."""
    value, total = int.from_bytes(data, "big"), 8 * len(data)
    return [value >> (total - (i + 1) * bits) & ((1 << bits) - 1) for i in range(count)]


@dataclass(frozen=True)
class Key:
    """Key pair: the parameter set `name`, the secrets and the public seed."""

    name: str
    sk_seed: bytes
    sk_prf: bytes
    pk_seed: bytes

    @property
    def n(self) -> int:
        return SETS[self.name][0]

    def hash(self, address: tuple[int, ...], message: bytes, tree: bool) -> bytes:
        """Return a hash (11.2) of the public seed, an address and a message: F or PRF; with `tree`,
        H or T. `address`: layer, tree index, type, and the three words after the type."""
        layer, index, kind, *words = address
        compressed = bytes([layer]) + index.to_bytes(8, "big") + bytes([kind])
        compressed += b"".join(word.to_bytes(4, "big") for word in words)
        wide = tree and self.n > 16
        prefix = self.pk_seed.ljust(128 if wide else 64, b"\0")
        digest = hashlib.new("sha512" if wide else "sha256", prefix + compressed + message).digest()
        return digest[:self.n]

    def chain(self, value: bytes, start: int, layer: int, tree: int, leaf: int, i: int,
              end: int) -> bytes:
        """Return `value` after the steps `start` to `end` - 1 of chain `i` of WOTS+ (5)."""
        for step in range(start, end):
            value = self.hash((layer, tree, WOTS_HASH, leaf, i, step), value, False)
        return value

    def wots(self, layer: int, tree: int, leaf: int, digits: list[int]) -> list[bytes]:
        """Return the value of each chain of WOTS+ after the number of steps in `digits` (6, 7)."""
        return [self.chain(self.hash((layer, tree, WOTS_PRF, leaf, i, 0), self.sk_seed, False),
                           0, layer, tree, leaf, i, digit) for i, digit in enumerate(digits)]

    def digits(self, message: bytes) -> list[int]:
        """Return the base-16 digits of a message, then those of its checksum (7)."""
        digits = base_2b(message, 4, 2 * self.n)
        checksum = sum(15 - digit for digit in digits) << 4
        return digits + base_2b(checksum.to_bytes(2, "big"), 4, 3)

    def tree(self, layer: int, tree: int) -> list[list[bytes]]:
        """Return the levels of tree `tree` in layer `layer` of the hypertree, leaves first (9)."""
        levels = [[self.hash((layer, tree, WOTS_PK, leaf, 0, 0),
                             b"".join(self.wots(layer, tree, leaf, [15] * (2 * self.n + 3))), True)
                   for leaf in range(1 << SETS[self.name][3])]]
        while len(levels[-1]) > 1:
            below, z = levels[-1], len(levels)
            levels.append([self.hash((layer, tree, TREE, 0, z, i), below[2 * i] + below[2 * i + 1],
                                     True) for i in range(len(below) // 2)])
        return levels

    @cached_property
    def root(self) -> bytes:
        """Root of the public key, PK.root (18)."""
        return self.tree(SETS[self.name][2] - 1, 0)[-1][0]

    @property
    def public(self) -> bytes:
        return self.pk_seed + self.root

    @property
    def secret(self) -> bytes:
        return self.sk_seed + self.sk_prf + self.public

    def fors(self, tree: int, leaf: int, digest: bytes) -> tuple[bytes, bytes]:
        """Return the FORS signature of a digest and the FORS public key (16, 17)."""
        a, k = SETS[self.name][4:6]
        signature, roots = b"", b""
        for t, index in enumerate(base_2b(digest, a, k)):
            base = t << a
            secrets = [self.hash((0, tree, FORS_PRF, leaf, 0, base + i), self.sk_seed, False)
                       for i in range(1 << a)]
            level = [self.hash((0, tree, FORS_TREE, leaf, 0, base + i), s, False)
                     for i, s in enumerate(secrets)]
            signature += secrets[index]
            for z in range(1, a + 1):
                signature += level[index >> (z - 1) ^ 1]
                level = [self.hash((0, tree, FORS_TREE, leaf, z, (base >> z) + i),
                                   level[2 * i] + level[2 * i + 1], True)
                         for i in range(len(level) // 2)]
            roots += level[0]
        return signature, self.hash((0, tree, FORS_ROOTS, leaf, 0, 0), roots, True)

    def sign(self, message: bytes, context: bytes = b"", random: bytes | None = None) -> bytes:
        n, h, d, height, a, k, m = SETS[self.name]
        hash = "sha256" if n == 16 else "sha512"
        message = bytes([0, len(context)]) + context + message
        r = hmac.digest(self.sk_prf, (random or self.pk_seed) + message, hash)[:n]
        seed = r + self.pk_seed + hashlib.new(hash, r + self.public + message).digest()
        digest = b"".join(hashlib.new(hash, seed + i.to_bytes(4, "big")).digest()
                          for i in range(2))[:m]
        md, rest = digest[:(k * a + 7) // 8], digest[(k * a + 7) // 8:]
        tree_bytes = (h - height + 7) // 8
        tree = int.from_bytes(rest[:tree_bytes], "big") % (1 << (h - height))
        leaf = int.from_bytes(rest[tree_bytes:], "big") % (1 << height)
        signature, node = self.fors(tree, leaf, md)
        signature = r + signature
        for layer in range(d):
            levels = self.tree(layer, tree)
            signature += b"".join(self.wots(layer, tree, leaf, self.digits(node)))
            signature += b"".join(levels[z][leaf >> z ^ 1] for z in range(height))
            node, leaf, tree = levels[-1][0], tree % (1 << height), tree >> height
        assert node == self.root
        return signature
