// SPDX-License-Identifier: MIT

/// A checked continuation that a task of a scene waits for.
///
/// The object that checks it is kept: so it says nothing on the standard error when a scene is over,
/// and it is seen when there is no other reference to it any more.
struct AwaitedContinuation {
  let number: Int
  /// The function that waits.
  let function: String
  let task: JobObject?
  /// Whether something was presented meanwhile, by which a result may come.
  fileprivate(set) var wasPresenting = false
  private let checker: Unmanaged<AnyObject>
  /// How many references to the checker are this one.
  private let ownReferences: Int

  init(_ number: Int, _ function: String, _ checker: AnyObject, of task: JobObject?) {
    (self.number, self.function, self.task) = (number, function, task)
    let before = ObjectReferences.count(Unmanaged.passUnretained(checker).toOpaque())
    self.checker = .passRetained(checker)
    ownReferences = ObjectReferences.count(self.checker.toOpaque()) - before
  }

  /// Whether it was not resumed, and can no longer be.
  var isForgotten: Bool {
    guard task?.isQueued != true else { return false }
    return ObjectReferences.count(checker.toOpaque()) <= ownReferences
  }

  /// Whether the object that checks it is found by somebody who knows what the app can reach.
  func isMet(_ hasMet: (AnyObject) -> Bool) -> Bool { hasMet(checker.takeUnretainedValue()) }

  /// Lets go of the continuation, which was resumed.
  func end() { checker.release() }
}

extension SceneTasks {
  /// What waits for a continuation that can no longer be resumed, in words.
  package var forgottenContinuations: [String] {
    continuations.filter(\.isForgotten).map {
      "'\($0.function)' waits for a continuation that nobody can resume any more"
    }
  }

  /// Whether a task waits for a continuation.
  package var awaitsContinuation: Bool { !continuations.isEmpty }

  /// Whether a task waits for a continuation while, or since, something was presented.
  package var hasPresentedForResult: Bool { continuations.contains(where: \.wasPresenting) }

  /// Notes that something is presented while tasks wait.
  package func notePresentation() {
    for place in continuations.indices { continuations[place].wasPresenting = true }
  }

  /// What waits for a continuation that was to be resumed by something presented and that is not found
  /// any more, in words.
  package func lostContinuations(_ hasMet: (AnyObject) -> Bool) -> [String] {
    continuations.filter { $0.wasPresenting && !$0.isForgotten && !$0.isMet(hasMet) }.map {
      "'\($0.function)' still waits for its continuation, and what was presented meanwhile is gone"
    }
  }

  /// Which of the continuations that tasks wait for have seen a presentation.
  package var presentationMarks: [Bool] { continuations.map(\.wasPresenting) }

  fileprivate func await<Value, Failure>(
    _ continuation: CheckedContinuation<Value, Failure>, _ function: String
  ) -> Int? {
    guard let checker = Mirror(reflecting: continuation).children.first?.value,
      type(of: checker) is AnyClass
    else { return nil }
    let number = (continuations.last?.number ?? 0) + 1
    let task = withUnsafeCurrentTask { $0.map(JobObject.init) }
    continuations.append(AwaitedContinuation(number, function, checker as AnyObject, of: task))
    return number
  }

  fileprivate func ended(_ number: Int) {
    continuations.removeAll { continuation in
      if continuation.number == number { continuation.end() }
      return continuation.number == number
    }
  }
}

/// The wait for one continuation.
private final class Wait: @unchecked Sendable {
  // Used on the thread of the scene alone.
  private var tasks: SceneTasks?
  private var number: Int?

  func begin<Value, Failure>(_ continuation: CheckedContinuation<Value, Failure>, _ name: String) {
    guard TaskRuntime.isRunning else { return }
    MainActor.assumeIsolated {
      tasks = HeadlessScene.current.tasks
      number = tasks?.await(continuation, name)
    }
  }

  func end() {
    guard let tasks, let number else { return }
    MainActor.assumeIsolated { tasks.ended(number) }
  }
}

/// Waits until a continuation is resumed; that it can be is watched while a scene runs.
///
/// It is found before the standard library's.
public func withCheckedContinuation<Value>(
  isolation: isolated (any Actor)? = #isolation, function: String = #function,
  _ body: (CheckedContinuation<Value, Never>) -> Void
) async -> sending Value {
  let wait = Wait()
  defer { wait.end() }
  return await _Concurrency.withCheckedContinuation(isolation: isolation, function: function) {
    wait.begin($0, function)
    body($0)
  }
}

/// Waits until a continuation is resumed; that it can be is watched while a scene runs.
///
/// It is found before the standard library's.
public func withCheckedThrowingContinuation<Value>(
  isolation: isolated (any Actor)? = #isolation, function: String = #function,
  _ body: (CheckedContinuation<Value, any Error>) -> Void
) async throws -> sending Value {
  let wait = Wait()
  defer { wait.end() }
  return try await _Concurrency.withCheckedThrowingContinuation(
    isolation: isolation, function: function
  ) {
    wait.begin($0, function)
    body($0)
  }
}
