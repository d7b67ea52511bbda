// SPDX-License-Identifier: MIT

import ModalHarness
import ModalSpecs
import Reporting
import StateSpace
import TestSupport
import Testing

@Suite(.enabled(if: Spin.isInstalled, Spin.hint))
struct SpinWitnessTests {
  @TemporaryFolder private var folder

  static let seeds: [UInt64] = [18, 114]

  @Test(
    "SPIN counts the same states and gives the same verdicts, as early",
    arguments: ["page-sheet-dismissal", "semi-modal"]
      + LongTests.choose([], long: ["presentation-matrix"]))
  func agreement(identifier: String) throws {
    let spec = try #require(SpecCatalog.all.first { $0.identifier == identifier })
    try compare(spec)
  }

  private func compare<S: Spec>(_ spec: S) throws {
    for variant in spec.variants.suffix(LongTests.choose(1, long: .max)) {
      let model = try variant.explore().explicitModel(of: variant.properties)
      let title = ExportTitle(
        name: "\(spec.identifier), \(variant.name)", command: "a test",
        configurations: variant.configurations.map(\.text))
      try SpinComparison(model, title).run()
    }
  }

  @Test func `A counterexample of SPIN's is shown in the names of our actions`() throws {
    let variant = try #require(DoorbellSpec().variants.first)
    let model = try variant.explore().explicitModel(of: variant.properties)
    let title = ExportTitle(
      name: "doorbell", command: "a test", configurations: variant.configurations.map(\.text))
    let spin = try Spin(PromelaExport(model, title: title).text, in: folder)
    #expect(try spin.trace(against: "p1_two_rings") == ["ring the bell", "ring the bell"])
  }

  @Test(
    "SPIN agrees on obligations under every form of fairness, kept and broken",
    arguments: seeds)
  func obligations(seed: UInt64) throws {
    let maze = Maze(seed: seed)
    let properties = Maze.obligations
    let exploration = try Explorer(maze, properties: properties).explore()
    let model = try exploration.explicitModel(of: properties)
    try SpinComparison(model, Maze.title).run()
  }

  @Test func `Between them, the mazes keep and break obligations of every form`() throws {
    let results = try Self.seeds.flatMap { seed in
      try Explorer(Maze(seed: seed), properties: Maze.obligations).explore().results
    }
    for kind in PropertyKind.allCases where kind.isTemporal {
      let verdicts = results.filter { $0.kind == kind }.map(\.verdict)
      #expect(verdicts.contains(.holds), "no \(kind.rawValue) holds")
      #expect(verdicts.contains(.violated), "no \(kind.rawValue) is violated")
    }
  }
}

/// Compares what SPIN finds with what was found here, claim by claim.
struct SpinComparison {
  private let model: ExplicitModel
  private let title: ExportTitle

  @TemporaryFolder private var folder

  init(_ model: ExplicitModel, _ title: ExportTitle) { (self.model, self.title) = (model, title) }

  func run() throws {
    let export = PromelaExport(model, title: title)
    let claims = Array(zip(model.claims, export.claimNames))
    let found = try Spin(export.text, in: folder).judge(
      ["every_state"] + claims.filter { !$0.0.kind.isTemporal }.flatMap { proofs(of: $0, $1[0]) },
      formulas: claims.filter { $0.0.kind.isTemporal }.flatMap { $0.1 })
    #expect(found["every_state"]?.stored == model.census.distinct + 1, "\(title.name)")
    #expect(found["every_state"]?.transitions == model.census.generated + 1, "\(title.name)")
    for (claim, names) in claims { compare(claim, names, found) }
  }

  /// The claim, and the one that proves what it rests on.
  private func proofs(of claim: ExplicitClaim, _ name: String) -> [String] {
    if case .recovery = claim.rule { [name, "\(name)_proof"] } else { [name] }
  }

  private func compare(
    _ claim: ExplicitClaim, _ names: [String], _ found: [String: Spin.Finding]
  ) {
    let findings = names.map { found[$0] }
    #expect(!findings.contains(nil), "\(title.name): \(names)")
    let isError = findings.contains { $0?.isError == true }
    #expect(isError == claim.isReported, "\(title.name): \(names)")
    if let depth = claim.reportedDepth {
      #expect(found[names[0]]?.depth == depth, "\(title.name): \(names[0])")
    }
    for proof in proofs(of: claim, names[0]).dropFirst() {
      #expect(found[proof]?.isError == false, "\(title.name): \(proof)")
    }
  }
}
