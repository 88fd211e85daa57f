internal import ViewLayout

/// A value of a document and its place, by which faults are told.
struct DocumentValue {
  /// The value.
  let json: JSONValue

  /// Its place, such as `root/children[1]/width`.
  let path: String

  /// How many views and modifiers it is in.
  let depth: Int

  /// What the document is read with.
  let context: DocumentContext

  /// A fault of the value.
  func fault(_ message: String) -> DocumentError { DocumentError(path: path, message: message) }

  /// A value in this one.
  func inner(_ json: JSONValue, _ step: String) -> DocumentValue {
    DocumentValue(json: json, path: path + step, depth: depth, context: context)
  }
}

extension DocumentValue {
  /// The value as a number, `"inf"` or a cell such as `"$w"`.
  func number() throws(DocumentError) -> DocumentNumber {
    if let number = json.double { return .literal(CGFloat(number)) }
    if case .string(let text) = json {
      if text == "inf" { return .literal(.infinity) }
      if text.hasPrefix("$") { return .cell(try cellName(String(text.dropFirst()))) }
    }
    throw fault("it must be a number, \"inf\" or a cell such as \"$w\"")
  }

  /// The value as a number that no cell holds.
  func literal(in range: ClosedRange<Double>) throws(DocumentError) -> Double {
    guard let number = json.double, range.contains(number) else {
      throw fault(
        "it must be a number from \(LengthText(1, nil).text(range.lowerBound)) to "
          + LengthText(1, nil).text(range.upperBound)
      )
    }
    return number
  }

  /// The value as text.
  func string() throws(DocumentError) -> String {
    guard case .string(let text) = json else { throw fault("it must be a string") }
    return text
  }

  /// The value as true or false.
  func boolean() throws(DocumentError) -> Bool {
    guard case .boolean(let value) = json else { throw fault("it must be true or false") }
    return value
  }

  /// The value as one of several words.
  func choice<Choice>(_ words: KeyValuePairs<String, Choice>) throws(DocumentError) -> Choice {
    if case .string(let text) = json, let found = words.first(where: { $0.key == text }) {
      return found.value
    }
    throw fault("it must be \(Option.alternatives(words.map(\.key)))")
  }

  /// The elements of an array.
  func elements() throws(DocumentError) -> [DocumentValue] {
    guard case .array(let values) = json else { throw fault("it must be an array") }
    return values.enumerated().map { inner($1, "[\($0)]") }
  }

  private func cellName(_ name: String) throws(DocumentError) -> String {
    guard context.state.number(name) == nil else { return name }
    let names = context.state.numberNames
    throw fault(
      "no number '\(name)' is in the state.\(NearestName.question(for: name, among: names))"
    )
  }
}
