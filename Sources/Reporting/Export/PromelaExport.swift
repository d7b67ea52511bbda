// SPDX-License-Identifier: MIT

package import StateSpace

/// An explored system as a model for SPIN, which then searches and judges by itself.
///
/// The state is one number, and one byte for each monitor. All else are constant tables in embedded
/// C. Each property is a claim of its own, chosen with `-N` when the verifier runs:
///
/// - Predicates on states, forbidden steps, monitors, deadlock and `reachable` are never claims,
///   fit for a breadth-first search, which finds a shortest counterexample at the same depth.
/// - `alwaysReachable` is no claim about single runs, so no engine for linear time can decide it.
///   The export carries the distance of each state to its goal; SPIN proves in each state that it
///   reaches that the distances are right, and finds a state that has none.
/// - Obligations are formulas, with their fairness written out, and need the model compiled with
///   `-DTEMPORAL`: the state then also remembers to which sets of actions the last step belongs, and
///   a run may stand still anywhere. SPIN's own `-f` is about processes, of which there is only one.
package struct PromelaExport: Sendable {
  private let model: ExplicitModel
  private let title: ExportTitle
  private let claims: PromelaClaims
  private let marks: ExportMarks

  package init(_ model: ExplicitModel, title: ExportTitle) {
    self.model = model
    self.title = title
    marks = ExportMarks(model)
    claims = PromelaClaims(model: model, marks: marks)
  }

  /// The names of the claims, in the order of the properties.
  ///
  /// A property that makes several obligations has a claim for each.
  package var claimNames: [[String]] { claims.names }

  package var text: String {
    [
      heading, PromelaTables(model: model, marks: marks).text, starts, variables, steps, process,
      claims.text,
    ].joined(separator: "\n")
  }

  private var heading: String {
    let census = model.census
    let temporal =
      claims.temporal.isEmpty
      ? []
      : [
        "", "Obligations:", "",
        "  spin -DTEMPORAL -a FILE && gcc -O2 -DNOREDUCE -o pan pan.c",
        "  ./pan -a -m1000000 -N \(claims.temporal[0])",
      ]
    let lines =
      [
        "\(title.name): the explored transition system, for SPIN 6.5 or later.",
        "Written by '\(title.command)'.", "",
        "  spin -a FILE && gcc -O2 -DBFS -DNOREDUCE -o pan pan.c",
        "  ./pan -N every_state",
        "  ./pan -N \(claims.safety.first ?? "every_state")",
        "  ./pan -r        shows the counterexample with the names of the actions",
      ] + temporal + [
        "",
        "modalcheck found \(census.distinct) states, \(census.generated) generated, to depth "
          + "\(census.depth).",
        "SPIN stores \(census.distinct + 1): those, and the one before the start. A forbidden step is an "
          + "error in the",
        "state in which it can be taken, so its depth is one less than the number of steps.", "",
      ] + claims.findings
    return "/*\n"
      + lines.map { $0.isEmpty ? " *" : " * " + ExportNames.comment($0) }.joined(separator: "\n")
      + "\n */\n"
  }

  private var starts: String {
    let names = model.origins.map { ExportNames.cString(title.configurations[$0]) }
    return PromelaTables.table(
      "start", model.initialStates, "The states in which a run can begin.")
        + """
        c_decl { static const char *const mc_configuration[] = {
        \(names.isEmpty ? "0" : names.joined(separator: ",\n"))
        }; }

        """
  }

  private var variables: String {
    let monitors = model.monitors.enumerated().map { lane, monitor in
      "byte m\(lane + 1) = \(monitor.initial); /* \(ExportNames.comment(monitor.name)) */\n"
    }
    let taken = (0..<marks.actions.wordCount).map { "int taken_\($0) = 0;\n" }
    return """
      int state = -1; /* before the start */
      #ifdef TEMPORAL
      \(taken.joined())#else
      \(monitors.joined())#endif

      """
  }

  /// What one step does, as a macro; `k` is the place of the transition among those of its state.
  private var steps: String {
    let monitors = model.monitors.enumerated().map { lane, monitor in
      """
          now.m\(lane + 1) = mc_monitor_\(lane + 1)(mc_letter(mc_edge) * \(monitor.stateCount + 1) \
      + now.m\(lane + 1)); \\

      """
    }
    let taken = (0..<marks.actions.wordCount).map { word in
      """
          now.taken_\(word) = mc_target(mc_edge) == now.state ? 0 : \
      mc_set_\(word)(mc_action(mc_edge)); \\

      """
    }
    return """
      #ifdef TEMPORAL
      \(stepMacro(taken.joined()))
      #else
      \(stepMacro(monitors.joined()))
      #endif
      #define START(k) d_step { state == -1 -> c_code { now.state = mc_start(k); \\
          if (readtrail) printf("start: %s\\n", mc_configuration[k]); } }

      """
  }

  private func stepMacro(_ memory: String) -> String {
    """
    #define STEP(k) d_step { c_expr { k < (mc_degree)(now.state) } -> c_code { \\
        mc_edge = mc_first(now.state) + k; \\
    \(memory)    now.state = mc_target(mc_edge); \\
        if (readtrail) printf("action: %s\\n", mc_name[mc_action(mc_edge)]); } }
    """
  }

  private var process: String {
    let degree = model.transitions.map(\.count).max() ?? 0
    let clear = (0..<marks.actions.wordCount).map { "now.taken_\($0) = 0; " }.joined()
    return """
      active proctype system() {
      end:
        do
      \(model.initialStates.indices.map { "  :: START(\($0))" }.joined(separator: "\n"))
      \((0..<degree).map { "  :: STEP(\($0))" }.joined(separator: "\n"))
      #ifdef TEMPORAL
        :: d_step { state >= 0 -> c_code { \(clear)} }
      #endif
        od
      }

      """
  }
}
