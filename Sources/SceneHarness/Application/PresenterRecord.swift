// SPDX-License-Identifier: MIT

import Foundation
import StateSpace
import UIKit

/// What transitions change of the views behind a presentation, and whether it is as before when
/// the presentation is over.
///
/// What counts is what the coming of the presentation changed after the app's own call, and what
/// nobody has changed since. So what an app does in its handlers, or at rest, is its own affair.
@MainActor
struct PresenterRecord {
  /// A property of a view that a transition may change.
  enum Attribute: String, CaseIterable {
    case transform, alpha, isHidden, isUserInteractionEnabled, center, size
    case cornerRadius = "the corner radius"

    @MainActor
    func value(of view: UIView) -> String {
      switch self {
      case .transform: view.transform.isIdentity ? "the identity" : "\(view.transform)"
      case .alpha: "\(Self.rounded(view.alpha))"
      case .isHidden: "\(view.isHidden)"
      case .isUserInteractionEnabled: "\(view.isUserInteractionEnabled)"
      case .center: "\(Self.rounded(view.center.x)), \(Self.rounded(view.center.y))"
      case .size: "\(Self.rounded(view.bounds.width)), \(Self.rounded(view.bounds.height))"
      case .cornerRadius: "\(Self.rounded(view.layer.cornerRadius))"
      }
    }

    private static func rounded(_ value: CGFloat) -> Double {
      Double((value * 100).rounded() / 100)
    }
  }

  typealias Values = [Attribute: String]

  struct Change {
    let view: Existence
    let attribute: Attribute
    let before: String
    let after: String
  }

  @MainActor
  struct Entry {
    let controller: Existence
    let name: String
    let screen: CGSize
    let before: [(view: Existence, values: Values)]
    /// What the presentation changed, once it is there.
    var changes: [Change]?
  }

  private var entries: [Entry] = []
  private var over: [Entry] = []
  private var last: [(view: Existence, values: Values)] = []
  private var afterCall: [(view: Existence, values: Values)]?

  init(_ scene: HeadlessScene) { last = Self.values(in: scene) }

  /// An action is about to happen.
  mutating func actionBegins() { afterCall = nil }

  /// The app has returned, and UIKit's callbacks are due.
  mutating func callEnds(_ scene: HeadlessScene) { afterCall = Self.values(in: scene) }

  /// An action has happened.
  mutating func note(_ scene: HeadlessScene, isAtRest: Bool) {
    defer { last = Self.values(in: scene) }
    let presented = scene.presentation.presentedControllers
    guard !presented.isEmpty || !entries.isEmpty || !over.isEmpty else { return }
    let size = scene.screen.bounds.size
    for controller in presented
    where !entries.contains(where: { $0.controller === controller.existence }) {
      entries.append(
        Entry(
          controller: controller.existence, name: controller.headlessName, screen: size,
          before: afterCall ?? last))
    }
    if isAtRest {
      for place in entries.indices where entries[place].changes == nil {
        entries[place].noteChanges()
      }
    }
    let isOver = { (entry: Entry) in
      !presented.contains { $0.existence === entry.controller }
    }
    over += entries.filter(isOver)
    entries.removeAll(where: isOver)
    over.removeAll { $0.screen != size || $0.difference == nil }
    if !presented.isEmpty, isAtRest { over = [] }
  }

  /// What is still as it was during a presentation that is over, in words.
  var notRestored: [String] { over.compactMap(\.difference) }

  /// What tells records apart that may come to different ends.
  func add(to fingerprint: inout Fingerprint) {
    for entry in entries + over {
      for change in entry.changes ?? [] {
        fingerprint.combine(change.attribute.rawValue)
        fingerprint.combine(change.before)
        fingerprint.combine(change.after)
      }
      fingerprint.combine(entry.changes == nil ? 1 : 2)
    }
  }

  private static func values(in scene: HeadlessScene) -> [(view: Existence, values: Values)] {
    var found: [(view: Existence, values: Values)] = []
    for window in scene.windows { add(window, to: &found) }
    return found
  }

  /// Windows and screens only: what is in them changes for many reasons.
  private static func add(_ view: UIView, to found: inout [(view: Existence, values: Values)]) {
    if view is UIWindow || view.isScreen {
      var values: Values = [:]
      for attribute in Attribute.allCases { values[attribute] = attribute.value(of: view) }
      found.append((view.existence, values))
    }
    for child in view.subviews where !child.isTransitionContainer { add(child, to: &found) }
  }
}

@MainActor
extension PresenterRecord.Entry {
  fileprivate mutating func noteChanges() {
    changes = before.flatMap { entry -> [PresenterRecord.Change] in
      guard let view = entry.view.object as? UIView else { return [] }
      return PresenterRecord.Attribute.allCases.compactMap { attribute in
        let (old, new) = (entry.values[attribute] ?? "", attribute.value(of: view))
        guard old != new else { return nil }
        return PresenterRecord.Change(
          view: entry.view, attribute: attribute, before: old, after: new)
      }
    }
  }

  /// The first change that is still there.
  fileprivate var difference: String? {
    for change in changes ?? [] {
      guard let view = change.view.object as? UIView, view.window != nil,
        change.attribute.value(of: view) == change.after
      else { continue }
      return "\(change.attribute.rawValue) of '\(view.headlessName)' is \(change.after) as while "
        + "\(name) was presented, and was \(change.before) before"
    }
    return nil
  }
}
