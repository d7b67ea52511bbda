// SPDX-License-Identifier: MIT

import StateSpace
import Testing

@Suite("The digest of an exploration")
struct DigestTests {
  private static func print<System: TransitionSystem>(_ system: System) throws {
    Swift.print("digest:", try system.explored().digest())
  }

  /// The digest in what another process printed.
  private func digest(in output: ExitTest.Result?) throws -> String {
    let text = String(decoding: try #require(output).standardOutputContent, as: UTF8.self)
    let line = text.split(separator: "\n").first { $0.hasPrefix("digest:") }
    return String(try #require(line).dropFirst("digest: ".count))
  }

  @Test func `Another process gets the same one`() async throws {
    let other = await #expect(
      processExitsWith: .success, observing: [\.standardOutputContent]
    ) { try Self.print(TwoPhaseCommit(count: 3)) }
    #expect(try digest(in: other) == "\(try TwoPhaseCommit(count: 3).explored().digest())")
  }

  @Test("Another process gets another one if a step depends on the order of a set")
  func hashing() async throws {
    let other = await #expect(
      processExitsWith: .success, observing: [\.standardOutputContent]
    ) { try Self.print(Unsorted()) }
    #expect(try digest(in: other) != "\(try Unsorted().explored().digest())")
  }

  @Test func `Counts, transitions, events and verdicts all make a difference`() throws {
    let properties: [Property<Line>] = [.never("four") { $0 == 4 }]
    let digests = [
      try Line().explored().digest(), try Line(end: 9).explored().digest(),
      try Line().explored(properties).digest(),
      try Line().explored(properties, limits: Limits(depth: 3)).digest(),
      try Told(Line()).explored().digest(), try Line(initialStates: [0, 0]).explored().digest(),
    ]
    #expect(Set(digests).count == digests.count)
    #expect(try Line().explored().digest() == digests[0])
  }
}

/// Tells the elements of a set in its own order.
private struct Unsorted: TransitionSystem {
  enum Action { case tell }
  var initialStates: [Bool] { [false] }

  func appendActions(enabledIn state: Bool, to actions: inout [Action]) {
    if !state { actions.append(.tell) }
  }

  func step(_ state: Bool, by action: Action, emitting events: inout [Int]) -> Bool {
    events += Set(0..<20)
    return true
  }
}
