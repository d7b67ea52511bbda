// SPDX-License-Identifier: MIT

// Found before the standard library's, which ask Dispatch for a thread where no executor is theirs.

extension Task where Success == Never, Failure == Never {
  /// Waits on the logical clock.
  public static func sleep(nanoseconds duration: UInt64) async throws {
    try await sleep(seconds: Double(duration) / 1e9)
  }

  /// Waits on the logical clock.
  public static func sleep<C: Clock>(
    for duration: C.Instant.Duration, tolerance: C.Instant.Duration? = nil, clock: C = .continuous
  ) async throws {
    guard TaskRuntime.isRunning, let duration = duration as? Duration else {
      return try await clock.sleep(until: clock.now.advanced(by: duration), tolerance: tolerance)
    }
    try await sleep(seconds: duration / .seconds(1))
  }

  /// Waits on the logical clock; how long, is counted from now in steps of 50 ms.
  public static func sleep<C: Clock>(
    until deadline: C.Instant, tolerance: C.Instant.Duration? = nil, clock: C = .continuous
  ) async throws {
    let distance = clock.now.duration(to: deadline)
    guard TaskRuntime.isRunning, let duration = distance as? Duration else {
      return try await clock.sleep(until: deadline, tolerance: tolerance)
    }
    try await sleep(seconds: max(0, (duration / .milliseconds(50)).rounded() / 20))
  }

  /// Lets everything else run that is due.
  public static func yield() async {
    guard TaskRuntime.isRunning else { return await Task<Void, Never> {}.value }
    await withUnsafeContinuation { continuation in
      MainActor.assumeIsolated { HeadlessScene.current.tasks.yield(continuation) }
    }
  }

  /// Waits for something that fails at any time, as traces say.
  static func wait(until failure: String) async throws {
    try await sleep(seconds: .infinity, until: failure)
  }

  private static func sleep(seconds: Double, until failure: String? = nil) async throws {
    guard TaskRuntime.isRunning else {
      let clock = ContinuousClock()
      return try await clock.sleep(until: clock.now.advanced(by: .seconds(seconds)))
    }
    let sleeper = Sleeper()
    try await withTaskCancellationHandler {
      try Task<Never, Never>.checkCancellation()
      try await withUnsafeThrowingContinuation { continuation in
        sleeper.begin(seconds, until: failure, continuation)
      }
    } onCancel: {
      sleeper.cancel()
    }
  }
}

/// A task that sleeps.
private final class Sleeper: @unchecked Sendable {
  // Used on the thread of the scene alone.
  private var wake: (@MainActor () -> Void)?

  func begin(
    _ seconds: Double, until failure: String?,
    _ continuation: UnsafeContinuation<Void, any Error>
  ) {
    wake = MainActor.assumeIsolated {
      let tasks = HeadlessScene.current.tasks
      let event = tasks.sleep(seconds, until: failure, continuation)
      return { [weak tasks] in tasks?.wake(event, continuation) }
    }
  }

  func cancel() {
    guard TaskRuntime.isRunning, let wake else { return }
    MainActor.assumeIsolated { wake() }
  }
}

extension ContinuousClock {
  /// Waits on the logical clock.
  public func sleep(until deadline: Instant, tolerance: Duration? = nil) async throws {
    try await Task<Never, Never>.sleep(until: deadline, tolerance: tolerance, clock: self)
  }

  /// Waits on the logical clock.
  public func sleep(for duration: Duration, tolerance: Duration? = nil) async throws {
    try await Task<Never, Never>.sleep(for: duration, tolerance: tolerance, clock: self)
  }
}

extension SuspendingClock {
  /// Waits on the logical clock.
  public func sleep(until deadline: Instant, tolerance: Duration? = nil) async throws {
    try await Task<Never, Never>.sleep(until: deadline, tolerance: tolerance, clock: self)
  }

  /// Waits on the logical clock.
  public func sleep(for duration: Duration, tolerance: Duration? = nil) async throws {
    try await Task<Never, Never>.sleep(for: duration, tolerance: tolerance, clock: self)
  }
}
