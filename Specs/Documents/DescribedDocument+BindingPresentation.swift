// SPDX-License-Identifier: MIT

package import ModalHarness

extension DescribedDocument {
  /// On a home-made presenter for SwiftUI, beside `sheet` and `fullScreenCover`.
  package static let bindingPresentation = DescribedDocument(
    CitedDocument.bindingPresentation.reference,
    [
      .init(
        .table, "sheet is a page sheet, fullScreenCover covers all, present takes any style.",
        facts: "I21",
        checks: [
          "binding-driven-presentation": "the user is never trapped",
          "swiftui-rows-code": "a dismissal by the user is written back",
          "swiftui-closing-code": "the user is never trapped",
        ]),
      .init(
        .table, "A sheet goes by a tap outside, a fullScreenCover by a button of its own only.",
        facts: "I21 H3",
        checks: [
          "binding-driven-presentation": "the user is never trapped",
          "swiftui-closing-code": "the user is never trapped",
        ]),
      .init(
        .component, "Each row has a button, a binding of its own and what it presents.",
        facts: "I1",
        checks: [
          "binding-driven-presentation": "only the requested row's screen is shown",
          "swiftui-rows-code": "the screen on show is the one that was asked for",
        ]),
      .init(
        .component, "The button toggles the binding, and the screen opens.", facts: "I1",
        checks: [
          "binding-driven-presentation": "OPEN opens at the first tap",
          "swiftui-rows-code": "OPEN opens at the first tap",
        ]),
      .init(
        .rule, "One binding for all rows works with sheet and fullScreenCover in a List or Form.",
        facts: "I12",
        checks: [
          "binding-driven-presentation": "only the requested row's screen is shown",
          "swiftui-rows-code": "the screen on show is the one that was asked for",
        ]),
      .init(
        .pitfall, "With the home-made presenter one tap presents several at once.", facts: "I13",
        checks: [
          "binding-driven-presentation": "every present and dismiss is accepted",
          "swiftui-rows-code": "every present and dismiss is accepted",
        ]),
      .init(
        .table, "The shared binding: List and Form work except with present; stacks never do.",
        facts: "I12 I13",
        checks: [
          "binding-driven-presentation": "a screen appears only when requested",
          "swiftui-rows-code": "the screen on show is the one that was asked for",
        ]),
      .init(
        .rule, "A presented view reads isPresented = true in its environment.",
        checks: [
          "binding-driven-presentation":
            "isPresented in the environment is true while the screen exists",
          "swiftui-closing-code":
            "isPresented in the environment is true while the screen exists",
        ]),
      .init(
        .pitfall, "A presented view has no means of its own to close itself.", facts: "I21",
        checks: [
          "binding-driven-presentation": "the user is never trapped",
          "swiftui-closing-code": "the user is never trapped",
        ]),
      .init(
        .rule, "A binding that is passed down closes it, and has to be passed through every level.",
        facts: "I1",
        checks: [
          "binding-driven-presentation": "CLOSE closes",
          "swiftui-closing-code": "CLOSE closes",
        ]),
      .init(
        .pitfall, "A @State of its own is a copy: changing that closes nothing.",
        checks: [
          "binding-driven-presentation": "CLOSE closes",
          "swiftui-closing-code": "CLOSE closes",
        ]),
      .init(
        .component, "presentationMode of the environment has dismiss(), which closes it.",
        facts: "I7",
        checks: [
          "binding-driven-presentation": "CLOSE closes",
          "swiftui-closing-code": "CLOSE closes",
        ]),
      .init(
        .rule, "In effect presentationMode is the presenter's binding.", facts: "I7",
        checks: [
          "binding-driven-presentation":
            "the bindings say what is on screen whenever nothing moves",
          "swiftui-closing-code": "CLOSE closes",
        ]),
      .init(
        .table, "presentationMode works for sheet and fullScreenCover, not for present.",
        facts: "I8",
        checks: [
          "binding-driven-presentation": "CLOSE closes",
          "swiftui-closing-code": "CLOSE closes",
        ]),
      .init(
        .rule, "dismiss() does nothing where nothing is presented.", facts: "I7",
        checks: ["swiftui-closing-code": "CLOSE closes"]),
      .init(
        .component,
        "An environment value of one's own, a binding to a PresentationStyle, closes it.",
        checks: [
          "binding-driven-presentation": "CLOSE closes",
          "swiftui-closing-code": "CLOSE closes",
        ]),
      .init(
        .pitfall, "Its dismiss() toggles: called twice, it opens the screen again.",
        checks: [
          "binding-driven-presentation": "a second request to close opens nothing",
          "swiftui-closing-code": "CLOSE closes",
        ]),
      .init(
        .pitfall, "Turning the device updates the representable as a change of the binding does.",
        facts: "I14",
        checks: [
          "binding-driven-presentation": "rotation opens and closes nothing",
          "swiftui-rows-code": "rotation dismisses nothing",
        ]),
      .init(
        .pitfall, "Several presenters in one view: turning the device closes the modal.",
        facts: "I15",
        checks: [
          "binding-driven-presentation": "rotation opens and closes nothing",
          "swiftui-rows-code": "rotation dismisses nothing",
        ]),
      .init(
        .rule, "UIAdaptivePresentationControllerDelegate writes the user's dismissal back.",
        facts: "I2 A1",
        checks: [
          "binding-driven-presentation": "a dismissal by the user is written back",
          "swiftui-rows-code": "a dismissal by the user is written back",
        ]),
      .init(
        .rule, "Which delegate that is makes no difference to a rotation.", facts: "I14",
        checks: [
          "binding-driven-presentation": "rotation opens and closes nothing",
          "swiftui-rows-code": "rotation opens and closes nothing",
        ]),
      .init(
        .rule, "An identifiable item in place of a Boolean says which row is meant.", facts: "I5",
        checks: [
          "binding-driven-presentation": "only the requested row's screen is shown",
          "swiftui-rows-code": "the screen on show is the one that was asked for",
        ]),
    ])
}
