@_exported public import TextAnalysis
@_exported public import Typography
