// SPDX-License-Identifier: MIT

/// One thing that varies between the configurations of a scenario.
public struct Axis: Hashable, Sendable {
  /// What varies.
  public let name: String
  /// The values it takes, each a short word without `;`, `=` and `>`.
  public let values: [String]

  /// Names an axis and its values.
  public init(_ name: String, _ values: [String]) {
    self.name = name
    self.values = values
  }

  /// An axis with the values "yes" and "no".
  public static func flag(_ name: String) -> Axis { Axis(name, ["yes", "no"]) }
}

/// One combination of the values of all axes.
public struct VariantConfiguration: Hashable, Sendable {
  /// The axes that vary.
  public let axes: [Axis]
  /// For each axis, which of its values it has here.
  public let choices: [Int]

  /// Combines one value of each axis.
  ///
  /// - Precondition: There is one choice for each axis, and it is one of its values.
  public init(axes: [Axis], choices: [Int]) {
    precondition(axes.count == choices.count, "Each axis has one value.")
    self.axes = axes
    self.choices = choices
  }

  /// All combinations, the last axis varying fastest.
  public static func all(of axes: [Axis]) -> [VariantConfiguration] {
    var combinations: [[Int]] = [[]]
    for axis in axes {
      combinations = combinations.flatMap { combination in
        axis.values.indices.map { combination + [$0] }
      }
    }
    return combinations.map { VariantConfiguration(axes: axes, choices: $0) }
  }

  /// The value of an axis.
  ///
  /// - Precondition: There is an axis of that name.
  public subscript(axis: String) -> String {
    guard let index = axes.firstIndex(where: { $0.name == axis }) else {
      preconditionFailure("There is no axis '\(axis)'.")
    }
    return values[index]
  }

  /// Whether a "yes or no" axis says yes.
  public func isOn(_ axis: String) -> Bool { self[axis] == "yes" }

  /// The values in the order of the axes.
  public var values: [String] {
    zip(axes, choices).map { axis, choice in axis.values[choice] }
  }

  /// The combination as it is written in traces: `style=pageSheet; animated=no`.
  public var text: String {
    zip(axes, values).map { "\($0.name)=\($1)" }.joined(separator: "; ")
  }
}
