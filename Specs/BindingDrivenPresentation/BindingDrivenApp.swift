// SPDX-License-Identifier: MIT

package import ModalHarness

/// An app in which bindings say what is presented, be it a model or real code: what the properties
/// of ``BindingDrivenPresentation`` look at.
package protocol BindingDrivenApp: Application {
  /// What the bindings say, and what was asked for.
  var bindings: BindingSummary { get }
  /// What an input is in the words of the model.
  static func meaning(of input: Input) -> BindingApp.Input?
}

/// What the bindings of two rows say, and what was asked for.
package struct BindingSummary: Hashable, Sendable {
  let isPresented1: Bool
  let isPresented2: Bool
  /// Whether all rows have one binding.
  var areShared = false
  /// The screens that somebody asked for and nobody closed.
  let asked: BindingApp.Rows
  /// The screen that waits for an answer.
  var answerDue: BindingApp.Row?

  var values: [Bool] { [isPresented1, isPresented2] }

  func isOn(_ row: BindingApp.Row) -> Bool {
    row == .first || areShared ? isPresented1 : isPresented2
  }

  func hasAsked(for screen: ControllerID) -> Bool {
    BindingApp.Row(showing: screen).map { asked.contains($0) } ?? false
  }
}

extension BindingApp: BindingDrivenApp {
  /// What the app itself knows.
  package var bindings: BindingSummary {
    BindingSummary(
      isPresented1: isPresented1, isPresented2: isPresented2,
      areShared: code.bindings == .shared, asked: asked, answerDue: answerDue)
  }

  /// Inputs are their own words.
  package static func meaning(of input: Input) -> Input? { input }
}
