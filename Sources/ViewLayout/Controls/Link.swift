public import struct Foundation.URL

/// A label that leads somewhere; as large as the label.
///
/// Several views of a label stand beside each other.
public struct Link<Label: View>: View {
  /// Where it leads.
  public let destination: URL

  private let label: Label

  /// Makes a link.
  ///
  /// - Parameters:
  ///   - destination: Where it leads.
  ///   - label: What it shows.
  public init(destination: URL, @ViewBuilder label: () -> Label) {
    self.destination = destination
    self.label = label()
  }

  /// The label.
  public var body: some View { HStack { label } }
}

extension Link where Label == Text {
  /// Makes a link with a title.
  ///
  /// - Parameters:
  ///   - title: What it shows.
  ///   - destination: Where it leads.
  public init(_ title: some StringProtocol, destination: URL) {
    self.init(destination: destination) { Text(verbatim: String(title)) }
  }
}
