internal import Typography

/// A search for the largest size of a font at which a text fits in a box.
struct FontSizeSearch {
  /// What the text must fit in.
  struct Box {
    /// The room for one line, in points; `nil` if a line may be of any length.
    let width: Double?

    /// The room for all lines, in points.
    let height: Double

    /// The most lines.
    let lineLimit: Int

    init(width: Double?, height: Double?, lineLimit: Int?) {
      self.width = width.flatMap { $0 > 0 && $0 < .infinity ? $0 : nil }
      self.height = height.map { $0 > 0 ? $0 : 0 } ?? .infinity
      self.lineLimit = lineLimit ?? .max
    }

    /// Whether a text that was measured in the box fits.
    func holds(_ measured: MeasuredText) -> Bool {
      measured.fit == .fits && measured.lineCount <= lineLimit
    }
  }

  /// The sizes to choose from.
  struct Grid {
    private let sizes: ClosedRange<Double>
    private let step: Double

    /// The index of the largest size; that of the smallest is 0.
    let last: Int

    init(_ sizes: ClosedRange<Double>, step: Double) {
      let lower = min(sizes.lowerBound, 1e6)
      self.sizes = lower...min(sizes.upperBound, 1e6)
      self.step = step
      last = Self.index(of: self.sizes.upperBound - lower, step)
    }

    /// The size at an index, in points.
    func size(at index: Int) -> Double {
      min(sizes.lowerBound + Double(index) * step, sizes.upperBound)
    }

    /// The index of the largest size that is not above another; 0 if all are.
    func index(below size: Double) -> Int {
      min(Self.index(of: max(0, size - sizes.lowerBound), step), last)
    }

    /// How many steps a difference of sizes holds, though it be rounded.
    private static func index(of difference: Double, _ step: Double) -> Int {
      Int((difference / step * (1 + 1e-12)).rounded(.down))
    }
  }

  let box: Box
  let grid: Grid

  /// Whether every length of the text at a smaller size is at least as large a part of what it was
  /// as the size is; letters that are set closer by a number of points are not.
  let isProportional: Bool

  /// Measures the text at a size in the box.
  let measure: (Double) -> MeasuredText

  /// The largest size that fits.
  ///
  /// Goes down from the largest: each text that does not fit tells how much smaller the next must
  /// be. Then up again, since lengths are rounded.
  func largest() -> LargestFit {
    guard isProportional else { return halvedLargest() }
    var limit = grid.last + 1
    var index = grid.last
    var measured = measure(grid.size(at: index))
    while !box.holds(measured) {
      guard index > 0 else { return .exceeds(measured) }
      limit = index
      index = min(index - 1, indexThatMayFit(below: measured))
      measured = measure(grid.size(at: index))
    }
    return .fits(enlarged(measured, from: index, below: limit))
  }

  /// The largest size that fits, found by halving: a text that does not fit tells nothing but that.
  private func halvedLargest() -> LargestFit {
    let smallest = measure(grid.size(at: 0))
    guard box.holds(smallest) else { return .exceeds(smallest) }
    return .fits(enlarged(smallest, from: 0, below: grid.last + 1))
  }

  /// The text at a size that fits while the next does not.
  private func enlarged(
    _ fitting: MeasuredText,
    from index: Int,
    below limit: Int
  ) -> MeasuredText {
    var (fitting, low, high) = (fitting, index, limit)
    // Mostly the next does not fit.
    var trial = low + 1
    while high - low > 1 {
      let measured = measure(grid.size(at: trial))
      if box.holds(measured) { (fitting, low) = (measured, trial) } else { high = trial }
      trial = low + (high - low) / 2
    }
    return fitting
  }

  /// The index of the largest size at which the text may fit, below one at which it does not.
  private func indexThatMayFit(below measured: MeasuredText) -> Int {
    let bound = largestSizeThatMayFit(below: measured)
    let index = grid.index(below: bound * (1 + Self.rounding))
    let text = measured.text
    guard Self.isDrawnOtherwise(text, at: bound) else { return index }
    let cautious = min(bound * (1 + Self.opticalTolerance), text.font.size - Self.opticalStep)
    return max(index, grid.index(below: cautious))
  }

  /// How much lengths may be off by rounding, as a part of them.
  private static let rounding = 1e-5

  /// How much narrower letters may be that an `opsz` axis draws for another size.
  private static let opticalTolerance = 0.05

  /// From one size to the next where letters change with it, in points, at least.
  private static let opticalStep = 0.25

  /// Whether letters of a text are drawn otherwise at another size.
  private static func isDrawnOtherwise(_ text: PreparedText, at size: Double) -> Bool {
    guard text.font.opticalSizing == .automatic else { return false }
    return text.faces.contains { use in
      guard let axis = use.font.face.axes.first(where: { $0.tag == .opticalSize }) else {
        return false
      }
      let (lower, upper) = (axis.range.lowerBound, axis.range.upperBound)
      return min(max(size, lower), upper) != min(max(text.font.size, lower), upper)
    }
  }
}

extension FontSizeSearch {
  /// The largest size at which the text may fit, below one at which it does not.
  ///
  /// A text at half the size in a box is as one in a box of twice the width and height: the least
  /// such box that holds the text tells the size. Indents and spacing, which do not shrink with the
  /// font, only make it smaller still.
  ///
  /// - Parameter measured: The text at a size that does not fit.
  /// - Returns: A size in points; 0 if none fits.
  private func largestSizeThatMayFit(below measured: MeasuredText) -> Double {
    let size = measured.text.font.size
    guard let width = box.width else {
      guard measured.lineCount <= box.lineLimit else { return 0 }
      return size * min(1, box.height / measured.height)
    }
    return leastWidth(holding: measured, width).map { size * min(1, width / $0) } ?? 0
  }

  /// The width of the least box of the same shape that holds the text at its size; `nil` if none
  /// does.
  private func leastWidth(holding measured: MeasuredText, _ width: Double) -> Double? {
    let text = measured.text
    let ideal = text.extent(forWidth: nil)
    // No layout is less high than that without breaks, and the widest line stays in any layout that
    // is narrower.
    var low = max(width, measured.width, boxWidth(ofHeight: ideal.height, width))
    if text.options.paragraphStyle.lineBreakMode != .byWords {
      let amount = TextAmount(text)
      let least = max(
        amount.leastRoom(forSlope: box.height / width),
        amount.leastRoom(forLines: box.lineLimit)
      )
      low = max(low, LayoutUnit(rawValue: least).points)
    }
    let halved = text.heightNeverGrows ? text.minimumUnits : .max
    while low < .infinity {
      let room = text.room(for: low)
      let isLast = room >= ideal.width
      let end = isLast ? Int64.max : max(room + 1, text.room(for: low * Self.growth))
      if isLast || room < halved || mayHold(text, room: end, width) {
        let steps = text.heightSteps(from: room, below: end)
        for (index, step) in steps.enumerated() where step.lineCount <= box.lineLimit {
          let needed = max(text.width(ofRoom: step.room), boxWidth(ofHeight: step.height, width))
          let limit = index + 1 < steps.count ? steps[index + 1].room : end
          if text.room(for: needed) < limit { return needed }
        }
      }
      guard !isLast else { return nil }
      low = text.width(ofRoom: end)
    }
    return low
  }

  /// Whether a text that is never higher in more room may fit in a box of less room.
  private func mayHold(_ text: PreparedText, room: Int64, _ width: Double) -> Bool {
    let widest = text.extent(forWidth: text.width(ofRoom: room))
    return widest.lineCount <= box.lineLimit
      && boxWidth(ofHeight: widest.height, width) <= text.width(ofRoom: room)
  }

  /// The width of a box of the same shape that is so high, in points.
  private func boxWidth(ofHeight height: Int64, _ width: Double) -> Double {
    height > 0 ? LayoutUnit(rawValue: height).points / box.height * width : 0
  }

  /// How many times wider the boxes are that are looked at together.
  private static let growth = 1.25
}
