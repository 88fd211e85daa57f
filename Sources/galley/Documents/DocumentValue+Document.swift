internal import Typography
internal import ViewLayout

extension DocumentValue {
  /// The views of the key `root`.
  func rootViews() throws(DocumentError) -> [DocumentView] {
    guard let root = try documentObject()["root"] else {
      throw DocumentError(path: "document", message: "the key 'root' is missing")
    }
    return try root.rooted.content()
  }

  /// What the document says of the surroundings of its views.
  func environment() throws(DocumentError) -> EnvironmentValues {
    let object = try documentObject()
    var environment = EnvironmentValues()
    if let scale = object["scale"] {
      environment.displayScale = CGFloat(try scale.rooted.literal(in: 0.01...1000))
    }
    if let direction = object["direction"] {
      environment.layoutDirection = try direction.rooted.choice([
        "ltr": LayoutDirection.leftToRight, "rtl": .rightToLeft,
      ])
    }
    if let minimum = object["textMinimum"] {
      environment.textMinimum = try minimum.rooted.choice([
        "longestWord": TextMinimum.longestWord, "swiftUI": .swiftUI,
      ])
    }
    if let measures = object["mockText"] {
      environment.uniformTextFont = try measures.rooted.uniformFont()
    }
    return environment
  }

  /// How the document wants actions to be run.
  func mode() throws(DocumentError) -> UpdateMode {
    guard let mode = try documentObject()["mode"] else { return .diagnose }
    return try mode.rooted.choice(["diagnose": UpdateMode.diagnose, "swiftUI": .swiftUI])
  }

  private func documentObject() throws(DocumentError) -> DocumentObject {
    do throws(DocumentError) {
      return try DocumentObject(
        self,
        keys: ["root", "state", "mockText", "textMinimum", "direction", "scale", "mode"]
      )
    } catch {
      throw DocumentError(path: "document", message: error.message)
    }
  }

  /// The value with a path that begins without a slash.
  private var rooted: DocumentValue {
    DocumentValue(json: json, path: String(path.drop { $0 == "/" }), depth: depth, context: context)
  }

  private func uniformFont() throws(DocumentError) -> Font {
    let object = try DocumentObject(
      self,
      keys: ["advance", "ascent", "descent", "leading", "capHeight"]
    )
    func measure(_ key: String, or standard: Double) throws(DocumentError) -> Double {
      try object[key]?.literal(in: UniformMeasures.range) ?? standard
    }
    let measures = UniformMeasures(
      advance: try measure("advance", or: 10),
      ascent: try measure("ascent", or: 16),
      descent: try measure("descent", or: 4),
      leading: try measure("leading", or: 0),
      capHeight: try measure("capHeight", or: 12)
    )
    do throws(FontError) {
      return try Font(uniform: measures)
    } catch {
      throw fault(error.description)
    }
  }
}
