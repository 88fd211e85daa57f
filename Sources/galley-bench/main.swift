import TextMeasurement
print(measure("Hi", font: .system(size: 17), width: 120))
