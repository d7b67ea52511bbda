// SPDX-License-Identifier: MIT

import Foundation
import ModalHarness
import StateSpace
import Testing

@testable import Reporting

@Suite("A counterexample as files")
struct CounterexampleFilesTests {
  @Test("is there as JSON and in the Informal Trace Format, under names that tell what it shows")
  func files() throws {
    let spec = CountingSpec()
    let variant = spec.variants[0]
    let result = try #require(try variant.explore().results.first { $0.name == "never 2" })
    let trace = try #require(result.trace)
    let example = CounterexampleReport(
      of: result.name, saying: result.explanation, trace, spec, variant)
    let files = try CounterexampleFiles(example, trace, spec, variant).all
    #expect(
      files.map(\.name) == ["counting_plain_never-2.json", "counting_plain_never-2.itf.json"])
    let report = try JSONDecoder().decode(
      CounterexampleReport.self, from: Data(files[0].text.utf8))
    #expect(report == example)
    let itf = try #require(
      try JSONSerialization.jsonObject(with: Data(files[1].text.utf8)) as? [String: Any])
    let states = try #require(itf["states"] as? [[String: Any]])
    #expect(states.map { $0["app_number"] as? String } == ["0", "1", "2"])
  }
}
