internal import TextMeasurement

/// Runs one workload: the reference and every kind of measuring, in turn, for some rounds.
final class WorkloadRun {
  private let workload: Workload
  private let reference: ReferenceShaper
  private let prepared: [PreparedText]
  private let clock = ContinuousClock()

  /// How many widths have been asked so far; no width is asked twice.
  private var widthCount = 0

  /// The fastest run of everything that was timed.
  private(set) var timings = Timings()

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
  }

  /// Checks the results, then times all.
  ///
  /// - Returns: What checking the results gave.
  func run(rounds: Int) -> Outcome {
    let outcome = ResultCheck(workload, prepared, reference).outcome()
    shapeAll()
    measureAll()
    for _ in 0..<rounds {
      timings.keep(\.reference, elapsed { shapeAll() })
      MeasuringCaches.removeTexts()
      timings.keep(\.first, elapsed { measureAll() })
      timings.keep(\.alone, measureEachAlone())
      MeasuringCaches.removeAll()
      timings.keep(\.emptied, elapsed { measureAll() })
      let widths = newWidths()
      let before = Instruments.allocationCount
      timings.keep(\.height, elapsed { askHeights(widths) } / Double(widths.count))
      if let before, let after = Instruments.allocationCount {
        timings.allocations = max(timings.allocations ?? 0, after - before)
      }
      let width = workload.firstWidth + Double(widthCount) / 64
      timings.keep(\.lines, elapsed { askLines(width) })
    }
    timings.heightCount = workload.samples.count * workload.widthsPerRound
    return outcome
  }

  private func elapsed(_ work: () -> Void) -> Double {
    Self.nanoseconds(clock.measure(work))
  }

  private static func nanoseconds(_ duration: Duration) -> Double {
    let (seconds, attoseconds) = duration.components
    return Double(seconds) * 1e9 + Double(attoseconds) / 1e9
  }

  private func shapeAll() {
    var glyphs = 0
    for sample in workload.samples {
      for paragraph in sample.paragraphs {
        glyphs += reference.shape(paragraph, font: sample.font)
      }
    }
    keep(glyphs)
  }

  private func measureAll() {
    for sample in workload.samples { measure(sample) }
  }

  private func measureEachAlone() -> Double {
    var sum = Duration.zero
    for sample in workload.samples {
      MeasuringCaches.removeTexts()
      let start = clock.now
      measure(sample)
      sum += clock.now - start
    }
    return Self.nanoseconds(sum)
  }

  private func measure(_ sample: Sample) {
    let text = PreparedText(
      sample.text,
      font: workload.fonts[sample.font],
      language: sample.language
    )
    keep(text.size(forWidth: workload.firstWidth))
  }

  private func askHeights(_ widths: [Double]) {
    var sum = 0.0
    for width in widths {
      for text in prepared { sum += text.height(forWidth: width) }
    }
    keep(sum)
  }

  private func askLines(_ width: Double) {
    var count = 0
    for text in prepared { count += text.lines(forWidth: width).count }
    keep(count)
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
