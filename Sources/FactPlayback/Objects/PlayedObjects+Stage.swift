// SPDX-License-Identifier: MIT

import Conformance
import Foundation
import UIKit
import UIKitSemantics

extension PlayedObjects: @MainActor ObjectStage {
  var rules: PresentationWorld { driver.world }

  func takeLogLine() -> LogLine? { driver.world.takeLogLine() }

  func takeRecord() -> RuleRecord { driver.world.takeRecord() }

  func putOff(_ body: @escaping () -> Void) {
    UIKit.DispatchQueue.main.async { body() }
  }

  func turn(_ body: () -> Void) {
    driver.turn {
      body()
      driver.serveMainQueue()
    }
    while let next = scene.clock.callsOnMainThread.first { driver.turn { scene.clock.fire(next) } }
  }

  // MARK: - What can happen

  func offers(_ input: UIKitInput) -> Bool {
    switch input {
    case .animationEnds, .containerTransitionEnds:
      driver.offers(input) || driver.world.offers(input) && animatorsEnd != nil
    case .containerLaysOut: driver.world.offers(input)
    default: driver.offers(input)
    }
  }

  /// The end of what an animator of the app's animates.
  private var animatorsEnd: PendingEvent.ID? { scene.clock.schedule(of: [.animation]).first?.id }

  func perform(_ input: UIKitInput) {
    switch input {
    case .animationEnds where !driver.offers(input),
      .containerTransitionEnds where !driver.offers(input):
      if let end = animatorsEnd { scene.clock.fire(end) }
    case .containerLaysOut(let controller):
      let container = self[controller].activePresentationController?.containerView
      container?.setNeedsLayout()
      container?.layoutIfNeeded()
    case .sizeClassChanges(let width) where width == driver.world.horizontalSizeClass:
      setSizeClasses(horizontal: width, vertical: driver.world.verticalSizeClass)
    default: driver.perform(input)
    }
  }

  /// The window changes its height with its size class, and otherwise is turned.
  func setSizeClasses(horizontal: HorizontalSizeClass, vertical: VerticalSizeClass) {
    let size = scene.screen.bounds.size
    driver.setSizeClasses(
      horizontal: horizontal, vertical: vertical,
      size: CGSize(width: size.height, height: size.width))
  }

  func canEndSystemController(_ controller: ControllerID) -> Bool {
    rules.canEndSystemController(ruleID(of: controller))
  }

  func tapCancel(in controller: ControllerID) { tapFirstButton(of: controller) }

  func tapAction(ofAlert controller: ControllerID) { tapFirstButton(of: controller) }

  private func tapFirstButton(of controller: ControllerID) {
    tapButton(in: self[controller].view) { _ in true }
  }

  /// A finger taps the first button that is meant.
  func tapButton(in view: UIView? = nil, where isMeant: (UIButton) -> Bool) {
    let buttons = (view ?? self[.root].view).tree.compactMap { $0 as? UIButton }
    guard let button = buttons.first(where: isMeant) else { return }
    let middle = button.convert(CGPoint(x: button.bounds.midX, y: button.bounds.midY), to: nil)
    scene.touches.ended(scene.touches.began(at: middle))
  }

  // MARK: - Touches

  func isSheetOnItsWayCatchable() -> Bool { driver.world.isSheetOnItsWayCatchable() }

  func newestRecognizerComesFirst() -> Bool {
    let view: UIView = self[.v].view
    var acted: [Int] = []
    let recognizers = (0..<2).map { number in Taps { acted.append(number) } }
    for one in recognizers { view.addGestureRecognizer(one.recognizer) }
    defer { for one in recognizers { view.removeGestureRecognizer(one.recognizer) } }
    return touch(.v) && acted == [1]
  }

  /// A recognizer for taps, and what it does.
  @MainActor
  private final class Taps: NSObject {
    let recognizer = UITapGestureRecognizer()
    private let act: () -> Void

    init(_ act: @escaping () -> Void) {
      self.act = act
      super.init()
      recognizer.addTarget(self, action: Selector("acts", Taps.acts))
    }

    private func acts() { act() }
  }

  /// A finger taps where it reaches a view of a controller's, or of its presentation.
  func touch(_ controller: ControllerID) -> Bool {
    guard let point = reachablePoint(of: controller) else { return false }
    scene.touches.ended(scene.touches.began(at: point))
    return true
  }

  func touchOverlay(of controller: ControllerID) -> Bool {
    guard let point = reachablePoint(where: { $0 === self[itemsOf: controller].overlay }) else {
      return false
    }
    scene.touches.ended(scene.touches.began(at: point))
    return true
  }

  func acceptsTouches(_ controller: ControllerID, onBar: Bool) -> Bool {
    guard onBar else { return reachablePoint(of: controller) != nil }
    let bar = (self[controller] as? UINavigationController)?.navigationBar
    return reachablePoint { view in bar.map(view.isDescendant) ?? false } != nil
  }

  private func reachablePoint(of controller: ControllerID) -> CGPoint? {
    reachablePoint { view in
      view.controllerAround.map { letter(of: $0) } == controller
    }
  }

  /// The first point of a grid at which a finger reaches such a view.
  private func reachablePoint(where isMeant: (UIView) -> Bool) -> CGPoint? {
    let bounds = scene.screen.bounds
    for y in stride(from: 5, to: bounds.height, by: 30) {
      for x in stride(from: 5, to: bounds.width, by: 60) {
        let point = CGPoint(x: x, y: y)
        if let view = scene.touches.view(at: point), driver.letsTouches(reach: view), isMeant(view)
        {
          return point
        }
      }
    }
    return nil
  }

  // MARK: - What an app sees

  func isModalInPresentation(_ controller: ControllerID) -> Bool {
    self[controller].isModalInPresentation
  }

  func isPresented(_ controller: ControllerID) -> Bool {
    let controller = self[controller]
    return controller.presentingViewController != nil && !controller.isBeingPresented
      && !controller.isBeingDismissed
  }

  func isGone(_ controller: ControllerID) -> Bool {
    self[controller].presentingViewController == nil
  }

  func isBeingPresented(_ controller: ControllerID) -> Bool { self[controller].isBeingPresented }

  func isBeingDismissed(_ controller: ControllerID) -> Bool { self[controller].isBeingDismissed }

  func isViewInWindow(_ controller: ControllerID) -> Bool {
    self[controller].viewIfLoaded?.window != nil
  }

  func presentedViewController(of controller: ControllerID) -> ControllerID? {
    self[controller].presentedViewController.map { letter(of: $0) }
  }

  func presentingViewController(of controller: ControllerID) -> ControllerID? {
    self[controller].presentingViewController.map { letter(of: $0) }
  }

  func presentingArgument() -> ControllerID? { lastPresenting.map { letter(of: $0) } }

  func styleInUse(of controller: ControllerID) -> ModalPresentationStyle? {
    rules.styleInUse(of: ruleID(of: controller))
  }

  func modalPresentationStyle(of controller: ControllerID) -> ModalPresentationStyle {
    self[controller].modalPresentationStyle.rule
  }

  func hasTransitionCoordinator(_ controller: ControllerID) -> Bool {
    self[controller].transitionCoordinator != nil
  }

  func saysAnimated(_ controller: ControllerID) -> Bool? {
    self[itemsOf: controller].saysAnimated
  }

  func hasDelegate(_ controller: ControllerID) -> Bool {
    self[controller].presentationController?.delegate != nil
  }

  func hasSheetPresentationController(_ controller: ControllerID) -> Bool {
    self[controller].sheetPresentationController != nil
  }

  func hasPreferredFrame(_ controller: ControllerID) -> Bool? {
    guard let container = self[controller].activePresentationController?.containerView,
      let frame = self[controller].viewIfLoaded?.frame
    else { return nil }
    return frame != container.bounds
  }

  func isOverlayOnScreen(of controller: ControllerID) -> Bool {
    self[itemsOf: controller].overlay?.window != nil
  }

  func hasOverlayInContainer(of controller: ControllerID) -> Bool {
    guard let overlay = self[itemsOf: controller].overlay else { return false }
    return overlay.superview === self[controller].activePresentationController?.containerView
      && overlay.superview != nil
  }
}
