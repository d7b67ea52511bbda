// SPDX-License-Identifier: MIT

public import Dispatch
public import Foundation

/// Something that does work later.
public protocol Scheduler {
  /// How long something takes.
  typealias Interval = SchedulerInterval
  /// A time, of which only distances are known here.
  typealias SchedulerTimeType = SchedulerTime
  /// Does work for a reason after a delay, in seconds; returns what cancels it.
  func _schedule(after delay: Double, for reason: String, _ work: @escaping () -> Void)
    -> () -> Void
}

/// A time, of which only distances are known here.
public enum SchedulerTime {
  public typealias Stride = SchedulerInterval
}

/// How long something takes, in seconds.
public struct SchedulerInterval: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral, Sendable {
  let seconds: Double
  public init(floatLiteral value: Double) { seconds = value }
  public init(integerLiteral value: Int) { seconds = Double(value) }
  public init(_ interval: TimeInterval) { seconds = interval }
  public static func seconds(_ count: Double) -> Self { .init(count) }
  public static func seconds(_ count: Int) -> Self { .init(integerLiteral: count) }
  public static func milliseconds(_ count: Int) -> Self { .init(Double(count) / 1e3) }
  public static func microseconds(_ count: Int) -> Self { .init(Double(count) / 1e6) }
  public static func nanoseconds(_ count: Int) -> Self { .init(Double(count) / 1e9) }
}

extension DispatchQueue: Scheduler {
  public func _schedule(after delay: Double, for reason: String, _ work: @escaping () -> Void)
    -> () -> Void
  {
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
  public func _schedule(after delay: Double, for reason: String, _ work: @escaping () -> Void)
    -> () -> Void
  { DispatchQueue.main._schedule(after: delay, for: reason, work) }
}

extension OperationQueue: Scheduler {
  public func _schedule(after delay: Double, for reason: String, _ work: @escaping () -> Void)
    -> () -> Void
  { DispatchQueue.main._schedule(after: delay, for: reason, work) }
}

/// Does work at once.
public struct ImmediateScheduler: Scheduler, Sendable {
  public static let shared = ImmediateScheduler()

  public func _schedule(after delay: Double, for reason: String, _ work: @escaping () -> Void)
    -> () -> Void
  {
    work()
    return {}
  }
}

extension JSONDecoder: TopLevelDecoder {}
extension JSONEncoder: TopLevelEncoder {}
extension PropertyListDecoder: TopLevelDecoder {}
extension PropertyListEncoder: TopLevelEncoder {}

/// A scheduler and why it is given work, which are no part of the state: what one is made of is the
/// system's.
struct AnyScheduler {
  // What a closure has captured in a stand-in's generic code is not seen.
  fileprivate let schedule: (Double, @escaping () -> Void) -> () -> Void

  init(_ scheduler: some Scheduler, for method: String, _ file: StaticString, _ line: UInt) {
    let name = "\(file)".split(separator: "/").last ?? "?"
    let reason = "\(method) at \(name):\(line)"
    schedule = { scheduler._schedule(after: $0, for: reason, $1) }
  }
}

/// Work that waits in a scheduler.
///
/// It is a class without parameters: the clock keeps a closure that has captured this object alone, in
/// which the state is seen.
class Work {
  private var end: (() -> Void)?
  private final var isOver = false

  /// Does the work.
  func perform() {}

  final func schedule(after delay: Double, on scheduler: AnyScheduler) {
    let end = scheduler.schedule(delay, call)
    if !isOver { self.end = end }
  }

  private final var call: () -> Void {
    { [self] in
      guard !isOver else { return }
      (isOver, end) = (true, nil)
      perform()
    }
  }

  final func cancel() {
    let end = end
    (isOver, self.end) = (true, nil)
    end?()
  }
}
