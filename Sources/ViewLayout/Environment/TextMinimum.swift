/// What a text answers where a width of exactly 0 is proposed.
public enum TextMinimum: String, Hashable, Sendable, CaseIterable {
  /// As wide as its widest word, which is how wide it must be for no word to be broken.
  case longestWord

  /// No width, as in SwiftUI: one character a line, and no height either where that is 0 too.
  case swiftUI
}
