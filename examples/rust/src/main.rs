// SPDX-License-Identifier: Apache-2.0 OR ISC OR MIT
use std::ffi::{c_void, CStr};
use std::os::raw::c_char;
use std::{env, fs, io};

extern "C" {
    fn nsms_sha256(digest: *mut u8, data: *const c_void, length: usize);
    fn nsms_sha256_kernel() -> *const c_char;
}

fn sha256(data: &[u8]) -> [u8; 32] {
    let mut digest = [0; 32];
    unsafe { nsms_sha256(digest.as_mut_ptr(), data.as_ptr().cast(), data.len()) };
    digest
}

fn main() -> io::Result<()> {
    for name in env::args().skip(1) {
        let hex: String = sha256(&fs::read(&name)?).iter().map(|byte| format!("{byte:02x}")).collect();
        println!("{hex}  {name}");
    }
    eprintln!("kernel {}", unsafe { CStr::from_ptr(nsms_sha256_kernel()) }.to_str().unwrap());
    Ok(())
}
