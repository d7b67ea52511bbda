// SPDX-License-Identifier: MIT

/// UIKit's rules of modal presentation as one deterministic value.
///
/// The world takes inputs (requests of the app, gestures of the user, events of the system), each
/// of which puts small steps on an agenda. ``next()`` takes the steps and returns the callbacks to
/// deliver, one at a time; an app may make requests *during* a callback. Some callbacks are
/// questions: the next step is taken when ``answer(_:)`` was called.
///
/// ```swift
/// var world = PresentationWorld()
/// world.present(sheet, from: .root, PresentationRequest(.pageSheet))
/// while let callback = world.next() {
///   if callback.isQuestion { world.answer(.yes) }
/// }
/// ```
///
/// The world never calls an app and knows none, it has no clock and no randomness, and it does not
/// end animations by itself: the end of an animation is an input like the others.
public struct PresentationWorld: Hashable, Sendable {
  /// How many view controllers a scenario can have, the root included.
  public static var capacity: Int { ControllerTable<ControllerState>.capacity }
  /// How many presentations there may be at a time.
  public static var capacityOfPresentations: Int { FixedArray<Presentation>.capacity }

  /// What UIKit does where its sources leave it open.
  public internal(set) var behavior: UIKitBehavior
  /// The horizontal size class of the window (F12).
  public internal(set) var horizontalSizeClass: HorizontalSizeClass
  /// The vertical size class of the window (F3).
  public internal(set) var verticalSizeClass = VerticalSizeClass.regular
  /// The exception that ended the app, if there was one.
  public internal(set) var error: ProgrammingError?
  /// How many presentations are on the stack.
  public internal(set) var count = 0

  var stack: FixedArray<Presentation>
  var controllers = ControllerTable<ControllerState>()
  var containment = Containment()
  var sheets = ControllerTable<SheetState>()
  var settings = ControllerTable<TransitionSettings>()
  var agenda = Agenda()
  /// The step whose question waits for its answer.
  var question: MicroStep?
  /// `rootViewController` of the window.
  public internal(set) var rootViewController = ControllerID.root
  /// The presentation that waits for the end of a push or a pop.
  var waiting: WaitingPresentation?
  /// The animated push, pop or change of tabs whose last callbacks come.
  var endedExchange = NotCompared<EndedExchange?>(nil)
  /// What the last request caused in the log.
  var logLine = NotCompared<LogLine?>(nil)
  /// Whom the last `dismiss` takes off screen, now or later.
  package internal(set) var dismissed = NotCompared<ControllerID?>(nil)
  /// Whether there was ever another window, so that there may be several chains.
  var hasOtherChains = NotCompared(false)
  /// What was made use of since the record was last taken.
  var record = NotCompared(RuleRecord())

  /// Creates a world that shows the root view controller and nothing else.
  public init(
    behavior: UIKitBehavior = UIKitBehavior(), horizontalSizeClass: HorizontalSizeClass = .compact
  ) {
    self.behavior = behavior
    self.horizontalSizeClass = horizontalSizeClass
    stack = FixedArray(repeating: .vacant)
    controllers[0].appearance = .appeared
    controllers[0].isViewInWindow = true
  }
}

// MARK: - What can be seen from outside

extension PresentationWorld {
  /// The presentation at a level of the stack, counted from 0 at the bottom.
  ///
  /// - Precondition: `level` is not negative and below ``count``.
  public func presentation(at level: Int) -> Presentation {
    precondition(level < count, "There are \(count) presentations.")
    return stack[level]
  }

  /// The uppermost presentation.
  public var top: Presentation? { count > 0 ? stack[count - 1] : nil }

  /// The presentation whose animation the running transition is; the uppermost one where nothing
  /// moves (E13, E14).
  public var animated: Presentation? { count > 0 ? stack[animatedLevel] : nil }

  /// The presentation that shows a controller, if it is presented.
  public func presentation(of controller: ControllerID) -> Presentation? {
    level(of: controller).map { stack[$0] }
  }

  /// The controllers that the scenario makes use of are among these.
  public var controllersInUse: [ControllerID] { controllers.placesInUse.map { ControllerID($0) } }

  /// What the world knows of a controller.
  public func state(of controller: ControllerID) -> ControllerState {
    controllers[controller.index]
  }

  /// `presentedViewController` of a controller: what it presents, or else the nearest of its
  /// containers (E1, E17, B26).
  public func presentedViewController(of controller: ControllerID) -> ControllerID? {
    if let search = search(presentedNear: controller) { return search }
    guard let level = levelPresented(byNearest: representative(of: controller)),
      !stack[level].flags.contains(.departed)
    else { return nil }
    return stack[level].presented
  }

  /// `presentingViewController` of a controller, or of the container that it is in (B26, E18).
  public func presentingViewController(of controller: ControllerID) -> ControllerID? {
    if let presenter = settings[controller.index].searchPresenter { return presenter }
    guard let level = levelShowing(controller), !stack[level].flags.contains(.departed) else {
      return nil
    }
    return stack[level].presenting
  }

  /// `isBeingDismissed` of a controller, which is still true in its last callbacks (B23, B27).
  public func isBeingDismissed(_ controller: ControllerID) -> Bool {
    presentation(of: controller)?.isBeingDismissed
      ?? settings[controller.index].flags.contains(.isDeparting)
  }

  /// The controller that the user sees uppermost.
  public var topmostController: ControllerID { top?.presented ?? rootViewController }

  /// Whether UIKit has nothing to do before the next input.
  public var isSettled: Bool { agenda.isEmpty && question == nil }

  /// Whether nothing moves: no transition runs and no finger holds a sheet.
  public var isAtRest: Bool {
    (0..<count).allSatisfy { stack[$0].isAtRest && stack[$0].finger == .up }
  }

  /// Whether an interactive transition, of a presentation or a container, waits for what leads it.
  public var isInteracting: Bool {
    containment.isInteracting
      || animated.map { $0.drive == .interacting && !$0.isAtRest } ?? false
  }

  /// Whether a transition runs.
  public var isInTransition: Bool { (0..<count).contains { !stack[$0].isAtRest } }
}

// MARK: - Finding one's way

extension PresentationWorld {
  func level(of controller: ControllerID) -> Int? {
    // A loop, not a closure: it is asked for at every turn.
    for level in 0..<count
    where stack[level].presented == controller
      || stack[level].wrapped == controller && !stack[level].isReplaced
    {
      return level
    }
    return nil
  }

  func levelPresented(by controller: ControllerID) -> Int? {
    (0..<count).first { stack[$0].presenting == controller }
  }

  /// The lowest level of the transition that the uppermost presentation is part of.
  ///
  /// When code takes down several presentations at once, they go in one transition (E13, E15).
  var transitionBase: Int {
    var level = count - 1
    guard stack[level].transition == .dismissal else { return level }
    while level > 0, stack[level - 1].transition == .dismissal, isOneChain(level - 1, level) {
      level -= 1
    }
    return level
  }

  /// The level whose animation the running transition is.
  ///
  /// Of several that go at once, that is the uppermost one by the documentation, and the lowest one
  /// by what was seen (E13, E14, X2).
  var animatedLevel: Int {
    let base = transitionBase
    guard base < count - 1 else { return base }
    let isLowest = behavior.asked(.animatedLevelOfStack).animatedLevelOfStack == .lowest
    return isLowest ? base : count - 1
  }

  /// Puts a step at the end of the agenda.
  mutating func enqueue(_ kind: MicroStep.Kind, at level: Int) {
    agenda.append(MicroStep(kind, at: level))
  }

  /// Puts an appearance step of a controller at the end of the agenda.
  mutating func enqueue(_ kind: MicroStep.Kind, of controller: ControllerID) {
    agenda.append(MicroStep(kind, of: controller))
  }
}

extension Presentation {
  /// Fills the places of the stack that no presentation uses.
  static let vacant = Presentation(
    presented: .root, presenting: .root, requestedStyle: .none, style: .none, flags: [])
}
