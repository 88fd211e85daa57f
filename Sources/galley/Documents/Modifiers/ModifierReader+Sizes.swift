internal import ViewLayout

extension ModifierReader {
  /// The readers of modifiers that change what a view is offered.
  static let sizes: [ModifierReader] = [
    ModifierReader(name: "frame", read: readFrame),
    ModifierReader(name: "padding", read: readPadding),
    ModifierReader(name: "fixedSize", read: readFixedSize),
    ModifierReader(name: "aspectRatio", read: readAspectRatio),
    ModifierReader(name: "layoutPriority", read: readLayoutPriority),
  ]

  private static let fixedKeys = ["width", "height"]
  private static let flexibleKeys = [
    "minWidth", "idealWidth", "maxWidth", "minHeight", "idealHeight", "maxHeight",
  ]

  private static func readFrame(_ value: DocumentValue) throws(DocumentError) -> DocumentModifier {
    let object = try DocumentObject(value, keys: fixedKeys + flexibleKeys + ["alignment"])
    var lengths: [String: DocumentNumber] = [:]
    for key in fixedKeys + flexibleKeys { lengths[key] = try object.number(key) }
    let alignment = try object["alignment"]?.alignment() ?? .center
    let numbers = lengths
    guard flexibleKeys.contains(where: { numbers[$0] != nil }) else {
      return { view, state in
        AnyView(
          view.frame(
            width: numbers["width"].value(in: state),
            height: numbers["height"].value(in: state),
            alignment: alignment
          )
        )
      }
    }
    guard numbers["width"] == nil, numbers["height"] == nil else {
      throw value.fault("a frame has 'width' and 'height', or limits of them; not both")
    }
    return { view, state in
      AnyView(
        view.frame(
          minWidth: numbers["minWidth"].value(in: state),
          idealWidth: numbers["idealWidth"].value(in: state),
          maxWidth: numbers["maxWidth"].value(in: state),
          minHeight: numbers["minHeight"].value(in: state),
          idealHeight: numbers["idealHeight"].value(in: state),
          maxHeight: numbers["maxHeight"].value(in: state),
          alignment: alignment
        )
      )
    }
  }

  private static func readPadding(
    _ value: DocumentValue
  ) throws(DocumentError) -> DocumentModifier {
    switch value.json {
    case .null: return { view, _ in AnyView(view.padding()) }
    case .object(let members) where members.isEmpty: return { view, _ in AnyView(view.padding()) }
    case .object: break
    default:
      let length = try value.number()
      return { view, state in AnyView(view.padding(length.value(in: state))) }
    }
    let object = try DocumentObject(
      value,
      keys: ["top", "leading", "bottom", "trailing", "horizontal", "vertical"]
    )
    let horizontal = try object.number("horizontal")
    let vertical = try object.number("vertical")
    let top = try object.number("top") ?? vertical
    let leading = try object.number("leading") ?? horizontal
    let bottom = try object.number("bottom") ?? vertical
    let trailing = try object.number("trailing") ?? horizontal
    return { view, state in
      let insets = EdgeInsets(
        top: top.value(in: state) ?? 0,
        leading: leading.value(in: state) ?? 0,
        bottom: bottom.value(in: state) ?? 0,
        trailing: trailing.value(in: state) ?? 0
      )
      return AnyView(view.padding(insets))
    }
  }

  private static func readFixedSize(
    _ value: DocumentValue
  ) throws(DocumentError) -> DocumentModifier {
    let object = try DocumentObject(value, keys: ["horizontal", "vertical"])
    let horizontal = try object.boolean("horizontal")
    let vertical = try object.boolean("vertical")
    let isBoth = horizontal == nil && vertical == nil
    return { view, _ in
      AnyView(
        view.fixedSize(horizontal: horizontal ?? isBoth, vertical: vertical ?? isBoth)
      )
    }
  }

  private static func readAspectRatio(
    _ value: DocumentValue
  ) throws(DocumentError) -> DocumentModifier {
    let object = try DocumentObject(value, keys: ["ratio", "mode"])
    let ratio = try object.number("ratio")
    let mode = try object["mode"]?.choice(["fit": ContentMode.fit, "fill": .fill]) ?? .fit
    return { view, state in
      AnyView(view.aspectRatio(ratio.value(in: state), contentMode: mode))
    }
  }

  private static func readLayoutPriority(
    _ value: DocumentValue
  ) throws(DocumentError) -> DocumentModifier {
    let priority = try value.number()
    return { view, state in AnyView(view.layoutPriority(Double(priority.value(in: state)))) }
  }
}
