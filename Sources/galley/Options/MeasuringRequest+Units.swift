internal import TextMeasurement

extension MeasuringRequest {
  /// The unit of the lengths that are given and printed; `nil` for points.
  var lengthUnit: LengthUnit? {
    switch unit {
    case .pt: nil
    case .mm: .millimeters
    case .em: .ems(fontSize: font.size)
    case .dots: dotsPerInch.map { .dots(perInch: $0) }
    }
  }

  /// A length in points, in the unit that is asked for.
  func length(_ points: Double) -> Double {
    lengthUnit?.length(ofPoints: points) ?? points
  }

  /// The width that was proposed, in the unit that is asked for.
  var proposedWidth: Double? { givenWidth ?? width.map(length) }

  /// The height that was proposed, in the unit that is asked for.
  var proposedHeight: Double? { givenHeight ?? height.map(length) }

  /// The same request with its lengths in points.
  ///
  /// The unit stays, since answers are printed in it; sizes of fonts are in points whatever it is.
  func inPoints() -> MeasuringRequest {
    guard let unit = lengthUnit else { return self }
    var request = self
    request.givenWidth = width
    request.givenHeight = height
    request.width = width.map(unit.points)
    request.height = height.map(unit.points)
    request.tracking = unit.points(tracking)
    var style = options.paragraphStyle
    style.lineSpacing = unit.points(style.lineSpacing)
    style.minimumLineHeight = unit.points(style.minimumLineHeight)
    style.maximumLineHeight = unit.points(style.maximumLineHeight)
    request.options.paragraphStyle = style
    let insets = options.insets
    request.options.insets.top = unit.points(insets.top)
    request.options.insets.left = unit.points(insets.left)
    request.options.insets.bottom = unit.points(insets.bottom)
    request.options.insets.right = unit.points(insets.right)
    request.options.lineFragmentPadding = unit.points(options.lineFragmentPadding)
    return request
  }

  /// Why the unit and the dots to the inch do not go together; `nil` if they do.
  ///
  /// - Parameter defaults: What is asked where this request does not say otherwise.
  /// - Returns: One line for people, about the keys of a record.
  func unitComplaint(_ defaults: MeasuringRequest) -> String? {
    guard unit != defaults.unit || dotsPerInch != defaults.dotsPerInch else { return nil }
    if unit == .dots {
      return dotsPerInch == nil ? "the unit dots needs the key 'dpi', dots to the inch" : nil
    }
    return defaults.dotsPerInch == nil && dotsPerInch != nil
      ? "the key 'dpi' is for the unit dots, not \(unit.rawValue)" : nil
  }
}
