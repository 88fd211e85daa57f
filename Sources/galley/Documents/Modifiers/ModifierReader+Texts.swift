internal import TextMeasurement
internal import ViewLayout

extension ModifierReader {
  /// The readers of modifiers of text.
  static let texts: [ModifierReader] = [
    ModifierReader(name: "lineLimit", read: readLineLimit),
    ModifierReader(name: "truncationMode", read: readTruncationMode),
    ModifierReader(name: "minimumScaleFactor", read: readMinimumScaleFactor),
    ModifierReader(name: "multilineTextAlignment", read: readMultilineTextAlignment),
    ModifierReader(name: "font", read: readFont),
  ]

  private static func readLineLimit(
    _ value: DocumentValue
  ) throws(DocumentError) -> DocumentModifier {
    guard case .object = value.json else {
      if case .null = value.json { return { view, _ in AnyView(view.lineLimit(nil)) } }
      let limit = try value.number()
      return { view, state in AnyView(view.lineLimit(limit.count(in: state))) }
    }
    let object = try DocumentObject(value, keys: ["minimum", "maximum", "reservesSpace"])
    let minimum = try object.number("minimum")
    let maximum = try object.number("maximum")
    if let reservesSpace = try object.boolean("reservesSpace") {
      guard let maximum, minimum == nil else {
        throw value.fault("'reservesSpace' needs 'maximum', and no 'minimum'")
      }
      return { view, state in
        AnyView(view.lineLimit(maximum.count(in: state), reservesSpace: reservesSpace))
      }
    }
    switch (minimum, maximum) {
    case (let minimum?, let maximum?):
      return { view, state in
        let upper = maximum.count(in: state)
        return AnyView(view.lineLimit(min(minimum.count(in: state), upper)...upper))
      }
    case (let minimum?, nil):
      return { view, state in AnyView(view.lineLimit(minimum.count(in: state)...)) }
    case (nil, let maximum?):
      return { view, state in AnyView(view.lineLimit(...maximum.count(in: state))) }
    case (nil, nil): throw value.fault("the key 'minimum' or 'maximum' is missing")
    }
  }

  private static func readTruncationMode(
    _ value: DocumentValue
  ) throws(DocumentError) -> DocumentModifier {
    let mode = try value.choice(["head": Truncation.Mode.head, "middle": .middle, "tail": .tail])
    return { view, _ in AnyView(view.truncationMode(mode)) }
  }

  private static func readMinimumScaleFactor(
    _ value: DocumentValue
  ) throws(DocumentError) -> DocumentModifier {
    let factor = try value.number()
    return { view, state in AnyView(view.minimumScaleFactor(factor.value(in: state))) }
  }

  private static func readMultilineTextAlignment(
    _ value: DocumentValue
  ) throws(DocumentError) -> DocumentModifier {
    let alignment = try value.choice([
      "leading": TextAlignment.leading, "center": .center, "trailing": .trailing,
    ])
    return { view, _ in AnyView(view.multilineTextAlignment(alignment)) }
  }

  private static func readFont(_ value: DocumentValue) throws(DocumentError) -> DocumentModifier {
    let font = try value.font()
    return { view, _ in AnyView(view.font(font)) }
  }
}
