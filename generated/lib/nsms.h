/* SHA-1, SHA-224, SHA-256, SHA-384, SHA-512, SHA-512/224, SHA-512/256 (FIPS 180-4):
 * the library of nsms 0.1.0. Written by nsms; do not edit.
 *
 * Hash a whole message in one call:
 *     uint8_t digest[NSMS_SHA256_BYTES];
 *     nsms_sha256(digest, data, length);
 * or in pieces of any size:
 *     nsms_sha256_ctx ctx;
 *     nsms_sha256_init(&ctx);
 *     nsms_sha256_update(&ctx, data, length);
 *     nsms_sha256_final(&ctx, digest);
 *
 * Any function may be called from any thread at any time, as long as no two threads use one context at once. Nothing is
 * allocated and nothing fails. `data` may have any alignment and may be NULL if `length` is 0; digests must not overlap
 * contexts. Lengths are in bytes; a message may have up to 2^61 - 1 of them (2^64 - 1 for the SHA-512 family).
 * `final` overwrites the context with zeros; call `init` before the next message. A context is plain memory: to hash two
 * messages with a common beginning, copy it.
 *
 * Hash many messages, faster than one after the other:
 *     many   messages of any lengths at any addresses: `data[i]` has `lengths[i]` bytes;
 *     equal  messages of `length` bytes each, `stride` bytes apart (`stride` may be less than `length`, or 0). Each message
 *            continues the context `prefix`, which may end within a block and does not change; NULL: no prefix;
 *     pairs  nodes of two adjacent digests each, as in Merkle trees;
 *     batch  only returns a number of messages that uses the machine fully: fewer may take more time each. Never 0.
 * Two messages:
 *     const uint8_t *data[2] = {first, second};
 *     size_t lengths[2] = {first_length, second_length};
 *     uint8_t digests[2 * NSMS_SHA256_BYTES];
 *     nsms_sha256_many(digests, data, lengths, 2);
 * In C11 and C++, the elements of `data` may be pointers to void or uint8_t, const or not; before C11 they are const void *. In
 * C11 `many` is also a macro, so that a compound literal as an argument needs parentheses around it.
 *
 * `many`, `equal` and `pairs` write `count` digests one behind the other, in the order of the messages, before they return. With
 * `count` 0 nothing is read or written and pointers may be NULL; `data[i]` may be NULL where its length is 0, and so may `data` of
 * `equal`. Messages may overlap or be the same. `digests` must not overlap messages, pointers, lengths or `prefix`, with two
 * exceptions: it may be `nodes` itself in `pairs`, and `data` itself in `equal` if `stride` is at least a digest's bytes and
 * `length` at most `stride`. These functions use at most 16 KiB of stack and overwrite the message data in it with zeros.
 *
 * The library chooses its kernels at the first use, from the processor's features (cpuid), the registers that the operating
 * system saves (XCR0), and measurements of this processor or a similar one. Calls of one, few and many blocks may use different
 * kernels. nsms_select measures the kernels on this machine instead. The environment variable NSMS_KERNEL overrides
 * both: it is a list of names such as "avx512_n8_lanes_shuffle_insert_zen4,avx2_n1_wide_sum_zen3"; the first kernel in it that this hash has and this processor can run
 * serves all lengths. NSMS_FEATURES takes features from the processor, with all that need them: "-avx512f,-sha_ni";
 * "-zmm" takes away the kernels that use 512-bit registers. Names that the library does not know have no effect, nor have the variables in a library compiled with -DNSMS_NO_GETENV or,
 * where the C library has secure_getenv, in a program with more rights than its user. With -DNSMS_NO_ASM the library
 * contains only the C kernel, "portable"; so it does on processors other than x86-64.
 *
 * Compile nsms.c and link it with the kernels' .S (or .asm) files. NSMS_HIDDEN, defined for all of them and where this file
 * is included, keeps the symbols inside a shared library.
 * Copyright (c) 2026 the nsms authors
 * SPDX-License-Identifier: Apache-2.0 OR ISC OR MIT */
#ifndef NSMS_LIBRARY_H
#define NSMS_LIBRARY_H

#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif
#if defined(NSMS_HIDDEN) && defined(__GNUC__) && !defined(_WIN32)
#pragma GCC visibility push(hidden)
#endif

#define NSMS_VERSION "0.1.0"
#define NSMS_VERSION_NUMBER 0x000100               /* major << 16 | minor << 8 | patch */

/* Returns the version of the linked library, to compare with NSMS_VERSION of the header. */
const char *nsms_version(void);

/* Measures all kernels once, in less than 20 ms, and runs the fastest for each class of lengths from then on: for programs that
 * prefer measurements on this machine to the built-in choice. A kernel named by NSMS_KERNEL or `use` stays. May be called from any thread at any time;
 * best at the start, while the processor is not busy otherwise. Reads the time-stamp counter. */
void nsms_select(void);

/* State of an unfinished message of SHA-1; the fields are private. */
typedef struct nsms_sha1_ctx {
    uint32_t state[5];
    /* bytes so far; buffer holds those after the last full block */
    uint64_t length;
    uint8_t buffer[64];
} nsms_sha1_ctx;

/* SHA-1 */
#define NSMS_SHA1_BYTES 20
#define NSMS_SHA1_BLOCK_BYTES 64
void nsms_sha1(uint8_t digest[20], const void *data, size_t length);
void nsms_sha1_init(nsms_sha1_ctx *ctx);
void nsms_sha1_update(nsms_sha1_ctx *ctx, const void *data, size_t length);
void nsms_sha1_final(nsms_sha1_ctx *ctx, uint8_t digest[20]);
void nsms_sha1_many(void *digests, const void *const data[], const size_t lengths[], size_t count);
void nsms_sha1_equal(void *digests, const nsms_sha1_ctx *prefix, const void *data, size_t stride,
                  size_t length, size_t count);
void nsms_sha1_pairs(void *digests, const void *nodes, size_t count);
size_t nsms_sha1_batch(void);

/* Compresses whole blocks, without padding, for programs that keep the state themselves. It runs the kernel for calls of this
 * length. `data` may have any alignment. */
void nsms_sha1_blocks(uint32_t state[5], const void *data, size_t blocks);

/* The name of the kernel that runs for long calls of SHA-1; one of
 * shani_n1, shani_n1_goldencove, avx512_n2, avx2_n8, sse41_n4, x64_n1, portable. */
const char *nsms_sha1_kernel(void);
/* The name of the kernel that hashes `length` bytes in one call. */
const char *nsms_sha1_kernel_for(size_t length);
/* For tests: uses the named kernel from now on, for the whole family, also in existing contexts. NULL restores the choice of the
 * first use, also after nsms_select. Returns 0, or -1 if there is no such kernel or this processor cannot run it.
 * A kernel of the list above also hashes many messages, one after the other. avx512_m16, avx512vl_m8, avx2_m8, shani_m3_zen3, shani_m2
 * are multi-message kernels: the named one then hashes many messages in all calls.
 */
int nsms_sha1_use(const char *name);

/* State of an unfinished message of SHA-224, SHA-256; the fields are private. */
typedef struct nsms_sha256_ctx {
    uint32_t state[8];
    /* bytes so far; buffer holds those after the last full block */
    uint64_t length;
    uint8_t buffer[64];
} nsms_sha256_ctx;

/* SHA-224 */
#define NSMS_SHA224_BYTES 28
#define NSMS_SHA224_BLOCK_BYTES 64
typedef nsms_sha256_ctx nsms_sha224_ctx;
void nsms_sha224(uint8_t digest[28], const void *data, size_t length);
void nsms_sha224_init(nsms_sha224_ctx *ctx);
void nsms_sha224_update(nsms_sha224_ctx *ctx, const void *data, size_t length);
void nsms_sha224_final(nsms_sha224_ctx *ctx, uint8_t digest[28]);
void nsms_sha224_many(void *digests, const void *const data[], const size_t lengths[], size_t count);
void nsms_sha224_equal(void *digests, const nsms_sha224_ctx *prefix, const void *data, size_t stride,
                  size_t length, size_t count);
void nsms_sha224_pairs(void *digests, const void *nodes, size_t count);
size_t nsms_sha224_batch(void);

/* SHA-256 */
#define NSMS_SHA256_BYTES 32
#define NSMS_SHA256_BLOCK_BYTES 64
void nsms_sha256(uint8_t digest[32], const void *data, size_t length);
void nsms_sha256_init(nsms_sha256_ctx *ctx);
void nsms_sha256_update(nsms_sha256_ctx *ctx, const void *data, size_t length);
void nsms_sha256_final(nsms_sha256_ctx *ctx, uint8_t digest[32]);
/* The digest of exactly 64 bytes, by a kernel for this length if this processor has one. */
void nsms_sha256_len64(uint8_t digest[32], const void *message);
void nsms_sha256_many(void *digests, const void *const data[], const size_t lengths[], size_t count);
void nsms_sha256_equal(void *digests, const nsms_sha256_ctx *prefix, const void *data, size_t stride,
                  size_t length, size_t count);
void nsms_sha256_pairs(void *digests, const void *nodes, size_t count);
size_t nsms_sha256_batch(void);

/* SHA-256 of the SHA-256 of each message, Bitcoin's double hash: `count` digests of 32 bytes. Messages lie as in `equal`, digests
 * may be `data` as there, and the same holds for NULL, threads, stack and what is overwritten. 1,024 headers of 80 bytes:
 *     uint8_t digests[1024 * 32];
 *     nsms_sha256d_many(digests, headers, 80, 80, 1024); */
void nsms_sha256d_many(void *digests, const void *data, size_t stride, size_t length, size_t count);

/* One compression of each node of 64 bytes from the initial hash value, without padding, so not SHA-256 of the node: `count`
 * hash values of 32 bytes. Nodes are adjacent, and digests may be nodes; the rest is as above. */
void nsms_sha256_compress64(void *digests, const void *nodes, size_t count);

/* PBKDF2-HMAC-SHA-256 (RFC 8018) of `count` passwords at once: key i, of `key_length` bytes, of password i and salt i. Keys are
 * written one behind the other. Passwords and salts may have any length, overlap or be the same, and be NULL where their length is 0; `keys`
 * must overlap none of them. `iterations` 0 counts as 1. All buffers may have any alignment; any thread may call it. It allocates nothing
 * and overwrites with zeros what it stored of passwords, salts and keys. Two passwords:
 *     const void *passwords[2] = {first, second}, *salts[2] = {salt, salt};
 *     size_t password_lengths[2] = {first_length, second_length}, salt_lengths[2] = {16, 16};
 *     uint8_t keys[2 * 32];
 *     nsms_pbkdf2_hmac_sha256(keys, 32, passwords, password_lengths, salts, salt_lengths, 210000, 2); */
void nsms_pbkdf2_hmac_sha256(void *keys, size_t key_length, const void *const passwords[],
                             const size_t password_lengths[], const void *const salts[], const size_t salt_lengths[],
                             size_t iterations, size_t count);

/* Compresses whole blocks, without padding, for programs that keep the state themselves. It runs the kernel for calls of this
 * length. `data` may have any alignment. */
void nsms_sha256_blocks(uint32_t state[8], const void *data, size_t blocks);

/* The name of the kernel that runs for long calls of SHA-224, SHA-256; one of
 * shani_n1, shani_n1_zen4, avx512_n16_lanes, avx2_n2, sse41_n1, x64_n1, portable. */
const char *nsms_sha224_kernel(void);
const char *nsms_sha256_kernel(void);
/* The name of the kernel that hashes `length` bytes in one call. */
const char *nsms_sha224_kernel_for(size_t length);
const char *nsms_sha256_kernel_for(size_t length);
/* For tests: uses the named kernel from now on, for the whole family, also in existing contexts. NULL restores the choice of the
 * first use, also after nsms_select. Returns 0, or -1 if there is no such kernel or this processor cannot run it.
 * A kernel of the list above also hashes many messages, one after the other. avx512_m16, avx512vl_m8, avx2_m8, shani_m4_zen4_lanes, shani_m3_zen3, shani_m2
 * are multi-message kernels: the named one then hashes many messages in all calls.
 */
int nsms_sha224_use(const char *name);
int nsms_sha256_use(const char *name);

/* State of an unfinished message of SHA-384, SHA-512, SHA-512/224, SHA-512/256; the fields are private. */
typedef struct nsms_sha512_ctx {
    uint64_t state[8];
    /* bytes so far; buffer holds those after the last full block */
    uint64_t length;
    uint8_t buffer[128];
} nsms_sha512_ctx;

/* SHA-384 */
#define NSMS_SHA384_BYTES 48
#define NSMS_SHA384_BLOCK_BYTES 128
typedef nsms_sha512_ctx nsms_sha384_ctx;
void nsms_sha384(uint8_t digest[48], const void *data, size_t length);
void nsms_sha384_init(nsms_sha384_ctx *ctx);
void nsms_sha384_update(nsms_sha384_ctx *ctx, const void *data, size_t length);
void nsms_sha384_final(nsms_sha384_ctx *ctx, uint8_t digest[48]);
void nsms_sha384_many(void *digests, const void *const data[], const size_t lengths[], size_t count);
void nsms_sha384_equal(void *digests, const nsms_sha384_ctx *prefix, const void *data, size_t stride,
                  size_t length, size_t count);
void nsms_sha384_pairs(void *digests, const void *nodes, size_t count);
size_t nsms_sha384_batch(void);

/* SHA-512 */
#define NSMS_SHA512_BYTES 64
#define NSMS_SHA512_BLOCK_BYTES 128
void nsms_sha512(uint8_t digest[64], const void *data, size_t length);
void nsms_sha512_init(nsms_sha512_ctx *ctx);
void nsms_sha512_update(nsms_sha512_ctx *ctx, const void *data, size_t length);
void nsms_sha512_final(nsms_sha512_ctx *ctx, uint8_t digest[64]);
/* The digest of exactly 128 bytes, by a kernel for this length if this processor has one. */
void nsms_sha512_len128(uint8_t digest[64], const void *message);
void nsms_sha512_many(void *digests, const void *const data[], const size_t lengths[], size_t count);
void nsms_sha512_equal(void *digests, const nsms_sha512_ctx *prefix, const void *data, size_t stride,
                  size_t length, size_t count);
void nsms_sha512_pairs(void *digests, const void *nodes, size_t count);
size_t nsms_sha512_batch(void);

/* PBKDF2-HMAC-SHA-512 (RFC 8018) of `count` passwords at once: key i, of `key_length` bytes, of password i and salt i. Keys are
 * written one behind the other. Passwords and salts may have any length, overlap or be the same, and be NULL where their length is 0; `keys`
 * must overlap none of them. `iterations` 0 counts as 1. All buffers may have any alignment; any thread may call it. It allocates nothing
 * and overwrites with zeros what it stored of passwords, salts and keys. Two passwords:
 *     const void *passwords[2] = {first, second}, *salts[2] = {salt, salt};
 *     size_t password_lengths[2] = {first_length, second_length}, salt_lengths[2] = {16, 16};
 *     uint8_t keys[2 * 64];
 *     nsms_pbkdf2_hmac_sha512(keys, 64, passwords, password_lengths, salts, salt_lengths, 210000, 2); */
void nsms_pbkdf2_hmac_sha512(void *keys, size_t key_length, const void *const passwords[],
                             const size_t password_lengths[], const void *const salts[], const size_t salt_lengths[],
                             size_t iterations, size_t count);

/* SHA-512/224 */
#define NSMS_SHA512_224_BYTES 28
#define NSMS_SHA512_224_BLOCK_BYTES 128
typedef nsms_sha512_ctx nsms_sha512_224_ctx;
void nsms_sha512_224(uint8_t digest[28], const void *data, size_t length);
void nsms_sha512_224_init(nsms_sha512_224_ctx *ctx);
void nsms_sha512_224_update(nsms_sha512_224_ctx *ctx, const void *data, size_t length);
void nsms_sha512_224_final(nsms_sha512_224_ctx *ctx, uint8_t digest[28]);
void nsms_sha512_224_many(void *digests, const void *const data[], const size_t lengths[], size_t count);
void nsms_sha512_224_equal(void *digests, const nsms_sha512_224_ctx *prefix, const void *data, size_t stride,
                  size_t length, size_t count);
void nsms_sha512_224_pairs(void *digests, const void *nodes, size_t count);
size_t nsms_sha512_224_batch(void);

/* SHA-512/256 */
#define NSMS_SHA512_256_BYTES 32
#define NSMS_SHA512_256_BLOCK_BYTES 128
typedef nsms_sha512_ctx nsms_sha512_256_ctx;
void nsms_sha512_256(uint8_t digest[32], const void *data, size_t length);
void nsms_sha512_256_init(nsms_sha512_256_ctx *ctx);
void nsms_sha512_256_update(nsms_sha512_256_ctx *ctx, const void *data, size_t length);
void nsms_sha512_256_final(nsms_sha512_256_ctx *ctx, uint8_t digest[32]);
void nsms_sha512_256_many(void *digests, const void *const data[], const size_t lengths[], size_t count);
void nsms_sha512_256_equal(void *digests, const nsms_sha512_256_ctx *prefix, const void *data, size_t stride,
                  size_t length, size_t count);
void nsms_sha512_256_pairs(void *digests, const void *nodes, size_t count);
size_t nsms_sha512_256_batch(void);

/* Compresses whole blocks, without padding, for programs that keep the state themselves. It runs the kernel for calls of this
 * length. `data` may have any alignment. */
void nsms_sha512_blocks(uint64_t state[8], const void *data, size_t blocks);

/* The name of the kernel that runs for long calls of SHA-384, SHA-512, SHA-512/224, SHA-512/256; one of
 * sha512ni_n1, avx512_n1_lanes_align_xor_move_goldencove, avx512_n1_lanes_shuffle_integer_zen4, avx512_n8_lanes,
 * avx512_n8_lanes_apart_goldencove, avx512_n8_lanes_shuffle_insert_zen4, avx2_n1_wide_sum_zen3, avx2_n2,
 * sse41_n1, x64_n1, portable. */
const char *nsms_sha384_kernel(void);
const char *nsms_sha512_kernel(void);
const char *nsms_sha512_224_kernel(void);
const char *nsms_sha512_256_kernel(void);
/* The name of the kernel that hashes `length` bytes in one call. */
const char *nsms_sha384_kernel_for(size_t length);
const char *nsms_sha512_kernel_for(size_t length);
const char *nsms_sha512_224_kernel_for(size_t length);
const char *nsms_sha512_256_kernel_for(size_t length);
/* For tests: uses the named kernel from now on, for the whole family, also in existing contexts. NULL restores the choice of the
 * first use, also after nsms_select. Returns 0, or -1 if there is no such kernel or this processor cannot run it.
 * A kernel of the list above also hashes many messages, one after the other. avx512_m8, avx512_m8_insert_zen4, avx512vl_m4, avx2_m4
 * are multi-message kernels: the named one then hashes many messages in all calls.
 */
int nsms_sha384_use(const char *name);
int nsms_sha512_use(const char *name);
int nsms_sha512_224_use(const char *name);
int nsms_sha512_256_use(const char *name);

/* `many` with pointers to void or uint8_t, const or not; other types are errors. */
#ifdef __cplusplus
extern "C++" {
template <class Byte> struct nsms_message_byte {};
template <> struct nsms_message_byte<void> { typedef void type; };
template <> struct nsms_message_byte<const void> { typedef void type; };
template <> struct nsms_message_byte<uint8_t> { typedef void type; };
template <> struct nsms_message_byte<const uint8_t> { typedef void type; };
template <class Byte>
inline typename nsms_message_byte<Byte>::type nsms_sha1_many(void *digests, Byte *const *data, const size_t *lengths, size_t count)
{
    static_cast<void (*)(void *, const void *const *, const size_t *, size_t)>(nsms_sha1_many)(
        digests, static_cast<const void *const *>(static_cast<const void *>(data)), lengths, count);
}
template <class Byte>
inline typename nsms_message_byte<Byte>::type nsms_sha224_many(void *digests, Byte *const *data, const size_t *lengths, size_t count)
{
    static_cast<void (*)(void *, const void *const *, const size_t *, size_t)>(nsms_sha224_many)(
        digests, static_cast<const void *const *>(static_cast<const void *>(data)), lengths, count);
}
template <class Byte>
inline typename nsms_message_byte<Byte>::type nsms_sha256_many(void *digests, Byte *const *data, const size_t *lengths, size_t count)
{
    static_cast<void (*)(void *, const void *const *, const size_t *, size_t)>(nsms_sha256_many)(
        digests, static_cast<const void *const *>(static_cast<const void *>(data)), lengths, count);
}
template <class Byte>
inline typename nsms_message_byte<Byte>::type nsms_sha384_many(void *digests, Byte *const *data, const size_t *lengths, size_t count)
{
    static_cast<void (*)(void *, const void *const *, const size_t *, size_t)>(nsms_sha384_many)(
        digests, static_cast<const void *const *>(static_cast<const void *>(data)), lengths, count);
}
template <class Byte>
inline typename nsms_message_byte<Byte>::type nsms_sha512_many(void *digests, Byte *const *data, const size_t *lengths, size_t count)
{
    static_cast<void (*)(void *, const void *const *, const size_t *, size_t)>(nsms_sha512_many)(
        digests, static_cast<const void *const *>(static_cast<const void *>(data)), lengths, count);
}
template <class Byte>
inline typename nsms_message_byte<Byte>::type nsms_sha512_224_many(void *digests, Byte *const *data, const size_t *lengths, size_t count)
{
    static_cast<void (*)(void *, const void *const *, const size_t *, size_t)>(nsms_sha512_224_many)(
        digests, static_cast<const void *const *>(static_cast<const void *>(data)), lengths, count);
}
template <class Byte>
inline typename nsms_message_byte<Byte>::type nsms_sha512_256_many(void *digests, Byte *const *data, const size_t *lengths, size_t count)
{
    static_cast<void (*)(void *, const void *const *, const size_t *, size_t)>(nsms_sha512_256_many)(
        digests, static_cast<const void *const *>(static_cast<const void *>(data)), lengths, count);
}
}
#elif defined(__STDC_VERSION__) && __STDC_VERSION__ >= 201112L
#define NSMS_MESSAGES(data) ((const void *const *)_Generic((data), void *: (data), \
    void **: (data), void *const *: (data), const void **: (data), const void *const *: (data), \
    uint8_t **: (data), uint8_t *const *: (data), const uint8_t **: (data), const uint8_t *const *: (data)))
#define nsms_sha1_many(digests, data, lengths, count) \
    (nsms_sha1_many)(digests, NSMS_MESSAGES(data), lengths, count)
#define nsms_sha224_many(digests, data, lengths, count) \
    (nsms_sha224_many)(digests, NSMS_MESSAGES(data), lengths, count)
#define nsms_sha256_many(digests, data, lengths, count) \
    (nsms_sha256_many)(digests, NSMS_MESSAGES(data), lengths, count)
#define nsms_sha384_many(digests, data, lengths, count) \
    (nsms_sha384_many)(digests, NSMS_MESSAGES(data), lengths, count)
#define nsms_sha512_many(digests, data, lengths, count) \
    (nsms_sha512_many)(digests, NSMS_MESSAGES(data), lengths, count)
#define nsms_sha512_224_many(digests, data, lengths, count) \
    (nsms_sha512_224_many)(digests, NSMS_MESSAGES(data), lengths, count)
#define nsms_sha512_256_many(digests, data, lengths, count) \
    (nsms_sha512_256_many)(digests, NSMS_MESSAGES(data), lengths, count)
#endif

/* The kernels. No pointer need be aligned beyond its type's bytes, data not even that; buffers must not overlap unless stated. Call a
 * kernel only on a processor that has the features it needs; the functions above ensure this. */

/* hash values of 8 messages after any number of blocks of each; needs avx, avx2 */
void nsms_sha1_multi_avx2_m8(uint32_t state[40], const void *const data[8], size_t blocks);

/* the hash value after any number of blocks, 8 scheduled at a time; needs avx, avx2, bmi1, bmi2 */
void nsms_sha1_blocks_avx2_n8(uint32_t state[5], const void *data, size_t blocks);

/* W_t + K_t of 8 blocks, wk[t*8 + j] for block j; needs avx, avx2 */
void nsms_sha1_schedule_avx2_n8(uint32_t *wk, const void *data);

/* hash values of 16 messages after any number of blocks of each; needs avx, avx512bw, avx512f, avx512vl */
void nsms_sha1_multi_avx512_m16(uint32_t state[80], const void *const data[16], size_t blocks);

/* the hash value after any number of blocks, 2 scheduled at a time; needs avx, avx2, avx512f, avx512vl, bmi1, bmi2 */
void nsms_sha1_blocks_avx512_n2(uint32_t state[5], const void *data, size_t blocks);

/* hash values of 8 messages after any number of blocks of each; needs avx, avx2, avx512bw, avx512f, avx512vl */
void nsms_sha1_multi_avx512vl_m8(uint32_t state[40], const void *const data[8], size_t blocks);

/* one compression, W_t + K_t at wk[t*stride], stride >= 1; needs bmi1, bmi2 */
void nsms_sha1_rounds_bmi2(uint32_t state[5], const uint32_t *wk, size_t stride);

/* hash values of 2 messages after any number of blocks of each; needs sha_ni, sse4_1, ssse3 */
void nsms_sha1_multi_shani_m2(uint32_t state[10], const void *const data[2], size_t blocks);

/* hash values of 3 messages after any number of blocks of each; needs sha_ni, sse4_1, ssse3 */
void nsms_sha1_multi_shani_m3_zen3(uint32_t state[15], const void *const data[3], size_t blocks);

/* the hash value after any number of blocks; needs sha_ni, ssse3 */
void nsms_sha1_blocks_shani_n1(uint32_t state[5], const void *data, size_t blocks);

/* the hash value after any number of blocks; needs sha_ni, ssse3 */
void nsms_sha1_blocks_shani_n1_goldencove(uint32_t state[5], const void *data, size_t blocks);

/* the hash value after any number of blocks, 4 scheduled at a time; needs ssse3 */
void nsms_sha1_blocks_sse41_n4(uint32_t state[5], const void *data, size_t blocks);

/* W_t + K_t of 4 blocks, wk[t*4 + j] for block j; needs ssse3 */
void nsms_sha1_schedule_sse41_n4(uint32_t *wk, const void *data);

/* one compression, W_t + K_t at wk[t*stride], stride >= 1; needs nothing beyond x86-64 */
void nsms_sha1_rounds_x64(uint32_t state[5], const uint32_t *wk, size_t stride);

/* the hash value after any number of blocks; needs nothing beyond x86-64 */
void nsms_sha1_blocks_x64_n1(uint32_t state[5], const void *data, size_t blocks);

/* W_t + K_t of a block, wk[t]; needs nothing beyond x86-64 */
void nsms_sha1_schedule_x64_n1(uint32_t *wk, const void *data);

/* hash values of 8 messages after any number of blocks of each; needs avx, avx2 */
void nsms_sha256_multi_avx2_m8(uint32_t state[64], const void *const data[8], size_t blocks);

/* digests of nodes of two digests each, 8 at once; needs avx, avx2 */
void nsms_sha256_pairs_avx2_m8(void *digests, const void *nodes, size_t count);

/* SHA-256 of a message of exactly 64 bytes; needs avx, bmi1, bmi2 */
void nsms_sha256_len64_avx2(uint8_t *digest, const void *message);

/* the hash value after any number of blocks, 2 scheduled at a time; needs avx, avx2, bmi1, bmi2 */
void nsms_sha256_blocks_avx2_n2(uint32_t state[8], const void *data, size_t blocks);

/* SHA-256 of a message of exactly 38 bytes; needs avx, avx512bw, avx512f, avx512vl */
void nsms_sha256_midstate_len38_avx512_m16(uint8_t *digests, const uint32_t midstates[8], const void *messages, size_t stride, size_t count);

/* hash values of 16 messages after any number of blocks of each; needs avx, avx512bw, avx512f, avx512vl */
void nsms_sha256_multi_avx512_m16(uint32_t state[128], const void *const data[16], size_t blocks);

/* digests of nodes of two digests each, 16 at once; needs avx, avx512bw, avx512f, avx512vl */
void nsms_sha256_pairs_avx512_m16(void *digests, const void *nodes, size_t count);

/* the hash value after any number of blocks, 16 scheduled at a time; needs avx, avx512bw, avx512f, avx512vl, bmi1, bmi2 */
void nsms_sha256_blocks_avx512_n16_lanes(uint32_t state[8], const void *data, size_t blocks);

/* hash values of 8 messages after any number of blocks of each; needs avx, avx2, avx512bw, avx512f, avx512vl */
void nsms_sha256_multi_avx512vl_m8(uint32_t state[64], const void *const data[8], size_t blocks);

/* digests of nodes of two digests each, 8 at once; needs avx, avx2, avx512bw, avx512f, avx512vl */
void nsms_sha256_pairs_avx512vl_m8(void *digests, const void *nodes, size_t count);

/* one compression, W_t + K_t at wk[t*stride], stride >= 1; needs bmi1, bmi2 */
void nsms_sha256_rounds_bmi2(uint32_t state[8], const uint32_t *wk, size_t stride);

/* SHA-256 of a message of exactly 64 bytes; needs avx, avx512bw, avx512f, avx512vl, sha_ni */
void nsms_sha256_double64_shani_m4_lanes(uint8_t *digests, const void *messages, size_t stride, size_t count);

/* iterations of PBKDF2 with HMAC (RFC 8018, 5.2) for 1 password; needs sha_ni, ssse3 */
void nsms_sha256_iterations_shani_m1(uint32_t state[16], const uint32_t midstates[16], size_t iterations);

/* iterations of PBKDF2 with HMAC (RFC 8018, 5.2) for 2 passwords; needs sha_ni, sse4_1, ssse3 */
void nsms_sha256_iterations_shani_m2(uint32_t state[32], const uint32_t midstates[32], size_t iterations);

/* SHA-256 of a message of exactly 38 bytes; needs avx, avx512bw, avx512f, avx512vl, sha_ni */
void nsms_sha256_midstate_len38_shani_m4_lanes(uint8_t *digests, const uint32_t midstates[8], const void *messages, size_t stride, size_t count);

/* hash values of 2 messages after any number of blocks of each; needs sha_ni, sse4_1, ssse3 */
void nsms_sha256_multi_shani_m2(uint32_t state[16], const void *const data[2], size_t blocks);

/* hash values of 3 messages after any number of blocks of each; needs sha_ni, sse4_1, ssse3 */
void nsms_sha256_multi_shani_m3_zen3(uint32_t state[24], const void *const data[3], size_t blocks);

/* hash values of 4 messages after any number of blocks of each; needs avx, avx512bw, avx512f, avx512vl, sha_ni */
void nsms_sha256_multi_shani_m4_zen4_lanes(uint32_t state[32], const void *const data[4], size_t blocks);

/* digests of nodes of two digests each, 2 at once; needs sha_ni, ssse3 */
void nsms_sha256_pairs_shani_m2(void *digests, const void *nodes, size_t count);

/* digests of nodes of two digests each, 3 at once; needs sha_ni, ssse3 */
void nsms_sha256_pairs_shani_m3_zen3(void *digests, const void *nodes, size_t count);

/* digests of nodes of two digests each, 4 at once; needs avx, avx512bw, avx512f, avx512vl, sha_ni */
void nsms_sha256_pairs_shani_m4_zen4_lanes(void *digests, const void *nodes, size_t count);

/* one compression, W_t + K_t at wk[t*stride], stride >= 1; needs sha_ni, sse4_1 */
void nsms_sha256_rounds_shani(uint32_t state[8], const uint32_t *wk, size_t stride);

/* the hash value after any number of blocks; needs sha_ni, ssse3 */
void nsms_sha256_blocks_shani_n1(uint32_t state[8], const void *data, size_t blocks);

/* the hash value after any number of blocks; needs sha_ni, ssse3 */
void nsms_sha256_blocks_shani_n1_zen4(uint32_t state[8], const void *data, size_t blocks);

/* SHA-256 of a message of exactly 64 bytes; needs sha_ni, ssse3 */
void nsms_sha256_len64_shani(uint8_t *digest, const void *message);

/* W_t + K_t of a block, wk[t]; needs sha_ni, ssse3 */
void nsms_sha256_schedule_shani_n1(uint32_t *wk, const void *data);

/* W_t + K_t of a block, wk[t]; needs sha_ni, ssse3 */
void nsms_sha256_schedule_shani_n1_zen4(uint32_t *wk, const void *data);

/* the hash value after any number of blocks; needs ssse3 */
void nsms_sha256_blocks_sse41_n1(uint32_t state[8], const void *data, size_t blocks);

/* W_t + K_t of a block, wk[t]; needs ssse3 */
void nsms_sha256_schedule_sse41_n1(uint32_t *wk, const void *data);

/* one compression, W_t + K_t at wk[t*stride], stride >= 1; needs nothing beyond x86-64 */
void nsms_sha256_rounds_x64(uint32_t state[8], const uint32_t *wk, size_t stride);

/* the hash value after any number of blocks; needs nothing beyond x86-64 */
void nsms_sha256_blocks_x64_n1(uint32_t state[8], const void *data, size_t blocks);

/* W_t + K_t of a block, wk[t]; needs nothing beyond x86-64 */
void nsms_sha256_schedule_x64_n1(uint32_t *wk, const void *data);

/* hash values of 4 messages after any number of blocks of each; needs avx, avx2 */
void nsms_sha512_multi_avx2_m4(uint64_t state[32], const void *const data[4], size_t blocks);

/* digests of nodes of two digests each, 4 at once; needs avx, avx2 */
void nsms_sha512_pairs_avx2_m4(void *digests, const void *nodes, size_t count);

/* the hash value after any number of blocks; needs avx, avx2, bmi1, bmi2 */
void nsms_sha512_blocks_avx2_n1_wide_sum_zen3(uint64_t state[8], const void *data, size_t blocks);

/* SHA-512 of a message of exactly 128 bytes; needs avx, bmi1, bmi2 */
void nsms_sha512_len128_avx2(uint8_t *digest, const void *message);

/* W_t + K_t of a block, wk[t]; needs avx, avx2 */
void nsms_sha512_schedule_avx2_n1_wide_sum_zen3(uint64_t *wk, const void *data);

/* the hash value after any number of blocks, 2 scheduled at a time; needs avx, avx2, bmi1, bmi2 */
void nsms_sha512_blocks_avx2_n2(uint64_t state[8], const void *data, size_t blocks);

/* hash values of 8 messages after any number of blocks of each; needs avx, avx512bw, avx512f, avx512vl */
void nsms_sha512_multi_avx512_m8(uint64_t state[64], const void *const data[8], size_t blocks);

/* hash values of 8 messages after any number of blocks of each; needs avx, avx512bw, avx512dq, avx512f */
void nsms_sha512_multi_avx512_m8_insert_zen4(uint64_t state[64], const void *const data[8], size_t blocks);

/* digests of nodes of two digests each, 8 at once; needs avx, avx512bw, avx512f, avx512vl */
void nsms_sha512_pairs_avx512_m8(void *digests, const void *nodes, size_t count);

/* digests of nodes of two digests each, 8 at once; needs avx, avx512bw, avx512dq, avx512f */
void nsms_sha512_pairs_avx512_m8_insert_zen4(void *digests, const void *nodes, size_t count);

/* the hash value after any number of blocks; needs avx, avx2, avx512bw, avx512f, avx512vl, bmi2 */
void nsms_sha512_blocks_avx512_n1_lanes_align_xor_move_goldencove(uint64_t state[8], const void *data, size_t blocks);

/* the hash value after any number of blocks; needs avx, avx512bw, avx512f, avx512vl, bmi2 */
void nsms_sha512_blocks_avx512_n1_lanes_shuffle_integer_zen4(uint64_t state[8], const void *data, size_t blocks);

/* the hash value after any number of blocks, 8 scheduled at a time; needs avx, avx2, avx512bw, avx512f, avx512vl, bmi1, bmi2 */
void nsms_sha512_blocks_avx512_n8_lanes(uint64_t state[8], const void *data, size_t blocks);

/* the hash value after any number of blocks, 8 scheduled at a time; needs avx, avx2, avx512bw, avx512f, avx512vl, bmi1, bmi2 */
void nsms_sha512_blocks_avx512_n8_lanes_apart_goldencove(uint64_t state[8], const void *data, size_t blocks);

/* the hash value after any number of blocks, 8 scheduled at a time; needs avx, avx2, avx512bw, avx512dq, avx512f, avx512vl, bmi1, bmi2 */
void nsms_sha512_blocks_avx512_n8_lanes_shuffle_insert_zen4(uint64_t state[8], const void *data, size_t blocks);

/* hash values of 4 messages after any number of blocks of each; needs avx, avx2, avx512bw, avx512f, avx512vl */
void nsms_sha512_multi_avx512vl_m4(uint64_t state[32], const void *const data[4], size_t blocks);

/* digests of nodes of two digests each, 4 at once; needs avx, avx2, avx512bw, avx512f, avx512vl */
void nsms_sha512_pairs_avx512vl_m4(void *digests, const void *nodes, size_t count);

/* one compression, W_t + K_t at wk[t*stride], stride >= 1; needs bmi1, bmi2 */
void nsms_sha512_rounds_bmi2(uint64_t state[8], const uint64_t *wk, size_t stride);

/* one compression, W_t + K_t at wk[t*stride], stride >= 1; needs avx, avx2, sha512 */
void nsms_sha512_rounds_sha512ni(uint64_t state[8], const uint64_t *wk, size_t stride);

/* the hash value after any number of blocks; needs avx, avx2, sha512 */
void nsms_sha512_blocks_sha512ni_n1(uint64_t state[8], const void *data, size_t blocks);

/* W_t + K_t of a block, wk[t]; needs avx, avx2, sha512 */
void nsms_sha512_schedule_sha512ni_n1(uint64_t *wk, const void *data);

/* the hash value after any number of blocks; needs ssse3 */
void nsms_sha512_blocks_sse41_n1(uint64_t state[8], const void *data, size_t blocks);

/* W_t + K_t of a block, wk[t]; needs ssse3 */
void nsms_sha512_schedule_sse41_n1(uint64_t *wk, const void *data);

/* one compression, W_t + K_t at wk[t*stride], stride >= 1; needs nothing beyond x86-64 */
void nsms_sha512_rounds_x64(uint64_t state[8], const uint64_t *wk, size_t stride);

/* the hash value after any number of blocks; needs nothing beyond x86-64 */
void nsms_sha512_blocks_x64_n1(uint64_t state[8], const void *data, size_t blocks);

/* W_t + K_t of a block, wk[t]; needs nothing beyond x86-64 */
void nsms_sha512_schedule_x64_n1(uint64_t *wk, const void *data);

#if defined(NSMS_HIDDEN) && defined(__GNUC__) && !defined(_WIN32)
#pragma GCC visibility pop
#endif
#ifdef __cplusplus
}
#endif
#endif
