// SPDX-License-Identifier: MIT

import Reporting
import UIKitSemantics

/// The value of `--behavior`: every behavior of UIKit that its sources allow, or one of them.
struct BehaviorOption: Sendable {
  static let every = "every"

  /// The option of a command that works under one behavior.
  static let setting = Command.Option(
    name: "behavior", value: "switch=value",
    help: """
      How UIKit behaves where the sources leave it open: a switch listed by 'modalcheck list \
      behaviors' and its value; can be given more than once.
      """, isRepeating: true)

  /// Whether verdicts are asked for under every behavior.
  let isEvery: Bool
  /// The behavior whose exploration is reported in full.
  let explored: UIKitBehavior
  let values: [String]

  /// Reads `every`, or settings such as `modalFlagTiming=whenTheSwipeBegins`.
  init(_ values: [String]) throws(CommandFailure) {
    self.values = values
    isEvery = values.isEmpty || values == [Self.every]
    var behavior = UIKitBehavior()
    if !isEvery {
      var names: Set<Substring> = []
      for value in values {
        let name = value.prefix { $0 != "=" }
        guard names.insert(name).inserted else {
          throw CommandFailure(.usage, "The switch '\(name)' is given twice for '--behavior'.")
        }
        try Self.set(value, in: &behavior)
      }
    }
    explored = behavior
  }

  /// Reads the settings of a command that works under one behavior: `every` is none of them.
  init(_ values: [String], forOneBy command: String) throws(CommandFailure) {
    guard !values.contains(Self.every) else {
      throw CommandFailure(
        .usage,
        """
        '--behavior \(Self.every)' is for 'modalcheck explore'; 'modalcheck \(command)' works under \
        one behavior. Leave the option out for the default one, or set switches with \
        '--behavior switch=value' as 'modalcheck list behaviors' shows them.
        """)
    }
    try self.init(values)
  }

  /// Reads with which option a report was written.
  init(of report: SpecReport) throws(CommandFailure) {
    let isEvery = report.variants.contains { $0.uncertainty != nil }
    let settings = report.behaviorSettings
    // A switch that is set as it is by default stands for the default behavior.
    let first = BehaviorSwitch.allCases[0]
    let some =
      settings.isEmpty ? ["\(first.name)=\(first.value(in: UIKitBehavior()))"] : settings
    try self.init(isEvery ? [] : some)
  }

  /// The option as it was given; nothing for the default.
  var words: [String] { isEvery ? [] : values.flatMap { ["--behavior", $0] } }

  private static func set(_ setting: String, in behavior: inout UIKitBehavior)
    throws(CommandFailure)
  {
    let parts = setting.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      .map { String($0) }
    guard parts.count == 2 else {
      throw CommandFailure(
        .usage,
        """
        The value '\(setting)' is invalid for '--behavior': expected '\(every)' alone, or \
        'switch=value' as 'modalcheck list behaviors' shows them.
        """)
    }
    let names = BehaviorSwitch.allCases.map(\.name)
    guard let item = BehaviorSwitch.allCases.first(where: { $0.name == parts[0] }) else {
      throw CommandFailure(
        .usage,
        "There is no switch '\(parts[0])' for '--behavior'; 'modalcheck list behaviors' shows all."
          + Suggestion.text(for: parts[0], among: names))
    }
    guard let option = item.values.firstIndex(of: parts[1]) else {
      let known = item.values.map { "'\($0)'" }.joined(separator: ", ")
      throw CommandFailure(
        .usage, "The switch '\(item.name)' has no value '\(parts[1])'. Values: \(known).")
    }
    item.set(option, in: &behavior)
  }
}
