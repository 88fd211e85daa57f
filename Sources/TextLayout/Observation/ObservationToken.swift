/// What keeps an observation alive: it ends when the token is cancelled or goes.
public final class ObservationToken {
  private var end: (() -> Void)?

  init(_ end: @escaping () -> Void) {
    self.end = end
  }

  deinit { end?() }

  /// Ends the observation; a second time does nothing.
  public func cancel() {
    end?()
    end = nil
  }
}

@available(*, unavailable)
extension ObservationToken: Sendable {}
