internal import ViewLayout

/// What a document observes of a view, and the cell that it is written to.
struct GeometryObservation {
  /// The name of the cell.
  let cell: String

  private let length: Length
  private let scale: Double
  private let plus: Double
  private let roundsUp: Bool
  private let clamp: ClosedRange<Double>?
  private let threshold: Double?

  /// Takes a length from the geometry of a view.
  private typealias Length = @Sendable (GeometryProxy) -> CGFloat

  /// The lengths that can be observed, in points; places are those in the root.
  private static let lengths: KeyValuePairs<String, Length> = [
    "width": { $0.size.width },
    "height": { $0.size.height },
    // Of a size, it is the width that goes into the cell.
    "size": { $0.size.width },
    "minX": { $0.frame(in: .global).minX },
    "midX": { $0.frame(in: .global).midX },
    "maxX": { $0.frame(in: .global).maxX },
    "minY": { $0.frame(in: .global).minY },
    "midY": { $0.frame(in: .global).midY },
    "maxY": { $0.frame(in: .global).maxY },
  ]

  /// Reads an observation.
  ///
  /// - Parameter value: An object with `of` and `assign`, and what is done with the length between.
  /// - Throws: `DocumentError` if something is missing, or the cell holds another type of value.
  init(_ value: DocumentValue) throws(DocumentError) {
    let object = try DocumentObject(
      value,
      keys: ["of", "assign", "scale", "plus", "round", "clamp", "lessThan"]
    )
    let numbers = -1e9...1e9
    length = try object.required("of").choice(Self.lengths)
    scale = try object["scale"]?.literal(in: numbers) ?? 1
    plus = try object["plus"]?.literal(in: numbers) ?? 0
    roundsUp = try object["round"]?.choice(["up": true]) ?? false
    clamp = try object["clamp"]?.range(in: numbers)
    threshold = try object["lessThan"]?.literal(in: numbers)
    let target = try object.required("assign")
    if threshold == nil {
      cell = try target.numberCell()
    } else {
      cell = try target.flagCell()
    }
  }

  /// The value of a view that is laid out: the length scaled, added to, rounded and kept in a
  /// range, or whether that is less than a threshold.
  func value(of proxy: GeometryProxy) -> SampleValue {
    var number = Double(length(proxy)) * scale + plus
    if roundsUp { number.round(.up) }
    if let clamp { number = min(max(number, clamp.lowerBound), clamp.upperBound) }
    return threshold.map { .flag(number < $0) } ?? .number(number)
  }
}

extension DocumentValue {
  /// The value as the name of a cell that holds a number.
  fileprivate func numberCell() throws(DocumentError) -> String {
    try cell("number", among: context.state.numberNames)
  }

  /// The value as the name of a cell that holds true or false.
  fileprivate func flagCell() throws(DocumentError) -> String {
    try cell("true or false", among: context.state.flagNames)
  }

  private func cell(_ kind: String, among names: [String]) throws(DocumentError) -> String {
    let name = try string()
    guard !names.contains(name) else { return name }
    throw fault(
      "no cell '\(name)' with a value of the kind \(kind) is in the state."
        + NearestName.question(for: name, among: names)
    )
  }

  /// The value as a range: an array of its least and its greatest number.
  fileprivate func range(
    in numbers: ClosedRange<Double>
  ) throws(DocumentError) -> ClosedRange<Double> {
    let bounds = try elements()
    guard bounds.count == 2 else { throw fault("it must be an array of two numbers") }
    let (least, greatest) = (try bounds[0].literal(in: numbers), try bounds[1].literal(in: numbers))
    guard least <= greatest else { throw fault("its first number must not be the greater one") }
    return least...greatest
  }
}
