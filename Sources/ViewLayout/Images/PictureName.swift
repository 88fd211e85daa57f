/// What a picture is called.
enum PictureName: LayoutValueKey {
  static var defaultValue: String? { nil }
}
