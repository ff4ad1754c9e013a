"""Toy hash for a test, with properties that no standard's hash has: six working variables, 40
rounds on 64-bit words, W_t computed from W_{t-1}. It is not secure."""

from generator.spec.words import frac_root, primes, rol, ror, shr

NAME, WIDTH, ROUNDS, STANDARD = "odd", 64, 40, "tests/toys/hashes/odd.py"
LENGTH_BITS = 128

K = [frac_root(p, 2, 64) for p in primes(40)]
INITIAL = {"odd": [frac_root(p, 3, 64) for p in primes(6)]}
DIGEST_BITS = {"odd": 320}


def schedule(W, t):
    return (ror(W[t-1], 19) ^ shr(W[t-5], 3)) + W[t-9] + W[t-16]


def round(state, t, WK):
    a, b, c, d, e, f = state
    T = f + ror(e, 23) + ((a & b) ^ (~a & c)) + WK[t]
    return T + (b if t % 3 else d), a, rol(b, 9), c + T, d, e


def chain(H, state):
    return [x + y for x, y in zip(H, state)]
