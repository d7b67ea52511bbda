// SPDX-License-Identifier: MIT

import Foundation
import StateSpace
import Testing

@Suite("The README's example of a transition system")
struct ReadmeExampleTests {
  // begin: system
  struct Jugs: TransitionSystem {
    struct State: Hashable { var small = 0, big = 0 }
    enum Action: CaseIterable { case fillSmall, fillBig, emptySmall, emptyBig, pourUp, pourDown }

    let initialStates = [State()]

    func appendActions(enabledIn state: State, to actions: inout [Action]) {
      actions += Action.allCases
    }

    func step(_ state: State, by action: Action, emitting events: inout [Never]) -> State {
      let sum = state.small + state.big
      return switch action {
      case .fillSmall: State(small: 3, big: state.big)
      case .fillBig: State(small: state.small, big: 5)
      case .emptySmall: State(small: 0, big: state.big)
      case .emptyBig: State(small: state.small, big: 0)
      case .pourUp: State(small: max(0, sum - 5), big: min(5, sum))
      case .pourDown: State(small: min(3, sum), big: max(0, sum - 3))
      }
    }
  }
  // end

  @Test("does what the README says")
  func example() throws {
    // begin: exploration
    let exploration = try Explorer(
      Jugs(),
      properties: [
        .always("the small jug holds at most 3") { $0.small <= 3 },
        .never("the big jug holds 4") { $0.big == 4 },
      ]
    ).explore()
    // end
    #expect(exploration.distinct == 16)
    #expect(exploration.results.map(\.verdict) == [.holds, .violated])
    #expect(exploration.results[1].trace?.steps.count == 6)
  }

  @Test("is the code that is tested here", arguments: ["system", "exploration"])
  func code(_ name: String) throws {
    var file = URL(filePath: #filePath)
    for _ in 1...3 { file.deleteLastPathComponent() }
    let readme = try String(contentsOf: file.appending(path: "README.md"), encoding: .utf8)
    let source = try String(contentsOfFile: #filePath, encoding: .utf8)
    let start = try #require(source.range(of: "// begin: \(name)\n")).upperBound
    let lines = source[start...].split(separator: "\n", omittingEmptySubsequences: false)
      .prefix { !$0.hasSuffix("// end") }
    let indent = try #require(lines.first).prefix { $0 == " " }.count
    let code = lines.map { $0.dropFirst(indent) }.joined(separator: "\n")
    #expect(readme.contains("```swift\n\(code)\n```\n"))
  }
}
