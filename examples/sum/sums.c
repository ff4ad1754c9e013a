/* SPDX-License-Identifier: Apache-2.0 OR ISC OR MIT
 *
 * sums [-a BITS] [-c] [FILE...]: prints and checks what sha1sum, sha224sum, sha256sum, sha384sum and sha512sum print (-a 1, 224,
 * 256, 384, 512), and hashes many files at once: small ones are read one after the other, large ones are mapped, and when there
 * are enough of them the library's `many` hashes them. From the top of the checkout:
 *
 *   cc -O2 -I generated/lib examples/sum/sums.c generated/lib/nsms.c generated/gas/sha*.S -o sums
 */
#define _GNU_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

#include "nsms.h"

enum { FILES = 512, MAPPED = 64, SMALL = 1 << 18, ROOM = 1 << 22 };  /* at once; of them mapped; bytes of a file that is read; of all */

union context {
    nsms_sha1_ctx sha1;
    nsms_sha256_ctx sha256;
    nsms_sha512_ctx sha512;
};

struct hash {
    const char *bits;
    size_t bytes;
    void (*many)(void *, const void *const *, const size_t *, size_t);
    void (*init)(void *);
    void (*update)(void *, const void *, size_t);
    void (*final)(void *, uint8_t *);
};

#define HASH(name) \
    static void name##_init(void *ctx) { nsms_##name##_init(ctx); } \
    static void name##_update(void *ctx, const void *data, size_t n) { nsms_##name##_update(ctx, data, n); } \
    static void name##_final(void *ctx, uint8_t *digest) { nsms_##name##_final(ctx, digest); }
HASH(sha1)
HASH(sha224)
HASH(sha256)
HASH(sha384)
HASH(sha512)

#define ROW(bits, name) {bits, sizeof(uint8_t[NSMS_##name##_BYTES]), nsms_##name##_many, name##_init, name##_update, name##_final}
#define NSMS_sha1_BYTES NSMS_SHA1_BYTES
#define NSMS_sha224_BYTES NSMS_SHA224_BYTES
#define NSMS_sha256_BYTES NSMS_SHA256_BYTES
#define NSMS_sha384_BYTES NSMS_SHA384_BYTES
#define NSMS_sha512_BYTES NSMS_SHA512_BYTES
static const struct hash hashes[] = {ROW("1", sha1), ROW("224", sha224), ROW("256", sha256), ROW("384", sha384), ROW("512", sha512)};

/* A file: its digest, or its place among the messages; when checked, what its digest should be. */
static struct file {
    char *name;
    int done, error;                                     /* whether its digest is there already; why it cannot be read */
    size_t message, mapped;                              /* its place among the messages; its bytes, if it is mapped */
    uint8_t digest[64], wanted[64];
} files[FILES];
static const void *data[FILES];
static size_t lengths[FILES], count, messages, maps, used;
static uint8_t digests[FILES * 64], room[ROOM + 1];

static const struct hash *h = &hashes[2];
static int checking, status;
static size_t differ, unread, checked, malformed;

static void truncated(int signal)
{
    static const char text[] = "sums: a file became shorter while it was read\n";
    (void)signal;
    _exit(write(STDERR_FILENO, text, sizeof text - 1) < 0 ? 1 : 1);
}

/* As sha256sum writes a name: escaped where it holds a backslash or an end of line. */
static int escaped(const char *name)
{
    return strpbrk(name, "\\\n\r") != NULL;
}

static void put_name(const char *name)
{
    for (; *name; name++)
        if (escaped((char[]){*name, 0}))
            printf("\\%c", *name == '\\' ? '\\' : *name == '\n' ? 'n' : 'r');
        else
            putchar(*name);
}

/* Hashes what has been gathered, and tells of each file in its order. */
static void flush(void)
{
    h->many(digests, data, lengths, messages);
    for (size_t i = 0; i < count; i++) {
        struct file *f = &files[i];
        if (!f->done && !f->error)
            memcpy(f->digest, digests + f->message * h->bytes, h->bytes);
        if (f->error) {
            fflush(stdout);
            fprintf(stderr, "sums: %s: %s\n", f->name, strerror(f->error));
            status = 1;
            unread++;
            if (checking) {
                put_name(f->name);
                puts(": FAILED open or read");
            }
        } else if (checking) {
            int same = memcmp(f->digest, f->wanted, h->bytes) == 0;
            if (escaped(f->name))
                putchar('\\');
            put_name(f->name);
            puts(same ? ": OK" : ": FAILED");
            differ += !same;
        } else {
            char hex[129], *p = hex;
            for (size_t k = 0; k < h->bytes; k++, p += 2) {
                p[0] = "0123456789abcdef"[f->digest[k] >> 4];
                p[1] = "0123456789abcdef"[f->digest[k] & 15];
            }
            strcpy(p, "  ");
            if (escaped(f->name))
                putchar('\\');
            fputs(hex, stdout);
            put_name(f->name);
            putchar('\n');
        }
        if (f->mapped)
            munmap((void *)(uintptr_t)data[f->message], f->mapped);
        free(f->name);
    }
    count = messages = maps = used = 0;
}

/* What the descriptor gives, in pieces: for what is no file, or does not tell its size. 0 or why not. */
static int stream(int fd, const uint8_t *begun, size_t length, uint8_t *digest)
{
    static uint8_t piece[1 << 18];
    union context ctx;
    h->init(&ctx);
    h->update(&ctx, begun, length);
    for (;;) {
        ssize_t got = read(fd, piece, sizeof piece);
        if (got < 0 && errno == EINTR)
            continue;
        if (got <= 0) {
            int error = got ? errno : 0;
            h->final(&ctx, digest);
            return error;
        }
        h->update(&ctx, piece, (size_t)got);
    }
}

/* Reads or maps a file. */
static void take(const char *name, const uint8_t *wanted)
{
    struct file *f;
    struct stat about;
    int fd, standard = strcmp(name, "-") == 0 && !checking;
    if (count == FILES || maps == MAPPED || ROOM - used < SMALL)
        flush();
    f = &files[count++];
    memset(f, 0, sizeof *f);
    f->name = strdup(name);
    if (wanted)
        memcpy(f->wanted, wanted, h->bytes);
    fd = standard ? STDIN_FILENO : open(name, O_RDONLY);
    if (!f->name || fd < 0) {
        f->error = errno;
        return;
    }
    if (standard || fstat(fd, &about) || !S_ISREG(about.st_mode)) {
        f->done = 1;
        f->error = stream(fd, NULL, 0, f->digest);
    } else if (about.st_size >= SMALL) {
        void *place = mmap(NULL, (size_t)about.st_size, PROT_READ, MAP_PRIVATE, fd, 0);
        if (place == MAP_FAILED) {
            f->done = 1;
            f->error = stream(fd, NULL, 0, f->digest);
        } else {
            madvise(place, (size_t)about.st_size, MADV_WILLNEED);
            f->message = messages;
            f->mapped = lengths[messages] = (size_t)about.st_size;
            data[messages++] = place;
            maps++;
        }
    } else {
        size_t length = 0;
        ssize_t got = 0;
        while (length < SMALL && ((got = read(fd, room + used + length, SMALL - length)) > 0 || (got < 0 && errno == EINTR)))
            if (got > 0 && (length += (size_t)got) == (size_t)about.st_size && about.st_size)
                break;                                   /* another look would cost as much as a small file */
        if (got < 0) {
            f->error = errno;
        } else if (length == SMALL) {                    /* it grew */
            f->done = 1;
            f->error = stream(fd, room + used, length, f->digest);
        } else {
            f->message = messages;
            data[messages] = room + used;
            lengths[messages++] = length;
            used += (length + 63) / 64 * 64;
        }
    }
    if (!standard)
        close(fd);
}

static int digit(char c)
{
    return c >= '0' && c <= '9' ? c - '0' : c >= 'a' && c <= 'f' ? c - 'a' + 10 : c >= 'A' && c <= 'F' ? c - 'A' + 10 : -1;
}

/* A line of a list: digest, two spaces or a space and a star, name. */
static int listed(char *line)
{
    uint8_t wanted[64];
    int escape = *line == '\\';
    char *p = line + escape, *name, *q;
    for (size_t k = 0; k < h->bytes; k++, p += 2) {
        int high = digit(p[0]), low = high < 0 ? -1 : digit(p[1]);
        if (low < 0)
            return 0;
        wanted[k] = (uint8_t)(high << 4 | low);
    }
    if (*p != ' ' || (p[1] != ' ' && p[1] != '*') || !p[2])
        return 0;
    for (p = q = name = p + 2; escape && *p; p++, q++)
        if (*p != '\\')
            *q = *p;
        else if (!strchr("\\nr", *++p) || !*p)
            return 0;
        else
            *q = *p == 'n' ? '\n' : *p == 'r' ? '\r' : '\\';
    if (escape)
        *q = 0;
    take(name, wanted);
    checked++;
    return 1;
}

static void warn(size_t number, const char *one, const char *more)
{
    if (number)
        fprintf(stderr, "sums: WARNING: %zu %s\n", number, number == 1 ? one : more);
}

static void check(const char *name)
{
    FILE *list = strcmp(name, "-") ? fopen(name, "r") : stdin;
    char *line = NULL;
    size_t size = 0;
    ssize_t length;
    differ = unread = checked = malformed = 0;
    if (!list) {
        fprintf(stderr, "sums: %s: %s\n", name, strerror(errno));
        status = 1;
        return;
    }
    while ((length = getline(&line, &size, list)) > 0) {
        line[strcspn(line, "\n")] = 0;
        malformed += *line && *line != '#' && !listed(line);
    }
    free(line);
    if (list != stdin)
        fclose(list);
    flush();
    fflush(stdout);
    if (checked == 0) {
        fprintf(stderr, "sums: %s: no properly formatted checksum lines found\n", name);
        status = 1;
        return;
    }
    warn(malformed, "line is improperly formatted", "lines are improperly formatted");
    warn(unread, "listed file could not be read", "listed files could not be read");
    warn(differ, "computed checksum did NOT match", "computed checksums did NOT match");
    status |= differ != 0;
}

int main(int argc, char **argv)
{
    static char *standard_input[] = {"-", NULL};
    int option;
    while ((option = getopt(argc, argv, "a:c")) != -1) {
        size_t i = 0;
        while (option == 'a' && i < 5 && strcmp(hashes[i].bits, optarg))
            i++;
        if ((option != 'a' && option != 'c') || i == 5) {
            fprintf(stderr, "usage: sums [-a 1|224|256|384|512] [-c] [FILE...]\n");
            return 2;
        }
        if (option == 'c')
            checking = 1;
        else
            h = &hashes[i];
    }
    signal(SIGBUS, truncated);
    for (char **name = argv[optind] ? argv + optind : standard_input; *name; name++)
        if (checking)
            check(*name);
        else
            take(*name, NULL);
    flush();
    if (fflush(stdout) || ferror(stdout)) {
        perror("sums");
        return 1;
    }
    return status;
}
