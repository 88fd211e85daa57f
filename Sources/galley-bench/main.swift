Bench.run(CommandLine.argc, CommandLine.unsafeArgv)
