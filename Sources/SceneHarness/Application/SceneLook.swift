// SPDX-License-Identifier: MIT

import Foundation
import StateSpace
import UIKit

/// What can be seen of a scene at rest: who is presented, the views, and the scene's own checks.
@MainActor
struct SceneLook {
  /// A view among others.
  private struct View {
    let name: String
    /// The view around, by its name.
    let place: String
    let values: Values
  }

  /// What is compared of a view: as text only where it is, as most looks are never compared.
  private struct Values {
    private let center: CGPoint, size: CGSize, alpha: CGFloat, isHidden: Bool, color: UIColor?
    private let radius: CGFloat, transform: CGAffineTransform, takesTouches: Bool
    private let recognizers: Int, enabledRecognizers: Int, constraints: Int, isEnabled: Bool
    private let input: String?

    @MainActor
    init(of view: UIView) {
      (center, size, alpha) = (view.center, view.bounds.size, view.alpha)
      (isHidden, color, radius) = (view.isHidden, view.backgroundColor, view.layer.cornerRadius)
      (transform, takesTouches) = (view.transform, view.isUserInteractionEnabled)
      recognizers = view.gestureRecognizers?.count ?? 0
      // Those of a stack are UIKit's, and follow what is in it.
      constraints = view is UIStackView ? 0 : view.constraints.count
      enabledRecognizers = view.gestureRecognizers?.count { $0.isEnabled } ?? 0
      let control = view as? UIControl
      isEnabled = control?.isEnabled ?? true
      // What others say is in their names.
      input = control == nil && !(view is UITextView) || control is UIButton ? nil : view.word
    }

    var all: [(name: String, value: String)] {
      [
        ("the center", text([center.x, center.y])),
        ("the size", text([size.width, size.height])),
        ("alpha", text([alpha])),
        ("isHidden", "\(isHidden)"),
        ("the background color", color.map { "\($0)" } ?? "none"),
        ("the corner radius", text([radius])),
        ("the transform", text(transform)),
        ("isUserInteractionEnabled", "\(takesTouches)"),
        ("isEnabled", "\(isEnabled)"),
        ("the value", input.map { "'\($0)'" } ?? "none"),
        ("the number of recognizers", "\(recognizers)"),
        ("the number of enabled recognizers", "\(enabledRecognizers)"),
        ("the number of constraints", "\(constraints)"),
      ]
    }

    private func text(_ transform: CGAffineTransform) -> String {
      let parts = [
        transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty,
      ]
      return transform.isIdentity ? "the identity" : text(parts)
    }

    /// Numbers in hundredths of a point, so that rounding errors do not count.
    private func text(_ numbers: [CGFloat]) -> String {
      numbers.map { "\(($0 * 100).rounded() / 100 + 0)" }.joined(separator: ", ")
    }
  }

  /// An app that has ended.
  init(endedBecause reason: String) {
    (presented, failedChecks, crash) = ([], [], reason)
  }

  private let presented: [String]
  private let failedChecks: [String]
  private let crash: String?
  private var views: [View] = []
  private var names: [String] { views.map(\.name) }

  init(of scene: HeadlessScene, failedChecks: [String] = []) {
    presented = scene.presentation.presentedControllers.map { "\(type(of: $0))" }
    self.failedChecks = failedChecks
    crash = scene.presentation.exception
    for window in scene.windows { add(window) }
  }

  /// What is in some views.
  init(of trees: [UIView]) {
    (presented, failedChecks, crash) = ([], [], nil)
    for tree in trees { add(tree) }
  }

  private mutating func add(_ tree: UIView) {
    // What a view is in was visited before it.
    var names: [ObjectIdentifier: String] = [:]
    tree.visitTree { view in
      let name = view.headlessName
      names[ObjectIdentifier(view)] = name
      let place = view.superview.flatMap { names[ObjectIdentifier($0)] } ?? "the screen"
      views.append(View(name: name, place: place, values: Values(of: view)))
    }
  }

  /// What tells looks apart.
  var fingerprint: Fingerprint {
    var fingerprint = Fingerprint()
    for text in presented + failedChecks + [crash ?? ""] { fingerprint.combine(text) }
    for view in views {
      fingerprint.combine(view.name)
      fingerprint.combine(view.place)
      for value in view.values.all { fingerprint.combine(value.value) }
    }
    return fingerprint
  }

  // MARK: - Comparing

  /// The first thing that differs from how all looks at the end of an animation, in one sentence.
  func difference(toAnimated other: SceneLook) -> String? {
    if let crash, other.crash == nil { return "without animation the app ends: \(crash)" }
    if presented != other.presented {
      return "\(Self.list(other.presented)) presented with animation, "
        + "\(Self.list(presented)) without"
    }
    if let name = other.names.firstSurplus(over: names) {
      return "'\(name)' exists only with animation"
    }
    if let name = names.firstSurplus(over: other.names) {
      return "'\(name)' exists only without animation"
    }
    return differenceOfValues(toAnimated: other) ?? differenceOfOrder(toAnimated: other)
      ?? differenceOfChecks(toAnimated: other)
  }

  /// The first thing that has changed in the views, in one sentence.
  func change(to now: SceneLook) -> String? {
    if let name = names.firstSurplus(over: now.names) { return "'\(name)' is gone" }
    if let name = now.names.firstSurplus(over: names) { return "'\(name)' was not there before" }
    var others: [String: [View]] = [:]
    for view in now.views.reversed() { others[view.name, default: []].append(view) }
    for view in views {
      guard let other = others[view.name]?.popLast() else { continue }
      if other.place != view.place {
        return "'\(view.name)' is in '\(other.place)' and was in '\(view.place)'"
      }
      for (left, right) in zip(view.values.all, other.values.all) where left.value != right.value {
        return "\(left.name) of '\(view.name)' is \(right.value) and was \(left.value)"
      }
    }
    return nil
  }

  private static func list(_ names: [String]) -> String {
    names.isEmpty
      ? "nothing is" : names.joined(separator: ", ") + (names.count > 1 ? " are" : " is")
  }

  private func differenceOfValues(toAnimated other: SceneLook) -> String? {
    var others: [String: [View]] = [:]
    for view in other.views.reversed() { others[view.name, default: []].append(view) }
    for view in views {
      guard let animated = others[view.name]?.popLast() else { continue }
      if animated.place != view.place {
        return "'\(view.name)' is in '\(animated.place)' with animation and in '\(view.place)' "
          + "without"
      }
      for (left, right) in zip(animated.values.all, view.values.all) where left.value != right.value
      {
        return "\(left.name) of '\(view.name)' is \(left.value) with animation and \(right.value) "
          + "without"
      }
    }
    return nil
  }

  private func differenceOfOrder(toAnimated other: SceneLook) -> String? {
    zip(views, other.views).first { $0.name != $1.name }.map { view, animated in
      "'\(animated.name)' stands with animation where '\(view.name)' stands without"
    }
  }

  private func differenceOfChecks(toAnimated other: SceneLook) -> String? {
    if let name = failedChecks.first(where: { !other.failedChecks.contains($0) }) {
      return "the check '\(name)' fails only without animation"
    }
    return other.failedChecks.first { !failedChecks.contains($0) }.map {
      "the check '\($0)' fails only with animation"
    }
  }
}
