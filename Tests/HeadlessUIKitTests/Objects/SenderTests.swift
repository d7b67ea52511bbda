// SPDX-License-Identifier: MIT

import Testing
import UIKit

@MainActor
@Suite("Senders of another class than a method declares")
struct SenderTests {
  private final class Owner: UIResponder {
    var tag: Int?
    func tapped(_ sender: UIButton) { tag = sender.tag }
  }

  @Test func `call it all the same, as nothing looks at them`() {
    let scene = HeadlessScene.start()
    let owner = Owner()
    let selector = Selector("tapped:", Owner.tapped(_:))
    let item = UIBarButtonItem(title: "Add", style: .plain, target: owner, action: selector)
    item.tag = 3
    selector.perform(on: owner, item)
    #expect(owner.tag == 3)
    selector.perform(on: owner, UITapGestureRecognizer(target: owner, action: selector))
    #expect(owner.tag == 0)
    #expect(
      scene.notes(.unimplemented) == [
        "a UIBarButtonItem as the UIButton of tapped:",
        "a UITapGestureRecognizer as the UIButton of tapped:",
      ])
  }

  private final class Puller: UIResponder {
    var pulled: UIScreenEdgePanGestureRecognizer?
    func pulled(_ sender: UIScreenEdgePanGestureRecognizer) {
      pulled = sender
      sender.setTranslation(.zero, in: nil)
    }
  }

  @Test func `A recognizer of another class is as the one that recognizes, and passes on`() {
    let scene = HeadlessScene.start()
    let (owner, view) = (Puller(), UIView())
    let selector = Selector("pulled:", Puller.pulled(_:))
    let pan = UIPanGestureRecognizer(target: owner, action: selector)
    view.addGestureRecognizer(pan)
    pan.current = .changed
    pan.setTranslation(CGPoint(x: 8, y: 9), in: nil)
    selector.perform(on: owner, pan)
    #expect(owner.pulled?.state == .changed && owner.pulled?.view === view)
    #expect(pan.translation(in: nil) == .zero)
    owner.pulled?.isEnabled = false
    #expect(!pan.isEnabled)
    if let pulled = owner.pulled { view.removeGestureRecognizer(pulled) }
    #expect(view.gestureRecognizers?.isEmpty != false)
    #expect(
      scene.notes(.unimplemented) == [
        "a UIPanGestureRecognizer as the UIScreenEdgePanGestureRecognizer of pulled:"
      ])
  }

  @Test func `a switch has its own size`() {
    #expect(UISwitch().frame.size == CGSize(width: 51, height: 31))
    #expect(
      UISwitch(frame: CGRect(x: 8, y: 9, width: 200, height: 2)).frame
        == CGRect(x: 8, y: 9, width: 51, height: 31))
  }
}
