// SPDX-License-Identifier: MIT

import Conformance
import Testing
import UIKitSemantics

@Suite("Of the facts")
struct FactCoverageTests {
  @Test("each has one entry: it conforms, it is a choice, or it is out of scope with a reason")
  func everyFactIsAccountedFor() {
    #expect(Conformance.all.map(\.fact) == FactID.allCases)
    for conformance in Conformance.all {
      switch conformance.status {
      case .conforms: #expect(!conformance.scenarios.isEmpty, "\(conformance.fact)")
      case .choice(let switches, let because):
        #expect(!switches.isEmpty && !because.isEmpty, "\(conformance.fact)")
        #expect(conformance.scenarios.count >= 2, "\(conformance.fact)")
      case .outOfScope(let reason):
        #expect(!reason.isEmpty && conformance.scenarios.isEmpty, "\(conformance.fact)")
      }
    }
  }

  @Test("at most sixty are out of scope, and none that Apple documents or that several report")
  func outOfScope() {
    let left = Conformance.all.filter { if case .outOfScope = $0.status { true } else { false } }
      .map { Fact.of($0.fact) }
    #expect(left.count <= 60)
    let core = left.filter { "ABCDEGH".contains($0.id.name.prefix(1)) }
    let firm = core.filter {
      [.documented, .severalReports].contains($0.confidence) && !$0.endsWithIOS12
    }
    #expect(firm.map(\.id.name) == [])
  }

  @Test("each scenario says what happens and what must be seen", arguments: Conformance.all)
  func scenariosAreWhole(conformance: Conformance) {
    for scenario in conformance.scenarios {
      #expect(scenario.lines.contains { $0.part == .when })
      #expect(scenario.lines.last?.part == .then)
      #expect(scenario.lines.allSatisfy { !$0.words.isEmpty })
    }
  }
}

extension Fact {
  /// Whether the fact is about iOS 12 and earlier only.
  fileprivate var endsWithIOS12: Bool {
    let range = versions.split(separator: " ").first ?? ""
    let last = range.split(whereSeparator: { $0 == "–" || $0 == "-" || $0 == "=" }).last ?? ""
    guard !range.hasSuffix("+"), let version = Double(last.filter { $0.isNumber || $0 == "." })
    else { return false }
    return version < 13
  }
}
