// SPDX-License-Identifier: MIT

import Foundation

/// Recognizes taps: fingers that come down and up without going far.
///
/// Between two taps of one gesture it waits for an event of the clock, 0.35 s later, which makes
/// it fail.
@preconcurrency @MainActor
open class UITapGestureRecognizer: UIGestureRecognizer {
  open var numberOfTapsRequired = 1
  open var numberOfTouchesRequired = 1
  /// The buttons of a pointer, as storage.
  open var buttonMaskRequired = 1 {
    didSet {
      guard buttonMaskRequired != 1 else { return }
      HeadlessScene.current.note(unimplemented: "UITapGestureRecognizer.buttonMaskRequired")
    }
  }
  /// How far a finger may go.
  package static let allowableMovement: CGFloat = 45
  private var taps = 0
  private var fingers = 0
  private var timeout: PendingEvent.ID?

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    HeadlessScene.current.clock.cancel(timeout)
    isWaiting = false
    fingers = max(fingers, numberOfTouches)
    if fingers > numberOfTouchesRequired { state = .failed }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    let isFar = self.touches.contains {
      hypot(Double($0.point.x - $0.start.x), Double($0.point.y - $0.start.y))
        > Double(Self.allowableMovement)
    }
    if isFar { state = .failed }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    guard numberOfTouches == 0 else { return }
    guard fingers == numberOfTouchesRequired else { return state = .failed }
    fingers = 0
    taps += 1
    if taps == numberOfTapsRequired { return state = .ended }
    isWaiting = true
    let clock = HeadlessScene.current.clock
    timeout = clock.schedule(.touch, "no further tap for \(self.headlessName)", after: 0.35) {
      [weak self] in
      guard let self else { return }
      isWaiting = false
      state = .failed
      HeadlessScene.current.touches.settle()
    }
  }

  /// A tap lets those of more taps go on: without `require(toFail:)`, a double tap is a single one first
  /// (Apple, *Event Handling Guide for iOS*: *Gesture Recognizers*).
  open override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let other = preventedGestureRecognizer as? UITapGestureRecognizer else { return true }
    return other.numberOfTapsRequired <= numberOfTapsRequired
  }

  open override func reset() {
    HeadlessScene.current.clock.cancel(timeout)
    (taps, fingers, timeout) = (0, 0, nil)
    super.reset()
  }
}
