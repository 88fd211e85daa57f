extension Color {
  /// Makes a gray of sRGB.
  ///
  /// - Parameters:
  ///   - white: How light it is, from 0 to 1.
  ///   - opacity: How much of what is behind is covered, from 0 to 1.
  public init(white: Double, opacity: Double = 1) {
    self.init(red: white, green: white, blue: white, opacity: opacity)
  }

  /// Orange.
  public static let orange = Color(red: 1, green: 0.58, blue: 0)

  /// Yellow.
  public static let yellow = Color(red: 1, green: 0.8, blue: 0)

  /// Mint.
  public static let mint = Color(red: 0, green: 0.78, blue: 0.75)

  /// Teal.
  public static let teal = Color(red: 0.19, green: 0.69, blue: 0.78)

  /// Cyan.
  public static let cyan = Color(red: 0.2, green: 0.68, blue: 0.9)

  /// Indigo.
  public static let indigo = Color(red: 0.35, green: 0.34, blue: 0.84)

  /// Purple.
  public static let purple = Color(red: 0.69, green: 0.32, blue: 0.87)

  /// Pink.
  public static let pink = Color(red: 1, green: 0.18, blue: 0.33)

  /// Brown.
  public static let brown = Color(red: 0.64, green: 0.52, blue: 0.37)

  /// Gray.
  public static let gray = Color(red: 0.56, green: 0.56, blue: 0.58)

  /// The color of what stands in front.
  public static let primary = Color.black

  /// Less of it.
  public static let secondary = Color(white: 0.24, opacity: 0.6)

  /// The color of what can be touched.
  public static let accentColor = Color(red: 0, green: 0.48, blue: 1)
}
