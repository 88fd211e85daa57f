internal import Typography

extension FontFace {
  /// The file as it can be asked for again: its path, with `:INDEX` for a later face of a
  /// collection.
  var fileName: String {
    index == 0 ? data.origin.description : "\(data.origin):\(index)"
  }

  /// Where the face comes from, for people.
  var place: String {
    if case .embedded = data.origin { "embedded" } else { fileName }
  }
}
