import Foundation
import TestFixtures
import Testing
import TextLayout

@Suite("Viewport controller")
struct ViewportControllerTests {
  private func viewport(_ document: LaidOutDocument, y: Double = 0) -> ViewportController {
    let viewport = ViewportController(document.layout)
    viewport.viewportBounds = ContainerRect(x: 0, y: y, width: 300, height: 300)
    return viewport
  }

  @Test("Only what is visible is laid out")
  func visibleFragments() throws {
    let document = try LaidOutDocument(numberedParagraphs(2000), width: 300)
    let pass = viewport(document).layoutViewport()
    #expect(pass.fragments.count == 17)
    #expect(pass.fragments.allSatisfy { $0.state == .layoutAvailable })
    #expect(document.layout.layoutCounters.generatedParagraphs == 17)
    #expect(document.layout.layoutCounters.layoutPasses == 1)
    #expect(document.states.dropFirst(17).allSatisfy { $0 == .estimatedUsageBounds })
    guard case .estimated(let part) = document.bounds.precision else {
      Issue.record("most of the text is not laid out")
      return
    }
    #expect(part > 0 && part < 0.01)
    // Reading them lays nothing out.
    #expect(document.layout.layoutCounters.generatedParagraphs == 17)
  }

  @Test("Overdraw is laid out too")
  func overdraw() throws {
    let document = try LaidOutDocument(numberedParagraphs(100), width: 300)
    let viewport = viewport(document)
    viewport.overdraw = 18.625 * 4
    #expect(viewport.layoutViewport().fragments.count == 21)
  }

  @Test("What has left gives its lines back and keeps its frame")
  func memory() throws {
    let document = try LaidOutDocument(numberedParagraphs(100), width: 300)
    let viewport = viewport(document)
    viewport.layoutViewport()
    let frames = document.frames.prefix(17)
    viewport.adjustViewport(byVerticalOffset: 600)
    viewport.layoutViewport()
    #expect(document.states.prefix(17).allSatisfy { $0 == .calculatedUsageBounds })
    #expect(document.layout.textLayoutFragment(for: .start)?.lines == nil)
    #expect(document.frames.prefix(17) == frames)
    viewport.adjustViewport(byVerticalOffset: -600)
    #expect(viewport.layoutViewport().verticalCorrection == 0)
    #expect(document.states.prefix(17).allSatisfy { $0 == .layoutAvailable })
    #expect(document.frames.prefix(17) == frames)
  }

  @Test("What was visible stays when heights above it become known")
  func anchor() throws {
    let long = Array(repeating: fox, count: 3).joined(separator: " iiiiiiiiii lll ")
    let document = try LaidOutDocument(
      (0..<200).map { "\($0) " + ($0 % 3 == 0 ? long : "x") }.joined(separator: "\n"),
      width: 150
    )
    let viewport = viewport(document)
    viewport.relocateViewport(to: TextLocation(document.storage.length / 2))
    var pass = viewport.layoutViewport()
    for _ in 0..<300 where viewport.viewportBounds.minY > 0 {
      let seen = try #require(pass.fragments.first)
      let onScreen = seen.frame.minY - viewport.viewportBounds.minY
      viewport.adjustViewport(byVerticalOffset: -min(100, viewport.viewportBounds.minY))
      let moved = 100.0
      let before = viewport.viewportBounds.minY
      pass = viewport.layoutViewport()
      #expect(viewport.viewportBounds.minY == before + pass.verticalCorrection)
      let now = try #require(document.layout.textLayoutFragment(for: seen.range.location))
      let place = now.frame.minY - viewport.viewportBounds.minY
      if before > 0, viewport.viewportBounds.minY > 0 {
        #expect(abs(place - (onScreen + moved)) < 0.001)
      }
      #expect(viewport.layoutViewport().verticalCorrection == 0)
    }
    #expect(viewport.viewportBounds.minY == 0)
  }

  @Test("Passes anywhere end with the frames of a fresh layout", arguments: 0..<10 as Range<UInt64>)
  func randomPasses(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let text = (0..<5).map { _ in randomText(&random) }.joined(separator: "\n")
    let document = try LaidOutDocument(text, width: 170, padding: 5)
    let fresh = try LaidOutDocument(text, width: 170, padding: 5)
    fresh.ensureLayout()
    let viewport = viewport(document)
    viewport.overdraw = 50
    for _ in 0..<20 {
      let y = Double.random(in: -100...max(1, document.bounds.rect.height), using: &random)
      viewport.viewportBounds = ContainerRect(x: 0, y: y, width: 170, height: 120)
      let pass = viewport.layoutViewport()
      #expect(pass.fragments.allSatisfy { $0.state == .layoutAvailable }, "seed \(seed)")
      let top = pass.fragments.first?.frame.minY ?? 0
      #expect(top <= max(0, pass.viewportBounds.minY), "seed \(seed)")
      let bottom = pass.fragments.last?.frame.maxY ?? 0
      #expect(
        bottom >= pass.viewportBounds.maxY
          || pass.fragments.last?.range.endLocation == document.layout.documentRange.endLocation,
        "seed \(seed)"
      )
    }
    document.ensureLayout()
    #expect(document.frames == fresh.frames, "seed \(seed)")
    #expect(document.bounds == fresh.bounds, "seed \(seed)")
  }

  @Test(
    "Passes between edits end with the frames of a fresh layout",
    arguments: 0..<10 as Range<UInt64>
  )
  func passesBetweenEdits(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let document = try LaidOutDocument(randomText(&random), width: 170)
    let viewport = viewport(document)
    for _ in 0..<30 {
      let length = document.storage.length
      let lower = Int.random(in: 0...length, using: &random)
      let upper = Int.random(in: lower...min(length, lower + 60), using: &random)
      let new = Bool.random(using: &random) ? randomText(&random) : ""
      document.storage.replaceCharacters(in: lower..<upper, with: String(new.prefix(80)))
      let y = Double.random(in: 0...max(1, document.bounds.rect.height), using: &random)
      viewport.viewportBounds = ContainerRect(x: 0, y: y, width: 170, height: 100)
      let pass = viewport.layoutViewport()
      #expect(pass.fragments.allSatisfy { $0.state == .layoutAvailable }, "seed \(seed)")
      let laid = document.states.filter { $0 == .layoutAvailable }.count
      // The last paragraph stays for the line after it.
      #expect(laid <= pass.fragments.count + 1, "seed \(seed)")
    }
    let fresh = try LaidOutDocument(document.storage.string, width: 170)
    fresh.ensureLayout()
    document.ensureLayout()
    #expect(document.frames == fresh.frames, "seed \(seed)")
    #expect(document.bounds == fresh.bounds, "seed \(seed)")
  }

  @Test("The viewport follows edits above it")
  func edits() throws {
    let document = try LaidOutDocument(numberedParagraphs(100), width: 300)
    let viewport = viewport(document)
    viewport.relocateViewport(to: TextLocation(400))
    viewport.layoutViewport()
    let range = try #require(viewport.viewportRange)
    document.storage.replaceCharacters(in: 0..<0, with: "new\n")
    #expect(viewport.viewportRange?.location.offset == range.location.offset + 4)
  }

  @Test("Relocating tells where a place stands")
  func relocation() throws {
    let document = try LaidOutDocument(numberedParagraphs(100), width: 300)
    document.ensureLayout()
    let viewport = viewport(document)
    #expect(viewport.relocateViewport(to: TextLocation(70)) == 18.625 * 10)
    #expect(viewport.viewportBounds.minY == 18.625 * 10)
    #expect(viewport.layoutViewport().viewportRange?.location == TextLocation(70))
  }

  @Test("A container with exclusions is filled from the top")
  func exclusions() throws {
    let document = try LaidOutDocument(numberedParagraphs(100), width: 300)
    document.container.exclusions = [.rect(CGRect(x: 200, y: 0, width: 100, height: 20))]
    let viewport = viewport(document, y: 300)
    let pass = viewport.layoutViewport()
    #expect(pass.verticalCorrection == 0)
    // 600 / 18.625 is 32.2, and 300 / 18.625 is 16.1.
    #expect(document.layout.layoutCounters.generatedParagraphs == 33)
    #expect(pass.fragments.count == 17)
  }

  @Test("The delegate is told in order")
  func delegate() throws {
    final class Recorder: ViewportControllerDelegate {
      var calls: [String] = []
      func viewportBounds(for controller: ViewportController) -> ContainerRect {
        calls.append("bounds")
        return ContainerRect(x: 0, y: 0, width: 300, height: 37)
      }
      func viewportControllerWillLayout(_ controller: ViewportController) { calls.append("will") }
      func viewportController(
        _ controller: ViewportController,
        configureRenderingSurfaceFor fragment: TextLayoutFragment
      ) {
        calls.append("\(fragment.range.location.offset)")
      }
      func viewportControllerDidLayout(_ controller: ViewportController, _ pass: ViewportPass) {
        calls.append("did")
      }
    }
    let viewport = ViewportController(
      try LaidOutDocument(numberedParagraphs(100), width: 300).layout
    )
    let recorder = Recorder()
    viewport.delegate = recorder
    viewport.layoutViewport()
    #expect(recorder.calls == ["bounds", "will", "0", "7", "did"])
  }
}
