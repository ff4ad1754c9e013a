"""SHA-1 as FIPS 180-4 defines it, over abstract words. The numbers in comments are its equations
and sections.
"""

from ..words import rol

NAME, WIDTH, ROUNDS = "sha1", 32, 80  # 1, figure 1: word size; 6.1.2: rounds
STANDARD = "FIPS 180-4"
LENGTH_BITS = 64  # 5.1.1: bits of the length field in the padding

K = [0x5A827999] * 20 + [0x6ED9EBA1] * 20 + [0x8F1BBCDC] * 20 + [0xCA62C1D6] * 20  # 4.2.1
INITIAL = {"sha1": [0x67452301, 0xEFCDAB89, 0x98BADCFE, 0x10325476, 0xC3D2E1F0]}   # 5.3.1
DIGEST_BITS = {"sha1": 160}                                      # figure 1


def Ch(x, y, z):     return (x & y) ^ (~x & z)                   # (4.1)
def Parity(x, y, z): return x ^ y ^ z                            # (4.1)
def Maj(x, y, z):    return (x & y) ^ (x & z) ^ (y & z)          # (4.1)


def f(t, x, y, z):
    """Return f_t(x, y, z), the function of round t, (4.1)."""
    return (Ch, Parity, Maj, Parity)[t // 20](x, y, z)


def schedule(W, t):
    """Return W_t from the words before it, 16 <= t < 80: 6.1.2 step 1."""
    return rol(W[t-3] ^ W[t-8] ^ W[t-14] ^ W[t-16], 1)


def round(state, t, WK):
    """Return the working variables after round t, 6.1.2 step 3; WK[t] is W_t + K_t."""
    a, b, c, d, e = state
    T = rol(a, 5) + f(t, b, c, d) + e + WK[t]
    return T, a, rol(b, 30), c, d


def chain(H, state):
    """Return the next intermediate hash value, 6.1.2 step 4."""
    return [x + y for x, y in zip(H, state)]
