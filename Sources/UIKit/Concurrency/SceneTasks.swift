// SPDX-License-Identifier: MIT

/// The tasks of a scene: each step of one is an event of the clock.
///
/// Nothing can look into a task that waits. What tells its conditions apart is its history: in which
/// states of the scene it was begun and has run.
@MainActor
package final class SceneTasks {
  /// A task that somebody can still see the end of.
  package struct Record {
    let object: JobObject
    /// Whether the record keeps the task; not if that is part of another one.
    package let isKept: Bool
    /// The task in whose step this one was begun.
    let origin: JobObject?
    /// How many tasks were begun before, in this execution.
    package let serial: Int
    /// Tells tasks apart that wait at the same time.
    package let number: Int
    /// Whether the task ran last on the main actor.
    fileprivate(set) var ranOnMain = false
    /// Stands for what the task has kept.
    package fileprivate(set) var mark: TaskMark
    /// Whether it is meant to wait for something that never comes.
    fileprivate var isForsaken = false

    /// Whether the task has ended.
    package var isComplete: Bool { object.isComplete }
    /// How many references there are to the task, besides this one and its own.
    package var outerReferences: Int {
      !isKept ? 0 : object.referenceCount - (isComplete ? 1 : 2)
    }
    /// What traces call the task.
    package var name: String { "task \(number)" }
  }

  private let clock: LogicalClock
  /// The tasks, in the order in which they were begun.
  package private(set) var records: [Record] = []
  /// Stands for the state of the scene when the present turn began, and for the tasks that have run
  /// since.
  package var stamp = TaskMark() { didSet { begun = 0 } }
  /// How many tasks were begun at all.
  private var count = 0
  /// How many tasks were begun since then.
  private var begun: UInt64 = 0
  /// The task that runs now.
  private var running: JobObject?
  /// The task that is on its way to the main actor, and whether it is there.
  private var returning: JobObject?
  private var returnsNow = false
  private var yielding: [UnsafeContinuation<Void, Never>] = []
  var continuations: [AwaitedContinuation] = []

  init(clock: LogicalClock) { self.clock = clock }

  /// Puts a job into the clock; it is due now.
  ///
  /// The runtime resumes a task off the main actor, also one that goes on to the main actor before
  /// anything of it runs. Such a step counts as one of the main actor's.
  func enqueue(_ job: UnownedJob, onMain: Bool) {
    let object = JobObject(job)
    if onMain, object == returning { return returnsNow = true }
    let known = records.first { $0.object == object }
    // The objects of a scene that is over may go while another one runs, and cancel its tasks.
    if known == nil, object.isTask, object.isOfScene { return }
    let returns = !onMain && known?.ranOnMain == true && object != running
    let name = object.isTask ? note(object) : "an actor"
    clock.schedule(onMain || returns ? .mainJob : .job, "\(name) continues") { [unowned self] in
      run(job, onMain: onMain, returns: returns)
    }
  }

  private func run(_ job: UnownedJob, onMain: Bool, returns: Bool) {
    let object = JobObject(job)
    let outer = running
    running = object.isTask ? object : nil
    touch(object, onMain: onMain || returns)
    if returns { returning = object }
    TaskRuntime.run(job, onMain: onMain)
    returning = nil
    if returnsNow {
      returnsNow = false
      TaskRuntime.run(job, onMain: true)
    }
    running = outer
    // A part of another task is gone when that one has run again.
    if object.isTask { records.removeAll { $0.object == object && !$0.isKept && $0.isComplete } }
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
    sweep()
    let numbers = Set(records.filter { !$0.isComplete }.map(\.number))
    let number = (1...).first { !numbers.contains($0) } ?? 0
    let cause = records.first { $0.object == running }?.mark ?? stamp
    let isKept = !object.isPartOfOther
    if isKept { object.retain() }
    let record = Record(
      object: object, isKept: isKept, origin: running, serial: count,
      number: number, mark: cause.with(TaskMark(begun)))
    begun += 1
    count += 1
    records.append(record)
    return record.name
  }

  /// Notes that a task runs; an actor's turn may run any.
  private func touch(_ object: JobObject, onMain: Bool) {
    let runs = records.indices.filter {
      object.isTask ? records[$0].object == object : !records[$0].isComplete
    }
    let before = runs.reduce(stamp) { $0.with(records[$1].mark) }
    for place in runs {
      records[place].mark = before.with(TaskMark(UInt64(records[place].number)))
      records[place].ranOnMain = onMain && object.isTask
    }
    stamp = before
  }

  /// Forgets the tasks that have ended and that nothing refers to.
  package func sweep() {
    let gone = records.filter { $0.isKept && $0.isComplete && $0.outerReferences <= 0 }
    guard !gone.isEmpty else { return }
    records.removeAll { record in
      gone.contains { $0.object == record.object || !record.isKept && $0.object == record.origin }
    }
    for record in gone { record.object.release() }
  }

  /// The task that a value refers to.
  package func record<Success, Failure>(of task: Task<Success, Failure>) -> Record? {
    let object = JobObject(task)
    return records.first { $0.object == object }
  }

  /// The task that runs now, as ``noteAnswer(to:)`` knows it.
  package var runningSerial: Int? { records.first { $0.object == running }?.serial }

  /// What a task has waited for has come, in the present turn; it may go on in a later one.
  package func noteAnswer(to serial: Int?) {
    guard let place = records.firstIndex(where: { $0.serial == serial }) else { return }
    records[place].mark = records[place].mark.with(stamp)
  }

  /// What a task waits for never comes, as was said beforehand.
  package func noteSilence(to serial: Int?) {
    guard let place = records.firstIndex(where: { $0.serial == serial }) else { return }
    records[place].isForsaken = true
  }

  // MARK: - Waiting

  /// The tasks that wait for something else than to run, and what stands for each.
  package var waiting: [String: TaskMark] {
    let waiting = records.filter {
      $0.isKept && !$0.isComplete && !$0.isForsaken && !$0.object.isQueued
    }
    return Dictionary(waiting.map { ($0.name, $0.mark) }) { $1 }
  }

  /// Lets everything else run that is due, before the task continues.
  func yield(_ continuation: UnsafeContinuation<Void, Never>) {
    yielding.insert(continuation, at: 0)
  }

  /// Wakes a task up when time has passed, or when what it waits for fails, as traces say.
  func sleep(
    _ seconds: Double, until failure: String? = nil,
    _ continuation: UnsafeContinuation<Void, any Error>
  ) -> PendingEvent.ID {
    let name = records.first { $0.object == running }?.name ?? "a task"
    return clock.schedule(
      failure == nil ? .timer : .answer, failure ?? "\(name) wakes up after \(seconds) s",
      after: seconds, label: Self.labelOfSleeps, isFailure: failure != nil
    ) { continuation.resume() }
  }

  nonisolated static let labelOfSleeps = "sleep"

  /// Wakes a sleeping task up at once, which fails then.
  func wake(_ event: PendingEvent.ID, _ continuation: UnsafeContinuation<Void, any Error>) {
    guard clock.isPending(event) else { return }
    clock.cancel(event)
    continuation.resume(throwing: CancellationError())
  }
}
