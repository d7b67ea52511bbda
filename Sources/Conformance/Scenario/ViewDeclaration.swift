// SPDX-License-Identifier: MIT

package import UIKitSemantics

/// A binding of a scenario with views.
package enum BindingID: Int, Hashable, Sendable, CaseIterable {
  /// The binding of most scenarios.
  case first
  /// Another one.
  case second

  var words: String { "$\(self)" }
}

/// What a binding holds that says whether something is presented.
package enum BindingValue: Hashable, Sendable {
  /// `false`, or `nil`: nothing is to be presented.
  case absent
  case present
  /// An item, whose identity is that of the screen that shows it (I5).
  case item(ControllerID)

  var words: String {
    switch self {
    case .absent: "false"
    case .present: "true"
    case .item(let screen): "item \(screen.letter)"
    }
  }
}

/// A view of P with a modifier that presents as long as a binding says so.
package struct PresentationModifier: Hashable, Sendable {
  /// Which modifier it is.
  package enum Kind: Hashable, Sendable { case sheet, fullScreenCover, popover, alert }

  /// Names a modifier, by its place in the order of the tree.
  package enum ID: Int, Hashable, Sendable { case first, second }

  package var kind: Kind
  /// The binding that says whether to present.
  package var binding: BindingID
  /// What is presented; an item has its own screen (I5).
  package var content: ControllerID
  /// The view on which the modifier stands, as a number (I11).
  package var view: Int
  /// Whether that view is a row of a `List` (I12).
  package var isInList: Bool
  /// Whether the binding is to an item.
  package var takesItem: Bool

  /// `.sheet`, `.fullScreenCover`, `.popover` or `.alert`.
  package static func showing(
    _ kind: Kind, _ content: ControllerID = .v, _ binding: BindingID = .first, view: Int = 0,
    isInList: Bool = false, takesItem: Bool = false
  ) -> PresentationModifier {
    PresentationModifier(
      kind: kind, binding: binding, content: content, view: view, isInList: isInList,
      takesItem: takesItem)
  }

  var words: String {
    let place = isInList ? "a row of a list in P" : "a view in P"
    let content = takesItem ? "the item's screen" : content.letter
    return "\(place) with .\(kind)(\(takesItem ? "item" : "isPresented"): \(binding.words)) "
      + "{ \(content) }"
  }
}

/// A `UIViewControllerRepresentable` in P that presents by UIKit's means.
///
/// What it does when it is updated is the app's affair, and said in the scenario (I13, I14).
package enum RepresentableID: Int, Hashable, Sendable { case first, second, third }

/// A view in the content of V: one of two in a stack, or the stack.
package enum ViewID: Hashable, Sendable {
  case first, second, stack

  var words: String { self == .stack ? "the stack" : "the \(self) view" }
}

/// What happens in a scenario: UIKit calls the app, or SwiftUI does something.
package enum ScenarioEvent: Hashable, Sendable {
  case uikit(Callback)
  /// SwiftUI has written to a binding of the app's (I2, I7, I19).
  case bindingWritten(BindingID, BindingValue)
  /// `onDismiss` of a modifier is called (I1).
  case onDismiss(PresentationModifier.ID)
  /// The action of the button that closed an alert is called (I19).
  case alertAction(PresentationModifier.ID)
  /// `updateUIViewController(_:context:)` of a representable is called (I14).
  case updateUIViewController(RepresentableID)
  /// The action of `onAppear` of a view is called (I23).
  case onAppear(ViewID)
  /// The action of `onChange(of:initial:)` of a view is called (I23).
  case onChange(ViewID)

  /// Who does what.
  package var words: String {
    switch self {
    case .uikit(let callback): callback.words
    case .bindingWritten(let binding, let value):
      "SwiftUI writes \(value.words) to \(binding.words)"
    case .onDismiss(let modifier): "onDismiss of the \(modifier) modifier"
    case .alertAction(let modifier): "the action of the alert of the \(modifier) modifier"
    case .updateUIViewController(let representable):
      "updateUIViewController of the \(representable) representable"
    case .onAppear(let view): "onAppear of \(view.words)"
    case .onChange(let view): "onChange of \(view.words)"
    }
  }
}

extension [ScenarioEvent] {
  var words: String { isEmpty ? "nothing" : map(\.words).joined(separator: ", ") }
}

/// Where views are, and what an app does with them: SwiftUI's rules are not those of UIKit alone.
package protocol ViewStage {
  /// Puts a view with a modifier into the tree of P, after all others.
  func add(_ modifier: PresentationModifier)
  /// Puts a representable into the tree of P, after all others.
  func addRepresentable()
  /// Lets the content of V be a stack of two views, which tell when they appear.
  func addStack()
  /// The app writes to a binding, by itself or in the action of a control in a modifier's row (I12).
  func write(_ value: BindingValue, to binding: BindingID, by row: PresentationModifier.ID?)
  /// The same in a transaction that disables animations (I25).
  func writeWithoutAnimation(_ value: BindingValue, to binding: BindingID)
  func value(of binding: BindingID) -> BindingValue
  /// Calls `dismiss` of the environment in a screen.
  func callDismissAction(in screen: ControllerID)
  /// Sets what the content of a screen says in `interactiveDismissDisabled(_:)`.
  func setInteractiveDismissDisabled(_ isDisabled: Bool, in screen: ControllerID)
  /// Takes the view on which a modifier stands out of the tree (I16).
  func removeView(of modifier: PresentationModifier.ID)
  /// Evaluates all views anew for a reason that has nothing to do with a binding (I14).
  func evaluateAnew()
}
