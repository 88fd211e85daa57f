/// Reading records that are JSON objects.
enum JSONRecord {
  /// Reads a record.
  ///
  /// Bytes that are no UTF-8, and escapes for half of a character, are replaced by U+FFFD.
  static func read(
    _ bytes: UnsafeRawBufferPointer,
    _ defaults: MeasuringRequest
  ) -> Result<Record, RecordFailure> {
    do throws(JSONText.Failure) {
      return record(try JSONText.object(bytes), defaults, isRepaired: false)
    } catch {
      let original = Array(bytes)
      let repaired = SurrogateEscapes.repaired(Array(RepairedText(original).text.utf8))
      guard repaired != original,
        let members = repaired.withUnsafeBytes({ try? JSONText.object($0) })
      else { return .failure(RecordFailure(id: .null, message: error.message)) }
      return record(members, defaults, isRepaired: true)
    }
  }

  private static func record(
    _ members: [JSONText.Member],
    _ defaults: MeasuringRequest,
    isRepaired: Bool
  ) -> Result<Record, RecordFailure> {
    var record = Record(request: defaults, isRepaired: isRepaired)
    var hasText = false
    var message: String?
    for member in members {
      switch member.key {
      case "id": record.id = member.value
      case "text":
        hasText = true
        if case .string(let text) = member.value {
          record.text = text
        } else {
          message = message ?? "the key 'text' must be a string"
        }
      default:
        guard let parameter = Parameter.byName[member.key] else {
          message = message ?? unknown(member.key)
          continue
        }
        if !record.request.set(parameter, to: member.value) {
          message = message ?? "the key '\(member.key)' must be \(parameter.jsonExpectation)"
        }
      }
    }
    if message == nil, !hasText { message = "the key 'text' is missing" }
    if let message { return .failure(RecordFailure(id: record.id, message: message)) }
    return .success(record)
  }

  /// What is said of a key, or a column, that is not known.
  static func unknown(_ key: String) -> String {
    "unknown key '\(key)'."
      + NearestName.question(
        for: key,
        among: ["id", "text"] + Parameter.allCases.map(\.rawValue)
      )
  }
}

extension Parameter {
  /// What a JSON value must be, for people: follows "must be".
  fileprivate var jsonExpectation: String {
    switch self {
    case .width, .height: "a number, at least 0, or null"
    case .variation, .feature: expectation + ", or a list of them"
    default: expectation
    }
  }
}
