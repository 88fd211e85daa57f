import Testing

@Suite("Commands, help and versions")
struct CommandLineToolTests {
  @Test("Help begins with three examples")
  func help() throws {
    for arguments in [["--help"], ["help"], ["-h"]] {
      let run = try Galley.run(arguments[0])
      #expect(run.status == 0)
      #expect(run.output.hasPrefix("OVERVIEW: "))
      #expect(run.lines[1...3].allSatisfy { $0.hasPrefix("  galley ") })
      #expect(run.output.contains("\nSUBCOMMANDS:\n"))
    }
  }

  @Test(
    "Every command has help",
    arguments: ["measure", "lines", "fit", "table", "batch", "layout", "font", "fonts"]
  )
  func helpOfCommands(name: String) throws {
    let asked = try Galley.run("help", name)
    #expect(asked.status == 0)
    #expect(asked.output.contains("\nUSAGE: galley \(name)"))
    #expect(asked.output.contains("\nOPTIONS:\n"))
    #expect(try Galley.run(name, "--help").output == asked.output)
    #expect(asked.lines.allSatisfy { $0.count <= 100 })
  }

  @Test("Help about a command that there is not lists those that there are")
  func unknownHelp() throws {
    let run = try Galley.run("help", "nope")
    #expect(run.status == 64)
    #expect(run.errors.hasPrefix("Error: Unknown command 'nope'. The commands are measure, lines,"))
    #expect(try Galley.run("help", "lnies").errors.contains("Did you mean 'lines'? The commands"))
  }

  @Test("The help of a command names no form and no option that it does not take")
  func helpOfForms() throws {
    func help(_ command: String) throws -> String {
      try Galley.run(command, "--help").output.replacing(/\s+/, with: " ")
    }
    #expect(try help("font").contains("It is text, json or jsonl. (default: text)"))
    #expect(try help("batch").contains("It is text, json, jsonl, csv or tsv. (default: jsonl)"))
    #expect(try help("lines").contains("It is text, json, jsonl, csv or tsv. (default: text)"))
    #expect(try !help("fit").contains("--truncate"))
    #expect(try !help("fit").contains("--width"))
  }

  @Test("The versions of what answers rest on are told")
  func version() throws {
    let run = try Galley.run("--version")
    let names = run.lines.map { $0.prefix { $0 != " " } }
    #expect(names == ["galley", "HarfBuzz", "FreeType", "ICU", "Unicode"])
  }

  @Test(
    "A word that is kept for commands is no text",
    arguments: ["check", "serve", "completions"]
  )
  func reservedNames(name: String) throws {
    let run = try Galley.run(name)
    #expect(run.status == 64)
    #expect(run.output == "")
    #expect(run.errors.hasPrefix("Error: Unknown command '\(name)'."))
    #expect(try Galley.run("--", name).output.contains("\"\(name)\""))
    #expect(try Galley.run("measure", name).output.contains("\"\(name)\""))
  }

  @Test("Colour is for terminals, or when it is asked for")
  func color() throws {
    #expect(try !Galley.run("Hi").output.contains("\u{1B}"))
    #expect(try Galley.run("Hi", "--color", "always").output.contains("\u{1B}[1m"))
  }
}
