/* Prototypes of kernels written by nsms. No pointer need be aligned beyond its type's bytes; data not even that.
 * Buffers must not overlap. A kernel must only be called on a processor that has the features its file names.
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

/* blocks; needs avx, bmi1, bmi2 */
void nsms_sha1_blocks_avx2_n1(uint32_t state[5], const void *data, size_t blocks);

/* schedule; needs avx */
void nsms_sha1_schedule_avx2_n1(uint32_t *wk, const void *data);

/* blocks; needs avx, avx2, bmi1, bmi2 */
void nsms_sha1_blocks_avx2_n2(uint32_t state[5], const void *data, size_t blocks);

/* blocks; needs avx, avx2, bmi1, bmi2 */
void nsms_sha1_blocks_avx2_n8(uint32_t state[5], const void *data, size_t blocks);

/* schedule; needs avx, avx2 */
void nsms_sha1_schedule_avx2_n8(uint32_t *wk, const void *data);

/* rounds; needs bmi1, bmi2 */
void nsms_sha1_rounds_bmi2(uint32_t state[5], const uint32_t *wk, size_t stride);

/* blocks; needs bmi1, bmi2 */
void nsms_sha1_blocks_bmi2_n1(uint32_t state[5], const void *data, size_t blocks);

/* schedule; needs bmi2 */
void nsms_sha1_schedule_bmi2_n1(uint32_t *wk, const void *data);

/* blocks; needs sha_ni, ssse3 */
void nsms_sha1_blocks_shani_n1(uint32_t state[5], const void *data, size_t blocks);

/* rounds; needs nothing beyond x86-64 */
void nsms_sha1_rounds_x64(uint32_t state[5], const uint32_t *wk, size_t stride);

/* blocks; needs nothing beyond x86-64 */
void nsms_sha1_blocks_x64_n1(uint32_t state[5], const void *data, size_t blocks);

/* schedule; needs nothing beyond x86-64 */
void nsms_sha1_schedule_x64_n1(uint32_t *wk, const void *data);

/* blocks; needs avx, bmi1, bmi2 */
void nsms_sha256_blocks_avx2_n1(uint32_t state[8], const void *data, size_t blocks);

/* schedule; needs avx */
void nsms_sha256_schedule_avx2_n1(uint32_t *wk, const void *data);

/* blocks; needs avx, avx2, bmi1, bmi2 */
void nsms_sha256_blocks_avx2_n2(uint32_t state[8], const void *data, size_t blocks);

/* blocks; needs avx, avx2, bmi1, bmi2 */
void nsms_sha256_blocks_avx2_n8(uint32_t state[8], const void *data, size_t blocks);

/* schedule; needs avx, avx2 */
void nsms_sha256_schedule_avx2_n8(uint32_t *wk, const void *data);

/* rounds; needs bmi1, bmi2 */
void nsms_sha256_rounds_bmi2(uint32_t state[8], const uint32_t *wk, size_t stride);

/* blocks; needs bmi1, bmi2 */
void nsms_sha256_blocks_bmi2_n1(uint32_t state[8], const void *data, size_t blocks);

/* schedule; needs bmi2 */
void nsms_sha256_schedule_bmi2_n1(uint32_t *wk, const void *data);

/* blocks; needs sha_ni, ssse3 */
void nsms_sha256_blocks_shani_n1(uint32_t state[8], const void *data, size_t blocks);

/* rounds; needs nothing beyond x86-64 */
void nsms_sha256_rounds_x64(uint32_t state[8], const uint32_t *wk, size_t stride);

/* blocks; needs nothing beyond x86-64 */
void nsms_sha256_blocks_x64_n1(uint32_t state[8], const void *data, size_t blocks);

/* schedule; needs nothing beyond x86-64 */
void nsms_sha256_schedule_x64_n1(uint32_t *wk, const void *data);

/* blocks; needs avx, bmi1, bmi2 */
void nsms_sha512_blocks_avx2_n1(uint64_t state[8], const void *data, size_t blocks);

/* schedule; needs avx */
void nsms_sha512_schedule_avx2_n1(uint64_t *wk, const void *data);

/* blocks; needs avx, avx2, bmi1, bmi2 */
void nsms_sha512_blocks_avx2_n2(uint64_t state[8], const void *data, size_t blocks);

/* blocks; needs avx, avx2, bmi1, bmi2 */
void nsms_sha512_blocks_avx2_n4(uint64_t state[8], const void *data, size_t blocks);

/* schedule; needs avx, avx2 */
void nsms_sha512_schedule_avx2_n4(uint64_t *wk, const void *data);

/* blocks; needs avx, avx2, bmi1, bmi2 */
void nsms_sha512_blocks_avx2_n8(uint64_t state[8], const void *data, size_t blocks);

/* schedule; needs avx, avx2 */
void nsms_sha512_schedule_avx2_n8(uint64_t *wk, const void *data);

/* rounds; needs bmi1, bmi2 */
void nsms_sha512_rounds_bmi2(uint64_t state[8], const uint64_t *wk, size_t stride);

/* blocks; needs bmi1, bmi2 */
void nsms_sha512_blocks_bmi2_n1(uint64_t state[8], const void *data, size_t blocks);

/* schedule; needs bmi2 */
void nsms_sha512_schedule_bmi2_n1(uint64_t *wk, const void *data);

/* rounds; needs nothing beyond x86-64 */
void nsms_sha512_rounds_x64(uint64_t state[8], const uint64_t *wk, size_t stride);

/* blocks; needs nothing beyond x86-64 */
void nsms_sha512_blocks_x64_n1(uint64_t state[8], const void *data, size_t blocks);

/* schedule; needs nothing beyond x86-64 */
void nsms_sha512_schedule_x64_n1(uint64_t *wk, const void *data);

#if defined(NSMS_HIDDEN) && defined(__GNUC__) && !defined(_WIN32)
#pragma GCC visibility pop
#endif
#ifdef __cplusplus
}
#endif
#endif
