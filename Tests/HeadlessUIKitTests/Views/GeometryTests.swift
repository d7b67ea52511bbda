// SPDX-License-Identifier: MIT

import Testing
import UIKit

/// What a process has written that ended by an exception.
private func text(_ result: ExitTest.Result?) -> String {
  String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
}

@MainActor
@Suite("Geometry of views")
struct GeometryTests {
  @Test func `Frame, bounds and center say the same`() {
    let view = UIView(frame: rect(10, 20, 100, 50))
    #expect(view.bounds == rect(0, 0, 100, 50))
    #expect(view.center == CGPoint(x: 60, y: 45))
    view.center = CGPoint(x: 50, y: 25)
    #expect(view.frame == rect(0, 0, 100, 50))
    view.bounds.size = CGSize(width: 200, height: 100)
    #expect(view.frame == rect(-50, -25, 200, 100))
  }

  @Test func `A place that is no number ends the app where it is set`() async {
    var result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in
      let size = CGSize.zero
      UIView().frame = CGRect(x: 0, y: 0, width: 100 / size.height * size.width, height: 100)
    }
    #expect(
      text(result).contains("CALayerInvalidGeometry: CALayer position contains NaN: [nan 50]"))
    result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in UIView().center = CGPoint(x: CGFloat.nan, y: .nan) }
    #expect(text(result).contains("CALayer position contains NaN: [nan nan]"))
    result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in UIScrollView().contentOffset.y = .nan }
    #expect(text(result).contains("CALayer bounds contains NaN: [0 nan; 0 0]"))
  }

  @Test func `A transform changes the frame, not bounds and center`() {
    let view = UIView(frame: rect(0, 0, 100, 100))
    view.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
    #expect(view.frame == rect(25, 25, 50, 50))
    #expect(view.bounds == rect(0, 0, 100, 100))
    view.transform = view.transform.translatedBy(x: 20, y: 0)
    #expect(view.frame == rect(35, 25, 50, 50))
    view.transform = .identity
    #expect(view.frame == rect(0, 0, 100, 100))
  }

  @Test func `Points are converted through scrolled, moved and scaled views`() {
    let stage = Stage()
    let outer = stage.add("outer", rect(100, 100, 200, 200))
    let inner = stage.add("inner", rect(10, 10, 50, 50), to: outer)
    outer.bounds.origin = CGPoint(x: 0, y: 30)
    #expect(inner.convert(CGPoint(x: 1, y: 2), to: nil) == CGPoint(x: 111, y: 82))
    #expect(inner.convert(CGPoint(x: 111, y: 82), from: nil) == CGPoint(x: 1, y: 2))
    outer.bounds.origin = .zero
    outer.transform = CGAffineTransform(scaleX: 2, y: 2)
    #expect(outer.convert(rect(0, 0, 10, 10), to: stage.window) == rect(0, 0, 20, 20))
  }

  @Test func `Autoresizing follows the flexible parts`() {
    let outer = UIView(frame: rect(0, 0, 100, 100))
    let masks: [(UIView.AutoresizingMask, CGRect)] = [
      ([], rect(10, 10, 20, 20)),
      ([.flexibleWidth, .flexibleHeight], rect(10, 10, 120, 70)),
      ([.flexibleLeftMargin, .flexibleTopMargin], rect(110, 60, 20, 20)),
      ([.flexibleRightMargin, .flexibleLeftMargin], rect(22.5, 10, 20, 20)),
    ]
    let views = masks.map { mask, _ in
      let view = UIView(frame: rect(10, 10, 20, 20))
      view.autoresizingMask = mask
      outer.addSubview(view)
      return view
    }
    outer.frame = rect(0, 0, 200, 150)
    for (view, (_, frame)) in zip(views, masks) { #expect(view.frame == frame) }
  }

  @Test func `The safe area reaches as far into a view as the view reaches into it`() {
    let stage = Stage(safeArea: UIEdgeInsets(top: 50, left: 0, bottom: 30, right: 0))
    let upper = stage.add("upper", rect(0, 20, 400, 100))
    let lower = stage.add("lower", rect(0, 500, 400, 300))
    #expect(stage.window.safeAreaInsets.top == 50)
    #expect(upper.safeAreaInsets == UIEdgeInsets(top: 30, left: 0, bottom: 0, right: 0))
    #expect(lower.safeAreaInsets == UIEdgeInsets(top: 0, left: 0, bottom: 30, right: 0))
    #expect(UIView(frame: rect(0, 0, 400, 800)).safeAreaInsets == .zero)
  }

  @Test func `Maps are undone by their inverses, and applied in order`() {
    let map = CGAffineTransform(translationX: 5, y: 6).rotated(by: .pi / 2).scaledBy(x: 2, y: 2)
    let point = CGPoint(x: 1, y: 0).applying(map)
    #expect(abs(point.x - 5) < 1e-9 && abs(point.y - 8) < 1e-9)
    let back = point.applying(map.inverted())
    #expect(abs(back.x - 1) < 1e-9 && abs(back.y) < 1e-9)
    let space = CATransform3DTranslate(CATransform3DMakeScale(2, 2, 1), 3, 4, 0)
    #expect(CATransform3DGetAffineTransform(space).tx == 6)
    #expect(
      rect(0, 0, 10, 10).inset(by: UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
        == rect(2, 1, 4, 6))
  }

  @Test func `The safe area of what goes beyond the screen is at most the window's`() {
    let stage = Stage(safeArea: UIEdgeInsets(top: 50, left: 0, bottom: 30, right: 0))
    let card = stage.add("card", rect(0, 700, 400, 800))
    #expect(card.safeAreaInsets == UIEdgeInsets(top: 0, left: 0, bottom: 30, right: 0))
    card.frame.origin.y = -500
    #expect(card.safeAreaInsets.top == 50)
    card.removeFromSuperview()
    #expect(card.safeAreaInsets == .zero)
  }

  @Test func `What reaches out of a safe superview is unsafe as far as it is on unsafe ground`() {
    let stage = Stage(safeArea: UIEdgeInsets(top: 50, left: 0, bottom: 30, right: 0))
    let box = stage.add("box", rect(0, 100, 400, 100))
    let inner = stage.add("inner", rect(0, -70, 400, 100), to: box)
    #expect(box.safeAreaInsets == .zero)
    #expect(inner.safeAreaInsets == UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0))
    inner.frame.origin.y = -40
    #expect(inner.safeAreaInsets == .zero)
  }
}
