/// The facts about scalars, looked up once for each block of 128 and then read from memory.
///
/// For one thread at a time. Grows with the blocks that texts use: 512 bytes for each, 4.5 MB if
/// they use all of Unicode.
final class CharacterTable {
  private static let pageSize = 128
  private static let pageCount = 0x11_0000 / pageSize
  private static let scriptLimit = 1024

  /// The first fact of each block; null until a text uses the block.
  private let pages: UnsafeMutablePointer<UnsafeMutablePointer<ScalarFacts>?>

  /// The facts about ASCII characters, by character.
  let ascii: UnsafePointer<ScalarFacts>

  /// Names of scripts by code, so far as they were asked for; 0 if not yet.
  private let scriptNames: UnsafeMutablePointer<UInt32>

  /// Creates a table that knows ASCII.
  init() {
    pages = .allocate(capacity: Self.pageCount)
    pages.initialize(repeating: nil, count: Self.pageCount)
    scriptNames = .allocate(capacity: Self.scriptLimit)
    scriptNames.initialize(repeating: 0, count: Self.scriptLimit)
    let first = Self.makePage(at: 0)
    pages[0] = first
    ascii = UnsafePointer(first)
  }

  deinit {
    for page in 0..<Self.pageCount { pages[page]?.deallocate() }
    pages.deallocate()
    scriptNames.deallocate()
  }

  /// The facts about a scalar.
  ///
  /// - Precondition: `scalar` is at most 0x10FFFF.
  @inline(__always)
  func facts(of scalar: UInt32) -> ScalarFacts {
    let index = Int(scalar >> 7)
    guard let page = pages[index] else { return addPage(at: index)[Int(scalar & 0x7F)] }
    return page[Int(scalar & 0x7F)]
  }

  /// The name of a script.
  func script(_ code: ScriptCode) -> Script {
    let known = scriptNames[Int(code.rawValue)]
    if known != 0 { return Script(rawValue: known) }
    let script = CharacterProperties.script(code)
    scriptNames[Int(code.rawValue)] = script.rawValue
    return script
  }

  @inline(never)
  private func addPage(at index: Int) -> UnsafeMutablePointer<ScalarFacts> {
    let page = Self.makePage(at: index)
    pages[index] = page
    return page
  }

  private static func makePage(at index: Int) -> UnsafeMutablePointer<ScalarFacts> {
    let page = UnsafeMutablePointer<ScalarFacts>.allocate(capacity: pageSize)
    for offset in 0..<pageSize {
      (page + offset).initialize(to: ScalarFacts(of: UInt32(index * pageSize + offset)))
    }
    return page
  }
}
