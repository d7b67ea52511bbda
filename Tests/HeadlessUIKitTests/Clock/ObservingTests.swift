// SPDX-License-Identifier: MIT

import Testing
import UIKit

@MainActor
@Suite("Observing")
struct ObservingTests {
  let journal = Journal()

  @Test("An observed value tells its old and its new value, as long as the observation lives")
  func keyPath() {
    let scroll = UITextView(frame: rect(0, 0, 10, 10))
    var observation: NSKeyValueObservation? = scroll.observe(
      \.contentOffset, options: [.old, .new]
    ) { [journal] view, change in
      journal.note(
        "\(change.oldValue?.y ?? -1) \(change.newValue?.y ?? -1) \(view.contentOffset.y)")
    }
    scroll.contentOffset.y = 5
    scroll.contentSize = CGSize(width: 1, height: 1)
    #expect(observation != nil && journal.lines == ["0.0 5.0 5.0"])
    observation = nil
    scroll.contentOffset.y = 7
    #expect(journal.lines.count == 1)
  }

  @Test func `A responder observes a view by the name of a value, until it is removed`() {
    final class Observer: UIViewController {
      var heard: [String] = []
      override func observeValue(
        forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
        context: UnsafeMutableRawPointer?
      ) { heard.append("\(keyPath ?? "") \((change?[.newKey] as? CGPoint)?.y ?? -1)") }
    }
    let scene = HeadlessScene.start()
    let (observer, scroll) = (Observer(), UIScrollView(frame: rect(0, 0, 10, 10)))
    scroll.addObserver(observer, forKeyPath: "contentOffset", options: .new, context: nil)
    scroll.contentOffset.y = 5
    scroll.removeObserver(observer, forKeyPath: "contentOffset")
    scroll.contentOffset.y = 7
    #expect(observer.heard == ["contentOffset 5.0"] && scene.notes(.unimplemented).isEmpty)
    scroll.addObserver(observer, forKeyPath: "tracking", context: nil)
    #expect(scene.notes(.unimplemented) == ["UIView.addObserver"])
  }

  @Test func `An observer does not receive what it posts while it goes`() {
    final class Listener: UIViewController {
      var receive: () -> Void = {}
      func received(_ notification: Notification) { receive() }
      deinit { NotificationCenter.default.post(name: NSNotification.Name("gone"), object: nil) }
    }
    HeadlessScene.start()
    var listener: Listener? = Listener()
    listener?.receive = { [journal] in journal.note("received") }
    NotificationCenter.default.addObserver(
      listener as Any, selector: Selector("received:", Listener.received(_:)), name: nil,
      object: nil)
    NotificationCenter.default.post(name: NSNotification.Name("here"), object: nil)
    listener = nil
    #expect(journal.lines == ["received"])
  }

  @Test("Notifications reach observers in order until they are removed, and only in their scene")
  func notifications() {
    final class Listener: NSObject {
      var names: [String] = []
      func received(_ notification: Notification) { names.append(notification.name.rawValue) }
    }
    HeadlessScene.start()
    let center = NotificationCenter.default
    let name = NSNotification.Name("moved")
    let listener = Listener()
    center.addObserver(
      listener, selector: Selector("received:", Listener.received(_:)), name: name, object: nil)
    center.post(name: name, object: nil)
    center.post(name: NSNotification.Name("other"), object: nil)
    center.removeObserver(listener)
    center.post(name: name, object: nil)
    #expect(listener.names == ["moved"])
    center.addObserver(
      listener, selector: Selector("received:", Listener.received(_:)), name: name, object: nil)
    HeadlessScene.start()
    NotificationCenter.default.post(name: name, object: nil)
    #expect(listener.names == ["moved"])
  }
}
