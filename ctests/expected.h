/* SPDX-License-Identifier: Apache-2.0 OR ISC OR MIT
 *
 * Reader of the file with calls and expected results, which tests/support/harness.py writes for harness.c.
 */
#ifndef NSMS_EXPECTED_H
#define NSMS_EXPECTED_H

#include <fcntl.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

struct message {                                         /* complete blocks, hashed from state `before` to `after` */
    uint32_t blocks;
    const uint8_t *before, *data, *after;
};

struct family {
    char name[16];
    uint32_t word, words;                                /* bytes of a word; words of the state */
    uint32_t block, rounds, length;                      /* bytes of a block; rounds; bytes of the padding's length field */
    uint32_t lengths, messages;                          /* numbers of stream's prefixes with digests, and of messages */
    const uint8_t *initial, *stream, *digests;
    struct message *message;
};

static struct family family[8];
static unsigned families;

enum { MOST_PARAMETERS = 5 };

struct argument {
    enum { NUMBER, BUFFER, POINTERS, SAME_AS_FIRST } what;       /* SAME_AS_FIRST: the address of the first */
    uint64_t value;                                      /* the number; or the number of buffers */
    size_t size;                                         /* bytes of each buffer */
    const uint8_t *bytes;
};

struct call {
    struct argument argument[MOST_PARAMETERS];
    const uint8_t *expected;                                /* content of the first buffer after the call */
};

struct function {
    struct {
        char name[16];
        size_t align;
    } parameter[MOST_PARAMETERS];
    unsigned parameters, calls;
    struct call *call;
};

static struct function *function;

static const uint8_t *file, *file_end;

/* Returns the next n bytes of the file; each item is padded to a multiple of 8 bytes. */
static const uint8_t *read_bytes(size_t n)
{
    const uint8_t *at = file;
    n = (n + 7) & ~(size_t)7;
    if ((size_t)(file_end - file) < n) {
        fprintf(stderr, "harness: the file of expected results is too short\n");
        exit(2);
    }
    file += n;
    return at;
}

static uint64_t read_number(void)
{
    uint64_t x;
    memcpy(&x, read_bytes(8), 8);
    return x;
}

static void read_messages(struct family *f)
{
    memcpy(f->name, read_bytes(16), 15);
    f->word = (uint32_t)read_number(), f->words = (uint32_t)read_number(), f->block = (uint32_t)read_number();
    f->rounds = (uint32_t)read_number(), f->length = (uint32_t)read_number();
    f->initial = read_bytes(f->words * f->word);
    f->lengths = (uint32_t)read_number();
    f->stream = read_bytes(f->lengths);
    f->digests = read_bytes((size_t)f->lengths * f->words * f->word);
    f->messages = (uint32_t)read_number();
    f->message = calloc(f->messages, sizeof *f->message);
    for (struct message *m = f->message; m < f->message + f->messages; m++) {
        m->blocks = (uint32_t)read_number();
        m->before = read_bytes(f->words * f->word);
        m->data = read_bytes((size_t)m->blocks * f->block);
        m->after = read_bytes(f->words * f->word);
    }
}

static void read_calls(struct function *f)
{
    f->parameters = (unsigned)read_number();
    for (unsigned i = 0; i < f->parameters; i++) {
        memcpy(f->parameter[i].name, read_bytes(16), 15);
        f->parameter[i].align = read_number();
    }
    f->calls = (unsigned)read_number();
    f->call = calloc(f->calls, sizeof *f->call);
    for (struct call *c = f->call; c < f->call + f->calls; c++) {
        for (struct argument *a = c->argument; a < c->argument + f->parameters; a++) {
            a->what = (unsigned)read_number();
            a->value = read_number();
            a->size = read_number();
            a->bytes = read_bytes(a->what == NUMBER ? 0 : a->value * a->size);
        }
        c->expected = read_bytes(c->argument->size);
    }
}

static void read_answers(const char *path)
{
    struct stat about;
    int fd = open(path, O_RDONLY);
    void *bytes;
    if (fd < 0 || fstat(fd, &about)
        || (bytes = mmap(NULL, (size_t)about.st_size, PROT_READ, MAP_PRIVATE, fd, 0)) == MAP_FAILED) {
        perror(path);
        exit(2);
    }
    close(fd);
    file = bytes;
    file_end = file + about.st_size;
    families = (unsigned)read_number();
    for (unsigned i = 0; i < families; i++)
        read_messages(&family[i]);
    unsigned functions = (unsigned)read_number();
    function = calloc(functions, sizeof *function);
    for (unsigned i = 0; i < functions; i++)
        read_calls(&function[i]);
}

#endif
