// SPDX-License-Identifier: MIT

import Foundation
package import UIKitSemantics

/// Brings the rules of presentation and the objects of an app together.
///
/// The rules are those of `PresentationWorld` and nowhere else: what an app asks for goes there,
/// and callbacks go from there to the app's objects. Requests are decided at once; callbacks follow
/// when the app's own code has returned.
@MainActor
package final class PresentationDriver {
  /// UIKit's side of the state.
  package var world: PresentationWorld
  /// What has happened since the turn began.
  package var events: [PresentationEvent] = [] {
    didSet { if let onEvent, let last = events.last { onEvent(last) } }
  }
  /// Told of what happens, when it happens: it may be the last that does.
  package var onEvent: ((PresentationEvent) -> Void)?
  /// Types of controllers, in the order of the identifiers they will get.
  package var names: [String] = []
  /// What would have ended the app: an exception that UIKit raised.
  package internal(set) var exception: String?
  /// What dismissals took that were not meant, until somebody asks.
  var overreaches: [String] = []
  /// What UIKit has refused, until somebody asks.
  var refusals: [RefusedRequest] = []
  /// Whether layout passes are separate events, instead of ending each turn.
  package var keepsLayoutPasses = false

  var slots: [WeakController]
  /// What controllers were called before one of their places went to another one in this step: during
  /// how many of its events.
  package internal(set) var formerNames: [(events: Int, names: [String])] = []
  /// Which events of this step are calls of others than the app, by their numbers in it.
  package private(set) var callsOfOthers: [Int: Caller] = [:]
  /// What else was called in the middle of this step, such as by the main queue: after how many of its
  /// events.
  package private(set) var callsBetween: [(events: Int, name: String)] = [] {
    didSet {
      if let onCallBetween, let last = callsBetween.last { onCallBetween(last.name) }
    }
  }
  /// Told of such a call, before it happens.
  package var onCallBetween: ((String) -> Void)?
  private(set) var caller = Caller.app
  /// How many events there were in this step before this turn.
  private(set) var eventsOfFormerTurns = 0
  /// Which type each place is for that is not in ``names``.
  package var places = ControllerPlaces()
  /// Whether one of the controllers shows one of its children at a time.
  var hasContainers = false
  /// Whether one of the controllers was made the child of another one by the app.
  var hasPlainChildren = false { didSet { childrenAreRefreshedAt = nil } }
  /// How many changes to the tree of views the rules know of, where nothing else has changed.
  var childrenAreRefreshedAt: Int?
  /// Whom UIKit keeps until they have been told that they appear or disappear.
  var moving: [UIViewController] = []
  /// Whose views are about to come into a window.
  var entering: [ControllerID] = []
  /// Tells this driver from the drivers of other executions.
  let number: Int
  private static var count = 0
  var shown: [ShownPresentation] = []
  /// What has ended during this turn; some callbacks are still due.
  var ended: [ShownPresentation] = []
  /// The pushes, pops and changes of tabs that run or have ended during this turn.
  var exchanges: [ChildExchange] = []
  /// What was to be presented during a push or a pop.
  var waiting: WaitingRequest?
  /// Whether callbacks are delivered before a call returns, and nothing else.
  private var isNested = false
  var dismissCompletions: [ControllerID: () -> Void] = [:]
  /// Whether the method that was called last is a default of the stand-in's.
  package var answeredByDefault = false
  /// Whether a property is read that UIKit reads, to see whether the app overrides it (C31).
  private(set) var isReadingProperty = false
  /// The controller whose `dismiss` UIKit itself has called, until it reaches UIKit's own.
  var askedToDismiss: ControllerID?
  /// The window whose root the rules know.
  @Loose var window: UIWindow?
  /// UIKit's own transitions that run, and when they end.
  package internal(set) var endsOfTransitions: [EndOfTransition] = []
  /// The controller that adaptation wraps: to the rules it is not the wrapper's child (F11).
  var wrapped: UIViewController?
  /// The width of the screen in the size class that the window had before.
  var otherWidth: CGFloat?
  /// How many of the app's detents have no identifier.
  var unnamedDetents = 0
  /// What follows when all pending callbacks have been delivered.
  private var followUps: [() -> Void] = []
  private var isDelivering = false
  /// How many there were since the turn began.
  private var calls = 0, callbacks = 0

  package init(behavior: UIKitBehavior = UIKitBehavior()) {
    Self.count += 1
    number = Self.count
    world = PresentationWorld(behavior: behavior)
    slots = Array(repeating: WeakController(), count: PresentationWorld.capacity)
  }

  /// Sets a behavior and a width, before anything is presented.
  package func configure(behavior: UIKitBehavior, horizontalSizeClass: HorizontalSizeClass) {
    precondition(world.count == 0, "Something is presented already.")
    world = PresentationWorld(behavior: behavior, horizontalSizeClass: horizontalSizeClass)
    let isWide = horizontalSizeClass == .regular
    HeadlessScene.current.screen.traits = UITraitCollection(
      horizontalSizeClass: isWide ? .regular : .compact, verticalSizeClass: .regular,
      idiom: isWide ? .pad : .phone)
  }

  /// The number of the last event in this step.
  package var numberOfEvent: Int { eventsOfFormerTurns + events.count - 1 }

  /// Lets calls count as those of SwiftUI or somebody else, as long as a closure runs.
  package func calling<Result>(as caller: Caller = .swiftUI, _ body: () -> Result) -> Result {
    let former = self.caller
    self.caller = caller
    defer { self.caller = former }
    return body()
  }

  /// Records a call by the app, and the exception that it may have raised.
  func record(_ call: Call, _ response: Response) {
    if caller != .app { callsOfOthers[eventsOfFormerTurns + events.count] = caller }
    events.append(.call(call, response))
    calls += 1
    breakOff(afterCalls: calls)
    if call.takesAway, response == .accepted || response == .deferred {
      HeadlessScene.current.clock.chain.leaves()
    }
    if case .raised(let error) = response { exception = error.message }
  }

  /// The default of an optional method was called: the app does not implement it.
  package func noteDefaultAnswer() { answeredByDefault = true }

  /// Calls a delegate from within a method that the rules have called: whether the delegate
  /// implements that says nothing of the method.
  func tellInPassing(_ body: () -> Void) {
    let wasDefault = answeredByDefault
    body()
    answeredByDefault = wasDefault
  }

  /// Reads a property, as UIKit does now and then.
  @discardableResult
  func reading<Value>(_ property: () -> Value) -> Value {
    isReadingProperty = true
    defer { isReadingProperty = false }
    return property()
  }

  /// The property of a superclass was read: the app does not have its own.
  func noteDefaultGetter() { if isReadingProperty { answeredByDefault = true } }

  // MARK: - Turns

  /// Begins a step, which may take several turns.
  package func stepBegins() {
    events.removeAll(keepingCapacity: true)
    (eventsOfFormerTurns, formerNames, callsOfOthers, callsBetween) = (0, [], [:], [])
  }

  /// Lets one thing happen, and all that UIKit does because of it.
  ///
  /// - Returns: What has happened, as far as it was recorded.
  @discardableResult
  package func turn(_ body: () -> Void) -> [PresentationEvent] {
    eventsOfFormerTurns += events.count
    events.removeAll(keepingCapacity: true)
    (calls, callbacks) = (0, 0)
    refresh()
    let clock = HeadlessScene.current.clock
    clock.run(CausalChain()) {
      body()
      deliver()
      finishTurn()
    }
    if HeadlessScene.current.hasKeyboard { HeadlessScene.current.keyboard.follow(self) }
    clock.forgetRequests { isGone($0) }
    noteEndsOfTransitions()
    return events
  }

  /// Ends the execution here, for the reason given: the app does something that never ends, or it no
  /// longer behaves as it did before.
  package func breakOff(_ reason: String) { exception = exception ?? reason }

  /// Lets go of all objects, without a word to them.
  func abandon() {
    (shown, ended, followUps, refusals) = ([], [], [], [])
    dismissCompletions = [:]
    wrapped = nil
  }

  /// Serves the main queue between the handler of a touch or a timer and the transitions that it has
  /// asked for, if UIKit does so (L13).
  ///
  /// What is put off only then waits for its next turn.
  package func serveMainQueue() {
    let clock = HeadlessScene.current.clock
    clock.forgetCancelled()
    let waiting = clock.callsOnMainThread
    guard !waiting.isEmpty, world.servesMainQueueFirst() else { return }
    let names = Dictionary(uniqueKeysWithValues: clock.pending.map { ($0.id, $0.name) })
    for id in waiting where exception == nil && clock.isPending(id) {
      note(call: names[id] ?? "main queue")
      clock.fire(id)
      clock.forgetCancelled()
    }
  }

  /// Notes a call that is no event, for traces.
  package func note(call name: String) {
    callsBetween.append((eventsOfFormerTurns + events.count, name))
  }

  /// Delivers all pending callbacks.
  package func deliver() {
    guard !isDelivering else { return }
    isDelivering = true
    reconcile()
    var driver = self
    driver.deliverCallbacks()
    isDelivering = false
    reconcile()
    ended = []
    moving = []
    exchanges.removeAll(where: \.isOver)
    for one in shown { one.delegateOfRequest = nil }
  }

  /// Delivers, before a call of the app's returns, what the rules have put apart for that.
  func deliverNow(_ suspended: PresentationWorld.SuspendedQuestion?) {
    guard let suspended else { return }
    let (wasNested, wasDefault) = (isNested, answeredByDefault)
    isNested = true
    reconcile()
    var driver = self
    driver.deliverCallbacks()
    reconcile()
    (isNested, answeredByDefault) = (wasNested, wasDefault)
    world.resume(suspended)
  }

  /// Does something when all pending callbacks have been delivered.
  func afterCallbacks(_ body: @escaping () -> Void) { followUps.append(body) }

  /// Lays out what needs layout, until nothing does or a bound is reached.
  private func finishTurn() {
    if HeadlessScene.current.hideReleasedWindows() { deliver() }
    HeadlessScene.current.clock.forgetCancelled()
    guard !keepsLayoutPasses else { return sweep() }
    for _ in 0..<Bound.layouts where HeadlessScene.current.clock.hasPendingLayout {
      HeadlessScene.current.clock.runLayout()
      deliver()
    }
    if HeadlessScene.current.clock.hasPendingLayout { breakOffLayout() }
    sweep()
  }
}

// MARK: - How the rules and the objects take turns

extension PresentationDriver: @MainActor PresentationDriving {
  /// What the rules offer, except the end of an app's animator, which is an event of the clock, and
  /// layout passes, which views ask for.
  package func offers(_ input: UIKitInput) -> Bool {
    switch input {
    case .animationEnds: world.offers(input) && !isAnimatedByApp
    case .containerTransitionEnds(let container):
      world.offers(input) && exchange(in: container)?.animator == nil
    case .containerLaysOut: false
    default: world.offers(input)
    }
  }

  private var isAnimatedByApp: Bool {
    guard let animated = world.animated else { return false }
    // An animator also runs a transition that is not animated (D13), and ends it when it likes.
    return shown.contains { $0.identifier == animated.presented && $0.animator != nil }
  }

  /// Lets the user or the system do something to UIKit.
  package func perform(_ input: UIKitInput) {
    endsOfTransitions.removeAll { $0.input == input }
    switch input {
    case .animationEnds: endAnimation()
    case .containerTransitionEnds(let container): endAnimation(in: container)
    case .sizeClassChanges(let sizeClass): setHorizontalSizeClass(sizeClass)
    case .swipeBegins, .swipeDownAgain:
      // A swipe down stands for a pinch, which leads to the same.
      let middle = CGPoint(x: UIScreen.main.bounds.midX, y: UIScreen.main.bounds.midY)
      let decides = controller(world.topmostController)
      if decides?.letsGestureBegin(at: middle, CGVector(dx: 0, dy: 500)) != false {
        world.perform(input)
      }
    case .tapOutside, .accessibilityEscape:
      // Beside an action sheet in a popover that is what the cancel button would be.
      let sheet = controller(world.topmostController) as? UIAlertController
      if sheet?.chooseCancel() != true { world.perform(input) }
    default: world.perform(input)
    }
  }

  /// UIKit's own animation ends.
  private func endAnimation() {
    let isCancelled = world.animated?.isCancelled ?? false
    for presentation in shown { presentation.coordinator?.settle(cancelled: isCancelled) }
    layOutWhatComes()
    world.perform(.animationEnds)
  }

  /// What is being presented is laid out while it is animated (C1): only a pass for what was already
  /// there can be late.
  func layOutWhatComes() {
    guard keepsLayoutPasses else { return }
    for one in shown where world.presentation(of: one.identifier)?.isBeingPresented == true {
      one.containerView?.layoutUntilClean()
    }
  }

  /// The next callback; once there is none, does what was to follow the callbacks.
  package func next() -> Callback? {
    while exception == nil, !breakOff(afterCallbacks: callbacks) {
      refreshChildren()
      if let callback = world.next() {
        callbacks += 1
        reconcile()
        answeredByDefault = false
        guard isOfSwiftUI(callback) else { return callback }
        receive(callback)
        continue
      }
      if let error = world.error { breakOff(error.message) }
      guard exception == nil, !isNested, !followUps.isEmpty || !exchanges.isEmpty else {
        return nil
      }
      // An exchange in a container that is not on screen ends without a callback.
      reconcile()
      guard !followUps.isEmpty else { return nil }
      followUps.removeFirst()()
    }
    return nil
  }
}

extension PresentationDriver {
  /// Whether a callback concerns only what SwiftUI itself waits for: the app has no block there.
  private func isOfSwiftUI(_ callback: Callback) -> Bool {
    switch callback {
    case .alongsideAnimations(let id): transition(of: id)?.coordinator?.isAskedByApp == false
    case .alongsideCompletion(let id, _):
      transition(of: id)?.endedCoordinator?.isAskedByApp == false
    default: false
    }
  }
}

/// What a controller is called in one execution.
struct ScenePlace {
  /// The number of the driver of that execution.
  let driver: Int
  let identifier: ControllerID
}

/// A place of the table of controllers.
struct WeakController {
  @Loose var controller: UIViewController?
  /// Whether there is no controller, or no longer one.
  var isGone: Bool { _controller.isEmpty }
  /// Whether the controller shows one of its children at a time.
  var isContainer = false
  /// Whether a controller was there, so that the rules still have to forget it.
  var isUsed = false
  /// The type of the last controller that was there.
  var type: String?
  /// What that controller was called last.
  var name: String?

  /// A place that was never used.
  init() {}

  /// The place of a controller.
  @MainActor init(_ controller: UIViewController) {
    _controller = Loose(wrappedValue: controller)
    isContainer = controller.containerKind != .plain
    isUsed = true
    type = PropertyNames.typeName(of: controller)
  }
}
