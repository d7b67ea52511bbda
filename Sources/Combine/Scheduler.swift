// SPDX-License-Identifier: MIT

public import Dispatch
public import Foundation

/// Something that does work later.
public protocol Scheduler {
  /// How long something takes.
  typealias Interval = SchedulerInterval
  /// Does work after a delay, in seconds; returns what cancels it.
  func _schedule(after delay: Double, _ work: @escaping () -> Void) -> () -> Void
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

extension RunLoop: Scheduler {
  public func _schedule(after delay: Double, _ work: @escaping () -> Void) -> () -> Void {
    DispatchQueue.main._schedule(after: delay, work)
  }
}

extension OperationQueue: Scheduler {
  public func _schedule(after delay: Double, _ work: @escaping () -> Void) -> () -> Void {
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
      var cancel: (() -> Void)?
      let subscription = subscribe(
        { value in
          cancel?()
          cancel = scheduler._schedule(after: interval.seconds) {
            cancel = nil
            receive(value)
          }
        }, finish)
      return AnyCancellable {
        cancel?()
        cancel = nil
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
        _ = scheduler._schedule(after: delay) { if !isCancelled { work() } }
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
