// SPDX-License-Identifier: MIT

package import SceneHarness
import UIKit

/// Screen tracking with sheets, as “Modal screens in iOS 13” describes it, as real code.
package struct ScreenTrackingCode: Spec {
  package let identifier = "screen-tracking-code"
  package let title = "Counting visits to a sheet, as real code"
  package let summary = """
    A sheet sends a tracking event when it appears: in every viewDidAppear, with the flag of the \
    document, and with a flag that also knows of screens which leave its view in the window.
    """
  package let sources = [DescribedDocument.modalScreens.title]

  package init() {}

  /// The versions of the code, as those of the model.
  package var variants: [Variant<SceneApplication>] {
    [
      variant(
        "naive", "An event in every viewDidAppear.", "TrackedViewController",
        more: [ScreenTracking.onceForEachStay()],
        defects: [
          KnownDefect(
            ScreenTracking.cancelledSwipe, steps: 4,
            "The sheet snaps back and viewDidAppear comes again (B17)."),
          KnownDefect(ScreenTracking.everyVisit, steps: 4, "The same: there was no visit."),
          KnownDefect(
            ScreenTracking.everyStay, steps: 4, "The same: the view never left the window."),
        ]
      ) { TrackedViewController($0, onTop: $1) },
      variant(
        "flag", "The document's flag isViewAppeared.", "FlaggedViewController",
        more: [ScreenTracking.onceForEachStay()],
        defects: [
          KnownDefect(
            ScreenTracking.everyVisit, steps: 6,
            "A screen that leaves the sheet in the window brings no viewDidAppear when it goes (B2)."
          )
        ]
      ) { FlaggedViewController($0, onTop: $1) },
      variant(
        "repaired", "The flag also knows of screens on top.", "RepairedTrackedViewController"
      ) { RepairedTrackedViewController($0, onTop: $1) },
    ]
  }

  private func variant(
    _ name: String, _ summary: String, _ type: String, more: [SceneProperty] = [],
    defects: [KnownDefect] = [],
    _ make:
      @escaping @MainActor @Sendable (VisitLog, UIModalPresentationStyle) -> TrackedViewController
  ) -> Variant<SceneApplication> {
    Variant(
      scene: name, summary: summary,
      axes: [
        Axis("on top", ["full screen", "page sheet", "over full screen"]),
        .flag("isModalInPresentation"),
      ],
      names: ["VisitList", type, "NextViewController"],
      properties: (ScreenTracking.counts() + more + .catalog([.appearanceBalanced]))
        .withPresentations,
      knownDefects: defects
    ) { setup in
      let onTop = setup.configuration["on top"]
      let log = VisitLog()
      setup.show("on top") { onTop }
      setup.show("events sent") { "\(log.sent)" }
      return VisitList {
        let tracked = make(log, UIModalPresentationStyle(named: onTop))
        tracked.isModalInPresentation = setup.configuration.isOn("isModalInPresentation")
        return tracked
      }
    }
  }
}

/// The screen that opens the tracked one, a new object each time.
final class VisitList: UIViewController {
  private let makeTracked: () -> TrackedViewController

  init(_ makeTracked: @escaping () -> TrackedViewController) {
    self.makeTracked = makeTracked
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    addButton("Open") { [weak self] in self?.open() }
  }

  private func open() {
    let tracked = makeTracked()
    tracked.modalPresentationStyle = .pageSheet
    present(tracked, animated: true)
  }
}

extension UIModalPresentationStyle {
  fileprivate init(named name: String) {
    switch name {
    case "full screen": self = .fullScreen
    case "page sheet": self = .pageSheet
    default: self = .overFullScreen
    }
  }
}

extension SceneApplication: VisitCountingApp {
  /// What the scene shows of its configuration.
  package var onTop: ScreenTracking.OnTop {
    self["on top"].flatMap(ScreenTracking.OnTop.init) ?? .fullScreen
  }

  /// By what the scene shows of its log, which counts modulo 4.
  package func eventsSent(since before: Self) -> Int { (sent - before.sent + 4) % 4 }

  private var sent: Int { self["events sent"].flatMap { Int($0) } ?? 0 }
}
