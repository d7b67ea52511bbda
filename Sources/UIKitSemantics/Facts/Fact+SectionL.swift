// SPDX-License-Identifier: MIT

extension Fact {
  /// Section L: questions without an answer.
  static let sectionL: [Fact] = [
    Fact(
      .l1, .unknown, "",
      "Which is called first, the presentation controller or the view controllers?",
      ""),
    Fact(
      .l2, .unknown, "",
      "Does willDismiss come before viewWillDisappear?",
      ""),
    Fact(
      .l3, .unknown, "",
      "Does a blocked drag cause appearance callbacks?",
      ""),
    Fact(
      .l4, .unknown, "",
      "When exactly is shouldDismiss asked?",
      ""),
    Fact(
      .l5, .recorded, "27",
      "The completion of dismiss runs also when its interactive dismissal is cancelled.",
      recorded("customtransition")),
    Fact(
      .l6, .unknown, "",
      "What if the modal flag or the delegate changes during a drag?",
      ""),
    Fact(
      .l7, .unknown, "",
      "Does a tap outside blocked by the modal flag report an attempt? Does the escape gesture?",
      ""),
    Fact(
      .l8, .unknown, "",
      "Does didDismiss come when code dismisses in the middle of a swipe?",
      ""),
    Fact(
      .l9, .unknown, "",
      "Is the delegate asked and told of the interactive dismissal of a zoom?",
      ""),
    Fact(
      .l10, .unknown, "",
      "Which completions run for refused requests?",
      ""),
    Fact(
      .l11, .unknown, "13+",
      "Can a sheet be caught while it snaps back or goes?",
      ""),
    Fact(
      .l12, .unknown, "13+",
      "In which order does one update of SwiftUI call sibling views, and present for them?",
      ""),
    Fact(
      .l13, .unknown, "",
      "Is the main queue served before a transition that the same touch or timer asked for begins?",
      ""),
    Fact(
      .l14, .unknown, "",
      "Which of several recognizers on one view gets a touch first?",
      ""),
  ]
}
