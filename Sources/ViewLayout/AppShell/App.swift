internal import Foundation

/// A program that shows views.
///
///     @main
///     struct Hello: App {
///       var body: some Scene { WindowGroup { Text("Hi") } }
///     }
///
/// There is no display: the program lays out its first window, presses buttons if it is told to,
/// and prints the frames.
///
///     hello --width 390 --height 844 --press "Show sheet" --format json
public protocol App {
  /// The scenes of the program.
  associatedtype Body: Scene

  /// The scenes of the program; the first window is laid out.
  @SceneBuilder var body: Body { get }

  /// Makes the program.
  init()
}

extension App {
  /// Runs the program with the arguments of the process, prints what it answers, and exits.
  ///
  /// The exit status is 0 if the views come to rest, 1 if they do not, and 64 for arguments that
  /// make no sense.
  public static func main() {
    let run = AppRun(Self(), arguments: Array(CommandLine.arguments.dropFirst()))
    FileHandle.standardOutput.write(Data(run.output.utf8))
    FileHandle.standardError.write(Data(run.complaint.utf8))
    exit(run.status)
  }
}
