// SPDX-License-Identifier: MIT

#if os(Linux)
  import Foundation

  /// How long a process has been at the same step: the time for which it has used the processor,
  /// and the time for which it has slept.
  ///
  /// The time for which it was ready and the machine was busy with others does not count, so that
  /// no step is taken for one that does not return because other programs run.
  struct StepClock {
    private let process: ForkedProcess
    private var start: Double
    private var last: Double
    /// For how many seconds the process was found asleep.
    private(set) var slept = 0.0

    init(_ process: ForkedProcess) {
      self.process = process
      start = process.processorTime ?? 0
      last = start
    }

    /// The seconds that count.
    var seconds: Double { last - start + slept }

    /// Waits a little; says whether the process has ended meanwhile.
    mutating func tick() -> Bool {
      let interval = 0.05
      if process.hasEnded(within: interval) { return true }
      look(after: interval)
      return false
    }

    /// Notes what the process has done in the seconds since the last look.
    mutating func look(after seconds: Double) {
      let now = process.processorTime ?? last
      if now == last, process.isAsleep { slept += seconds }
      last = now
    }

    /// Whether the processor was used since the last reset.
    var hasWorked: Bool { last > start }

    /// Begins anew: another step.
    mutating func reset() { (start, slept) = (last, 0) }
  }

  extension ForkedProcess {
    /// Whether the process waits for something else than a processor.
    fileprivate var isAsleep: Bool {
      guard let file = fopen("/proc/\(identifier)/stat", "r") else { return false }
      defer { fclose(file) }
      var line = [UInt8](repeating: 0, count: 512)
      let count = fread(&line, 1, line.count, file)
      // The state follows the name, which stands in parentheses and may have some of its own.
      guard let end = line[..<count].lastIndex(of: UInt8(ascii: ")")), end + 2 < count else {
        return false
      }
      return line[end + 2] == UInt8(ascii: "S")
    }

    /// Waits for the end of the process, and ends it if it takes too long: `nil` then.
    ///
    /// It is called in place of ``wait()``.
    package func wait(atMost seconds: Double) -> Ending? {
      var clock = StepClock(self)
      while !clock.tick() {
        guard clock.seconds > seconds else { continue }
        _ = kill()
        return nil
      }
      return wait()
    }
  }
#endif
