import Foundation
import TextMeasurement

extension SpanAttributes {
  private typealias Galley = AttributeScopes.GalleyAttributes
  private typealias Standard = AttributeScopes.FoundationAttributes

  /// Reads the attributes of a run, those of Galley and then those of Foundation.
  init(_ run: AttributedString.Runs.Run) {
    font = run[Galley.FontAttribute.self]
    kern = run[Galley.KernAttribute.self]
    tracking = run[Galley.TrackingAttribute.self]
    baselineOffset = run[Galley.BaselineOffsetAttribute.self]
    ligatures = run[Galley.LigaturesAttribute.self]
    attachment = run[Galley.AttachmentAttribute.self]
    allowsLineBreaks = run[Galley.AllowsLineBreaksAttribute.self]
    writingDirections = run[Galley.WritingDirectionsAttribute.self]
    rendering = run[Galley.RenderingAttribute.self] ?? [:]
    paragraphStyle = run[Galley.ParagraphStyleAttribute.self]

    language = run[Standard.LanguageIdentifierAttribute.self]
    if let link = run[Standard.LinkAttribute.self] {
      rendering[Standard.LinkAttribute.name] = link.absoluteString
    }
    readPlatformAttributes(run)
  }

  /// Reads what Foundation has on some systems only.
  private mutating func readPlatformAttributes(_ run: AttributedString.Runs.Run) {
    #if canImport(Darwin)
    if let intent = run[Standard.InlinePresentationIntentAttribute.self] {
      emphasis = InlineEmphasis(rawValue: intent.rawValue)
    }
    #else
    switch run[Standard.WritingDirectionAttribute.self] {
    case .leftToRight: baseDirection = .leftToRight
    case .rightToLeft: baseDirection = .rightToLeft
    case nil: break
    }
    #endif
  }
}
