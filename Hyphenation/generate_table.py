#!/usr/bin/env python3
"""Writes BundledPatterns.c and the table of languages in README.md from the pattern files.

usage: generate_table.py [--check]

Every file of `Files` must have a row in `sources.tsv`, and every row a file. `--check` writes
nothing and fails where the checked-in text differs.
"""

import pathlib
import sys

FOLDER = pathlib.Path(__file__).resolve().parent
sys.path.insert(0, str(FOLDER.parent))

from bundled_files import c_source, markdown_table, read_sources, symbol, write


def c_row(row):
    name = symbol(row["file"])
    return f'  {{"{row["language"].lower()}", "{row["file"]}", {name}, sizeof {name}}},'


def readme_row(row):
    licence = f"[{row['licence']}](Hyphenation/Licenses/{row['text']})"
    return row["name"], f"`{row['language']}`", f"`{row['file']}`", licence


def main():
    rows = sorted(read_sources(FOLDER, "text"), key=lambda row: row["language"].lower())
    files = [row["file"] for row in rows]
    write(
        FOLDER,
        "patterns",
        "BundledPatterns.c",
        c_source("BundledPatterns.h", "bundled_patterns", "files", files, map(c_row, rows)),
        markdown_table(["Language", "Tag", "File", "Licence"], map(readme_row, rows)),
    )


main()
