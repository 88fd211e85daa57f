internal import Typography
internal import ViewLayout

/// A document of views: a root, the state that its numbers are read from, and what it takes from
/// outside.
struct ViewDocument {
  /// What the views take from outside.
  private(set) var environment = EnvironmentValues()

  /// How actions are run.
  private(set) var mode = UpdateMode.diagnose

  private let state: DocumentState
  private let root: [DocumentView]

  /// Reads a document.
  ///
  /// - Parameters:
  ///   - bytes: The text of a JSON object.
  ///   - finder: Finds the fonts that texts name.
  /// - Throws: `Failure.badData` with the place of the first fault.
  init(_ bytes: [UInt8], _ finder: FontFinder) throws(Failure) {
    let members = try Self.members(of: bytes)
    do throws(DocumentError) {
      let cells = members.first { $0.key == "state" }?.value
      state = try Self.state(cells ?? .null)
      let value = DocumentValue(
        json: .object(members.map { ($0.key, $0.value) }),
        path: "",
        depth: 0,
        context: DocumentContext(state: state, finder: finder)
      )
      root = try value.rootViews()
      environment = try value.environment()
      mode = try value.mode()
    } catch {
      throw .badData(error.description)
    }
  }

  /// Makes the nodes of the views.
  func tree() -> LayoutTree {
    LayoutTree(environment: environment) {
      StateTable(state.first) { values in
        DocumentContent(views: root, state: state.reading(values))
      }
    }
  }

  private static func members(of bytes: [UInt8]) throws(Failure) -> [JSONText.Member] {
    let result = bytes.withUnsafeBytes { bytes -> Result<[JSONText.Member], Failure> in
      do throws(JSONText.Failure) {
        return .success(try JSONText.object(bytes))
      } catch {
        return .failure(.badData(error.message))
      }
    }
    return try result.get()
  }

  private static func state(_ json: JSONValue) throws(DocumentError) -> DocumentState {
    switch json {
    case .null: return DocumentState()
    case .object(let members):
      for (key, value) in members {
        switch value {
        case .integer, .number, .boolean: continue
        default:
          throw DocumentError(path: "state/\(key)", message: "it must be a number, true or false")
        }
      }
      return DocumentState(Dictionary(uniqueKeysWithValues: members.map { ($0.key, $0.value) }))
    default: throw DocumentError(path: "state", message: "it must be an object")
    }
  }
}
