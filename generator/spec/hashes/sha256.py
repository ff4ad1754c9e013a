"""SHA-256 and SHA-224 as FIPS 180-4 defines them, over abstract words. The numbers in comments are
its equations and sections.
"""

from ..words import frac_root, primes, ror, shr

NAME, WIDTH, ROUNDS = "sha256", 32, 64  # 1, figure 1: word size; 6.2.2: rounds
STANDARD = "FIPS 180-4"
LENGTH_BITS = 64  # 5.1.1: bits of the length field in the padding

K = [frac_root(p, 3, 32) for p in primes(64)]                    # 4.2.2
INITIAL = {
    "sha224": [frac_root(p, 2, 64) & 0xFFFFFFFF for p in primes(16)[8:]],  # 5.3.2
    "sha256": [frac_root(p, 2, 32) for p in primes(8)],          # 5.3.3
}
DIGEST_BITS = {"sha224": 224, "sha256": 256}                     # figure 1


def Ch(x, y, z):  return (x & y) ^ (~x & z)                      # (4.2)
def Maj(x, y, z): return (x & y) ^ (x & z) ^ (y & z)             # (4.3)
def Σ0(x): return ror(x, 2) ^ ror(x, 13) ^ ror(x, 22)            # (4.4)
def Σ1(x): return ror(x, 6) ^ ror(x, 11) ^ ror(x, 25)            # (4.5)
def σ0(x): return ror(x, 7) ^ ror(x, 18) ^ shr(x, 3)             # (4.6)
def σ1(x): return ror(x, 17) ^ ror(x, 19) ^ shr(x, 10)           # (4.7)


def schedule(W, t):
    """Return W_t from the words before it, 16 <= t < 64: 6.2.2 step 1."""
    return σ1(W[t-2]) + W[t-7] + σ0(W[t-15]) + W[t-16]


def round(state, t, WK):
    """Return the working variables after round t, 6.2.2 step 3; WK[t] is W_t + K_t."""
    a, b, c, d, e, f, g, h = state
    T1 = h + Σ1(e) + Ch(e, f, g) + WK[t]
    T2 = Σ0(a) + Maj(a, b, c)
    return T1 + T2, a, b, c, d + T1, e, f, g


def chain(H, state):
    """Return the next intermediate hash value, 6.2.2 step 4."""
    return [x + y for x, y in zip(H, state)]
