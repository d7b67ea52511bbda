// SPDX-License-Identifier: MIT

import UIKit

/// Where the uppermost presented view stands, and how what its presentation controller has put around
/// it looks: a finger that presents and dismisses nothing leaves it so.
@MainActor
struct TopLook {
  @Loose private var controller: UIPresentationController?
  private let name: String
  private let frame: CGRect, transform: CGAffineTransform
  private let around: SceneLook

  /// Nothing, if nothing is presented.
  init?(in scene: HeadlessScene) {
    guard let controller = scene.presentation.controllersAtWork.last,
      let container = controller.containerView,
      let own = controller.presentedViewController.viewIfLoaded,
      let view = sequence(first: own, next: \.superview).first(where: { $0.superview === container }
      )
    else { return nil }
    _controller = Loose(wrappedValue: controller)
    name = controller.presentedViewController.headlessName
    (frame, transform) = (view.frame, view.transform)
    around = SceneLook(of: container.subviews.filter { $0 !== view })
  }

  /// What differs now, in one sentence: what is around the view, where that is back at its place; or
  /// the view, where it stays as it was when the system took the finger away.
  func change(to now: TopLook?, whenTaken taken: TopLook?) -> String? {
    guard let now, let controller, now.controller === controller else { return nil }
    if isPlaced(as: now) { return around.change(to: now.around) }
    guard let taken, taken.isPlaced(as: now) else { return nil }
    let place = controller.frameOfPresentedViewInContainerView
    guard Self.isNear(frame, place), !Self.isNear(now.frame, place) else { return nil }
    return "the view of \(name) stays where it was when the system cancelled the touch"
  }

  private func isPlaced(as other: TopLook) -> Bool {
    Self.isNear(frame, other.frame) && transform == other.transform
  }

  /// Whether two frames differ by rounding errors at most.
  private static func isNear(_ frame: CGRect, _ other: CGRect) -> Bool {
    let pairs = [
      (frame.minX, other.minX), (frame.minY, other.minY), (frame.maxX, other.maxX),
      (frame.maxY, other.maxY),
    ]
    return pairs.allSatisfy { abs($0 - $1) < 0.01 }
  }
}
