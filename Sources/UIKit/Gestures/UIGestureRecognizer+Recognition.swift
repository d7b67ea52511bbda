// SPDX-License-Identifier: MIT

import Foundation

/// How a recognizer leaves `possible`:
///
/// 1. The views from the touched one to its own, and then the delegate, are asked whether it may
///    begin; otherwise it fails.
/// 2. It fails if another one that has a touch in common has recognized and excludes it. Two
///    recognizers exclude each other unless one of the delegates lets them recognize together, or
///    `canPrevent` or `canBePrevented` says otherwise.
/// 3. It waits while one that it requires to fail has not failed; it fails if that one recognizes.
/// 4. Then it recognizes, and all that it excludes fail.
///
/// An action is sent for each state that a touch leads to; only a cancellation takes the place of
/// a beginning whose action has not been sent yet.
extension UIGestureRecognizer {
  private var delivery: TouchDelivery { HeadlessScene.current.touches }

  func move(to new: State) {
    delivery.perform {
      switch (current, new) {
      case (.possible, .began), (.possible, .changed), (.possible, .ended): tryToRecognize(as: new)
      case (.possible, .failed), (.possible, .cancelled): fail()
      case (.began, .changed), (.changed, .changed):
        if !needsAction { enter(new) }
      case (.began, .ended), (.changed, .ended):
        actIfNeeded()
        enter(new)
      case (.began, .cancelled), (.changed, .cancelled), (.began, .failed), (.changed, .failed):
        enter(.cancelled)
      default: break
      }
    }
  }

  private func enter(_ new: State) {
    current = new
    needsAction = true
    if !delivery.isTracking(self) { actIfNeeded() }
  }

  private func tryToRecognize(as new: State) {
    guard mayBegin else { return fail() }
    if contenders.contains(where: { $0.hasRecognized && $0.excludes(self) }) { return fail() }
    let required = contendersToFail
    if required.contains(where: \.hasRecognized) { return fail() }
    if required.contains(where: \.isInconclusive) {
      held = new
      return
    }
    held = nil
    enter(new)
    for other in contenders where other.current == .possible {
      if other.contendersToFail.contains(where: { $0 === self }) || excludes(other) {
        other.fail()
      }
    }
  }

  private var mayBegin: Bool {
    let touched = sequence.first?.view ?? view
    for around in Swift.sequence(first: touched, next: { $0?.superview }) {
      guard let around else { break }
      if !around.gestureRecognizerShouldBegin(self) { return false }
      if around === view { break }
    }
    return delegate?.gestureRecognizerShouldBegin(self) ?? true
  }

  /// Fails, and lets those go on that waited for it.
  func fail() {
    guard current == .possible else { return }
    current = .failed
    held = nil
    isWaiting = false
    for other in delivery.tracking {
      guard let state = other.held, other.requires(self) else { continue }
      other.move(to: state)
    }
  }

  // MARK: Others

  var hasRecognized: Bool { current == .began || current == .changed || current == .ended }

  private var isInconclusive: Bool { current == .possible && isEnabled }

  /// The others that follow one of the same touches.
  private var contenders: [UIGestureRecognizer] {
    others { other in
      for touch in other.sequence where has(touch) { return true }
      return false
    }
  }

  /// The other recognizers at work of which something is true.
  private func others(where isMeant: (UIGestureRecognizer) -> Bool) -> [UIGestureRecognizer] {
    var found: [UIGestureRecognizer] = []
    for other in delivery.tracking where other !== self && isMeant(other) { found.append(other) }
    return found
  }

  private func excludes(_ other: UIGestureRecognizer) -> Bool {
    guard canPrevent(other), other.canBePrevented(by: self),
      !companions.value.contains(ObjectIdentifier(other))
    else { return false }
    if delegate?.gestureRecognizer(self, shouldRecognizeSimultaneouslyWith: other) == true {
      return false
    }
    return other.delegate?.gestureRecognizer(other, shouldRecognizeSimultaneouslyWith: self)
      != true
  }

  /// Those among the recognizers at work that this one requires to fail.
  private var contendersToFail: [UIGestureRecognizer] {
    others { requires($0) }
  }

  package func requires(_ other: UIGestureRecognizer) -> Bool {
    if required.contains(where: { $0.object === other }) { return true }
    if shouldRequireFailure(of: other) || other.shouldBeRequiredToFail(by: self) { return true }
    if delegate?.gestureRecognizer(self, shouldRequireFailureOf: other) == true { return true }
    return other.delegate?.gestureRecognizer(other, shouldBeRequiredToFailBy: self) == true
  }

  // MARK: Following touches

  func accepts(_ touch: UITouch) -> Bool {
    guard isEnabled, current == .possible || current == .began || current == .changed else {
      return false
    }
    return delegate?.gestureRecognizer(self, shouldReceive: touch) ?? true
  }

  func follow(_ touch: UITouch) { sequence.append(touch) }

  func isFollowing(_ touch: UITouch) -> Bool {
    current != .failed && current != .cancelled && current != .ended && has(touch)
  }

  // Written as a loop, as all that is asked for each finger and recognizer.
  private func has(_ touch: UITouch) -> Bool {
    for own in sequence where own === touch { return true }
    return false
  }

  func lose(_ touch: UITouch) {
    guard current == .possible, held == nil, !isWaiting, !hasFingers else { return }
    delivery.perform { fail() }
  }

  func hasTakenOver(_ touch: UITouch) -> Bool {
    hasRecognized && cancelsTouchesInView && has(touch)
  }

  /// Whether views do not get the touches any more.
  var isTakenFromViews: Bool {
    for touch in sequence where touch.isTakenOver || delivery.isTakenOver(touch) { return true }
    return false
  }

  var isDone: Bool {
    (current == .ended || current == .failed || current == .cancelled) && !hasFingers
  }

  func becomePossible() {
    reset()
    current = .possible
    held = nil
    needsAction = false
    isWaiting = false
    sequence = []
  }

  /// Ends what the recognizer is at: cancels it if it has begun, lets it fail otherwise.
  func stopTracking() {
    guard delivery.isTracking(self) else { return }
    if current == .began || current == .changed {
      current = .cancelled
      needsAction = true
      actIfNeeded()
    } else {
      delivery.perform { fail() }
    }
    delivery.forget(self)
    becomePossible()
  }

  // MARK: Actions

  func actIfNeeded() {
    guard needsAction else { return }
    needsAction = false
    for (target, selector) in targets {
      if let object = target.object { selector.perform(on: object, self, nil) }
    }

  }
}
