// SPDX-License-Identifier: MIT

#if os(Linux)
  import Foundation
  import Synchronization
  import Testing

  @testable import SceneHarness

  // The limit is far more than any machine needs: it ends what would wait forever.
  @MainActor
  @Suite("Explorations in other processes", .timeLimit(.minutes(10)))
  struct ConcurrentRunTests {
    nonisolated static let processors = ProcessInfo.processInfo.activeProcessorCount

    /// A counter that processes have in common.
    private final class Counter: Sendable {
      private let block: SharedBlock

      init() throws { block = try #require(SharedBlock(bytes: 8)) }

      private var atomic: UnsafeMutablePointer<Atomic<Int>> {
        block.base.bindMemory(to: Atomic<Int>.self, capacity: 1)
      }
      var value: Int { atomic.pointee.load(ordering: .acquiring) }
      func increase() { atomic.pointee.add(1, ordering: .releasing) }
    }

    @Test(.enabled(if: processors > 1)) func `take place at the same time`() async throws {
      let arrivals = try Counter()
      // Neither comes to its end before both have begun.
      @MainActor func meet() async throws -> IsolationFindings {
        try await IsolatedRun().findings { journal in
          _ = journal.perform(["meet"]) {
            arrivals.increase()
            while arrivals.value < 2 { usleep(100) }
          }
        }
      }
      async let first = meet()
      async let second = meet()
      let findings = try await [first, second]
      #expect(findings == [IsolationFindings(), IsolationFindings()])
    }

    @Test func `find the steps that end a process, as those that are waited for do`() async throws {
      let tree = ActionTree(depth: 3) { if $0 == ["tap", "wait"] { fatalError("no item") } }
      func wait() -> IsolationFindings { IsolatedRun().findings { tree.explore($0) } }
      let waited = wait()
      #expect(!waited.fatalSteps.isEmpty)
      let awaited = try await IsolatedRun().findings { journal in _ = tree.explore(journal) }
      #expect(awaited == waited)
    }

    @Test func `end when the test is cancelled`() async throws {
      let beginnings = try Counter()
      let test = Task {
        try await IsolatedRun().findings { _ in
          beginnings.increase()
          while true { usleep(100) }
        }
      }
      while beginnings.value == 0 { await Task.yield() }
      test.cancel()
      await #expect(throws: CancellationError.self) { try await test.value }
    }

    @Test func `end with the process that has begun them, and not with the thread`() throws {
      let beats = try Counter()
      var ends: [Int32] = [-1, -1]
      try #require(pipe(&ends) == 0)
      let (reading, writing) = (ends[0], ends[1])
      let errors = try #require(ProcessOutput())
      let parent = ForkedProcess {
        let thread = Foundation.Thread {
          _ = ForkedProcess(errors: errors, memory: 1 << 30, until: .processEnds) {
            close(reading)
            while true {
              beats.increase()
              usleep(100)
            }
          }
        }
        thread.start()
        while !thread.isFinished { usleep(100) }
        let before = beats.value
        for _ in 0..<100_000 where beats.value < before + 100 { usleep(100) }
        _exit(beats.value < before + 100 ? 1 : 0)
      }
      close(writing)
      #expect(parent?.wait() == .exited(0))
      // The reading end says so when nobody can write any more.
      var byte: UInt8 = 0
      #expect(read(reading, &byte, 1) == 0)
      close(reading)
    }
  }
#endif
