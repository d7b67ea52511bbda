// SPDX-License-Identifier: MIT

import UIKit

extension UIViewController: SnapshotConvertible {
  /// Controllers speak for themselves.
  nonisolated static var snapshotBase: AnyClass { UIViewController.self }

  /// Adds the view, the children and the settings of presentation.
  func addState(to snapshot: inout Snapshot) {
    addParts(to: &snapshot)
    addSettings(to: &snapshot)
  }

  private func addParts(to snapshot: inout Snapshot) {
    snapshot.named("view") { $0.add(storedView) }
    snapshot.named("children") { $0.add(all: containment.children) }
    snapshot.named("parent") { $0.add(weakly: containment.parent) }
    snapshot.named("presentationController") { $0.add(earlyPresentationController) }
    snapshot.named("navigationItem") { $0.add(madeNavigationItem) }
  }

  private func addSettings(to snapshot: inout Snapshot) {
    snapshot.named("modalPresentationStyle") { $0.add(modalPresentationStyle.rawValue) }
    snapshot.named("transitioningDelegate") { $0.add(weakly: transitioningDelegate) }
    snapshot.named("isModalInPresentation") { $0.add(isModalInPresentation) }
    snapshot.named("definesPresentationContext") { $0.add(definesPresentationContext) }
    snapshot.named("isMovingToParent") { $0.add(containment.isMovingToParent) }
    snapshot.named("isMovingFromParent") { $0.add(containment.isMovingFromParent) }
    snapshot.named("preferredContentSize") { $0.add(preferredContentSize) }
    snapshot.named("isEditing") { $0.add(isEditing) }
    // Of several alike it decides which one the rules of UIKit speak of.
    if let number = scenePlace { snapshot.named("place") { $0.add(number) } }
    if expectsDelegate { snapshot.named("expectsDelegate") { $0.add(true) } }
    if let title { snapshot.named("title") { $0.add(title) } }
  }
}

extension UIPresentationController: SnapshotConvertible {
  /// Presentation controllers speak for themselves.
  nonisolated static var snapshotBase: AnyClass { UIPresentationController.self }

  /// Adds who is presented, the delegate and the container.
  func addState(to snapshot: inout Snapshot) {
    snapshot.named("presentedViewController") { $0.add(presentedViewController) }
    snapshot.named("presentingViewController") { $0.add(presentingViewController) }
    snapshot.named("delegate") { $0.add(weakly: delegate) }
    if hasLostDelegate { snapshot.named("hasLostDelegate") { $0.add(true) } }
    snapshot.named("containerView") { $0.add(containerView) }
  }
}
