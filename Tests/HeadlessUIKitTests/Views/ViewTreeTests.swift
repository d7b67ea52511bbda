// SPDX-License-Identifier: MIT

import Testing
import UIKit

@MainActor
@Suite("The view tree")
struct ViewTreeTests {
  final class Told: UIView {
    var journal: Journal?
    init(_ journal: Journal) {
      self.journal = journal
      super.init(frame: .zero)
    }
    required init?(coder: NSCoder) { super.init(coder: coder) }
    override func willMove(toSuperview newSuperview: UIView?) {
      journal?.note("will superview \(newSuperview != nil)")
    }
    override func didMoveToSuperview() { journal?.note("did superview \(superview != nil)") }
    override func willMove(toWindow newWindow: UIWindow?) {
      journal?.note("will window \(newWindow != nil)")
    }
    override func didMoveToWindow() { journal?.note("did window \(window != nil)") }
    override func didAddSubview(_ subview: UIView) { journal?.note("did add") }
    override func willRemoveSubview(_ subview: UIView) { journal?.note("will remove") }
  }

  @Test func `A view is told of its superview and its window before and after it moves`() {
    let stage = Stage()
    let journal = Journal()
    let view = Told(journal)
    stage.window.addSubview(view)
    view.removeFromSuperview()
    #expect(
      journal.lines == [
        "will superview true", "will window true", "did window true", "did superview true",
        "will superview false", "will window false", "did window false", "did superview false",
      ])
  }

  @Test func `A superview is told after a view was added and before it is taken away`() {
    let journal = Journal()
    let outer = Told(journal)
    let inner = UIView()
    outer.addSubview(inner)
    inner.removeFromSuperview()
    #expect(journal.lines == ["did add", "will remove"])
  }

  @Test func `Subviews are put in front, behind and beside others`() {
    let outer = UIView()
    let (a, b, c, d) = (UIView(), UIView(), UIView(), UIView())
    outer.addSubview(a)
    outer.insertSubview(b, at: 0)
    outer.insertSubview(c, belowSubview: a)
    outer.insertSubview(d, aboveSubview: b)
    #expect(outer.subviews == [b, d, c, a])
    outer.bringSubviewToFront(b)
    outer.sendSubviewToBack(a)
    #expect(outer.subviews == [a, d, c, b])
    outer.exchangeSubview(at: 0, withSubviewAt: 3)
    #expect(outer.subviews == [b, d, c, a])
    #expect(outer.layer.sublayers == outer.subviews.map(\.layer))
    outer.insertSubview(b, aboveSubview: a)
    #expect(outer.subviews == [d, c, a, b])
  }

  @Test func `A view with a tag is looked for once in each view, however deep it is`() {
    final class Looked: UIView {
      static var looks = 0
      override var tag: Int {
        get {
          Self.looks += 1
          return super.tag
        }
        set { super.tag = newValue }
      }
    }
    let views = (0..<10).map { _ in Looked() }
    for (outer, inner) in zip(views, views.dropFirst()) { outer.addSubview(inner) }
    views[9].tag = 7
    #expect(views[0].viewWithTag(7) === views[9])
    #expect(views[0].viewWithTag(8) == nil)
    #expect(Looked.looks == 20)
  }

  @Test func `A view is in one superview only`() {
    let (first, second, view) = (UIView(), UIView(), UIView())
    first.addSubview(view)
    second.addSubview(view)
    #expect(first.subviews.isEmpty)
    #expect(view.superview === second)
    #expect(view.isDescendant(of: second))
  }

  @Test func `A view without a superview is not kept alive`() {
    weak var released: UIView?
    do {
      let outer = UIView()
      let inner = UIView()
      outer.addSubview(inner)
      inner.removeFromSuperview()
      released = inner
    }
    #expect(released == nil)
  }

  @Test func `A tint comes from the nearest view that has one`() {
    let (outer, inner) = (UIView(), UIView())
    outer.addSubview(inner)
    outer.tintColor = .red
    #expect(inner.tintColor == UIColor.red)
  }

  @Test func `Colors of the same components are equal and read alike`() {
    let colors = (0..<2).map { _ in UIColor.black.withAlphaComponent(0.4) }
    #expect(colors[0] == colors[1] && "\(colors[0])" == "\(colors[1])")
    #expect("\(colors[0])" != "\(UIColor.black)")
  }
}
