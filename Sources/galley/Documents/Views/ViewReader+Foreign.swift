internal import ViewLayout

extension ViewReader {
  /// The reader of views of another toolkit.
  static let foreign = ViewReader(
    name: "Foreign",
    keys: ["size", "intrinsic", "hugging", "compressionResistance"],
    read: readForeign
  )

  private static func readForeign(_ object: DocumentObject) throws(DocumentError) -> DocumentView {
    let answer = try object["size"]?.lengths()
    let intrinsic = try object["intrinsic"]?.lengths()
    let hugging = try object["hugging"]?.priorities() ?? [:]
    let compressionResistance = try object["compressionResistance"]?.priorities() ?? [:]
    if let answer, answer.count < 2 {
      throw object.value.fault("'size' needs 'width' and 'height'")
    }
    return { state in
      var traits = DocumentForeignView.Traits()
      traits.answer = answer.map { lengths in
        CGSize(
          width: lengths[.horizontal].value(in: state) ?? 0,
          height: lengths[.vertical].value(in: state) ?? 0
        )
      }
      traits.intrinsic = (intrinsic ?? [:]).mapValues { $0.value(in: state) }
      (traits.hugging, traits.compressionResistance) = (hugging, compressionResistance)
      return AnyView(Foreign(traits: traits))
    }
  }
}

extension DocumentValue {
  /// The value as lengths: an object with `width`, `height`, or both.
  fileprivate func lengths() throws(DocumentError) -> [Axis: DocumentNumber] {
    let object = try DocumentObject(self, keys: ["width", "height"])
    var lengths: [Axis: DocumentNumber] = [:]
    lengths[.horizontal] = try object.number("width")
    lengths[.vertical] = try object.number("height")
    return lengths
  }

  /// The value as priorities from 0 to 1000: a number for both axes, or an object with
  /// `horizontal`, `vertical`, or both.
  fileprivate func priorities() throws(DocumentError) -> [Axis: Double] {
    let range = 0.0...1000
    if json.double != nil {
      let priority = try literal(in: range)
      return [.horizontal: priority, .vertical: priority]
    }
    let object = try DocumentObject(self, keys: ["horizontal", "vertical"])
    var priorities: [Axis: Double] = [:]
    priorities[.horizontal] = try object["horizontal"]?.literal(in: range)
    priorities[.vertical] = try object["vertical"]?.literal(in: range)
    return priorities
  }
}
