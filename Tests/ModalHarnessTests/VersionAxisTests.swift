// SPDX-License-Identifier: MIT

import ModalHarness
import StateSpace
import Testing
import UIKitSemantics

/// A form sheet on an iPad whose delegate lets nobody dismiss it.
private struct Guarded: Application {
  enum Input: String, ApplicationInput {
    case open
    var actor: Actor { .user }
  }

  var wasTold = false

  func appendInputs(in world: PresentationWorld, to inputs: inout [Input]) {
    if world.count == 0 { inputs.append(.open) }
  }

  mutating func receive(_ input: Input, uikit: inout UIKitHandle) {
    uikit.present(ControllerID(1), from: .root, .formSheet)
    uikit.setDelegate(.dismissal, of: ControllerID(1))
  }

  mutating func receive(_ callback: Callback, uikit: inout UIKitHandle) {
    if case .presentationControllerDidAttemptToDismiss = callback { wasTold = true }
  }

  mutating func answer(_ question: Callback, in world: PresentationWorld) -> Answer { .no }
}

@Suite("Versions of iOS")
struct VersionAxisTests {
  private static func variant(_ versions: [IOSVersion]) -> Variant<Guarded> {
    Variant(
      "guarded", summary: "", axes: [.flag("lamp")], versions: versions,
      names: ControllerNames(["root", "sheet"]),
      vocabulary: ActionVocabulary(gestures: [.tapOutside]),
      properties: [.never("a refused tap is reported") { $0.app.wasTold }]
    ) { _, behavior in
      (PresentationWorld(behavior: behavior, horizontalSizeClass: .regular), Guarded())
    }
  }

  @Test func `are one more axis where a variant runs on several, and none where it runs on one`() {
    #expect(Self.variant([.iOS15]).axes.map(\.name) == ["lamp"])
    let several = Self.variant([.iOS14, .iOS17])
    #expect(several.axes.last == Axis("iOS", ["14", "17"]))
    #expect(several.configurations.count == 4)
  }

  @Test("decide what their facts tell apart: before iOS 15 a refused tap is reported (H5)")
  func decide() throws {
    let result = try #require(
      try Self.variant(IOSVersion.allCases).explore(limits: Limits(depth: 4)).results.first)
    #expect(result.verdict == .violated)
    let configurations = Self.variant(IOSVersion.allCases).configurations
    let numbers = Set(result.violatingOrigins.map { configurations[$0]["iOS"] })
    #expect(numbers == ["13", "14"])
    #expect(try Self.variant([.iOS17]).explore().results.first?.verdict == .holds)
  }
}
