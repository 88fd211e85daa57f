#if canImport(Glibc)
internal import Glibc
#else
internal import Darwin
#endif

/// What the command asks of the system beside files and threads.
enum Process {
  /// Ends the process.
  static func exit(_ status: ExitStatus) -> Never {
    #if canImport(Glibc)
    Glibc.exit(status.rawValue)
    #else
    Darwin.exit(status.rawValue)
    #endif
  }

  /// Makes writing to a pipe that nobody reads an error rather than the end of the process.
  static func ignoreClosedPipes() {
    signal(SIGPIPE, SIG_IGN)
  }

  /// Whether an error number says that nobody reads the pipe.
  static func isClosedPipe(_ code: Int32) -> Bool { code == EPIPE }

  /// The value of an environment variable, or another one if it is not set.
  static func environment(_ name: String, or other: String) -> String {
    getenv(name).map { String(cString: $0) } ?? other
  }

  /// Whether a descriptor is a terminal.
  static func isTerminal(_ descriptor: Int32) -> Bool { isatty(descriptor) == 1 }

  /// Opens a file for reading; `nil` with the system's words if it cannot be.
  static func open(_ path: String) -> Result<Int32, OpeningFailure> {
    #if canImport(Glibc)
    let descriptor = Glibc.open(path, O_RDONLY)
    #else
    let descriptor = Darwin.open(path, O_RDONLY)
    #endif
    return descriptor >= 0
      ? .success(descriptor) : .failure(OpeningFailure(reason: String(cString: strerror(errno))))
  }

  /// Opens a file for writing, empty.
  static func create(_ path: String) -> Result<Int32, OpeningFailure> {
    #if canImport(Glibc)
    let descriptor = Glibc.open(path, O_WRONLY | O_CREAT | O_TRUNC, 0o666)
    #else
    let descriptor = Darwin.open(path, O_WRONLY | O_CREAT | O_TRUNC, 0o666)
    #endif
    return descriptor >= 0
      ? .success(descriptor) : .failure(OpeningFailure(reason: String(cString: strerror(errno))))
  }

  /// Closes a descriptor.
  static func close(_ descriptor: Int32) {
    #if canImport(Glibc)
    Glibc.close(descriptor)
    #else
    Darwin.close(descriptor)
    #endif
  }

  /// Why a folder cannot be read like a file, in the system's words.
  static var folderReason: String { String(cString: strerror(EISDIR)) }

  /// Why a file cannot be opened, in the system's words.
  struct OpeningFailure: Error {
    let reason: String
  }

  /// The number of processors at work, at least 1.
  static var processorCount: Int { max(1, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN)))) }
}
