extension Toggle {
  /// Makes a toggle of several values, which is on if all of them are, and changes them all.
  ///
  /// - Parameters:
  ///   - sources: What has the values, on which the view then depends.
  ///   - isOn: Where each of them has its value.
  ///   - label: What it shows; several views stand beside each other.
  public init<Sources: RandomAccessCollection>(
    sources: Sources,
    isOn: KeyPath<Sources.Element, Binding<Bool>>,
    @ViewBuilder label: () -> Label
  ) {
    let all = Binding {
      sources.allSatisfy { $0[keyPath: isOn].wrappedValue }
    } set: { value in
      for source in sources { source[keyPath: isOn].wrappedValue = value }
    }
    self.init(isOn: all, label: label)
    isMixed = {
      Set(sources.map { $0[keyPath: isOn].wrappedValue }).count > 1
    }
  }
}

extension Toggle where Label == Text {
  /// Makes a toggle of several values with a title, which is on if all of them are, and changes
  /// them all.
  ///
  /// - Parameters:
  ///   - title: What it shows.
  ///   - sources: What has the values, on which the view then depends.
  ///   - isOn: Where each of them has its value.
  public init<Sources: RandomAccessCollection>(
    _ title: some StringProtocol,
    sources: Sources,
    isOn: KeyPath<Sources.Element, Binding<Bool>>
  ) {
    self.init(sources: sources, isOn: isOn) { Text(verbatim: String(title)) }
  }
}

extension Toggle where Label == ViewLayout.Label<Text, Image> {
  /// Makes a toggle with a title beside a picture.
  ///
  /// - Parameters:
  ///   - title: What it shows.
  ///   - image: The name of the picture.
  ///   - isOn: Whether the switch is on; without effect on layout.
  public init(_ title: some StringProtocol, image: String, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { ViewLayout.Label(title, image: image) }
  }
}
