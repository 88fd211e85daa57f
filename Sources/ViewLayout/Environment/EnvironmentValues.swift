/// What views take from those around them.
public struct EnvironmentValues {
  /// The direction in which views follow each other.
  public var layoutDirection: LayoutDirection = .leftToRight

  /// The pixels in one point, above 0.
  public var displayScale: CGFloat = 1

  /// The font of text that names none.
  public var font: Font = .body

  /// How large readers want text; fonts of a ``Font/TextStyle`` grow with it.
  public var dynamicTypeSize: DynamicTypeSize = .large

  /// How text is set, whatever its font.
  var textSettings = TextSettings()

  /// The font of all text, of which each character then counts as one letter, and lines break at
  /// spaces alone; `nil` sets text as it is.
  ///
  /// With ``Typography/Font/init(uniform:)`` sizes are known without any font. It is for worked
  /// examples and tests.
  public var uniformTextFont: Font?

  /// The language of text, a BCP 47 tag; `nil` if none is named.
  public var language: String?

  /// The most lines of a text; `nil` has no limit, and less than 1 counts as 1.
  public var lineLimit: Int?

  /// The lines that a text that is not empty has room for at least; `nil` reserves none.
  public var reservedLineCount: Int?

  /// Where text is left out that has no room.
  public var truncationMode: Truncation.Mode = .tail

  /// The least scale of the fonts at which text is shown before any is left out; 1 keeps their
  /// sizes.
  public var minimumScaleFactor: CGFloat = 1

  /// Whether letters may stand closer, by up to a twentieth of an em, before text is left out.
  public var allowsTightening = false

  /// Where the lines of a text stand in its own width.
  public var multilineTextAlignment: TextAlignment = .leading

  /// What is left between the lines of a text, in points.
  public var lineSpacing: CGFloat = 0

  /// The sizes of pictures by their names, in points.
  public var imageSizes: [String: CGSize] = [:]

  /// Whether buttons can be pressed.
  public var isEnabled = true

  /// What a text answers where a width of 0 is proposed.
  public var textMinimum: TextMinimum = .longestWord

  /// What ``View/padding(_:_:)`` leaves free if it is told no length, in points.
  public var defaultPadding: CGFloat = 16

  /// How much room there is across; `nil` if nobody says.
  public var horizontalSizeClass: UserInterfaceSizeClass?

  /// How much room there is from the top down; `nil` if nobody says.
  public var verticalSizeClass: UserInterfaceSizeClass?

  /// Whether views are painted dark on light.
  public var colorScheme: ColorScheme = .light

  /// What people can do with the window.
  public var scenePhase: ScenePhase = .active

  /// Whether people want less to move.
  public var accessibilityReduceMotion = false

  /// Whether people want nothing to shine through.
  public var accessibilityReduceTransparency = false

  /// Whether people want nothing to be told by color alone.
  public var accessibilityDifferentiateWithoutColor = false

  /// Opens what is at an address.
  public var openURL = OpenURLAction { _ in .discarded }

  /// What stacks and grids leave between views that have no preferences, and the least length of a
  /// ``Spacer``, where they are told no length; in points.
  public var defaultSpacing: CGFloat = ViewSpacing.defaultDistance

  /// The values of keys that are not the library's.
  var values: [ObjectIdentifier: Any] = [:]

  /// Makes the values of the outermost view.
  public init() {}
}
