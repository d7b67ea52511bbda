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

  @MainActor
  final class Stage {
    let scene = HeadlessScene.start(screen: CGSize(width: 390, height: 800), safeArea: .zero)
    let root = Resized(), content = Resized()

    init(_ width: HorizontalSizeClass) {
      scene.presentation.configure(behavior: UIKitBehavior(), horizontalSizeClass: width)
      scene.launch(root)
    }

    var driver: PresentationDriver { scene.presentation }

    func present(_ style: UIModalPresentationStyle) {
      content.modalPresentationStyle = style
      driver.turn { root.present(content, animated: true) }
      driver.turn { driver.perform(.animationEnds) }
    }

    func become(_ width: HorizontalSizeClass) {
      driver.turn { driver.perform(.sizeClassChanges(to: width)) }
    }
  }

  @Test func `tells its root and what is presented, before, while and after`() {
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
}
