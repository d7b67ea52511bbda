// SPDX-License-Identifier: MIT

import Testing
import UIKit

@MainActor
@Suite("Names of properties")
struct PropertyNameTests {
  private protocol Sign: AnyObject {}
  private final class SignView: UIView, Sign {}

  private class Base: UIViewController {
    let inherited = UIView()
  }

  private final class Holder<Value>: Base {
    let count = 7
    let title2: String? = "a"
    let plain = UIView()
    var optional: UIView? = UIView()
    var missing: UIView?
    lazy var late = UIView()
    var list = [UIView(), UIView()]
    var labels: [UILabel]? = [UILabel()]
    var sign: (any Sign)? = SignView()
    var anything: Any = UIView()
    var value: Value
    weak var loose: UIView?
    unowned var unowned: UIView
    var last: UIView? = UIView()

    init(_ value: Value, _ loose: UIView) {
      self.value = value
      (self.loose, unowned) = (loose, loose)
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }
  }

  @Test("A view is called by the property that holds it, whatever the property is like")
  func propertiesOfAllKinds() throws {
    let other = UIView()
    let holder = Holder(UIView(), other)
    _ = holder.late
    let held: [(String, UIView?)] = [
      ("inherited", holder.inherited), ("plain", holder.plain), ("optional", holder.optional),
      ("late", holder.late), ("list 2", holder.list[1]), ("labels 1", holder.labels?.first),
      ("sign", holder.sign as? UIView), ("anything", holder.anything as? UIView),
      ("value", holder.value), ("loose", other), ("last", holder.last),
    ]
    for (name, view) in held {
      let view = try #require(view)
      holder.view.addSubview(view)
      #expect(view.headlessName == name)
    }
    let stranger = UIView()
    holder.view.addSubview(stranger)
    #expect(stranger.headlessName == "UIView")
  }

  @Test func `What a property holds may change`() {
    let other = UIView()
    let holder = Holder(1, other)
    let view = UIView()
    holder.view.addSubview(view)
    #expect(view.headlessName == "UIView")
    holder.missing = view
    #expect(view.headlessName == "missing")
    (holder.missing, holder.anything) = (nil, [view])
    #expect(view.headlessName == "anything 1")
  }
}
