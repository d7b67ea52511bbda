// SPDX-License-Identifier: MIT

/// One call into an app, by SwiftUI or by UIKit, or something that SwiftUI does to the app's state.
public enum SwiftUIEvent: Hashable, Sendable {
  /// UIKit calls the app.
  case uikit(Callback)
  /// SwiftUI has written to a binding of the app's (I2, I7, I19).
  case bindingWritten(BindingID, BindingValue)
  /// `onDismiss` of a modifier is called (I1).
  case onDismiss(ModifierID)
  /// The action of the button that closed an alert is called (I19).
  case alertAction(ModifierID)
  /// `updateUIViewController(_:context:)` of a representable is called (I14).
  case updateUIViewController(RepresentableID)
  /// SwiftUI tells in the log that a level presents one sheet only (I9).
  case onlyOneSheetIsSupported(ModifierID)

  /// Whether UIKit waits for an answer.
  public var isQuestion: Bool {
    if case .uikit(let callback) = self { callback.isQuestion } else { false }
  }
}
