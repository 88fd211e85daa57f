#!/usr/bin/env python3
"""Writes BundledFonts.c and the table of fonts in README.md from the font files.

usage: generate_table.py [--check]

Every file of `Files` must have a row in `sources.tsv`, and every row a file. `--check` writes
nothing and fails where the checked-in text differs. Needs fontTools (`pip install fonttools`).
"""

import csv
import hashlib
import pathlib
import re
import sys
from dataclasses import dataclass

from fontTools.ttLib import TTFont

FOLDER = pathlib.Path(__file__).resolve().parent
TABLE = FOLDER / "BundledFonts.c"
README = FOLDER.parent / "README.md"
README_BEGIN = "<!-- fonts: written by Fonts/generate_table.py -->\n"
README_END = "<!-- end of fonts -->\n"
ITALIC_BIT = 1  # OpenType OS/2, fsSelection bit 0


@dataclass(frozen=True)
class BundledFont:
    """What the tables say about one font file."""

    file_name: str
    family: str
    version: str
    sha256: str
    weights: tuple[int, int]
    is_italic: bool
    covers: str
    change: str
    licence: str

    @property
    def symbol(self):
        return re.sub(r"[^a-z0-9]+", "_", self.file_name.lower())

    @property
    def weight_text(self):
        lightest, heaviest = self.weights
        return str(lightest) if lightest == heaviest else f"{lightest}–{heaviest}"


def read_font(path, source):
    font = TTFont(path, lazy=True)
    os2 = font["OS/2"]
    axes = font["fvar"].axes if "fvar" in font else []
    weight_axis = next((axis for axis in axes if axis.axisTag == "wght"), None)
    weights = (os2.usWeightClass, os2.usWeightClass)
    if weight_axis:
        weights = (round(weight_axis.minValue), round(weight_axis.maxValue))
    return BundledFont(
        file_name=path.name,
        family=font["name"].getBestFamilyName(),
        version=re.search(r"\d+\.\d+", font["name"].getDebugName(5)).group(),
        sha256=hashlib.sha256(path.read_bytes()).hexdigest(),
        weights=weights,
        is_italic=bool(os2.fsSelection & ITALIC_BIT),
        covers=source["covers"],
        change=source["change"],
        licence=source["licence"],
    )


def read_fonts():
    with open(FOLDER / "sources.tsv", encoding="utf-8") as rows:
        sources = {row["file"]: row for row in csv.DictReader(rows, delimiter="\t")}
    paths = {path.name: path for path in (FOLDER / "Files").iterdir()}
    if paths.keys() != sources.keys():
        odd = ", ".join(sorted(paths.keys() ^ sources.keys()))
        sys.exit(f"sources.tsv and Files differ: {odd}")
    fonts = [read_font(path, sources[name]) for name, path in paths.items()]
    for font in fonts:
        if not (FOLDER / "Licenses" / font.licence).is_file():
            sys.exit(f"{font.file_name}: no licence text {font.licence}")
    return sorted(fonts, key=lambda font: (font.family, font.is_italic, font.file_name))


def c_table(fonts):
    embedded = "\n".join(
        f"static const unsigned char {font.symbol}[] = {{\n"
        f'#embed "Files/{font.file_name}"\n'
        "};\n"
        for font in fonts
    )
    rows = "\n".join(
        "  {\n"
        f'    "{font.file_name}",\n'
        f'    "{font.family}",\n'
        f'    "{font.sha256}",\n'
        f"    {font.symbol}, sizeof {font.symbol},\n"
        f"    {font.weights[0]}, {font.weights[1]}, {str(font.is_italic).lower()},\n"
        "  },"
        for font in fonts
    )
    return (
        "// Written by generate_table.py from the folder Files: run it instead of editing this.\n"
        "\n"
        '#include "BundledFonts.h"\n'
        "\n"
        '#pragma clang diagnostic ignored "-Wc23-extensions"\n'
        "\n"
        f"{embedded}\n"
        "static const struct bundled_font fonts[] = {\n"
        f"{rows}\n"
        "};\n"
        "\n"
        "const size_t bundled_font_count = sizeof fonts / sizeof fonts[0];\n"
        "\n"
        "const struct bundled_font *bundled_font_table(void) { return fonts; }\n"
    )


def readme_table(fonts):
    lines = [
        "| Family | File | Version | Covers | Weights | Changed | Licence |",
        "| --- | --- | --- | --- | --- | --- | --- |",
    ]
    for font in fonts:
        family = font.family + (" Italic" if font.is_italic else "")
        change = "" if font.change == "none" else font.change
        licence = f"[OFL 1.1](Fonts/Licenses/{font.licence})"
        cells = (
            family,
            f"`{font.file_name}`",
            font.version,
            font.covers,
            font.weight_text,
            change,
            licence,
        )
        lines.append("| " + " | ".join(cells) + " |")
    return "\n".join(lines) + "\n"


def with_table(readme, table):
    before, found, rest = readme.partition(README_BEGIN)
    _, ended, after = rest.partition(README_END)
    if not found or not ended:
        sys.exit("README.md: the marks around the table of fonts are gone")
    return before + README_BEGIN + "\n" + table + "\n" + README_END + after


def main():
    fonts = read_fonts()
    written = {
        TABLE: c_table(fonts),
        README: with_table(README.read_text(encoding="utf-8"), readme_table(fonts)),
    }
    for path, text in written.items():
        if "--check" not in sys.argv[1:]:
            path.write_text(text, encoding="utf-8")
        elif not path.is_file() or path.read_text(encoding="utf-8") != text:
            sys.exit(f"{path.name} is not what generate_table.py writes")


main()
