public import Foundation
public import TextMeasurement

/// A region that text flows in, and its coordinate space: y down from the top left, in points.
///
/// Its text is laid out anew when a property gets another value. A container is not thread-safe.
///
///     let container = TextContainer(width: 300)
///     container.exclusions = [.ellipse(in: CGRect(x: 200, y: 0, width: 100, height: 100))]
///
/// Source: TextKit's `NSTextContainer`. It takes 0 for unlimited; here 0 is a width like any other.
public final class TextContainer {
  /// How wide the region is; what ``Extent`` counts as 0 or as unlimited is that when it is read.
  public var width: Extent {
    didSet {
      width = width.normalized
      noteChange(of: oldValue, to: width)
    }
  }

  /// How high the region is; what ``Extent`` counts as 0 or as unlimited is that when it is read.
  public var height: Extent {
    didSet {
      height = height.normalized
      noteChange(of: oldValue, to: height)
    }
  }

  /// What stays free at both ends of every line fragment, in points; NaN and what is below 0 become
  /// 0.
  ///
  /// Text keeps as far away from exclusions.
  public var lineFragmentPadding: CGFloat = 5 {
    didSet {
      lineFragmentPadding = lineFragmentPadding > 0 ? lineFragmentPadding : 0
      noteChange(of: oldValue, to: lineFragmentPadding)
    }
  }

  /// The most lines that the container takes; `nil` for no limit, and what is below 1 becomes
  /// `nil`.
  public var maximumNumberOfLines: Int? {
    didSet {
      if let limit = maximumNumberOfLines, limit < 1 { maximumNumberOfLines = nil }
      noteChange(of: oldValue, to: maximumNumberOfLines)
    }
  }

  /// How the last line that the container takes is cut.
  public var lastLineBreakMode = LineBreakMode.byWords {
    didSet { noteChange(of: oldValue, to: lastLineBreakMode) }
  }

  /// The parts of the container that text avoids, in container space.
  public var exclusions: [Exclusion] = [] {
    didSet { noteChange(of: oldValue, to: exclusions) }
  }

  /// What is told of changes.
  weak var observer: (any TextContainerObserver)?

  /// The geometry, once it has been asked for, until a property changes.
  private var knownGeometry: ContainerGeometry?

  /// Makes a region without exclusions and without a limit of lines.
  public init(width: Extent = .unlimited, height: Extent = .unlimited) {
    self.width = width.normalized
    self.height = height.normalized
  }

  /// Whether all lines are as wide as the container and as many as its height allows: without
  /// exclusions and without a limit of lines.
  public var isSimpleRectangle: Bool { exclusions.isEmpty && maximumNumberOfLines == nil }

  /// Whether a point is in the container; its right and bottom edges are outside.
  ///
  /// Exclusions are parts of the container.
  public func contains(_ point: ContainerPoint) -> Bool {
    point.x >= 0 && point.x < width.length ?? .infinity
      && point.y >= 0 && point.y < height.length ?? .infinity
  }

  /// What layout has to know of the container now.
  package var geometry: ContainerGeometry {
    if let knownGeometry { return knownGeometry }
    let geometry = ContainerGeometry(self)
    knownGeometry = geometry
    return geometry
  }

  private func noteChange<Value: Equatable>(of oldValue: Value, to newValue: Value) {
    guard newValue != oldValue else { return }
    knownGeometry = nil
    observer?.containerDidChange(self)
  }
}

/// A container belongs to whom lays text out in it, who must not see it change meanwhile.
@available(*, unavailable)
extension TextContainer: Sendable {}

extension Extent {
  /// Equal to every extent that reaches as far.
  fileprivate var normalized: Extent { length.map(Extent.points) ?? .unlimited }
}
