/* SPDX-License-Identifier: Apache-2.0 OR ISC OR MIT
 *
 * slh-dsa: makes keys, signs files, verifies signatures, and measures itself. Keys and signatures are files of the standard's bytes.
 */
#define _DEFAULT_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

#include "slh_dsa.h"

static const char usage[] =
    "usage: slh-dsa keygen SET SECRET-KEY PUBLIC-KEY\n"
    "       slh-dsa sign [-d] [-c CONTEXT] SET SECRET-KEY FILE SIGNATURE    -d: deterministic\n"
    "       slh-dsa verify [-c CONTEXT] SET PUBLIC-KEY FILE SIGNATURE       status 1: invalid\n"
    "       slh-dsa speed SET [SECONDS]\n"
    "SET: 128s 128f 192s 192f 256s 256f\n";

static void fail(const char *name, const char *reason)
{
    fprintf(stderr, "slh-dsa: %s: %s\n", name, reason);
    exit(2);
}

static uint8_t *get_memory(size_t bytes)
{
    uint8_t *memory = malloc(bytes ? bytes : 1);
    if (!memory)
        fail("memory", strerror(ENOMEM));
    return memory;
}

/* Reads a file, which has `expected` bytes unless that is 0. */
static uint8_t *read_file(const char *path, size_t expected, size_t *length)
{
    FILE *file = fopen(path, "rb");
    uint8_t *data = get_memory(1);
    size_t room = 0, bytes = 0;
    char reason[80];
    do {
        if (bytes == room) {
            room = 2 * room + (1 << 16);
            data = realloc(data, room);
        }
        if (!file || !data)
            fail(path, strerror(errno));
        bytes += fread(data + bytes, 1, room - bytes, file);
    } while (bytes == room);
    if (ferror(file))
        fail(path, strerror(errno));
    fclose(file);
    if (expected && bytes != expected) {
        snprintf(reason, sizeof reason, "%zu bytes; a key of this set has %zu", bytes, expected);
        fail(path, reason);
    }
    *length = bytes;
    return data;
}

static void write_file(const char *path, const uint8_t *data, size_t length, int mode)
{
    const int descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC, mode);
    FILE *file = descriptor < 0 ? NULL : fdopen(descriptor, "wb");
    if (!file || fwrite(data, 1, length, file) != length || fclose(file))
        fail(path, strerror(errno));
}

static double now(void)
{
    struct timespec time;
    clock_gettime(CLOCK_MONOTONIC, &time);
    return (double)time.tv_sec * 1e3 + (double)time.tv_nsec * 1e-6;
}

static int compare(const void *a, const void *b)
{
    const double x = *(const double *)a, y = *(const double *)b;
    return (x > y) - (x < y);
}

/* Prints the median and the quartiles of each operation in milliseconds. The operations take
 * turns. */
static int measure(const struct slh_set *set, double seconds)
{
    enum { MOST = 10000 };
    static const char *const names[] = {"keygen", "sign", "verify"};
    static double times[3][MOST];
    uint8_t *public_key = get_memory(set->public_bytes),
        *secret_key = get_memory(set->secret_bytes);
    uint8_t *signature = get_memory(set->signature_bytes), message[32] = {0};
    const double end = now() + seconds * 1e3;
    size_t count, i;
    int status = 0;
    for (count = 0; count < MOST && (count < 3 || now() < end); count++) {
        double time[4];
        message[0]++;
        time[0] = now();
        status |= slh_keygen(set, public_key, secret_key, NULL);
        time[1] = now();
        status |= slh_sign(set, signature, message, sizeof message, NULL, 0, secret_key, NULL);
        time[2] = now();
        status |= slh_verify(set, signature, set->signature_bytes, message, sizeof message, NULL,
            0, public_key);
        time[3] = now();
        for (i = 0; i < 3; i++)
            times[i][count] = time[i + 1] - time[i];
    }
    for (i = 0; i < 3; i++) {
        qsort(times[i], count, sizeof(double), compare);
        printf("%s %-6s %9.3f ms (%.3f to %.3f, %zu samples)\n", set->name, names[i], times[i][count / 2],
               times[i][count / 4], times[i][count * 3 / 4], count);
    }
    free(public_key);
    free(secret_key);
    free(signature);
    return status ? 1 : 0;
}

int main(int argc, char **argv)
{
    const char *const command = argc > 1 ? argv[1] : "", *context = "";
    const int signs = strcmp(command, "sign") == 0, verifies = strcmp(command, "verify") == 0;
    const int makes = strcmp(command, "keygen") == 0, measures = strcmp(command, "speed") == 0;
    const struct slh_set *set;
    uint8_t random[32], *key, *message, *signature;
    size_t length, signature_length;
    int option, status, deterministic = 0;
    if (!signs && !verifies && !makes && !measures)
        return fputs(usage, stderr), 2;
    argc--;
    argv++;
    while ((option = getopt(argc, argv, "+c:d")) != -1)
        if (option == 'c' && (signs || verifies))
            context = optarg;
        else if (option == 'd' && signs)
            deterministic = 1;
        else
            return fputs(usage, stderr), 2;
    argc -= optind;
    argv += optind;
    set = argc ? slh_find(argv[0]) : NULL;
    if (argc && !set)
        fail(argv[0], "no parameter set; there are 128s 128f 192s 192f 256s 256f");
    if (set && measures && argc <= 2)
        return measure(set, argc == 2 ? atof(argv[1]) : 1);
    if (set && makes && argc == 3) {
        uint8_t *public_key = get_memory(set->public_bytes);
        key = get_memory(set->secret_bytes);
        if (slh_keygen(set, public_key, key, NULL))
            fail("keygen", strerror(errno));
        write_file(argv[1], key, set->secret_bytes, 0600);
        write_file(argv[2], public_key, set->public_bytes, 0666);
        return 0;
    }
    if (!set || argc != 4 || makes || measures)
        return fputs(usage, stderr), 2;
    if (strlen(context) > 255)
        fail("-c", "a context string has at most 255 bytes");
    key = read_file(argv[1], signs ? set->secret_bytes : set->public_bytes, &length);
    message = read_file(argv[2], 0, &length);
    if (signs) {
        signature = get_memory(set->signature_bytes);
        if ((!deterministic && getentropy(random, set->n))
            || slh_sign(set, signature, message, length, context, strlen(context), key,
                deterministic ? NULL : random))
            fail("sign", strerror(errno));
        write_file(argv[3], signature, set->signature_bytes, 0666);
        return 0;
    }
    signature = read_file(argv[3], 0, &signature_length);
    status = slh_verify(set, signature, signature_length, message, length, context,
        strlen(context), key);
    if (status < 0)
        fail("verify", strerror(errno));
    puts(status ? "invalid" : "valid");
    return status;
}
