// SPDX-License-Identifier: MIT

import ModalHarness
import StateSpace
import UIKit
import UIKitSemantics

/// What stood in the containers of presentations when they had just come to rest: as long as they
/// are presented it has to be there.
@MainActor
struct ChromeRecord {
  private struct Entry {
    @Loose var controller: UIPresentationController?
    /// The views that could be seen in the container, with their names; each is kept, so that no other
    /// has its place.
    var views: [(view: UIView, name: String)]

    @MainActor init(_ controller: UIPresentationController) {
      _controller = Loose(wrappedValue: controller)
      views = (controller.containerView?.subviews ?? []).filter(\.isVisible).map {
        ($0, $0.headlessName)
      }
    }
  }

  private var entries: [Entry] = []
  /// Whether a transition or a gesture has happened since the scene was at rest.
  private var hasMoved = false

  /// Whether a call or timer of the app's has fired whose time has just come.
  private var isOfTimer = false

  /// An action is about to happen.
  mutating func actionBegins(_ action: SceneActor.Action, in scene: HeadlessScene) {
    switch action {
    case .uikit:
      hasMoved = true
      isOfTimer = false
    case .input(let input):
      isOfTimer =
        if case .fire(let event) = input.deed { scene.clock.comesByItself(event) } else { false }
    }
  }

  /// An action has happened.
  ///
  /// What the app hides while nothing moves is its own affair: only what a transition or a gesture
  /// has taken is missing.
  mutating func actionEnds(_ events: [PresentationEvent], in scene: HeadlessScene, isAtRest: Bool) {
    if isOfTimer {
      for place in entries.indices { entries[place].views.removeAll { !$0.view.isVisible } }
    }
    if !isAtRest || events.contains(where: \.isOfTransition) { hasMoved = true }
    guard isAtRest else { return }
    let atWork = scene.presentation.controllersAtWork
    entries.removeAll { entry in
      !atWork.contains { $0 === entry.controller }
        || !hasMoved && entry.controller.map { !scene.presentation.isCovered($0) } ?? true
    }
    for controller in atWork
    where !entries.contains(where: { $0.controller === controller }) {
      entries.append(Entry(controller))
    }
    hasMoved = false
  }

  /// What cannot be seen and should be.
  func missing(in scene: HeadlessScene) -> [String] {
    var missing = scene.presentation.controllersAtWork.flatMap { controller in
      if scene.presentation.isCovered(controller) { return [String]() }
      let entry = entries.first { $0.controller === controller }
      var missing = (entry?.views ?? []).filter { !$0.view.isVisible }
      if let view = scene.presentation.viewShown(by: controller), !Self.isOnScreen(view),
        !missing.contains(where: { $0.view === view })
      {
        missing.append((view, view.headlessName))
      }
      return missing.map(\.name)
    }
    if scene.presentation.world.count == 0 {
      let roots = scene.windows.filter { !$0.isHidden }.compactMap(
        \.rootViewController?.viewIfLoaded)
      missing += roots.filter { !Self.isOnScreen($0) }.map(\.headlessName)
    }
    return missing
  }

  /// The presented screens of SwiftUI's in which nothing is seen, in words; asked when nothing is pending.
  ///
  /// Where no server answers, what would be seen with an answer is not known.
  func blank(in scene: HeadlessScene) -> [String] {
    guard scene.clock.isIdle, scene.tasks.records.allSatisfy(\.isComplete),
      !scene.notes.contains(where: { $0.kind == .unanswered })
    else { return [] }
    return scene.presentation.presentedControllers.compactMap { controller in
      guard let evaluating = controller as? any EvaluatingController, evaluating.isBlank else {
        return nil
      }
      return
        "what is shown in \(controller.headlessName), which depends on a value that is nil or on a "
        + "condition that is false"
    }
  }

  /// What tells records apart that may come to different ends.
  func add(to fingerprint: inout Fingerprint) {
    fingerprint.combine(hasMoved ? 1 : 0)
    for entry in entries {
      for (view, _) in entry.views { fingerprint.combine(view.isVisible ? 1 : 0) }
      fingerprint.combine(UInt64.max)
    }
  }

  private static func isOnScreen(_ view: UIView) -> Bool {
    guard view.isVisible, let window = view.window else { return false }
    return !view.convert(view.bounds, to: nil).overlap(with: window.bounds).isEmpty
  }
}

extension PresentationEvent {
  /// Whether something is presented or dismissed.
  fileprivate var isOfTransition: Bool {
    switch self {
    case .call(.present, .accepted), .call(.dismiss, .accepted): true
    default: false
    }
  }
}
