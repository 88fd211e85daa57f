#!/usr/bin/env python3
"""Writes BundledFonts.c and the table of fonts in README.md from the font files.

usage: generate_table.py [--check]

Every file of `Files` must have a row in `sources.tsv`, and every row a file. `--check` writes
nothing and fails where the checked-in text differs. Needs fontTools (`pip install fonttools`).
"""

import hashlib
import pathlib
import re
import sys
from dataclasses import dataclass

from fontTools.ttLib import TTFont

FOLDER = pathlib.Path(__file__).resolve().parent
sys.path.insert(0, str(FOLDER.parent))

from bundled_files import c_source, markdown_table, read_sources, symbol, write

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
    def weight_text(self):
        lightest, heaviest = self.weights
        return str(lightest) if lightest == heaviest else f"{lightest}–{heaviest}"


def read_font(source):
    path = FOLDER / "Files" / source["file"]
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


def c_row(font):
    name = symbol(font.file_name)
    return (
        "  {\n"
        f'    "{font.file_name}",\n'
        f'    "{font.family}",\n'
        f'    "{font.sha256}",\n'
        f"    {name}, sizeof {name},\n"
        f"    {font.weights[0]}, {font.weights[1]}, {str(font.is_italic).lower()},\n"
        "  },"
    )


def readme_row(font):
    return (
        font.family + (" Italic" if font.is_italic else ""),
        f"`{font.file_name}`",
        font.version,
        font.covers,
        font.weight_text,
        "" if font.change == "none" else font.change,
        f"[OFL 1.1](Fonts/Licenses/{font.licence})",
    )


def main():
    fonts = sorted(
        map(read_font, read_sources(FOLDER, "licence")),
        key=lambda font: (font.family, font.is_italic, font.file_name),
    )
    files = [font.file_name for font in fonts]
    header = ["Family", "File", "Version", "Covers", "Weights", "Changed", "Licence"]
    write(
        FOLDER,
        "fonts",
        "BundledFonts.c",
        c_source("BundledFonts.h", "bundled_font", "fonts", files, map(c_row, fonts)),
        markdown_table(header, map(readme_row, fonts)),
    )


main()
