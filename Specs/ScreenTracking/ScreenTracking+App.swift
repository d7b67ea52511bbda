// SPDX-License-Identifier: MIT

package import ModalHarness

extension ScreenTracking {
  /// The app: a list with Open; an editor, whose visits are counted, with Close and Next; and what
  /// Next puts on top of the editor, with Done.
  package struct App: Application {
    /// What can happen besides UIKit's own gestures.
    package enum Input: String, ApplicationInput {
      case open = "tap Open"
      case close = "tap Close"
      case next = "tap Next"
      case done = "tap Done"
      case panBegin = "pan: begin downwards"
      case panFinish = "pan: finish"
      case panCancel = "pan: cancel"
      case nextByItself = "app: open the next screen"
      case expire = "app: close everything"
      /// The user taps and pans; the app opens and closes screens by itself.
      package var actor: Actor { self == .nextByItself || self == .expire ? .app : .user }
    }

    package let onTop: OnTop
    let isModal: Bool
    let animated: Bool
    /// Whether every Open makes a new editor, or the app keeps one.
    let isFreshInstance: Bool
    let counting: Counting
    /// The document's flag.
    var isViewAppeared = false
    /// How many events were sent in the last step; what was sent before changes nothing to come.
    var sent = 0
    var pan = Pan.none

    /// Counts anew in each step.
    package static func take(
      _ action: HarnessAction<Input>, in driver: inout ApplicationDriver<Self>
    ) {
      driver.app.sent = 0
      driver.take(action)
    }

    /// Offers the buttons that can be touched, and what the app does by itself.
    package func appendInputs(in world: PresentationWorld, to inputs: inout [Input]) {
      guard world.count > 0 else {
        inputs.append(.open)
        return
      }
      if world.acceptsTouches(.editor) { inputs += [.close, .next] }
      if world.acceptsTouches(.next) { inputs.append(.done) }
      if onTop == .pannedCustom, world.acceptsTouches(.next) { inputs.append(.panBegin) }
      if pan == .inconclusive { inputs += [.panFinish, .panCancel] }
      if world.presentation(of: .next) == nil { inputs.append(.nextByItself) }
      inputs.append(.expire)
    }

    /// Does what a tap, a pan or a timer leads to.
    package mutating func receive(_ input: Input, uikit: inout UIKitHandle) {
      switch input {
      case .open: openEditor(&uikit)
      case .close: uikit.dismiss(from: .editor, animated: animated)
      case .next, .nextByItself: openNext(&uikit)
      case .done:
        uikit.dismiss(from: .next, animated: animated, hasCompletion: counting == .everyVisit)
      case .panBegin, .panFinish, .panCancel: receivePan(input, &uikit)
      case .expire: uikit.dismiss(from: .list, animated: animated)
      }
    }

    private mutating func openEditor(_ uikit: inout UIKitHandle) {
      if isFreshInstance { isViewAppeared = false }
      uikit.setModalInPresentation(isModal, of: .editor)
      uikit.present(.editor, from: .list, .pageSheet, animated: animated)
    }

    private func openNext(_ uikit: inout UIKitHandle) {
      if counting == .everyVisit { uikit.setDelegate(.didDismiss, of: .next) }
      if onTop == .pannedCustom { uikit.setTransitioningDelegate(.panned, of: .next) }
      uikit.present(
        .next, from: .editor, onTop.style, animated: animated,
        hasCompletion: counting == .everyVisit)
    }
  }
}

// MARK: - Counting

extension ScreenTracking.App {
  /// Counts visits, and ends the transition that the pan has begun.
  package mutating func receive(_ callback: Callback, uikit: inout UIKitHandle) {
    switch callback {
    case .viewDidAppear(.editor): editorAppeared()
    case .viewDidDisappear(.editor): isViewAppeared = false
    case .presentCompletion(.next) where onTop.isScreen: isViewAppeared = false
    case .presentationControllerDidDismiss(.next), .dismissCompletion(.next):
      // `presentingViewController != nil && presentedViewController == nil`
      guard uikit.world.topmostController == .editor else { return }
      editorAppeared()
    case .startInteractiveTransition, .animatorAnimationsDidFinish, .animationEnded:
      receiveFromTransition(callback, &uikit)
    default: break
    }
  }

  private mutating func editorAppeared() {
    if counting == .everyAppearance || !isViewAppeared { sent += 1 }
    isViewAppeared = true
  }
}

// MARK: - A pan that dismisses the screen on top

extension ScreenTracking.App {
  private mutating func receivePan(_ input: Input, _ uikit: inout UIKitHandle) {
    guard input != .panBegin else {
      pan = .inconclusive
      if uikit.dismiss(from: .next) != .accepted { pan = .none }
      return
    }
    pan = input == .panFinish ? .finished : .cancelled
    decide(&uikit)
  }

  /// Before UIKit has started the interactive transition, this is lost (D8) and done again later.
  private func decide(_ uikit: inout UIKitHandle) {
    switch pan {
    case .finished: uikit.finishInteractiveTransition(of: .next)
    case .cancelled: uikit.cancelInteractiveTransition(of: .next)
    case .none, .inconclusive: break
    }
  }

  private mutating func receiveFromTransition(_ callback: Callback, _ uikit: inout UIKitHandle) {
    switch callback {
    case .startInteractiveTransition: decide(&uikit)
    case .animatorAnimationsDidFinish(_, let cancelled):
      uikit.completeTransition(!cancelled, of: .next)
    default: pan = .none
    }
  }

  /// Gives the pan its animator and its interaction controller.
  package mutating func answer(_ question: Callback, in world: PresentationWorld) -> Answer {
    switch question {
    case .animationControllerForDismissed, .interactionControllerForDismissal:
      pan == .none ? .no : .yes
    default: .yes
    }
  }
}

// MARK: - Words

extension ScreenTracking {
  /// When the editor sends its tracking event.
  enum Counting: Hashable, Sendable {
    /// In every `viewDidAppear`.
    case everyAppearance
    /// In `viewDidAppear`, unless the flag says that the view has not gone since the last time.
    case everyStay
    /// The same, and the flag knows of screens that do not take the view away.
    case everyVisit
  }

  /// How far the user's pan has come.
  enum Pan: Hashable, Sendable {
    case none, inconclusive, finished, cancelled
  }

  /// What Next puts on top of the editor.
  package enum OnTop: String, Hashable, Sendable, CaseIterable {
    case fullScreen = "full screen"
    /// A custom style that takes the editor away and is dismissed by a pan of the app's own.
    case pannedCustom = "custom with a pan"
    case pageSheet = "page sheet"
    case overFullScreen = "over full screen"
    /// An alert asks something, and is no screen to the user.
    case alert

    var style: ModalPresentationStyle {
      switch self {
      case .fullScreen: .fullScreen
      case .pannedCustom: .custom
      case .pageSheet: .pageSheet
      case .overFullScreen, .alert: .overFullScreen
      }
    }

    var isScreen: Bool { self != .alert }

    /// Whether the documentation has the editor's view leave the window (B4, B12).
    var takesEditorAway: Bool { self == .fullScreen || self == .pannedCustom }
  }
}

extension TransitioningMethods {
  fileprivate static let panned: TransitioningMethods = [
    .presentationController, .animationControllerForDismissed, .interactionControllerForDismissal,
  ]
}

extension ControllerID {
  fileprivate static let list = ControllerID.root
  fileprivate static let editor = ControllerID(1)
  fileprivate static let next = ControllerID(2)
}
