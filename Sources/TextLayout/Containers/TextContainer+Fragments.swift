import Foundation
public import TextAnalysis
import TextMeasurement

extension TextContainer {
  /// Returns the first part of a rectangle that is in the container and that no exclusion blocks.
  ///
  /// Exclusions block what they cover anywhere between the top and the bottom of the rectangle.
  /// Padding is not taken off: it lies inside of the fragment. Nothing is moved down.
  ///
  ///     container.exclusions = [.rect(CGRect(x: 100, y: 0, width: 100, height: 40))]
  ///     let line = ContainerRect(x: 0, y: 0, width: 300, height: 20)
  ///     container.nextFragment(proposed: line)?.fragment  // x 0, width 100
  ///
  /// Source: `lineFragmentRect(forProposedRect:at:writingDirection:remaining:)` of TextKit.
  ///
  /// - Parameters:
  ///   - proposed: The rectangle of a line, or what remained of it.
  ///   - direction: From the right if right to left, else from the left.
  /// - Returns: `nil` if all is blocked or outside, or an edge is NaN.
  public func nextFragment(
    proposed: ContainerRect,
    direction: BaseDirection = .leftToRight
  ) -> ProposedFragment? {
    guard let slot = FragmentSlot(proposed, in: self) else { return nil }
    let spans = geometry.openSpans(in: slot.band, within: slot.range, clearance: 0)
    guard let first = spans.first, let last = spans.last else { return nil }
    let others = spans.count > 1
    return switch direction {
    case .leftToRight, .automatic:
      ProposedFragment(
        fragment: slot.rect(first),
        remaining: others ? slot.rect(spans[1].lowerBound..<slot.range.upperBound) : nil
      )
    case .rightToLeft:
      ProposedFragment(
        fragment: slot.rect(last),
        remaining: others
          ? slot.rect(slot.range.lowerBound..<spans[spans.count - 2].upperBound) : nil
      )
    }
  }
}
