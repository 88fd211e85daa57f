#!/usr/bin/env python3
"""Measures every paragraph of text files with `galley batch`, on one line and 240 points wide.

usage: measure-prose.py GALLEY FILE...

A file holds one paragraph a line, and its name says the language: `prose-de.txt` is German. Ends
with 1 if a paragraph has no answer, or if a character has no font whose script ought to have one.
"""

import collections
import json
import pathlib
import subprocess
import sys
import unicodedata

SIZE = 17
WIDTHS = (None, 240)

# Scripts without an embedded font, by how the names of their characters begin.
UNCOVERED = ("TIBETAN", "THAANA", "CHEROKEE", "CANADIAN SYLLABICS")


def language(path):
    """The tag at the end of a file's name, or None."""
    return path.stem.partition("-")[2] or None


def questions(path):
    """One row for each paragraph and width."""
    lines = path.read_text(encoding="utf-8").split("\n")
    for number, text in enumerate(lines, start=1):
        if not text.strip():
            continue
        for width in WIDTHS:
            row = {"id": f"{path.name}:{number}:{width}", "text": text, "size": SIZE}
            if width is not None:
                row["width"] = width
            if language(path):
                row["language"] = language(path)
            yield row


def ask(galley, rows):
    """The answers, in the order of the rows."""
    asked = "".join(json.dumps(row, ensure_ascii=False) + "\n" for row in rows)
    run = subprocess.run(
        [galley, "batch", "-", "--format", "jsonl"],
        input=asked.encode(),
        stdout=subprocess.PIPE,
        check=False,
    )
    if run.returncode < 0:
        print(f"{galley} ended by signal {-run.returncode}")
    return [json.loads(line) for line in run.stdout.decode().splitlines()]


def is_uncovered(cluster):
    """Whether a cluster has a character of a script without an embedded font."""
    return any(unicodedata.name(c, "").startswith(UNCOVERED) for c in cluster)


def measure(galley, path):
    """Measures a file, prints what came out, and returns whether all is well."""
    rows = list(questions(path))
    answers = ask(galley, rows)
    errors = [answer for answer in answers if "error" in answer]
    missing = collections.Counter(
        item["character"] for answer in answers for item in answer.get("missing", [])
    )
    unexpected = [cluster for cluster in missing if not is_uncovered(cluster)]
    print(
        f"{path.name}: {len(answers)} of {len(rows)} answered, {len(errors)} errors, "
        f"{missing.total()} characters missing, {len(unexpected)} kinds of them unexpected"
    )
    for answer in errors[:5]:
        print(f"  error: {json.dumps(answer, ensure_ascii=False)[:200]}")
    for cluster, count in missing.most_common(20):
        names = ", ".join(f"U+{ord(c):04X} {unicodedata.name(c, '?')}" for c in cluster)
        mark = "missing" if cluster in unexpected else "no embedded font"
        print(f"  {mark}: {names}, {count} times")
    return len(answers) == len(rows) and not errors and not unexpected


def main():
    """Measures all files."""
    if len(sys.argv) < 3:
        sys.exit(__doc__)
    galley = sys.argv[1]
    results = [measure(galley, pathlib.Path(name)) for name in sys.argv[2:]]
    return 0 if all(results) else 1


if __name__ == "__main__":
    sys.exit(main())
