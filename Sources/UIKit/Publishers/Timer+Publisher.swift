// SPDX-License-Identifier: MIT

public import Combine
public import Foundation

extension Timer {
  /// Fires again and again.
  public nonisolated static func publish(
    every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop,
    in mode: RunLoop.Mode
  ) -> TimerPublisher {
    TimerPublisher(interval: interval, tolerance: tolerance, runLoop: runLoop, mode: mode)
  }

  /// Fires again and again from its connection on, each time an event of the scene's clock.
  ///
  /// The dates are all the same: nothing may depend on the clock. Whoever ends one of its connections
  /// has ended the timer, so that `timer.upstream.connect().cancel()` stops one that connects by itself.
  public final class TimerPublisher: ConnectablePublisher {
    public typealias Output = Date
    public typealias Failure = Never
    public let interval: TimeInterval
    public let tolerance: TimeInterval?
    private let subject = PassthroughSubject<Date, Never>()
    private var timer: Unchecked<Timer>?

    public init(
      interval: TimeInterval, tolerance: TimeInterval? = nil, runLoop: RunLoop, mode: RunLoop.Mode
    ) { (self.interval, self.tolerance) = (interval, tolerance) }

    public func _attach(_ receiver: _Receiver<Date, Never>) { subject._attach(receiver) }

    public func connect() -> any Cancellable {
      if timer == nil {
        nonisolated(unsafe) let subject = subject
        let interval = interval
        timer = MainActor.assumeIsolated {
          Unchecked(
            value:
              Timer.scheduledTimer(withTimeInterval: interval, repeats: true) { _ in
                subject.send(Date(timeIntervalSinceReferenceDate: 0))
              })
        }
      }
      return AnyCancellable(Connection(publisher: self))
    }

    fileprivate func stop() {
      guard let timer else { return }
      self.timer = nil
      MainActor.assumeIsolated { timer.value.invalidate() }
    }
  }
}

/// What keeps a timer firing.
private struct Connection: Cancellable {
  let publisher: Timer.TimerPublisher
  func cancel() { publisher.stop() }
}
