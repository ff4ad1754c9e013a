/* SPDX-License-Identifier: Apache-2.0 OR ISC OR MIT
 *
 * The digests of two messages of one length behind a common context: what Linux's sha256_finup_2x computes for dm-verity and fs-verity,
 * by a kernel of `make gen FLAVOUR=linux KIND=multi`. Included in lib/crypto/x86/sha256.h or sha512.h, once for each kernel:
 *
 *   #define FINUP_2X        sha256_ni_finup_2x     the function that this defines
 *   #define FINUP_2X_MULTI  sha256_ni_multi_m2     the kernel
 *   #define FINUP_2X_M      2                      its number of messages; those behind the second one are copies
 *   #define FINUP_2X_BITS   256                    or 512
 *   #include "finup_2x.h"
 *
 *   void sha256_ni_finup_2x(const struct __sha256_ctx *ctx, const u8 *data1, const u8 *data2, size_t len, u8 *out1, u8 *out2)
 *
 * Call it between kernel_fpu_begin() and kernel_fpu_end(). `len` may be any number, 0 too; the digests may overlap the messages.
 */
#if FINUP_2X_BITS == 256
#define FINUP_2X_CTX struct __sha256_ctx
#define FINUP_2X_WORD u32
#define FINUP_2X_PUT put_unaligned_be32
#define FINUP_2X_LOW(ctx) (ctx)->bytecount
#define FINUP_2X_HIGH(ctx) 0
#else
#define FINUP_2X_CTX struct __sha512_ctx
#define FINUP_2X_WORD u64
#define FINUP_2X_PUT put_unaligned_be64
#define FINUP_2X_LOW(ctx) (ctx)->bytecount_lo
#define FINUP_2X_HIGH(ctx) (ctx)->bytecount_hi
#endif

asmlinkage void FINUP_2X_MULTI(FINUP_2X_WORD *state, const u8 *const data[FINUP_2X_M], size_t nblocks);

static void FINUP_2X(const FINUP_2X_CTX *ctx, const u8 *data1, const u8 *data2, size_t len, u8 *out1, u8 *out2)
{
    enum { M = FINUP_2X_M, BLOCK = sizeof(ctx->buf), WORD = sizeof(FINUP_2X_WORD) };
    const u64 low = FINUP_2X_LOW(ctx) + len, high = FINUP_2X_HIGH(ctx) + (low < len);
    const u8 *messages[2] = {data1, data2}, *data[M];
    u8 *const outs[2] = {out1, out2};
    u8 edges[2][2 * BLOCK];              /* the block that the context began, then the last one or two */
    FINUP_2X_WORD state[8 * M];
    size_t buffered = FINUP_2X_LOW(ctx) % BLOCK, used, size;
    int i, j;

    for (i = 0; i < 8; i++)
        for (j = 0; j < M; j++)
            state[i * M + j] = ctx->state.h[i];
    if (buffered && len >= BLOCK - buffered) {
        for (i = 0; i < 2; i++) {
            memcpy(edges[i], ctx->buf, buffered);
            memcpy(edges[i] + buffered, messages[i], BLOCK - buffered);
            messages[i] += BLOCK - buffered;
        }
        for (j = 0; j < M; j++)
            data[j] = edges[j % 2];
        FINUP_2X_MULTI(state, data, 1);
        len -= BLOCK - buffered;
        buffered = 0;
    }
    if (len >= BLOCK) {
        for (j = 0; j < M; j++)
            data[j] = messages[j % 2];
        FINUP_2X_MULTI(state, data, len / BLOCK);
        for (i = 0; i < 2; i++)
            messages[i] += len - len % BLOCK;
        len %= BLOCK;
    }
    used = buffered + len;
    size = used + 1 + 2 * WORD <= BLOCK ? BLOCK : 2 * BLOCK;
    for (i = 0; i < 2; i++) {
        memcpy(edges[i], ctx->buf, buffered);
        memcpy(edges[i] + buffered, messages[i], len);
        edges[i][used] = 0x80;
        memset(edges[i] + used + 1, 0, size - used - 1);
        if (WORD == 8)
            put_unaligned_be64(high << 3 | low >> 61, edges[i] + size - 16);
        put_unaligned_be64(low << 3, edges[i] + size - 8);
    }
    for (j = 0; j < M; j++)
        data[j] = edges[j % 2];
    FINUP_2X_MULTI(state, data, size / BLOCK);
    for (i = 0; i < 8; i++)
        for (j = 0; j < 2; j++)
            FINUP_2X_PUT(state[i * M + j], outs[j] + WORD * i);
    memzero_explicit(state, sizeof(state));
    memzero_explicit(edges, sizeof(edges));
}

#undef FINUP_2X
#undef FINUP_2X_MULTI
#undef FINUP_2X_M
#undef FINUP_2X_BITS
#undef FINUP_2X_CTX
#undef FINUP_2X_WORD
#undef FINUP_2X_PUT
#undef FINUP_2X_LOW
#undef FINUP_2X_HIGH
