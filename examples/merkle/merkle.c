/* SPDX-License-Identifier: Apache-2.0 OR ISC OR MIT
 *
 * merkle [-b] [-c DIGEST] FILE...: trees of hashes by the library's functions for many messages at once.
 *
 * Without -b the digest of fs-verity (Linux, Documentation/filesystems/fsverity.rst; what `fsverity digest FILE` prints): SHA-256 of
 * blocks of 4 KiB, of blocks of their digests, and so on, and of a descriptor that holds the last one. With -b the root of a binary
 * tree over the file's pieces of 32 bytes, filled up with zeros to a power of two, as Ethereum's SSZ has it. -c: says whether
 * that is DIGEST; the status is 1 if it is not. From the top of the checkout:
 *
 *     $ cc -O2 -I generated/lib examples/merkle/merkle.c generated/lib/nsms.c generated/gas/sha*.S -o merkle
 *     $ ./merkle FILE
 */
#define _GNU_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

#include "nsms.h"

enum { BLOCK = 4096, DIGEST = NSMS_SHA256_BYTES };

/* The digests of blocks, the last filled up with zeros. */
static void hash_blocks(uint8_t *out, const uint8_t *data, size_t size)
{
    static uint8_t last[BLOCK];
    size_t whole = size / BLOCK, rest = size % BLOCK;
    nsms_sha256_equal(out, NULL, data, BLOCK, BLOCK, whole);
    if (rest) {
        memset(last, 0, BLOCK);
        memcpy(last, data + whole * BLOCK, rest);
        nsms_sha256(out + whole * DIGEST, last, BLOCK);
    }
}

/* `levels` has room for a digest of each block of data. */
static void fsverity(uint8_t digest[DIGEST], const uint8_t *data, size_t size, uint8_t *levels)
{
    uint8_t descriptor[256] = {1, 1, 12};                /* version; SHA-256; the logarithm of a block's size */
    size_t count = (size + BLOCK - 1) / BLOCK;
    int i;
    hash_blocks(levels, data, size);
    while (count > 1) {                                  /* a block's digest lies before the next block begins */
        hash_blocks(levels, levels, count * DIGEST);
        count = (count * DIGEST + BLOCK - 1) / BLOCK;
    }
    for (i = 0; i < 8; i++)
        descriptor[8 + i] = (uint8_t)((uint64_t)size >> 8 * i);
    if (size)
        memcpy(descriptor + 16, levels, DIGEST);
    nsms_sha256(digest, descriptor, sizeof descriptor);
}

/* `nodes` has room for the pieces and one more. */
static void binary(uint8_t root[DIGEST], const uint8_t *data, size_t size, uint8_t *nodes)
{
    uint8_t zero[2 * DIGEST] = {0};                      /* two trees of zeros, as deep as the level's */
    size_t count = size ? (size + DIGEST - 1) / DIGEST : 1;
    memset(nodes + (count - 1) * DIGEST, 0, 2 * DIGEST);
    if (size)
        memcpy(nodes, data, size);
    for (; count > 1; count = (count + 1) / 2) {
        if (count % 2)
            memcpy(nodes + count * DIGEST, zero, DIGEST);
        nsms_sha256_pairs(nodes, nodes, (count + 1) / 2);
        nsms_sha256_pairs(zero, zero, 1);
        memcpy(zero + DIGEST, zero, DIGEST);
    }
    memcpy(root, nodes, DIGEST);
}

int main(int argc, char **argv)
{
    const char *wanted = NULL;
    int option, pieces = 0, status = 0;
    while ((option = getopt(argc, argv, "bc:")) != -1) {
        if (option == 'b')
            pieces = 1;
        else if (option == 'c')
            wanted = optarg;
        else
            optind = argc;
    }
    if (optind == argc) {
        fprintf(stderr, "usage: merkle [-b] [-c DIGEST] FILE...\n");
        return 2;
    }
    for (; argv[optind]; optind++) {
        uint8_t digest[DIGEST], *room = NULL;
        char hex[2 * DIGEST + 1];
        struct stat about;
        void *data = NULL;
        size_t size = 0;
        int i, fd = open(argv[optind], O_RDONLY);
        if (fd < 0 || fstat(fd, &about) || (S_ISREG(about.st_mode) ? 0 : (errno = EINVAL))
            || ((size = (size_t)about.st_size) != 0
                && (data = mmap(NULL, size, PROT_READ, MAP_PRIVATE, fd, 0)) == MAP_FAILED)
            || (room = malloc(pieces ? size + 3 * DIGEST : (size / BLOCK + 1) * DIGEST)) == NULL) {
            fprintf(stderr, "merkle: %s: %s\n", argv[optind], strerror(errno));
            return 2;
        }
        (pieces ? binary : fsverity)(digest, data, size, room);
        for (i = 0; i < DIGEST; i++)
            snprintf(hex + 2 * i, 3, "%02x", digest[i]);
        if (wanted) {
            status |= strcmp(wanted, hex) != 0;
            printf("%s: %s\n", argv[optind], strcmp(wanted, hex) ? "FAILED" : "OK");
        } else
            printf("%s%s %s\n", pieces ? "" : "sha256:", hex, argv[optind]);
        free(room);
        if (data)
            munmap(data, size);
        close(fd);
    }
    return status;
}
