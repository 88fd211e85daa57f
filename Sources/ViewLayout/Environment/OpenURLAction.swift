public import struct Foundation.URL

/// Opens what is at an address.
///
/// That of ``EnvironmentValues/openURL`` opens nothing until an action of yours is put there.
///
///     @Environment(\.openURL) private var openURL
public struct OpenURLAction {
  private let handler: (URL) -> Result

  /// What became of an address.
  public struct Result: Sendable {
    fileprivate let isHandled: Bool

    /// It was opened.
    public static let handled = Result(isHandled: true)

    /// It was not opened.
    public static let discarded = Result(isHandled: false)

    /// It is left to the system, of which there is none here.
    public static let systemAction = Result(isHandled: false)

    /// Another address is left to the system, of which there is none here.
    public static func systemAction(_ url: URL) -> Result { systemAction }
  }

  /// Makes an action.
  ///
  /// - Parameter handler: Opens an address, and tells what became of it.
  public init(handler: @escaping (URL) -> Result) {
    self.handler = handler
  }

  /// Opens what is at an address.
  public func callAsFunction(_ url: URL) { _ = handler(url) }

  /// Opens what is at an address.
  ///
  /// - Parameters:
  ///   - url: The address.
  ///   - completion: Is told at once whether it was opened.
  public func callAsFunction(_ url: URL, completion: (Bool) -> Void) {
    completion(handler(url).isHandled)
  }
}
