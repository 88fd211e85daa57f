/// A step on the way from the state of a view over what is measured back to the state.
public struct LoopHop: Hashable, Sendable {
  /// What kind of step it is.
  public let kind: Kind

  /// The view, by its path; of state, its name.
  public let place: String

  /// What of it has changed, such as `width`.
  public let component: String

  /// What it was; empty if there was nothing.
  public let before: String

  /// What it has become.
  public let after: String

  /// What kind of step it is.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// State has another value.
    case state

    /// A modifier is told something else.
    case parameter

    /// Other views are shown.
    case branch

    /// A view answers with another size.
    case reply

    /// A view is offered another size.
    case proposal

    /// A view stands elsewhere.
    case placement

    /// A view of another toolkit answers with another size.
    case foreign

    /// A view says something else to those around it.
    case preference

    /// An observer sees something else.
    case observer

    /// An action waits for the next tick.
    case deferred
  }
}

extension LoopHop: CustomStringConvertible {
  /// What it was, and what it has become.
  var change: String { before.isEmpty ? after : "\(before) → \(after)" }

  /// The step in words.
  public var description: String {
    switch kind {
    case .state: "state \(place): \(change)"
    case .parameter: "\(place) is told \(component) \(change)"
    case .branch: "\(place) shows \(change)"
    case .reply: "\(place) answers \(component) \(change)"
    case .proposal: "\(place) is offered \(component) \(change)"
    case .placement: "\(place) stands at \(component) \(change)"
    case .foreign: "\(place), a view of another toolkit, answers \(component) \(change)"
    case .preference: "\(place) says \(change)"
    case .observer: "\(component) of \(place) sees \(change)"
    case .deferred: "its action waits for the next tick"
    }
  }
}
