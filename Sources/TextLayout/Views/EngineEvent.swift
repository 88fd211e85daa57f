/// What happens when a view goes over to another engine.
public enum EngineEvent: String, Hashable, Sendable, CaseIterable {
  /// The engine is about to be switched: the former one still lays out.
  case willSwitchEngine

  /// The engine has been switched.
  case didSwitchEngine
}
