// SPDX-License-Identifier: MIT

#if os(Linux)
  import Foundation

  /// Starts processes that explore, watches them, and notes how they end.
  struct IsolationRunner {
    private enum Outcome {
      case ended(ForkedProcess.Ending)
      /// A step did not return.
      case hangs
      /// Nothing happened, and no step was being executed.
      case stuck
      case notStarted
    }

    /// The status of a process that gave up by itself.
    static let gaveUp: Int32 = 97

    private let limits: IsolatedRun
    private let memory: SharedMemory
    private let errors: ErrorText

    init?(limits: IsolatedRun) {
      guard let memory = SharedMemory(), let errors = ErrorText() else { return nil }
      (self.limits, self.memory, self.errors) = (limits, memory, errors)
    }

    func run(_ explore: (StepJournal) throws -> Void) -> IsolationFindings {
      var suspects: Set<String> = []
      var isRetry = false
      for _ in 0...limits.restartLimit {
        switch outcome(of: explore, suspecting: suspects) {
        case .notStarted:
          return IsolationFindings(
            fatalSteps: memory.fatalSteps,
            notice: "Crashes were not isolated: the system could not fork.", safeDepth: nil)
        case .ended(.exited(Self.gaveUp)): return findings(notice: tooMany)
        case .ended where memory.hasFinished: return findings(notice: nil)
        case .ended(let ending):
          guard memory.isInStep else { return findings(notice: outside(ending)) }
          note(Signals.reason(ending, errors: errors.lines))
        case .hangs:
          // What blocks may be a lock of a thread that was left behind: see whether it is again.
          suspects.insert(StepJournal.suspect(memory.path))
        case .stuck:
          if isRetry { return findings(notice: "the exploring process did not start.") }
          isRetry = true
        }
      }
      return findings(notice: "\(limits.restartLimit + 1) processes ended.")
    }

    private func outcome(
      of explore: (StepJournal) throws -> Void, suspecting suspects: Set<String>
    ) -> Outcome {
      memory.rewind()
      errors.clear()
      let process = ForkedProcess(errors: errors, memory: limits.memoryLimit) {
        let watch = RunnerWatch(limits: limits, memory: memory, errors: errors)
        let journal = StepJournal(
          knowing: memory.fatalSteps, suspecting: suspects, watch: watch)
        try? explore(journal)
        memory.hasFinished = true
      }
      return process.map(watch) ?? .notStarted
    }

    /// Waits until a process ends, or until nothing has moved in it for too long.
    ///
    /// Between steps, using the processor is enough, as the search may have much to do there.
    private func watch(_ process: ForkedProcess) -> Outcome {
      var clock = StepClock(process)
      var beats = memory.beats
      while !clock.tick() {
        let isInStep = memory.isInStep
        if memory.beats != beats || !isInStep && clock.hasWorked {
          beats = memory.beats
          clock.reset()
        }
        let limit = isInStep ? limits.stepTimeLimit : max(1, 2 * limits.stepTimeLimit)
        guard clock.seconds > limit else { continue }
        _ = process.kill()
        return isInStep ? .hangs : .stuck
      }
      return .ended(process.wait())
    }

    private func note(_ reason: String) {
      memory.note(FatalStep(path: memory.path, reason: reason, asked: memory.asked.pointee))
    }

    // MARK: - Findings

    private func findings(notice: String?) -> IsolationFindings {
      let steps = memory.fatalSteps
      guard let notice else {
        let hasSpoken = memory.hasSpoken || !errors.isEmpty
        return IsolationFindings(fatalSteps: steps, hasSpoken: hasSpoken)
      }
      let reached = memory.beats == 0 ? 0 : memory.path.count
      return IsolationFindings(
        fatalSteps: steps, notice: "Not all crashes were isolated: \(notice)",
        safeDepth: max(0, reached - 1))
    }

    private var tooMany: String {
      memory.hangs >= limits.hangLimit
        ? "\(memory.hangs) steps did not return within \(limits.stepTimeLimit) seconds each."
        : "\(memory.fatalSteps.count) steps end the process."
    }

    private func outside(_ ending: ForkedProcess.Ending) -> String {
      let reason = Signals.reason(ending, errors: errors.lines)
      return memory.beats == 0
        ? "what runs before the first step \(reason)"
        : "what runs after \(FatalStep(path: memory.path, reason: reason))"
    }
  }
#endif
