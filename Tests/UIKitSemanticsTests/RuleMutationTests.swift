// SPDX-License-Identifier: MIT

import Testing
import UIKitSemantics

@Suite("Breaking a rule on purpose")
struct RuleMutationTests {
  @Test("changes what is received in some scenario", arguments: RuleMutation.ofProperties)
  func changesSomething(mutation: RuleMutation) {
    var broken = UIKitBehavior()
    broken.mutation = mutation
    let sound = Self.records(under: UIKitBehavior())
    #expect(Self.records(under: broken) != sound)
  }

  /// A few scenarios that together touch every rule that can be broken.
  private static func records(under behavior: UIKitBehavior) -> [[Callback]] {
    [ModalPresentationStyle.pageSheet, .fullScreen, .popover].flatMap { style in
      [true, false].flatMap { modal in
        [Answer.yes, .no].map { answer in
          record(style, modal: modal, answer: answer, behavior)
        }
      }
    } + [custom(behavior)]
  }

  private static func record(
    _ style: ModalPresentationStyle, modal: Bool, answer: Answer, _ behavior: UIKitBehavior
  ) -> [Callback] {
    var scenario = Scenario(behavior: behavior, width: .regular)
    scenario.shouldDismiss = answer
    scenario.world.setDelegate(.dismissal, of: .sheet)
    scenario.world.setModalInPresentation(modal, of: .sheet)
    scenario.present(.sheet, from: .root, style, completion: true)
    scenario.finishTransition()
    if scenario.world.offers(.swipeBegins) {
      scenario.swipe(.cancel)
      if scenario.world.offers(.swipeBegins) { scenario.swipe(.complete) }
    }
    if scenario.world.offers(.tapOutside) { scenario.perform(.tapOutside) }
    scenario.finishTransition()
    if scenario.world.touch(.sheet) { scenario.dismiss(from: .sheet, completion: true) }
    scenario.finishTransition()
    return scenario.received
  }

  private static func custom(_ behavior: UIKitBehavior) -> [Callback] {
    var scenario = Scenario.interactive(behavior: behavior)
    guard scenario.world.isAtRest, scenario.world.count > 0 else { return scenario.received }
    for isCancelled in [true, false] {
      scenario.dismiss(from: .sheet, completion: true)
      scenario.startInteraction()
      if isCancelled {
        scenario.world.cancelInteractiveTransition(of: .sheet)
      } else {
        scenario.world.finishInteractiveTransition(of: .sheet)
      }
      scenario.run()
      scenario.finishTransition()
      if !scenario.world.isAtRest { break }
    }
    return scenario.received
  }
}
