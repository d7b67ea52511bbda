// SPDX-License-Identifier: MIT

package import ModalHarness
package import StateSpace

/// A trace in the Informal Trace Format, which tools around TLA+ read.
///
/// A state has the action that led to it, what is on screen and what the app remembers. `loop` is the
/// state to which the end leads back: one that equals it, or itself if nothing can happen there.
package struct ITFTrace: Sendable {
  private let document: Document

  package init<S: Spec>(
    _ trace: Trace<PresentationSystem<S.App>>, of spec: S, _ variant: Variant<S.App>,
    behavior: [String] = [], isTerminal: Bool
  ) {
    let states = trace.states
    let actions = [""] + trace.actions.map { variant.names.name(of: $0) }
    let fields = states.map { spec.fields(of: $0.app).map { (Self.name(of: $0.name), $0.value) } }
    document = Document(
      meta: .init(
        description: ReplayLine.text(
          spec: spec.identifier, trace: variant.script(of: trace).text, behavior: behavior)),
      vars: ["action", "screen"] + (fields.first ?? []).map(\.0),
      states: states.indices.map { index in
        let values = [
          "action": actions[index], "screen": variant.names.describe(states[index].world),
        ]
        return State(
          index: index, values: values.merging(fields[index]) { first, _ in first })
      },
      loop: trace.loopStart ?? states.dropLast().firstIndex(of: trace.final)
        ?? (isTerminal ? states.count - 1 : nil))
  }

  package var text: String {
    get throws { try ReportCoding.encode(document) }
  }

  /// The name of a field as that of a variable, apart from ours.
  private static func name(of field: String) -> String {
    "app_" + String(field.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "_" })
  }

  private struct Document: Encodable, Sendable {
    struct Meta: Encodable, Sendable {
      let format = "ITF"
      let formatDescription = "https://apalache-mc.org/docs/adr/015adr-trace.html"
      let description: String

      private enum CodingKeys: String, CodingKey {
        case format
        case formatDescription = "format-description"
        case description
      }
    }

    let meta: Meta
    let vars: [String]
    let states: [State]
    let loop: Int?

    private enum CodingKeys: String, CodingKey {
      case meta = "#meta"
      case vars
      case states
      case loop
    }
  }

  private struct State: Encodable, Sendable {
    let index: Int
    let values: [String: String]

    private struct Key: CodingKey {
      let stringValue: String
      var intValue: Int? { nil }

      init(_ name: String) { stringValue = name }
      init?(stringValue: String) { self.init(stringValue) }
      init?(intValue: Int) { nil }
    }

    func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: Key.self)
      try container.encode(["index": index], forKey: Key("#meta"))
      for (name, value) in values { try container.encode(value, forKey: Key(name)) }
    }
  }
}
