extension Option {
  /// What the option does, for people.
  var help: String {
    switch self {
    case .font:
      "A family, a font file, or file:INDEX for a face of a collection. (default: Inter)"
    case .size: "Points in one em. (default: 17)"
    case .weight: "How heavy the strokes are, from 1 to 1000. (default: 400, or the file's own)"
    case .italic: "Italic letters."
    case .variation: "A position on an axis of a variable font, such as wght=650. Repeatable."
    case .feature: "An OpenType feature: liga, -liga, aalt=3. Repeatable."
    case .width: "The room for one line; 0 asks for the smallest width. (default: none)"
    case .height: "The room for all lines, to compare with. (default: none)"
    case .balance: "Make lines of like length: as many as at --width, in the narrowest width."
    case .wrap:
      "Whether lines take as much as fits, or are chosen together so that they are of like length "
        + "or evenly filled; never more lines. (default: greedy)"
    case .language: "A BCP 47 tag, for local forms and line breaks."
    case .direction: "The direction of paragraphs. (default: auto)"
    case .hyphenate: "Hyphenate words by the patterns of --language."
    case .hyphenationPatterns:
      "Hyphenate words by the patterns in a file of TeX or libhyphen, whatever the language."
    case .noBreakWords: "Let a word that is wider than the line overflow."
    case .keepAll: "Keep words whole that could break between any two letters, as in Korean."
    case .lineBreak:
      "How readily lines break in Chinese, Japanese and Korean. (default: auto, by language)"
    case .tracking: "What is left after each letter; may be negative. (default: 0)"
    case .align:
      "Where lines stand in the width of the text. (default: where they begin to be read)"
    case .lineSpacing: "What is left between lines. (default: 0)"
    case .lineHeightMultiple: "How often its natural height a line is high. (default: 1)"
    case .minLineHeight: "The least height of a line. (default: 0)"
    case .maxLineHeight: "The greatest height of a line; 0 has no limit. (default: 0)"
    case .fixedLineHeight: "Let no other font than the first make a line higher."
    case .padding:
      "What is left free at both ends of every line, as in a text container; widths include it. "
        + "(default: 0)"
    case .insets:
      "What is left free at the top, left, bottom and right, as in a text view; widths and heights "
        + "include it. (default: 0,0,0,0)"
    case .unit:
      "The unit of lengths, given and printed: points, 72 to the inch, millimetres, ems of --size, "
        + "or dots. Sizes of fonts are points always. (default: pt)"
    case .dpi: "How many dots there are to the inch, for --unit dots."
    case .metrics: "Which table of a font says how high lines are. (default: apple)"
    case .fallback:
      "Take characters that the font lacks from this family or file; 'embedded' stands for the "
        + "embedded fonts. Repeatable. (default: embedded)"
    case .noFallback: "Take no character from another font."
    case .fontDir:
      "Add the fonts of a folder; they come before embedded ones of the same family. Repeatable."
    case .systemFonts: "Add the system's families whose names no embedded one has."
    case .allowMissingFont: "Use Inter for a family that is not found, with a warning."
    case .from: "Where the table begins; words are broken below the smallest width. (default: that)"
    case .box: "The room for the text, such as 300x120; none has no limit."
    case .maxLines: "The most lines. (default: no limit)"
    case .truncate:
      "Leave out what is beyond --max-lines or --height, at this end of the last line."
    case .ellipsis: "What stands for text that --truncate leaves out. (default: …)"
    case .minSize: "The least size. (default: 1)"
    case .maxSize: "The greatest size. (default: 100000)"
    case .step: "From one size to the next. (default: 0.25)"
    case .lines: "Find the narrowest width for so many lines."
    case .breakWords: "Break words that are wider than the line."
    case .scale:
      "Round sizes outward to 1/number of the unit, in text alone; from 0.001 to 1000000."
    case .ink: "Tell the bounds of the ink too, from the top left of the text, y down."
    case .dump:
      "Print the layout as a tree of paragraphs, lines and runs; what is shown, with --truncate."
    case .explain:
      "Tell why lines end where they do, and what makes them high; not with --truncate."
    case .requireFit: "Exit with 1 when a text does not fit --width, --height or --max-lines."
    case .trace: "Tell every question that views are asked, and its answer."
    case .explainView: "Tell why this view has its size, by its id or path."
    case .sweep: "Lay out at every whole width of a range, and tell where what changes."
    case .svg: "Draw the frames to a file."
    case .lint: "Warn of what is probably not meant."
    case .format: "The form of the answer."
    case .value: "Print one number alone, not rounded, whatever --scale is."
    case .offsets: "What ranges count. (default: scalar)"
    case .escapes: "Read \\n, \\t, \\\\ and \\u{200B} in the text."
    case .file: "Read the text from a file; - is standard input."
    case .countFinalNewline: "Count the empty line after a newline at the very end."
    case .input:
      "The form of the input. (default: that of the file's name, .csv, .tsv, .jsonl, .ndjson or "
        + ".json; else jsonl if the first line begins with {, else lines)"
    case .jobs: "How many texts to measure at once. (default: one for each processor)"
    case .color: "Whether to colour what people read. (default: auto)"
    case .version: "Show the version, and those of the libraries beneath."
    case .help: "Show help."
    }
  }
}
