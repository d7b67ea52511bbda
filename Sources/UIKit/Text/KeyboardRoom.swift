// SPDX-License-Identifier: MIT

import Foundation

/// The room that the app makes for the keyboard: what it changes when it is told that the keyboard comes.
@MainActor
struct KeyboardRoom {
  fileprivate enum Attribute: String {
    case constant = "the constant of a constraint"
    case contentInset, transform
    case frame = "the place"
    case additionalSafeAreaInsets
  }

  fileprivate struct Value {
    let owner: AnyObject
    let attribute: Attribute
    let numbers: [CGFloat]
  }

  private struct Change {
    let owner: LooseReference
    let attribute: Attribute
    let before: [CGFloat]
    /// Each time that the keyboard showed, the latest last.
    var during: [[CGFloat]]
    /// What the app has put in its place when the keyboard hid, if that is something else.
    var after: [CGFloat]?

    @MainActor var now: [CGFloat]? { owner.object.map { KeyboardRoom.numbers(attribute, of: $0) } }
  }

  /// What the app may change.
  struct Look { fileprivate let values: [Value] }

  private var changes: [Change] = []

  /// Notes what the app has changed since; what is still as a keyboard had it counts from then.
  mutating func note(changesSince look: Look) {
    changes.removeAll { $0.owner.object == nil }
    for value in look.values {
      let now = Self.numbers(value.attribute, of: value.owner)
      let place = place(of: value)
      if let place, changes[place].during.contains(value.numbers) {
        changes[place].after = nil
        if !changes[place].during.contains(now) { changes[place].during.append(now) }
        continue
      }
      if let place { changes.remove(at: place) }
      guard now != value.numbers else { continue }
      changes.append(
        Change(
          owner: LooseReference(value.owner), attribute: value.attribute, before: value.numbers,
          during: [now]))
    }
  }

  /// Where it is noted that the app has changed something.
  private func place(of value: Value) -> Int? {
    changes.firstIndex { $0.attribute == value.attribute && $0.owner.object === value.owner }
  }

  /// Notes what the app makes of it when the keyboard hides: places follow from the rest.
  mutating func note(hidingSince look: Look) {
    for value in look.values where value.attribute != .frame {
      guard let place = place(of: value), changes[place].during.contains(value.numbers) else {
        continue
      }
      let now = Self.numbers(value.attribute, of: value.owner)
      let isWrong = now != changes[place].before && !changes[place].during.contains(now)
      changes[place].after = isWrong ? now : nil
    }
  }

  /// What is still as it was made for the keyboard, or was put elsewhere when that hid, in words.
  var kept: [String] {
    changes.compactMap { change in
      guard let now = change.now, let owner = change.owner.object,
        let view = Self.view(of: owner), view.window != nil
      else { return nil }
      let cause: String
      if now == change.after {
        cause = "after the keyboard has gone"
      } else if change.during.contains(now) {
        cause = "as with the keyboard"
      } else {
        return nil
      }
      return
        "\(change.attribute.rawValue) of '\(view.headlessName)' is \(Self.text(now)) \(cause), "
        + "and was \(Self.text(change.before)) before"
    }
  }

  init() {}

  /// How all views in some windows are.
  static func look(at windows: [UIWindow]) -> Look {
    var values: [Value] = []
    func add(_ owner: AnyObject, _ attribute: Attribute) {
      values.append(
        Value(owner: owner, attribute: attribute, numbers: numbers(attribute, of: owner)))
    }
    func visit(_ view: UIView) {
      for constraint in view.constraints { add(constraint, .constant) }
      if view is UIScrollView { add(view, .contentInset) }
      add(view, .transform)
      if view.isScreen {
        add(view, .frame)
        if let controller = view.viewController { add(controller, .additionalSafeAreaInsets) }
      }
      for child in view.subviews { visit(child) }
    }
    for window in windows { visit(window) }
    return Look(values: values)
  }

  private static func numbers(_ attribute: Attribute, of owner: AnyObject) -> [CGFloat] {
    func list(_ insets: UIEdgeInsets?) -> [CGFloat] {
      insets.map { [$0.top, $0.left, $0.bottom, $0.right] } ?? []
    }
    let view = owner as? UIView
    let numbers: [CGFloat] =
      switch attribute {
      case .constant: (owner as? NSLayoutConstraint).map { [$0.constant] } ?? []
      case .contentInset: list((view as? UIScrollView)?.contentInset)
      case .transform:
        view.map(\.transform).map { [$0.a, $0.b, $0.c, $0.d, $0.tx, $0.ty] } ?? []
      case .frame: view.map { [$0.center.x, $0.center.y] } ?? []
      case .additionalSafeAreaInsets:
        list((owner as? UIViewController)?.additionalSafeAreaInsets)
      }
    return numbers.map { ($0 * 100).rounded() / 100 + 0 }
  }

  /// The view that something is a property of.
  private static func view(of owner: AnyObject) -> UIView? {
    switch owner {
    case let view as UIView: view
    case let controller as UIViewController: controller.viewIfLoaded
    default: (owner as? NSLayoutConstraint)?.firstItem as? UIView
    }
  }

  private static func text(_ numbers: [CGFloat]) -> String {
    numbers.count == 1
      ? "\(Double(numbers[0]))" : "(\(numbers.map { "\(Double($0))" }.joined(separator: ", ")))"
  }
}
