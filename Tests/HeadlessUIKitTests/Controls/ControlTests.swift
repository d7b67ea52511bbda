// SPDX-License-Identifier: MIT

import Testing
import UIKit

@MainActor
@Suite("Controls")
struct ControlTests {
  let journal = Journal()

  @Test func `A view beside the text of a field is there as its mode says, and takes touches`() {
    let stage = Stage()
    let field = UITextField(frame: rect(0, 0, 200, 40))
    var isTapped = false
    let eye = UIButton(type: .system, primaryAction: UIAction { _ in isTapped = true })
    eye.frame.size = CGSize(width: 40, height: 40)
    field.rightView = eye
    stage.add(field, "field")
    #expect(eye.superview == nil)
    field.rightViewMode = .always
    stage.clock.runLayout()
    #expect(eye.frame == rect(160, 0, 40, 40))
    stage.tap(180, 20)
    #expect(isTapped && !field.isFirstResponder)
    field.rightViewMode = .whileEditing
    stage.clock.runLayout()
    #expect(eye.superview == nil)
    field.becomeFirstResponder()
    stage.clock.runLayout()
    #expect(eye.superview === field)
  }

  @Test func `A tap on a button sends its actions in order, to targets and closures`() {
    let stage = Stage()
    let button = stage.add(UIButton(type: .system), "close")
    button.frame = rect(0, 0, 100, 40)
    button.addTarget(
      journal, action: Selector("pressed:", Journal.pressed(_:)), for: .touchUpInside)
    button.addAction(
      UIAction { [journal] action in
        journal.note("action \((action.sender as? UIView)?.accessibilityIdentifier ?? "?")")
      }, for: .touchUpInside)
    stage.tap(10, 10)
    #expect(journal.lines == ["pressed close", "action close"])
    button.isEnabled = false
    stage.tap(10, 10)
    #expect(journal.lines.count == 2)
  }

  @Test("Controls that stand in a stack without constraints have a size that can be touched")
  func sizes() {
    let stage = Stage()
    let field = UITextField()
    (field.placeholder, field.borderStyle) = ("Email", .roundedRect)
    let text = UITextView()
    (text.text, text.isScrollEnabled) = ("One\nTwo", false)
    let controls = [
      field, text, UISlider(), UISwitch(), UISegmentedControl(items: ["One", "Two"]),
      UIPageControl(), UIActivityIndicatorView(style: .large), UIProgressView(),
    ]
    let stack = UIStackView(arrangedSubviews: controls)
    stack.axis = .vertical
    stack.translatesAutoresizingMaskIntoConstraints = false
    stage.add(stack, "stack")
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: stage.window.topAnchor),
      stack.leadingAnchor.constraint(equalTo: stage.window.leadingAnchor),
      stack.widthAnchor.constraint(equalToConstant: 300),
    ])
    stage.clock.runLayout()
    #expect(controls.allSatisfy { $0.frame.height > 0 && $0.frame.width > 0 })
    let line = UIFont.systemFont(ofSize: 17).lineHeight
    #expect(field.frame.height > line)
    #expect(text.frame.height > line)
  }

  @Test("A tap beside the middle of dots goes on by a page, or back, as far as there are pages")
  func dots() {
    let stage = Stage()
    let dots = stage.add(UIPageControl(frame: rect(0, 0, 100, 40)), "dots")
    dots.numberOfPages = 3
    dots.addAction(
      UIAction { [journal, unowned dots] _ in journal.note("page \(dots.currentPage)") },
      for: .valueChanged)
    for x in [80.0, 80, 80, 20] { stage.tap(x, 10) }
    #expect(journal.lines == ["page 1", "page 2", "page 1"])
  }

  @Test func `A finger that leaves a button and comes up outside does not press it`() {
    let stage = Stage()
    let button = stage.add(UIButton(frame: rect(0, 0, 100, 40)), "button")
    let events: [(UIControl.Event, String)] = [
      (.touchDown, "down"), (.touchDragExit, "exit"), (.touchDragEnter, "enter"),
      (.touchUpOutside, "up outside"), (.touchUpInside, "up inside"), (.touchCancel, "cancel"),
    ]
    for (event, name) in events {
      button.addAction(UIAction { [journal] _ in journal.note(name) }, for: event)
    }
    stage.touches.ended(stage.drag(from: CGPoint(x: 50, y: 20), by: 200))
    stage.touches.ended(stage.drag(from: CGPoint(x: 50, y: 20), by: 200, -190))
    stage.touches.cancelled(stage.drag(from: CGPoint(x: 50, y: 20)))
    #expect(
      journal.lines == [
        "down", "exit", "up outside", "down", "exit", "enter", "up inside", "down", "cancel",
      ])
  }

  @Test func `A button keeps the taps of views around it to itself, not their pans`() {
    let stage = Stage()
    journal.listen(UITapGestureRecognizer(), "tap", on: stage.window)
    journal.listen(UIPanGestureRecognizer(), "pan", on: stage.window)
    let button = stage.add(UIButton(frame: rect(0, 0, 100, 40)), "button")
    button.addTarget(
      journal, action: Selector("pressed:", Journal.pressed(_:)), for: .touchUpInside)
    stage.tap(10, 10)
    stage.tap(200, 200)
    stage.touches.ended(stage.drag(from: CGPoint(x: 10, y: 10), by: 30))
    #expect(journal.lines == ["pressed button", "tap ended", "pan began", "pan ended"])
  }

  @Test func `A switch turns over before it says so`() {
    let stage = Stage()
    let toggle = stage.add(UISwitch(frame: rect(0, 0, 51, 31)), "switch")
    toggle.addAction(
      UIAction { [journal] in journal.note("\(($0.sender as? UISwitch)?.isOn == true)") },
      for: .valueChanged)
    stage.tap(5, 5)
    toggle.setOn(false, animated: false)
    #expect(journal.lines == ["true"])
  }

  @Test func `Targets are removed by target and by action`() {
    let button = UIButton()
    let press = Selector("pressed:", Journal.pressed(_:))
    button.addTarget(journal, action: press, for: [.touchUpInside, .touchDown])
    #expect(button.actions(forTarget: journal, forControlEvent: .touchDown) == ["pressed:"])
    button.removeTarget(journal, action: nil, for: .touchUpInside)
    button.sendActions(for: .touchUpInside)
    button.sendActions(for: .touchDown)
    #expect(journal.lines == ["pressed ?"])
  }

  @Test func `A bar button calls its target, which it does not keep`() {
    final class Owner: NSObject {
      var count = 0
      func cancel() { count += 1 }
    }
    let owner = Owner()
    let item = UIBarButtonItem(
      barButtonSystemItem: .cancel, target: owner, action: Selector("cancel", Owner.cancel))
    item.fire()
    #expect(owner.count == 1 && item.headlessName == "cancel")
  }

  @Test func `A text field asks before it begins and before it changes`() {
    final class Keeper: NSObject, UITextFieldDelegate {
      func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
        replacementString string: String
      ) -> Bool { string != "no" }
    }
    let stage = Stage()
    let keeper = Keeper()
    let field = stage.add(UITextField(frame: rect(0, 0, 100, 30)), "field")
    field.delegate = keeper
    stage.tap(5, 5)
    #expect(field.isFirstResponder)
    field.type("yes")
    field.type("no")
    #expect(field.text == "yes")
    #expect(field.resignFirstResponder() && !field.isEditing)
  }

  @Test("A control without a target acts on the first responder above it that has the method")
  func responders() {
    final class Card: UIView {
      var closings = 0
      func close(_ sender: UIControl) { closings += 1 }
    }
    let stage = Stage()
    let card = stage.add(Card(frame: rect(0, 0, 400, 400)), "card")
    let button = stage.add(UIButton(frame: rect(0, 0, 100, 40)), "button", to: card)
    button.addTarget(nil, action: Selector("close:", Card.close(_:)), for: .touchUpInside)
    stage.tap(10, 10)
    #expect(card.closings == 1)
    stage.window.addSubview(button)
    stage.tap(10, 10)
    #expect(card.closings == 1)
    button.removeTarget(nil, action: nil, for: .allEvents)
    #expect(!button.hasHandlers(for: .touchUpInside))
  }
}
