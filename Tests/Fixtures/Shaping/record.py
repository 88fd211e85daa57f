#!/usr/bin/env python3
"""Record what hb-shape makes of the texts in `cases.py`, one JSON object a line, into `shapes.jsonl`.

The first line names the version of HarfBuzz. Every other line is a case:

  font        a file of Fonts/Files, or of Tests/Fixtures/Fonts if it begins with `test:`
  script      ISO 15924
  language    BCP 47, or empty
  direction   ltr or rtl
  features    as hb-shape takes them
  variations  as hb-shape takes them
  text        what is shaped
  glyphs      in visual order: glyph index, UTF-8 offset of the cluster, advance, x and y offset,
              1 if a break before the cluster is not safe

All numbers are in design units.  usage: record.py
"""
import json
import os
import subprocess

from cases import cases

HERE = os.path.dirname(os.path.abspath(__file__))
EMBEDDED = os.path.join(HERE, '..', '..', '..', 'Fonts', 'Files')
TEST = os.path.join(HERE, '..', 'Fonts')


def path(font):
    """The path of a case's font."""
    if font.startswith('test:'):
        return os.path.join(TEST, font[len('test:'):])
    return os.path.join(EMBEDDED, font)


def version():
    """The version of HarfBuzz behind hb-shape."""
    said = subprocess.run(['hb-shape', '--version'], capture_output=True, text=True, check=True)
    return said.stdout.split('(HarfBuzz) ')[1].split()[0]


def shape(case):
    """The glyphs that hb-shape gives for a case."""
    command = [
        'hb-shape', path(case['font']), '--no-glyph-names', '--utf8-clusters', '--show-flags',
        '--output-format=json', '--single-par', '--script=' + case['script'],
        '--language=' + (case['language'] or 'und'), '--direction=' + case['direction'],
        '--features=' + case['features'], '--variations=' + case['variations'],
        '--text=' + case['text'],
    ]
    environment = dict(os.environ, LC_ALL='C.UTF-8')
    said = subprocess.run(
        command, capture_output=True, text=True, check=True, env=environment)
    return [
        [glyph['g'], glyph['cl'], glyph['ax'], glyph['dx'], glyph['dy'], glyph.get('fl', 0) & 1]
        for glyph in json.loads(said.stdout)
    ]


def main():
    """Writes the record."""
    with open(os.path.join(HERE, 'shapes.jsonl'), 'w', encoding='utf-8') as record:
        record.write(json.dumps({'harfBuzz': version()}) + '\n')
        count = 0
        for case in cases():
            case['glyphs'] = shape(case)
            record.write(json.dumps(case, ensure_ascii=False, separators=(',', ':')) + '\n')
            count += 1
    print(count, 'cases')


if __name__ == '__main__':
    main()
