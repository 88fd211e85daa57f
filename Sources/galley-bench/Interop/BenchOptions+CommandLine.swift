@preconcurrency internal import CGetopt

#if canImport(Glibc)
internal import Glibc
#else
internal import Darwin
#endif

extension BenchOptions {
  /// Reads the options of the command line; `nil` if they cannot be understood.
  ///
  /// What is wrong has been said then. Wraps `getopt_long`.
  ///
  /// - Parameters:
  ///   - count: The number of arguments, the command's name included.
  ///   - arguments: The arguments, as `main` gets them.
  init?(_ count: Int32, _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>) {
    self.init()
    let names = Name.allCases
    let table = names.enumerated().map { index, name in
      option(
        name: strdup(name.rawValue),
        has_arg: name.takesValue ? required_argument : no_argument,
        flag: nil,
        val: Int32(index + 1)
      )
    }
    defer { for entry in table { free(UnsafeMutablePointer(mutating: entry.name)) } }
    let ended = table + [option()]
    while true {
      let found = getopt_long(count, arguments, "", ended, nil)
      if found == -1 { break }
      guard found >= 1, Int(found) <= names.count else { return nil }
      let value = optarg.map { String(cString: $0) } ?? ""
      guard take(names[Int(found) - 1], value) else {
        Output.complain("--\(names[Int(found) - 1].rawValue) cannot be '\(value)'")
        return nil
      }
    }
    guard optind >= count else {
      Output.complain("'\(arguments[Int(optind)].map { String(cString: $0) } ?? "")' is no option")
      return nil
    }
  }
}
