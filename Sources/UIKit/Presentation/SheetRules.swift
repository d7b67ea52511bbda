// SPDX-License-Identifier: MIT

import UIKitSemantics

/// The sheet of a controller, as the rules of presentation know it.
@MainActor
struct SheetRules {
  private let controller: UIViewController

  init(_ controller: UIViewController) { self.controller = controller }

  private var driver: PresentationDriver { HeadlessScene.current.presentation }

  /// The settings, and where the sheet stands.
  var sheet: SheetState? {
    driver.knownIdentifier(of: controller).map { driver.world.sheet(of: $0) }
  }

  private func set(
    _ call: (ControllerID) -> Call?,
    _ body: (inout PresentationWorld, ControllerID) -> Response
  ) -> Bool {
    let identifier = driver.identifier(of: controller)
    let response = body(&driver.world, identifier)
    if let call = call(identifier) { driver.record(call, response) }
    return response == .accepted
  }

  private func setAvailable(_ available: [SheetDetent: Bool]) {
    let identifier = driver.identifier(of: controller)
    for detent in SheetDetent.allCases {
      guard let isAvailable = available[detent] else { continue }
      driver.world.setCustomDetent(detent, isAvailable: isAvailable, of: identifier)
    }
  }

  /// Sets the detents; says whether that was accepted (G2, G12).
  func setDetents(_ detents: [SheetDetent], available: [SheetDetent: Bool]) -> Bool {
    setAvailable(available)
    return set {
      .setDetents(detents, of: $0)
    } _: {
      $0.setDetents(detents, of: $1)
    }
  }

  /// Selects a detent; says whether that was accepted (G12).
  func select(_ detent: SheetDetent?) -> Bool {
    set {
      .selectDetent(detent, of: $0)
    } _: {
      $0.selectDetent(detent, of: $1)
    }
  }

  func setLargestUndimmed(_ detent: SheetDetent?) {
    _ = set {
      .setLargestUndimmedDetent(detent, of: $0)
    } _: {
      $0.setLargestUndimmedDetent(detent, of: $1)
    }
  }

  func setPrefersScrollingExpands(_ value: Bool) {
    _ = set { _ in
      nil
    } _: {
      $0.setPrefersScrollingExpands(value, of: $1)
    }
  }

  func setPrefersGrabberVisible(_ value: Bool) {
    _ = set { _ in
      nil
    } _: {
      $0.setPrefersGrabberVisible(value, of: $1)
    }
  }

  func setPrefersPageSizing(_ value: Bool) {
    _ = set { _ in
      nil
    } _: {
      $0.setPrefersPageSizing(value, of: $1)
    }
  }

  func invalidate(available: [SheetDetent: Bool]) {
    setAvailable(available)
    _ = set { _ in
      nil
    } _: {
      $0.invalidateDetents(of: $1)
    }
  }

  func endAnimateChanges() {
    driver.world.endAnimateChanges(of: driver.identifier(of: controller))
  }
}
