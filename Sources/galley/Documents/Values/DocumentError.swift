/// Why a document of views cannot be read.
struct DocumentError: Error {
  /// Where the fault is, such as `root/children[1]/modifiers[0]`.
  let path: String

  /// What is wrong there, in a line for people.
  let message: String
}

extension DocumentError: CustomStringConvertible {
  /// The place and what is wrong.
  var description: String { "\(path): \(message)" }
}
