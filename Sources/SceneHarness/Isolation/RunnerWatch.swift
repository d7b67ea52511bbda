// SPDX-License-Identifier: MIT

#if os(Linux)
  import Foundation

  /// What a process that explores does about steps that may end it.
  struct RunnerWatch: StepWatch {
    let limits: IsolatedRun
    let memory: SharedMemory
    let errors: ProcessOutput

    func beginExploration() { memory.beginExploration() }

    var asked: UnsafeMutablePointer<UInt64>? { memory.asked }

    func begin(_ path: [String], level: Int, count: Int) {
      // What an app writes is not wanted, and may be much.
      if count & 0xFFF == 0 { forgetErrors() }
      memory.begin(path, level: level, count: count)
    }

    func end() { memory.end() }

    func rename(_ path: [String]) { memory.rename(path) }

    var listener: ((String) -> Void)? {
      guard memory.isListening else { return nil }
      memory.forgetRemarks()
      return { memory.note($0) }
    }

    func probe(_ path: [String], _ body: () -> Void) -> FatalStep? {
      // The two processes share one count of beats: they use it one after the other.
      memory.begin(path)
      memory.end()
      memory.forgetRemarks()
      forgetErrors()
      let process = ForkedProcess(errors: errors, memory: limits.memoryLimit) {
        memory.isListening = true
        body()
        _exit(Self.survived)
      }
      guard let process else { return nil }
      let ending = process.wait(atMost: limits.stepTimeLimit)
      let reason = reason(ending)
      // A step that survives will say it again, the others are not executed where it counts.
      errors.clear()
      if ending == .exited(Self.survived) { return nil }
      let step = FatalStep(
        path: path, reason: reason, asked: memory.asked.pointee, remarks: memory.remarks)
      if ending == nil { memory.hangs += 1 }
      let hasRoom = memory.note(step)
      if !hasRoom || memory.hangs >= limits.hangLimit
        || memory.fatalStepsOfExploration >= limits.fatalStepLimit
      {
        _exit(IsolationRunner.gaveUp)
      }
      return step
    }

    private func forgetErrors() {
      if !errors.isEmpty { memory.hasWrittenErrors = true }
      errors.clear()
    }

    /// The status of a process in which the step has returned.
    private static let survived: Int32 = 96

    /// How the process has ended, or that it did not.
    private func reason(_ ending: ForkedProcess.Ending?) -> String {
      ending.map { Signals.reason($0, errors: errors.lines) }
        ?? "does not return within \(limits.stepTimeLimit) seconds"
    }
  }
#endif
