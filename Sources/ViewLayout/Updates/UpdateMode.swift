/// How the actions of observers are run until the views settle.
public enum UpdateMode: String, Hashable, Sendable, CaseIterable {
  /// Every action is run, so that a loop is seen for what it is.
  case diagnose

  /// As in SwiftUI: within a frame actions that repeat are dropped, which can leave state that no
  /// longer fits what is measured.
  case swiftUI
}
