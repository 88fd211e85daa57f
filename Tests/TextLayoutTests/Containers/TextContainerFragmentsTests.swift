import Foundation
import Testing
import TextLayout

@Suite("Fragments that a container proposes")
struct TextContainerFragmentsTests {
  /// 300 pt wide, with a hole from 100 to 200 in the uppermost 40 pt.
  private let container = {
    let container = TextContainer(width: 300, height: 100)
    container.exclusions = [.rect(CGRect(x: 100, y: 0, width: 100, height: 40))]
    return container
  }()

  private func line(y: CGFloat) -> ContainerRect {
    ContainerRect(x: 0, y: y, width: 1000, height: 20)
  }

  @Test("A line is divided by a hole, from the left")
  func leftToRight() throws {
    let first = try #require(container.nextFragment(proposed: line(y: 10)))
    #expect(first.fragment == ContainerRect(x: 0, y: 10, width: 100, height: 20))
    #expect(first.remaining == ContainerRect(x: 200, y: 10, width: 100, height: 20))
    let second = try #require(first.remaining.flatMap { container.nextFragment(proposed: $0) })
    #expect(second.fragment == first.remaining)
    #expect(second.remaining == nil)
  }

  @Test("From right to left the rightmost part comes first")
  func rightToLeft() throws {
    let first = try #require(
      container.nextFragment(proposed: line(y: 10), direction: .rightToLeft)
    )
    #expect(first.fragment == ContainerRect(x: 200, y: 10, width: 100, height: 20))
    #expect(first.remaining == ContainerRect(x: 0, y: 10, width: 100, height: 20))
  }

  @Test("A line that only touches a hole is not divided")
  func below() throws {
    let answer = try #require(container.nextFragment(proposed: line(y: 40)))
    #expect(answer.fragment == ContainerRect(x: 0, y: 40, width: 300, height: 20))
    #expect(answer.remaining == nil)
  }

  @Test("A proposal is cut to the container")
  func cut() throws {
    let proposed = ContainerRect(x: -10, y: 90, width: 50, height: 20)
    let answer = try #require(container.nextFragment(proposed: proposed))
    #expect(answer.fragment == ContainerRect(x: 0, y: 90, width: 40, height: 10))
  }

  @Test("What remains holds the holes that follow")
  func severalHoles() throws {
    container.exclusions.append(.rect(CGRect(x: 220, y: 0, width: 10, height: 40)))
    let first = try #require(container.nextFragment(proposed: line(y: 0)))
    #expect(first.remaining == ContainerRect(x: 200, y: 0, width: 100, height: 20))
    let second = try #require(first.remaining.flatMap { container.nextFragment(proposed: $0) })
    #expect(second.fragment == ContainerRect(x: 200, y: 0, width: 20, height: 20))
    #expect(second.remaining == ContainerRect(x: 230, y: 0, width: 70, height: 20))
  }

  @Test("Nothing is left of a proposal that is blocked, outside, empty or not a number")
  func nothing() {
    let proposals = [
      ContainerRect(x: 110, y: 10, width: 80, height: 20),
      ContainerRect(x: 0, y: 100, width: 300, height: 20),
      ContainerRect(x: 0, y: 50, width: 300, height: 0),
      ContainerRect(x: .nan, y: 50, width: 300, height: 20),
      ContainerRect(x: 0, y: 50, width: .nan, height: 20),
    ]
    for proposed in proposals {
      #expect(container.nextFragment(proposed: proposed) == nil)
    }
  }

  @Test("Edges that no hole sets stay exactly as proposed, also without end")
  func exactEdges() throws {
    let container = TextContainer()
    let proposed = ContainerRect(x: 0.1, y: 0.3, width: .infinity, height: 0.7)
    let answer = try #require(container.nextFragment(proposed: proposed))
    #expect(answer.fragment.minX == 0.1)
    #expect(answer.fragment.minY == 0.3)
    #expect(answer.fragment.width == .infinity)
  }
}
