// SPDX-License-Identifier: MIT

import ModalHarness
import Reporting
import StateSpace
import UIKitSemantics

/// `modalcheck export`: writes what was explored in the language of another model checker.
struct ExportCommand {
  enum Language: String, CaseIterable, Sendable {
    case promela
    case tla
  }

  static func command(specs: [any Spec]) -> Command {
    Command(
      name: "export", abstract: "Write a spec's transition system for SPIN or TLC.",
      discussion: """
        Explores one variant of a spec completely and writes its states, transitions, properties \
        and monitors, so that another model checker can verify them independently. The file says \
        how to run that checker and what modalcheck found. Other checkers do not detect vacuous \
        properties.

        Exit status: 0 if the system is exported; 64 for wrong usage; 70 if the spec cannot be \
        explored; 73 if the file cannot be written.
        """,
      arguments: [.init(name: "spec", help: "The spec.", kind: .choice(specs.map(\.identifier)))],
      options: [
        .init(
          name: "to", value: "language", help: "What to write: 'promela' for SPIN, 'tla' for TLC.",
          kind: .choice(Language.allCases.map(\.rawValue)), isRequired: true),
        VariantOption.option("The variant; required if the spec has more than one."),
        BehaviorOption.setting,
        TextFile.outputOption,
      ],
      run: { (input, output) throws(CommandFailure) in
        try ExportCommand(input: input, output: output).run(input.spec(among: specs))
        return .success
      })
  }

  /// How many steps of a variant are executed that may have no end.
  private static let mostSteps = 20_000

  private let language: Language
  private let variantName: String?
  private let behavior: BehaviorOption
  private let path: String?
  private let output: Output

  private init(input: Command.Input, output: Output) throws(CommandFailure) {
    language = input.choice("to", as: Language.self)
    variantName = input.values("variant").last
    behavior = try BehaviorOption(input.values("behavior"), forOneBy: "export")
    path = input.values("output").last
    self.output = output
  }

  private func run<S: Spec>(_ spec: S) throws(CommandFailure) {
    let variant = try VariantOption.one(of: spec, named: variantName)
    let words = "\(spec.identifier), \(variant.name)"
    let limits = variant.isTooLarge ? Limits(steps: Self.mostSteps) : Limits.none
    let exploration = try internally(words) {
      try variant.explore(limits: limits, behavior: behavior.explored)
    }
    guard exploration.isClosed else {
      throw CommandFailure(
        .internalError,
        """
        '\(words)' is too large to export: \(exploration.distinct) states were found in \
        \(Self.mostSteps) steps, and there are more. An export needs all of them: export another variant.
        """)
    }
    let model = try internally(words) { try exploration.explicitModel(of: variant.properties) }
    let title = ExportTitle(
      name: words, command: command(spec.identifier, variant.name),
      configurations: variant.configurations.map(\.text))
    try TextFile.write(try text(model, title), to: path, output)
  }

  private func command(_ spec: String, _ variant: String) -> String {
    let words =
      ["modalcheck", "export", spec, "--to", language.rawValue, "--variant", "\"\(variant)\""]
      + behavior.words
    return words.joined(separator: " ")
  }

  private func text(_ model: ExplicitModel, _ title: ExportTitle) throws(CommandFailure) -> String {
    switch language {
    case .promela: PromelaExport(model, title: title).text
    case .tla: TLAExport(model, title: title, module: try moduleName(for: title.name)).text
    }
  }

  /// The name of the file, as TLC wants it.
  private func moduleName(for title: String) throws(CommandFailure) -> String {
    guard let path else { return TLAExport.moduleName(for: title) }
    let file = path.split(separator: "/").last ?? ""
    let name = file.hasSuffix(".tla") ? String(file.dropLast(4)) : String(file)
    guard TLAExport.isModuleName(name) else {
      throw CommandFailure(
        .usage,
        """
        The file name '\(path)' is invalid: TLC requires the name of the module, made of letters, \
        digits and '_', such as '\(TLAExport.moduleName(for: title)).tla'.
        """)
    }
    return name
  }
}
