// SPDX-License-Identifier: MIT

import ModalHarness
import StateSpace
import UIKit
import UIKitSemantics

/// Watches an execution for what the presentation rules cannot see: views that are missing or left
/// behind, objects that outlive their use, gestures that drive nothing.
@MainActor
struct SceneObserver {
  private let scene: HeadlessScene
  private let setup: SceneSetup
  private let baseline: [Counted: Int]
  private var chrome = ChromeRecord()
  private var lifetimes = LifetimeRecord()
  private var dismissals = DismissalCount()
  private var viewsAtRest = Fingerprint()

  init(_ scene: HeadlessScene, _ setup: SceneSetup) {
    self.scene = scene
    self.setup = setup
    baseline = Self.counts(of: scene)
    lifetimes.note(scene)
    if isQuiet { viewsAtRest = Self.views(of: scene) }
  }

  /// An action is about to happen.
  mutating func actionBegins(_ action: SceneActor.Action, by actor: SceneActor) {
    dismissals.actionBegins(actor.part(of: action))
  }

  /// An action has happened.
  mutating func actionEnds(_ events: [PresentationEvent], by actor: SceneActor) {
    lifetimes.note(scene)
    for case .call(.dismiss, .accepted) in events { dismissals.note() }
    dismissals.actionEnds(isDragging: actor.drag != nil)
    guard isQuiet else { return }
    viewsAtRest = Self.views(of: scene)
    chrome.note(scene)
  }

  /// Whether nothing moves, nothing waits and no finger is on the screen.
  var isQuiet: Bool {
    scene.presentation.world.isAtRest && scene.clock.isIdle && scene.touches.active.isEmpty
  }

  /// The scene's checks that fail now.
  var failedChecks: [String] { setup.checks.filter { !$0.condition() }.map(\.name) }

  func observe() -> SceneObservation {
    var seen = SceneObservation()
    seen.isQuiet = isQuiet
    if isQuiet { seen.failedChecks = failedChecks }
    seen.fields = setup.fields.map { SceneField(name: $0.name, value: $0.value()) }
    seen.dismissals = dismissals
    seen.viewsAtRest = viewsAtRest
    seen.waitsForNobody = waitsForNobody
    seen.controllerNames = scene.presentation.controllerNames
    seen.crash = scene.presentation.exception
    seen.hasDismissed = lifetimes.hasDismissed
    if isQuiet {
      seen.missing = chrome.missing(in: scene)
      if scene.presentation.world.count == 0 {
        seen.leftBehind = leftBehind
        seen.leaked = lifetimes.leaked(in: scene, setup)
      }
    }
    return seen
  }

  /// Whether one of the app's interactive transitions runs, with no finger on the screen and nothing
  /// in the clock that could end it.
  private var waitsForNobody: Bool {
    guard let drive = scene.presentation.world.animated?.drive,
      scene.presentation.world.animated?.isAtRest == false
    else { return false }
    return drive == .interacting && scene.touches.active.isEmpty && scene.clock.isIdle
  }

  // MARK: - What is left behind

  /// Something that a scene can have several of.
  private struct Counted: Hashable {
    enum Kind { case view, recognizer, constraint }
    let kind: Kind
    /// The view, and the recognizer on it.
    let view: String
    var recognizer = ""

    var name: String {
      switch kind {
      case .view: "view \(view)"
      case .recognizer: "\(recognizer) on \(view)"
      case .constraint: "constraints of \(view)"
      }
    }
  }

  private var leftBehind: [String] {
    guard lifetimes.hasDismissed else { return [] }
    let more = Self.counts(of: scene).compactMap { counted, now -> (name: String, surplus: Int)? in
      let surplus = now - baseline[counted, default: 0]
      return surplus > 0 ? (counted.name, surplus) : nil
    }
    return more.sorted { $0.name < $1.name }.map { "\($0.surplus) more: \($0.name)" }
  }

  /// How many views, recognizers and constraints there are of each kind.
  private static func counts(of scene: HeadlessScene) -> [Counted: Int] {
    var counts: [Counted: Int] = [:]
    for window in scene.windows {
      window.visitTree { view in
        let name = view.headlessName
        counts[Counted(kind: .view, view: name), default: 0] += 1
        for recognizer in view.gestureRecognizers ?? [] {
          let kind = Counted(kind: .recognizer, view: name, recognizer: recognizer.kindName)
          counts[kind, default: 0] += 1
        }
        let constraints = view.constraints.count
        if constraints > 0 {
          counts[Counted(kind: .constraint, view: name), default: 0] += constraints
        }
      }
    }
    return counts
  }

  /// Where all views are and how they look.
  private static func views(of scene: HeadlessScene) -> Fingerprint {
    var fingerprint = Fingerprint()
    for window in scene.windows { window.addLook(to: &fingerprint) }
    return fingerprint
  }
}

extension UIView {
  /// Whether any part of the view can be seen.
  var isVisible: Bool {
    guard window != nil, bounds.width > 0, bounds.height > 0 else { return false }
    var around: UIView? = self
    while let view = around {
      if view.isHidden || view.alpha <= 0.01 { return false }
      around = view.superview
    }
    return true
  }
}
