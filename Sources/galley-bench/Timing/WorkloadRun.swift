internal import TextMeasurement

/// Runs one workload: the reference and every kind of measuring, in turn, for some rounds.
///
/// What is timed is timed in short portions, and the fastest round of each portion counts, so that
/// what else the machine does has little to say.
final class WorkloadRun {
  /// About how many characters one portion holds.
  private static let portionSize = 3000

  private let workload: Workload
  private let reference: ReferenceShaper
  private let prepared: [PreparedText]
  private let portions: [Range<Int>]

  /// How many widths have been asked so far; no width is asked twice.
  private var widthCount = 0

  /// What the rounds so far gave.
  private(set) var timings: Timings

  /// Prepares the texts and opens the reference's fonts; this is not timed.
  init(_ workload: Workload) {
    self.workload = workload
    prepared = workload.samples.map { sample in
      PreparedText(sample.text, font: workload.fonts[sample.font], language: sample.language)
    }
    // An empty text in each font tells the face and the position of its axes.
    reference = ReferenceShaper(
      workload.fonts.map { PreparedText("", font: $0).faces[0].font }
    )
    portions = Self.portions(workload.samples)
    timings = Timings(portionCount: portions.count)
  }

  /// Checks the results, then times all.
  ///
  /// - Returns: What checking the results gave.
  func run(rounds: Int) -> Outcome {
    let outcome = ResultCheck(workload, prepared, reference).outcome()
    for portion in portions {
      shape(portion)
      measure(portion)
      // A text keeps the breaks inside its words from the first width on that is narrower than one.
      askHeights(portion, [1])
    }
    for _ in 0..<rounds {
      timeShapingAndMeasuring()
      timeEachAlone()
      timeHeights()
      timeLines()
      timeWithEmptiedCaches()
    }
    return outcome
  }

  private func timeShapingAndMeasuring() {
    MeasuringCaches.removeTexts()
    for (index, portion) in portions.enumerated() {
      timings.reference.keep(index, Stopwatch.time { shape(portion) })
      timings.first.keep(index, Stopwatch.time { measure(portion) })
    }
  }

  private func timeEachAlone() {
    for (index, portion) in portions.enumerated() {
      let time = portion.reduce(0.0) { time, sample in
        MeasuringCaches.removeTexts()
        return time + Stopwatch.time { measure(sample..<sample + 1) }
      }
      timings.alone.keep(index, time)
    }
  }

  private func timeWithEmptiedCaches() {
    MeasuringCaches.removeAll()
    for (index, portion) in portions.enumerated() {
      timings.emptied.keep(index, Stopwatch.time { measure(portion) })
    }
  }

  private func timeHeights() {
    let widths = newWidths()
    for (index, portion) in portions.enumerated() {
      let before = Instruments.allocationCount
      let time = Stopwatch.time { askHeights(portion, widths) }
      if let before, let after = Instruments.allocationCount {
        timings.allocationCount = (timings.allocationCount ?? 0) + after - before
      }
      timings.height.keep(index, time / Double(widths.count))
    }
    timings.heightCount += workload.samples.count * widths.count
  }

  private func timeLines() {
    widthCount += 1
    let width = workload.firstWidth + Double(widthCount) / 64
    for (index, portion) in portions.enumerated() {
      timings.lines.keep(index, Stopwatch.time { askLines(portion, width) })
    }
  }
}

extension WorkloadRun {
  private func shape(_ portion: Range<Int>) {
    var glyphs = 0
    for sample in workload.samples[portion] {
      for paragraph in sample.paragraphs {
        glyphs += reference.shape(paragraph, font: sample.font)
      }
    }
    keep(glyphs)
  }

  private func measure(_ portion: Range<Int>) {
    for sample in workload.samples[portion] {
      let text = PreparedText(
        sample.text,
        font: workload.fonts[sample.font],
        language: sample.language
      )
      keep(text.size(forWidth: workload.firstWidth))
    }
  }

  private func askHeights(_ portion: Range<Int>, _ widths: [Double]) {
    var sum = 0.0
    for width in widths {
      for text in prepared[portion] { sum += text.height(forWidth: width) }
    }
    keep(sum)
  }

  private func askLines(_ portion: Range<Int>, _ width: Double) {
    var count = 0
    for text in prepared[portion] { count += text.lines(forWidth: width).count }
    keep(count)
  }

  private static func portions(_ samples: [Sample]) -> [Range<Int>] {
    var portions: [Range<Int>] = []
    var start = 0
    var size = 0
    for (index, sample) in samples.enumerated() {
      size += sample.scalarCount
      if size >= portionSize || index == samples.count - 1 {
        portions.append(start..<index + 1)
        start = index + 1
        size = 0
      }
    }
    return portions
  }

  /// Widths that nobody has asked yet, from half the first width to two and a half times of it.
  private func newWidths() -> [Double] {
    (0..<workload.widthsPerRound).map { _ in
      widthCount += 1
      // Multiples of the golden ratio spread evenly and do not repeat.
      let place = (Double(widthCount) * 0.618_033_988_749_895)
        .truncatingRemainder(dividingBy: 1)
      return workload.firstWidth * (0.5 + 2 * place)
    }
  }
}
