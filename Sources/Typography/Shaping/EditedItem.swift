/// An item of which parts were shaped before it was edited.
///
/// The glyphs of the part around the edit are shaped again, those beside it are taken from before,
/// so that all are those of the item shaped whole. That is so where
/// - a break between the two, here and there, leaves all glyphs as they are both before the edit
///   and after it;
/// - on both sides of the break the same text is shaped with the edit, as far as two rules that
///   apply side by side look. Then the rules do in the item what they do there: those left of the
///   break see what they saw in one shaping, those right of it what they saw in the other, and none
///   has looked across it.
struct EditedItem {
  /// The item.
  let item: TextItem

  /// What it has in common with a former run at its start; `nil` if nothing.
  let start: FormerShape.Part?

  /// What it has in common with a former run at its end; `nil` if nothing.
  let end: FormerShape.Part?

  /// Whether nothing was edited.
  var isSame: Bool {
    guard let start, let end else { return false }
    return start.range == end.range && start.run == end.run && start.distance == end.distance
      && start.range == item.start..<item.end
      && start.range.count == start.glyphs.text.count
  }

  /// Where the former glyphs are cut.
  struct Window {
    /// Where those at the start end; `nil` if none are taken.
    var first: LogicalGlyphs.Cut?

    /// Where those at the end begin; `nil` if none are taken.
    var last: LogicalGlyphs.Cut?

    /// The text that is shaped to know what stands between: UTF-8 offsets in the new paragraph.
    var text: Range<Int>
  }

  /// The window around the edit.
  ///
  /// - Parameters:
  ///   - margin: The clusters that are shaped on both sides of a cut.
  ///   - former: A window that was too narrow.
  /// - Returns: One that is wider on both sides, if there was one.
  func window(margin: Int, beyond former: Window? = nil) -> Window {
    var window = Window(text: item.start..<item.end)
    if let start, var cut = firstCut(start, margin, beyond: former) {
      window.first = cut
      cut = start.glyphs.cut(margin, before: cut)
      window.text = cut.offset + start.distance..<window.text.upperBound
    }
    if let end, var cut = lastCut(end, margin, beyond: former) {
      window.last = cut
      cut = end.glyphs.cut(margin, after: cut)
      window.text = window.text.lowerBound..<cut.offset + end.distance
    }
    return window
  }

  private func firstCut(
    _ start: FormerShape.Part,
    _ margin: Int,
    beyond former: Window?
  ) -> LogicalGlyphs.Cut? {
    var cut: LogicalGlyphs.Cut
    if let former {
      guard let known = former.first else { return nil }
      cut = start.glyphs.cut(margin, before: known)
    } else {
      // What ends with the item and has no part there sees another text after it.
      let limit = end == nil ? min(start.range.upperBound, item.end - 1) : start.range.upperBound
      cut = start.glyphs.lastCut(upTo: limit - start.distance)
    }
    return cut.index > 0 ? cut : nil
  }

  private func lastCut(
    _ end: FormerShape.Part,
    _ margin: Int,
    beyond former: Window?
  ) -> LogicalGlyphs.Cut? {
    var cut: LogicalGlyphs.Cut
    if let former {
      guard let known = former.last else { return nil }
      cut = end.glyphs.cut(margin, after: known)
    } else {
      let limit = start == nil ? max(end.range.lowerBound, item.start + 1) : end.range.lowerBound
      cut = end.glyphs.firstCut(from: limit - end.distance)
    }
    return cut.index < end.glyphs.count ? cut : nil
  }

  /// The glyphs of a window between its cuts: places in logical order.
  ///
  /// - Parameters:
  ///   - window: The window.
  ///   - shaped: Its glyphs.
  /// - Returns: `nil` if a break at a cut changes them, or those beyond it are not what they were.
  func middle(of window: Window, _ shaped: LogicalGlyphs) -> Range<Int>? {
    var first = 0
    var last = shaped.count
    if let start, let cut = window.first {
      guard let found = shaped.cut(at: cut.offset + start.distance),
        start.hasGlyphs(of: shaped, 0..<found.index, from: cut.index - found.index)
      else { return nil }
      first = found.index
    }
    if let end, let cut = window.last {
      guard let found = shaped.cut(at: cut.offset + end.distance),
        end.hasGlyphs(of: shaped, found.index..<shaped.count, from: cut.index)
      else { return nil }
      last = found.index
    }
    return first <= last ? first..<last : nil
  }
}

extension FormerShape.Part {
  /// Whether glyphs are those of the part from a place on.
  fileprivate func hasGlyphs(of shaped: LogicalGlyphs, _ range: Range<Int>, from first: Int) -> Bool
  {
    guard first >= 0, first + range.count <= glyphs.count else { return false }
    return range.allSatisfy { index in
      var glyph = glyphs[first + index - range.lowerBound]
      glyph.cluster = UInt32(truncatingIfNeeded: Int(glyph.cluster) + distance)
      return glyph == shaped[index]
    }
  }
}
