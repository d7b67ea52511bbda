// SPDX-License-Identifier: MIT

public import Dispatch
public import Foundation

/// Something that does work later.
public protocol Scheduler {
  /// How long something takes.
  typealias Interval = SchedulerInterval
  /// Does work after a delay, in seconds.
  func _schedule(after delay: Double, _ work: DispatchWorkItem)
}

/// How long something takes, in seconds.
public struct SchedulerInterval: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral, Sendable {
  let seconds: Double
  public init(floatLiteral value: Double) { seconds = value }
  public init(integerLiteral value: Int) { seconds = Double(value) }
  public static func seconds(_ count: Double) -> Self { .init(floatLiteral: count) }
  public static func seconds(_ count: Int) -> Self { .init(integerLiteral: count) }
  public static func milliseconds(_ count: Int) -> Self {
    .init(floatLiteral: Double(count) / 1_000)
  }
}

extension DispatchQueue: Scheduler {
  public func _schedule(after delay: Double, _ work: DispatchWorkItem) {
    if delay == 0 {
      async(execute: work)
    } else {
      asyncAfter(deadline: .now() + delay, execute: work)
    }
  }
}

extension RunLoop: Scheduler {
  public func _schedule(after delay: Double, _ work: DispatchWorkItem) {
    DispatchQueue.main._schedule(after: delay, work)
  }
}

extension OperationQueue: Scheduler {
  public func _schedule(after delay: Double, _ work: DispatchWorkItem) {
    DispatchQueue.main._schedule(after: delay, work)
  }
}

extension Publisher {
  /// Sends each value in a later turn of a scheduler's.
  public func receive<Context: Scheduler>(on scheduler: Context) -> AnyPublisher<Output, Failure> {
    delayed(by: 0, on: scheduler)
  }

  /// Sends each value later.
  public func delay<Context: Scheduler>(for interval: Context.Interval, scheduler: Context)
    -> AnyPublisher<Output, Failure>
  { delayed(by: interval.seconds, on: scheduler) }

  /// Sends a value when no other one has come for some time.
  public func debounce<Context: Scheduler>(for interval: Context.Interval, scheduler: Context)
    -> AnyPublisher<Output, Failure>
  {
    AnyPublisher { receive, finish in
      var newest: DispatchWorkItem?
      let subscription = subscribe(
        { value in
          newest?.cancel()
          let item = DispatchWorkItem {
            newest = nil
            receive(value)
          }
          newest = item
          scheduler._schedule(after: interval.seconds, item)
        }, finish)
      return AnyCancellable {
        newest?.cancel()
        newest = nil
        subscription.cancel()
      }
    }
  }

  private func delayed(by delay: Double, on scheduler: some Scheduler)
    -> AnyPublisher<Output, Failure>
  {
    AnyPublisher { receive, finish in
      var isCancelled = false
      func later(_ work: @escaping () -> Void) {
        scheduler._schedule(after: delay, DispatchWorkItem { if !isCancelled { work() } })
      }
      let subscription = subscribe(
        { value in later { receive(value) } }, { end in later { finish(end) } })
      return AnyCancellable {
        isCancelled = true
        subscription.cancel()
      }
    }
  }
}
