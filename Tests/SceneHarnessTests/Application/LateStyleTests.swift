// SPDX-License-Identifier: MIT

import ModalHarness
import SceneHarness
import StateSpace
import Testing
import UIKit

@MainActor
@Suite("A controller that sets how it is presented in its own viewDidLoad")
struct LateStyleTests {
  /// UIKit loads the view in `present`, when the style is settled already (D16, REC89).
  private final class LateScreen: UIViewController, UIViewControllerTransitioningDelegate {
    private let late: UIModalPresentationStyle

    init(_ late: UIModalPresentationStyle) {
      self.late = late
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      super.viewDidLoad()
      modalPresentationStyle = late
      transitioningDelegate = self
      addButton("Close") { [unowned self] in dismiss(animated: true) }
    }

    func presentationController(
      forPresented presented: UIViewController, presenting: UIViewController?,
      source: UIViewController
    ) -> UIPresentationController? {
      UIPresentationController(presentedViewController: presented, presenting: presenting)
    }
  }

  /// Shows it anew each time, or the same one again.
  private final class Root: UIViewController {
    var kept: LateScreen?
    let isKept: Bool

    init(_ late: UIModalPresentationStyle, isKept: Bool) {
      self.isKept = isKept
      super.init(nibName: nil, bundle: nil)
      addButton("Show") { [unowned self] in
        let screen = kept ?? LateScreen(late)
        if isKept { kept = screen }
        present(screen, animated: true)
      }
    }

    required init?(coder: NSCoder) { nil }
  }

  @Test(
    "is presented as it was set before, and explored like any other",
    arguments: [UIModalPresentationStyle.custom, .fullScreen, .overFullScreen], [false, true])
  func explored(late: UIModalPresentationStyle, isKept: Bool) throws {
    let isSheet = SceneProperty.reachable("a finger pulls the sheet") {
      $0.world.top?.finger == .pulled && $0.world.top?.style == .pageSheet
    }
    let isLate = SceneProperty.reachable("it is presented in the late style") {
      $0.world.top?.requestedStyle == late.rule
    }
    let variant = Variant(
      scene: "scene", summary: "", names: [], properties: [isSheet, isLate]
    ) { _ in Root(late, isKept: isKept) }
    let exploration = try variant.explore(limits: Limits(depth: 9))
    #expect(exploration.isClosed)
    #expect(exploration.results[0].verdict == .holds)
    #expect((exploration.results[1].verdict == .holds) == isKept)
  }
}
