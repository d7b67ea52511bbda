// SPDX-License-Identifier: MIT

import StateSpace

/// The tables of a system as C, for use in a Promela model.
///
/// They are constants outside the state vector. SPIN's parser limits the length of a piece of
/// embedded C, so long tables come in rows.
struct PromelaTables {
  private static let rowLength = 2048

  let model: ExplicitModel
  let marks: ExportMarks

  var text: String {
    var first = [0]
    for list in model.transitions { first.append(first[first.count - 1] + list.count) }
    let edges = model.transitions.flatMap(\.self)
    return Self.table("first", first, "For each state, the number of its first transition.")
      + Self.table("target", edges.map(\.target), "For each transition, where it leads.")
      + Self.table("action", edges.map(\.action), "For each transition, its action.")
      + monitors(edges)
      + words("mark", marks.states, "For each state, what is true in it, one bit for each claim.")
      + words("flag", marks.transitions, "For each transition, which claims it breaks.")
      + words("set", marks.actions, "For each action, the sets that it belongs to.")
      + distances + functions
  }

  private func monitors(_ edges: [ExplicitModel.Transition]) -> String {
    guard !model.monitors.isEmpty else { return "" }
    let letters = Self.table(
      "letter", edges.map(\.letter), "For each transition, what the monitors make of its events.")
    return letters
      + model.monitors.enumerated().map { lane, monitor in
        Self.table(
          "monitor_\(lane + 1)", monitor.next.flatMap { $0 + [monitor.stateCount] },
          "For each letter, the next state for each state: \(monitor.name)")
      }.joined()
  }

  private var distances: String {
    model.claims.enumerated().map { index, claim in
      guard case .recovery(let recovery) = claim.rule else { return "" }
      return Self.table(
        "distance_\(index + 1)", recovery.distances.map { $0 ?? -1 },
        "For each state, how many steps lead to a goal; -1 if none do: \(claim.name)")
    }.joined()
  }

  private func words(_ name: String, _ rows: BitTable, _ comment: String) -> String {
    (0..<rows.wordCount).map { word in
      Self.table(
        "\(name)_\(word)", rows.words(word).map { Int(Int32(bitPattern: $0)) }, comment)
    }.joined()
  }

  /// One table and the function that reads it.
  static func table(_ name: String, _ values: [Int], _ comment: String) -> String {
    let rows = stride(from: 0, to: max(1, values.count), by: rowLength).map { start in
      Array(values[start..<min(values.count, start + rowLength)])
    }
    var text = "/* \(ExportNames.comment(comment)) */\n"
    for (index, row) in rows.enumerated() {
      let items = row.isEmpty ? ["0"] : row.map { String($0) }
      text += "c_decl { static const int mc_\(name)_row\(index)[] = {\n"
      text += ExportNames.lines(items) + "\n}; }\n"
    }
    let names = rows.indices.map { "mc_\(name)_row\($0)" }
    return text + """
      c_decl { static const int *const mc_\(name)_rows[] = {
      \(ExportNames.lines(names))
      };
      static int mc_\(name)(int i) { return mc_\(name)_rows[i / \(rowLength)][i % \(rowLength)]; } }


      """
  }

  /// What the model and its claims ask of the tables.
  private var functions: String {
    let names = model.actions.map { ExportNames.cString($0) }
    let hasDeadlockClaim = model.claims.contains { $0.rule == .deadlock }
    let stuck = "static int mc_is_stuck(int s) { return s >= 0 && mc_degree(s) == 0; }\n"
    return """
      c_decl { static const char *const mc_name[] = {
      \(names.isEmpty ? "0" : names.joined(separator: ",\n"))
      }; }

      c_decl {
      static int mc_edge;
      static int mc_degree(int s) { return s < 0 ? 0 : mc_first(s + 1) - mc_first(s); }
      \(hasDeadlockClaim ? stuck : "")}

      """ + reader("marked", "mark", marks.states.wordCount, "return s >= 0 && ", of: "s")
        + (marks.transitions.width == 0 ? "" : edgeReader("breaks", "flag", "e", ""))
        + (marks.actions.width == 0
          ? ""
          : edgeReader(
            "enables", "set", "mc_action(e)", "mc_target(e) != s && "))
        + wayFunctions
  }

  private func reader(
    _ name: String, _ table: String, _ wordCount: Int, _ opening: String, of index: String
  ) -> String {
    guard wordCount > 0 else { return "" }
    return """
      c_decl {
      static int mc_\(name)(int s, int bit) {
        \(opening)((\(Self.choice(table, wordCount, index)) >> bit % 32) & 1);
      }
      }

      """
  }

  /// A function that says whether some transition of a state has a bit.
  private func edgeReader(
    _ name: String, _ table: String, _ index: String, _ condition: String
  ) -> String {
    let wordCount = table == "flag" ? marks.transitions.wordCount : marks.actions.wordCount
    return """
      c_decl {
      static int mc_\(name)(int s, int bit) {
        int e;
        if (s < 0) return 0;
        for (e = mc_first(s); e < mc_first(s + 1); e++)
          if (\(condition)(\(Self.choice(table, wordCount, index)) >> bit % 32) & 1) return 1;
        return 0;
      }
      }

      """
  }

  /// Whether the distances to the goals of a claim are right, as far as one state can tell.
  ///
  /// If they are right in all states, each state with a distance has a way to a goal, and each
  /// state without one has none.
  private var wayFunctions: String {
    model.claims.enumerated().map { index, claim in
      guard case .recovery = claim.rule else { return "" }
      let distance = "mc_distance_\(index + 1)"
      return """
        c_decl {
        static int mc_is_proved_\(index + 1)(int s) {
          int e, best = -1;
          if (s < 0) return 1;
          if (mc_marked(s, \(marks.bit(.goal, of: index)))) return \(distance)(s) == 0;
          for (e = mc_first(s); e < mc_first(s + 1); e++) {
            int d = \(distance)(mc_target(e));
            if (!(\(way(of: index)))) continue;
            if (d >= 0 && (best < 0 || d < best)) best = d;
          }
          return \(distance)(s) == (best < 0 ? -1 : best + 1);
        }
        }

        """
    }.joined()
  }

  /// Whether the action of a transition may be used on the way to a goal.
  private func way(of claim: Int) -> String {
    let bit = marks.bit(.ways, of: claim)
    return "(mc_set_\(bit / 32)(mc_action(e)) >> \(bit % 32)) & 1"
  }

  /// The word of a table that has a bit.
  private static func choice(_ table: String, _ wordCount: Int, _ index: String) -> String {
    var text = "mc_\(table)_\(wordCount - 1)(\(index))"
    for word in (0..<(wordCount - 1)).reversed() {
      text = "bit < \(32 * (word + 1)) ? mc_\(table)_\(word)(\(index)) : \(text)"
    }
    return wordCount == 1 ? text : "(\(text))"
  }
}
