// SPDX-License-Identifier: MIT

import ModalHarness
import SceneHarness
import StateSpace
import Testing
import UIKit

@MainActor
@Suite("The user is never trapped")
struct ProgressTests {
  /// A cover whose button does something, on a home that opens it.
  private func result(
    closing close: @escaping @MainActor @Sendable (UIViewController) -> Void
  ) throws -> Judged {
    try Judged(.catalog(.userIsNeverTrapped), depth: 8) { _ in
      let home = UIViewController()
      home.addButton("open") { [unowned home] in
        let cover = UIViewController()
        cover.modalPresentationStyle = .fullScreen
        cover.addButton("close") { [unowned cover] in close(cover) }
        home.present(cover, animated: true)
      }
      return home
    }
  }

  @Test("where a call that is due and goes before all else leads out")
  func putOff() throws {
    let result = try result { cover in
      DispatchQueue.main.async { [weak cover] in cover?.dismiss(animated: true) }
    }
    #expect(result.verdict == .noViolation(.depth(8)), "\(result.verdict) \(result.sequence)")
  }

  /// A sheet whose drag dismisses when it begins, and puts off something with each move.
  private final class BusySheet: UIViewController {
    override func viewDidLoad() {
      super.viewDidLoad()
      view.accessibilityIdentifier = "sheet"
      view.addGestureRecognizer(
        UIPanGestureRecognizer(
          target: self, action: Selector("dragged:", BusySheet.dragged(_:))))
    }

    func dragged(_ pan: UIPanGestureRecognizer) {
      switch pan.state {
      case .began: dismiss(animated: true)
      case .changed: DispatchQueue.main.async {}
      default: break
      }
    }
  }

  @Test(
    "and a transition ends although each move puts off a call, which comes first",
    arguments: [CatalogProperty.everyTransitionEnds, .noLostDismiss, .touchHandlingIsRestored])
  func obligations(property: CatalogProperty) throws {
    var vocabulary = SceneVocabulary()
    (vocabulary.dragPositions, vocabulary.lifts) = ([10], [.still])
    vocabulary.includesCancelledTouches = false
    let result = try Judged(.catalog(property), depth: 9, vocabulary: vocabulary) { _ in
      let home = UIViewController()
      home.addButton("open") { [unowned home] in
        let sheet = BusySheet()
        sheet.modalPresentationStyle = .fullScreen
        home.present(sheet, animated: false)
      }
      return home
    }
    #expect(result.verdict != .violated, "\(result.sequence)")
  }

  @Test("unless there is no way out")
  func trapped() throws {
    let result = try result { _ in }
    #expect(result.verdict == .violated)
    #expect(result.sequence == ["tap open"])
  }
}
