// SPDX-License-Identifier: MIT

import Foundation
import Testing
import UIKitSemantics

@testable import UIKit

@MainActor
@Suite("A view that leaves its window")
struct LeavingWindowTests {
  private final class Delegate: NSObject, UITextFieldDelegate {
    let journal: Journal
    init(_ journal: Journal) { self.journal = journal }
    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { false }
    func textFieldDidEndEditing(_ textField: UITextField) { journal.note("ended") }
  }

  private final class TouchedView: UIView {
    let journal = Journal()
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
      journal.note("began")
    }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
      journal.note("ended")
    }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
      journal.note("cancelled")
    }
  }

  @Test func `with the focus has ended editing, also where its delegate would not let it`() {
    let scene = HeadlessScene.start()
    let (root, sheet, field) = (UIViewController(), UIViewController(), UITextField())
    let journal = Journal()
    let delegate = Delegate(journal)
    field.delegate = delegate
    scene.launch(root)
    scene.presentation.turn { root.present(sheet, animated: true) }
    sheet.view.addSubview(field)
    scene.presentation.turn { scene.presentation.perform(.animationEnds) }
    #expect(field.becomeFirstResponder())
    scene.presentation.turn { root.dismiss(animated: true) }
    #expect(journal.lines.isEmpty)
    scene.presentation.turn { scene.presentation.perform(.animationEnds) }
    #expect(journal.lines == ["ended"] && !field.isFirstResponder)
  }

  @Test func `gets no more of its touches than that they are cancelled`() {
    let scene = HeadlessScene.start()
    let root = UIViewController()
    scene.launch(root)
    let view = TouchedView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    root.view.addSubview(view)
    let touch = scene.touches.began(at: CGPoint(x: 50, y: 50))
    view.removeFromSuperview()
    scene.touches.ended(touch)
    #expect(view.journal.lines == ["began", "cancelled"])
  }

  @Test(arguments: [true, false])
  func `has the focus again when what was pushed or presented over it has gone`(isPushed: Bool) {
    let scene = HeadlessScene.start()
    let (home, page, field) = (UIViewController(), UIViewController(), UITextField())
    let stack = UINavigationController(rootViewController: home)
    scene.launch(stack)
    home.view.addSubview(field)
    #expect(field.becomeFirstResponder())
    page.modalPresentationStyle = .fullScreen
    let end: () -> Void = {
      scene.presentation.turn {
        scene.presentation.perform(isPushed ? .containerTransitionEnds(.root) : .animationEnds)
      }
    }
    scene.presentation.turn {
      if isPushed {
        stack.pushViewController(page, animated: true)
      } else {
        home.present(page, animated: true)
      }
    }
    end()
    #expect(!field.isFirstResponder)
    scene.presentation.turn {
      if isPushed { stack.popViewController(animated: true) } else { home.dismiss(animated: true) }
    }
    end()
    #expect(field.isFirstResponder)
  }

  @Test func `does not have the focus again where the app took it away`() {
    let scene = HeadlessScene.start()
    let (root, field) = (UIViewController(), UITextField())
    scene.launch(root)
    root.view.addSubview(field)
    #expect(field.becomeFirstResponder())
    field.removeFromSuperview()
    root.view.addSubview(field)
    #expect(!field.isFirstResponder)
  }

  @Test func `takes no focus from others`() {
    let scene = HeadlessScene.start()
    let root = UIViewController()
    scene.launch(root)
    let (field, view) = (UITextField(), UIView())
    root.view.addSubview(field)
    root.view.addSubview(view)
    #expect(field.becomeFirstResponder())
    view.removeFromSuperview()
    #expect(field.isFirstResponder)
  }
}
