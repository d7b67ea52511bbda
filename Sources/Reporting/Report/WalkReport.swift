// SPDX-License-Identifier: MIT

/// A part of the state graph of a variant, in which a reader can go from step to step.
///
/// What many states and steps share is stored once, and referred to by its place in a list.
package struct WalkReport: Codable, Hashable, Sendable {
  package struct Action: Codable, Hashable, Sendable {
    package var name: String
    package var actor: String
  }

  /// What is on screen, in words and to be drawn.
  package struct Screen: Codable, Hashable, Sendable {
    package var text: String
    package var drawing: ScreenReport
  }

  package struct State: Codable, Hashable, Sendable {
    /// The place of its screen.
    package var screen: Int
    /// The place of the app's fields.
    package var fields: Int
    /// What can happen next; `nil` where the graph is cut off.
    ///
    /// For each action its place, and those of its messages, of its changes and of the state that it
    /// leads to.
    package var next: [[Int]]?
  }

  /// The values of the axes, and the state in which everything begins.
  package struct Start: Codable, Hashable, Sendable {
    package var configuration: String
    package var state: Int
  }

  package var actions: [Action] = []
  package var messages: [[StepReport.Message]] = []
  package var changes: [[String]] = []
  package var screens: [Screen] = []
  /// The names of the app's variables with their values.
  package var fields: [[String]] = []
  package var starts: [Start] = []
  package var states: [State] = []
}
