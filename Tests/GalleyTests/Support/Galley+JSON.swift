import Foundation
import Testing

extension Galley.Run {
  /// The objects of standard output, one a line.
  func objects() throws -> [[String: Any]] {
    try lines.map { line in
      try #require(
        try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any]
      )
    }
  }
}
