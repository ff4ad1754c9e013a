/* SPDX-License-Identifier: Apache-2.0 OR ISC OR MIT
 *
 * Checks kernels of every function kind by calling them. kernels.inc lists them in lines
 *
 *     KERNEL(symbol, "parameter contents", function, "hash", n, stack_bytes, "features")
 *
 * FILE contains for each function (function kind of one hash) calls with expected results, computed by
 * the specification; and for kernels with parameters "state message blocks" messages with hashlib's
 * digests. tests/support/harness.py writes both. Each buffer ends or begins at a guard page. Each call
 * goes through stub.S, which checks the ABI.
 *
 *     harness check FILE               check every kernel that this processor can run
 *     harness stub                     print the violations that stub.S finds for each corrupter
 *     harness has "FEATURE..."         print the first feature that this processor lacks, if any
 *
 * Results are lines: pass SYMBOL CALLS; skip SYMBOL REASON; fail SYMBOL CHECK MESSAGE. The status is 1 if
 * a check failed, 2 if the harness cannot run.
 */
#define _GNU_SOURCE
#include <inttypes.h>
#include <stdarg.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

#include "cpu.h"
#include "expected.h"
#include "guarded.h"

/* AddressSanitizer must leave faults to handle_fault. */
const char *__asan_default_options(void);
const char *__asan_default_options(void) { return "allow_user_segv_handler=1:handle_segv=0:handle_sigbus=0:handle_sigill=0"; }

/* The kernels. */

#define KERNEL(symbol, takes, function, hash, n, stack, features) extern void symbol(void);
#include "kernels.inc"
#undef KERNEL

struct kernel {
    const char *symbol, *takes;                          /* contents of its parameters */
    unsigned function;                                   /* index into `functions` */
    const char *hash;
    unsigned n, stack;
    const char *features;
    void (*code)(void);
};

static const struct kernel kernels[] = {
#define KERNEL(symbol, takes, function, hash, n, stack, features) {#symbol, takes, function, hash, n, stack, features, symbol},
#include "kernels.inc"
#undef KERNEL
    {NULL, NULL, 0, NULL, 0, 0, NULL, NULL},
};

static int takes(const struct kernel *k, const char *what) { return !strcmp(k->takes, what); }

#define TAKES_BLOCKS "state message blocks"
#define TAKES_SCHEDULE "state schedule stride"

static const struct family *family_of(const struct kernel *k)
{
    for (unsigned i = 0; i < families; i++)
        if (!strcmp(family[i].name, k->hash))
            return &family[i];
    fprintf(stderr, "harness: the file of expected results has no %s\n", k->hash);
    exit(2);
}

/* Results. */

enum { MOST_PRINTED = 4 };                               /* failures of one check that are printed */

static const struct kernel *subject;
static const char *check;
static unsigned long failures, failures_here;

static void fail(const char *format, ...) __attribute__((format(printf, 1, 2)));
static void fail(const char *format, ...)
{
    va_list arguments;
    failures++;
    if (failures_here++ >= MOST_PRINTED)
        return;
    printf("fail %s %s ", subject->symbol, check);
    va_start(arguments, format);
    vprintf(format, arguments);
    va_end(arguments);
    putchar('\n');
}

/* Names the check to which failures belong from now on. */
static void begin_check(const char *name)
{
    if (failures_here > MOST_PRINTED)
        printf("fail %s %s and %lu times more\n", subject->symbol, check, failures_here - MOST_PRINTED);
    check = name;
    failures_here = 0;
}

/* Returns at most 64 bytes in hexadecimal; valid until the fourth next call. */
static const char *hex(const void *bytes, size_t n)
{
    static char text[4][2 * 64 + 1];
    static unsigned next;
    char *at = text[next++ % 4];
    for (size_t i = 0; i < n && i < 64; i++)
        sprintf(at + 2 * i, "%02x", ((const uint8_t *)bytes)[i]);
    return at;
}

static int call_kernel(const struct kernel *k, struct arguments arguments, const char *what)
{
    unsigned violations = 0;
    if (!call_on_stack(k->code, arguments, &violations)) {
        fail("%s: %s", what, describe_fault());
        return 0;
    }
    for (unsigned i = 0; i < ABI_KINDS; i++)
        if (violations >> i & 1)
            fail("%s: %s", what, abi_violations[i]);
    return !violations;
}

/* Calls with expected results, of every function kind. */

enum { SHIFTS = 64 };                                    /* positions of a buffer after the start of its pages */

/* Copies a call's buffers into guarded memory and returns its arguments. Buffer i ends at a guard page if
 * bit i of `ends` is set; else it begins `shift` alignments after one. */
static struct arguments place_arguments(const struct function *f, const struct call *c, unsigned shift, unsigned ends)
{
    struct arguments arguments = make_arguments(NULL, NULL, 0);
    for (unsigned i = 0; i < f->parameters; i++) {
        const struct argument *a = &c->argument[i];
        size_t all = a->value * a->size, size = a->what == POINTERS ? a->value * sizeof(void *) : all;
        size_t behind = shift * f->parameter[i].align;
        uint8_t *at = ends >> i & 1 ? end_minus(&buffers[i], size) : start_plus(&buffers[i], behind), *buffer = at;
        if (a->what == POINTERS)
            buffer = ends >> i & 1 ? end_minus(messages, all) : start_plus(messages, shift);
        for (uint64_t j = 0; a->what == POINTERS && j < a->value; j++)
            memcpy(at + j * sizeof(void *), &(uint8_t *){buffer + j * a->size}, sizeof(void *));
        if (a->what != NUMBER && a->what != SAME_AS_FIRST)
            memcpy(buffer, a->bytes, all);
        arguments.argument[i] = a->what == NUMBER ? a->value : a->what == SAME_AS_FIRST ? arguments.argument[0] : (uintptr_t)at;
    }
    return arguments;
}

/* Returns the buffer that an argument points to; of an array of pointers, the first. */
static const uint8_t *first_buffer_of(const struct argument *a, uint64_t value)
{
    const void *at = (const void *)(uintptr_t)value;
    if (a->what == POINTERS)
        memcpy(&at, at, sizeof at);
    return at;
}

/* Checks that the first buffer has the expected content, its surroundings are unchanged, and other buffers
 * are not written to. */
static void compare_buffers(const struct function *f, const struct call *c, struct arguments arguments, const char *what)
{
    const uint8_t *to = first_buffer_of(c->argument, arguments.argument[0]);
    size_t size = c->argument->size, step = f->parameter->align;
    for (size_t i = 0; i < size; i += step)
        if (memcmp(to + i, c->expected + i, step)) {
            fail("%s: %s[%zu] is wrong (as it lies in memory): got %s, should be %s", what, buffers->name, i / step,
                 hex(to + i, step), hex(c->expected + i, step));
            break;
        }
    for (const uint8_t *p = buffers->start; p < buffers->end; p++)
        if ((p < to || p >= to + size) && *p != 0x5a) {
            fail("%s: writes the byte %td %s %s", what, p < to ? to - p : p - to - (ptrdiff_t)size,
                 p < to ? "before" : "after the end of", buffers->name);
            break;
        }
    for (unsigned i = 1; i < f->parameters; i++) {
        const struct argument *a = &c->argument[i];
        if ((a->what == BUFFER || a->what == POINTERS) && memcmp(first_buffer_of(a, arguments.argument[i]), a->bytes, a->value * a->size))
            fail("%s: %s is written to", what, buffers[i].name);
    }
}

static void check_calls(const struct kernel *k)
{
    const struct function *f = &function[k->function];
    for (unsigned s = 0; s < f->calls; s++)
        for (unsigned place = 0; place < SHIFTS + (1u << f->parameters); place++) {
            const struct call *c = &f->call[s];
            unsigned ends = place < SHIFTS ? 0 : place - SHIFTS, shift = place < SHIFTS ? place : 0;
            char what[160];
            size_t length = (size_t)snprintf(what, sizeof what, "%s, call %u", k->hash, s);
            for (unsigned i = 0; i < f->parameters; i++)
                if (c->argument[i].what == NUMBER)
                    length += (size_t)snprintf(what + length, sizeof what - length, ", %s %" PRIu64, buffers[i].name, c->argument[i].value);
            for (unsigned i = 0; i < f->parameters; i++)
                if (ends >> i & 1)
                    length += (size_t)snprintf(what + length, sizeof what - length, ", %s at its end", buffers[i].name);
            if (shift)
                snprintf(what + length, sizeof what - length, ", at offset %u", shift);
            memset(buffers->start, 0x5a, (size_t)(buffers->end - buffers->start));
            struct arguments arguments = place_arguments(f, c, shift, ends);
            if (call_kernel(k, arguments, what))
                compare_buffers(f, c, arguments, what);
        }
}

/* Writes the last blocks of a padded message (FIPS 180-4, 5.1) to `tail`; `rest` are the bytes after its
 * complete blocks. Returns the number of blocks. */
static unsigned pad(const struct family *f, const uint8_t *rest, uint64_t length, uint8_t tail[256])
{
    size_t used = length % f->block, size = used + 1 + f->length > f->block ? 2 * f->block : f->block;
    memset(tail, 0, size);
    memcpy(tail, rest, used);
    tail[used] = 0x80;
    for (unsigned i = 0; i < 8; i++)
        tail[size - 1 - i] = (uint8_t)(length << 3 >> 8 * i);
    if (f->length == 16)
        tail[size - 9] = (uint8_t)(length >> 61);
    return (unsigned)(size / f->block);
}

static void words_to_digest(const struct family *f, const uint8_t *words, uint8_t *digest)
{
    for (unsigned i = 0; i < f->words * f->word; i++)
        digest[i] = words[(i / f->word + 1) * f->word - 1 - i % f->word];
}

static void compare_digest(const struct family *f, const uint8_t *h, const uint8_t *expected, const char *what)
{
    uint8_t digest[64];
    words_to_digest(f, h, digest);
    if (memcmp(digest, expected, f->words * f->word))
        fail("%s: got %s, hashlib says %s", what, hex(digest, f->words * f->word), hex(expected, f->words * f->word));
}

static void compare_state(const struct family *f, const uint8_t *h, const uint8_t *expected, const char *what)
{
    if (memcmp(h, expected, f->words * f->word))
        fail("%s: the state is wrong (as it lies in memory): got %s, hashlib says %s", what,
             hex(h, f->words * f->word), hex(expected, f->words * f->word));
}

/* Kernels that take a state and any number of blocks. */

static void check_lengths(const struct kernel *k, const struct family *f)
{
    uint8_t tail[256], *h = end_minus(state, f->words * f->word);
    char what[96];
    for (uint64_t length = 0; length < f->lengths; length++) {
        uint64_t whole = length / f->block;
        unsigned last = pad(f, f->stream + whole * f->block, length, tail);
        size_t size = (whole + last) * f->block;
        for (int end = 0; end < 2; end++) {
            uint8_t *m = end ? end_minus(data, size) : start_plus(data, 0);
            snprintf(what, sizeof what, "%s of length %" PRIu64 ", offset 0, at the %s of its pages", f->name, length,
                     end ? "end" : "start");
            memcpy(m, f->stream, whole * f->block);
            memcpy(m + whole * f->block, tail, last * f->block);
            memcpy(h, f->initial, f->words * f->word);
            if (call_kernel(k, make_arguments(h, m, whole + last), what))
                compare_digest(f, h, f->digests + length * f->words * f->word, what);
        }
        snprintf(what, sizeof what, "%s of length %" PRIu64 " in two calls", f->name, length);
        memcpy(h, f->initial, f->words * f->word);
        memcpy(end_minus(data, last * f->block), tail, last * f->block);
        if (call_kernel(k, make_arguments(h, f->stream, whole), what)
            && call_kernel(k, make_arguments(h, end_minus(data, last * f->block), last), what))
            compare_digest(f, h, f->digests + length * f->words * f->word, what);
    }
}

static void check_message(const struct kernel *k, const struct family *f, const struct message *message, uint8_t *h,
                        uint8_t *m, const char *what)
{
    size_t size = (size_t)message->blocks * f->block;
    memcpy(h, message->before, f->words * f->word);
    memcpy(m, message->data, size);
    if (!call_kernel(k, make_arguments(h, m, message->blocks), what))
        return;
    compare_state(f, h, message->after, what);
    if (memcmp(m, message->data, size))
        fail("%s: the message is written to", what);
}

static void check_block_counts(const struct kernel *k, const struct family *f)
{
    char what[96];
    size_t hash = f->words * f->word;
    for (const struct message *m = f->message; m < f->message + f->messages; m++) {
        size_t size = (size_t)m->blocks * f->block;
        for (int place = 0; place < 4; place++) {
            uint8_t *h = place & 1 ? end_minus(state, hash) : start_plus(state, place & 2 ? f->word : 0);
            uint8_t *d = place & 2 ? end_minus(data, size) : start_plus(data, 0);
            snprintf(what, sizeof what, "%s, %u blocks from a random state, at the %s of its pages", f->name, m->blocks,
                     place & 2 ? "end" : "start");
            check_message(k, f, m, h, d, what);
        }
    }
}

static void check_offsets(const struct kernel *k, const struct family *f)
{
    char what[96];
    for (const struct message *m = f->message; m < f->message + f->messages; m++)
        for (unsigned offset = 0; offset < 64; offset++) {
            snprintf(what, sizeof what, "%s, %u blocks (%zu bytes) at offset %u", f->name, m->blocks,
                     (size_t)m->blocks * f->block, offset);
            check_message(k, f, m, end_minus(state, f->words * f->word) - offset % 16 * f->word, start_plus(data, offset), what);
        }
}

static void check_no_blocks(const struct kernel *k, const struct family *f)
{
    size_t hash = f->words * f->word;
    uint8_t *h = end_minus(state, hash);
    const void *const nowhere[] = {NULL, data->end, data->end + 1, data->start - 1};
    for (unsigned i = 0; i < 4; i++) {
        memcpy(h, f->message->before, hash);
        if (call_kernel(k, make_arguments(h, nowhere[i], 0), "no blocks") && memcmp(h, f->message->before, hash))
            fail("%s, no blocks: the state is changed", f->name);
    }
}

/* Schedules. */

static uint8_t has_failed[sizeof kernels / sizeof *kernels];  /* kernels with a failure */

/* Hashes the longest message with the schedules of kernel k and the rounds of every kernel that takes
 * schedules and has not failed. */
static void check_rounds(const struct kernel *k, const struct family *f)
{
    const struct message *m = &f->message[f->messages - 1];
    size_t hash = f->words * f->word, size = (size_t)k->n * f->block;
    uint8_t *table = end_minus(&buffers[0], (size_t)f->rounds * k->n * f->word), *h = end_minus(&buffers[2], hash);
    char what[128], lacking[32];
    buffers[2].name = "state";
    for (const struct kernel *r = kernels; r->symbol; r++) {
        if (!takes(r, TAKES_SCHEDULE) || has_failed[r - kernels] || strcmp(r->hash, k->hash) ||
            !cpu_has_all(r->features, lacking, sizeof lacking))
            continue;
        int expected = 1;
        snprintf(what, sizeof what, "%s through %s", f->name, r->symbol);
        memcpy(h, m->before, hash);
        for (unsigned first = 0; expected && first < m->blocks; first += k->n) {
            unsigned n = m->blocks - first < k->n ? m->blocks - first : k->n;
            uint8_t *d = end_minus(&buffers[1], size);
            memset(d, 0x99, size);
            memcpy(d, m->data + (size_t)first * f->block, (size_t)n * f->block);
            expected = call_kernel(k, make_arguments(table, d, 0), what);
            for (unsigned j = 0; expected && j < n; j++)
                expected = call_kernel(r, make_arguments(h, table + j * f->word, k->n), what);
        }
        if (expected)
            compare_state(f, h, m->after, what);
    }
}

/* Returns the violations of a function that may use `allowed` bytes of stack. */
static unsigned stack_violations(void (*code)(void), struct arguments arguments, unsigned allowed)
{
    unsigned violations = 0;
    for (unsigned alignment = 0; alignment < 8; alignment++) {
        uint8_t *low = stack.start, *limit = stack.end - ABI_ABOVE - 16 * 7 - 8 - allowed;
        memset(low, 0xc3, (size_t)(stack.end - low));
        if (!call_on_stack(code, arguments, &violations))
            return 1u << ABI_DEPTH;
        while (low < limit && *low == 0xc3)
            low++;
        if (low < limit)
            violations |= 1u << ABI_DEPTH;
    }
    return violations;
}

static void check_stack(const struct kernel *k)
{
    const struct function *f = &function[k->function];
    if (!k->stack)
        return;                                          /* the manifest has no limit */
    unsigned violations = stack_violations(k->code, place_arguments(f, &f->call[f->calls - 1], 0, 0), k->stack);
    if (violations)
        fail("%s: %s", k->hash, violations >> ABI_DEPTH & 1 ? abi_violations[ABI_DEPTH] : "breaks the ABI");
}

/* Commands. */

static void check_kernel(const struct kernel *k)
{
    alarm(120);
    for (unsigned i = 0; i < MOST_PARAMETERS; i++)
        buffers[i].name = function[k->function].parameter[i].name;
    begin_check("calls"), check_calls(k);
    if (takes(k, TAKES_BLOCKS)) {
        const struct family *f = family_of(k);
        begin_check("lengths"), check_lengths(k, f);
        begin_check("counts"), check_block_counts(k, f);
        begin_check("offsets"), check_offsets(k, f);
        begin_check("nothing"), check_no_blocks(k, f);
    }
    if (takes(k, "schedule message"))
        begin_check("rounds"), check_rounds(k, family_of(k));
    begin_check("stack"), check_stack(k);
    begin_check("");
    alarm(0);
}

static void check_if_possible(const struct kernel *k)
{
    char lacking[32];
    unsigned long before = failures;
    if (!cpu_has_all(k->features, lacking, sizeof lacking)) {
        printf("skip %s this processor has no %s\n", k->symbol, lacking);
        return;
    }
    subject = k;
    calls = 0;
    check_kernel(k);
    has_failed[k - kernels] = failures != before;
    if (failures == before)
        printf("pass %s %lu\n", k->symbol, calls);
    fflush(stdout);
}

#define CORRUPTERS(X) X(rbx) X(rbp) X(r12) X(r13) X(r14) X(r15) X(rsp_up) X(rsp_down) X(direction) X(mxcsr) X(x87) \
    X(mmx) X(above) X(far_above) X(below) X(nothing)
#define X(name) extern void corrupt_##name(void);
CORRUPTERS(X)
#undef X

static int check_stub(void)
{
    static const struct {
        const char *name;
        void (*function)(void);
    } corrupters[] = {
#define X(name) {#name, corrupt_##name},
        CORRUPTERS(X)
#undef X
    };
    for (size_t i = 0; i < sizeof corrupters / sizeof *corrupters; i++) {
        unsigned violations = 0;
        if (!call_on_stack(corrupters[i].function, make_arguments(state->start, data->start, 1), &violations))
            violations = ~0u;
        violations |= stack_violations(corrupters[i].function, make_arguments(state->start, data->start, 1), 128);
        printf("corrupter %s %#x", corrupters[i].name, violations);
        for (unsigned b = 0; b < ABI_KINDS; b++)
            if (violations >> b & 1)
                printf(" %s;", abi_violations[b]);
        putchar('\n');
    }
    return 0;
}

int main(int argc, char **argv)
{
    allocate_guarded(state, 6 * PAGE);
    for (unsigned i = 1; i <= MOST_PARAMETERS; i++)
        allocate_guarded(&buffers[i], 1 << 16);
    messages->name = "the messages";
    allocate_guarded(&stack, 1 << 17);
    catch_faults();
    if (argc == 2 && !strcmp(argv[1], "stub"))
        return check_stub();
    if (argc == 3 && !strcmp(argv[1], "has")) {
        char lacking[32];
        if (!cpu_has_all(argv[2], lacking, sizeof lacking))
            puts(lacking);
        return 0;
    }
    if (argc == 3 && !strcmp(argv[1], "check")) {
        read_answers(argv[2]);
        for (int later = 0; later < 2; later++)              /* rounds first, because check_rounds uses them */
            for (const struct kernel *k = kernels; k->symbol; k++)
                if (takes(k, TAKES_SCHEDULE) != later)
                    check_if_possible(k);
        return failures != 0;
    }
    fprintf(stderr, "harness check FILE | stub | has FEATURES\n");
    return 2;
}
