// SPDX-License-Identifier: MIT

package import ModalHarness

/// Up to three controllers on top of each other, and requests to any of them.
///
/// Rules, none of them from one document alone:
/// - `dismiss` on a controller that presents takes down what it presents, with everything above;
///   on one that presents nothing it takes down the controller itself (E1).
/// - Taking down several at once is one transition with one completion (E13, E15), and no delegate
///   is told (A27).
/// - A swipe concerns the uppermost sheet only (A28).
///
/// Pitfalls: the same line of code closes another screen when it runs twice (E2), and a request
/// that comes while something moves is lost (E5–E8). Presenting one instance twice is a crash
/// (E11).
package struct PresentationStack: Spec {
  package let identifier = "presentation-stack"
  package let title = "Present and dismiss on a stack of three"
  package let summary = """
    Three controllers are presented on top of each other; present and dismiss are called on every \
    one of them.
    """
  package let notes = [
    "dismiss on a presenting controller takes down what it presents, and all above (E1).",
    "dismiss on the uppermost controller takes down that controller (E1).",
    "Several go in one transition, with one completion and no word to a delegate (A27, E15).",
    "A swipe takes down the uppermost sheet only (A28).",
    "Calling dismiss twice on a presenter can take down the presenter itself (E2).",
    "present on a controller that presents already is ignored (E5).",
    "present and dismiss during a transition are ignored (E6, E7, E8).",
    "Presenting a controller that is presented already raises an exception (E11).",
  ]
  package let facts = [
    "A27", "A28", "B3", "B28", "B33", "E1", "E2", "E5", "E6", "E7", "E8", "E11", "E13", "E15", "X3",
  ]

  package init() {}

  /// The app: every screen has a Close button; code presents one more, and dismisses anybody.
  package struct App: Application {
    /// The button and the requests.
    package enum Input: ApplicationInput {
      case close
      case present(from: ControllerID)
      case presentAgain
      case dismiss(ControllerID)

      /// The button, and the requests of every controller.
      package static var allCases: [Input] {
        let controllers = PresentationStack.names.controllers
        return [.close, .presentAgain]
          + controllers.dropLast().map { .present(from: $0) } + controllers.map { .dismiss($0) }
      }

      package var name: String {
        switch self {
        case .close: "tap Close"
        case .present(let source): "app: present from \(PresentationStack.names[source])"
        case .presentAgain: "app: present the first one again"
        case .dismiss(let controller): "app: dismiss on \(PresentationStack.names[controller])"
        }
      }

      /// The user taps; the rest comes from a timer or an answer of a server.
      package var actor: Actor { self == .close ? .user : .app }
    }

    let isPatient: Bool
    let presentsAgain: Bool
    let lowerStyle: ModalPresentationStyle
    let upperStyle: ModalPresentationStyle

    package func appendInputs(in world: PresentationWorld, to inputs: inout [Input]) {
      if world.count > 0, world.acceptsTouches(world.topmostController) { inputs.append(.close) }
      guard !isPatient || world.isAtRest else { return }
      let top = world.topmostController
      if world.count < 3 { inputs.append(.present(from: top)) }
      if !isPatient, world.count > 0, world.count < 3 { inputs.append(.present(from: .root)) }
      if presentsAgain, world.count > 0 { inputs.append(.presentAgain) }
      for level in 0..<world.count {
        inputs.append(.dismiss(world.presentation(at: level).presenting))
      }
      if world.count > 0 { inputs.append(.dismiss(top)) }
    }

    package mutating func receive(_ input: Input, uikit: inout UIKitHandle) {
      switch input {
      case .close:
        uikit.dismiss(from: uikit.world.topmostController, hasCompletion: true)
      case .present(let source):
        let next = ControllerID(uikit.world.count + 1)
        let style = next == PresentationStack.second ? upperStyle : lowerStyle
        if uikit.present(next, from: source, style, hasCompletion: true) == .accepted {
          uikit.setDelegate(.dismissal, of: next)
        }
      case .presentAgain:
        let top = uikit.world.topmostController
        uikit.present(PresentationStack.first, from: top, lowerStyle, hasCompletion: true)
      case .dismiss(let controller):
        uikit.dismiss(from: controller, hasCompletion: true)
      }
    }
  }

  package var variants: [Variant<App>] {
    let asksAtTheRightTime: [CatalogProperty] =
      CatalogProperty.obligations + [
        .didDismissOnlyAfterUser, .didDismissAtMostOnce, .willDismissPrecedesDidDismiss,
        .didDismissAfterEveryUserDismissal, .appearanceBalanced,
        .presenterReceivesOnlyWhenRemoved, .removedPresenterReceivesAppearance, .userIsNeverTrapped,
        .completionsRunOnce, .noRequestIsRefused, .noProgrammingError,
      ]
    return [
      variant(
        "waits its turn", summary: "The app asks only while nothing moves.", isPatient: true,
        properties: asksAtTheRightTime,
        wholeSpace: StateSpaceSize(states: 88, generated: 178, depth: 9)),
      variant(
        "asks at any time", summary: "The app asks whenever it likes.", isPatient: false,
        properties: asksAtTheRightTime,
        knownDefects: [
          KnownDefect(
            CatalogProperty.noRequestIsRefused.rawValue, steps: 2,
            """
            What is asked for during a transition, or of a controller that presents already, is \
            ignored (E5, E6, E7, E8). The app is at fault: it has to wait.
            """)
        ],
        wholeSpace: StateSpaceSize(states: 112, generated: 628, depth: 13)),
      variant(
        "presents one instance twice",
        summary: "The app waits its turn, but presents the first controller once more.",
        isPatient: true, presentsAgain: true, properties: asksAtTheRightTime,
        knownDefects: [
          KnownDefect(
            CatalogProperty.noProgrammingError.rawValue, steps: 3,
            """
            A controller that is presented already cannot be presented again: UIKit raises an \
            exception (E11). The app is at fault.
            """)
        ],
        wholeSpace: StateSpaceSize(states: 100, generated: 190, depth: 9)),
    ]
  }

  private func variant(
    _ name: String, summary: String, isPatient: Bool, presentsAgain: Bool = false,
    properties: [CatalogProperty],
    knownDefects: [KnownDefect] = [], wholeSpace: StateSpaceSize
  ) -> Variant<App> {
    Variant(
      name, summary: summary,
      axes: [
        Axis("first and third", ["pageSheet", "fullScreen"]),
        Axis("second", ["pageSheet", "fullScreen"]),
      ],
      names: Self.names, properties: .catalog(properties) + [Self.takesDownWhatItPresents],
      knownDefects: knownDefects, wholeSpace: wholeSpace
    ) { configuration, behavior in
      let app = App(
        isPatient: isPatient, presentsAgain: presentsAgain,
        lowerStyle: configuration["first and third"] == "fullScreen" ? .fullScreen : .pageSheet,
        upperStyle: configuration["second"] == "fullScreen" ? .fullScreen : .pageSheet)
      return (PresentationWorld(behavior: behavior), app)
    }
  }

  /// The rule of E1, told without the world's help: who presented what is known before the step.
  private static var takesDownWhatItPresents: Property<PresentationSystem<App>> {
    .onEveryStep(
      "dismiss takes down what the controller presents, or itself",
      when: { step in
        step.events.contains { if case .call(.dismiss, .accepted) = $0 { true } else { false } }
      },
      explanation: "The stack above goes too, and nothing below (E1)."
    ) { step in
      let before = step.before.world
      let controller =
        if case .input(.dismiss(let named)) = step.action { named } else {
          before.topmostController
        }
      let lowest = before.presentedViewController(of: controller) ?? controller
      return (0..<before.count).allSatisfy { level in
        let presented = before.presentation(at: level).presented
        let isGoing =
          step.after.world.presentation(of: presented)?.isBeingDismissed ?? true
        return isGoing == (presented >= lowest)
      }
    }
  }

  static let names = ControllerNames(["root", "first", "second", "third"])
  static let first = ControllerID(1)
  static let second = ControllerID(2)
}
