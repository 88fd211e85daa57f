import TextMeasurement
let args = CommandLine.arguments
let font = Font.system(size: 17)
let width = args.count > 2 ? Double(args[2]) : nil
let text = PreparedText(args[1].replacing("\\n", with: "\n"), font: font)
print(text.measured(width: width), text.minimumWidth, text.idealSize, String(describing: text.inkBounds(forWidth: width)))
print(text.dump(forWidth: width))
