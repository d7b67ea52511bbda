// SPDX-License-Identifier: MIT

package import ModalHarness

extension TellingThePresenter {
  /// Where the app tells the presenter.
  package enum Strategy: Hashable, Sendable {
    case willDismiss
    case didDismiss
    case insideAttempt
    case everyViewDidDisappear
    case viewDidDisappearOfDismissal
  }

  /// The app: a list, an editor in a sheet, and a preview that covers the editor.
  package struct App: Application {
    /// What can happen besides swipes.
    package enum Input: String, ApplicationInput {
      case open = "tap Edit"
      case close = "tap Close"
      case preview = "tap Preview"
      case back = "tap Back"
      case timeout = "app: time is up"
      /// Time passes by itself.
      package var actor: Actor { self == .timeout ? .app : .user }
    }

    let strategy: Strategy
    let animated: Bool
    /// How often the list was told since the editor was opened; more than twice counts as twice.
    package internal(set) var timesTold = 0
    /// The time of this editor is up, so that it has to go.
    package internal(set) var timeIsUp = false
    /// The editor is to be closed as soon as UIKit lets it (J4).
    package internal(set) var closesLater = false
  }
}

extension TellingThePresenter.App {
  /// The state in which the user begins: the editor is on screen.
  func open(in world: inout PresentationWorld) {
    world.setModalInPresentation(strategy == .insideAttempt, of: .editor)
    world.setDelegate(.dismissal, of: .editor)
    world.start(presenting: .editor, PresentationRequest(.pageSheet, animated: animated))
  }

  package func appendInputs(in world: PresentationWorld, to inputs: inout [Input]) {
    if world.acceptsTouches(.root) { inputs.append(.open) }
    if world.acceptsTouches(.editor) { inputs += [.close, .preview] }
    if world.acceptsTouches(.preview) { inputs.append(.back) }
    if world.count > 0, !timeIsUp { inputs.append(.timeout) }
  }

  package mutating func receive(_ input: Input, uikit: inout UIKitHandle) {
    let isRepaired = strategy == .viewDidDisappearOfDismissal
    if isRepaired, input != .timeout, uikit.world.isInTransition { return }
    switch input {
    case .open:
      self = Self(strategy: strategy, animated: animated)
      uikit.setModalInPresentation(strategy == .insideAttempt, of: .editor)
      uikit.setDelegate(.dismissal, of: .editor)
      uikit.present(
        .editor, from: .root, .pageSheet, animated: animated, hasCompletion: true)
    case .preview:
      uikit.present(
        .preview, from: .editor, .fullScreen, animated: animated, hasCompletion: true)
    case .back: uikit.dismiss(from: .preview, animated: animated, hasCompletion: true)
    case .close: close(&uikit)
    case .timeout:
      timeIsUp = true
      close(&uikit)
    }
  }

  /// Dismisses through the editor itself, as the documents do, and by section 1.2 tells at once.
  ///
  /// Repaired, the list dismisses what it presents (E21), once nothing moves any more (J4).
  private mutating func close(_ uikit: inout UIKitHandle) {
    guard strategy == .viewDidDisappearOfDismissal else {
      uikit.dismiss(from: .editor, animated: animated, hasCompletion: true)
      if strategy == .insideAttempt { tell() }
      return
    }
    closesLater = uikit.world.isInTransition
    if closesLater {
      uikit.animateAlongsideTransition(of: uikit.world.topmostController)
    } else {
      uikit.dismiss(from: .root, animated: animated, hasCompletion: true)
    }
  }

  package mutating func receive(_ callback: Callback, uikit: inout UIKitHandle) {
    switch (callback, strategy) {
    case (.presentationControllerWillDismiss(.editor), .willDismiss),
      (.presentationControllerDidDismiss(.editor), .didDismiss),
      (.viewDidDisappear(.editor), .everyViewDidDisappear):
      tell()
    case (.presentationControllerDidAttemptToDismiss(.editor), .insideAttempt):
      close(&uikit)
    case (.viewDidDisappear(.editor), .viewDidDisappearOfDismissal):
      guard uikit.world.isBeingDismissed(.editor) else { break }
      closesLater = false
      tell()
    case (.presentCompletion, .viewDidDisappearOfDismissal),
      (.dismissCompletion, .viewDidDisappearOfDismissal),
      (.alongsideCompletion, .viewDidDisappearOfDismissal):
      if closesLater { close(&uikit) }
    default: break
    }
  }

  private mutating func tell() { timesTold = min(timesTold + 1, 2) }
}

extension ControllerID {
  fileprivate static let editor = ControllerID(1)
  fileprivate static let preview = ControllerID(2)
}
