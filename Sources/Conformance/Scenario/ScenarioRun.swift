// SPDX-License-Identifier: MIT

package import UIKitSemantics

/// A scenario that is being played: where, what the app does there, and what was seen.
package final class ScenarioRun {
  package enum Entry: Hashable, Sendable {
    case line(Scenario.Part, String)
    case callback(Callback)
    case answer(Answer)
    /// The app does something during a callback.
    case reaction(String)
    /// Something else that was seen, such as what UIKit made of a request.
    case note(String)
    /// Something came out otherwise than it must.
    case failure(String)
  }

  /// What the app does when it receives a callback, or when SwiftUI does something.
  struct Reaction: Sendable {
    let event: ScenarioEvent
    let inputs: [Input]
    let isOnlyOnce: Bool
    var isSpent = false
  }

  /// UIKit's rules, where there are no real objects.
  private var world: PresentationWorld
  private var objects: (any ObjectStage)?
  /// Why the scenario cannot go on here.
  package private(set) var obstacle: String?
  /// The callbacks since the last `then`.
  package private(set) var received: [Callback] = []
  /// The same, with what SwiftUI did.
  package private(set) var events: [ScenarioEvent] = []
  /// What UIKit made of the requests since the last `then`, in order.
  package private(set) var responses: [Response] = []
  /// What UIKit wrote to the log since the last `then`.
  package private(set) var logLines: [String] = []
  package private(set) var entries: [Entry] = []
  /// Which rules were applied, and which open questions were answered.
  package private(set) var record = RuleRecord()
  /// The style in which V is presented.
  var style = ModalPresentationStyle.pageSheet { didSet { objects?.setStyle(style) } }
  /// Who is on screen before the first `when`, presented by P.
  var presentedAtStart: ControllerID?
  /// What the app answers; "yes" to any question that is not listed.
  var answers: [Callback: Answer] = [:]
  var reactions: [Reaction] = []
  /// What had to be so and no app can see.
  package private(set) var hidden: [String] = []
  private var isDelivering = false
  /// What waits on the main queue, where there are no real objects.
  private var putOff: [Input] = []

  init(world: PresentationWorld) {
    self.world = world
    objects = nil
  }

  init(objects: any ObjectStage) {
    world = PresentationWorld()
    self.objects = objects
    objects.receive = { [unowned self] in receive($0) }
    objects.obstacle = { [unowned self] in obstacle = obstacle ?? $0 }
  }

  /// UIKit: its rules alone, or what real objects show of it.
  var stage: any ScenarioStage {
    get { if let objects { objects } else { world } }
    set { if let world = newValue as? PresentationWorld { self.world = world } }
  }

  /// UIKit's rules; behind real objects, those that they keep to.
  package var rules: PresentationWorld { stage.rules }

  /// Whether views are laid out whenever they need it, not only where UIKit's rules say so.
  var laysOutFreely: Bool { objects != nil }

  /// What came out otherwise than it must.
  package var failures: [String] {
    entries.compactMap { if case .failure(let text) = $0 { text } else { nil } }
  }

  func note(_ text: String) { entries.append(.note(text)) }

  func fail(_ text: String) { entries.append(.failure(text)) }

  func begin(_ line: Scenario.Line) { entries.append(.line(line.part, line.words)) }

  /// Brings V on screen, if it is to be there, and forgets how.
  func arrange() {
    let reactions = self.reactions
    self.reactions = []
    objects?.launch()
    if let presented = presentedAtStart {
      let asked = PresentationRequest(style)
      request { $0.present(presented, from: .p, asked) }
      if stage.offers(.interactiveTransitionStarts) {
        change { $0.perform(.interactiveTransitionStarts) }
        request { $0.finishInteractiveTransition(of: presented) }
      }
      finishTransition()
    }
    self.reactions = reactions
    entries.removeAll { if case .line = $0 { false } else { true } }
    forget()
  }

  func forget() {
    received = []
    events = []
    responses = []
    logLines = []
  }

  /// Does something with views, and lets all happen that follows from it.
  func views(_ body: (any ViewStage) -> Void) {
    guard let objects else { return obstacle = obstacle ?? "UIKit's rules alone have no views" }
    turn { body(objects) }
  }

  /// What a binding holds.
  func value(of binding: BindingID) -> BindingValue { objects?.value(of: binding) ?? .absent }

  /// Makes a request of the app, and lets UIKit do all that follows from it.
  func request(_ body: (inout any ScenarioStage) -> Response) {
    turn {
      // What real objects do at once may lead to further requests.
      let place = responses.count
      responses.append(.accepted)
      let response = body(&stage)
      noteLogLine()
      responses[place] = response
      if response != .accepted { entries.append(.note("UIKit's response: \(response.words)")) }
    }
  }

  /// Changes something, and lets UIKit do all that follows from it.
  func change(_ body: (inout any ScenarioStage) -> Void) { turn { body(&stage) } }

  /// Lets something happen, and UIKit do all that follows from it, unless it is in the middle of
  /// that: what the app does during a callback does not deliver by itself.
  private func turn(_ body: () -> Void) {
    guard let objects, !isDelivering else {
      body()
      if !isDelivering, !putOff.isEmpty, world.servesMainQueueFirst() { serveMainQueue() }
      deliver()
      if !isDelivering { serveMainQueue() }
      return
    }
    isDelivering = true
    objects.turn(body)
    isDelivering = false
    noteLogLine()
  }

  /// Lets something happen when the main queue is served.
  func putOff(_ inputs: [Input]) {
    guard let objects else { return putOff += inputs }
    objects.putOff { [unowned self] in perform(inputs) }
  }

  private func serveMainQueue() {
    guard !putOff.isEmpty else { return }
    let inputs = putOff
    putOff = []
    inOneTurn(inputs)
  }

  private func noteLogLine() {
    if let line = stage.takeLogLine() { logLines.append(ControllerNames.ofFacts.describe(line)) }
  }

  /// Lets UIKit's rules take their steps; the app answers and reacts.
  func deliver() {
    guard !isDelivering, objects == nil else { return }
    isDelivering = true
    while let callback = world.next() {
      let answer = receive(.uikit(callback))
      if callback.isQuestion { world.answer(answer) }
    }
    isDelivering = false
  }

  /// Nothing else happens: notes which rules were applied, and lets go of all objects.
  func end() {
    record = stage.takeRecord()
    world = rules
    objects = nil
  }

  /// The app is told something, reacts, and answers if it is a question.
  private func receive(_ event: ScenarioEvent) -> Answer {
    events.append(event)
    guard case .uikit(let callback) = event else {
      entries.append(.note(event.words))
      react(to: event)
      return .yes
    }
    received.append(callback)
    entries.append(.callback(callback))
    react(to: event)
    let answer = answers[callback] ?? .yes
    if callback.isQuestion { entries.append(.answer(answer)) }
    return answer
  }

  /// Lets the user or the system do what UIKit offers now.
  func perform(_ input: UIKitInput, orFail problem: String) {
    guard stage.offers(input) else { return fail(problem) }
    change { $0.perform(input) }
  }

  func perform(_ inputs: [Input]) {
    for input in inputs { input.perform(self) }
  }

  /// Lets several things happen before UIKit takes its steps, and looks before it does.
  func inOneTurn(_ inputs: [Input], seeing expectations: [Expectation] = []) {
    turn {
      let isNested = isDelivering
      isDelivering = true
      perform(inputs)
      check(expectations)
      isDelivering = isNested
    }
  }

  /// Changes the settings of sheets with animation, and looks before UIKit takes its steps.
  func animateChanges(
    of controller: ControllerID, _ changes: [Input], seeing expectations: [Expectation]
  ) {
    let end = Input("the changes end") { run in
      run.change { stage in
        guard var world = stage as? PresentationWorld else { return }
        world.endAnimateChanges(of: controller)
        stage = world
      }
    }
    guard let objects else { return inOneTurn(changes + [end], seeing: expectations) }
    turn {
      objects.animateChanges(of: controller) { perform(changes) }
      check(expectations)
    }
  }

  /// Sees whether all is as it must be now.
  func check(_ expectations: [Expectation]) {
    for expectation in expectations {
      if expectation.isHidden, !hidden.contains(expectation.words) {
        hidden.append(expectation.words)
      }
      if let deviation = expectation.deviation(self) { fail("but: \(deviation)") }
    }
  }

  private func react(to event: ScenarioEvent) {
    for index in reactions.indices
    where reactions[index].event == event && !reactions[index].isSpent {
      reactions[index].isSpent = reactions[index].isOnlyOnce
      for input in reactions[index].inputs {
        entries.append(.reaction(input.words))
        input.perform(self)
      }
    }
  }

  /// Ends the running animation; a custom animator completes as it should.
  func finishTransition() {
    guard stage.offers(.animationEnds) else { return }
    change { $0.perform(.animationEnds) }
    guard let waiting = stage.awaitingCompletion else { return }
    request { $0.completeTransition(!waiting.isCancelled, of: waiting.controller) }
  }
}
