public import Foundation
public import TextMeasurement

/// The insets and the padding that text views of Apple's systems begin with.
public struct TextViewPreset: Hashable, Sendable {
  /// What the view leaves free around its container, in points.
  public var insets: Insets

  /// What stays free at both ends of every line, in points.
  public var lineFragmentPadding: CGFloat

  /// Whether the container is as wide as the view without its insets.
  public var tracksWidth: Bool

  /// Whether the container is as high as the view without its insets.
  public var tracksHeight: Bool

  /// Makes a preset.
  ///
  /// - Parameters:
  ///   - insets: What the view leaves free around its container, in points.
  ///   - lineFragmentPadding: What stays free at both ends of every line, in points.
  ///   - tracksWidth: Whether the container is as wide as the view without its insets.
  ///   - tracksHeight: Whether it is as high.
  public init(
    insets: Insets = .zero,
    lineFragmentPadding: CGFloat = 5,
    tracksWidth: Bool = false,
    tracksHeight: Bool = false
  ) {
    self.insets = insets
    self.lineFragmentPadding = lineFragmentPadding
    self.tracksWidth = tracksWidth
    self.tracksHeight = tracksHeight
  }

  /// Those of AppKit's `NSTextView`: no insets, 5 points of padding, a container as wide as the
  /// view.
  public static let nsTextView = TextViewPreset(tracksWidth: true)

  /// Those of UIKit's `UITextView`: 8 points above and below, 5 points of padding, a container as
  /// wide as the view.
  public static let uiTextView = TextViewPreset(
    insets: Insets(top: 8, left: 0, bottom: 8, right: 0),
    tracksWidth: true
  )
}
