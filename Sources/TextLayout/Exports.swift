@_exported public import TextMeasurement
