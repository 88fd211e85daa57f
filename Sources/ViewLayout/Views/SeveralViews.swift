/// Views that are written one below the other, and so stand in a stack where there is no other container.
protocol SeveralViews: View {}

extension TupleView: SeveralViews {}

extension ForEach: SeveralViews {}
