extension LayoutNode { var path: String { name ?? kind } }
