// SPDX-License-Identifier: MIT

package import SceneHarness
import UIKit

/// A list that reloads when its editor is closed, in a sheet and in full screen, as “Modal screens
/// in iOS 13” has it, as real code.
package struct SheetAgainstFullScreenCode: Spec {
  package let identifier = "sheet-against-full-screen-code"
  package let title = "What the presenter receives: sheet versus full screen, as real code"
  package let summary = """
    A list presents an editor in a navigation controller, as a sheet or in full screen, and has to \
    reload when it is closed: in viewWillAppear, with the delegate of the document, and in one place \
    to which all ways back lead.
    """
  package let sources = [
    DescribedDocument.pageSheet.title, DescribedDocument.modalScreens.title,
  ]

  package init() {}

  package var variants: [Variant<SceneApplication>] {
    [
      variant(
        "reload in viewWillAppear", "The list as it was written before iOS 13.", "SheetList",
        defects: [
          KnownDefect(
            SheetAgainstFullScreen.freshData, steps: 5,
            "A sheet leaves the list in the window, which receives no viewWillAppear (B2)."),
          KnownDefect(
            SheetAgainstFullScreen.freshDataAfterGesture, steps: 7, "The same after a swipe (B2)."),
        ], StateSpaceSize(states: 33, generated: 58, depth: 7)
      ) { SheetList(presenting: $0) },
      variant(
        "reload in didDismiss", "The delegate of the document, with work in willDismiss.",
        "InformedSheetList", more: SheetAgainstFullScreen.closingWork(),
        defects: [
          KnownDefect(
            SheetAgainstFullScreen.freshData, steps: 5,
            "The Close button dismisses by code, and the delegate is not told (A5)."),
          KnownDefect(
            SheetAgainstFullScreen.closingWorkIsDone, steps: 4,
            "After the Close button there was no willDismiss either (A5)."),
          KnownDefect(
            SheetAgainstFullScreen.closingWorkIsJustified, steps: 5,
            "The user lets go too early, the sheet snaps back, and nobody is told (A10, A11, J3)."),
          KnownDefect(
            SheetAgainstFullScreen.closingWorkIsNotRepeated, steps: 5,
            "Pulling, pushing back and pulling again calls willDismiss twice (A9)."),
        ], StateSpaceSize(states: 75, generated: 138, depth: 15)
      ) { InformedSheetList(presenting: $0) },
      variant(
        "repaired", "didDismiss and the completion of dismiss lead to one function.",
        "RepairedSheetList", more: SheetAgainstFullScreen.closingWork(),
        StateSpaceSize(states: 41, generated: 76, depth: 10)
      ) { RepairedSheetList(presenting: $0) },
    ]
  }

  private func variant(
    _ name: String, _ summary: String, _ type: String, more: [SceneProperty] = [],
    defects: [KnownDefect] = [], _ wholeSpace: StateSpaceSize,
    _ make: @escaping @MainActor @Sendable (UIModalPresentationStyle) -> SheetList
  ) -> Variant<SceneApplication> {
    Variant(
      scene: name, summary: summary, axes: [Axis("style", ["pageSheet", "fullScreen"])],
      names: [type, "UINavigationController", "SheetEditor"],
      properties: (SheetAgainstFullScreen.dataIsFresh() + more
        + .catalog([
          .presenterReceivesOnlyWhenRemoved, .removedPresenterReceivesAppearance,
          .appearanceBalanced,
        ])).withPresentations,
      knownDefects: defects, wholeSpace: wholeSpace
    ) { setup in
      let list = make(setup.configuration["style"] == "pageSheet" ? .pageSheet : .fullScreen)
      setup.show("saved") { "\(list.saved)" }
      setup.show("shown") { "\(list.shown)" }
      setup.show("closing work") { "\(list.closingWork)" }
      return list
    }
  }
}

extension SceneApplication: ReloadingApp {
  /// What the scene shows of its list.
  package var reloading: ReloadSummary {
    ReloadSummary(
      list: self["saved"] == self["shown"] ? .fresh : .outdated,
      closingWork: self["closing work"] == "0"
        ? .never : self["closing work"] == "1" ? .once : .repeated)
  }
}
