// SPDX-License-Identifier: MIT

/// A controller whose views follow from the evaluation of values, which may come at any time.
@MainActor
package protocol EvaluatingController: UIViewController {
  /// Whether an evaluation calls code of the app's besides what says of which views it consists.
  var callsAppWhenEvaluated: Bool { get }
  /// Whether it shows nothing, and would show something if a value were not `nil` or a condition were true.
  var isBlank: Bool { get }
  /// Evaluates everything, as if something around it had changed.
  func evaluateAnew()
}

extension HeadlessScene {
  /// The controllers of all windows that evaluate, also where others cover them.
  package var evaluatingControllers: [any EvaluatingController] {
    windows.compactMap(\.rootViewController).flatMap(\.evaluatingOnes)
  }
}

extension UIViewController {
  fileprivate var evaluatingOnes: [any EvaluatingController] {
    let own = (self as? any EvaluatingController).map { [$0] } ?? []
    let above = presentedViewController.flatMap { $0.presentingViewController === self ? $0 : nil }
    return own + children.flatMap(\.evaluatingOnes) + (above?.evaluatingOnes ?? [])
  }
}
