// SPDX-License-Identifier: MIT

import Foundation
import Testing
import UIKitSemantics

@testable import UIKit

@MainActor
@Suite("What is presented over the current context")
struct ContextTests {
  @Test(
    "covers no more than the controller that defines the context (B6, B7)",
    arguments: [UIModalPresentationStyle.currentContext, .overCurrentContext])
  func half(style: UIModalPresentationStyle) {
    let scene = HeadlessScene.start(screen: CGSize(width: 400, height: 800), safeArea: .zero)
    let (root, half, modal) = (UIViewController(), UIViewController(), UIViewController())
    root.addChild(half)
    root.view.addSubview(half.view)
    let area = CGRect(x: 0, y: 400, width: 400, height: 400)
    half.view.frame = area
    half.didMove(toParent: root)
    scene.launch(root)
    half.definesPresentationContext = true
    modal.modalPresentationStyle = style
    scene.presentation.turn { half.present(modal, animated: true) }
    scene.presentation.turn { scene.presentation.perform(.animationEnds) }
    #expect(modal.presentingViewController === half)
    #expect(modal.view.convert(modal.view.bounds, to: nil) == area)
    #expect((half.view.window == nil) == (style == .currentContext))
    #expect(root.view.window != nil)
    scene.presentation.turn { half.dismiss(animated: true) }
    scene.presentation.turn { scene.presentation.perform(.animationEnds) }
    #expect(half.view.superview === root.view && half.view.frame == area)
    #expect(modal.view.window == nil)
  }
}
