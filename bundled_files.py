"""What is written about the files of Fonts and of Hyphenation: a C table and a table in README.md."""

import csv
import pathlib
import re
import sys

README = pathlib.Path(__file__).resolve().parent / "README.md"


def read_sources(folder, licence_column):
    """The rows of `sources.tsv`: every file of `Files` must have one, and a licence text."""
    with open(folder / "sources.tsv", encoding="utf-8") as rows:
        sources = list(csv.DictReader(rows, delimiter="\t"))
    odd = {path.name for path in (folder / "Files").iterdir()} ^ {row["file"] for row in sources}
    if odd:
        sys.exit(f"sources.tsv and Files differ: {', '.join(sorted(odd))}")
    for row in sources:
        if not (folder / "Licenses" / row[licence_column]).is_file():
            sys.exit(f"{row['file']}: no licence text {row[licence_column]}")
    return sources


def symbol(file_name):
    return re.sub(r"[^a-z0-9]+", "_", file_name.lower())


def c_source(header, struct, array, file_names, rows):
    """A C file that embeds files and gives an array of `struct`, of which `rows` are the elements."""
    embedded = "\n".join(
        f'static const unsigned char {symbol(name)}[] = {{\n#embed "Files/{name}"\n}};\n'
        for name in file_names
    )
    return (
        "// Written by generate_table.py from the folder Files: run it instead of editing this.\n"
        "\n"
        f'#include "{header}"\n'
        "\n"
        '#pragma clang diagnostic ignored "-Wc23-extensions"\n'
        "\n"
        f"{embedded}\n"
        f"static const struct {struct} {array}[] = {{\n" + "\n".join(rows) + "\n};\n"
        "\n"
        f"const size_t {struct}_count = sizeof {array} / sizeof {array}[0];\n"
        "\n"
        f"const struct {struct} *{struct}_table(void) {{ return {array}; }}\n"
    )


def markdown_table(header, rows):
    lines = [header, ["---"] * len(header), *rows]
    return "".join("| " + " | ".join(cells) + " |\n" for cells in lines)


def with_table(readme, folder, kind, table):
    begin = f"<!-- {kind}: written by {folder.name}/generate_table.py -->\n"
    end = f"<!-- end of {kind} -->\n"
    before, found, rest = readme.partition(begin)
    _, ended, after = rest.partition(end)
    if not found or not ended:
        sys.exit(f"README.md: the marks around the table of {kind} are gone")
    return before + begin + "\n" + table + "\n" + end + after


def write(folder, kind, c_name, c_text, table):
    """Writes both tables, or with `--check` fails where they are not what stands there."""
    written = {
        folder / c_name: c_text,
        README: with_table(README.read_text(encoding="utf-8"), folder, kind, table),
    }
    for path, text in written.items():
        if "--check" not in sys.argv[1:]:
            path.write_text(text, encoding="utf-8")
        elif not path.is_file() or path.read_text(encoding="utf-8") != text:
            sys.exit(f"{path.name} is not what generate_table.py writes")
