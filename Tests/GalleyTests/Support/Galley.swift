import Foundation

/// The command, run as people run it.
enum Galley {
  /// What a run of the command gave.
  struct Run {
    /// The exit status.
    let status: Int32

    /// What went to standard output.
    let output: String

    /// What went to standard error.
    let errors: String

    /// Standard output by lines.
    var lines: [Substring] { output.split(separator: "\n") }
  }

  /// Runs the command.
  ///
  /// - Parameters:
  ///   - arguments: The arguments after the name.
  ///   - input: What it reads from standard input.
  /// - Returns: What the run gave.
  /// - Throws: What the system says if the command cannot be run.
  static func run(_ arguments: String..., input: String = "") throws -> Run {
    try run(executable, arguments, input: Data(input.utf8))
  }

  /// Runs the command with arguments that were gathered before.
  static func run(arguments: [String]) throws -> Run {
    try run(executable, arguments, input: Data())
  }

  /// Runs the command with bytes as standard input.
  static func run(_ arguments: String..., bytes: [UInt8]) throws -> Run {
    try run(executable, arguments, input: Data(bytes))
  }

  /// The same, with the arguments in an array.
  static func run(_ arguments: [String], bytes: [UInt8]) throws -> Run {
    try run(executable, arguments, input: Data(bytes))
  }

  /// Runs the command with the square font at 10 points, and no other font.
  static func square(_ arguments: String..., input: String = "") throws -> Run {
    try square(arguments, input: input)
  }

  /// The same, with the arguments in an array.
  static func square(_ arguments: [String], input: String = "") throws -> Run {
    let command = arguments.first.map { [$0] } ?? []
    return try run(
      executable,
      command + ["--font", squareFont, "--size", "10", "--no-fallback"]
        + Array(arguments.dropFirst()),
      input: Data(input.utf8)
    )
  }

  /// Runs a line of the shell, in which `$GALLEY` is the command.
  static func shell(_ line: String) throws -> Run {
    try run(
      URL(filePath: "/bin/sh"),
      ["-c", line],
      input: Data(),
      environment: ["GALLEY": executable.path]
    )
  }

  /// A font whose characters are squares of one em, .8 of it above the baseline.
  static var squareFont: String { font("Square-Regular.ttf") }

  /// A font among the fixtures.
  static func font(_ name: String) -> String {
    URL(filePath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "Fixtures/Fonts/\(name)").path
  }
}

extension Galley {
  /// The command beside the tests, wherever they were built.
  private static let executable: URL = {
    let bundles = Bundle.allBundles.map(\.bundleURL) + [Bundle.main.bundleURL]
    let folders = bundles + bundles.map { $0.deletingLastPathComponent() }
    let candidates = folders.map { $0.appending(path: "galley") }
    return candidates.first { FileManager.default.isExecutableFile(atPath: $0.path) }
      ?? URL(filePath: ".build/debug/galley")
  }()

  private static func run(
    _ executable: URL,
    _ arguments: [String],
    input: Data,
    environment: [String: String] = [:]
  ) throws -> Run {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let names = ["input", "output", "errors"]
    let files = names.map { folder.appending(path: $0) }
    try input.write(to: files[0])
    try Data().write(to: files[1])
    try Data().write(to: files[2])
    let process = Process()
    process.executableURL = executable
    process.arguments = arguments
    process.environment = ["PATH": "/usr/bin:/bin", "TERM": "xterm"]
      .merging(environment) { _, new in new }
    process.standardInput = try FileHandle(forReadingFrom: files[0])
    process.standardOutput = try FileHandle(forWritingTo: files[1])
    process.standardError = try FileHandle(forWritingTo: files[2])
    try process.run()
    process.waitUntilExit()
    return Run(
      status: process.terminationStatus,
      output: String(decoding: try Data(contentsOf: files[1]), as: UTF8.self),
      errors: String(decoding: try Data(contentsOf: files[2]), as: UTF8.self)
    )
  }
}
