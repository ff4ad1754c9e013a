/* SPDX-License-Identifier: Apache-2.0 OR ISC OR MIT
 *
 * Kernels in plain C that test the harness: right SHA-256 kernels, and many that are each wrong in one way. `k.inc` has the
 * constants K.
 */
#include <stddef.h>
#include <stdint.h>
#include <string.h>

static const uint32_t K[64] = {
#include "k.inc"
};

#define EXPORT __attribute__((noinline, visibility("default")))
#define ror(x, n) ((x) >> (n) | (x) << (32 - (n)))

static void expand(uint32_t *wk, size_t stride, const uint8_t *m)
{
    uint32_t w[64];
    for (int t = 0; t < 16; t++, m += 4)
        w[t] = (uint32_t)m[0] << 24 | (uint32_t)m[1] << 16 | (uint32_t)m[2] << 8 | m[3];
    for (int t = 16; t < 64; t++)
        w[t] = (ror(w[t-2], 17) ^ ror(w[t-2], 19) ^ w[t-2] >> 10) + w[t-7]
             + (ror(w[t-15], 7) ^ ror(w[t-15], 18) ^ w[t-15] >> 3) + w[t-16];
    for (int t = 0; t < 64; t++)
        memcpy((uint8_t *)wk + t * stride * 4, &(uint32_t){w[t] + K[t]}, 4);
}

static void compress(uint32_t *state, const uint32_t *wk, size_t stride)
{
    uint32_t s[8];
    memcpy(s, state, 32);
    for (int t = 0; t < 64; t++) {
        uint32_t x = s[7] + (ror(s[4], 6) ^ ror(s[4], 11) ^ ror(s[4], 25)) + ((s[4] & s[5]) ^ (~s[4] & s[6]))
                   + wk[t * stride];
        uint32_t y = (ror(s[0], 2) ^ ror(s[0], 13) ^ ror(s[0], 22)) + ((s[0] & s[1]) ^ (s[0] & s[2]) ^ (s[1] & s[2]));
        memmove(s + 1, s, 28);
        s[4] += x;
        s[0] = x + y;
    }
    for (int i = 0; i < 8; i++)
        state[i] += s[i];
}

EXPORT void good_blocks(uint32_t *state, const uint8_t *data, size_t blocks)
{
    uint32_t wk[64];
    for (; blocks; blocks--, data += 64) {
        expand(wk, 1, data);
        compress(state, wk, 1);
    }
}

EXPORT void good_schedule(uint32_t *wk, const uint8_t *data)
{
    for (size_t j = 0; j < 8; j++)
        expand(wk + j, 8, data + 64 * j);
}

EXPORT void good_rounds(uint32_t *state, const uint32_t *wk, size_t stride) { compress(state, wk, stride); }

/* The name of each kernel says what is wrong with it. */

#define BLOCKS(name) EXPORT void name(uint32_t *state, uint8_t *data, size_t blocks)
#define FORGET(x) __asm__ volatile("" : : "r"(x) : "memory")

BLOCKS(drops_a_block_of_a_remainder) { good_blocks(state, data, blocks - (blocks % 8 == 5)); }

BLOCKS(takes_the_first_block_twice)
{
    const uint8_t *first = data;
    for (; blocks; blocks--, data += 64)
        good_blocks(state, data == first + 64 ? first : data, 1);
}

BLOCKS(reads_a_byte_after)
{
    if (blocks)
        FORGET((int)((volatile uint8_t *)data)[64 * blocks]);
    good_blocks(state, data, blocks);
}

BLOCKS(reads_a_byte_before)
{
    if (blocks)
        FORGET((int)((volatile uint8_t *)data)[-1]);
    good_blocks(state, data, blocks);
}

BLOCKS(reads_a_byte_of_nothing)
{
    if (!blocks)
        FORGET((int)*(volatile uint8_t *)data);
    good_blocks(state, data, blocks);
}

BLOCKS(writes_to_the_message)
{
    good_blocks(state, data, blocks);
    if (blocks)
        data[5] ^= 1;
}

BLOCKS(begins_anew)
{
    static const uint32_t initial[8] = {0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a,
                                        0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19};
    if (blocks > 3)
        memcpy(state, initial, 32);
    good_blocks(state, data, blocks);
}

BLOCKS(changes_the_state_for_nothing)
{
    good_blocks(state, data, blocks);
    state[3] += !blocks;
}

BLOCKS(wants_aligned_data)
{
    if (blocks)
        __asm__ volatile("movaps (%0), %%xmm0" : : "r"(data) : "xmm0", "memory");
    good_blocks(state, data, blocks);
}

BLOCKS(wants_an_aligned_state)
{
    __asm__ volatile("movaps (%0), %%xmm0" : : "r"(state) : "xmm0", "memory");
    good_blocks(state, data, blocks);
}

BLOCKS(reads_after_the_state)
{
    FORGET((int)((volatile uint32_t *)state)[8]);
    good_blocks(state, data, blocks);
}

BLOCKS(cannot_run_here)
{
    (void)state, (void)data, (void)blocks;
    __asm__ volatile("ud2");
}

BLOCKS(uses_much_stack)
{
    uint8_t much[20000];
    memset(much, (int)blocks, sizeof much);
    FORGET(much);
    good_blocks(state, data, blocks);
}

#define SCHEDULE(name) EXPORT void name(uint32_t *wk, uint8_t *data)

SCHEDULE(writes_a_word_after)
{
    good_schedule(wk, data);
    wk[64 * 8] = 0;
}

SCHEDULE(writes_a_word_before)
{
    good_schedule(wk, data);
    wk[-1] = 0;
}

SCHEDULE(spoils_a_word)
{
    good_schedule(wk, data);
    wk[37 * 8 + 5] ^= 0x80000000;
}

SCHEDULE(reads_after_the_blocks)
{
    FORGET((int)((volatile uint8_t *)data)[8 * 64]);
    good_schedule(wk, data);
}

#define ROUNDS(name) EXPORT void name(uint32_t *state, uint32_t *wk, size_t stride)

ROUNDS(takes_no_stride)
{
    (void)stride;
    compress(state, wk, 8);
}

ROUNDS(reads_after_the_schedule)
{
    FORGET((int)((volatile uint32_t *)wk)[63 * stride + 1]);
    compress(state, wk, stride);
}

/* Functions that call a good kernel and then violate the calling convention. */

#define AROUND(name, after) \
    __asm__(".globl " #name "\n" #name ":\n\tsub $8, %rsp\n\tcall good_blocks\n\tadd $8, %rsp\n\t" after "\n");
AROUND(spoils_rbx, "inc %rbx\n\tret")
AROUND(spoils_r15, "xor %r15d, %r15d\n\tret")
AROUND(spoils_the_stack_pointer, "ret $8")
AROUND(leaves_the_direction_flag, "std\n\tret")
AROUND(writes_to_its_caller, "movb $0, 24(%rsp)\n\tret")
