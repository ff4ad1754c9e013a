// SPDX-License-Identifier: Apache-2.0 OR ISC OR MIT
//! `void NAME(unsigned char *digest, const unsigned char *data, size_t size)` for each finalist. They are BLAKE (not
//! BLAKE2), Groestl, JH, Keccak (with the padding of the competition) and Skein, in 256 and 512 bits.

use core::slice::{from_raw_parts, from_raw_parts_mut};

macro_rules! hash {
    ($name:ident, $digest:path, $kind:ty) => {
        /// # Safety
        /// `digest` must have room for the digest, `data` must hold `size` bytes.
        #[no_mangle]
        pub unsafe extern "C" fn $name(digest: *mut u8, data: *const u8, size: usize) {
            use $digest as Digest;
            let made = <$kind as Digest>::digest(from_raw_parts(data, size));
            from_raw_parts_mut(digest, made.len()).copy_from_slice(&made);
        }
    };
}

hash!(blake256, blake_hash::Digest, blake_hash::Blake256);
hash!(blake512, blake_hash::Digest, blake_hash::Blake512);
hash!(groestl256, groestl::Digest, groestl::Groestl256);
hash!(groestl512, groestl::Digest, groestl::Groestl512);
hash!(jh256, jh::Digest, jh::Jh256);
hash!(jh512, jh::Digest, jh::Jh512);
hash!(keccak256, sha3::Digest, sha3::Keccak256);
hash!(keccak512, sha3::Digest, sha3::Keccak512);
hash!(skein256, skein::Digest, skein::Skein512<skein::consts::U32>);
hash!(skein512, skein::Digest, skein::Skein512<skein::consts::U64>);
