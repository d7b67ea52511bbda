// SPDX-License-Identifier: MIT

package import StateSpace

/// An explored system as a TLA⁺ module for TLC, which then searches and judges by itself.
///
/// The variables are one number for the state and one for each monitor; the transitions are a
/// constant table, and each action is an action of the module. Properties are invariants, or
/// temporal formulas that carry their own fairness; TLA⁺ means by fairness and by standing still
/// what this engine means by them. `alwaysReachable` is no formula of linear time: the module
/// carries the distance of each state to its goal, and TLC checks in each state that it reaches that
/// the distances are right, and that there is one where the goal must be within reach.
///
/// The configuration stands in the same file: `tlc -config NAME.tla NAME.tla`.
package struct TLAExport: Sendable {
  private let model: ExplicitModel
  private let title: ExportTitle
  private let module: String
  private let claims: TLAClaims

  package init(_ model: ExplicitModel, title: ExportTitle, module: String) {
    self.model = model
    self.title = title
    self.module = module
    claims = TLAClaims(model: model)
  }

  /// Returns a name for a module, made from the words of a title.
  package static func moduleName(for words: String) -> String {
    let parts = words.split { !$0.isASCII || !($0.isLetter || $0.isNumber) }
    let name = parts.joined(separator: "_")
    return name.first?.isLetter == true ? name : "M_" + name
  }

  /// Whether TLA⁺ allows a name for a module.
  package static func isModuleName(_ name: String) -> Bool {
    name.contains { $0.isLetter }
      && name.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_") }
  }

  package var text: String {
    [
      heading, variables, edges, monitors, start, actions, claims.text,
      String(repeating: "=", count: 64), "", configuration,
    ].joined(separator: "\n")
  }

  private var heading: String {
    let census = model.census
    let lines =
      [
        "\(title.name): the explored transition system, for TLC.",
        "Written by '\(title.command)'.", "",
        "  tlc -continue -config \(module).tla \(module).tla", "",
        "modalcheck found \(census.distinct) states, \(census.generated) generated, to depth "
          + "\(census.depth).",
        "TLC counts the same distinct states, and one level more. A forbidden step is an error in",
        "the state in which it can be taken, so its depth is one less than the number of steps.",
        "With -continue, TLC names one broken invariant a state; to judge one, leave out the others.",
        "",
      ] + claims.findings
    return "---- MODULE \(module) ----\n"
      + lines.map { $0.isEmpty ? "\\*" : "\\* " + ExportNames.comment($0) }.joined(separator: "\n")
      + "\nEXTENDS Integers\n"
  }

  private var monitorNames: [String] { model.monitors.indices.map { "m\($0 + 1)" } }

  private var variables: String {
    let names = ["state"] + monitorNames
    let comments = model.monitors.enumerated().map { lane, monitor in
      "\\* m\(lane + 1): \(ExportNames.comment(monitor.name))\n"
    }
    return comments.joined() + """
      VARIABLES \(names.joined(separator: ", "))
      vars == <<\(names.joined(separator: ", "))>>

      """
  }

  private var edges: String {
    let rows = model.transitions.map { list in
      let items = list.map { "<<\($0.action), \($0.target), \($0.letter)>>" }
      return "{" + items.joined(separator: ", ") + "}"
    }
    return """
      \\* For each state, its transitions: the action, the next state, and what monitors make of it.
      Edges == <<
      \(ExportNames.lines(rows))
      >>
      Out == Edges[state + 1]

      """
  }

  private var monitors: String {
    model.monitors.enumerated().map { lane, monitor in
      let rows = monitor.next.map { "<<\($0.map { String($0) }.joined(separator: ", "))>>" }
      return """
        \\* For each letter, the next state for each state of the monitor.
        Monitor\(lane + 1) == <<
        \(ExportNames.lines(rows))
        >>

        """
    }.joined(separator: "\n")
  }

  private var start: String {
    let values = model.monitors.enumerated().map { " /\\ m\($0 + 1) = \($1.initial)" }
    let states = Set(model.initialStates).sorted().map { String($0) }
    return """
      Init == state \\in {
      \(ExportNames.lines(states))
      }\(values.joined())

      """
  }

  private var actionNames: [String] {
    model.actions.enumerated().map { ExportNames.identifier("a", $0, $1) }
  }

  private var actions: String {
    let moves = model.monitors.indices.map { lane in
      "\n  /\\ m\(lane + 1)' = Monitor\(lane + 1)[e[3] + 1][m\(lane + 1) + 1]"
    }
    let definitions = zip(actionNames, model.actions).enumerated().map { number, names in
      """
      \\* \(ExportNames.comment(names.1))
      \(names.0) == \\E e \\in Out : e[1] = \(number) /\\ Follow(e)

      """
    }
    let choices = actionNames.isEmpty ? "FALSE" : actionNames.joined(separator: " \\/ ")
    return """
      Follow(e) ==
        /\\ state' = e[2]\(moves.joined())
      \(definitions.joined())
      Next == \(choices)
      Spec == Init /\\ [][Next]_vars

      """
  }

  private var configuration: String {
    let invariants = claims.invariants.map { "INVARIANT \($0)\n" }
    let properties = claims.properties.map { "PROPERTY \($0)\n" }
    return """
      ---- CONFIG \(module) ----
      SPECIFICATION Spec
      CHECK_DEADLOCK FALSE
      \((invariants + properties).joined())====

      """
  }
}
