// SPDX-License-Identifier: MIT

#if os(Linux)
  /// A process that explores, and how far it was when it was last looked at.
  struct ExploringProcess: Sendable {
    enum Outcome {
      case ended(ForkedProcess.Ending)
      /// A step did not return.
      case hangs
      /// Nothing happened, and no step was being executed.
      case stuck
    }

    private let process: ForkedProcess
    private let memory: SharedMemory
    private let stepTimeLimit: Double
    private var clock: StepClock
    private var beats: Int

    init(_ process: ForkedProcess, memory: SharedMemory, stepTimeLimit: Double) {
      (self.process, self.memory, self.stepTimeLimit) = (process, memory, stepTimeLimit)
      (clock, beats) = (StepClock(process), memory.beats)
    }

    /// Waits until the process has ended, or is ended since nothing moves in it.
    consuming func outcome() -> Outcome {
      while !clock.tick(), !hasStopped() {}
      return end()
    }

    /// The same, while the caller's actor does other things.
    ///
    /// What has ended is not left lying until that actor has time: whoever else waits for a child of
    /// this process, as Swift Testing does, would be told of it again and again.
    ///
    /// - Throws: An error if the task is cancelled.
    @concurrent
    consuming func outcomeInTime() async throws -> Outcome {
      var pause = 0.002
      while !process.hasEnded(within: 0) {
        do {
          try await Task.sleep(for: .seconds(pause))
        } catch {
          _ = process.kill()
          throw error
        }
        clock.look(after: pause)
        if hasStopped() { break }
        pause = min(pause * 1.5, 0.05)
      }
      return end()
    }

    /// Whether nothing has moved for too long.
    ///
    /// Between steps, using the processor is enough, as the search may have much to do there.
    private mutating func hasStopped() -> Bool {
      let isInStep = memory.isInStep
      if memory.beats != beats || !isInStep && clock.hasWorked {
        beats = memory.beats
        clock.reset()
      }
      return clock.seconds > (isInStep ? stepTimeLimit : max(1, 2 * stepTimeLimit))
        || memory.beats == 0 && clock.slept > Self.longestSleepBeforeSteps
    }

    /// How long a process may wait, in seconds, that has not begun: nothing is there to wait for, but a lock
    /// of Swift's runtime that another thread held when the process was forked.
    private static let longestSleepBeforeSteps = 0.3

    /// How the process has ended, or why it is ended now.
    private func end() -> Outcome {
      if process.hasEnded(within: 0) { return .ended(process.wait()) }
      let isInStep = memory.isInStep
      _ = process.kill()
      return isInStep ? .hangs : .stuck
    }
  }
#endif
