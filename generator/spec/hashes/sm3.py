"""SM3 as GB/T 32905-2016 defines it, over abstract words. The numbers in comments are its sections.

Words are big-endian, as in FIPS 180-4. A round reads W_j and W'_j = W_j ^ W_{j+4}, so the schedule
has 68 words. The standard adds T_j in the rounds and nothing to the schedule; all K are therefore
zero.
"""

from ..words import Word, rol

NAME, WIDTH, ROUNDS = "sm3", 32, 64  # 5.3.3: words and rounds
STANDARD = "GB/T 32905-2016"
LENGTH_BITS = 64  # 5.2: bits of the length field in the padding

K = [0] * 68  # 5.3.2: no constants are added to W_0 .. W_67
T = [0x79CC4519] * 16 + [0x7A879D8A] * 48                        # 4.2
# 4.1
INITIAL = {"sm3": [0x7380166F, 0x4914B2B9, 0x172442D7, 0xDA8A0600, 0xA96F30BC, 0x163138AA,
                   0xE38DEE4D, 0xB0FB0E4E]}
DIGEST_BITS = {"sm3": 256}                                       # 5.4


def parity(x, y, z):   return x ^ y ^ z                          # 4.3
def majority(x, y, z): return (x & y) | (x & z) | (y & z)        # 4.3
def ch(x, y, z):       return (x & y) | (~x & z)                 # 4.3


def FF(j, x, y, z): return (parity if j < 16 else majority)(x, y, z)  # 4.3
def GG(j, x, y, z): return (parity if j < 16 else ch)(x, y, z)    # 4.3
def P0(x):          return x ^ rol(x, 9) ^ rol(x, 17)            # 4.4
def P1(x):          return x ^ rol(x, 15) ^ rol(x, 23)           # 4.4


def schedule(W, j):
    """Return W_j from the words before it, 16 <= j < 68: 5.3.2 b."""
    return P1(W[j-16] ^ W[j-9] ^ rol(W[j-3], 15)) ^ rol(W[j-13], 7) ^ W[j-6]


def round(state, j, W):
    """Return the working variables after round j, 5.3.3; W is the schedule."""
    a, b, c, d, e, f, g, h = state
    SS1 = rol(rol(a, 12) + e + int(rol(Word(T[j], 32), j)), 7)
    SS2 = SS1 ^ rol(a, 12)
    TT1 = FF(j, a, b, c) + d + SS2 + (W[j] ^ W[j+4])
    TT2 = GG(j, e, f, g) + h + SS1 + W[j]
    return TT1, a, rol(b, 9), c, P0(TT2), e, rol(f, 19), g


def chain(V, state):
    """Return the next intermediate hash value, 5.3.3."""
    return [x ^ y for x, y in zip(V, state)]
