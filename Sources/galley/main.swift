Process.exit(CommandLineTool.run(Array(CommandLine.arguments.dropFirst())))
