// SPDX-License-Identifier: MIT

package import ModalHarness
package import StateSpace

/// A counterexample as files for other tools, such as those that a failing test attaches.
package struct CounterexampleFiles: Codable, Hashable, Sendable {
  package struct File: Codable, Hashable, Sendable {
    package let name: String
    package let text: String
  }

  /// The steps as reports have them, and the states in the Informal Trace Format.
  package let all: [File]

  /// Writes a counterexample, with the answers to open questions that it is under.
  package init<S: Spec>(
    _ example: CounterexampleReport, _ trace: Trace<PresentationSystem<S.App>>, _ spec: S,
    _ variant: Variant<S.App>, behavior: [String] = []
  ) throws {
    let place = spec.identifier == variant.name ? [] : [spec.identifier, variant.name]
    let name = (place + [example.property]).map(Self.word).joined(separator: "_")
    let itf = ITFTrace(
      trace, of: spec, variant, behavior: behavior,
      // Of a state that nothing can follow, the sequence says so.
      isTerminal: trace.loopStart == trace.steps.count)
    all = [
      File(name: "\(name).json", text: try ReportCoding.encode(example)),
      File(name: "\(name).itf.json", text: try itf.text),
    ]
  }

  /// A name without what a file system might not like.
  private static func word(_ text: String) -> String {
    let words = text.split { !$0.isLetter && !$0.isNumber }
    return words.joined(separator: "-")
  }
}
