// SPDX-License-Identifier: MIT

import Testing
@testable import UIKit

@MainActor
@Suite("References that keep nothing alive")
struct LooseTests {
  @Test func `lead to their object as long as somebody keeps it`() {
    var view: UIView? = UIView()
    let loose = Loose(wrappedValue: view)
    #expect(loose.wrappedValue === view)
    view = nil
    #expect(loose.wrappedValue == nil)
  }

  @Test func `lead from a view to none when what was round it has gone`() {
    let inner = UIView()
    var outer: UIView? = UIView()
    outer?.addSubview(inner)
    #expect(inner.superview === outer)
    outer = nil
    #expect(inner.superview == nil)
    #expect(inner.layer.superlayer == nil)
  }

  @Test func `lead from a view to no controller and no window that has gone`() {
    HeadlessScene.start()
    let view = UIView()
    var controller: UIViewController? = UIViewController()
    controller?.view = view
    var window: UIWindow? = UIWindow(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    window?.addSubview(view)
    #expect(view.next === controller && view.window === window)
    (controller, window) = (nil, nil)
    #expect(view.next == nil && view.window == nil)
  }

  /// Looks at itself from one of its subviews while it goes.
  private final class Farewell: UIView {
    let inner = UIView()
    var tell: (String?) -> Void = { _ in }

    deinit {
      MainActor.assumeIsolated { tell(inner.superview?.accessibilityIdentifier) }
    }
  }

  @Test func `lead to an object with all that it stores until its 'deinit' has run`() {
    var told: [String?] = []
    var view: Farewell? = Farewell()
    view?.accessibilityIdentifier = "farewell"
    view?.tell = { told.append($0) }
    view.map { $0.addSubview($0.inner) }
    view = nil
    #expect(told == ["farewell"])
  }

  @Test func `lead to objects of any class, of the app's and of UIKit's own, until these go`() {
    final class Plain {}
    let makers: [() -> AnyObject] = [
      { Plain() }, { UIView() }, { UIPercentDrivenInteractiveTransition() },
    ]
    for make in makers {
      var object: AnyObject? = make()
      let reference = LooseReference(object)
      #expect(reference.object === object)
      object = nil
      #expect(reference.object == nil)
    }
    #expect(LooseReference(nil).object == nil)
  }
}
