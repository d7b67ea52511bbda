// SPDX-License-Identifier: MIT

import UIKit

/// A view with a gesture.
struct RecognizingView<Content: View, Touch: Gesture>: View {
  let content: Content
  let gesture: Touch
  var isEnabled = true
  /// Whether a tap of a row beside its only button is one of the button, too.
  var tapsRow = false

  static func _update(_ view: Self, in node: _ViewNode) {
    let gesture = view.gesture._installed(in: node)
    let touched = node.memory { TouchedView() }
    touched.use(gesture._recognizers())
    // A view may go while a finger is on it.
    touched.receive = { [weak node] recognizer in
      guard let node else { return }
      if view.tapsRow, recognizer.state == .ended, let button = node.onlyButtonOfRow {
        return button.perform()
      }
      let state = recognizer.state
      (recognizer as? UIPanGestureRecognizer)?.tellLastMove {
        node.act { gesture._receive(recognizer) }
      }
      if recognizer.state == state { node.act { gesture._receive(recognizer) } }
    }
    node.facts.output = .container(touched, FrameArrangement())
    node.show(view.content)
    touched.accessibilityLabel = node.recognizerName
    for recognizer in touched.recognizers {
      if let tap = recognizer as? UITapGestureRecognizer { node.waitForInnerTaps(tap) }
      recognizer.name = touched.accessibilityLabel
      recognizer.isEnabled = view.isEnabled && node.environment.isEnabled
    }
  }
}

/// A gesture that a recognizer of UIKit's is behind.
struct RecognizerGesture: Gesture {
  let make: @MainActor () -> UIGestureRecognizer
  let receive: @MainActor (UIGestureRecognizer) -> Void

  func _recognizers() -> [UIGestureRecognizer] { [make()] }
  func _value(of recognizer: UIGestureRecognizer) -> Void? { () }
  func _receive(_ recognizer: UIGestureRecognizer) { receive(recognizer) }
}

extension _ViewNode {
  /// Lets a tap wait for those of more taps on the same view, or on one inside: what is inside comes first.
  fileprivate func waitForInnerTaps(_ tap: UITapGestureRecognizer) {
    for child in children {
      child.forEach { inner in
        for case let other as UITapGestureRecognizer in (inner.memory as? TouchedView)?.recognizers
          ?? []
        where other.numberOfTapsRequired > tap.numberOfTapsRequired && !tap.requires(other) {
          tap.require(toFail: other)
        }
      }
    }
  }

  /// What traces call a recognizer here.
  var recognizerName: String? {
    if let name = label(.identifier) { return name }
    let title = title
    return title.isEmpty ? ownerName : title
  }
}

/// The view of UIKit's behind one with a gesture.
final class TouchedView: UIView {
  var receive: @MainActor (UIGestureRecognizer) -> Void = { _ in }

  var hasTap: Bool { recognizers.contains { $0 is UITapGestureRecognizer } }

  /// Recognizes with new recognizers, unless there are such already.
  func use(_ new: [UIGestureRecognizer]) {
    if recognizers.elementsEqual(new, by: { $0.isLike($1) }) { return }
    for recognizer in recognizers { removeGestureRecognizer(recognizer) }
    for recognizer in new {
      recognizer.addTarget(self, action: Selector("recognized:", TouchedView.recognized(_:)))
      addGestureRecognizer(recognizer)
    }
  }

  private func recognized(_ recognizer: UIGestureRecognizer) { receive(recognizer) }

  /// Where there is nothing but what is clear or takes no touches, a finger reaches what is behind.
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    super.point(inside: point, with: event) && Self.hasSubstance(self)
  }

  private static func hasSubstance(_ view: UIView) -> Bool {
    view.subviews.contains { part in
      if part is ShapedView { return true }
      let isPlain =
        type(of: part) == UIView.self || part is TouchedView || part is FillView
        || part is GeometryReaderView
      guard isPlain else { return !part.isHidden }
      return part.isUserInteractionEnabled && (part is FillView || hasSubstance(part))
    }
  }
}

extension UIGestureRecognizer {
  /// Whether the recognizer recognizes what another one does.
  fileprivate func isLike(_ other: UIGestureRecognizer) -> Bool {
    type(of: self) == type(of: other)
      && (self as? UITapGestureRecognizer)?.numberOfTapsRequired
        == (other as? UITapGestureRecognizer)?.numberOfTapsRequired
      && (self as? UISwipeGestureRecognizer)?.direction
        == (other as? UISwipeGestureRecognizer)?.direction
  }
}

/// The view of UIKit's behind one that has a shape for touches, whatever can be seen of it.
final class ShapedView: UIView {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit === self ? nil : hit
  }
}

/// A view with a shape for touches.
struct ShapeForTouches<Content: View>: View {
  let content: Content

  static func _update(_ view: Self, in node: _ViewNode) {
    node.facts.output = .container(node.memory { ShapedView() }, FrameArrangement())
    node.show(view.content)
  }
}

extension View {
  /// Lets the whole view take touches, also where nothing can be seen: all shapes are rectangles.
  public func contentShape<Outline: Shape>(_ shape: Outline, eoFill: Bool = false) -> some View {
    ShapeForTouches(content: self)
  }
  /// The same; shapes that are not for touches have no effect.
  public func contentShape<Outline: Shape>(
    _ kind: ContentShapeKinds, _ shape: Outline, eoFill: Bool = false
  ) -> some View { ShapeForTouches(content: self) }
}
