// SPDX-License-Identifier: MIT

public import Dispatch
import Foundation

/// A queue whose work waits in the logical clock.
///
/// Where a source file imports UIKit only, this type is found before the one that Foundation brings
/// along, so that `DispatchQueue.main.async { … }` needs no adaptation. A file that imports
/// Foundation or Dispatch too gets theirs, which ask the same clock on Linux.
///
/// Every queue does its work on the main actor, one event for each piece of work.
public final class DispatchQueue: Sendable {
  public static let main = DispatchQueue(label: "main queue")

  public let label: String

  /// Creates a queue; it is served by the same clock.
  public init(
    label: String, qos: DispatchQoS = .unspecified, attributes: Attributes = [],
    target: DispatchQueue? = nil
  ) { self.label = label }

  /// How a queue was meant to do its work.
  public struct Attributes: OptionSet, Sendable {
    public let rawValue: UInt64
    public init(rawValue: UInt64) { self.rawValue = rawValue }
    public static let concurrent = Attributes(rawValue: 1 << 1)
  }

  public static func global(qos: DispatchQoS.QoSClass = .default) -> DispatchQueue {
    DispatchQueue(label: "global queue")
  }

  /// Does work when the clock fires it.
  @preconcurrency
  public func async(
    group: DispatchGroup? = nil, qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [],
    execute work: @escaping @MainActor () -> Void,
    file: StaticString = #fileID, line: UInt = #line
  ) {
    group?.enter()
    add(
      {
        work()
        group?.leave()
      }, after: 0, "\(label) call at \(Self.place(file, line))")
  }

  /// Does a work item when the clock fires it.
  public func async(
    execute workItem: DispatchWorkItem, file: StaticString = #fileID, line: UInt = #line
  ) {
    add(workItem, after: 0, "\(label) call at \(Self.place(file, line))")
  }

  /// Does work when the clock fires it, which is due after a delay.
  @preconcurrency
  public func asyncAfter(
    deadline: DispatchTime, qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [],
    execute work: @escaping @MainActor () -> Void,
    file: StaticString = #fileID, line: UInt = #line
  ) {
    add(work, after: deadline.seconds, "\(label) delayed call at \(Self.place(file, line))")
  }

  /// Does a work item when the clock fires it, which is due after a delay.
  public func asyncAfter(
    deadline: DispatchTime, execute: DispatchWorkItem, file: StaticString = #fileID,
    line: UInt = #line
  ) {
    add(execute, after: deadline.seconds, "\(label) delayed call at \(Self.place(file, line))")
  }

  /// Does work at once.
  public func sync<Result>(execute work: () throws -> Result) rethrows -> Result { try work() }

  /// Does a work item at once.
  public func sync(execute workItem: DispatchWorkItem) { workItem.perform() }

  /// Does a work item for a reason that is known when the clock fires it, which is due after a delay.
  package func schedule(_ item: DispatchWorkItem, after delay: Double, for reason: String) {
    add(item, after: delay, "\(label)\(delay > 0 ? " delayed" : "") call of \(reason)")
  }

  private func add(_ item: DispatchWorkItem, after delay: Double, _ name: String) {
    let box = Unchecked(value: item)
    add({ box.value.perform() }, after: delay, name, of: box)
  }

  private func add(
    _ work: @escaping @MainActor () -> Void, after delay: Double, _ name: String,
    of item: Unchecked<DispatchWorkItem>? = nil
  ) {
    // What is due in the distant future never is (`Time.swift` of swift-corelibs-libdispatch).
    guard delay < DispatchTime.distantFuture.seconds else { return }
    MainActor.assumeIsolated {
      _ = HeadlessScene.current.clock.schedule(
        .call, name, after: delay, label: label, item: item?.value, action: work)
    }
  }

  static func place(_ file: StaticString, _ line: UInt) -> String {
    let path = "\(file)"
    return "\(path.split(separator: "/").last ?? "?"):\(line)"
  }
}

/// A time from now; the clock is a logical one.
public struct DispatchTime: Comparable, Sendable {
  /// The distance from the present, in seconds.
  let seconds: Double

  public static func now() -> DispatchTime { DispatchTime(seconds: 0) }

  /// A time that never comes.
  public static let distantFuture = DispatchTime(seconds: .greatestFiniteMagnitude)

  public static func + (time: DispatchTime, seconds: Double) -> DispatchTime {
    DispatchTime(seconds: time.seconds + seconds)
  }

  public static func + (time: DispatchTime, interval: DispatchTimeInterval) -> DispatchTime {
    switch interval {
    case .seconds(let count): time + Double(count)
    case .milliseconds(let count): time + Double(count) / 1e3
    case .microseconds(let count): time + Double(count) / 1e6
    case .nanoseconds(let count): time + Double(count) / 1e9
    default: distantFuture
    }
  }

  public static func - (time: DispatchTime, seconds: Double) -> DispatchTime { time + -seconds }

  public static func < (a: DispatchTime, b: DispatchTime) -> Bool { a.seconds < b.seconds }
}
