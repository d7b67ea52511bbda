// SPDX-License-Identifier: MIT

import ModalHarness
import SceneHarness
import StateSpace
import Testing
import UIKit

@MainActor
@Suite("One touch dismisses at most once")
struct OneDismissalTests {
  /// A home that shows and hides a cover without animation, and a knob that can be dragged.
  private final class Home: UIViewController {
    var dismissesWhileDragged = false

    override func viewDidLoad() {
      let knob = UIView(frame: CGRect(x: 20, y: 300, width: 40, height: 40))
      knob.accessibilityIdentifier = "knob"
      knob.addGestureRecognizer(
        UIPanGestureRecognizer(target: self, action: Selector("dragged:", Home.dragged(_:))))
      view.addSubview(knob)
      addButton("blink") { [unowned self] in blink() }
    }

    private func dragged(_ pan: UIPanGestureRecognizer) { if dismissesWhileDragged { blink() } }

    private func blink() {
      present(UIViewController(), animated: false) { self.dismiss(animated: false) }
    }
  }

  private func result(dragging: Bool) throws -> Judged {
    var vocabulary = SceneVocabulary()
    vocabulary.includesSecondFinger = !dragging
    vocabulary.includesCancelledTouches = false
    (vocabulary.gestures, vocabulary.lifts) = ([], [.still])
    vocabulary.dragPositions = dragging ? [40] : []
    return try Judged(.oneDismissalPerTouch, depth: 9, vocabulary: vocabulary) { _ in
      let home = Home()
      home.dismissesWhileDragged = dragging
      return home
    }
  }

  @Test func `holds for taps while a finger rests on the screen that dragged nothing`() throws {
    let result = try result(dragging: false)
    let isSound = [.holds, .noViolation(.depth(9))].contains(result.verdict)
    #expect(isSound, "\(result.verdict) \(result.sequence)")
  }

  @Test func `is violated by a drag that dismisses each time that the finger moves`() throws {
    let result = try result(dragging: true)
    #expect(result.verdict == .violated)
    #expect(result.sequence.first == "pan knob: began down")
  }
}
