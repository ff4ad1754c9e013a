"""What a user takes away: files with their proofs, tables, the manifest, the library, and what vendors and verifies them."""
