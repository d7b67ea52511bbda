// SPDX-License-Identifier: MIT

public import Combine
public import UIKit

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
    private var timer: UncheckedReference<Timer>?

    public init(
      interval: TimeInterval, tolerance: TimeInterval? = nil, runLoop: RunLoop, mode: RunLoop.Mode
    ) { (self.interval, self.tolerance) = (interval, tolerance) }

    public func _attach(_ receiver: _Receiver<Date, Never>) { subject._attach(receiver) }

    public func connect() -> any Cancellable {
      if timer == nil {
        nonisolated(unsafe) let subject = subject
        let interval = interval
        timer = MainActor.assumeIsolated {
          UncheckedReference(
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
      MainActor.assumeIsolated { timer.object.invalidate() }
    }
  }
}

/// What keeps a timer firing.
private struct Connection: Cancellable {
  let publisher: Timer.TimerPublisher
  func cancel() { publisher.stop() }
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
  public func _schedule(after delay: Double, for reason: String, _ work: @escaping () -> Void)
    -> () -> Void
  {
    let item = DispatchWorkItem(block: work)
    schedule(item, after: delay, for: reason)
    return item.cancel
  }
}

extension UIKit.OperationQueue: Scheduler {
  public func _schedule(after delay: Double, for reason: String, _ work: @escaping () -> Void)
    -> () -> Void
  { UIKit.DispatchQueue.main._schedule(after: delay, for: reason, work) }
}

extension UIKit.URLSession {
  /// Sends what a server answers to a request; nobody answers here, as with a task.
  public func dataTaskPublisher(for request: URLRequest) -> DataTaskPublisher {
    DataTaskPublisher(request: request, session: self)
  }

  public func dataTaskPublisher(for url: URL) -> DataTaskPublisher {
    dataTaskPublisher(for: URLRequest(url: url))
  }

  /// Makes a request for each subscriber, and cancels it with the subscription.
  public struct DataTaskPublisher: Publisher {
    public typealias Output = (data: Data, response: URLResponse)
    public typealias Failure = URLError
    public let request: URLRequest
    public let session: UIKit.URLSession

    public func subscribe(
      _ receive: @escaping (Output) -> Void,
      _ finish: @escaping (Subscribers.Completion<URLError>) -> Void
    ) -> AnyCancellable {
      nonisolated(unsafe) let (receive, finish) = (receive, finish)
      let task = session.dataTask(with: request) { data, response, error in
        if let data, let response {
          receive((data, response))
          finish(.finished)
        } else {
          finish(.failure(error as? URLError ?? URLError(.unknown)))
        }
      }
      task.resume()
      return AnyCancellable { task.cancel() }
    }
  }
}
