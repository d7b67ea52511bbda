// SPDX-License-Identifier: MIT

import ModalHarness
import StateSpace
import UIKit
import UIKitSemantics

/// What the user has typed, as long as the user does nothing else, and whether it is lost by itself.
///
/// It is lost if its field is gone and another one of that name is on the same screen instead, which has
/// something else in it. What the app makes of the text itself, when it is typed or by what that puts
/// off, loses nothing.
@MainActor
struct TypedTextRecord {
  private struct Entry {
    let field: Existence
    let name: String
    let text: String
    /// The action that has typed it.
    let action: String
    /// The screen without what is in its fields.
    let screen: [String]
    /// The fields of that name that were there, too.
    let others: [Existence]
  }

  private var entries: [Entry] = []
  /// The field into which the user types, what is in it before, and the action.
  private var typing: (field: Existence, text: String, action: String)?
  /// What is lost, in words.
  private(set) var lost: [String] = []

  /// Whether anything is known to be typed that may be lost.
  var isWatching: Bool { !entries.isEmpty }

  /// An action is about to happen.
  mutating func actionBegins(_ action: SceneActor.Action, in scene: HeadlessScene) {
    (typing, lost) = (nil, [])
    guard action.actor == .user else {
      if let event = action.firedEvent, let cause = scene.clock.userAction(thatLedTo: event) {
        entries.removeAll { $0.action == cause.name }
      }
      return
    }
    switch action {
    case .uikit(.detentDragBegins), .uikit(.detentDragMovesUp), .uikit(.detentDragMovesDown),
      .uikit(.swipeReleased):
      break
    case .input(let input):
      switch input.deed {
      case .type(_, let point):
        guard let field = scene.typingTarget(at: point) else { return }
        typing = (field.existence, field.typedText ?? "", input.name)
      case .drag, .move, .lift, .leave, .flick: break
      default: entries = []
      }
    default: entries = []
    }
  }

  /// An action has happened.
  mutating func actionEnds(in scene: HeadlessScene, isAtRest: Bool) {
    if let typing, let field = typing.field.object as? UIView { note(field, typing, in: scene) }
    entries.removeAll { entry in
      guard let field = entry.field.object as? UIView, field.window != nil else { return false }
      return field.typedText != entry.text
    }
    guard isAtRest else { return }
    for entry in entries where (entry.field.object as? UIView)?.window == nil {
      let field = Self.fields(named: entry.name, in: scene).first { field in
        !entry.others.contains { $0 === field.existence } && field.typedText != entry.text
          && Self.screen(around: field) == entry.screen
      }
      guard let field else { continue }
      lost.append(
        "'\(entry.name)' is another field now, and says '\(field.typedText ?? "")' in place of what was "
          + "typed")
    }
    if !lost.isEmpty { entries = [] }
  }

  /// Notes what was typed, if anything can happen without the user that might lose it.
  private mutating func note(
    _ field: UIView, _ typing: (field: Existence, text: String, action: String),
    in scene: HeadlessScene
  ) {
    entries.removeAll { $0.field === typing.field }
    let world = scene.presentation.world
    let mayChange =
      !scene.clock.isIdle || !scene.tasks.waiting.isEmpty || world.horizontalSizeClass == .regular
      || (scene.presentation.presentedControllers.last?.sheetPresentationController?.detents.count
        ?? 0) > 1
    guard mayChange, field.window != nil, !Self.isLeaving(field), let text = field.typedText,
      text != typing.text
    else { return }
    let others = Self.fields(named: field.headlessName, in: scene).map(\.existence)
    entries.append(
      Entry(
        field: typing.field, name: field.headlessName, text: text, action: typing.action,
        screen: Self.screen(around: field), others: others))
  }

  /// Whether the screen of a field is on its way out, so that its text goes with it.
  private static func isLeaving(_ field: UIView) -> Bool {
    guard let controller = field.controllerAround else { return false }
    return sequence(first: controller, next: \.parent).contains {
      $0.isMovingFromParent || $0.isBeingDismissed
    }
  }

  private static func fields(named name: String, in scene: HeadlessScene) -> [UIView] {
    var found: [UIView] = []
    for window in scene.windows {
      window.visitTree { if $0.typedText != nil, $0.headlessName == name { found.append($0) } }
    }
    return found
  }

  /// What the screen around a field is called and offers.
  private static func screen(around field: UIView) -> [String] {
    guard let controller = field.controllerAround else { return [] }
    var words = [controller.headlessName]
    controller.viewIfLoaded?.visitTree { view in
      if let button = view as? UIButton { words.append(button.currentTitle ?? "") }
      if view.typedText != nil { words.append(view.headlessName) }
    }
    return words
  }

  /// What tells records apart that may come to different ends.
  func add(to fingerprint: inout Fingerprint) {
    for entry in entries {
      fingerprint.combine(entry.action)
      fingerprint.combine(entry.text)
      for word in entry.screen { fingerprint.combine(word) }
      fingerprint.combine((entry.field.object as? UIView)?.window == nil ? 1 : 0)
    }
  }
}

extension UIView {
  /// What is in a field for text.
  fileprivate var typedText: String? {
    switch self {
    case let field as UITextField: field.text ?? ""
    case let view as UITextView: view.isEditable ? view.text ?? "" : nil
    default: nil
    }
  }
}
