// SPDX-License-Identifier: MIT

package import UIKitSemantics

/// A scenario that is being played: the world, what the app does in it, and what was seen.
package struct ScenarioRun: Sendable {
  /// What happened, for a trace.
  package enum Entry: Hashable, Sendable {
    /// A line of the scenario begins.
    case line(Scenario.Part, String)
    /// UIKit calls the app.
    case callback(Callback)
    /// The app answers.
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
    let event: SwiftUIEvent
    let inputs: [Input]
    let isOnlyOnce: Bool
    var isSpent = false
  }

  /// SwiftUI, and UIKit below it.
  package var host: SwiftUIHost
  /// The callbacks since the last `then`.
  package private(set) var received: [Callback] = []
  /// The same, with what SwiftUI did.
  package private(set) var events: [SwiftUIEvent] = []
  /// What UIKit made of the requests since the last `then`, in order.
  package private(set) var responses: [Response] = []
  /// What UIKit wrote to the log since the last `then`.
  package private(set) var logLines: [String] = []
  /// All that happened.
  package private(set) var entries: [Entry] = []
  /// Which rules were applied, and which open questions were answered.
  package private(set) var record = RuleRecord()
  /// The style in which V is presented.
  var style = ModalPresentationStyle.pageSheet
  /// Who is on screen before the first `when`, presented by P.
  var presentedAtStart: ControllerID?
  /// What the app answers; "yes" to any question that is not listed.
  var answers: [Callback: Answer] = [:]
  var reactions: [Reaction] = []
  private var isDelivering = false

  init(world: PresentationWorld) { host = SwiftUIHost(world: world) }

  /// UIKit.
  package var world: PresentationWorld {
    get { host.world }
    set { host.withUIKit { $0 = newValue } }
  }

  /// What came out otherwise than it must.
  package var failures: [String] {
    entries.compactMap { if case .failure(let text) = $0 { text } else { nil } }
  }

  mutating func note(_ text: String) { entries.append(.note(text)) }

  mutating func fail(_ text: String) { entries.append(.failure(text)) }

  mutating func begin(_ line: Scenario.Line) { entries.append(.line(line.part, line.words)) }

  /// Brings V on screen, if it is to be there, and forgets how.
  mutating func arrange() {
    if let presented = presentedAtStart {
      let reactions = self.reactions
      self.reactions = []
      let asked = PresentationRequest(style)
      request { $0.present(presented, from: .p, asked) }
      if world.offers(.interactiveTransitionStarts) {
        change { $0.perform(.interactiveTransitionStarts) }
        request { $0.finishInteractiveTransition(of: presented) }
      }
      finishTransition()
      self.reactions = reactions
      entries.removeAll { if case .line = $0 { false } else { true } }
    }
    forget()
  }

  mutating func forget() {
    received = []
    events = []
    responses = []
    logLines = []
  }

  /// Makes an input of SwiftUI's, and lets all happen that follows from it.
  mutating func swiftUI(_ body: (inout SwiftUIHost) -> Void) {
    body(&host)
    deliver()
  }

  /// Makes a request of the app to SwiftUI, which may not know it in this version of iOS.
  mutating func respond(_ body: (inout SwiftUIHost) -> Response) {
    responses.append(body(&host))
    deliver()
  }

  /// Makes a request of the app, and lets UIKit do all that follows from it.
  @discardableResult
  mutating func request(_ body: (inout PresentationWorld) -> Response) -> Response {
    let response = host.withUIKit(body)
    if let line = host.withUIKit({ $0.takeLogLine() }) {
      logLines.append(ControllerNames.ofFacts.describe(line))
    }
    responses.append(response)
    if response != .accepted { entries.append(.note("UIKit's response: \(response.words)")) }
    deliver()
    return response
  }

  /// Changes the world, and lets UIKit do all that follows from it.
  mutating func change(_ body: (inout PresentationWorld) -> Void) {
    host.withUIKit(body)
    deliver()
  }

  /// Lets UIKit take its steps; the app answers and reacts.
  ///
  /// What the app does during a callback does not deliver by itself: UIKit goes on when the
  /// callback returns.
  mutating func deliver() {
    guard !isDelivering else { return }
    isDelivering = true
    while let event = host.next() {
      events.append(event)
      guard case .uikit(let callback) = event else {
        entries.append(.note(event.words))
        react(to: event)
        continue
      }
      received.append(callback)
      entries.append(.callback(callback))
      react(to: event)
      if event.isQuestion {
        let answer = answers[callback] ?? .yes
        entries.append(.answer(answer))
        host.answer(answer)
      }
    }
    isDelivering = false
    host.withUIKit { record.formUnion($0.takeRecord()) }
  }

  /// Lets the user or the system do what UIKit offers now.
  mutating func perform(_ input: UIKitInput, orFail problem: String) {
    guard world.offers(input) else { return fail(problem) }
    change { $0.perform(input) }
  }

  mutating func perform(_ inputs: [Input]) {
    for input in inputs { input.perform(&self) }
  }

  /// Lets several things happen before UIKit takes its steps, and looks before it does.
  mutating func inOneTurn(_ inputs: [Input], seeing expectations: [Expectation] = []) {
    let isNested = isDelivering
    isDelivering = true
    perform(inputs)
    check(expectations)
    isDelivering = isNested
    deliver()
  }

  /// Sees whether all is as it must be now.
  mutating func check(_ expectations: [Expectation]) {
    for expectation in expectations {
      if let deviation = expectation.deviation(self) { fail("but: \(deviation)") }
    }
  }

  private mutating func react(to event: SwiftUIEvent) {
    for index in reactions.indices
    where reactions[index].event == event && !reactions[index].isSpent {
      reactions[index].isSpent = reactions[index].isOnlyOnce
      for input in reactions[index].inputs {
        entries.append(.reaction(input.words))
        input.perform(&self)
      }
    }
  }

  /// Ends the running animation; a custom animator completes as it should.
  mutating func finishTransition() {
    guard world.offers(.animationEnds) else { return }
    change { $0.perform(.animationEnds) }
    guard let top = world.animated, top.drive == .awaitingCompletion else { return }
    request { $0.completeTransition(!top.isCancelled, of: top.presented) }
  }
}
