// SPDX-License-Identifier: Apache-2.0 OR ISC OR MIT
use std::fs;

fn main() {
    let sources: Vec<_> = fs::read_dir("nsms")
        .expect("nsms: run make vendor first")
        .map(|entry| entry.unwrap().path())
        .filter(|path| path.extension().map_or(false, |end| end == "c" || end == "S"))
        .collect();
    cc::Build::new().files(sources).opt_level(2).compile("nsms");
    println!("cargo:rerun-if-changed=nsms");
}
