internal import TextMeasurement
internal import Typography

/// What the command `fit` is asked.
enum FitQuestion {
  /// The largest size of the font at which the text fits a box.
  case size(BoxSize, lineLimit: Int?, sizes: ClosedRange<Double>, step: Double)

  /// The narrowest width for so many lines.
  case lines(Int)

  /// The narrowest width for a height, in the unit of lengths.
  case height(Double)

  /// Finds the one question that the arguments ask.
  ///
  /// - Throws: `Failure.usage` if they ask none, or several.
  init(_ settings: Settings) throws(Failure) {
    switch (settings.box, settings.lines, settings.request.height) {
    case (let box?, nil, nil):
      let sizes = (settings.minimumSize ?? 1, settings.maximumSize ?? 100_000)
      guard settings.request.unit != .em else {
        throw .usage(
          "'--unit em' cannot measure '--box', which the size of the font is sought for",
          option: .unit
        )
      }
      guard sizes.0 <= sizes.1 else {
        throw .usage("The least size is above the greatest", option: .minSize)
      }
      self = .size(
        box,
        lineLimit: settings.request.lineLimit,
        sizes: sizes.0...sizes.1,
        step: settings.sizeStep ?? 0.25
      )
    case (nil, let lines?, nil):
      self = .lines(lines)
    case (nil, nil, let height?):
      self = .height(height)
    case (nil, nil, nil):
      throw .usage("One of '--box', '--lines' and '--height' is expected", option: .box)
    default:
      throw .usage("Only one of '--box', '--lines' and '--height' can be given", option: nil)
    }
    guard settings.box == nil else { return }
    let sizing: [(option: Option, isGiven: Bool)] = [
      (.maxLines, settings.request.lineLimit != nil), (.minSize, settings.minimumSize != nil),
      (.maxSize, settings.maximumSize != nil), (.step, settings.sizeStep != nil),
    ]
    if let stray = sizing.first(where: \.isGiven)?.option {
      throw .usage("'\(stray.spelling)' is for '--box'", option: stray)
    }
  }

  /// Answers about a text.
  func answer(_ source: TextSource, _ request: MeasuringRequest, _ found: FoundFont) -> Answer {
    let unit = request.lengthUnit ?? .points
    var request = request.inPoints()
    func answer(_ measured: MeasuredText, _ sought: Sought) -> Answer {
      Answer(measured, request, sought, isRepaired: source.isRepaired, found)
    }
    guard case .size(let box, let lineLimit, let sizes, let step) = self else {
      let text = request.prepared(source.text, found.font)
      request.width = narrowestWidth(of: text, unit)
      return answer(
        text.measured(width: request.width, height: request.height),
        Sought(quantity: .narrowestWidth, found: request.width, lineLimit: lineLimit)
      )
    }
    (request.givenWidth, request.givenHeight) = (box.width, box.height)
    request.width = box.width.map(unit.points)
    request.height = box.height.map(unit.points)
    let fit = largestFit(
      source.text,
      style: request.style(in: found.font),
      width: request.width,
      height: request.height,
      lineLimit: lineLimit,
      sizes: sizes,
      step: step,
      options: request.options
    )
    switch fit {
    case .fits(let measured), .exceeds(let measured):
      request.font.size = measured.text.font.size
      return answer(
        measured,
        Sought(quantity: .size, found: fit.size, lineLimit: lineLimit)
      )
    }
  }

  /// The most lines; `nil` has no limit.
  private var lineLimit: Int? {
    switch self {
    case .size(_, let limit, _, _): limit
    case .lines(let limit): limit
    case .height: nil
    }
  }

  /// The width that is asked for, in points; `nil` if there is none.
  private func narrowestWidth(of text: PreparedText, _ unit: LengthUnit) -> Double? {
    let lowest =
      text.options.paragraphStyle.lineBreakMode == .byWords ? Double.leastNonzeroMagnitude : 0
    return switch self {
    case .lines(let limit): text.narrowestWidth(forLines: limit, from: lowest)
    case .height(let limit): text.narrowestWidth(forHeight: unit.points(limit), from: lowest)
    case .size: nil
    }
  }
}
