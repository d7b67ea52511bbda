// SPDX-License-Identifier: MIT

import Foundation
import ModalHarness
import StateSpace
import Testing

@testable import Reporting

@Suite("Spoilt reports", .timeLimit(.minutes(30)))
struct ReportFuzzTests {
  private static let tokens =
    FuzzInputs.tokens + [
      "\"schema\": 3", "\"schema\"", "\"steps\"", "\"depth\"", "[[[[", "\\u0000", "\\uD800",
    ]

  private func seeds() throws -> [[UInt8]] {
    let spec = DoorbellSpec()
    let depth = 4
    let explorations = try spec.variants.map { try $0.explore(limits: Limits(depth: depth)) }
    var report = SpecReport(spec, explorations: explorations, depth: depth)
    let whole = try ReportCoding.encode(report)
    report.variants.removeLast()
    report.variants[0].counterexamples.removeAll()
    report.matrix = MatrixReport(
      axes: [AxisReport(name: "door", values: ["front", "back"])],
      rows: [
        MatrixRow(
          values: ["front"],
          outcome: MatrixOutcome(result: "open", callbacks: ["a", "b"], notOfferedBy: nil)),
        MatrixRow(
          values: ["back"],
          outcome: MatrixOutcome(result: "", callbacks: [], notOfferedBy: "loud")),
      ])
    return [Array(whole.utf8), Array(try ReportCoding.encode(report).utf8)]
  }

  /// Whether bytes are refused for a reason, or read into a report that is written back the same
  /// and shown.
  private func complaint(about bytes: [UInt8]) -> String? {
    let report: SpecReport
    do {
      report = try ReportCoding.decode(Data(bytes))
    } catch {
      return "\(error)".hasSuffix("Write it anew with 'modalcheck explore'.") ? nil : "\(error)"
    }
    do {
      let text = try ReportCoding.encode(report)
      if try ReportCoding.decode(Data(text.utf8)) != report {
        return "it is another when read again"
      }
    } catch {
      return "it is read, but not when written back: \(error)"
    }
    if SpecMarkdown(report).text.isEmpty || IndexMarkdown([report]).text.isEmpty {
      return "nothing is shown"
    }
    return nil
  }

  @Test("are refused, or read and shown")
  func spoilt() throws {
    var mutator = Mutator(seed: 2)
    let seeds = try seeds()
    for _ in 0..<FuzzInputs.count {
      let bytes = mutator.spoil(mutator.pick(seeds), with: seeds, Self.tokens)
      if let complaint = complaint(about: bytes) {
        Issue.record("\(complaint)\n\(String(decoding: bytes, as: UTF8.self))")
      }
    }
  }
}
