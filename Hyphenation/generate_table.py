#!/usr/bin/env python3
"""Writes BundledPatterns.c and the table of languages in README.md from the pattern files.

usage: generate_table.py [--check]

Every file of `Files` must have a row in `sources.tsv`, and every row a file. `--check` writes
nothing and fails where the checked-in text differs.
"""

import csv
import pathlib
import re
import sys

FOLDER = pathlib.Path(__file__).resolve().parent
TABLE = FOLDER / "BundledPatterns.c"
README = FOLDER.parent / "README.md"
README_BEGIN = "<!-- patterns: written by Hyphenation/generate_table.py -->\n"
README_END = "<!-- end of patterns -->\n"


def read_rows():
    with open(FOLDER / "sources.tsv", encoding="utf-8") as rows:
        sources = list(csv.DictReader(rows, delimiter="\t"))
    files = {path.name for path in (FOLDER / "Files").iterdir()}
    odd = files ^ {row["file"] for row in sources}
    if odd:
        sys.exit(f"sources.tsv and Files differ: {', '.join(sorted(odd))}")
    for row in sources:
        if not (FOLDER / "Licenses" / row["text"]).is_file():
            sys.exit(f"{row['file']}: no licence text {row['text']}")
    return sorted(sources, key=lambda row: row["language"].lower())


def symbol(row):
    return re.sub(r"[^a-z0-9]+", "_", row["file"].lower())


def c_table(rows):
    embedded = "\n".join(
        f"static const unsigned char {symbol(row)}[] = {{\n"
        f'#embed "Files/{row["file"]}"\n'
        "};\n"
        for row in rows
    )
    entries = "\n".join(
        f'  {{"{row["language"].lower()}", "{row["file"]}", {symbol(row)}, '
        f"sizeof {symbol(row)}}},"
        for row in rows
    )
    return (
        "// Written by generate_table.py from the folder Files: run it instead of editing this.\n"
        "\n"
        '#include "BundledPatterns.h"\n'
        "\n"
        '#pragma clang diagnostic ignored "-Wc23-extensions"\n'
        "\n"
        f"{embedded}\n"
        "static const struct bundled_patterns files[] = {\n"
        f"{entries}\n"
        "};\n"
        "\n"
        "const size_t bundled_patterns_count = sizeof files / sizeof files[0];\n"
        "\n"
        "const struct bundled_patterns *bundled_patterns_table(void) { return files; }\n"
    )


def readme_table(rows):
    lines = [
        "| Language | Tag | File | Licence |",
        "| --- | --- | --- | --- |",
    ]
    for row in rows:
        licence = f"[{row['licence']}](Hyphenation/Licenses/{row['text']})"
        cells = (row["name"], f"`{row['language']}`", f"`{row['file']}`", licence)
        lines.append("| " + " | ".join(cells) + " |")
    return "\n".join(lines) + "\n"


def with_table(readme, table):
    before, found, rest = readme.partition(README_BEGIN)
    _, ended, after = rest.partition(README_END)
    if not found or not ended:
        sys.exit("README.md: the marks around the table of languages are gone")
    return before + README_BEGIN + "\n" + table + "\n" + README_END + after


def main():
    rows = read_rows()
    written = {
        TABLE: c_table(rows),
        README: with_table(README.read_text(encoding="utf-8"), readme_table(rows)),
    }
    for path, text in written.items():
        if "--check" not in sys.argv[1:]:
            path.write_text(text, encoding="utf-8")
        elif not path.is_file() or path.read_text(encoding="utf-8") != text:
            sys.exit(f"{path.name} is not what generate_table.py writes")


main()
