public import struct Foundation.URL

/// A button that opens what is at an address by ``EnvironmentValues/openURL``.
public struct Link<Label: View>: View {
  @Environment(\.openURL) private var openURL

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

  /// The button.
  public var body: some View {
    Button {
      openURL(destination)
    } label: {
      label
    }
  }
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
