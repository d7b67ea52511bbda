// SPDX-License-Identifier: MIT

import Conformance
import SwiftUI
import UIKitSemantics

// MARK: - What an app does with views

extension PlayedObjects {
  func add(_ modifier: PresentationModifier) { views.modifiers.append(modifier) }

  func addRepresentable() { views.representables += 1 }

  func addStack() { views.contentIsStack = true }

  func write(_ value: BindingValue, to binding: BindingID, by row: PresentationModifier.ID?) {
    guard let row else { return views.write(value, to: binding) }
    views.tapControl(of: row) { [unowned self] in views.write(value, to: binding) }
  }

  func writeWithoutAnimation(_ value: BindingValue, to binding: BindingID) {
    withTransaction(\.disablesAnimations, true) { views.write(value, to: binding) }
  }

  func value(of binding: BindingID) -> BindingValue {
    binding == .first ? views.first : views.second
  }

  func callDismissAction(in screen: ControllerID) { views.callDismissAction(in: screen) }

  func setInteractiveDismissDisabled(_ isDisabled: Bool, in screen: ControllerID) {
    if isDisabled { views.locked.insert(screen) } else { views.locked.remove(screen) }
  }

  func removeView(of modifier: PresentationModifier.ID) { views.remove(viewOf: modifier) }

  func evaluateAnew() {
    for controller in scene.evaluatingControllers { controller.evaluateAnew() }
  }

  /// The controller that SwiftUI has put up for a screen.
  func controllerPutUp(for screen: ControllerID) -> UIViewController? {
    guard hasLaunched, !views.isEmpty, screen != .root else { return nil }
    return sequence(first: self[.root], next: \.presentedViewController).dropFirst()
      .first { letter(of: $0) == screen }
  }
}
