"""SHA-512, SHA-384, SHA-512/224 and SHA-512/256 as FIPS 180-4 defines them, over abstract words.

The numbers in comments are its equations and sections.
"""

import sys

from ..words import frac_root, primes, ror, shr
from . import finish_message, initial_state

NAME, WIDTH, ROUNDS = "sha512", 64, 80  # 1, figure 1: word size; 6.4.2: rounds
STANDARD = "FIPS 180-4"
LENGTH_BITS = 128  # 5.1.2: bits of the length field in the padding

K = [frac_root(p, 3, 64) for p in primes(80)]                    # 4.2.3
INITIAL = {
    "sha384": [frac_root(p, 2, 64) for p in primes(16)[8:]],     # 5.3.4
    "sha512": [frac_root(p, 2, 64) for p in primes(8)],          # 5.3.5
}
# figure 1, 6.6, 6.7
DIGEST_BITS = {"sha384": 384, "sha512": 512, "sha512-224": 224, "sha512-256": 256}


def Ch(x, y, z):  return (x & y) ^ (~x & z)                      # (4.8)
def Maj(x, y, z): return (x & y) ^ (x & z) ^ (y & z)             # (4.9)
def Σ0(x): return ror(x, 28) ^ ror(x, 34) ^ ror(x, 39)           # (4.10)
def Σ1(x): return ror(x, 14) ^ ror(x, 18) ^ ror(x, 41)           # (4.11)
def σ0(x): return ror(x, 1) ^ ror(x, 8) ^ shr(x, 7)              # (4.12)
def σ1(x): return ror(x, 19) ^ ror(x, 61) ^ shr(x, 6)            # (4.13)


def schedule(W, t):
    """Return W_t from the words before it, 16 <= t < 80: 6.4.2 step 1."""
    return σ1(W[t-2]) + W[t-7] + σ0(W[t-15]) + W[t-16]


def round(state, t, WK):
    """Return the working variables after round t, 6.4.2 step 3; WK[t] is W_t + K_t."""
    a, b, c, d, e, f, g, h = state
    T1 = h + Σ1(e) + Ch(e, f, g) + WK[t]
    T2 = Σ0(a) + Maj(a, b, c)
    return T1 + T2, a, b, c, d + T1, e, f, g


def chain(H, state):
    """Return the next intermediate hash value, 6.4.2 step 4."""
    return [x + y for x, y in zip(H, state)]


def generate_initial(t):
    """Return the initial hash value of SHA-512/t: the hash value of its name by SHA-512 with a
    modified initial hash value (5.3.6)."""
    hash = sys.modules[__name__]
    H = [x ^ 0xA5A5A5A5A5A5A5A5 for x in initial_state(hash, "sha512")]
    return [int(x) for x in finish_message(hash, H, b"SHA-512/%d" % t, 0)]


INITIAL["sha512-224"] = generate_initial(224)                           # 5.3.6.1
INITIAL["sha512-256"] = generate_initial(256)                           # 5.3.6.2
