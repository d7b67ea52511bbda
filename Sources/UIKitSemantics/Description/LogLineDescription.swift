// SPDX-License-Identifier: MIT

extension ControllerNames {
  /// A line of the log as UIKit writes it, with names in the place of classes and addresses.
  public func describe(_ line: LogLine) -> String {
    switch line {
    case .presentWhilePresenting(let controller, let presenter, let source, let presented):
      "Attempt to present \(self[controller]) on \(self[presenter])\(origin(source, presenter)) "
        + "which is already presenting \(self[presented])"
    case .presentDuringTransition(let controller, let presenter):
      "Attempt to present \(self[controller]) on \(self[presenter]) while a presentation is in "
        + "progress!"
    case .presentOutsideWindow(let controller, let presenter, let source):
      "Attempt to present \(self[controller]) on \(self[presenter])\(origin(source, presenter)) "
        + "whose view is not in the window hierarchy"
    case .presentOnDetached(let controller):
      "Presenting view controllers on detached view controllers is discouraged \(self[controller])."
    case .dismissDuringTransition(let controller):
      "Attempt to dismiss from view controller \(self[controller]) while a presentation or "
        + "dismiss is in progress!"
    case .onlyOneSheetIsSupported:
      "Currently, only presenting a single sheet is supported. The next sheet will be presented when "
        + "the currently presented sheet gets dismissed."
    }
  }

  /// The controller that was told to present, where another one presents in its stead.
  private func origin(_ source: ControllerID, _ presenter: ControllerID) -> String {
    source == presenter ? "" : " (from \(self[source]))"
  }
}
