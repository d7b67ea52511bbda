// SPDX-License-Identifier: MIT

import StateSpace
import UIKit
import UIKitSemantics

/// The screen that a gesture of the user's has dismissed, until nothing moves any more; and whether it
/// has come back by then.
///
/// What a timer or a server shows does not come back by itself, be it that it was asked for while the
/// first one was going.
@MainActor
struct ReturnRecord {
  @MainActor
  private struct Screen {
    let existence: Existence
    let likeness: ScreenLikeness
    let texts: [String]
    /// What it was presented over.
    let others: [Existence]

    init(_ controller: UIViewController, over others: some Sequence<UIViewController>) {
      self.others = others.map(\.existence)
      existence = controller.existence
      likeness = ScreenLikeness(of: controller)
      texts = Self.texts(of: controller)
    }

    /// Whether a controller shows the same again.
    func isShown(by controller: UIViewController) -> Bool {
      !others.contains { $0 === controller.existence } && likeness.isShown(by: controller)
        && texts == Self.texts(of: controller)
    }

    private static func texts(of controller: UIViewController) -> [String] {
      controller.viewIfLoaded?.tree.compactMap { view in
        switch view {
        case let label as UILabel: label.text
        case let button as UIButton: button.currentTitle.map { "[\($0)]" }
        case let field as UITextField: field.placeholder.map { "<\($0)>" }
        default: nil
        }
      } ?? []
    }
  }

  private var leaving: Screen?
  private var gone: Screen?
  /// Whether a timer or a server has had a say since the screen began to go.
  private var isDisturbed = false
  /// Whether a screen is going, or has gone, that may come back.
  var isWatching: Bool { leaving != nil || gone != nil }
  /// What has come back, in words.
  private(set) var found: [String] = []

  /// An action is about to happen.
  mutating func actionBegins(_ action: SceneActor.Action, in scene: HeadlessScene) {
    if action.actor == .user { (gone, found) = (nil, []) }
    leaving = Self.leaving(in: scene)
    if leaving == nil { isDisturbed = false }
    guard let event = action.firedEvent, scene.clock.comesByItself(event) else { return }
    (isDisturbed, gone) = (leaving != nil, nil)
  }

  /// The screen that the user has begun to dismiss.
  private static func leaving(in scene: HeadlessScene) -> Screen? {
    guard let top = scene.presentation.world.top, top.isBeingDismissed, top.cause == .user,
      let controller = scene.presentation.presentedControllers.last
    else { return nil }
    return Screen(controller, over: scene.presentation.presentedControllers.dropLast())
  }

  /// An action has happened.
  mutating func actionEnds(in scene: HeadlessScene, isAtRest: Bool) {
    guard leaving != nil || gone != nil else { return }
    let presented = scene.presentation.presentedControllers
    if let leaving, !presented.contains(where: { $0.isThere(as: leaving.existence) }) {
      gone = isDisturbed ? nil : leaving
    }
    if scene.presentation.world.top?.isBeingDismissed != true { isDisturbed = false }
    guard let gone else { return }
    let shown = presented.first { !scene.presentation.isLeaving($0) && gone.isShown(by: $0) }
    if shown != nil {
      found = ["\(gone.likeness.description) was swiped away, and has come back by itself"]
    }
    if shown != nil || isAtRest { self.gone = nil }
  }

  /// What tells records apart that may come to different ends.
  func add(to fingerprint: inout Fingerprint) {
    if isDisturbed { fingerprint.combine(1) }
    if let gone { fingerprint.combine(gone.likeness.description) }
    for text in found { fingerprint.combine(text) }
  }
}

extension UIViewController {
  /// Whether this is a controller that has not gone, and not one that comes again.
  fileprivate func isThere(as existence: Existence) -> Bool {
    self.existence === existence && !isBeingPresented
  }
}
