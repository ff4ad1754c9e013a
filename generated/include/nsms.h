/* Prototypes of kernels written by nsms. No pointer need be aligned beyond its type's bytes; data not even that.
 * Buffers must not overlap unless stated. Call a kernel only on a processor with the features in the line above it, named as in
 * Linux's /proc/cpuinfo; with gcc and clang a program can test them with __builtin_cpu_supports("avx2").
 * Copyright (c) 2026 the nsms authors
 * SPDX-License-Identifier: Apache-2.0 OR ISC OR MIT */
#ifndef NSMS_H
#define NSMS_H

#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif
#if defined(NSMS_HIDDEN) && defined(__GNUC__) && !defined(_WIN32)
#pragma GCC visibility push(hidden)
#endif

/* the hash value after any number of blocks; needs avx */
void nsms_sha1_blocks_avx_n1(uint32_t state[5], const void *data, size_t blocks);

/* W_t + K_t of a block, wk[t]; needs avx */
void nsms_sha1_schedule_avx_n1(uint32_t *wk, const void *data);

/* the hash value after any number of blocks, 2 scheduled at a time; needs avx */
void nsms_sha1_blocks_avx_n2(uint32_t state[5], const void *data, size_t blocks);

/* the hash value after any number of blocks, 4 scheduled at a time; needs avx */
void nsms_sha1_blocks_avx_n4(uint32_t state[5], const void *data, size_t blocks);

/* W_t + K_t of 4 blocks, wk[t*4 + j] for block j; needs avx */
void nsms_sha1_schedule_avx_n4(uint32_t *wk, const void *data);

/* hash values of 8 messages after any number of blocks of each; needs avx, avx2 */
void nsms_sha1_multi_avx2_m8(uint32_t state[40], const void *const data[8], size_t blocks);

/* the hash value after any number of blocks; needs avx, bmi1, bmi2 */
void nsms_sha1_blocks_avx2_n1(uint32_t state[5], const void *data, size_t blocks);

/* W_t + K_t of a block, wk[t]; needs avx */
void nsms_sha1_schedule_avx2_n1(uint32_t *wk, const void *data);

/* the hash value after any number of blocks, 2 scheduled at a time; needs avx, avx2, bmi1, bmi2 */
void nsms_sha1_blocks_avx2_n2(uint32_t state[5], const void *data, size_t blocks);

/* the hash value after any number of blocks, 2 scheduled at a time; needs avx, avx2, bmi1, bmi2 */
void nsms_sha1_blocks_avx2_n2_andn_zen3(uint32_t state[5], const void *data, size_t blocks);

/* the hash value after any number of blocks, 2 scheduled at a time; needs avx, bmi1, bmi2 */
void nsms_sha1_blocks_avx2_n2_idle_insert_zen4(uint32_t state[5], const void *data, size_t blocks);

/* the hash value after any number of blocks, 8 scheduled at a time; needs avx, avx2, bmi1, bmi2 */
void nsms_sha1_blocks_avx2_n8(uint32_t state[5], const void *data, size_t blocks);

/* the hash value after any number of blocks, 8 scheduled at a time; needs avx, avx2, bmi1 */
void nsms_sha1_blocks_avx2_n8_ror_zen3(uint32_t state[5], const void *data, size_t blocks);

/* W_t + K_t of 8 blocks, wk[t*8 + j] for block j; needs avx, avx2 */
void nsms_sha1_schedule_avx2_n8(uint32_t *wk, const void *data);

/* W_t + K_t of 8 blocks, wk[t*8 + j] for block j; needs avx, avx2 */
void nsms_sha1_schedule_avx2_n8_ror_zen3(uint32_t *wk, const void *data);

/* hash values of 16 messages after any number of blocks of each; needs avx, avx512bw, avx512f, avx512vl */
void nsms_sha1_multi_avx512_m16(uint32_t state[80], const void *const data[16], size_t blocks);

/* the hash value after any number of blocks; needs avx, avx512f, avx512vl, bmi1, bmi2 */
void nsms_sha1_blocks_avx512_n1(uint32_t state[5], const void *data, size_t blocks);

/* W_t + K_t of a block, wk[t]; needs avx, avx512f, avx512vl */
void nsms_sha1_schedule_avx512_n1(uint32_t *wk, const void *data);

/* the hash value after any number of blocks, 2 scheduled at a time; needs avx, avx2, avx512f, avx512vl, bmi1, bmi2 */
void nsms_sha1_blocks_avx512_n2(uint32_t state[5], const void *data, size_t blocks);

/* the hash value after any number of blocks, 16 scheduled at a time; needs avx, avx512bw, avx512f, avx512vl, bmi1, bmi2 */
void nsms_sha1_blocks_avx512_n16(uint32_t state[5], const void *data, size_t blocks);

/* W_t + K_t of 16 blocks, wk[t*16 + j] for block j; needs avx, avx512bw, avx512f, avx512vl */
void nsms_sha1_schedule_avx512_n16(uint32_t *wk, const void *data);

/* hash values of 8 messages after any number of blocks of each; needs avx, avx2, avx512bw, avx512f, avx512vl */
void nsms_sha1_multi_avx512vl_m8(uint32_t state[40], const void *const data[8], size_t blocks);

/* one compression, W_t + K_t at wk[t*stride], stride >= 1; needs bmi1, bmi2 */
void nsms_sha1_rounds_bmi2(uint32_t state[5], const uint32_t *wk, size_t stride);

/* the hash value after any number of blocks; needs bmi1, bmi2 */
void nsms_sha1_blocks_bmi2_n1(uint32_t state[5], const void *data, size_t blocks);

/* W_t + K_t of a block, wk[t]; needs bmi2 */
void nsms_sha1_schedule_bmi2_n1(uint32_t *wk, const void *data);

/* hash values of 2 messages after any number of blocks of each; needs sha_ni, sse4_1, ssse3 */
void nsms_sha1_multi_shani_m2(uint32_t state[10], const void *const data[2], size_t blocks);

/* hash values of 3 messages after any number of blocks of each; needs sha_ni, sse4_1, ssse3 */
void nsms_sha1_multi_shani_m3_zen3(uint32_t state[15], const void *const data[3], size_t blocks);

/* the hash value after any number of blocks; needs sha_ni, ssse3 */
void nsms_sha1_blocks_shani_n1(uint32_t state[5], const void *data, size_t blocks);

/* the hash value after any number of blocks; needs sha_ni, ssse3 */
void nsms_sha1_blocks_shani_n1_goldencove(uint32_t state[5], const void *data, size_t blocks);

/* the hash value after any number of blocks; needs ssse3 */
void nsms_sha1_blocks_sse41_n1(uint32_t state[5], const void *data, size_t blocks);

/* W_t + K_t of a block, wk[t]; needs ssse3 */
void nsms_sha1_schedule_sse41_n1(uint32_t *wk, const void *data);

/* the hash value after any number of blocks, 2 scheduled at a time; needs ssse3 */
void nsms_sha1_blocks_sse41_n2(uint32_t state[5], const void *data, size_t blocks);

/* the hash value after any number of blocks, 4 scheduled at a time; needs ssse3 */
void nsms_sha1_blocks_sse41_n4(uint32_t state[5], const void *data, size_t blocks);

/* the hash value after any number of blocks, 4 scheduled at a time; needs ssse3 */
void nsms_sha1_blocks_sse41_n4_shift_add_zen4(uint32_t state[5], const void *data, size_t blocks);

/* W_t + K_t of 4 blocks, wk[t*4 + j] for block j; needs ssse3 */
void nsms_sha1_schedule_sse41_n4(uint32_t *wk, const void *data);

/* W_t + K_t of 4 blocks, wk[t*4 + j] for block j; needs ssse3 */
void nsms_sha1_schedule_sse41_n4_shift_add_zen4(uint32_t *wk, const void *data);

/* one compression, W_t + K_t at wk[t*stride], stride >= 1; needs nothing beyond x86-64 */
void nsms_sha1_rounds_x64(uint32_t state[5], const uint32_t *wk, size_t stride);

/* the hash value after any number of blocks; needs nothing beyond x86-64 */
void nsms_sha1_blocks_x64_n1(uint32_t state[5], const void *data, size_t blocks);

/* the hash value after any number of blocks; needs nothing beyond x86-64 */
void nsms_sha1_blocks_x64_n1_andn_zen4(uint32_t state[5], const void *data, size_t blocks);

/* W_t + K_t of a block, wk[t]; needs nothing beyond x86-64 */
void nsms_sha1_schedule_x64_n1(uint32_t *wk, const void *data);

/* W_t + K_t of a block, wk[t]; needs nothing beyond x86-64 */
void nsms_sha1_schedule_x64_n1_andn_zen4(uint32_t *wk, const void *data);

/* the hash value after any number of blocks; needs avx */
void nsms_sha256_blocks_avx_n1(uint32_t state[8], const void *data, size_t blocks);

/* W_t + K_t of a block, wk[t]; needs avx */
void nsms_sha256_schedule_avx_n1(uint32_t *wk, const void *data);

/* the hash value after any number of blocks, 2 scheduled at a time; needs avx */
void nsms_sha256_blocks_avx_n2(uint32_t state[8], const void *data, size_t blocks);

/* the hash value after any number of blocks, 4 scheduled at a time; needs avx */
void nsms_sha256_blocks_avx_n4(uint32_t state[8], const void *data, size_t blocks);

/* W_t + K_t of 4 blocks, wk[t*4 + j] for block j; needs avx */
void nsms_sha256_schedule_avx_n4(uint32_t *wk, const void *data);

/* SHA-256 of a message of exactly 64 bytes; needs avx, avx2 */
void nsms_sha256_compress64_avx2_m8(uint8_t *digests, const void *messages, size_t stride, size_t count);

/* hash values of 8 messages after any number of blocks of each; needs avx, avx2 */
void nsms_sha256_multi_avx2_m8(uint32_t state[64], const void *const data[8], size_t blocks);

/* digests of nodes of two digests each, 8 at once; needs avx, avx2 */
void nsms_sha256_pairs_avx2_m8(void *digests, const void *nodes, size_t count);

/* the hash value after any number of blocks; needs avx, bmi1, bmi2 */
void nsms_sha256_blocks_avx2_n1(uint32_t state[8], const void *data, size_t blocks);

/* the hash value after any number of blocks; needs avx, bmi1, bmi2 */
void nsms_sha256_blocks_avx2_n1_sum_zen3(uint32_t state[8], const void *data, size_t blocks);

/* SHA-256 of a message of exactly 64 bytes; needs avx, bmi1, bmi2 */
void nsms_sha256_len64_avx2(uint8_t *digest, const void *message);

/* W_t + K_t of a block, wk[t]; needs avx */
void nsms_sha256_schedule_avx2_n1(uint32_t *wk, const void *data);

/* W_t + K_t of a block, wk[t]; needs avx */
void nsms_sha256_schedule_avx2_n1_sum_zen3(uint32_t *wk, const void *data);

/* the hash value after any number of blocks, 2 scheduled at a time; needs avx, avx2, bmi1, bmi2 */
void nsms_sha256_blocks_avx2_n2(uint32_t state[8], const void *data, size_t blocks);

/* the hash value after any number of blocks, 2 scheduled at a time; needs avx, avx2, bmi1, bmi2 */
void nsms_sha256_blocks_avx2_n2_split_zen4(uint32_t state[8], const void *data, size_t blocks);

/* the hash value after any number of blocks, 2 scheduled at a time; needs avx, avx2, bmi1, bmi2 */
void nsms_sha256_blocks_avx2_n2_sum_zen3(uint32_t state[8], const void *data, size_t blocks);

/* the hash value after any number of blocks, 4 scheduled at a time; needs avx, avx2, bmi1, bmi2 */
void nsms_sha256_blocks_avx2_n4_goldencove(uint32_t state[8], const void *data, size_t blocks);

/* the hash value after any number of blocks, 8 scheduled at a time; needs avx, avx2, bmi1, bmi2 */
void nsms_sha256_blocks_avx2_n8(uint32_t state[8], const void *data, size_t blocks);

/* the hash value after any number of blocks, 8 scheduled at a time; needs avx, avx2, bmi1, bmi2 */
void nsms_sha256_blocks_avx2_n8_split_zen4(uint32_t state[8], const void *data, size_t blocks);

/* the hash value after any number of blocks, 8 scheduled at a time; needs avx, avx2, bmi1, bmi2 */
void nsms_sha256_blocks_avx2_n8_sum_zen3(uint32_t state[8], const void *data, size_t blocks);

/* W_t + K_t of 8 blocks, wk[t*8 + j] for block j; needs avx, avx2 */
void nsms_sha256_schedule_avx2_n8(uint32_t *wk, const void *data);

/* W_t + K_t of 8 blocks, wk[t*8 + j] for block j; needs avx, avx2 */
void nsms_sha256_schedule_avx2_n8_split_zen4(uint32_t *wk, const void *data);

/* W_t + K_t of 8 blocks, wk[t*8 + j] for block j; needs avx, avx2 */
void nsms_sha256_schedule_avx2_n8_sum_zen3(uint32_t *wk, const void *data);

/* SHA-256 of a message of exactly 64 bytes; needs avx, avx512bw, avx512f, avx512vl */
void nsms_sha256_compress64_avx512_m16(uint8_t *digests, const void *messages, size_t stride, size_t count);

/* SHA-256 of a message of exactly 64 bytes; needs avx, avx512bw, avx512f, avx512vl */
void nsms_sha256_double64_avx512_m16(uint8_t *digests, const void *messages, size_t stride, size_t count);

/* SHA-256 of a message of exactly 64 bytes, any number of them, 16 at once; needs avx, avx512bw, avx512f, avx512vl */
void nsms_sha256_len64_avx512_m16(uint8_t *digests, const void *messages, size_t stride, size_t count);

/* SHA-256 of a message of exactly 38 bytes; needs avx, avx512bw, avx512f, avx512vl */
void nsms_sha256_midstate_len38_avx512_m16(uint8_t *digests, const uint32_t midstates[8], const void *messages, size_t stride, size_t count);

/* SHA-256 of a message of exactly 54 bytes; needs avx, avx512bw, avx512f, avx512vl */
void nsms_sha256_midstate_len54_avx512_m16(uint8_t *digests, const uint32_t midstates[8], const void *messages, size_t stride, size_t count);

/* hash values of 16 messages after any number of blocks of each; needs avx, avx512bw, avx512f, avx512vl */
void nsms_sha256_multi_avx512_m16(uint32_t state[128], const void *const data[16], size_t blocks);

/* SHA-256 of a message of exactly 65 bytes; needs avx, avx512bw, avx512f, avx512vl */
void nsms_sha256_node65_avx512_m16(uint8_t *digests, const void *messages, size_t stride, size_t count);

/* digests of nodes of two digests each, 16 at once; needs avx, avx512bw, avx512f, avx512vl */
void nsms_sha256_pairs_avx512_m16(void *digests, const void *nodes, size_t count);

/* the hash value after any number of blocks; needs avx, avx512f, avx512vl, bmi1, bmi2 */
void nsms_sha256_blocks_avx512_n1(uint32_t state[8], const void *data, size_t blocks);

/* the hash value after any number of blocks; needs avx, avx512bw, avx512f, avx512vl, bmi2 */
void nsms_sha256_blocks_avx512_n1_lanes(uint32_t state[8], const void *data, size_t blocks);

/* the hash value after any number of blocks; needs avx, avx512bw, avx512f, avx512vl, bmi2 */
void nsms_sha256_blocks_avx512_n1_lanes_align_xor_move_goldencove(uint32_t state[8], const void *data, size_t blocks);

/* W_t + K_t of a block, wk[t]; needs avx, avx512f, avx512vl */
void nsms_sha256_schedule_avx512_n1(uint32_t *wk, const void *data);

/* the hash value after any number of blocks, 2 scheduled at a time; needs avx, avx2, avx512f, avx512vl, bmi1, bmi2 */
void nsms_sha256_blocks_avx512_n2(uint32_t state[8], const void *data, size_t blocks);

/* the hash value after any number of blocks, 16 scheduled at a time; needs avx, avx512bw, avx512f, avx512vl, bmi1, bmi2 */
void nsms_sha256_blocks_avx512_n16(uint32_t state[8], const void *data, size_t blocks);

/* the hash value after any number of blocks, 16 scheduled at a time; needs avx, avx512bw, avx512f, avx512vl, bmi1, bmi2 */
void nsms_sha256_blocks_avx512_n16_lanes(uint32_t state[8], const void *data, size_t blocks);

/* the hash value after any number of blocks, 16 scheduled at a time; needs avx, avx512bw, avx512f, avx512vl, bmi1, bmi2 */
void nsms_sha256_blocks_avx512_n16_lanes_align_nested_goldencove(uint32_t state[8], const void *data, size_t blocks);

/* the hash value after any number of blocks, 16 scheduled at a time; needs avx, avx2, avx512_vbmi2, avx512bw, avx512f, avx512vl */
void nsms_sha256_blocks_avx512_n16_ror_lane_shld_lanes_shuffle_xor_double_nested_mux_zen4(uint32_t state[8], const void *data, size_t blocks);

/* W_t + K_t of 16 blocks, wk[t*16 + j] for block j; needs avx, avx512bw, avx512f, avx512vl */
void nsms_sha256_schedule_avx512_n16(uint32_t *wk, const void *data);

/* hash values of 8 messages after any number of blocks of each; needs avx, avx2, avx512bw, avx512f, avx512vl */
void nsms_sha256_multi_avx512vl_m8(uint32_t state[64], const void *const data[8], size_t blocks);

/* digests of nodes of two digests each, 8 at once; needs avx, avx2, avx512bw, avx512f, avx512vl */
void nsms_sha256_pairs_avx512vl_m8(void *digests, const void *nodes, size_t count);

/* the hash value after any number of blocks, 8 scheduled at a time; needs avx, avx512bw, avx512f, avx512vl, bmi1, bmi2 */
void nsms_sha256_blocks_avx512vl_n8(uint32_t state[8], const void *data, size_t blocks);

/* W_t + K_t of 8 blocks, wk[t*8 + j] for block j; needs avx, avx512bw, avx512f, avx512vl */
void nsms_sha256_schedule_avx512vl_n8(uint32_t *wk, const void *data);

/* one compression, W_t + K_t at wk[t*stride], stride >= 1; needs bmi1, bmi2 */
void nsms_sha256_rounds_bmi2(uint32_t state[8], const uint32_t *wk, size_t stride);

/* the hash value after any number of blocks; needs bmi1, bmi2 */
void nsms_sha256_blocks_bmi2_n1(uint32_t state[8], const void *data, size_t blocks);

/* the hash value after any number of blocks; needs bmi1, bmi2 */
void nsms_sha256_blocks_bmi2_n1_apart_goldencove(uint32_t state[8], const void *data, size_t blocks);

/* W_t + K_t of a block, wk[t]; needs bmi2 */
void nsms_sha256_schedule_bmi2_n1(uint32_t *wk, const void *data);

/* W_t + K_t of a block, wk[t]; needs bmi2 */
void nsms_sha256_schedule_bmi2_n1_apart_goldencove(uint32_t *wk, const void *data);

/* SHA-256 of a message of exactly 64 bytes; needs sha_ni, ssse3 */
void nsms_sha256_compress64_shani_m2(uint8_t *digests, const void *messages, size_t stride, size_t count);

/* SHA-256 of a message of exactly 64 bytes; needs avx, avx512bw, avx512f, avx512vl, sha_ni */
void nsms_sha256_compress64_shani_m4_lanes(uint8_t *digests, const void *messages, size_t stride, size_t count);

/* SHA-256 of a message of exactly 64 bytes; needs avx, avx512bw, avx512f, avx512vl, sha_ni */
void nsms_sha256_double64_shani_m4_lanes(uint8_t *digests, const void *messages, size_t stride, size_t count);

/* iterations of PBKDF2 with HMAC (RFC 8018, 5.2) for 1 password; needs sha_ni, ssse3 */
void nsms_sha256_iterations_shani_m1(uint32_t state[16], const uint32_t midstates[16], size_t iterations);

/* iterations of PBKDF2 with HMAC (RFC 8018, 5.2) for 2 passwords; needs sha_ni, sse4_1, ssse3 */
void nsms_sha256_iterations_shani_m2(uint32_t state[32], const uint32_t midstates[32], size_t iterations);

/* iterations of PBKDF2 with HMAC (RFC 8018, 5.2) for 4 passwords; needs avx, avx512f, avx512vl, sha_ni */
void nsms_sha256_iterations_shani_m4_lanes(uint32_t state[64], const uint32_t midstates[64], size_t iterations);

/* SHA-256 of a message of exactly 38 bytes; needs avx, avx512bw, avx512f, avx512vl, sha_ni */
void nsms_sha256_midstate_len38_shani_m4_lanes(uint8_t *digests, const uint32_t midstates[8], const void *messages, size_t stride, size_t count);

/* SHA-256 of a message of exactly 54 bytes; needs avx, avx512bw, avx512f, avx512vl, sha_ni */
void nsms_sha256_midstate_len54_shani_m4_lanes(uint8_t *digests, const uint32_t midstates[8], const void *messages, size_t stride, size_t count);

/* hash values of 2 messages after any number of blocks of each; needs sha_ni, sse4_1, ssse3 */
void nsms_sha256_multi_shani_m2(uint32_t state[16], const void *const data[2], size_t blocks);

/* hash values of 3 messages after any number of blocks of each; needs sha_ni, sse4_1, ssse3 */
void nsms_sha256_multi_shani_m3_zen3(uint32_t state[24], const void *const data[3], size_t blocks);

/* hash values of 4 messages after any number of blocks of each; needs avx, avx512bw, avx512f, avx512vl, sha_ni */
void nsms_sha256_multi_shani_m4_lanes(uint32_t state[32], const void *const data[4], size_t blocks);

/* hash values of 4 messages after any number of blocks of each; needs avx, avx512bw, avx512f, avx512vl, sha_ni */
void nsms_sha256_multi_shani_m4_zen4_lanes(uint32_t state[32], const void *const data[4], size_t blocks);

/* SHA-256 of a message of exactly 65 bytes; needs sha_ni, ssse3 */
void nsms_sha256_node65_shani_m2(uint8_t *digests, const void *messages, size_t stride, size_t count);

/* SHA-256 of a message of exactly 65 bytes; needs avx, avx512bw, avx512f, avx512vl, sha_ni */
void nsms_sha256_node65_shani_m4_lanes(uint8_t *digests, const void *messages, size_t stride, size_t count);

/* digests of nodes of two digests each, 2 at once; needs sha_ni, ssse3 */
void nsms_sha256_pairs_shani_m2(void *digests, const void *nodes, size_t count);

/* digests of nodes of two digests each, 3 at once; needs sha_ni, ssse3 */
void nsms_sha256_pairs_shani_m3_zen3(void *digests, const void *nodes, size_t count);

/* digests of nodes of two digests each, 4 at once; needs avx, avx512bw, avx512f, avx512vl, sha_ni */
void nsms_sha256_pairs_shani_m4_lanes(void *digests, const void *nodes, size_t count);

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

/* the hash value after any number of blocks; needs ssse3 */
void nsms_sha256_blocks_sse41_n1_shift_or_nested_zen4(uint32_t state[8], const void *data, size_t blocks);

/* W_t + K_t of a block, wk[t]; needs ssse3 */
void nsms_sha256_schedule_sse41_n1(uint32_t *wk, const void *data);

/* W_t + K_t of a block, wk[t]; needs ssse3 */
void nsms_sha256_schedule_sse41_n1_shift_or_nested_zen4(uint32_t *wk, const void *data);

/* the hash value after any number of blocks, 2 scheduled at a time; needs ssse3 */
void nsms_sha256_blocks_sse41_n2(uint32_t state[8], const void *data, size_t blocks);

/* the hash value after any number of blocks, 4 scheduled at a time; needs ssse3 */
void nsms_sha256_blocks_sse41_n4(uint32_t state[8], const void *data, size_t blocks);

/* W_t + K_t of 4 blocks, wk[t*4 + j] for block j; needs ssse3 */
void nsms_sha256_schedule_sse41_n4(uint32_t *wk, const void *data);

/* one compression, W_t + K_t at wk[t*stride], stride >= 1; needs nothing beyond x86-64 */
void nsms_sha256_rounds_x64(uint32_t state[8], const uint32_t *wk, size_t stride);

/* the hash value after any number of blocks; needs nothing beyond x86-64 */
void nsms_sha256_blocks_x64_n1(uint32_t state[8], const void *data, size_t blocks);

/* the hash value after any number of blocks; needs nothing beyond x86-64 */
void nsms_sha256_blocks_x64_n1_flat_zen4(uint32_t state[8], const void *data, size_t blocks);

/* W_t + K_t of a block, wk[t]; needs nothing beyond x86-64 */
void nsms_sha256_schedule_x64_n1(uint32_t *wk, const void *data);

/* W_t + K_t of a block, wk[t]; needs nothing beyond x86-64 */
void nsms_sha256_schedule_x64_n1_flat_zen4(uint32_t *wk, const void *data);

/* the hash value after any number of blocks; needs avx */
void nsms_sha512_blocks_avx_n1(uint64_t state[8], const void *data, size_t blocks);

/* W_t + K_t of a block, wk[t]; needs avx */
void nsms_sha512_schedule_avx_n1(uint64_t *wk, const void *data);

/* the hash value after any number of blocks, 2 scheduled at a time; needs avx */
void nsms_sha512_blocks_avx_n2(uint64_t state[8], const void *data, size_t blocks);

/* W_t + K_t of 2 blocks, wk[t*2 + j] for block j; needs avx */
void nsms_sha512_schedule_avx_n2(uint64_t *wk, const void *data);

/* iterations of PBKDF2 with HMAC (RFC 8018, 5.2) for 4 passwords; needs avx, avx2 */
void nsms_sha512_iterations_avx2_m4(uint64_t state[64], const uint64_t midstates[64], size_t iterations);

/* hash values of 4 messages after any number of blocks of each; needs avx, avx2 */
void nsms_sha512_multi_avx2_m4(uint64_t state[32], const void *const data[4], size_t blocks);

/* hash values of 5 messages after any number of blocks of each; needs avx, avx2, bmi1, bmi2 */
void nsms_sha512_multi_avx2_m5_mix1(uint64_t state[40], const void *const data[5], size_t blocks);

/* digests of nodes of two digests each, 4 at once; needs avx, avx2 */
void nsms_sha512_pairs_avx2_m4(void *digests, const void *nodes, size_t count);

/* the hash value after any number of blocks; needs avx, bmi1, bmi2 */
void nsms_sha512_blocks_avx2_n1(uint64_t state[8], const void *data, size_t blocks);

/* the hash value after any number of blocks; needs avx, avx2, bmi1, bmi2 */
void nsms_sha512_blocks_avx2_n1_shift_xor_wide_zen4(uint64_t state[8], const void *data, size_t blocks);

/* the hash value after any number of blocks; needs avx, avx2, bmi1, bmi2 */
void nsms_sha512_blocks_avx2_n1_wide_sum_zen3(uint64_t state[8], const void *data, size_t blocks);

/* SHA-512 of a message of exactly 128 bytes; needs avx, bmi1, bmi2 */
void nsms_sha512_len128_avx2(uint8_t *digest, const void *message);

/* W_t + K_t of a block, wk[t]; needs avx */
void nsms_sha512_schedule_avx2_n1(uint64_t *wk, const void *data);

/* W_t + K_t of a block, wk[t]; needs avx, avx2 */
void nsms_sha512_schedule_avx2_n1_shift_xor_wide_zen4(uint64_t *wk, const void *data);

/* W_t + K_t of a block, wk[t]; needs avx, avx2 */
void nsms_sha512_schedule_avx2_n1_wide_sum_zen3(uint64_t *wk, const void *data);

/* the hash value after any number of blocks, 2 scheduled at a time; needs avx, avx2, bmi1, bmi2 */
void nsms_sha512_blocks_avx2_n2(uint64_t state[8], const void *data, size_t blocks);

/* the hash value after any number of blocks, 2 scheduled at a time; needs avx, avx2, bmi1, bmi2 */
void nsms_sha512_blocks_avx2_n2_goldencove(uint64_t state[8], const void *data, size_t blocks);

/* the hash value after any number of blocks, 2 scheduled at a time; needs avx, avx2, bmi1, bmi2 */
void nsms_sha512_blocks_avx2_n2_shift_xor_zen4(uint64_t state[8], const void *data, size_t blocks);

/* the hash value after any number of blocks, 2 scheduled at a time; needs avx, avx2, bmi1, bmi2 */
void nsms_sha512_blocks_avx2_n2_sum_zen3(uint64_t state[8], const void *data, size_t blocks);

/* the hash value after any number of blocks, 4 scheduled at a time; needs avx, avx2, bmi1, bmi2 */
void nsms_sha512_blocks_avx2_n4(uint64_t state[8], const void *data, size_t blocks);

/* W_t + K_t of 4 blocks, wk[t*4 + j] for block j; needs avx, avx2 */
void nsms_sha512_schedule_avx2_n4(uint64_t *wk, const void *data);

/* the hash value after any number of blocks, 8 scheduled at a time; needs avx, avx2, bmi1, bmi2 */
void nsms_sha512_blocks_avx2_n8(uint64_t state[8], const void *data, size_t blocks);

/* W_t + K_t of 8 blocks, wk[t*8 + j] for block j; needs avx, avx2 */
void nsms_sha512_schedule_avx2_n8(uint64_t *wk, const void *data);

/* iterations of PBKDF2 with HMAC (RFC 8018, 5.2) for 8 passwords; needs avx, avx512f */
void nsms_sha512_iterations_avx512_m8(uint64_t state[128], const uint64_t midstates[128], size_t iterations);

/* hash values of 8 messages after any number of blocks of each; needs avx, avx512bw, avx512f, avx512vl */
void nsms_sha512_multi_avx512_m8(uint64_t state[64], const void *const data[8], size_t blocks);

/* hash values of 8 messages after any number of blocks of each; needs avx, avx512bw, avx512dq, avx512f */
void nsms_sha512_multi_avx512_m8_insert_zen4(uint64_t state[64], const void *const data[8], size_t blocks);

/* digests of nodes of two digests each, 8 at once; needs avx, avx512bw, avx512f, avx512vl */
void nsms_sha512_pairs_avx512_m8(void *digests, const void *nodes, size_t count);

/* digests of nodes of two digests each, 8 at once; needs avx, avx512bw, avx512dq, avx512f */
void nsms_sha512_pairs_avx512_m8_insert_zen4(void *digests, const void *nodes, size_t count);

/* the hash value after any number of blocks; needs avx, avx512f, avx512vl, bmi1, bmi2 */
void nsms_sha512_blocks_avx512_n1(uint64_t state[8], const void *data, size_t blocks);

/* the hash value after any number of blocks; needs avx, avx2, avx512bw, avx512f, avx512vl, bmi2 */
void nsms_sha512_blocks_avx512_n1_lanes(uint64_t state[8], const void *data, size_t blocks);

/* the hash value after any number of blocks; needs avx, avx2, avx512bw, avx512f, avx512vl, bmi2 */
void nsms_sha512_blocks_avx512_n1_lanes_align_xor_move_goldencove(uint64_t state[8], const void *data, size_t blocks);

/* the hash value after any number of blocks; needs avx, avx512bw, avx512f, avx512vl, bmi2 */
void nsms_sha512_blocks_avx512_n1_lanes_shuffle_integer_zen4(uint64_t state[8], const void *data, size_t blocks);

/* W_t + K_t of a block, wk[t]; needs avx, avx512f, avx512vl */
void nsms_sha512_schedule_avx512_n1(uint64_t *wk, const void *data);

/* the hash value after any number of blocks, 2 scheduled at a time; needs avx, avx2, avx512f, avx512vl, bmi1, bmi2 */
void nsms_sha512_blocks_avx512_n2(uint64_t state[8], const void *data, size_t blocks);

/* the hash value after any number of blocks, 8 scheduled at a time; needs avx, avx512bw, avx512f, avx512vl, bmi1, bmi2 */
void nsms_sha512_blocks_avx512_n8(uint64_t state[8], const void *data, size_t blocks);

/* the hash value after any number of blocks, 8 scheduled at a time; needs avx, avx2, avx512bw, avx512f, avx512vl, bmi1, bmi2 */
void nsms_sha512_blocks_avx512_n8_lanes(uint64_t state[8], const void *data, size_t blocks);

/* the hash value after any number of blocks, 8 scheduled at a time; needs avx, avx2, avx512bw, avx512f, avx512vl, bmi1, bmi2 */
void nsms_sha512_blocks_avx512_n8_lanes_apart_goldencove(uint64_t state[8], const void *data, size_t blocks);

/* the hash value after any number of blocks, 8 scheduled at a time; needs avx, avx2, avx512bw, avx512dq, avx512f, avx512vl, bmi1, bmi2 */
void nsms_sha512_blocks_avx512_n8_lanes_shuffle_insert_zen4(uint64_t state[8], const void *data, size_t blocks);

/* W_t + K_t of 8 blocks, wk[t*8 + j] for block j; needs avx, avx512bw, avx512f, avx512vl */
void nsms_sha512_schedule_avx512_n8(uint64_t *wk, const void *data);

/* hash values of 4 messages after any number of blocks of each; needs avx, avx2, avx512bw, avx512f, avx512vl */
void nsms_sha512_multi_avx512vl_m4(uint64_t state[32], const void *const data[4], size_t blocks);

/* digests of nodes of two digests each, 4 at once; needs avx, avx2, avx512bw, avx512f, avx512vl */
void nsms_sha512_pairs_avx512vl_m4(void *digests, const void *nodes, size_t count);

/* the hash value after any number of blocks, 4 scheduled at a time; needs avx, avx512bw, avx512f, avx512vl, bmi1, bmi2 */
void nsms_sha512_blocks_avx512vl_n4(uint64_t state[8], const void *data, size_t blocks);

/* W_t + K_t of 4 blocks, wk[t*4 + j] for block j; needs avx, avx512bw, avx512f, avx512vl */
void nsms_sha512_schedule_avx512vl_n4(uint64_t *wk, const void *data);

/* one compression, W_t + K_t at wk[t*stride], stride >= 1; needs bmi1, bmi2 */
void nsms_sha512_rounds_bmi2(uint64_t state[8], const uint64_t *wk, size_t stride);

/* the hash value after any number of blocks; needs bmi1, bmi2 */
void nsms_sha512_blocks_bmi2_n1(uint64_t state[8], const void *data, size_t blocks);

/* the hash value after any number of blocks; needs bmi1, bmi2 */
void nsms_sha512_blocks_bmi2_n1_apart_goldencove(uint64_t state[8], const void *data, size_t blocks);

/* W_t + K_t of a block, wk[t]; needs bmi2 */
void nsms_sha512_schedule_bmi2_n1(uint64_t *wk, const void *data);

/* W_t + K_t of a block, wk[t]; needs bmi2 */
void nsms_sha512_schedule_bmi2_n1_apart_goldencove(uint64_t *wk, const void *data);

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

/* the hash value after any number of blocks, 2 scheduled at a time; needs ssse3 */
void nsms_sha512_blocks_sse41_n2(uint64_t state[8], const void *data, size_t blocks);

/* W_t + K_t of 2 blocks, wk[t*2 + j] for block j; needs ssse3 */
void nsms_sha512_schedule_sse41_n2(uint64_t *wk, const void *data);

/* one compression, W_t + K_t at wk[t*stride], stride >= 1; needs nothing beyond x86-64 */
void nsms_sha512_rounds_x64(uint64_t state[8], const uint64_t *wk, size_t stride);

/* the hash value after any number of blocks; needs nothing beyond x86-64 */
void nsms_sha512_blocks_x64_n1(uint64_t state[8], const void *data, size_t blocks);

/* the hash value after any number of blocks; needs nothing beyond x86-64 */
void nsms_sha512_blocks_x64_n1_zen4(uint64_t state[8], const void *data, size_t blocks);

/* W_t + K_t of a block, wk[t]; needs nothing beyond x86-64 */
void nsms_sha512_schedule_x64_n1(uint64_t *wk, const void *data);

/* W_t + K_t of a block, wk[t]; needs nothing beyond x86-64 */
void nsms_sha512_schedule_x64_n1_zen4(uint64_t *wk, const void *data);

#if defined(NSMS_HIDDEN) && defined(__GNUC__) && !defined(_WIN32)
#pragma GCC visibility pop
#endif
#ifdef __cplusplus
}
#endif
#endif
