/* SPDX-License-Identifier: Apache-2.0 OR ISC OR MIT
 *
 * Checks kernels of any kind. What to check stands in kernels.inc,
 *
 *     KERNEL(symbol, "what it takes", function, "hash", n, stack_bytes, "features")
 *
 * and what it is called with in a file (tests/support/harness.py writes both, by the records of kinds): calls with what must be
 * left, by the standard's text, of each function in the order of their numbers; and messages with hashlib's answers, for what
 * takes "state message blocks". Every buffer that a kernel is given ends, or begins, at a page that cannot be touched; every
 * call goes through the stub that sees whether the ABI was kept.
 *
 *     harness check FILE              every kernel that this processor can run
 *     harness large FILE FD SYMBOL... one call above 4 GiB; FD is a file that is mapped again and again
 *     harness stub                    each corrupter, and what the stub says of it
 *     harness has "FEATURE..."        the first that this processor lacks; nothing if it has all
 *
 * Answers are lines: pass SYMBOL CALLS; skip SYMBOL FEATURE; fail SYMBOL CHECK WHAT. The status is 1 if any failed.
 */
#define _GNU_SOURCE
#include <fcntl.h>
#include <inttypes.h>
#include <setjmp.h>
#include <signal.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

#include "abi.h"
#include "cpu.h"

/* AddressSanitizer leaves the faults to us. */
const char *__asan_default_options(void);
const char *__asan_default_options(void) { return "allow_user_segv_handler=1:handle_segv=0:handle_sigbus=0:handle_sigill=0"; }

/* The kernels. */

#define KERNEL(symbol, takes, function, hash, n, stack, features) extern void symbol(void);
#include "kernels.inc"
#undef KERNEL

struct kernel {
    const char *symbol, *takes;                          /* what its parameters hold or tell */
    unsigned function;                                   /* which kind of which hash it is of */
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

#define A_STREAM "state message blocks"
#define A_SCHEDULE "state schedule stride"

/* The answers. */

struct message {                                         /* whole blocks from some state to another */
    uint32_t blocks;
    const uint8_t *before, *data, *after;
};

struct family {
    char name[16];
    uint32_t word, words, block, rounds, length;         /* bytes, words of the state, bytes, rounds, bytes of the length */
    uint32_t lengths, messages;
    const uint8_t *initial, *stream, *digests;
    struct message *message;
    uint64_t large;                                      /* the length of the large message, and its digest */
    const uint8_t *large_digest;
};

static struct family family[8];
static unsigned families;

enum { MOST = 5 };                                       /* parameters */

struct argument {
    enum { NUMBER, BUFFER, POINTERS, FIRST } what;       /* FIRST: what the first argument points to */
    uint64_t value;                                      /* of a number; how many buffers */
    size_t size;                                         /* of a buffer, each of them */
    const uint8_t *bytes;
};

struct call {
    struct argument argument[MOST];
    const uint8_t *right;                                /* what the first buffer must hold afterwards */
};

struct function {
    struct {
        char name[16];
        size_t align;
    } parameter[MOST];
    unsigned parameters, calls;
    struct call *call;
};

static struct function *function;

static const uint8_t *file, *file_end;

static const uint8_t *take(size_t n)
{
    const uint8_t *at = file;
    n = (n + 7) & ~(size_t)7;
    if ((size_t)(file_end - file) < n) {
        fprintf(stderr, "harness: the file of answers is too short\n");
        exit(2);
    }
    file += n;
    return at;
}

static uint64_t number(void)
{
    uint64_t x;
    memcpy(&x, take(8), 8);
    return x;
}

static void read_messages(struct family *f)
{
    memcpy(f->name, take(16), 15);
    f->word = (uint32_t)number(), f->words = (uint32_t)number(), f->block = (uint32_t)number();
    f->rounds = (uint32_t)number(), f->length = (uint32_t)number();
    f->initial = take(f->words * f->word);
    f->lengths = (uint32_t)number();
    f->stream = take(f->lengths);
    f->digests = take((size_t)f->lengths * f->words * f->word);
    f->messages = (uint32_t)number();
    f->message = calloc(f->messages, sizeof *f->message);
    for (struct message *m = f->message; m < f->message + f->messages; m++) {
        m->blocks = (uint32_t)number();
        m->before = take(f->words * f->word);
        m->data = take((size_t)m->blocks * f->block);
        m->after = take(f->words * f->word);
    }
    f->large = number();
    f->large_digest = take(f->words * f->word);
}

static void read_calls(struct function *f)
{
    f->parameters = (unsigned)number();
    for (unsigned i = 0; i < f->parameters; i++) {
        memcpy(f->parameter[i].name, take(16), 15);
        f->parameter[i].align = number();
    }
    f->calls = (unsigned)number();
    f->call = calloc(f->calls, sizeof *f->call);
    for (struct call *c = f->call; c < f->call + f->calls; c++) {
        for (struct argument *a = c->argument; a < c->argument + f->parameters; a++) {
            a->what = (unsigned)number();
            a->value = number();
            a->size = number();
            a->bytes = take(a->what == NUMBER ? 0 : a->value * a->size);
        }
        c->right = take(c->argument->size);
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
    families = (unsigned)number();
    for (unsigned i = 0; i < families; i++)
        read_messages(&family[i]);
    unsigned functions = (unsigned)number();
    function = calloc(functions, sizeof *function);
    for (unsigned i = 0; i < functions; i++)
        read_calls(&function[i]);
}

static const struct family *family_of(const struct kernel *k)
{
    for (unsigned i = 0; i < families; i++)
        if (!strcmp(family[i].name, k->hash))
            return &family[i];
    fprintf(stderr, "harness: the file of answers knows no %s\n", k->hash);
    exit(2);
}

/* What is told. */

enum { TOLD = 4 };                                       /* failures of one check that are told one by one */

static const struct kernel *subject;
static const char *check;
static unsigned long calls, failures, failures_here;

static void fail(const char *format, ...) __attribute__((format(printf, 1, 2)));
static void fail(const char *format, ...)
{
    va_list arguments;
    failures++;
    if (failures_here++ >= TOLD)
        return;
    printf("fail %s %s ", subject->symbol, check);
    va_start(arguments, format);
    vprintf(format, arguments);
    va_end(arguments);
    putchar('\n');
}

static void begin(const char *name)
{
    if (failures_here > TOLD)
        printf("fail %s %s and %lu times more\n", subject->symbol, check, failures_here - TOLD);
    check = name;
    failures_here = 0;
}

static const char *hex(const void *bytes, size_t n)
{
    static char text[4][2 * 64 + 1];
    static unsigned turn;
    char *at = text[turn++ % 4];
    for (size_t i = 0; i < n && i < 64; i++)
        sprintf(at + 2 * i, "%02x", ((const uint8_t *)bytes)[i]);
    return at;
}

/* Memory that ends at its guard pages. */

enum { PAGE = 4096 };

struct guarded {
    const char *name;
    uint8_t *start, *end;                                /* what can be touched; a page on either side cannot */
};

/* Of each parameter, which it is named as while a kernel is checked; of the messages that pointers in memory lead to. */
static struct guarded area[MOST + 1] = {{"state", NULL, NULL}, {"data", NULL, NULL}}, stack = {"stack", NULL, NULL};
static struct guarded *const messages = &area[MOST];
static struct guarded *const guards[] = {&area[0], &area[1], &area[2], &area[3], &area[4], &stack};
static struct guarded *const state = &area[0], *const data = &area[1];       /* of a stream */

static void make(struct guarded *g, size_t size)
{
    size = (size + PAGE - 1) / PAGE * PAGE;
    uint8_t *at = mmap(NULL, size + 2 * PAGE, PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    if (at == MAP_FAILED || mprotect(at + PAGE, size, PROT_READ | PROT_WRITE)) {
        perror("harness: mmap");
        exit(2);
    }
    g->start = at + PAGE;
    g->end = g->start + size;
}

/* Size bytes of g: at its very end, or `shift` bytes after its start. */
static uint8_t *at_end(const struct guarded *g, size_t size) { return g->end - size; }
static uint8_t *at_start(const struct guarded *g, size_t shift) { return g->start + shift; }

/* Faults and calls. */

static sigjmp_buf back;
static volatile sig_atomic_t calling;
static void *volatile fault;
static volatile int fault_signal;

static void caught(int signal, siginfo_t *about, void *context)
{
    (void)context;
    if (!calling)
        _exit(3);
    fault = about->si_addr;
    fault_signal = signal;
    siglongjmp(back, 1);                             /* no signal is blocked: SA_NODEFER */
}

static void catch_faults(void)
{
    static uint8_t place[65536];
    stack_t own = {.ss_sp = place, .ss_size = sizeof place};
    struct sigaction action = {.sa_sigaction = caught, .sa_flags = SA_SIGINFO | SA_ONSTACK | SA_NODEFER};
    static const int signals[] = {SIGSEGV, SIGBUS, SIGILL, SIGFPE, SIGTRAP, SIGALRM};
    sigaltstack(&own, NULL);
    for (size_t i = 0; i < sizeof signals / sizeof *signals; i++)
        sigaction(signals[i], &action, NULL);
}

static const char *described_fault(void)
{
    static char text[160];
    const uint8_t *at = fault;
    if (fault_signal == SIGALRM)
        return "does not return";
    if (fault_signal == SIGSEGV || fault_signal == SIGBUS)
        for (size_t i = 0; i < sizeof guards / sizeof *guards; i++) {
            const struct guarded *g = guards[i];
            if (at >= g->end && at < g->end + PAGE)
                return snprintf(text, sizeof text, "touches the byte %td after the end of %s", at - g->end, g->name), text;
            if (at >= g->start - PAGE && at < g->start)
                return snprintf(text, sizeof text, "touches the byte %td before the start of %s", g->start - at, g->name), text;
        }
    return snprintf(text, sizeof text, "%s at %p", strsignal(fault_signal), fault), text;
}

struct given {
    uint64_t argument[MOST];
};

static struct given given(const void *a, const void *b, uint64_t c)
{
    return (struct given){{(uintptr_t)a, (uintptr_t)b, c, 0x0123456789abcdef}};
}

/* Calls code on the stack of its own, shifted so that in turn all alignments come by; 0 after a fault. */
static int run(void (*code)(void), struct given g, unsigned *broken)
{
    static unsigned turn;
    uint8_t *top = stack.end - ABI_ABOVE - 16 * (turn++ % 8);
    struct abi_call call = {(void *)(uintptr_t)code, {g.argument[0], g.argument[1], g.argument[2], g.argument[3], g.argument[4]}, top};
    volatile int returned = 0;
    calls++;
    memset(top, 0xa5, ABI_ABOVE);
    if (!sigsetjmp(back, 0)) {
        calling = 1;
        *broken = abi_call(&call);
        returned = 1;
    } else {
        __asm__ volatile("cld\n\tfninit");
    }
    calling = 0;
    for (unsigned i = 0; returned && i < ABI_ABOVE; i++)
        if (top[i] != 0xa5)
            *broken |= 1u << ABI_FRAME;
    return returned;
}

static int run_subject(const struct kernel *k, struct given g, const char *what)
{
    unsigned broken = 0;
    if (!run(k->code, g, &broken)) {
        fail("%s: %s", what, described_fault());
        return 0;
    }
    for (unsigned i = 0; i < ABI_KINDS; i++)
        if (broken >> i & 1)
            fail("%s: %s", what, abi_broken[i]);
    return !broken;
}

/* Calls with what must be left, of any kind. */

enum { SHIFTS = 64 };                                    /* places of a buffer near the start of its pages */

/* What a call is given: `shift` alignments behind the start of each buffer's pages, or at the end of those in `ends`. */
static struct given laid_out(const struct function *f, const struct call *c, unsigned shift, unsigned ends)
{
    struct given g = given(NULL, NULL, 0);
    for (unsigned i = 0; i < f->parameters; i++) {
        const struct argument *a = &c->argument[i];
        size_t all = a->value * a->size, size = a->what == POINTERS ? a->value * sizeof(void *) : all;
        size_t behind = shift * f->parameter[i].align;
        uint8_t *at = ends >> i & 1 ? at_end(&area[i], size) : at_start(&area[i], behind), *lies = at;
        if (a->what == POINTERS)
            lies = ends >> i & 1 ? at_end(messages, all) : at_start(messages, shift);
        for (uint64_t j = 0; a->what == POINTERS && j < a->value; j++)
            memcpy(at + j * sizeof(void *), &(uint8_t *){lies + j * a->size}, sizeof(void *));
        if (a->what != NUMBER && a->what != FIRST)
            memcpy(lies, a->bytes, all);
        g.argument[i] = a->what == NUMBER ? a->value : a->what == FIRST ? g.argument[0] : (uintptr_t)at;
    }
    return g;
}

static const uint8_t *in_memory(const struct argument *a, uint64_t value)
{
    const void *at = (const void *)(uintptr_t)value;
    if (a->what == POINTERS)
        memcpy(&at, at, sizeof at);
    return at;
}

static void compare_left(const struct function *f, const struct call *c, struct given g, const char *what)
{
    const uint8_t *to = in_memory(c->argument, g.argument[0]);
    size_t size = c->argument->size, step = f->parameter->align;
    for (size_t i = 0; i < size; i += step)
        if (memcmp(to + i, c->right + i, step)) {
            fail("%s: %s[%zu] is wrong (as it lies in memory): got %s, should be %s", what, area->name, i / step,
                 hex(to + i, step), hex(c->right + i, step));
            break;
        }
    for (const uint8_t *p = area->start; p < area->end; p++)
        if ((p < to || p >= to + size) && *p != 0x5a) {
            fail("%s: writes the byte %td %s %s", what, p < to ? to - p : p - to - (ptrdiff_t)size,
                 p < to ? "before" : "after the end of", area->name);
            break;
        }
    for (unsigned i = 1; i < f->parameters; i++) {
        const struct argument *a = &c->argument[i];
        if ((a->what == BUFFER || a->what == POINTERS) && memcmp(in_memory(a, g.argument[i]), a->bytes, a->value * a->size))
            fail("%s: %s is written to", what, area[i].name);
    }
}

static void all_calls(const struct kernel *k)
{
    const struct function *f = &function[k->function];
    for (unsigned s = 0; s < f->calls; s++)
        for (unsigned place = 0; place < SHIFTS + (1u << f->parameters); place++) {
            const struct call *c = &f->call[s];
            unsigned ends = place < SHIFTS ? 0 : place - SHIFTS, shift = place < SHIFTS ? place : 0;
            char what[160];
            size_t said = (size_t)snprintf(what, sizeof what, "%s, call %u", k->hash, s);
            for (unsigned i = 0; i < f->parameters; i++)
                if (c->argument[i].what == NUMBER)
                    said += (size_t)snprintf(what + said, sizeof what - said, ", %s %" PRIu64, area[i].name, c->argument[i].value);
            for (unsigned i = 0; i < f->parameters; i++)
                if (ends >> i & 1)
                    said += (size_t)snprintf(what + said, sizeof what - said, ", %s at its end", area[i].name);
            if (shift)
                snprintf(what + said, sizeof what - said, ", at offset %u", shift);
            memset(area->start, 0x5a, (size_t)(area->end - area->start));
            struct given g = laid_out(f, c, shift, ends);
            if (run_subject(k, g, what))
                compare_left(f, c, g, what);
        }
}

/* The padding of FIPS 180-4, 5.1: what follows the last whole block of a message; returns its blocks. */
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

static void as_digest(const struct family *f, const uint8_t *words, uint8_t *digest)
{
    for (unsigned i = 0; i < f->words * f->word; i++)
        digest[i] = words[(i / f->word + 1) * f->word - 1 - i % f->word];
}

static void compare_digest(const struct family *f, const uint8_t *h, const uint8_t *right, const char *what)
{
    uint8_t digest[64];
    as_digest(f, h, digest);
    if (memcmp(digest, right, f->words * f->word))
        fail("%s: got %s, hashlib says %s", what, hex(digest, f->words * f->word), hex(right, f->words * f->word));
}

static void compare_state(const struct family *f, const uint8_t *h, const uint8_t *right, const char *what)
{
    if (memcmp(h, right, f->words * f->word))
        fail("%s: the state is wrong (as it lies in memory): got %s, hashlib says %s", what,
             hex(h, f->words * f->word), hex(right, f->words * f->word));
}

/* Streams: hash values that any number of blocks go into. */

static void all_lengths(const struct kernel *k, const struct family *f)
{
    uint8_t tail[256], *h = at_end(state, f->words * f->word);
    char what[96];
    for (uint64_t length = 0; length < f->lengths; length++) {
        uint64_t whole = length / f->block;
        unsigned last = pad(f, f->stream + whole * f->block, length, tail);
        size_t size = (whole + last) * f->block;
        for (int end = 0; end < 2; end++) {
            uint8_t *m = end ? at_end(data, size) : at_start(data, 0);
            snprintf(what, sizeof what, "%s of length %" PRIu64 ", offset 0, at the %s of its pages", f->name, length,
                     end ? "end" : "start");
            memcpy(m, f->stream, whole * f->block);
            memcpy(m + whole * f->block, tail, last * f->block);
            memcpy(h, f->initial, f->words * f->word);
            if (run_subject(k, given(h, m, whole + last), what))
                compare_digest(f, h, f->digests + length * f->words * f->word, what);
        }
        snprintf(what, sizeof what, "%s of length %" PRIu64 " in two calls", f->name, length);
        memcpy(h, f->initial, f->words * f->word);
        memcpy(at_end(data, last * f->block), tail, last * f->block);
        if (run_subject(k, given(h, f->stream, whole), what)
            && run_subject(k, given(h, at_end(data, last * f->block), last), what))
            compare_digest(f, h, f->digests + length * f->words * f->word, what);
    }
}

static void one_message(const struct kernel *k, const struct family *f, const struct message *message, uint8_t *h,
                        uint8_t *m, const char *what)
{
    size_t size = (size_t)message->blocks * f->block;
    memcpy(h, message->before, f->words * f->word);
    memcpy(m, message->data, size);
    if (!run_subject(k, given(h, m, message->blocks), what))
        return;
    compare_state(f, h, message->after, what);
    if (memcmp(m, message->data, size))
        fail("%s: the message is written to", what);
}

static void all_counts(const struct kernel *k, const struct family *f)
{
    char what[96];
    size_t hash = f->words * f->word;
    for (const struct message *m = f->message; m < f->message + f->messages; m++) {
        size_t size = (size_t)m->blocks * f->block;
        for (int place = 0; place < 4; place++) {
            uint8_t *h = place & 1 ? at_end(state, hash) : at_start(state, place & 2 ? f->word : 0);
            uint8_t *d = place & 2 ? at_end(data, size) : at_start(data, 0);
            snprintf(what, sizeof what, "%s, %u blocks from a random state, at the %s of its pages", f->name, m->blocks,
                     place & 2 ? "end" : "start");
            one_message(k, f, m, h, d, what);
        }
    }
}

static void all_offsets(const struct kernel *k, const struct family *f)
{
    char what[96];
    for (const struct message *m = f->message; m < f->message + f->messages; m++)
        for (unsigned offset = 0; offset < 64; offset++) {
            snprintf(what, sizeof what, "%s, %u blocks (%zu bytes) at offset %u", f->name, m->blocks,
                     (size_t)m->blocks * f->block, offset);
            one_message(k, f, m, at_end(state, f->words * f->word) - offset % 16 * f->word, at_start(data, offset), what);
        }
}

static void no_blocks(const struct kernel *k, const struct family *f)
{
    size_t hash = f->words * f->word;
    uint8_t *h = at_end(state, hash);
    const void *const nowhere[] = {NULL, data->end, data->end + 1, data->start - 1};
    for (unsigned i = 0; i < 4; i++) {
        memcpy(h, f->message->before, hash);
        if (run_subject(k, given(h, nowhere[i], 0), "no blocks") && memcmp(h, f->message->before, hash))
            fail("%s, no blocks: the state is changed", f->name);
    }
}

/* Schedules. */

static uint8_t wrong[sizeof kernels / sizeof *kernels];  /* kernels that failed already */

/* Every schedule through every right kernel that takes one: the longest message, batch by batch. */
static void through_rounds(const struct kernel *k, const struct family *f)
{
    const struct message *m = &f->message[f->messages - 1];
    size_t hash = f->words * f->word, size = (size_t)k->n * f->block;
    uint8_t *table = at_end(&area[0], (size_t)f->rounds * k->n * f->word), *h = at_end(&area[2], hash);
    char what[128], lacking[32];
    area[2].name = "state";
    for (const struct kernel *r = kernels; r->symbol; r++) {
        if (!takes(r, A_SCHEDULE) || wrong[r - kernels] || strcmp(r->hash, k->hash) ||
            !cpu_has_all(r->features, lacking, sizeof lacking))
            continue;
        int right = 1;
        snprintf(what, sizeof what, "%s through %s", f->name, r->symbol);
        memcpy(h, m->before, hash);
        for (unsigned first = 0; right && first < m->blocks; first += k->n) {
            unsigned n = m->blocks - first < k->n ? m->blocks - first : k->n;
            uint8_t *d = at_end(&area[1], size);
            memset(d, 0x99, size);
            memcpy(d, m->data + (size_t)first * f->block, (size_t)n * f->block);
            right = run_subject(k, given(table, d, 0), what);
            for (unsigned j = 0; right && j < n; j++)
                right = run_subject(r, given(h, table + j * f->word, k->n), what);
        }
        if (right)
            compare_state(f, h, m->after, what);
    }
}

/* No deeper into the stack than the manifest says. */
static unsigned depth_broken(void (*code)(void), struct given g, unsigned allowed)
{
    unsigned broken = 0;
    for (unsigned turn = 0; turn < 8; turn++) {
        uint8_t *low = stack.start, *limit = stack.end - ABI_ABOVE - 16 * 7 - 8 - allowed;
        memset(low, 0xc3, (size_t)(stack.end - low));
        if (!run(code, g, &broken))
            return 1u << ABI_DEPTH;
        while (low < limit && *low == 0xc3)
            low++;
        if (low < limit)
            broken |= 1u << ABI_DEPTH;
    }
    return broken;
}

static void depth(const struct kernel *k)
{
    const struct function *f = &function[k->function];
    if (!k->stack)
        return;                                          /* not told */
    unsigned broken = depth_broken(k->code, laid_out(f, &f->call[f->calls - 1], 0, 0), k->stack);
    if (broken)
        fail("%s: %s", k->hash, broken >> ABI_DEPTH & 1 ? abi_broken[ABI_DEPTH] : "breaks the ABI");
}

/* One call above 4 GiB. */

static void above_4_gib(const struct kernel *k, const struct family *f, const uint8_t *m)
{
    uint8_t tail[256], *h = at_end(state, f->words * f->word);
    char what[96];
    unsigned last = pad(f, m, f->large, tail);
    snprintf(what, sizeof what, "%s of length %" PRIu64, f->name, f->large);
    memcpy(h, f->initial, f->words * f->word);
    memcpy(at_end(data, last * f->block), tail, last * f->block);
    if (run_subject(k, given(h, m, f->large / f->block), what)
        && run_subject(k, given(h, at_end(data, last * f->block), last), what))
        compare_digest(f, h, f->large_digest, what);
}

static const uint8_t *map_again_and_again(int fd, uint64_t length)
{
    struct stat about;
    if (fstat(fd, &about) || about.st_size <= 0 || about.st_size % PAGE || length % (uint64_t)about.st_size) {
        fprintf(stderr, "harness: the file to map again and again does not fit the length\n");
        exit(2);
    }
    uint8_t *m = mmap(NULL, length, PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
    for (uint64_t at = 0; m != MAP_FAILED && at < length; at += (uint64_t)about.st_size)
        if (mmap(m + at, (size_t)about.st_size, PROT_READ, MAP_SHARED | MAP_FIXED, fd, 0) == MAP_FAILED)
            m = MAP_FAILED;
    if (m == MAP_FAILED) {
        perror("harness: mmap");
        exit(2);
    }
    return m;
}

/* What is run. */

static void check_kernel(const struct kernel *k)
{
    alarm(120);
    for (unsigned i = 0; i < MOST; i++)
        area[i].name = function[k->function].parameter[i].name;
    begin("calls"), all_calls(k);
    if (takes(k, A_STREAM)) {
        const struct family *f = family_of(k);
        begin("lengths"), all_lengths(k, f);
        begin("counts"), all_counts(k, f);
        begin("offsets"), all_offsets(k, f);
        begin("nothing"), no_blocks(k, f);
    }
    if (takes(k, "schedule message"))
        begin("rounds"), through_rounds(k, family_of(k));
    begin("stack"), depth(k);
    begin("");
    alarm(0);
}

static int asked_for(const struct kernel *k, char **symbols)
{
    for (; *symbols; symbols++)
        if (!strcmp(*symbols, k->symbol))
            return 1;
    return 0;
}

static void check_one(const struct kernel *k, const uint8_t *large)
{
    char lacking[32];
    unsigned long before = failures;
    if (!cpu_has_all(k->features, lacking, sizeof lacking)) {
        printf("skip %s this processor has no %s\n", k->symbol, lacking);
        return;
    }
    subject = k;
    calls = 0;
    if (large)
        begin("large"), above_4_gib(k, family_of(k), large), begin("");
    else
        check_kernel(k);
    wrong[k - kernels] = failures != before;
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
        unsigned broken = 0;
        if (!run(corrupters[i].function, given(state->start, data->start, 1), &broken))
            broken = ~0u;
        broken |= depth_broken(corrupters[i].function, given(state->start, data->start, 1), 128);
        printf("corrupter %s %#x", corrupters[i].name, broken);
        for (unsigned b = 0; b < ABI_KINDS; b++)
            if (broken >> b & 1)
                printf(" %s;", abi_broken[b]);
        putchar('\n');
    }
    return 0;
}

int main(int argc, char **argv)
{
    make(state, 6 * PAGE);
    for (unsigned i = 1; i <= MOST; i++)
        make(&area[i], 1 << 16);
    messages->name = "the messages";
    make(&stack, 1 << 17);
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
        for (int later = 0; later < 2; later++)              /* schedules go through what takes them, if that is right */
            for (const struct kernel *k = kernels; k->symbol; k++)
                if (takes(k, A_SCHEDULE) != later)
                    check_one(k, NULL);
        return failures != 0;
    }
    if (argc > 4 && !strcmp(argv[1], "large")) {
        read_answers(argv[2]);
        const uint8_t *large = map_again_and_again(atoi(argv[3]), family->large);
        for (const struct kernel *k = kernels; k->symbol; k++)
            if (asked_for(k, argv + 4))
                check_one(k, large);
        return failures != 0;
    }
    fprintf(stderr, "harness check FILE | large FILE FD SYMBOL... | stub | has FEATURES\n");
    return 2;
}
