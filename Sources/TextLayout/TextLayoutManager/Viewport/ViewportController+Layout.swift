public import Foundation
internal import TextMeasurement

extension ViewportController {
  /// Lays out what meets the viewport and its overdraw.
  ///
  /// The first visible fragment whose size was known stays where it is to the eye: heights that
  /// become known above it move the viewport. Only at the start of the text, where nothing more can
  /// be above, the viewport stops at 0.
  ///
  /// - Returns: What was found, which the delegate is told too.
  /// - Complexity: O(*v* log *n*) in what is visible and all paragraphs, and the text of those that
  ///   are laid out; in a container that is no simple rectangle without end, of all above too.
  @discardableResult
  public func layoutViewport() -> ViewportPass {
    if let delegate { viewportBounds = delegate.viewportBounds(for: self) }
    delegate?.viewportControllerWillLayout(self)
    let correction = fill()
    let fragments = shown.compactMap { textLayoutManager.fragment(ofParagraph: $0) }
    let pass = ViewportPass(
      fragments: fragments,
      viewportRange: viewportRange,
      viewportBounds: viewportBounds,
      verticalCorrection: CGFloat(units: correction)
    )
    for fragment in fragments {
      delegate?.viewportController(self, configureRenderingSurfaceFor: fragment)
    }
    delegate?.viewportControllerDidLayout(self, pass)
    return pass
  }

  /// Makes a place the top of the viewport, and lays out the paragraph that holds it.
  ///
  /// - Parameter location: A place in the text; one beyond its end counts as the end.
  /// - Returns: The top of the place's line, in points from the top of the container; where text
  ///   above is not laid out it is likely to change.
  /// - Complexity: O(log *n*) in the paragraphs, and the text of one.
  @discardableResult
  public func relocateViewport(to location: TextLocation) -> CGFloat {
    let layout = textLayoutManager
    let place = TextLocation(min(max(0, location.offset), layout.length))
    layout.ensureLayout(for: TextRange(location: place, end: place))
    var top: CGFloat = 0
    if let fragment = layout.textLayoutFragment(for: place) {
      let line = fragment.textLineFragment(for: place)
      top = fragment.frame.minY + (line?.typographicBounds.minY ?? 0)
    }
    let bounds = viewportBounds
    viewportBounds = ContainerRect(
      x: bounds.minX,
      y: top,
      width: bounds.width,
      height: bounds.height
    )
    return top
  }

  /// Moves the viewport, in points and positive downward.
  public func adjustViewport(byVerticalOffset offset: CGFloat) {
    viewportBounds = viewportBounds.offsetBy(dx: 0, dy: offset)
  }

  /// Lays out what meets the viewport, and gives back what has left it.
  ///
  /// - Returns: How far the viewport has moved, in layout units.
  private func fill() -> Int64 {
    let layout = textLayoutManager
    let before = shown
    layout.makeEstimates()
    let band = viewportBounds.minY.units..<max(viewportBounds.minY, viewportBounds.maxY).units
    guard layout.store.isColumn, layout.store.paragraphs.count > 0 else {
      let extra = overdraw.units
      layout.store.ensureLayout(downTo: LayoutUnit.sum(band.upperBound, extra), in: 0)
      if layout.store.isLaidOut { layout.hasEnsuredExtraLine = true }
      shown = layout.store.heldParagraphs(
        from: LayoutUnit.sum(band.lowerBound, -extra),
        to: LayoutUnit.sum(band.upperBound, extra)
      )
      return 0
    }
    let (paragraphs, correction) = layout.store.fill(band, overdraw: overdraw.units)
    shown = paragraphs
    if shown.upperBound == layout.store.paragraphs.count { layout.hasEnsuredExtraLine = true }
    viewportBounds = viewportBounds.offsetBy(dx: 0, dy: CGFloat(units: correction))
    drop(before)
    return correction
  }

  /// Gives back the lines and glyphs of paragraphs that were shown and are not any more.
  private func drop(_ before: Range<Int>) {
    let store = textLayoutManager.store
    let before = before.clamped(to: 0..<store.paragraphs.count)
    let above = before.lowerBound..<max(before.lowerBound, shown.lowerBound)
    let below = min(before.upperBound, shown.upperBound)..<before.upperBound
    store.dropContents(ofParagraphs: above.clamped(to: before))
    store.dropContents(ofParagraphs: below.clamped(to: before))
  }
}
