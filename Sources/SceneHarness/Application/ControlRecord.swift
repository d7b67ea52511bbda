// SPDX-License-Identifier: MIT

import ModalHarness
import StateSpace
import UIKit
import UIKitSemantics

/// Whether the control that has shown something last still does anything on the same screen.
///
/// What was shown last is forgotten once the user does something else on the screen from which it was
/// shown, or finds it changed: each use that is kept for longer would multiply all states that follow. A
/// gesture that cancels a transition is nothing else.
@MainActor
struct ControlRecord {
  /// A tap, and how everything looked before it.
  private struct Use {
    let tap: String
    let screen: Fingerprint
    /// The controller of what was tapped: once it is gone, the screen does not come again by itself.
    let owner: Existence?
    /// How many controllers there were before it.
    let controllers: Int
    /// Whether it is on a view of SwiftUI's, of whose styles and colors nothing is seen.
    let isStyled: Bool
    /// How often the app had told somebody something, and written something down, before it.
    let messages: Int, keptChanges: Int
    /// Whether the app has written something down since: it may want to show something only once.
    var isKnown = false
    /// Whether a view that covers the screen came of it, and no controller.
    var isOverlay = false
    /// What came of it, in words.
    var shown = "something"

    /// Which of several controllers that look alike that is.
    @MainActor var place: Int? { (owner?.object as? UIViewController)?.scenePlace }

    @MainActor var screenName: String {
      (owner?.object as? UIViewController)?.screenName ?? "a screen"
    }

    func isSame(as other: Use?) -> Bool {
      tap == other?.tap && screen == other?.screen && owner === other?.owner
    }

    /// What tells it from the taps of other controls, in all executions.
    @MainActor var control: Fingerprint {
      var fingerprint = screen
      fingerprint.combine(tap)
      fingerprint.combine(UInt64(1 + (place ?? -1)))
      fingerprint.combine(UInt64(controllers))
      return fingerprint
    }

    /// Whether there are no more controllers than before it.
    @MainActor
    func isOver(in scene: HeadlessScene) -> Bool {
      scene.presentation.controllersInUse.count <= controllers
    }
  }

  private var opener: Use?
  /// Whether a gesture is under way, and what was shown last is forgotten unless it comes to nothing.
  private var isInGesture = false
  private var current: Use?
  /// The last tap, as long as something is pending that it has begun.
  private var starter: Use?
  /// Whether a tap that can be compared with others is being executed.
  var isTapping: Bool { current != nil }
  /// What came of the tap that has just repeated one that showed something.
  private(set) var repetition: Repetition?
  /// What came of the last action, if it was a tap that can be compared with others.
  private(set) var response: Response?
  private let configuration: String
  private let ledger: SceneLedger

  init(in configuration: VariantConfiguration, noting ledger: SceneLedger) {
    (self.configuration, self.ledger) = (configuration.text, ledger)
  }

  /// Whether a tap did anything.
  struct Response: Sendable {
    /// The control, on a screen that looks in a certain way.
    let control: Control
    let tap: String
    /// The kind of screen on which the control is.
    let screen: String
    /// Whether the control is a view of SwiftUI's, of whose styles and colors nothing is seen.
    let isStyled: Bool
    var isDead: Bool
    /// How often the app had written something down.
    let keptChanges: Int
  }

  /// A control on a screen that looks in a certain way, in all executions.
  struct Control: Hashable, Sendable {
    let configuration: String
    let fingerprint: Fingerprint
  }

  enum Repetition: Hashable, Sendable {
    case works
    case isDead(tap: String, shown: String)

    /// What the tap did before and does no more, in words.
    var difference: String? {
      guard case .isDead(let tap, let shown) = self else { return nil }
      return "'\(tap)' showed \(shown) the last time; now it calls nothing of UIKit's and changes "
        + "nothing on screen"
    }
  }

  /// The tap that shows what is shown now, and how everything looked before it.
  var shower: Fingerprint? {
    guard let use = current ?? starter else { return nil }
    var fingerprint = use.screen
    fingerprint.combine(use.tap)
    return fingerprint
  }

  /// An action is about to happen.
  mutating func actionBegins(
    _ step: SceneStep, in scene: HeadlessScene, isSettled: Bool, beginsGesture: Bool = false
  ) {
    (current, repetition, response) = (nil, nil, nil)
    if step.action.actor == .user { starter = nil }
    guard isSettled, step.action.actor == .user else { return }
    let look = { scene.screenLook }
    let screen = { step.findings.value?.screen(look) ?? look() }
    if case .input(let input) = step.action, case .tap(let tap) = input.deed {
      let touched = sequence(first: scene.touches.view(at: tap.point) as UIResponder?) { $0?.next }
      let owner = touched.lazy.compactMap { $0 as? UIViewController }.first
      current = Use(
        tap: input.name, screen: screen(), owner: owner?.existence,
        controllers: scene.presentation.controllersInUse.count,
        isStyled: touched.contains { $0 is any DescribedContents }, messages: scene.messages,
        keptChanges: scene.keptChanges)
    }
    if let opener, current?.tap != opener.tap, opener.isOver(in: scene),
      screen() == opener.screen
    {
      if beginsGesture { isInGesture = true } else { self.opener = nil }
    }
  }

  /// The gesture has ended that was under way.
  mutating func gestureEnds(cancelled: Bool) {
    if isInGesture, !cancelled { opener = nil }
    isInGesture = false
  }

  /// An action has happened; maybe a tap that has put a view over the screen without a presentation.
  mutating func actionEnds(
    _ events: [PresentationEvent], showsOverlay: Bool = false, in scene: HeadlessScene,
    isSettled: Bool
  ) {
    if let current {
      let isDead =
        isSettled && !showsOverlay && !events.contains(where: \.isCall)
        && scene.messages == current.messages && scene.screenLook == current.screen
      response = Response(
        control: control(of: current), tap: current.tap, screen: current.screenName,
        isStyled: current.isStyled, isDead: isDead, keptChanges: current.keptChanges)
      if let opener, current.isSame(as: opener) {
        repetition =
          isDead && !opener.isKnown ? .isDead(tap: current.tap, shown: opener.shown) : .works
      }
      if isDead {
        let isRepeated = repetition.map { $0 != .works } ?? false
        ledger.note(unresponsive: control(of: current), isRepeated: isRepeated)
      }
    }
    let showsController = events.contains(where: \.showsSomething) || events.addsChild
    let isShown = showsController || showsOverlay && !events.contains(where: \.isCall)
    if isShown, let use = current ?? starter {
      opener = use
      opener?.isOverlay = !showsController
      opener?.shown = events.whatIsShown(in: scene)
      ledger.note(
        control(of: use), shows: events.whatIsShown(in: scene), keptChanges: use.keptChanges)
    }
    if let owner = opener?.owner, owner.object == nil { opener = nil }
    if isSettled, let opener, !opener.isOverlay, opener.isOver(in: scene),
      scene.screenLook != opener.screen
    {
      self.opener = nil
    }
    if let opener, opener.keptChanges != scene.keptChanges { self.opener?.isKnown = true }
    starter = isSettled ? nil : current ?? starter
  }

  private func control(of use: Use) -> Control {
    Control(configuration: configuration, fingerprint: use.control)
  }

  /// What tells records apart that may come to different ends.
  func add(to fingerprint: inout Fingerprint) {
    fingerprint.combine(isInGesture ? 1 : 0)
    for use in [opener, starter] {
      fingerprint.combine(use == nil ? 0 : 1)
      guard let use else { continue }
      fingerprint.combine(use.tap)
      fingerprint.combine(use.screen)
      fingerprint.combine(UInt64(1 + (use.place ?? -1)))
      fingerprint.combine(UInt64(use.controllers))
      fingerprint.combine((use.isOverlay ? 1 : 0) + (use.isKnown ? 2 : 0))
    }
  }
}

extension PresentationEvent {
  /// Whether a controller is shown.
  fileprivate var showsSomething: Bool {
    switch self {
    case .call(.present, .accepted), .call(.present, .deferred), .call(.push, .accepted): true
    default: false
    }
  }

  /// Whether the app asks UIKit for something, and not to dismiss what is not there.
  fileprivate var isCall: Bool {
    switch self {
    case .call(_, .refused(.nothingToDismiss)): false
    case .call: true
    default: false
    }
  }
}

extension [PresentationEvent] {
  /// What is shown, in words.
  @MainActor
  fileprivate func whatIsShown(in scene: HeadlessScene) -> String {
    let isPresented = contains { if case .call(.present, _) = $0 { true } else { false } }
    guard let last = scene.presentation.presentedControllers.last, isPresented else {
      return contains { if case .call(.push, _) = $0 { true } else { false } }
        ? "another screen" : "something"
    }
    return last.headlessName
  }

  /// Whether a container has a new child, and not another one in place of one that goes.
  fileprivate var addsChild: Bool {
    var isAdded = false
    for case .call(let call, _) in self {
      switch call {
      case .addChild: isAdded = true
      case .removeFromParent, .select, .setPage: return false
      default: break
      }
    }
    return isAdded
  }
}
