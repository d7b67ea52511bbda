// SPDX-License-Identifier: MIT

import SceneHarness
import SceneTesting
import Testing
import UIKit

@MainActor
@Suite("What the user begins again before it is over")
struct OverlapTests {
  /// Asks a server at each tap, or puts something off.
  private func scene(_ begin: @escaping @MainActor (UIViewController) -> Void) -> SceneFactory {
    { _ in home("Load", begin) }
  }

  private func coverage(
    overlaps: Int = 2, _ begin: @escaping @MainActor (UIViewController) -> Void
  ) throws -> SceneCoverage {
    var vocabulary = SceneVocabulary()
    vocabulary.overlaps = overlaps
    let variant = Variant(
      scene: "scene", summary: "", names: [], vocabulary: vocabulary, properties: [.neverCrashes],
      make: scene(begin))
    return SceneCoverage(try variant.exploreEveryBehavior(limits: Limits(steps: 2_000)))
  }

  private func load(_ controller: UIViewController) {
    guard let url = URL(string: "https://example.com") else { return }
    URLSession.shared.dataTask(with: url) { _, _, _ in controller.title = "Failed" }.resume()
  }

  @Test("comes to an end of states, as it is begun twice at a time", arguments: [1, 2, 3])
  func end(overlaps: Int) throws {
    let coverage = try coverage(overlaps: overlaps, load)
    #expect(coverage.isWhole)
    #expect(coverage.states < overlaps * 8)
    #expect(
      coverage.line.hasSuffix(
        " Not begun again while as many were under way as the vocabulary's `overlaps` allows: tap Load."
      ), "\(coverage.line)")
    #expect(coverage.line.contains("within the bounds of this tool"))
  }

  @Test("has no end otherwise")
  func endless() throws { #expect(try !coverage(overlaps: .max, load).isWhole) }

  @Test func `is no bound where nothing goes on`() throws {
    let coverage = try coverage { $0.present(UIViewController(), animated: true) }
    #expect(!coverage.line.contains("overlaps"), "\(coverage.line)")
  }

  @Test func `is begun twice, so that what goes wrong then is found`() throws {
    let found = try violations(budget: 2_000, properties: [.neverCrashes]) {
      var loads = 0
      return home("Load") { controller in
        loads += 1
        DispatchQueue.main.asyncAfter(deadline: .now() + 1) {
          if loads > 1 { fatalError("two at a time") }
          loads -= 1
        }
      }
    }
    #expect(found.first?.contains("two at a time") == true, "\(found)")
  }
}
