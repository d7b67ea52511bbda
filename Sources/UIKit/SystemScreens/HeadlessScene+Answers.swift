// SPDX-License-Identifier: MIT

extension HeadlessScene {
  /// Lets one of several outcomes happen at any time, of which only one can.
  ///
  /// Where the system asks the user, nothing of the app is touched until there is an answer.
  package func answer(
    asksUser: Bool = false, with outcomes: [(name: String, action: @MainActor () -> Void)]
  ) {
    let answers = Answers()
    if asksUser { openQuestions += 1 }
    for outcome in outcomes {
      answers.events.append(
        clock.schedule(.answer, outcome.name, after: .infinity) { [unowned self] in
          for other in answers.events { clock.cancel(other) }
          if asksUser { openQuestions -= 1 }
          outcome.action()
        })
    }
  }
}

/// The answers to one question.
@MainActor
private final class Answers {
  var events: [PendingEvent.ID] = []
}
