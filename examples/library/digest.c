/* SPDX-License-Identifier: Apache-2.0 OR ISC OR MIT
 *
 * digest FILE...: prints the SHA-256 of files as sha256sum does, by the library: it pads, chooses the kernel, and runs anywhere.
 * From the top of the checkout:
 *
 *     $ make vendor DEST=examples/library/nsms HASH=sha256 LIB=1
 *     $ cc -O2 -I examples/library/nsms examples/library/digest.c examples/library/nsms/nsms.c examples/library/nsms/sha*.S -o digest
 *     $ ./digest FILE
 *
 * or, with nothing copied:
 *
 *     $ cc -O2 -I generated/lib examples/library/digest.c generated/lib/nsms.c generated/gas/sha*.S -o digest
 *     $ ./digest FILE
 */
#include <stdio.h>

#include "nsms.h"

int main(int argc, char **argv)
{
    static unsigned char buffer[1 << 16];
    int i, status = 0;
    for (i = 1; i < argc; i++) {
        uint8_t digest[NSMS_SHA256_BYTES];
        nsms_sha256_ctx ctx;
        size_t got, k;
        FILE *file = fopen(argv[i], "rb");
        if (!file) {
            perror(argv[i]);
            status = 1;
            continue;
        }
        nsms_sha256_init(&ctx);
        while ((got = fread(buffer, 1, sizeof buffer, file)) != 0)
            nsms_sha256_update(&ctx, buffer, got);
        nsms_sha256_final(&ctx, digest);
        if (ferror(file)) {
            perror(argv[i]);
            status = 1;
        } else {
            for (k = 0; k < sizeof digest; k++)
                printf("%02x", digest[k]);
            printf("  %s\n", argv[i]);
        }
        fclose(file);
    }
    fprintf(stderr, "nsms %s, kernel %s\n", nsms_version(), nsms_sha256_kernel());
    return status;
}
