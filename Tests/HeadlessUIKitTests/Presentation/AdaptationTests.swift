// SPDX-License-Identifier: MIT

import Foundation
import Testing
import UIKitSemantics

@testable import UIKit

@MainActor
@Suite("A window that gets another width")
struct AdaptationTests {
  /// Writes down what it learns of sizes and traits.
  final class Resized: UIViewController {
    var received: [String] = []
    override func willTransition(
      to newCollection: UITraitCollection,
      with coordinator: any UIViewControllerTransitionCoordinator
    ) {
      received.append("will have width class \(newCollection.horizontalSizeClass)")
    }
    override func viewWillTransition(
      to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
      received.append("will be \(Int(size.width)) wide, is \(Int(view.bounds.width))")
      coordinator.animate(
        alongsideTransition: { [unowned self] _ in
          received.append("becomes \(Int(view.window?.bounds.width ?? 0)) wide")
        },
        completion: { [unowned self] _ in received.append("is through") })
    }
    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
      received.append("has width class \(traitCollection.horizontalSizeClass)")
    }
  }

  final class Wrapping: NSObject, UIPopoverPresentationControllerDelegate {
    var styles: [UIModalPresentationStyle] = []
    func presentationController(
      _ controller: UIPresentationController,
      viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
    ) -> UIViewController? {
      UINavigationController(rootViewController: controller.presentedViewController)
    }
    func presentationController(
      _ presentationController: UIPresentationController,
      willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
      transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
    ) { styles.append(style) }
  }

  @MainActor
  final class Stage {
    let scene = HeadlessScene.start(screen: CGSize(width: 390, height: 800), safeArea: .zero)
    let root = Resized(), content = Resized()
    let delegate = Wrapping()

    init(_ width: HorizontalSizeClass) {
      scene.presentation.configure(behavior: UIKitBehavior(), horizontalSizeClass: width)
      scene.launch(root)
    }

    var driver: PresentationDriver { scene.presentation }

    func present(_ style: UIModalPresentationStyle, wrapping: Bool = false) {
      content.modalPresentationStyle = style
      content.popoverPresentationController?.sourceView = root.view
      if wrapping { content.presentationController?.delegate = delegate }
      driver.turn { root.present(content, animated: true) }
      driver.turn { driver.perform(.animationEnds) }
    }

    func become(_ width: HorizontalSizeClass) {
      driver.turn { driver.perform(.sizeClassChanges(to: width)) }
    }
  }

  @Test("tells its root and what is presented, before, while and after")
  func tells() {
    let stage = Stage(.compact)
    stage.present(.pageSheet)
    stage.become(.regular)
    let received = [
      "will have width class regular", "will be 1024 wide, is 390", "has width class regular",
      "becomes 1024 wide", "is through",
    ]
    #expect(stage.root.received == received)
    #expect(stage.content.received == received)
    #expect(stage.root.view.frame.width == 1024)
    #expect(stage.content.view.frame.width == 712)
    #expect(stage.root.presentedViewController === stage.content)
  }

  @Test("makes a popover a sheet, and a popover again (F12, F16)")
  func popover() {
    let stage = Stage(.regular)
    stage.present(.popover)
    #expect(stage.content.view.frame.width == 388)
    stage.become(.compact)
    #expect(stage.driver.world.top?.style == .formSheet)
    #expect(stage.content.view.frame.minX == 0)
    stage.become(.regular)
    #expect(stage.content.view.frame.width == 388)
  }

  @Test("puts the delegate's controller around what is presented (F11, F7)")
  func wrapper() throws {
    let stage = Stage(.compact)
    stage.present(.popover, wrapping: true)
    let navigation = try #require(
      stage.root.presentedViewController as? UINavigationController)
    #expect(navigation.topViewController === stage.content)
    #expect(stage.content.view.isDescendant(of: navigation.view))
    #expect(navigation.view.window != nil)
    #expect(stage.delegate.styles == [.formSheet])
    #expect(stage.content.presentingViewController === stage.root)
    stage.driver.turn { stage.content.dismiss(animated: true) }
    stage.driver.turn { stage.driver.perform(.animationEnds) }
    #expect(stage.root.presentedViewController == nil)
    #expect(navigation.view.window == nil)
  }

  @Test("takes the delegate's controller away again when there is room (F8, F11)")
  func unwraps() {
    let stage = Stage(.regular)
    stage.present(.popover, wrapping: true)
    #expect(stage.root.presentedViewController === stage.content)
    stage.become(.compact)
    #expect(stage.root.presentedViewController is UINavigationController)
    #expect(stage.content.view.window != nil)
    stage.become(.regular)
    #expect(stage.root.presentedViewController === stage.content)
    #expect(stage.content.view.window != nil)
    #expect(stage.content.navigationController == nil)
    #expect(stage.delegate.styles == [.none, .formSheet, .none])
  }
}
