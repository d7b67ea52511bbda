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
    }

    /// A process that explores, and how far it was when it was last looked at.
    private struct Explorer {
      let process: ForkedProcess
      var clock: StepClock
      var beats: Int
    }

    /// The status of a process that gave up by itself.
    static let gaveUp: Int32 = 97

    private let limits: IsolatedRun
    private let memory: SharedMemory
    private let errors: ProcessOutput
    private var suspects: Set<String> = []
    private var isRetry = false
    private var processes = 0

    init?(limits: IsolatedRun) {
      guard let memory = SharedMemory(), let errors = ProcessOutput() else { return nil }
      (self.limits, self.memory, self.errors) = (limits, memory, errors)
    }

    /// Explores until nothing unknown ends a process, and waits for that.
    mutating func run(_ explore: (StepJournal) throws -> Void) -> IsolationFindings {
      while var explorer = start(explore, until: .threadEnds) {
        while !explorer.clock.tick(), !hasStopped(&explorer) {}
        if let findings = findings(after: outcome(of: explorer)) { return findings }
      }
      return notStarted
    }

    /// The same, while the main actor does other things.
    ///
    /// - Throws: An error if the task is cancelled.
    @MainActor
    mutating func run(
      _ explore: @MainActor (StepJournal) throws -> Void
    ) async throws -> IsolationFindings {
      while var explorer = start(explore, until: .processEnds) {
        var pause = 0.002
        while !explorer.process.hasEnded(within: 0) {
          do {
            try await Task.sleep(for: .seconds(pause))
          } catch {
            _ = explorer.process.kill()
            throw error
          }
          explorer.clock.look(after: pause)
          if hasStopped(&explorer) { break }
          pause = min(pause * 1.5, 0.05)
        }
        if let findings = findings(after: outcome(of: explorer)) { return findings }
      }
      return notStarted
    }

    private mutating func start(
      _ explore: (StepJournal) throws -> Void, until end: ForkedProcess.Lifetime
    ) -> Explorer? {
      processes += 1
      memory.rewind()
      errors.clear()
      let process = ForkedProcess(errors: errors, memory: limits.memoryLimit, until: end) {
        let watch = RunnerWatch(limits: limits, memory: memory, errors: errors)
        let journal = StepJournal(
          knowing: memory.fatalSteps, suspecting: suspects, watch: watch)
        try? explore(journal)
        memory.hasFinished = true
      }
      return process.map { Explorer(process: $0, clock: StepClock($0), beats: memory.beats) }
    }

    /// Whether nothing has moved in a process for too long.
    ///
    /// Between steps, using the processor is enough, as the search may have much to do there.
    private func hasStopped(_ explorer: inout Explorer) -> Bool {
      let isInStep = memory.isInStep
      if memory.beats != explorer.beats || !isInStep && explorer.clock.hasWorked {
        explorer.beats = memory.beats
        explorer.clock.reset()
      }
      let limit = isInStep ? limits.stepTimeLimit : max(1, 2 * limits.stepTimeLimit)
      return explorer.clock.seconds > limit
    }

    /// How a process has ended, or why it is ended now.
    private func outcome(of explorer: Explorer) -> Outcome {
      if explorer.process.hasEnded(within: 0) { return .ended(explorer.process.wait()) }
      let isInStep = memory.isInStep
      _ = explorer.process.kill()
      return isInStep ? .hangs : .stuck
    }

    /// What was found, unless another process is to go on.
    private mutating func findings(after outcome: Outcome) -> IsolationFindings? {
      switch outcome {
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
      return processes > limits.restartLimit
        ? findings(notice: "\(processes) processes ended.") : nil
    }

    private var notStarted: IsolationFindings {
      IsolationFindings(
        fatalSteps: memory.fatalSteps,
        notice: "Crashes were not isolated: the system could not fork.", safeDepth: nil)
    }

    private func note(_ reason: String) {
      memory.note(FatalStep(path: memory.path, reason: reason, asked: memory.asked.pointee))
    }

    // MARK: - Findings

    private func findings(notice: String?) -> IsolationFindings {
      let steps = memory.fatalSteps
      guard let notice else {
        return IsolationFindings(
          fatalSteps: steps, hasWrittenErrors: memory.hasWrittenErrors || !errors.isEmpty,
          output: errors.output)
      }
      let reached = memory.beats == 0 ? 0 : memory.level
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
