// SPDX-License-Identifier: MIT

import Foundation
import Reporting
import StateSpace
import Testing

struct ExportTextTests {
  @Test func `A Promela model has the tables, one process, and a claim for each property`() throws {
    #expect(PromelaExport(try Gate.model(), title: Gate.title).text == Gate.promela)
  }

  @Test("A TLA+ module has the tables, an action for each action, and a formula for each property")
  func tla() throws {
    #expect(TLAExport(try Gate.model(), title: Gate.title, module: "Gate").text == Gate.tla)
  }

  @Test func `Of several obligations, Promela has a formula each, and TLA+ one for all`() throws {
    let states: [Gate.State] = [.closed, .open, .broken]
    let left: [Property<Gate>] = [
      .leadsTo(
        "left", forEach: states, when: { $0 == $1 && $0 != .broken },
        fairness: [.weak("nobody flies") { _ in false }]
      ) { $0 != $1 }
    ]
    let model = try Explorer(Gate(), properties: left).explore().explicitModel(of: left)
    let promela = PromelaExport(model, title: Gate.title)
    #expect(promela.claimNames == [["p1_left_1", "p1_left_2"]])
    let formulas = promela.text.components(separatedBy: "ltl ").dropFirst()
    #expect(formulas.map { $0.prefix { $0 != " " } } == ["p1_left_1", "p1_left_2"])
    #expect(
      TLAExport(model, title: Gate.title, module: "Gate").text.contains(
        """
        P1_left ==
          (((state \\in {0}) ~> (state \\notin {0}))
            /\\ ((state \\in {1}) ~> (state \\notin {1})))
        """))
  }

  @Test func `Long tables come in rows that SPIN's parser can take`() throws {
    let ring = try Explorer(Ring(size: 5_000)).explore().explicitModel(of: [])
    let title = ExportTitle(name: "ring", command: "a test", configurations: [""])
    let text = PromelaExport(ring, title: title).text
    #expect(text.contains("mc_target_row2[]"))
    #expect(!text.contains("mc_target_row3[]"))
    let pieces = text.components(separatedBy: "c_decl {")
    #expect(pieces.allSatisfy { $0.utf8.count < 60_000 })
  }

  @Test(
    arguments: [
      "semi-modal, as published": "semi_modal_as_published", "2 sheets": "M_2_sheets",
      "été": "t",
    ])
  func `A module has a name that TLA+ allows`(words: String, name: String) {
    #expect(TLAExport.moduleName(for: words) == name)
    #expect(TLAExport.isModuleName(name))
  }

  @Test("What TLA+ allows as no name of a module is refused", arguments: ["", "12", "a-b", "a b"])
  func refusedName(name: String) { #expect(!TLAExport.isModuleName(name)) }
}

/// States in a circle.
private struct Ring: TransitionSystem {
  enum Action { case next }

  let size: Int
  var initialStates: [Int] { [0] }

  func appendActions(enabledIn state: Int, to actions: inout [Action]) { actions.append(.next) }

  func step(_ state: Int, by action: Action) -> Int {
    (state + 1) % size
  }
}
