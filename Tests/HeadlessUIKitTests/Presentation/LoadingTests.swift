// SPDX-License-Identifier: MIT

import Testing
import UIKit
import UIKitSemantics

@MainActor
@Suite("Loading and appearing")
struct LoadingTests {
  /// Notes the state of its view in each callback.
  private final class Screen: UIViewController {
    private(set) var lines: [String] = []

    private func note(_ callback: String) {
      let isThere = viewIfLoaded?.window != nil
      let isSafe = viewIfLoaded.map { $0.safeAreaInsets == .zero } ?? true
      lines.append(
        "\(callback): loaded \(isViewLoaded), window \(isThere), safe area \(!isSafe)")
    }

    override func viewDidLoad() { note("viewDidLoad") }
    override func viewWillAppear(_ animated: Bool) { note("viewWillAppear") }
    override func viewIsAppearing(_ animated: Bool) { note("viewIsAppearing") }
    override func viewDidLayoutSubviews() { note("viewDidLayoutSubviews") }
    override func viewDidAppear(_ animated: Bool) { note("viewDidAppear") }
  }

  /// Fades, by an animator and no presentation controller.
  private final class Fading: NSObject, UIViewControllerTransitioningDelegate,
    UIViewControllerAnimatedTransitioning
  {
    func animationController(
      forPresented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { self }

    func transitionDuration(
      using context: (any UIViewControllerContextTransitioning)?
    ) -> TimeInterval { 0.3 }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
      if let view = context.view(forKey: .to) { context.containerView.addSubview(view) }
      context.completeTransition(true)
    }
  }

  /// Launches a root; what is done next happens in its scene.
  private func launch() -> (root: UIViewController, driver: PresentationDriver) {
    let (scene, root) = (HeadlessScene.start(), UIViewController())
    scene.launch(root)
    return (root, scene.presentation)
  }

  @Test func `With an animator alone, the view is loaded before viewWillAppear`() {
    let (root, driver) = launch()
    let (screen, fading) = (Screen(), Fading())
    screen.modalPresentationStyle = .fullScreen
    screen.transitioningDelegate = fading
    driver.turn { root.present(screen, animated: true) }
    #expect(
      screen.lines.prefix(2) == [
        "viewDidLoad: loaded true, window false, safe area false",
        "viewWillAppear: loaded true, window false, safe area false",
      ])
  }

  @Test("A window and a safe area are there from viewIsAppearing on, at launch and in a modal")
  func surroundings() {
    let (root, driver) = launch()
    let expected = [
      "viewDidLoad: loaded true, window false, safe area false",
      "viewWillAppear: loaded true, window false, safe area false",
      "viewIsAppearing: loaded true, window true, safe area true",
      "viewDidLayoutSubviews: loaded true, window true, safe area true",
      "viewDidAppear: loaded true, window true, safe area true",
    ]
    let modal = Screen()
    modal.modalPresentationStyle = .overFullScreen
    driver.turn { root.present(modal, animated: false) }
    driver.turn { driver.perform(.animationEnds) }
    #expect(modal.lines == expected)
    let launched = Screen()
    HeadlessScene.start().launch(launched)
    #expect(launched.lines == expected)
  }
}
