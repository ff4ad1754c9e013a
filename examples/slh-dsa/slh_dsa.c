/* SPDX-License-Identifier: Apache-2.0 OR ISC OR MIT
 *
 * SLH-DSA-SHA2 in batches. A signature is a hundred thousand hashes and more, nearly all of a few bytes behind the block
 * PK.seed || 0...0. Which messages are hashed follows from the key and from the index of the signature; only the choice of
 * published values depends on the signed message. So all d trees of the hypertree are computed side by side: each call of
 * the library takes one step of all the WOTS+ chains of 16 leaves, 16 public keys of WOTS+, or up to 1,024 nodes of a level of all
 * trees. Numbers of algorithms, sections and tables are those of FIPS 205.
 */
#define _DEFAULT_SOURCE
#include "slh_dsa.h"

#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "nsms.h"

enum {
    W = 16, LAST = W - 1,                            /* values of a chain; the last one is public */
    MAX_N = 32, MAX_D = 22, MAX_K = 35, MAX_LENGTH = 2 * MAX_N + 3,
    ADDRESS = 22,                                    /* bytes of a compressed address, section 11.2 */
    LEAVES = 16,                                     /* of a hypertree's leaves, computed together */
    BATCH = LEAVES * MAX_LENGTH,                     /* most messages of a call of the library */
    NODES = 1 << 14                                  /* most leaves of trees that are computed together */
};

enum type { WOTS_HASH, WOTS_PK, TREE, FORS_TREE, FORS_ROOTS, WOTS_PRF, FORS_PRF };

/* Table 2. The sizes of keys and signatures follow from the other columns. */
#define SET(name, n, d, height, a, k) \
    {name, n, d, height, a, k, 2 * n, 4 * n, n * (1 + k * (1 + a) + d * (2 * n + 3 + height))}
static const struct slh_set sets[] = {
    SET("128s", 16, 7, 9, 12, 14), SET("128f", 16, 22, 3, 6, 33),
    SET("192s", 24, 7, 9, 14, 17), SET("192f", 24, 22, 3, 8, 33),
    SET("256s", 32, 8, 8, 14, 22), SET("256f", 32, 17, 4, 9, 35),
};

/* The state of one operation. Steps, messages and digests hold secrets. */
struct work {
    const struct slh_set *set;
    size_t n, length;                                /* length: len, the chains of a WOTS+ key pair */
    const uint8_t *sk_seed;                          /* NULL in verification */
    nsms_sha256_ctx narrow;                          /* behind the block of PK.seed: for F and PRF, */
    nsms_sha512_ctx wide;                            /* and for H and T of categories 3 and 5 */
    uint64_t tree[MAX_D];                            /* of each layer: the tree that signs, */
    uint32_t leaf[MAX_D];                            /* and its leaf */
    uint32_t fors[MAX_K];                            /* of each FORS tree: the leaf that is published */
    uint8_t messages[BATCH * (ADDRESS + 2 * MAX_N)], digests[BATCH * NSMS_SHA512_BYTES];
    size_t bytes;                                    /* of this structure and of the two arrays behind it: */
    uint8_t *nodes;                                  /* one level of all trees that are computed together, */
    uint8_t *steps;                                  /* and all values of the chains that sign */
};

/* ---- bytes ---- */

static uint64_t load(const uint8_t *bytes, size_t count)                /* Algorithm 2 */
{
    uint64_t value = 0;
    while (count--)
        value = value << 8 | *bytes++;
    return value;
}

static void store(uint8_t *bytes, uint64_t value, size_t count)         /* Algorithm 3 */
{
    for (; count--; value >>= 8)
        bytes[count] = (uint8_t)value;
}

/* memcpy of n bytes: three constant sizes, which compilers copy without a call. */
static inline void copy(uint8_t *to, const uint8_t *from, size_t n)
{
    if (n == 16)
        memcpy(to, from, 16);
    else if (n == 24)
        memcpy(to, from, 24);
    else
        memcpy(to, from, 32);
}

/* Writes a compressed address and returns the end of it. Table 1 and figures 3 to 9 say what the
 * last two words are. */
static uint8_t *address(const struct work *w, uint8_t *to, unsigned layer, enum type type,
    uint32_t pair,
                        uint32_t word2, uint32_t word3)
{
    to[0] = (uint8_t)layer;
    store(to + 1, w->tree[layer], 8);
    to[9] = (uint8_t)type;
    store(to + 10, pair, 4);
    store(to + 14, word2, 4);
    store(to + 18, word3, 4);
    return to + ADDRESS;
}

/* ---- the functions of section 11.2 ---- */

/* Hashes the first `count` messages of w->messages, an address and `bytes` bytes each, behind
 * PK.seed's block: F and PRF, and H and T if `tree` is set. The first n bytes of each digest go
 * to `out`, `stride` bytes apart. */
static void hash(struct work *w, int tree, uint8_t *out, size_t stride, size_t bytes, size_t count)
{
    const size_t length = ADDRESS + bytes, wide = tree && w->n > 16,
        size = wide ? NSMS_SHA512_BYTES : NSMS_SHA256_BYTES;
    size_t i;
#ifdef SLH_ONE_BY_ONE                                /* for comparison: no batches */
    for (i = 0; i < count; i++)
        if (wide) {
            nsms_sha512_ctx ctx = w->wide;
            nsms_sha512_update(&ctx, w->messages + i * length, length);
            nsms_sha512_final(&ctx, w->digests + i * size);
        } else {
            nsms_sha256_ctx ctx = w->narrow;
            nsms_sha256_update(&ctx, w->messages + i * length, length);
            nsms_sha256_final(&ctx, w->digests + i * size);
        }
#else
    if (wide)
        nsms_sha512_equal(w->digests, &w->wide, w->messages, length, length, count);
    else
        nsms_sha256_equal(w->digests, &w->narrow, w->messages, length, length, count);
#endif
    for (i = 0; i < count; i++)
        copy(out + i * stride, w->digests + i * size, w->n);
}

/* A hash of the signed message: SHA-256 in category 1, SHA-512 in 3 and 5. */
struct running {
    int wide;
    nsms_sha256_ctx narrow_ctx;
    nsms_sha512_ctx wide_ctx;
};

static void start(struct running *r, const struct work *w)
{
    r->wide = w->n > 16;
    nsms_sha256_init(&r->narrow_ctx);
    nsms_sha512_init(&r->wide_ctx);
}

static void add(struct running *r, const void *data, size_t length)
{
    if (r->wide)
        nsms_sha512_update(&r->wide_ctx, data, length);
    else
        nsms_sha256_update(&r->narrow_ctx, data, length);
}

static size_t finish(struct running *r, uint8_t digest[NSMS_SHA512_BYTES])
{
    if (r->wide)
        nsms_sha512_final(&r->wide_ctx, digest);
    else
        nsms_sha256_final(&r->narrow_ctx, digest);
    return r->wide ? NSMS_SHA512_BYTES : NSMS_SHA256_BYTES;
}

/* M' of algorithms 22 and 24: a head of 2 + |ctx| bytes and the message; no head in algorithms 19
 * and 20. */
struct message {
    uint8_t head[2 + 255];
    size_t head_length;
    const void *data;
    size_t length;
};

static void add_message(struct running *r, const struct message *m)
{
    add(r, m->head, m->head_length);
    add(r, m->data, m->length);
}

/* PRF_msg: HMAC (RFC 2104). */
static void randomizer(const struct work *w, uint8_t *out, const uint8_t *sk_prf,
    const uint8_t *random,
                       const struct message *m)
{
    uint8_t key[NSMS_SHA512_BLOCK_BYTES] = {0}, digest[NSMS_SHA512_BYTES];
    const size_t block = w->n > 16 ? NSMS_SHA512_BLOCK_BYTES : NSMS_SHA256_BLOCK_BYTES;
    struct running r;
    size_t i, size;
    memcpy(key, sk_prf, w->n);
    for (i = 0; i < block; i++)
        key[i] ^= 0x36;
    start(&r, w);
    add(&r, key, block);
    add(&r, random, w->n);
    add_message(&r, m);
    size = finish(&r, digest);
    for (i = 0; i < block; i++)
        key[i] ^= 0x36 ^ 0x5c;
    start(&r, w);
    add(&r, key, block);
    add(&r, digest, size);
    finish(&r, digest);
    copy(out, digest, w->n);
    explicit_bzero(key, sizeof key);
}

/* H_msg, MGF1 (RFC 8017, B.2.1), and lines 6 to 10 of algorithm 19: the places that sign. */
static void choose_places(struct work *w, const uint8_t *r, const uint8_t *public_key,
    const struct message *m)
{
    const struct slh_set *set = w->set;
    const unsigned tree_bits = (set->d - 1) * set->height, tree_bytes = (tree_bits + 7) / 8;
    const uint8_t *at;
    uint8_t seed[NSMS_SHA512_BYTES], digest[2 * NSMS_SHA512_BYTES];
    struct running running;
    uint64_t tree;
    size_t size;
    unsigned i, bit;
    start(&running, w);
    add(&running, r, w->n);
    add(&running, public_key, 2 * w->n);
    add_message(&running, m);
    size = finish(&running, seed);
    for (i = 0; i < 2; i++) {                        /* m, at most 49 bytes, is less than two digests */
        const uint8_t counter[4] = {0, 0, 0, (uint8_t)i};
        start(&running, w);
        add(&running, r, w->n);
        add(&running, public_key, w->n);
        add(&running, seed, size);
        add(&running, counter, sizeof counter);
        finish(&running, digest + i * size);
    }
    memset(w->fors, 0, sizeof w->fors);
    for (i = bit = 0; i < set->k; i++)               /* Algorithm 4 */
        for (; bit < (i + 1) * set->a; bit++)
            w->fors[i] = w->fors[i] << 1 | (digest[bit / 8] >> (7 - bit % 8) & 1);
    at = digest + (set->k * set->a + 7) / 8;
    tree = load(at, tree_bytes);
    if (tree_bits < 64)
        tree &= ((uint64_t)1 << tree_bits) - 1;
    w->leaf[0] = (uint32_t)load(at + tree_bytes, (set->height + 7) / 8) & ((1u << set->height) - 1);
    for (i = 0;; i++) {                              /* lines 7 and 8 of algorithm 12 */
        w->tree[i] = tree;
        if (i + 1 == set->d)
            break;
        w->leaf[i + 1] = (uint32_t)tree & ((1u << set->height) - 1);
        tree >>= set->height;
    }
}

/* ---- trees, all at once ---- */

/* Replaces the first 2 * count nodes by their parents, whose height is `z`. The trees of `type`
 * are `height` high; those of TREE begin with layer `first`, those of FORS_TREE with tree
 * `first`. */
static void merge(struct work *w, enum type type, unsigned first, unsigned height, unsigned z,
    size_t count)
{
    const uint32_t mask = (1u << (height - z)) - 1;
    size_t done, i, batch;
    for (done = 0; done < count; done += batch) {
        uint8_t *to = w->messages;
        batch = count - done < BATCH ? count - done : BATCH;
        for (i = done; i < done + batch; i++, to += 2 * w->n) {
            const uint32_t index = (uint32_t)i;
            if (type == TREE)
                to = address(w, to, first + (index >> (height - z)), TREE, 0, z, index & mask);
            else                                     /* FORS counts the nodes of all trees */
                to = address(w, to, 0, FORS_TREE, w->leaf[0], z, (first << (height - z)) + index);
            copy(to, w->nodes + 2 * i * w->n, w->n);
            copy(to + w->n, w->nodes + (2 * i + 1) * w->n, w->n);
        }
        hash(w, 1, w->nodes + done * w->n, w->n, 2 * w->n, batch);
    }
}

/* Computes the roots of `trees` trees from their leaves. Node `chosen[i]` of tree i leaves its
 * authentication path at `paths`, `stride` bytes after that of the tree before it; no paths if
 * `paths` is NULL. */
static void grow(struct work *w, enum type type, unsigned first, unsigned height, size_t trees,
    const uint32_t *chosen,
                 uint8_t *paths, size_t stride)
{
    size_t i;
    unsigned z;
    for (z = 0; z < height; z++) {
        for (i = 0; paths && i < trees; i++)
            copy(paths + i * stride + z * w->n,
                w->nodes + ((i << (height - z)) + ((chosen[i] >> z) ^ 1)) * w->n, w->n);
        merge(w, type, first, height, z + 1, trees << (height - z - 1));
    }
}

/* Computes the leaves of the trees that sign in `layers` layers, from layer `first` on:
 * algorithms 5 and 6 for LEAVES key pairs together. The chains of the leaves that sign leave all
 * their values in w->steps. */
static void grow_leaves(struct work *w, unsigned first, unsigned layers)
{
    const unsigned height = w->set->height;
    const size_t total = (size_t)layers << height, stride = ADDRESS + w->n;
    size_t done, count, leaf, chain, i, step;
    for (done = 0; done < total; done += count) {
        uint8_t *to = w->messages;
        count = total - done < LEAVES ? total - done : LEAVES;
        for (leaf = done; leaf < done + count; leaf++)
            for (chain = 0; chain < w->length; chain++, to += w->n) {
                const uint32_t pair = (uint32_t)leaf & ((1u << height) - 1);
                to = address(w, to, first + (unsigned)(leaf >> height), WOTS_PRF, pair,
                    (uint32_t)chain, 0);
                copy(to, w->sk_seed, w->n);
            }
        hash(w, 0, w->messages + ADDRESS, stride, w->n, count * w->length);
        for (i = 0; i < count * w->length; i++)
            w->messages[i * stride + 9] = WOTS_HASH;
        for (step = 0;; step++) {
            for (leaf = done; leaf < done + count; leaf++) {
                const size_t layer = leaf >> height;
                const uint8_t *from = w->messages + (leaf - done) * w->length * stride + ADDRESS;
                if ((leaf & (((size_t)1 << height) - 1)) == w->leaf[first + layer])
                    for (chain = 0; chain < w->length; chain++)
                        copy(w->steps + ((layer * w->length + chain) * W + step) * w->n,
                            from + chain * stride, w->n);
            }
            if (step == LAST)
                break;
            for (i = 0; i < count * w->length; i++)
                w->messages[i * stride + ADDRESS - 1] = (uint8_t)step;
            hash(w, 0, w->messages + ADDRESS, stride, w->n, count * w->length);
        }
        to = w->messages;                            /* the values move down, each key pair behind one address */
        for (leaf = done; leaf < done + count; leaf++) {
            const uint8_t *from = w->messages + (leaf - done) * w->length * stride + ADDRESS;
            to = address(w, to, first + (unsigned)(leaf >> height), WOTS_PK,
                (uint32_t)leaf & ((1u << height) - 1), 0, 0);
            for (chain = 0; chain < w->length; chain++, to += w->n)
                memmove(to, from + chain * stride, w->n);
        }
        hash(w, 1, w->nodes + done * w->n, w->n, w->length * w->n, count);
    }
}

/* Computes T of the FORS roots in `roots`: the FORS public key. */
static void compress_roots(struct work *w, uint8_t *public_key, const uint8_t *roots)
{
    memcpy(address(w, w->messages, 0, FORS_ROOTS, w->leaf[0], 0, 0), roots, w->set->k * w->n);
    hash(w, 1, public_key, w->n, w->set->k * w->n, 1);
}

/* Algorithm 16, and the FORS public key. As many trees as w->nodes holds are computed together. */
static void sign_fors(struct work *w, uint8_t *public_key, uint8_t *signature)
{
    const struct slh_set *set = w->set;
    const size_t stride = ADDRESS + w->n, signature_stride = (1 + set->a) * w->n;
    const unsigned together = NODES >> set->a;
    uint8_t roots[MAX_K * MAX_N];
    unsigned tree, trees;
    for (tree = 0; tree < set->k; tree += trees) {
        size_t done, count, i, total;
        trees = set->k - tree < together ? set->k - tree : together;
        total = (size_t)trees << set->a;
        for (done = 0; done < total; done += count) {
            uint8_t *to = w->messages;
            count = total - done < BATCH ? total - done : BATCH;
            for (i = 0; i < count; i++, to += w->n) {
                to = address(w, to, 0, FORS_PRF, w->leaf[0], 0,
                    (tree << set->a) + (uint32_t)(done + i));
                copy(to, w->sk_seed, w->n);
            }
            hash(w, 0, w->messages + ADDRESS, stride, w->n, count);
            for (i = 0; i < count; i++) {
                const uint8_t *secret = w->messages + i * stride + ADDRESS;
                const unsigned t = tree + (unsigned)((done + i) >> set->a);
                if (((done + i) & (((size_t)1 << set->a) - 1)) == w->fors[t])
                    copy(signature + t * signature_stride, secret, w->n);
                w->messages[i * stride + 9] = FORS_TREE;
            }
            hash(w, 0, w->nodes + done * w->n, w->n, w->n, count);
        }
        grow(w, FORS_TREE, tree, set->a, trees, w->fors + tree,
            signature + tree * signature_stride + w->n,
             signature_stride);
        memcpy(roots + tree * w->n, w->nodes, trees * w->n);
    }
    compress_roots(w, public_key, roots);
}

/* Writes the digits of base 16 of an n-byte message and of its checksum: lines 1 to 7 of
 * algorithm 7. */
static void write_digits(const struct work *w, uint8_t digits[MAX_LENGTH], const uint8_t *message)
{
    unsigned checksum = 0;
    size_t i;
    for (i = 0; i < 2 * w->n; i++) {
        digits[i] = i % 2 ? message[i / 2] & 15 : message[i / 2] >> 4;
        checksum += LAST - digits[i];
    }
    digits[i] = (uint8_t)(checksum >> 8);
    digits[i + 1] = checksum >> 4 & 15;
    digits[i + 2] = checksum & 15;
}

/* Algorithm 12: signs the FORS public key, and in each layer the root of the layer below. */
static void sign_hypertree(struct work *w, uint8_t *signature, const uint8_t *public_key)
{
    const struct slh_set *set = w->set;
    const size_t stride = (w->length + set->height) * w->n;
    uint8_t digits[MAX_LENGTH];
    size_t layer, chain;
    grow_leaves(w, 0, set->d);
    grow(w, TREE, 0, set->height, set->d, w->leaf, signature + w->length * w->n, stride);
    for (layer = 0; layer < set->d; layer++, signature += stride) {
        write_digits(w, digits, layer ? w->nodes + (layer - 1) * w->n : public_key);
        for (chain = 0; chain < w->length; chain++)
            copy(signature + chain * w->n,
                w->steps + ((layer * w->length + chain) * W + digits[chain]) * w->n, w->n);
    }
}

/* ---- verification ---- */

/* Replaces the first `count` nodes, of indices `index`, by the roots above them. Their paths are
 * `stride` bytes apart. */
static void climb(struct work *w, enum type type, unsigned layer, unsigned height, size_t count,
    const uint32_t *index,
                  const uint8_t *paths, size_t stride)
{
    const uint32_t pair = type == TREE ? 0 : w->leaf[0];
    unsigned z;
    for (z = 0; z < height; z++) {
        uint8_t *to = w->messages;
        size_t i;
        for (i = 0; i < count; i++, to += 2 * w->n) {
            const size_t right = index[i] >> z & 1;  /* whether the node is its parent's right child */
            to = address(w, to, layer, type, pair, z + 1, index[i] >> (z + 1));
            copy(to + right * w->n, w->nodes + i * w->n, w->n);
            copy(to + (1 - right) * w->n, paths + i * stride + z * w->n, w->n);
        }
        hash(w, 1, w->nodes, w->n, 2 * w->n, count);
    }
}

/* Algorithm 17: computes the FORS public key from a signature, the k trees together. */
static void recover_fors(struct work *w, uint8_t *public_key, const uint8_t *signature)
{
    const struct slh_set *set = w->set;
    const size_t stride = (1 + set->a) * w->n;
    uint32_t index[MAX_K];
    uint8_t *to = w->messages;
    uint32_t i;
    for (i = 0; i < set->k; i++, to += w->n) {
        index[i] = (i << set->a) + w->fors[i];
        to = address(w, to, 0, FORS_TREE, w->leaf[0], 0, index[i]);
        copy(to, signature + i * stride, w->n);
    }
    hash(w, 0, w->nodes, w->n, w->n, set->k);
    climb(w, FORS_TREE, 0, set->a, set->k, index, signature + w->n, stride);
    compress_roots(w, public_key, w->nodes);
}

/* Algorithm 8: computes a WOTS+ public key from a signature of `message`, as node 0. The chains
 * are sorted by their first step, so that those of each step are the first messages. */
static void recover_wots(struct work *w, unsigned layer, const uint8_t *signature,
    const uint8_t *message)
{
    const size_t stride = ADDRESS + w->n;
    uint8_t digits[MAX_LENGTH], values[MAX_LENGTH * MAX_N];
    size_t order[MAX_LENGTH], ends[LAST], count = 0, chain, i;
    unsigned step;
    write_digits(w, digits, message);
    for (step = 0; step < W; step++) {
        for (chain = 0; chain < w->length; chain++)
            if (digits[chain] == step)
                order[count++] = chain;
        if (step < LAST)
            ends[step] = count;
    }
    for (i = 0; i < count; i++) {
        uint8_t *to = w->messages + i * stride;
        copy(address(w, to, layer, WOTS_HASH, w->leaf[layer], (uint32_t)order[i], 0),
            signature + order[i] * w->n, w->n);
    }
    for (step = 0; step < LAST; step++) {
        for (i = 0; i < ends[step]; i++)
            w->messages[i * stride + ADDRESS - 1] = (uint8_t)step;
        hash(w, 0, w->messages + ADDRESS, stride, w->n, ends[step]);
    }
    for (i = 0; i < count; i++)
        copy(values + order[i] * w->n, w->messages + i * stride + ADDRESS, w->n);
    memcpy(address(w, w->messages, layer, WOTS_PK, w->leaf[layer], 0, 0), values, w->length * w->n);
    hash(w, 1, w->nodes, w->n, w->length * w->n, 1);
}

/* Algorithm 13 without its comparison: replaces `node`, the FORS public key, by the root of the
 * hypertree. */
static void recover_hypertree(struct work *w, uint8_t *node, const uint8_t *signature)
{
    unsigned layer;
    for (layer = 0; layer < w->set->d; layer++) {
        recover_wots(w, layer, signature, node);
        signature += w->length * w->n;
        climb(w, TREE, layer, w->set->height, 1, &w->leaf[layer], signature, 0);
        signature += w->set->height * w->n;
        copy(node, w->nodes, w->n);
    }
}

/* ---- the interface ---- */

const struct slh_set *slh_find(const char *name)
{
    const char *const family = "SLH-DSA-SHA2-";
    size_t i;
    if (strncmp(name, family, strlen(family)) == 0)
        name += strlen(family);
    for (i = 0; i < sizeof sets / sizeof *sets; i++)
        if (strcmp(sets[i].name, name) == 0)
            return &sets[i];
    return NULL;
}

/* Returns the state of an operation with this key; NULL if there is no memory. */
static struct work *open_work(const struct slh_set *set, const uint8_t *pk_seed,
    const uint8_t *sk_seed)
{
    static const uint8_t zeros[NSMS_SHA512_BLOCK_BYTES];
    const size_t n = set->n, length = 2 * n + 3, together = NODES >> set->a;
    const size_t hypertree = (size_t)set->d << set->height, fors = (together < set->k
        ? together : set->k) << set->a;
    const size_t nodes = !sk_seed ? MAX_K : hypertree > fors ? hypertree : fors,
        steps = sk_seed ? set->d * length * W : 0;
    const size_t bytes = sizeof(struct work) + (nodes + steps) * n;
    struct work *w = malloc(bytes);
    if (!w)
        return NULL;
    w->bytes = bytes;
    w->nodes = (uint8_t *)(w + 1);
    w->steps = w->nodes + nodes * n;
    w->set = set;
    w->n = n;
    w->length = length;
    w->sk_seed = sk_seed;
    memset(w->tree, 0, sizeof w->tree);
    memset(w->leaf, 0, sizeof w->leaf);
    nsms_sha256_init(&w->narrow);
    nsms_sha256_update(&w->narrow, pk_seed, w->n);
    nsms_sha256_update(&w->narrow, zeros, NSMS_SHA256_BLOCK_BYTES - w->n);
    nsms_sha512_init(&w->wide);
    nsms_sha512_update(&w->wide, pk_seed, w->n);
    nsms_sha512_update(&w->wide, zeros, NSMS_SHA512_BLOCK_BYTES - w->n);
    return w;
}

static void close_work(struct work *w)
{
    if (w->sk_seed)
        explicit_bzero(w, w->bytes);
    free(w);
}

/* Makes M' of a context string and a message. Returns -1 if the context string is too long. */
static int compose(struct message *m, const void *message, size_t length, const void *context,
    size_t context_length)
{
    if (context_length > 255)
        return -1;
    m->head[0] = 0;                                  /* a message itself, not its hash */
    m->head[1] = (uint8_t)context_length;
    if (context_length)
        memcpy(m->head + 2, context, context_length);
    m->head_length = 2 + context_length;
    m->data = message;
    m->length = length;
    return 0;
}

int slh_keygen(const struct slh_set *set, uint8_t *public_key, uint8_t *secret_key,
    const uint8_t *seeds)
{
    const size_t n = set->n;
    struct work *w;
    if (seeds)
        memcpy(secret_key, seeds, 3 * n);
    else if (getentropy(secret_key, 3 * n))
        return -1;
    w = open_work(set, secret_key + 2 * n, secret_key);
    if (!w)
        return -1;
    grow_leaves(w, set->d - 1, 1);
    grow(w, TREE, set->d - 1, set->height, 1, NULL, NULL, 0);
    memcpy(secret_key + 3 * n, w->nodes, n);
    memcpy(public_key, secret_key + 2 * n, 2 * n);
    close_work(w);
    return 0;
}

/* Algorithm 19 */
static int sign(const struct slh_set *set, uint8_t *signature, const struct message *m,
    const uint8_t *secret_key,
                const uint8_t *random)
{
    const size_t n = set->n;
    const uint8_t *public_key = secret_key + 2 * n;
    struct work *w = open_work(set, public_key, secret_key);
    uint8_t fors_key[MAX_N];
    if (!w)
        return -1;
    randomizer(w, signature, secret_key + n, random ? random : public_key, m);
    choose_places(w, signature, public_key, m);
    sign_fors(w, fors_key, signature + n);
    sign_hypertree(w, signature + n + set->k * (1 + set->a) * n, fors_key);
    close_work(w);
    return 0;
}

/* Algorithm 20 */
static int verify(const struct slh_set *set, const uint8_t *signature, size_t signature_length,
    const struct message *m,
                  const uint8_t *public_key)
{
    const size_t n = set->n;
    uint8_t node[MAX_N];
    struct work *w;
    int valid;
    if (signature_length != set->signature_bytes)
        return 1;
    w = open_work(set, public_key, NULL);
    if (!w)
        return -1;
    choose_places(w, signature, public_key, m);
    recover_fors(w, node, signature + n);
    recover_hypertree(w, node, signature + n + set->k * (1 + set->a) * n);
    valid = memcmp(node, public_key + n, n) == 0;
    close_work(w);
    return valid ? 0 : 1;
}

int slh_sign(const struct slh_set *set, uint8_t *signature, const void *message, size_t length,
             const void *context, size_t context_length, const uint8_t *secret_key,
                 const uint8_t *random)
{
    struct message m;
    return compose(&m, message, length, context, context_length) ? -1 : sign(set, signature, &m,
        secret_key, random);
}

int slh_verify(const struct slh_set *set, const uint8_t *signature, size_t signature_length,
    const void *message,
               size_t length, const void *context, size_t context_length, const uint8_t *public_key)
{
    struct message m;
    if (compose(&m, message, length, context, context_length))
        return 1;                                    /* no signature has such a context */
    return verify(set, signature, signature_length, &m, public_key);
}

int slh_sign_internal(const struct slh_set *set, uint8_t *signature, const void *message,
    size_t length,
                      const uint8_t *secret_key, const uint8_t *random)
{
    const struct message m = {{0}, 0, message, length};
    return sign(set, signature, &m, secret_key, random);
}

int slh_verify_internal(const struct slh_set *set, const uint8_t *signature,
    size_t signature_length,
                        const void *message, size_t length, const uint8_t *public_key)
{
    const struct message m = {{0}, 0, message, length};
    return verify(set, signature, signature_length, &m, public_key);
}
