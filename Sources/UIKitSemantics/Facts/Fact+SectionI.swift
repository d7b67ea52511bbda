// SPDX-License-Identifier: MIT

extension Fact {
  /// Section I: SwiftUI.
  static let sectionI: [Fact] = [
    Fact(
      .i1, .documented, "13+",
      "sheet presents when its binding becomes true, dismisses when it becomes false, and calls "
        + "onDismiss either way.",
      "Apple: sheet"),
    Fact(
      .i2, .severalReports, "13+",
      "After a completed swipe SwiftUI sets the binding to false itself.",
      "seed 004; Apple; sentry-cocoa#7873"),
    Fact(
      .i3, .singleReport, "13+",
      "It does so as the presentation delegate: somebody else's delegate leaves the binding "
        + "true.",
      "getsentry/sentry-cocoa#7873"),
    Fact(
      .i4, .inferred, "13+",
      "A cancelled swipe does not change the binding.",
      "I3 + A10"),
    Fact(
      .i5, .documented, "13+",
      "A changed item dismisses the sheet and presents another one.",
      "Apple: sheet; pointfreeco/swift-navigation#238"),
    Fact(
      .i6, .documented, "15+",
      "interactiveDismissDisabled stops the user, not code, and reports no attempt.",
      "Apple: interactiveDismissDisabled"),
    Fact(
      .i7, .documented, "13+ / 15+",
      "dismiss in the environment sets the presenter's binding to false and does nothing if "
        + "nothing is presented.",
      "seed 004; Apple: DismissAction"),
    Fact(
      .i8, .severalReports, "13+",
      "A home-made presenter is not wired to that environment value; from iOS 15 on, that dismisses "
        + "what UIKit presents, and writes no binding.",
      "seed 004; tidepool-org/Loop#69; from iOS 15 on SvenTiigi/WhatsNewKit#58, "
        + "CoolONEOfficial/NativePartialSheet#2"),
    Fact(
      .i9, .severalReports, "14+",
      "Of two sheets requested at once from one level the second is not shown.",
      "subconsciousnetwork/subconscious#900; exyte/PopupView#169; Infomaniak/ios-kMail#1050"),
    Fact(
      .i10, .singleReport, "14+",
      "The second one comes when the first is dismissed.",
      "text of the runtime message"),
    Fact(
      .i11, .severalReports, "13",
      "Of several sheet modifiers on one view only the last worked in early versions.",
      "openillumi SwiftUI multiple sheets; seed 004"),
    Fact(
      .i12, .singleReport, "14–15",
      "One binding shared by rows shows the tapped row's screen in a List or Form, not in a stack.",
      "seed 004"),
    Fact(
      .i13, .singleReport, "13+",
      "A home-made presenter on n rows with one binding presents n times.",
      "seed 004"),
    Fact(
      .i14, .severalReports, "13+",
      "updateUIViewController runs on every re-render, also on rotation.",
      "seed 004; tkgstrator/SwiftyUI: Sources/SwiftyUI/Modal/ModalView.swift comment"),
    Fact(
      .i15, .inferred, "13+",
      "So a representable whose binding is false dismisses what a sibling presented.",
      "I14 + E17; seed 004"),
    Fact(
      .i16, .singleReport, "13+",
      "When the view that owns the sheet goes, the sheet goes without animation.",
      "pointfreeco/swift-navigation#192"),
    Fact(
      .i17, .inferred, "13+",
      "Setting a binding to false and true again within one update dismisses nothing.",
      "declarative diff; no source"),
    Fact(
      .i18, .severalReports, "14–16",
      "Closing a sheet and showing an alert in one update loses the alert.",
      "pointfreeco/swift-composable-architecture#1991; element-hq/element-x-ios#1074"),
    Fact(
      .i19, .severalReports, "15+",
      "After an alert SwiftUI writes nil even if the state was replaced meanwhile.",
      "pointfreeco/swift-composable-architecture#3309"),
    Fact(
      .i20, .singleReport, "17",
      "A swipe may re-render the presenter once more than a button does.",
      "mlemgroup/mlem#1492"),
    Fact(
      .i21, .severalReports, "14+",
      "fullScreenCover can be closed by code only.",
      "seed 004"),
    Fact(
      .i22, .singleReport, "14+",
      "What a representable finds as presentedViewController depends on timing.",
      "stripe/stripe-ios#3822, #3930"),
    Fact(
      .i23, .singleReport, "17",
      "onAppear and a first onChange run from the inside out, as they are written; tasks begin then.",
      "android.benigumo.com \"onAppear-onChange-task\" (2024); DOC: onAppear(perform:)"),
    Fact(
      .i24, .singleReport, "13+",
      "UIKit's dismiss of what a modifier presents ends it for SwiftUI as a swipe does: false is "
        + "written, and onDismiss is called.",
      "rakutentech/AltSwiftUI#63; vinhnx/notes#372"),
    Fact(
      .i25, .severalReports, "13+",
      "A transaction that disables animations presents and dismisses without them.",
      "componentskit/ComponentsKit#98; hmlongco/Navigator#62"),
    Fact(
      .i26, .inferred, "14+",
      "A fullScreenCover leaves the presenter's view where it is, as .overFullScreen does: neither "
        + "onDisappear nor onAppear of the screen below is called.",
      "pixiv/charcoal-ios#322 and many others clear a cover's background to show the screen below"),
  ]
}
