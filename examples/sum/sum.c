/* SPDX-License-Identifier: Apache-2.0 OR ISC OR MIT
 *
 * sum [-a 1|256|512] [FILE...]: prints what sha1sum, sha256sum and sha512sum print. It shows how to use the kernels:
 * they take whole blocks, the padding is ours. From the top of the checkout, one line builds a sha256sum,
 *
 *   cc -O2 -I generated/include examples/sum/sum.c generated/gas/sha256_avx2_n8.S -o sum
 *
 * and another one builds all three, for processors without AVX2 too:
 *
 *   cc -O2 -I generated/include examples/sum/sum.c generated/gas/sha*_x64_n1.S generated/gas/sha*_avx2_n8.S -o sum
 */
#include <errno.h>
#include <fcntl.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "nsms.h"

union state {
    uint32_t w32[8];
    uint64_t w64[8];
};

struct hash {
    const char *name;
    size_t block, word, words;                           /* bytes of a block, of a word; words of the state */
    union state initial;                                 /* FIPS 180-4, 5.3 */
    int (*blocks)(union state *, const void *, size_t);
};

/* Kernels that are not linked in are NULL. */
#pragma weak nsms_sha1_blocks_x64_n1
#pragma weak nsms_sha1_blocks_avx2_n8
#pragma weak nsms_sha256_blocks_x64_n1
#pragma weak nsms_sha256_blocks_avx2_n8
#pragma weak nsms_sha512_blocks_x64_n1
#pragma weak nsms_sha512_blocks_avx2_n8

/* Runs the better kernel that is there and that this processor can run; without data, tells whether there is one. */
#define KERNEL(hash, bits) \
    static int hash##_blocks(union state *s, const void *data, size_t blocks) \
    { \
        void (*kernel)(uint##bits##_t *, const void *, size_t) = nsms_##hash##_blocks_x64_n1; \
        if (nsms_##hash##_blocks_avx2_n8 && __builtin_cpu_supports("avx2") && __builtin_cpu_supports("bmi") \
            && __builtin_cpu_supports("bmi2")) \
            kernel = nsms_##hash##_blocks_avx2_n8; \
        if (kernel && data) \
            kernel(s->w##bits, data, blocks); \
        return kernel != NULL; \
    }
KERNEL(sha1, 32)
KERNEL(sha256, 32)
KERNEL(sha512, 64)

static const struct hash hashes[] = {
    {"1", 64, 4, 5, {.w32 = {0x67452301, 0xefcdab89, 0x98badcfe, 0x10325476, 0xc3d2e1f0}}, sha1_blocks},
    {"256", 64, 4, 8, {.w32 = {0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a,
                               0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19}}, sha256_blocks},
    {"512", 128, 8, 8, {.w64 = {0x6a09e667f3bcc908, 0xbb67ae8584caa73b, 0x3c6ef372fe94f82b, 0xa54ff53a5f1d36f1,
                                0x510e527fade682d1, 0x9b05688c2b3e6c1f, 0x1f83d9abfb41bd6b, 0x5be0cd19137e2179}},
     sha512_blocks},
};

static uint8_t buffer[1 << 18];

/* Hashes what the descriptor gives up to its end; 0 on success. */
static int sum(const struct hash *h, int fd, union state *s)
{
    uint64_t length = 0;
    size_t used = 0;
    *s = h->initial;
    for (;;) {
        ssize_t got = read(fd, buffer + used, sizeof buffer - used);
        if (got < 0 && errno == EINTR)
            continue;
        if (got < 0)
            return -1;
        if (got == 0)
            break;
        length += (uint64_t)got;
        used += (size_t)got;
        size_t whole = used / h->block;
        h->blocks(s, buffer, whole);
        memmove(buffer, buffer + whole * h->block, used % h->block);
        used %= h->block;
    }
    size_t size = used + 1 + 2 * h->word > h->block ? 2 * h->block : h->block;
    memset(buffer + used, 0, size - used);               /* 5.1: a one, zeros, the length in bits */
    buffer[used] = 0x80;
    for (int i = 0; i < 8; i++)
        buffer[size - 1 - i] = (uint8_t)(length << 3 >> 8 * i);
    buffer[size - 9] |= (uint8_t)(length >> 61);
    h->blocks(s, buffer, size / h->block);
    return 0;
}

/* The digest and the name, escaped as sha256sum does it. */
static void print(const struct hash *h, const union state *s, const char *name)
{
    if (strpbrk(name, "\\\n\r"))
        putchar('\\');
    for (size_t i = 0; i < h->words; i++)
        if (h->word == 4)
            printf("%08lx", (unsigned long)s->w32[i]);
        else
            printf("%016llx", (unsigned long long)s->w64[i]);
    fputs("  ", stdout);
    for (; *name; name++)
        if (strchr("\\\n\r", *name))
            printf("\\%c", *name == '\\' ? '\\' : *name == '\n' ? 'n' : 'r');
        else
            putchar(*name);
    putchar('\n');
}

int main(int argc, char **argv)
{
    static char *standard_input[] = {"-", NULL};
    const struct hash *h = &hashes[1];
    int option, status = 0;
    while ((option = getopt(argc, argv, "a:")) != -1) {
        size_t i = 0;
        while (option == 'a' && i < 3 && strcmp(hashes[i].name, optarg))
            i++;
        if (option != 'a' || i == 3) {
            fprintf(stderr, "usage: sum [-a 1|256|512] [FILE...]\n");
            return 2;
        }
        h = &hashes[i];
    }
    if (!h->blocks(NULL, NULL, 0)) {
        fprintf(stderr, "sum: no kernel of SHA-%s was linked in that this processor can run\n", h->name);
        return 2;
    }
    for (char **name = argv[optind] ? argv + optind : standard_input; *name; name++) {
        int fd = strcmp(*name, "-") ? open(*name, O_RDONLY) : STDIN_FILENO;
        union state s;
        if (fd < 0 || sum(h, fd, &s)) {
            fprintf(stderr, "sum: %s: %s\n", *name, strerror(errno));
            status = 1;
        } else {
            print(h, &s, *name);
        }
        if (fd > STDIN_FILENO)
            close(fd);
    }
    if (fflush(stdout) || ferror(stdout)) {
        perror("sum");
        return 1;
    }
    return status;
}
