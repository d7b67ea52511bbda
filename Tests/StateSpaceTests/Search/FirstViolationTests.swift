// SPDX-License-Identifier: MIT

import StateSpace
import Synchronization
import Testing

@Suite("Explorations that stop at the first violation")
struct FirstViolationTests {
  @Test func `They end with the level of the violation, whatever the number of threads`() throws {
    let system = SlidingTiles(width: 3, height: 3)
    let bad: Property<SlidingTiles> = .never("the gap is last") {
      $0 >> 32 & 15 == 0
    }
    let whole = try system.explored([bad], limits: Limits(depth: 12))
    let depth = try #require(whole.results[0].trace?.steps.count)
    var findings: [Findings<SlidingTiles>] = []
    for jobs in [1, 2, 5] {
      var explorer = Explorer(system, properties: [bad], jobs: jobs)
      explorer.stopsAtFirstViolation = true
      let part = try explorer.explore()
      #expect(part.boundary == .violation)
      #expect(part.depth == depth)
      #expect(part.levels[...] == whole.levels[...depth])
      #expect(part.results[0].trace == whole.results[0].trace)
      findings.append(Findings(part))
    }
    #expect(findings.allSatisfy { $0 == findings[0] })
  }

  @Test func `What they say of other properties goes as far as they went`() throws {
    var explorer = Explorer(
      Line(),
      properties: [
        .never("three") { $0 == 3 }, .never("five") { $0 == 5 },
        .onEveryStep("below seven") { $0.after < 7 },
      ])
    explorer.stopsAtFirstViolation = true
    let exploration = try explorer.explore()
    #expect(
      exploration.results.map(\.verdict)
        == [.violated, .noViolation(.depth(3)), .noViolation(.depth(3))])
    #expect(exploration.levels == [1, 1, 1, 1])
  }

  @Test("A violation in an initial state, in a step or by a deadlock ends them as well")
  func kinds() throws {
    let kinds: [(Property<Line>, levels: Int)] = [
      (.never("beginning") { $0 == 0 }, 1), (.onEveryStep("step") { $0.after != 4 }, 5),
      (
        .monitor(
          Monitor("six") { state, event in event == .passed(6) ? .violated : .next(state) }), 7
      ), (.noDeadlock, 11),
    ]
    for (property, levels) in kinds {
      var explorer = Explorer(Line(), properties: [property])
      explorer.stopsAtFirstViolation = true
      #expect(try explorer.explore().levels.count == levels, "\(property.name)")
    }
  }

  @Test func `Without a violation they go on to the end`() throws {
    var explorer = Explorer(Jugs(), properties: [.reachable("four") { $0.big == 4 }])
    explorer.stopsAtFirstViolation = true
    #expect(try explorer.explore().isClosed)
  }

  @Test("Progress tells of violations when they are found, with their depths", arguments: [1, 3])
  func progress(jobs: Int) throws {
    let seen = Mutex<[[Progress.Violation]]>([])
    let properties: [Property<Line>] = [
      .noDeadlock, .onEveryStep("not past four") { $0.after < 5 }, .never("two") { $0 == 2 },
      .never("zero") { $0 == 0 },
    ]
    var explorer = Explorer(Line(end: 6), properties: properties, jobs: jobs) { progress in
      seen.withLock { $0.append(progress.violations) }
    }
    _ = try explorer.explore()
    let zero = Progress.Violation(property: "zero", depth: 0)
    let two = Progress.Violation(property: "two", depth: 2)
    let four = Progress.Violation(property: "not past four", depth: 5)
    let end = Progress.Violation(property: "no deadlock", depth: 6)
    #expect(
      seen.withLock { $0 } == [
        [zero], [zero, two], [zero, two], [zero, two], [zero, two, four], [zero, two, four],
        [zero, two, four, end],
      ])
    seen.withLock { $0 = [] }
    explorer.stopsAtFirstViolation = true
    _ = try explorer.explore()
    #expect(seen.withLock { $0 } == [[zero]])
  }
}
