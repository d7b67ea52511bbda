// SPDX-License-Identifier: MIT

/// The tasks of a scene: each step of one is an event of the clock.
///
/// Nothing can look into a task that waits. What tells its conditions apart is when it was begun and
/// when it ran last: the occasions, which are the actions of an execution.
@MainActor
package final class SceneTasks {
  /// A task that somebody can still see the end of.
  package struct Record {
    let object: JobObject
    /// Keeps the task; `nil` if it is part of another one.
    package let kept: Task<Void, Never>?
    /// The task in whose step this one was begun.
    let origin: JobObject?
    /// Tells tasks apart that are there at the same time.
    package let number: Int
    /// The action in which the task ran last, or was begun.
    package fileprivate(set) var occasion: Int

    /// Whether the task has ended.
    package var isComplete: Bool { object.isComplete }
    /// How many references there are to the task, besides this one and its own.
    package var outerReferences: Int {
      kept == nil ? 0 : object.referenceCount - (isComplete ? 1 : 2)
    }
    /// What traces call the task.
    package var name: String { "task \(number)" }
  }

  private let clock: LogicalClock
  /// The tasks, in the order in which they were begun.
  package private(set) var records: [Record] = []
  /// The action that happens now.
  package var occasion = 0
  /// The task that runs now.
  private var running: JobObject?
  private var yielding: [UnsafeContinuation<Void, Never>] = []
  var continuations: [AwaitedContinuation] = []

  init(clock: LogicalClock) { self.clock = clock }

  /// Puts a job into the clock; it is due now.
  func enqueue(_ job: UnownedJob, onMain: Bool) {
    let object = JobObject(job)
    let name = object.isTask ? note(object) : "an actor"
    clock.schedule(onMain ? .mainJob : .job, "\(name) continues") { [unowned self] in
      run(job, onMain: onMain)
    }
  }

  private func run(_ job: UnownedJob, onMain: Bool) {
    let object = JobObject(job)
    let outer = running
    running = object.isTask ? object : nil
    touch(object)
    TaskRuntime.run(job, onMain: onMain)
    running = outer
    // A part of another task is gone when that one has run again.
    if object.isTask { records.removeAll { $0.object == object && $0.kept == nil && $0.isComplete } }
    while let next = yielding.popLast() { next.resume() }
    sweep()
  }

  // MARK: - Records

  /// Notes a task that is about to run; returns its name.
  private func note(_ object: JobObject) -> String {
    if let known = records.first(where: { $0.object == object }) { return known.name }
    precondition(
      object.isAsExpected,
      "The runtime of this version of Swift keeps tasks in a way that the stand-in does not know.")
    object.becomeOfScene()
    let numbers = Set(records.map(\.number))
    let number = (1...).first { !numbers.contains($0) } ?? 0
    let record = Record(
      object: object, kept: object.isPartOfOther ? nil : object.retained(), origin: running,
      number: number, occasion: occasion)
    records.append(record)
    return record.name
  }

  /// Notes that a task runs; an actor's turn may run any.
  private func touch(_ object: JobObject) {
    for place in records.indices where !object.isTask || records[place].object == object {
      records[place].occasion = occasion
    }
  }

  /// Forgets the tasks that have ended and that nobody refers to.
  package func sweep() {
    let gone = records.filter { $0.kept != nil && $0.isComplete && $0.outerReferences <= 0 }
    guard !gone.isEmpty else { return }
    records.removeAll { record in
      gone.contains { $0.object == record.object || record.kept == nil && $0.object == record.origin }
    }
  }

  /// The task that a value refers to.
  package func record<Success, Failure>(of task: Task<Success, Failure>) -> Record? {
    let object = JobObject(task)
    return records.first { $0.object == object }
  }

  // MARK: - Waiting

  /// Lets everything else run that is due, before the task continues.
  func yield(_ continuation: UnsafeContinuation<Void, Never>) { yielding.insert(continuation, at: 0) }

  /// Wakes a task up when time has passed.
  func sleep(
    _ seconds: Double, _ continuation: UnsafeContinuation<Void, any Error>
  ) -> PendingEvent.ID {
    let name = records.first { $0.object == running }?.name ?? "a task"
    return clock.schedule(.timer, "\(name) wakes up after \(seconds) s", after: seconds) {
      continuation.resume()
    }
  }

  /// Wakes a sleeping task up at once, which fails then.
  func wake(_ event: PendingEvent.ID, _ continuation: UnsafeContinuation<Void, any Error>) {
    guard clock.isPending(event) else { return }
    clock.cancel(event)
    continuation.resume(throwing: CancellationError())
  }
}
