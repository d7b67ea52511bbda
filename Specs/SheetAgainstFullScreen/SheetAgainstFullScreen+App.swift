// SPDX-License-Identifier: MIT

package import ModalHarness

/// An app with a list that reloads, be it a model or real code: what the properties of
/// ``SheetAgainstFullScreen`` look at.
package protocol ReloadingApp: Application {
  /// What the list shows, and what was done when its editor went.
  var reloading: ReloadSummary { get }
}

/// What a list shows, and how often closing work was done during one presentation.
package struct ReloadSummary: Hashable, Sendable {
  let list: SheetAgainstFullScreen.Content
  let closingWork: SheetAgainstFullScreen.Times
}

extension SheetAgainstFullScreen.App: ReloadingApp {
  /// What the app itself knows.
  package var reloading: ReloadSummary { ReloadSummary(list: list, closingWork: closingWork) }
}

extension SheetAgainstFullScreen {
  /// The app: a list with an Open button, an editor with an Add and a Close button.
  package struct App: Application {
    /// What can happen besides UIKit's own gestures.
    package enum Input: String, ApplicationInput {
      case open = "tap Open"
      case add = "tap Add"
      case close = "tap Close"
      case expire = "app: close the editor"
      /// The user taps; the app closes the editor by itself, as when a session expires.
      package var actor: Actor { self == .expire ? .app : .user }
    }

    let style: Style
    let animated: Bool
    let reload: Reload
    var list = Content.fresh
    var closingWork = Times.never

    /// Offers the buttons that can be touched, and what the app does by itself.
    package func appendInputs(in world: PresentationWorld, to inputs: inout [Input]) {
      guard world.count > 0 else {
        inputs.append(.open)
        return
      }
      if world.acceptsTouches(.editor) { inputs += [.add, .close] }
      inputs.append(.expire)
    }

    /// Does what a tap or the app's own closing leads to.
    package mutating func receive(_ input: Input, uikit: inout UIKitHandle) {
      switch input {
      case .open: openEditor(&uikit)
      case .add: list = .outdated
      case .close: dismiss(from: .editor, &uikit)
      case .expire: dismiss(from: .list, &uikit)
      }
    }

    private mutating func openEditor(_ uikit: inout UIKitHandle) {
      closingWork = .never
      if reload != .viewWillAppear { uikit.setDelegate([.willDismiss, .didDismiss], of: .editor) }
      if style.kind == .custom {
        uikit.setTransitioningDelegate(.presentationController, of: .editor)
      }
      uikit.present(.editor, from: .list, style.kind, animated: animated)
    }

    private func dismiss(from controller: ControllerID, _ uikit: inout UIKitHandle) {
      uikit.dismiss(from: controller, animated: animated, hasCompletion: reload == .everyWay)
    }

    /// Reloads the list where its author expects the user to be back.
    package mutating func receive(_ callback: Callback, uikit: inout UIKitHandle) {
      switch callback {
      case .viewWillAppear(.list):
        list = .fresh
      case .presentationControllerWillDismiss where reload == .didDismiss:
        closingWork.increment()
      case .presentationControllerDidDismiss where reload == .didDismiss:
        list = .fresh
      case .presentationControllerDidDismiss, .dismissCompletion:
        editorHasGone()
      default: break
      }
    }

    /// The one place to which all ways back lead; two of them can meet (J2).
    private mutating func editorHasGone() {
      guard closingWork == .never else { return }
      list = .fresh
      closingWork.increment()
    }

    /// Says whether the custom presentation controller takes the list away.
    package mutating func answer(_ question: Callback, in world: PresentationWorld) -> Answer {
      switch question {
      case .shouldRemovePresentersView: style == .customThatCovers ? .yes : .no
      default: .yes
      }
    }
  }

  /// When the list loads its data anew.
  enum Reload: Hashable, Sendable {
    case viewWillAppear
    /// In `viewWillAppear`, and in the delegate's `didDismiss`.
    case didDismiss
    /// In `viewWillAppear`, in `didDismiss`, and in the completion of each `dismiss`.
    case everyWay
  }

  /// What the list shows.
  enum Content: Hashable, Sendable {
    case fresh, outdated
  }

  /// How often something was done during one presentation.
  enum Times: Hashable, Sendable {
    case never, once, repeated

    mutating func increment() { self = self == .never ? .once : .repeated }
  }

  /// The styles that can be presented, `.custom` in two kinds.
  enum Style: String, Hashable, Sendable, CaseIterable {
    case automatic, pageSheet, formSheet, popover
    case overFullScreen, overCurrentContext
    case custom
    /// With a presentation controller whose `shouldRemovePresentersView` is true.
    case customThatCovers = "custom that covers"
    case fullScreen, currentContext

    var kind: ModalPresentationStyle {
      switch self {
      case .automatic: .automatic
      case .pageSheet: .pageSheet
      case .formSheet: .formSheet
      case .popover: .popover
      case .overFullScreen: .overFullScreen
      case .overCurrentContext: .overCurrentContext
      case .custom, .customThatCovers: .custom
      case .fullScreen: .fullScreen
      case .currentContext: .currentContext
      }
    }

    /// Whether the documentation has the presenter's view leave the window (B3–B12).
    var takesPresenterAway: Bool {
      self == .fullScreen || self == .currentContext || self == .customThatCovers
    }
  }
}

extension ControllerID {
  fileprivate static let list = ControllerID.root
  fileprivate static let editor = ControllerID(1)
}
