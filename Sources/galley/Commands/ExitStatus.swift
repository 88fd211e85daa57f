/// How the command ends, for the one who called it.
///
/// Source: `sysexits.h` from 64 up.
enum ExitStatus: Int32, Sendable {
  /// The question was answered.
  case fine = 0

  /// Something does not fit that was asked to.
  case doesNotFit = 1

  /// The arguments make no sense.
  case usage = 64

  /// What was read is damaged.
  case badData = 65

  /// A file or a font is not there.
  case notFound = 66

  /// The command itself failed.
  case ownFault = 70
}
