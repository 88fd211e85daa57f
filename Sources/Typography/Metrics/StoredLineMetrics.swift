/// One of the sets of line metrics that a font holds, as it is stored: design units in font space.
package struct StoredLineMetrics: Hashable, Sendable {
  /// The table that the set is in.
  package let source: MetricsSource

  /// From the baseline up to the top, normally positive.
  package let ascender: Int

  /// From the baseline up to the bottom, normally negative.
  package let descender: Int

  /// Between lines; 0 where the table has none.
  package let lineGap: Int
}

extension FontFace {
  /// The sets of line metrics that the face holds; without an `OS/2` table only that of `hhea`.
  package var storedLineMetrics: [StoredLineMetrics] {
    let sets: [(MetricsSource, RawMetrics.Lines?)] = [
      (.horizontalHeader, metrics.horizontalHeader), (.typographic, metrics.typographic),
      (.windows, metrics.windows),
    ]
    return sets.compactMap { source, lines in
      lines.map { lines in
        StoredLineMetrics(
          source: source,
          ascender: lines.ascender,
          descender: lines.descender,
          lineGap: lines.lineGap
        )
      }
    }
  }

  /// Whether the face asks for the typographic metrics: `OS/2.fsSelection` bit 7.
  package var prefersTypographicMetrics: Bool { metrics.prefersTypographic }
}
