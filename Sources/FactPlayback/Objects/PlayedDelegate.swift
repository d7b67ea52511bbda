// SPDX-License-Identifier: MIT

import Foundation
import UIKit
import UIKitSemantics

/// The delegate of a presentation controller, with the methods that a scenario gives it.
///
/// It does for the others what UIKit does where there is no such method.
@MainActor
final class PlayedDelegate: NSObject {
  private let methods: DelegateMethods
  private unowned let objects: PlayedObjects

  init(_ methods: DelegateMethods, _ objects: PlayedObjects) {
    (self.methods, self.objects) = (methods, objects)
    super.init()
  }

  /// Tells of a call and asks for the answer; `nil` if there is no such method.
  @discardableResult
  private func ask(
    _ method: DelegateMethods, _ controller: UIPresentationController,
    _ callback: (ControllerID) -> Callback
  ) -> Answer? {
    guard methods.contains(method) else {
      HeadlessScene.current.presentation.noteDefaultAnswer()
      return nil
    }
    return objects.tell(callback(objects.letter(of: controller)))
  }
}

extension PlayedDelegate: UISheetPresentationControllerDelegate {
  func presentationControllerShouldDismiss(_ controller: UIPresentationController) -> Bool {
    ask(.shouldDismiss, controller, Callback.presentationControllerShouldDismiss) != .no
  }
  func presentationControllerWillDismiss(_ controller: UIPresentationController) {
    ask(.willDismiss, controller, Callback.presentationControllerWillDismiss)
  }
  func presentationControllerDidDismiss(_ controller: UIPresentationController) {
    ask(.didDismiss, controller, Callback.presentationControllerDidDismiss)
  }
  func presentationControllerDidAttemptToDismiss(_ controller: UIPresentationController) {
    ask(.didAttemptToDismiss, controller, Callback.presentationControllerDidAttemptToDismiss)
  }
  func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheet: UISheetPresentationController
  ) {
    ask(
      .didChangeSelectedDetentIdentifier, sheet,
      Callback.sheetPresentationControllerDidChangeSelectedDetentIdentifier)
  }

  func adaptivePresentationStyle(for controller: UIPresentationController)
    -> UIModalPresentationStyle
  {
    style(
      ask(
        .adaptivePresentationStyleWithoutTraits, controller,
        Callback.adaptivePresentationStyleWithoutTraits))
  }
  func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle {
    guard methods.contains(.adaptivePresentationStyle) else {
      return styleByOlderMethod(for: controller, traitCollection: traitCollection)
    }
    return style(
      ask(.adaptivePresentationStyle, controller, Callback.adaptivePresentationStyle))
  }
  /// An answer that names no style leaves the matter to UIKit.
  private func style(_ answer: Answer?) -> UIModalPresentationStyle {
    guard case .style(let style) = answer else {
      HeadlessScene.current.presentation.noteDefaultAnswer()
      return .automatic
    }
    return UIModalPresentationStyle(style)
  }

  func presentationController(
    _ controller: UIPresentationController,
    viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
  ) -> UIViewController? {
    let answer = ask(.viewControllerForAdaptivePresentationStyle, controller) {
      .viewControllerForAdaptivePresentationStyle($0, style.rule)
    }
    switch answer {
    case .controller(let container):
      return objects.contain(controller.presentedViewController, in: container)
    case .replacement(let other): return objects[other]
    default: return nil
    }
  }
  func presentationController(
    _ controller: UIPresentationController,
    prepare adaptivePresentationController: UIPresentationController
  ) {
    ask(
      .prepareAdaptivePresentationController, controller,
      Callback.prepareAdaptivePresentationController)
  }
  func presentationController(
    _ controller: UIPresentationController,
    willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
    transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
  ) {
    ask(.willPresentWithAdaptiveStyle, controller) {
      .willPresentWithAdaptiveStyle($0, style.rule)
    }
  }
}
