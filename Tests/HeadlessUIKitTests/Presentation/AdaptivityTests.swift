// SPDX-License-Identifier: MIT

import Foundation
import Testing
import UIKitSemantics

@testable import UIKit

@MainActor
@Suite("Adaptive answers come to what was recorded (F18)")
struct AdaptivityTests {
  private static let original = ControllerID(1), replacement = ControllerID(2)

  /// Answers with a style and offers a replacement.
  private final class Delegate: NSObject, UIAdaptivePresentationControllerDelegate {
    let style: UIModalPresentationStyle
    let replacement = UIViewController()
    var announced: [UIModalPresentationStyle] = []
    init(_ style: UIModalPresentationStyle) { self.style = style }
    func adaptivePresentationStyle(
      for controller: UIPresentationController, traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle { style }
    func presentationController(
      _ controller: UIPresentationController,
      viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
    ) -> UIViewController? { replacement }
    func presentationController(
      _ presentationController: UIPresentationController,
      willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
      transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
    ) { announced.append(style) }
  }

  @Test("there are 112 of them")
  func isWhole() {
    #expect(AdaptivityCase.all.count == 112)
    #expect(AdaptivityCase.all.count { $0.announced != .none } == 20)
  }

  @Test("in the rules", arguments: AdaptivityCase.all)
  func rules(item: AdaptivityCase) {
    var world = PresentationWorld(horizontalSizeClass: item.width)
    world.setDelegate(.adaptation, of: Self.original)
    world.present(Self.original, from: .root, PresentationRequest(item.style))
    var announced: [ModalPresentationStyle] = []
    while let callback = world.next() {
      switch callback {
      case .adaptivePresentationStyle: world.answer(.style(item.answer))
      case .viewControllerForAdaptivePresentationStyle:
        world.answer(.replacement(Self.replacement))
      case .willPresentWithAdaptiveStyle(_, let style): announced.append(style)
      default: if callback.isQuestion { world.answer(.no) }
      }
    }
    #expect(announced == [item.announced])
    #expect(
      world.topmostController == (item.announced == .none ? Self.original : Self.replacement))
  }

  @Test("of real objects", arguments: AdaptivityCase.all)
  func objects(item: AdaptivityCase) {
    let isWide = item.width == .regular
    let size = isWide ? CGSize(width: 1024, height: 1366) : CGSize(width: 375, height: 667)
    let scene = HeadlessScene.start(screen: size, safeArea: .zero)
    let driver = scene.presentation
    driver.configure(behavior: UIKitBehavior(), horizontalSizeClass: item.width)
    let root = UIViewController(), original = UIViewController()
    scene.launch(root)
    let delegate = Delegate(UIModalPresentationStyle(item.answer))
    original.modalPresentationStyle = UIModalPresentationStyle(item.style)
    original.popoverPresentationController?.sourceView = root.view
    original.presentationController?.delegate = delegate
    driver.turn { root.present(original, animated: true) }
    driver.turn { driver.endAnimation() }
    #expect(delegate.announced == [UIModalPresentationStyle(item.announced)])
    let isOriginal = item.announced == .none
    #expect((original.viewIfLoaded?.window != nil) == isOriginal)
    #expect((delegate.replacement.viewIfLoaded?.window != nil) == !isOriginal)
    let shown = isOriginal ? original : delegate.replacement
    #expect((shown.view.frame.size == size) == item.fillsScreen)
    #expect(root.presentedViewController === shown)
  }
}
