// SPDX-License-Identifier: MIT

import ModalHarness

/// How the code is written that presents: what varies between the configurations.
struct BindingCode: Hashable, Sendable {
  /// Which modifier presents.
  enum Presenter: String, Hashable, Sendable, CaseIterable {
    /// SwiftUI's `.sheet(isPresented:)`.
    case sheet
    /// SwiftUI's `.fullScreenCover(isPresented:)`.
    case fullScreenCover
    /// A modifier of one's own around a `UIViewControllerRepresentable`.
    case present
  }

  /// What the rows hold to say that a screen is wanted.
  enum Bindings: Hashable, Sendable {
    /// Each row has a Boolean of its own.
    case perRow
    /// All rows share one Boolean.
    case shared
    /// All rows share one value that names the row, as in `.sheet(item:)`.
    case item
  }

  /// What the rows stand in.
  enum Container: String, Hashable, Sendable, CaseIterable {
    /// `List` or `Form`.
    case list = "List"
    /// `VStack` or `LazyVStack`.
    case stack = "VStack"
  }

  /// How a screen closes itself.
  enum Closing: String, Hashable, Sendable, CaseIterable {
    /// The presenter's binding is passed down, and `toggle()` is called on it.
    case binding
    /// `presentationMode` of the environment, which only SwiftUI's own presenters fill in (I7, I8).
    case presentationMode
    /// The document's environment value: its `dismiss()` calls `toggle()`.
    case modalIsPresented
    /// Repaired: the same environment value, whose `dismiss()` sets false.
    case dismissAction
    /// A `@State` of the screen's own, which is a copy.
    case ownState = "own @State"
    /// The screen has no CLOSE button.
    case noButton = "no button"
  }

  /// Who is told by UIKit that the user has dismissed.
  enum Listener: String, Hashable, Sendable, CaseIterable {
    /// Whoever presented (I2).
    case presenter
    /// The content put itself in the delegate's place (I3, R35).
    case content
    /// There is no delegate.
    case nobody
  }

  /// What SwiftUI does with a second request at the same level.
  enum SecondRequest: String, Hashable, Sendable, CaseIterable {
    /// It is met when the first screen is gone (I10).
    case waits
    /// It is dropped, and the binding says that it was met (I18).
    case isForgotten = "is forgotten"
  }

  /// What can happen besides OPEN, CLOSE and rotation.
  struct Extras: OptionSet, Hashable, Sendable {
    let rawValue: UInt8
    /// The screen waits for an answer and closes itself when it comes, however late.
    static let answer = Extras(rawValue: 1)
    /// The screen has a NEXT button that closes it and opens the other row in one update.
    static let next = Extras(rawValue: 2)
    /// The app opens row 2 by itself, as for a notification.
    static let notification = Extras(rawValue: 4)
    /// The screen is also shown outside a modal.
    static let inlineCopy = Extras(rawValue: 8)
    /// The user taps two OPEN buttons with two fingers.
    static let twoFingers = Extras(rawValue: 16)
  }

  var presenter = Presenter.sheet
  var style = ModalPresentationStyle.pageSheet
  var bindings = Bindings.perRow
  var container = Container.list
  var closing = Closing.presentationMode
  var listener = Listener.presenter
  var secondRequest = SecondRequest.waits
  var extras: Extras = [.answer]
  /// Whether the presenter looks at what is on screen before it acts.
  var isGuarded = true
  /// Whether OPEN sets true, where the document toggles.
  var openSetsTrue = false
  var isAnimated = true
  var isRegularWidth = false

  /// Whether CLOSE reaches the presenter's binding.
  var isClosingWired: Bool {
    switch closing {
    case .binding: true
    case .presentationMode: presenter != .present
    case .modalIsPresented, .dismissAction: presenter == .present
    case .ownState, .noButton: false
    }
  }
}
