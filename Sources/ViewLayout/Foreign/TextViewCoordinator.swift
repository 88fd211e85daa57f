internal import TextLayout

/// Hears of the edits of a ``TextView``.
public final class TextViewCoordinator {
  /// Keeps the observation alive.
  var token: ObservationToken?
}
