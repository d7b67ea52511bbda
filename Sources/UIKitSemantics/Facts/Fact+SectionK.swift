// SPDX-License-Identifier: MIT

extension Fact {
  /// Section K: contradictions between sources.
  static let sectionK: [Fact] = [
    Fact(
      .x1, .contradiction, "",
      "One comment in Apple's article contradicts the reference on when attempts are reported; "
        + "the reference is right.",
      ""),
    Fact(
      .x2, .contradiction, "",
      "Which controller of a dismissed stack animates: documentation and observations differ.",
      ""),
    Fact(
      .x3, .contradiction, "",
      "dismiss during a transition: refused, lost, or carried out later.",
      ""),
    Fact(
      .x4, .contradiction, "",
      "One page still says that compact width means full screen.",
      ""),
    Fact(
      .x5, .contradiction, "",
      "Whether a swiped document picker reports a cancel: reports differ.",
      ""),
    Fact(
      .x6, .contradiction, "",
      "Whether a presenter that was coming back receives viewDidDisappear on a cancel: reports "
        + "differ.",
      ""),
    Fact(
      .x7, .contradiction, "",
      "Whether a refused tap outside is reported as an attempt: for shouldDismiss no, for the "
        + "modal flag unknown.",
      ""),
    Fact(
      .x8, .contradiction, "",
      "PanModal first forced appearance callbacks and then took half of that back.",
      ""),
    Fact(
      .x9, .contradiction, "",
      "The coordinator is taken from the presenting or from the presented controller; both are "
        + "the same.",
      ""),
    Fact(
      .x10, .contradiction, "",
      "Working in didAttemptToDismiss with a sheet that is always modal is advised by one "
        + "article only.",
      ""),
    Fact(
      .x11, .contradiction, "",
      "One shared binding in a List works, says an article; general advice says it does not.",
      ""),
    Fact(
      .x12, .contradiction, "15+",
      "SwiftUI's dismiss dismisses a hosting controller that UIKit presents, says a report on iOS 15 or "
        + "16 (SvenTiigi/WhatsNewKit#58); one on macOS says that it does nothing (pluk-inc/Pluk#129).",
      ""),
  ]
}
