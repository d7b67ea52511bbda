// SPDX-License-Identifier: MIT

package import ModalHarness
package import StateSpace
import UIKitSemantics

extension TraceText {
  /// Tells a trace.
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
      let names = spec.controllerNames(of: step.after.app) ?? variant.names
      let action = names.name(of: step.action)
      return StepReport(
        number: index + 1, actor: step.action.actor.rawValue, action: action,
        messages: messages(of: step.events, action: action, names)
          + spec.remarks(of: step.after.app).map { Message($0) },
        screen: names.describe(step.after.world),
        changes: changes(
          from: spec.fields(of: step.before.app), to: spec.fields(of: step.after.app))
      )
    }
  }

  private static func messages(
    of events: [PresentationEvent], action: String, _ names: ControllerNames
  ) -> [Message] {
    events.compactMap { event in
      switch event {
      case .uikit: Message(direction: .toUIKit, text: action)
      case .input: Message(direction: .toApp, text: action)
      case .call(let call, let response):
        Message(
          direction: .call, text: names.describe(call), response: names.describe(response))
      case .callback(let callback):
        Message(direction: .callback, text: names.describe(callback).text)
      case .answer(let answer): Message(direction: .answer, text: text(of: answer))
      case .settled: nil
      }
    }
  }

  private static func text(of answer: Answer) -> String {
    switch answer {
    case .yes: "yes"
    case .no: "no"
    case .style(let style): ".\(style)"
    case .milliseconds(let duration): "\(duration) ms"
    case .controller(let controller), .replacement(let controller):
      "controller \(controller.rawValue)"
    }
  }

  private static func changes(
    from old: [(name: String, value: String)], to new: [(name: String, value: String)]
  ) -> [String] {
    zip(old, new).filter { $0.value != $1.value }.map { "\($0.name): \($0.value) → \($1.value)" }
  }
}

extension StepReport.Message {
  fileprivate init(_ remark: TraceRemark) {
    let direction: Direction =
      switch remark.kind {
      case .call: .call
      case .callback: .callback
      case .output: .output
      }
    self.init(direction: direction, text: remark.text)
  }
}
