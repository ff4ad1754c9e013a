"""Products for users: proved files, padding tables, the manifest, the library, packages, vendoring
and verification."""
