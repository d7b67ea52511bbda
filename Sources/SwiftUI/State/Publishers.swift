// SPDX-License-Identifier: MIT

public import Combine
public import UIKit

/// Fires again and again, each time an event of the scene's clock.
public struct TimerPublisher: Publisher {
  public typealias Output = Date
  public typealias Failure = Never
  let interval: TimeInterval

  /// Begins when somebody subscribes.
  public func autoconnect() -> TimerPublisher { self }
  /// Has no effect: the timer begins when somebody subscribes.
  @discardableResult
  public func connect() -> AnyCancellable { AnyCancellable {} }

  /// The dates are all the same: nothing may depend on the clock.
  public func subscribe(
    _ receive: @escaping (Date) -> Void, _ finish: @escaping (Subscribers.Completion<Never>) -> Void
  ) -> AnyCancellable {
    nonisolated(unsafe) let receive = receive
    let interval = interval
    let timer = MainActor.assumeIsolated {
      UncheckedReference(
        Timer.scheduledTimer(withTimeInterval: interval, repeats: true) { _ in
          receive(Date(timeIntervalSinceReferenceDate: 0))
        })
    }
    return AnyCancellable { MainActor.assumeIsolated { timer.object.invalidate() } }
  }
}

extension Timer {
  /// Fires again and again.
  public nonisolated static func publish(
    every interval: TimeInterval, tolerance: TimeInterval? = nil, on loop: RunLoop,
    in mode: RunLoop.Mode
  ) -> TimerPublisher { TimerPublisher(interval: interval) }
}

extension NotificationCenter {
  /// Sends the notifications of a name.
  public func publisher(for name: Notification.Name, object: AnyObject? = nil)
    -> NotificationPublisher
  { NotificationPublisher(center: self, name: name, sender: object) }
}

/// Sends the notifications of a name.
public struct NotificationPublisher: Publisher {
  public typealias Output = Notification
  public typealias Failure = Never
  let center: NotificationCenter
  let name: Notification.Name
  let sender: AnyObject?

  public func subscribe(
    _ receive: @escaping (Notification) -> Void,
    _ finish: @escaping (Subscribers.Completion<Never>) -> Void
  ) -> AnyCancellable {
    let center = center
    nonisolated(unsafe) let receive = receive
    let token = center.addObserver(forName: name, object: sender, queue: nil) { receive($0) }
    return AnyCancellable { center.removeObserver(token) }
  }
}

extension UIKit.DispatchQueue: Scheduler {
  public func _schedule(after delay: Double, _ work: @escaping () -> Void) -> () -> Void {
    let item = DispatchWorkItem(block: work)
    if delay == 0 {
      async(execute: item)
    } else {
      asyncAfter(deadline: .now() + delay, execute: item)
    }
    return item.cancel
  }
}
