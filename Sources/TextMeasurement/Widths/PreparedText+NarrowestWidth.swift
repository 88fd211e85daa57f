extension PreparedText {
  /// The narrowest width at which the text has so many lines or fewer.
  ///
  /// - Parameters:
  ///   - limit: The greatest number of lines.
  ///   - lowest: The least width that is considered, in points. 0 stands for ``minimumWidth``, below
  ///     which words are broken or overflow.
  /// - Returns: A width in points; `nil` if the text has more lines at any width.
  /// - Complexity: Some thirty layouts; that of ``heights(from:)`` where the number of lines might
  ///   grow with the width: with tabs, soft hyphens, or glyphs that change at line ends.
  public func narrowestWidth(forLines limit: Int, from lowest: Double = 0) -> Double? {
    narrowestWidth(from: lowest, halvingFrom: lineCountNeverGrows ? minimumUnits : .max) {
      $0.lineCount <= limit
    }
  }

  /// The narrowest width at which the text is so high or less.
  ///
  /// - Parameters:
  ///   - limit: The greatest height, in points; NaN and what is below 0 count as 0.
  ///   - lowest: As for ``narrowestWidth(forLines:from:)``.
  /// - Returns: A width in points; `nil` if the text is higher at any width.
  /// - Complexity: As for ``narrowestWidth(forLines:from:)`` where all lines are equally high; else
  ///   that of ``heights(from:)``.
  public func narrowestWidth(forHeight limit: Double, from lowest: Double = 0) -> Double? {
    let limit = limit > 0 ? limit : 0
    return narrowestWidth(from: lowest, halvingFrom: heightNeverGrows ? minimumUnits : .max) {
      LayoutUnit(rawValue: $0.height).points <= limit
    }
  }

  /// The narrowest width at which the text has as few lines as at a width, so that they are of like
  /// length.
  ///
  /// No word is broken that is whole at the width given.
  ///
  /// - Parameter width: As for ``size(forWidth:)``.
  /// - Returns: A width in points, not above the one given.
  /// - Complexity: As for ``narrowestWidth(forLines:from:)``.
  public func balancedWidth(forWidth width: Double?) -> Double {
    let room = room(for: width)
    let lowest = room < minimumUnits ? Double.leastNonzeroMagnitude : 0
    return narrowestWidth(forLines: lineCount(forWidth: width), from: lowest)
      ?? self.width(ofRoom: room)
  }
}

extension PreparedText {
  /// Whether it is certain that more room never makes more lines, from the minimum width on.
  var lineCountNeverGrows: Bool {
    paragraphs.allSatisfy(\.neverHasMoreLinesInMoreRoom)
  }

  /// Whether it is certain that more room never makes the text higher, from the minimum width on.
  var heightNeverGrows: Bool {
    lineCountNeverGrows && paragraphs.allSatisfy { ($0.uniformMetrics?.height ?? -1) >= 0 }
  }

  /// The narrowest width whose layout is as wanted.
  ///
  /// - Parameters:
  ///   - lowest: The least width that is considered, in points; 0 stands for the minimum.
  ///   - halved: The room from which on a layout that is as wanted stays so in more room.
  ///   - isWanted: Whether a layout is as wanted; its width is not told.
  /// - Returns: A width in points; `nil` if no layout is as wanted.
  private func narrowestWidth(
    from lowest: Double,
    halvingFrom halved: Int64,
    _ isWanted: (Paragraph.Extent) -> Bool
  ) -> Double? {
    let first = room(for: lowest)
    if first < halved {
      let found = heightSteps(from: first, below: halved).first {
        isWanted(Paragraph.Extent(lineCount: $0.lineCount, height: $0.height))
      }
      if found != nil || halved == .max { return found.map { width(ofRoom: $0.room) } }
    }
    return halvedRoom(from: max(first, halved), isWanted).map(width(ofRoom:))
  }

  /// The least room whose layout is as wanted, where that stays so in more room.
  private func halvedRoom(from first: Int64, _ isWanted: (Paragraph.Extent) -> Bool) -> Int64? {
    if isWanted(extent(forWidth: width(ofRoom: first))) { return first }
    let ideal = extent(forWidth: nil)
    guard isWanted(ideal) else { return nil }
    var low = first
    var high = ideal.width
    while high - low > 1 {
      let middle = low + (high - low) / 2
      let extent = extent(forWidth: width(ofRoom: middle))
      // The same lines fit in room as wide as they are.
      if isWanted(extent) { high = extent.width } else { low = middle }
    }
    return high
  }
}
