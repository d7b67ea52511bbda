// SPDX-License-Identifier: MIT

import Dispatch
import Foundation

/// What an app has given to Dispatch and to Foundation's run loop, in the clock of its scene.
@MainActor
package final class SceneDispatch {
  private struct Group {
    let address: UInt
    var count = 0
    var waiting: [(label: String, work: DispatchedWork)] = []
  }

  /// What takes the place of Foundation's main operation queue.
  private(set) lazy var operations = {
    let queue = Foundation.OperationQueue()
    queue.underlyingQueue = Dispatch.DispatchQueue.main
    return queue
  }()
  private let clock: LogicalClock
  private var events: [UInt: PendingEvent.ID] = [:]
  /// The groups that are not empty.
  private var groups: [Group] = []
  /// The events of queues that are not the main one, also of past ones.
  private var offMain: Set<PendingEvent.ID> = []
  /// Whether the work of a queue that is not the main one is being done.
  private(set) var isOffMain = false

  init(clock: LogicalClock) { self.clock = clock }

  // MARK: - Queues

  func schedule(
    _ work: DispatchedWork, in label: String, after delay: Double = 0,
    group: UInt? = nil
  ) {
    if let group { count(group, by: 1) }
    let (action, group) = (work.action, Derived(group))
    let isMain = LogicalClock.labelsOfMain.contains(label)
    let name = Self.name(work, in: label, after: delay)
    let event = clock.schedule(.call, name, after: delay, label: label) { [unowned self] in
      let outer = isOffMain
      isOffMain = !isMain
      action()
      if let group = group.value { count(group, by: -1) }
      isOffMain = outer
    }
    events[work.block] = event
    if !isMain { offMain.insert(event) }
  }

  func cancel(_ address: UInt) { clock.cancel(events.removeValue(forKey: address)) }

  /// Does the first work of a queue that is not the main one; says whether there was any.
  func workOffMain() -> Bool {
    clock.schedule(of: [.call]).first { offMain.contains($0.id) }.map { clock.fire($0.id) } ?? false
  }

  private static func name(
    _ work: DispatchedWork, in label: String, after delay: Double
  ) -> String {
    let queue = label.hasPrefix("com.apple.root.") ? "global queue" : label
    let caller = work.code.flatMap(SystemAnswers.nameOfCode).map { " from \($0)" } ?? ""
    return "\(queue)\(delay > 0 ? " delayed" : "") call\(caller)"
  }

  // MARK: - Groups

  /// Counts those who have entered a group and not left it; says whether they did so here.
  @discardableResult
  func count(_ address: UInt, by change: Int) -> Bool {
    if change < 0, isEmpty(address) { return false }
    let place = place(of: address)
    groups[place].count += change
    clear(place)
    return true
  }

  func isEmpty(_ address: UInt) -> Bool {
    !groups.contains { $0.address == address }
  }

  func notify(_ address: UInt, _ work: DispatchedWork, in label: String) {
    let place = place(of: address)
    groups[place].waiting.append((label, work))
    clear(place)
  }

  private func place(of address: UInt) -> Int {
    if let place = groups.firstIndex(where: { $0.address == address }) { return place }
    groups.append(Group(address: address))
    return groups.count - 1
  }

  /// Forgets a group that is empty, and does what waited for that.
  private func clear(_ place: Int) {
    guard groups[place].count == 0 else { return }
    for (label, work) in groups.remove(at: place).waiting { schedule(work, in: label) }
  }

  // MARK: - Timers

  func start(_ timer: DispatchedTimer, after delay: Double) {
    let delay = (delay * 1e6).rounded() / 1e6
    let interval = timer.object.timeInterval
    events[timer.address.value] = clock.schedule(
      .timer, "timer of \(delay) s", after: delay, recurrence: interval > 0 ? .repeating : .once
    ) { [unowned self] in
      if interval > 0 { start(timer, after: interval) }
      timer.object.fire()
    }
  }

  func stop(_ timer: UInt) { cancel(timer) }

  // MARK: - State

  /// The groups that are not empty, as text, and what waits for that.
  package var state: (groups: [String], calls: [@MainActor () -> Void]) {
    (
      groups.map { "\($0.count) in a group" },
      groups.flatMap { $0.waiting.map(\.work.action) }
    )
  }
}
