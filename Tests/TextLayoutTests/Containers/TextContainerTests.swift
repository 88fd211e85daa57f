import Foundation
import Testing
import TextMeasurement

@testable import TextLayout

@Suite("TextContainer")
struct TextContainerTests {
  @Test("A new container is unlimited, has a padding of 5 and is a simple rectangle")
  func defaults() {
    let container = TextContainer()
    #expect(container.width == .unlimited)
    #expect(container.height == .unlimited)
    #expect(container.lineFragmentPadding == 5)
    #expect(container.maximumNumberOfLines == nil)
    #expect(container.lastLineBreakMode == .byWords)
    #expect(container.exclusions.isEmpty)
    #expect(container.isSimpleRectangle)
  }

  @Test("With an exclusion or a limit of lines a container is no simple rectangle")
  func isSimpleRectangle() {
    let container = TextContainer(width: 300)
    container.exclusions = [.rect(CGRect(x: 100, y: 0, width: 100, height: 40))]
    #expect(!container.isSimpleRectangle)
    container.exclusions = []
    container.maximumNumberOfLines = 3
    #expect(!container.isSimpleRectangle)
    container.maximumNumberOfLines = 0
    #expect(container.isSimpleRectangle)
  }

  @Test("Lengths and limits that mean nothing become what they count as")
  func oddValues() {
    let container = TextContainer(width: -3, height: .points(.nan))
    #expect(container.width == 0)
    #expect(container.height == 0)
    container.width = .points(.infinity)
    #expect(container.width == .unlimited)
    container.width = -1
    #expect(container.width == 0)
    container.lineFragmentPadding = .nan
    #expect(container.lineFragmentPadding == 0)
    container.lineFragmentPadding = -5
    #expect(container.lineFragmentPadding == 0)
    container.maximumNumberOfLines = -1
    #expect(container.maximumNumberOfLines == nil)
  }

  @Test("A container contains its left and top edges, not the right and bottom ones")
  func contains() {
    let container = TextContainer(width: 100, height: 40)
    #expect(container.contains(.zero))
    #expect(container.contains(ContainerPoint(x: 99.5, y: 39.5)))
    #expect(!container.contains(ContainerPoint(x: 100, y: 0)))
    #expect(!container.contains(ContainerPoint(x: 0, y: 40)))
    #expect(!container.contains(ContainerPoint(x: -0.5, y: 0)))
    #expect(!container.contains(ContainerPoint(x: .nan, y: 0)))
    #expect(TextContainer().contains(ContainerPoint(x: 1e12, y: 1e12)))
    #expect(!TextContainer(width: 0).contains(.zero))
  }

  @Test("The observer is told of every property that has another value")
  func changes() {
    let container = TextContainer(width: 100)
    let observer = CountingObserver()
    container.observer = observer
    container.width = 120
    container.height = 50
    container.lineFragmentPadding = 0
    container.maximumNumberOfLines = 2
    container.lastLineBreakMode = .truncatingTail
    container.exclusions = [.ellipse(in: CGRect(x: 0, y: 0, width: 10, height: 10))]
    #expect(observer.changes == 6)
  }

  @Test("The observer is not told of a value that comes to the same")
  func sameValues() {
    let container = TextContainer(width: 0)
    container.maximumNumberOfLines = nil
    let observer = CountingObserver()
    container.observer = observer
    container.width = .points(.nan)
    container.width = -1
    container.height = .points(.infinity)
    container.lineFragmentPadding = 5
    container.maximumNumberOfLines = 0
    container.lastLineBreakMode = .byWords
    container.exclusions = []
    #expect(observer.changes == 0)
  }

  @Test("The geometry follows the properties")
  func geometry() {
    let container = TextContainer(width: 300)
    #expect(container.geometry.width == 300 * 65_536)
    #expect(container.geometry.height == LayoutUnit.limit)
    #expect(container.geometry.padding == 5 * 65_536)
    #expect(!container.geometry.hasExclusions)
    container.width = 200
    container.height = 100
    container.exclusions = [.rect(CGRect(x: 0, y: 0, width: 1, height: 1))]
    #expect(container.geometry.width == 200 * 65_536)
    #expect(container.geometry.height == 100 * 65_536)
    #expect(container.geometry.hasExclusions)
  }
}

/// Counts how often it was told of a change.
private final class CountingObserver: TextContainerObserver {
  var changes = 0

  func containerDidChange(_ container: TextContainer) { changes += 1 }
}
