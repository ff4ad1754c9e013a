/* SPDX-License-Identifier: Apache-2.0 OR ISC OR MIT
 * Sixteen threads hash at the library's first use, some while others choose kernels: for ThreadSanitizer. */
#include <pthread.h>
#include <stdio.h>
#include <string.h>

#include "nsms.h"

enum { THREADS = 16 };

static pthread_barrier_t barrier;
static uint8_t message[100000];
static uint8_t digests[THREADS][20 + 32 + 64 + 40 * 32];

static void *hash(void *argument)
{
    size_t i = (size_t)argument, k;
    uint8_t *out = digests[i];
    nsms_sha512_ctx ctx;
    const void *data[40];
    size_t lengths[40];
    pthread_barrier_wait(&barrier);
    nsms_sha1(out, message, sizeof message);
    if (i % 4 == 1)
        nsms_sha256_use(i % 8 == 1 ? "portable" : NULL);
    if (i % 8 == 2)
        nsms_select();
    nsms_sha256(out + 20, message, sizeof message);
    nsms_sha512_init(&ctx);
    for (k = 0; k < sizeof message; k += 1000)
        nsms_sha512_update(&ctx, message + k, 1000);
    nsms_sha512_final(&ctx, out + 52);
    for (k = 0; k < 40; k++) {
        data[k] = message + 100 * k;
        lengths[k] = 999 * k;
    }
    nsms_sha256_many(out + 116, data, lengths, 40);
    return NULL;
}

int main(void)
{
    pthread_t threads[THREADS];
    size_t i;
    for (i = 0; i < sizeof message; i++)
        message[i] = (uint8_t)(i * i >> 3);
    pthread_barrier_init(&barrier, NULL, THREADS);
    for (i = 0; i < THREADS; i++)
        pthread_create(&threads[i], NULL, hash, (void *)i);
    for (i = 0; i < THREADS; i++)
        pthread_join(threads[i], NULL);
    for (i = 0; i < THREADS; i++)
        if (memcmp(digests[i], digests[0], sizeof *digests)) {
            printf("thread %d has another digest\n", (int)i);
            return 1;
        }
    for (i = 0; i < 116; i++)
        printf("%02x", digests[0][i]);
    puts("");
    return 0;
}
