// SPDX-License-Identifier: MIT

package import ModalHarness
package import StateSpace
import UIKitSemantics

extension TraceText {
  package init<S: Spec>(
    of trace: Trace<PresentationSystem<S.App>>, _ spec: S, _ variant: Variant<S.App>
  ) {
    self.init(
      start: Self.start(of: trace, spec, variant),
      steps: StepReport.steps(of: trace, spec, variant),
      repeatsAfter: trace.loopStart)
  }

  /// What is there before anything happens.
  package static func start<S: Spec>(
    of trace: Trace<PresentationSystem<S.App>>, _ spec: S, _ variant: Variant<S.App>
  ) -> String {
    (spec.controllerNames(of: trace.initial.app) ?? variant.names).describe(trace.initial.world)
  }
}

extension StepReport {
  /// Tells a trace in the words of an iOS engineer.
  package static func steps<S: Spec>(
    of trace: Trace<PresentationSystem<S.App>>, _ spec: S, _ variant: Variant<S.App>
  ) -> [StepReport] {
    trace.steps.enumerated().map { index, step in
      StepReport(
        number: index + 1, from: step.before, by: step.action, step.events, to: step.after, spec,
        variant)
    }
  }

  init<S: Spec>(
    number: Int, from before: HarnessState<S.App>, by action: HarnessAction<S.App.Input>,
    _ events: [PresentationEvent], to after: HarnessState<S.App>, _ spec: S,
    _ variant: Variant<S.App>
  ) {
    let names = spec.controllerNames(of: after.app) ?? variant.names
    let name = names.name(of: action)
    self.init(
      number: number, actor: action.actor.rawValue, action: name,
      messages: Self.messages(
        of: events, action: name, names, spec.eventNotes(of: after.app))
        + spec.remarks(of: after.app).map { Message($0) },
      screen: names.describe(after.world),
      changes: Self.changes(
        from: spec.fields(of: before.app), to: spec.fields(of: after.app),
        momentary: spec.momentaryFields),
      drawing: ScreenReport(of: after.world, names))
  }

  private static func messages(
    of events: [PresentationEvent], action: String, _ latest: ControllerNames,
    _ notes: EventNotes
  ) -> [Message] {
    var messages: [Message] = []
    var calls = notes.callsBetween[...]
    func addCalls(before place: Int) {
      while let call = calls.first, call.events <= place {
        messages.append(Message(direction: .callback, text: call.name))
        calls.removeFirst()
      }
    }
    for (place, event) in events.enumerated() {
      addCalls(before: place)
      let names = notes.names(in: place, last: latest)
      let caller = notes.callers[place] ?? .app
      let message: Message? =
        switch event {
        case .uikit: Message(direction: .toUIKit, text: action)
        case .input: Message(direction: .toApp, text: action)
        case .call(let call, _) where caller == .swiftUI && call.isInternalOfSwiftUI: nil
        // Who sets its delegate reads it first, which changes nothing by itself.
        case .call(.readPresentationController, _): nil
        case .call(let call, let response):
          Message(
            direction: Message.Direction(TraceRemark.Kind(callBy: caller)),
            text: names.describe(call), response: names.describe(response))
        case .callback(let callback):
          Message(direction: .callback, text: names.describe(callback).text)
        case .answer(let answer):
          Message(direction: .answer, text: answer.text(to: events[..<place].lastCallback))
        case .settled: nil
        }
      if let message { messages.append(message) }
    }
    addCalls(before: events.count)
    return messages
  }

  private static func changes(
    from old: [(name: String, value: String)], to new: [(name: String, value: String)],
    momentary: [String: String]
  ) -> [String] {
    zip(old, new).compactMap { old, new in
      let before = momentary[new.name] ?? old.value
      return before == new.value ? nil : "\(new.name): \(before) → \(new.value)"
    }
  }
}

extension ArraySlice<PresentationEvent> {
  /// The question to which an answer comes next.
  fileprivate var lastCallback: Callback? {
    for case .callback(let callback) in reversed() { return callback }
    return nil
  }
}

extension StepReport.Message {
  fileprivate init(_ remark: TraceRemark) {
    self.init(direction: Direction(remark.kind), text: remark.text)
  }
}

extension StepReport.Message.Direction {
  fileprivate init(_ kind: TraceRemark.Kind) {
    self =
      switch kind {
      case .call: .call
      case .callOfSwiftUI: .callOfSwiftUI
      case .callback: .callback
      case .output: .output
      }
  }
}
