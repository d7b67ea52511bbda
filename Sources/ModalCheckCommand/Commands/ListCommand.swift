// SPDX-License-Identifier: MIT

import Conformance
import ModalHarness
import Reporting
import SourceAdaptation
import UIKitSemantics

/// `modalcheck list`: what there is to explore, to claim, to do and to assume.
struct ListCommand {
  enum Topic: String, CaseIterable, Sendable {
    case specs
    case properties
    case actions
    case behaviors
    case facts
    case unsupported
  }

  static func command(specs: [any Spec]) -> Command {
    Command(
      name: "list", abstract: "List specs, properties, actions, behaviors or facts.",
      discussion: """
        specs: what can be explored. properties: the built-in ones, with what they mean. \
        actions: what each spec's traces are made of. behaviors: the switches for what the \
        sources leave open about UIKit. facts: what is known about UIKit, with the evidence, the \
        source, and how the model implements it. unsupported: what the stand-in for UIKit never \
        calls, with the reason, and what it accepts without effect.
        """,
      arguments: [
        .init(
          name: "topic", help: "What to list.", kind: .choice(Topic.allCases.map(\.rawValue)),
          fallback: Topic.specs.rawValue, isRequired: false),
        .init(
          name: "fact", help: "After 'facts': which ones; by default all of them.",
          isRequired: false, isRepeating: true),
      ],
      run: { (input, output) throws(CommandFailure) in
        let topic = input.choice("topic", as: Topic.self)
        try ListCommand(specs: specs, output: output).run(topic, facts: input.values("fact"))
        return .success
      })
  }

  private let specs: [any Spec]
  private let output: Output

  private init(specs: [any Spec], output: Output) {
    self.specs = specs
    self.output = output
  }

  private func run(_ topic: Topic, facts ids: [String]) throws(CommandFailure) {
    if topic != .facts, let id = ids.first {
      throw CommandFailure(.usage, "Unexpected argument '\(id)'")
    }
    switch topic {
    case .specs: listSpecs()
    case .properties: listProperties()
    case .actions: listActions()
    case .behaviors: listBehaviors()
    case .facts: try listFacts(ids)
    case .unsupported: listUnsupported()
    }
  }

  private func listSpecs() {
    for spec in specs {
      output.write("\(spec.identifier)\n  \(spec.title). \(spec.summary)\n")
      for variant in variants(of: spec) { output.write("  - \(variant)\n") }
    }
  }

  private func variants<S: Spec>(of spec: S) -> [String] {
    spec.variants.map { "\($0.name): \($0.summary)" }
  }

  private func listProperties() {
    for property in CatalogProperty.allCases {
      output.write("\(property.rawValue)\n  \(property.meaning)\n")
    }
  }

  private func listActions() {
    output.write("UIKit's own, in every spec where they apply\n")
    for input in UIKitInput.gesturesWithoutDetents + Self.systemInputs {
      let actor = input.actor.rawValue.padded(to: 8)
      output.write("  \(actor)\(ControllerNames(["<controller>"]).name(of: input))\n")
    }
    for spec in specs {
      let inputs = inputs(of: spec)
      guard !inputs.isEmpty else { continue }
      output.write("\(spec.identifier)\n")
      for input in inputs {
        output.write("  \(input.actor.rawValue.padded(to: 8))\(input.name)\n")
      }
    }
  }

  private static let systemInputs: [UIKitInput] = [
    .animationEnds, .interactiveTransitionStarts, .containerLaysOut(.root),
    .sizeClassChanges(to: .compact), .sizeClassChanges(to: .regular),
  ]

  private func inputs<S: Spec>(of spec: S) -> [any ApplicationInput] {
    Array(S.App.Input.allCases)
  }

  private func listFacts(_ ids: [String]) throws(CommandFailure) {
    let facts = ids.isEmpty ? Conformance.all : try FactArgument.read(ids)
    for conformance in facts { output.write(FactText(conformance).text) }
  }

  private func listUnsupported() {
    for group in UncalledAPI.methods {
      output.write("\(group.protocolName): \(group.reason)\n")
      for method in group.methods { output.write("  \(method)\n") }
    }
    output.write("Accepted without effect; a scene that uses it is warned\n")
    for name in UncalledAPI.names { output.write("  \(name)\n") }
  }

  private func listBehaviors() {
    for item in BehaviorSwitch.allCases {
      let values = item.values.enumerated().map { $0 == 0 ? "\($1) (default)" : $1 }
      output.write(
        """
        \(item.name)
          \(item.question) \(values.joined(separator: ", ")). \
        [\(item.facts.map(\.name).joined(separator: ", "))]

        """)
    }
  }
}
