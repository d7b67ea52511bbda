// SPDX-License-Identifier: MIT

import Foundation
import Synchronization

/// Lets the scene that runs now decide when its tasks run: the hooks of Swift's runtime for jobs.
///
/// They are set once in a process. What is enqueued on the thread of a running scene is the scene's;
/// all other jobs go where they always went, so that Swift Testing is not disturbed. A task that a
/// scene has begun never runs anywhere else: whoever resumes it while no scene runs, resumes it in
/// vain.
package enum TaskRuntime {
  /// The thread on which a scene runs, 0 for none.
  private static let thread = Atomic<UInt>(0)
  /// How many tasks of scenes were resumed by somebody on another thread.
  private static let resumedElsewhere = Atomic<Int>(0)

  private static var currentThread: UInt {
    #if canImport(Darwin)
      UInt(bitPattern: pthread_self())
    #else
      pthread_self()
    #endif
  }

  /// Whether a scene runs on this thread.
  package static var isRunning: Bool { thread.load(ordering: .relaxed) == currentThread }

  /// Runs the code of a scene, whose jobs wait in its clock from now on.
  package static func run<Result>(_ body: () throws -> Result) rethrows -> Result {
    _ = (hooks, SystemAnswers.areAsked)
    let before = thread.exchange(currentThread, ordering: .relaxed)
    defer { thread.store(before, ordering: .relaxed) }
    return try body()
  }

  /// Whether a scene takes a job: it may be a scene's that runs no more, and then it is dropped.
  private static func takes(_ job: UnownedJob, onMain: Bool) -> Bool {
    if isRunning {
      MainActor.assumeIsolated { HeadlessScene.current.tasks.enqueue(job, onMain: onMain) }
      return true
    }
    let object = JobObject(job)
    guard object.isTask, object.isOfScene else { return false }
    resumedElsewhere.add(1, ordering: .relaxed)
    return true
  }

  // MARK: - The main actor's jobs

  /// The main actor's executor while a scene runs.
  final class MainExecutor: SerialExecutor {
    static let shared = MainExecutor()

    func enqueue(_ job: consuming ExecutorJob) {
      _ = TaskRuntime.takes(UnownedJob(job), onMain: true)
    }

    func checkIsolated() { precondition(TaskRuntime.isRunning, "not on the main actor") }

    func isIsolatingCurrentContext() -> Bool? { TaskRuntime.isRunning }
  }

  /// Runs a job here and now.
  static func run(_ job: UnownedJob, onMain: Bool) {
    job.runSynchronously(
      on: onMain
        ? MainExecutor.shared.asUnownedSerialExecutor()
        : unsafeBitCast((UInt(0), UInt(0)), to: UnownedSerialExecutor.self))
  }

  // MARK: - Hooks

  private typealias Enqueue = @convention(thin) (UnownedJob) -> Void
  private typealias EnqueueHook = @convention(thin) (UnownedJob, Enqueue) -> Void
  private typealias MainExecutorHook =
    @convention(thin) (
      @convention(thin) () -> UnownedSerialExecutor
    ) -> UnownedSerialExecutor
  private typealias IsMainHook =
    @convention(thin) (
      UnownedSerialExecutor, @convention(thin) (UnownedSerialExecutor) -> Bool
    ) -> Bool

  /// Sets the hooks when it is first looked at.
  private static let hooks: Void = {
    let enqueue: EnqueueHook = { job, original in
      if !takes(job, onMain: false) { original(job) }
    }
    let enqueueOnMain: EnqueueHook = { job, original in
      if !takes(job, onMain: true) { original(job) }
    }
    let mainExecutor: MainExecutorHook = { original in
      isRunning ? MainExecutor.shared.asUnownedSerialExecutor() : original()
    }
    let isMain: IsMainHook = { executor, original in isOfScene(executor) || original(executor) }
    set("swift_task_enqueueGlobal_hook", enqueue)
    set("swift_task_enqueueMainExecutor_hook", enqueueOnMain)
    set("swift_task_getMainExecutor_hook", mainExecutor)
    set("swift_task_isMainExecutor_hook", isMain)
  }()

  private static func isOfScene(_ executor: UnownedSerialExecutor) -> Bool {
    unsafeBitCast(executor, to: (UInt, UInt).self).0
      == unsafeBitCast(MainExecutor.shared, to: UInt.self)
  }

  private static func set<Hook>(_ name: String, _ hook: Hook) {
    guard let place = dlsym(dlopen(nil, RTLD_NOW), name) else {
      preconditionFailure("The runtime of this version of Swift has no '\(name)'.")
    }
    place.assumingMemoryBound(to: Hook?.self).pointee = hook
  }
}
