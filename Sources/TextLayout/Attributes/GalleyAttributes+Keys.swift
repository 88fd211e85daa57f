public import Foundation
public import TextMeasurement

extension AttributeScopes.GalleyAttributes {
  /// `TextStyle.font`: the font.
  public enum FontAttribute: AttributedStringKey {
    /// A family at a size.
    public typealias Value = Font

    /// The key's name.
    public static let name = "Galley.Font"
  }

  /// `TextStyle.kern`: what is left after each cluster beside the font's own kerning.
  public enum KernAttribute: AttributedStringKey {
    /// Points; 0 switches the font's kerning off.
    public typealias Value = Double

    /// The key's name.
    public static let name = "Galley.Kern"
  }

  /// `TextStyle.tracking`: what is left after each cluster.
  public enum TrackingAttribute: AttributedStringKey {
    /// Points.
    public typealias Value = Double

    /// The key's name.
    public static let name = "Galley.Tracking"
  }

  /// `TextStyle.baselineOffset`: how far the text stands above the baseline.
  public enum BaselineOffsetAttribute: AttributedStringKey {
    /// Points; negative below the baseline.
    public typealias Value = Double

    /// The key's name.
    public static let name = "Galley.BaselineOffset"
  }

  /// `TextStyle.ligatures`: which ligatures are set.
  public enum LigaturesAttribute: AttributedStringKey {
    /// One of three levels.
    public typealias Value = LigatureLevel

    /// The key's name.
    public static let name = "Galley.Ligatures"
  }

  /// `TextStyle.attachment`: what stands for each U+FFFC.
  public enum AttachmentAttribute: AttributedStringKey {
    /// A size, and how far it reaches below the baseline.
    public typealias Value = Attachment

    /// The key's name.
    public static let name = "Galley.Attachment"

    /// Whether text that is put in beside it has it too: no.
    public static let inheritedByAddedText = false
  }

  /// `TextStyle.allowsLineBreaks`: whether a line may end inside the span.
  public enum AllowsLineBreaksAttribute: AttributedStringKey {
    /// False keeps the span on one line.
    public typealias Value = Bool

    /// The key's name.
    public static let name = "Galley.AllowsLineBreaks"
  }

  /// `TextStyle.writingDirections`: the directions that the span is set in.
  public enum WritingDirectionsAttribute: AttributedStringKey {
    /// The outermost first.
    public typealias Value = [WritingDirection]

    /// The key's name.
    public static let name = "Galley.WritingDirections"
  }

  /// `TextStyle.rendering`: what painting needs to know and never moves text.
  public enum RenderingAttribute: AttributedStringKey {
    /// Names and values.
    public typealias Value = [String: String]

    /// The key's name.
    public static let name = "Galley.Rendering"
  }

  /// The style of the paragraphs that begin in the span.
  ///
  /// A paragraph has the style of its first character, as in CoreText.
  public enum ParagraphStyleAttribute: AttributedStringKey {
    /// How the lines of a paragraph break and stand.
    public typealias Value = ParagraphStyle

    /// The key's name.
    public static let name = "Galley.ParagraphStyle"
  }
}
