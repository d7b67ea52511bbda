// SPDX-License-Identifier: MIT

import Foundation
import Testing
import UIKit

@MainActor
@Suite("What is set on views and windows")
struct StoredValueTests {
  private final class Gradient: UIView {
    private(set) var layouts = 0
    override func layoutSublayers(of layer: CALayer) {
      super.layoutSublayers(of: layer)
      layouts += 1
    }
    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
      if presses.first?.key?.keyCode != .keyboardEscape { super.pressesBegan(presses, with: event) }
    }
    override var alignmentRectInsets: UIEdgeInsets {
      UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    }
  }

  @Test func `is read back, on each view its own`() {
    let stage = Stage()
    let views = [stage.add("a", .zero), stage.add("b", .zero)]
    #expect(views[0].accessibilityElements == nil && views[0].accessibilityFrame == .zero)
    views[0].accessibilityElements = [views[1]]
    views[0].accessibilityFrame = rect(1, 2, 3, 4)
    views[0].restorationIdentifier = "a"
    #expect(views[0].accessibilityElements?.count == 1)
    #expect(views[0].accessibilityFrame == rect(1, 2, 3, 4) && views[1].accessibilityFrame == .zero)
    #expect(views[0].restorationIdentifier == "a" && views[1].restorationIdentifier == nil)
  }

  @Test func `is what the system has until the app sets something`() {
    let picker = UIDatePicker()
    #expect(picker.calendar == .current)
    picker.calendar = Calendar(identifier: .buddhist)
    #expect(picker.calendar.identifier == .buddhist)
    picker.calendar = nil
    #expect(picker.calendar == .current)
    #expect(CALayer().isDoubleSided && Gradient.classForCoder() == Gradient.self)
  }

  @Test func `A view is told that its layer has been laid out`() {
    let stage = Stage()
    let view = stage.add(Gradient(frame: rect(0, 0, 100, 100)), "gradient")
    #expect(view.layouts == 1)
    #expect(view.frame(forAlignmentRect: view.alignmentRect(forFrame: view.frame)) == view.frame)
  }

  @Test func `A color that an animation has taken back is the view's again`() {
    let stage = Stage()
    let view = stage.add("view", rect(0, 0, 100, 100))
    view.backgroundColor = .black
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {
      view.backgroundColor = .black.withAlphaComponent(0)
    }
    animator.startAnimation()
    animator.stopAnimation(false)
    animator.finishAnimation(at: .start)
    #expect(view.backgroundColor == .black)
  }

  @Test func `A bar that constraints place has the height of a bar`() {
    let stage = Stage()
    let bars = [UINavigationBar(), UITabBar(), UIToolbar()]
    for bar in bars {
      bar.translatesAutoresizingMaskIntoConstraints = false
      stage.window.addSubview(bar)
      NSLayoutConstraint.activate([
        bar.topAnchor.constraint(equalTo: stage.window.topAnchor),
        bar.leadingAnchor.constraint(equalTo: stage.window.leadingAnchor),
        bar.trailingAnchor.constraint(equalTo: stage.window.trailingAnchor),
      ])
    }
    stage.clock.runLayout()
    #expect(bars.map(\.bounds.height) == [44, 49, 44])
  }

  @Test func `Windows post that they come, become key and go`() {
    let stage = Stage()
    let listener = Listener()
    for name in [
      UIWindow.didBecomeVisibleNotification, UIWindow.didBecomeHiddenNotification,
      UIWindow.didBecomeKeyNotification, UIWindow.didResignKeyNotification,
    ] {
      NotificationCenter.default.addObserver(
        listener, selector: Selector("heard:", Listener.heard(_:)), name: name, object: nil)
    }
    let window = UIWindow(frame: stage.window.frame)
    window.makeKeyAndVisible()
    window.isHidden = true
    #expect(
      listener.names == [
        "UIWindowDidBecomeVisibleNotification", "UIWindowDidResignKeyNotification",
        "UIWindowDidBecomeKeyNotification", "UIWindowDidResignKeyNotification",
        "UIWindowDidBecomeKeyNotification", "UIWindowDidBecomeHiddenNotification",
      ])
  }

  private final class Listener: NSObject {
    var names: [String] = []
    func heard(_ notification: Notification) { names.append(notification.name.rawValue) }
  }

  @Test func `Any scroll view has a refresh control, and a menu's interaction can be taken away`() {
    let stage = Stage()
    let view = stage.add(UIScrollView(frame: rect(0, 0, 400, 400)), "scroll")
    let refresh = UIRefreshControl()
    view.refreshControl = refresh
    #expect(refresh.superview === view)
    let menu = UIContextMenuInteraction(delegate: Menu())
    view.addInteraction(menu)
    #expect(view.interactions.count == 1 && menu.view === view)
    view.removeInteraction(menu)
    #expect(view.interactions.isEmpty && menu.view == nil)
  }

  private final class Menu: NSObject, UIContextMenuInteractionDelegate {
    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? { nil }
  }

  @Test(
    "The way back carries the title that the item before has for it, and a bar asks before it goes")
  func bars() throws {
    let stage = Stage()
    let bar = UINavigationBar(frame: rect(0, 0, 400, 44))
    let items = [UINavigationItem(title: "One"), UINavigationItem(title: "Two")]
    items[0].backButtonTitle = "First"
    let judge = Judge()
    bar.delegate = judge
    bar.items = items
    stage.add(bar, "bar")
    let back = try #require(bar.subviews.first as? UIButton)
    #expect(back.currentTitle == "First")
    back.sendActions(for: .primaryActionTriggered)
    #expect(bar.items?.count == 2)
    judge.allows = true
    back.sendActions(for: .primaryActionTriggered)
    #expect(bar.items?.count == 1 && judge.popped == ["Two"])
  }

  private final class Judge: NSObject, UINavigationBarDelegate {
    var allows = false
    var popped: [String?] = []
    func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool {
      allows
    }
    func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) {
      popped.append(item.title)
    }
  }

  @Test("Text can be asked for by places, localized, and given attributes of UIKit's")
  func texts() throws {
    let field = UITextField()
    field.text = "Hello"
    let start = try #require(field.position(from: field.beginningOfDocument, offset: 1))
    let range = try #require(field.textRange(from: start, to: field.endOfDocument))
    #expect(field.text(in: range) == "ello" && field.offset(from: range.start, to: range.end) == 4)
    #expect(field.position(from: start, offset: 5) == nil)
    #expect(String(localized: "\(2) apples") == "2 apples")
    var text = AttributedString("red")
    text.foregroundColor = UIColor.red
    text.font = UIFont.systemFont(ofSize: 12)
    #expect(text.foregroundColor == UIColor.red)
    var configuration = UIButton.Configuration.filled()
    configuration.attributedTitle = text
    #expect(configuration.title == "red")
  }
}
