// SPDX-License-Identifier: MIT

public import Foundation

/// Recognizes fingers that stay; that they have stayed long enough is an event of the clock.
@preconcurrency @MainActor
open class UILongPressGestureRecognizer: UIGestureRecognizer {
  open var minimumPressDuration: TimeInterval = 0.5
  /// How far they may go meanwhile.
  open var allowableMovement: CGFloat = 10
  open var numberOfTouchesRequired = 1
  /// How many taps come before.
  open var numberOfTapsRequired = 0
  private var event: PendingEvent.ID?

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard current == .possible else { return }
    guard numberOfTouches <= numberOfTouchesRequired else { return state = .failed }
    guard numberOfTouches == numberOfTouchesRequired else { return }
    guard minimumPressDuration > 0 else { return state = .began }
    let clock = HeadlessScene.current.clock
    self.event = clock.schedule(
      .touch, "long enough for \(self.headlessName)", after: minimumPressDuration
    ) { [weak self] in
      self?.state = .began
      HeadlessScene.current.touches.settle()
    }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    if current != .possible { return state = .changed }
    let isFar = self.touches.contains {
      hypot(Double($0.point.x - $0.start.x), Double($0.point.y - $0.start.y))
        > Double(allowableMovement)
    }
    if isFar { state = .failed }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    if current == .possible { return state = .failed }
    if numberOfTouches < numberOfTouchesRequired { state = .ended }
  }

  open override func reset() {
    HeadlessScene.current.clock.cancel(event)
    event = nil
    super.reset()
  }
}
