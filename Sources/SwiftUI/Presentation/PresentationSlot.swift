// SPDX-License-Identifier: MIT

import UIKit
import UIKitSemantics

/// What a presentation modifier wants: what its binding holds.
enum PresentationWish: Equatable {
  /// `false`, or `nil`.
  case nothing
  /// `true`.
  case presented
  /// An item, by its identity.
  case item(AnyHashable)
}

/// What SwiftUI remembers of a presentation modifier as long as its view is in the tree.
@MainActor
final class PresentationSlot: NSObject {
  struct Flags: OptionSet {
    let rawValue: UInt8
    /// Its wish is known and cannot be met yet (I5, I10).
    static let isWaiting = Flags(rawValue: 1)
    /// SwiftUI has asked UIKit to dismiss what is shown.
    static let isGoing = Flags(rawValue: 2)
    /// The view that owns it has left the tree (I16).
    static let isRemoved = Flags(rawValue: 4)
    /// A button of the alert was tapped (I19).
    static let buttonWasTapped = Flags(rawValue: 8)
  }

  /// What the binding said when SwiftUI looked last (I17).
  var seen = PresentationWish.nothing
  /// What SwiftUI takes to be on screen.
  var shown = PresentationWish.nothing
  /// The controller that shows it.
  var controller: UIViewController?
  var flags: Flags = []
  /// What the button of the alert does that was tapped.
  private var chosen: Derived<(@MainActor () -> Void)?> = Derived(nil)
  private var buttons: Derived<[AlertButtons.Entry]> = Derived([])
  private var derived = Derived<Facts?>(nil)

  /// What the evaluation of the modifier says.
  struct Facts {
    /// The tree in which the modifier stands, and where in it.
    let graph: Loose<ViewGraph>
    let node: _ViewNode
    let kind: PresentationKind
    let wish: PresentationWish
    /// What the binding holds at any time.
    let currentWish: () -> PresentationWish
    /// What the binding leads to, where that is known.
    let source: BindingSource?
    /// Writes `false`, or `nil`.
    let clear: () -> Void
    let onDismiss: (() -> Void)?
    /// Makes the controller that shows what is presented now.
    let make: @MainActor (PresentationSlot) -> UIViewController
    /// Lets what is on screen show what it is to show now.
    let refresh: @MainActor (PresentationSlot) -> Void

    /// What of it is said where it is told what was looked at.
    @MainActor var offer: PresentationOffer {
      PresentationOffer(kind.name, of: node.nameAround ?? node.ownerName ?? "a view")
    }
  }

  var facts: Facts? { _read { yield derived.value } }

  var kind: PresentationKind { facts?.kind ?? .sheet }

  /// What the modifier wants now.
  var wish: PresentationWish {
    flags.contains(.isRemoved) ? .nothing : facts?.wish ?? .nothing
  }

  /// Whether it wants something else than when SwiftUI looked last, or waits.
  var hasNews: Bool { wish != seen || flags.contains(.isWaiting) }

  /// The modifier was evaluated.
  func update(_ facts: Facts) {
    if derived.value == nil { HeadlessScene.current.note(facts.offer, isMet: false) }
    derived.value = facts
    if shown != .nothing, facts.wish == shown, !flags.contains(.isGoing) { facts.refresh(self) }
    facts.graph.wrappedValue?.presenter.add(self)
  }

  private var presenter: Presenter? { facts?.graph.wrappedValue?.presenter }

  // MARK: - What happens to what is shown

  /// SwiftUI writes that what it had put up is gone; it need not look at the binding to know, so that
  /// another wish within the same update is news.
  func endWish() {
    seen = .nothing
    facts?.clear()
  }

  /// `dismiss` of the environment is called in what is shown (I7).
  func dismissFromInside() {
    guard let presenter, presenter.obeys(.i7), facts?.wish != .nothing else { return }
    facts?.clear()
  }

  /// What was put up is gone, whoever dismissed it (I1).
  func finishDismissal() {
    let wasTapped = flags.contains(.buttonWasTapped)
    flags.subtract([.isGoing, .buttonWasTapped])
    presenter?.needsPass()
    controller = nil
    let former = shown
    shown = .nothing
    if wasTapped { return endAlert(former) }
    if let onDismiss = facts?.onDismiss, presenter?.obeys(.i1) == true { onDismiss() }
  }

  /// Whether SwiftUI learns as the delegate only that the user has dismissed: where somebody else has
  /// taken its place, it does not (I3).
  var isToldByDelegateOnly: Bool { presenter?.obeys(.i3) ?? true }

  /// Code that is not SwiftUI's has dismissed what was put up, as the delegate of a picker in a sheet
  /// does: SwiftUI takes it for the end, as that of a swipe, so that the sheet can come again (I24).
  func finishIfForeign() {
    guard !flags.contains(.isGoing), facts?.graph.wrappedValue?.host?.isBeingDismissed == false,
      presenter?.obeys(.i24) == true
    else { return }
    endWish()
    finishDismissal()
  }

  // MARK: - Alerts

  /// The buttons of the alert that is shown.
  var offered: [AlertButtons.Entry] {
    get { buttons.value }
    set { buttons.value = newValue }
  }

  /// A button of the alert was tapped: the alert is gone, and what the button does is done.
  func finishAlert(_ action: (@MainActor () -> Void)?) {
    flags.insert(.buttonWasTapped)
    chosen.value = action
    finishDismissal()
  }

  private func endAlert(_ former: PresentationWish) {
    chosen.value?()
    chosen.value = nil
    guard let presenter else { return }
    // From iOS 15 on SwiftUI does not look whether the state was replaced meanwhile (I19).
    let isOld = facts?.currentWish() == former
    if isOld || presenter.version >= .iOS15 && presenter.obeys(.i19) { endWish() }
  }
}

// MARK: - What UIKit tells SwiftUI

extension PresentationSlot: UISheetPresentationControllerDelegate {
  func presentationControllerShouldDismiss(
    _ presentationController: UIPresentationController
  ) -> Bool {
    if (controller as? PresentationHostingController)?.mayBeDismissed == false { return false }
    HeadlessScene.current.presentation.noteDefaultAnswer()
    return true
  }

  /// Has no effect: the user may yet take it back, and the binding stays (I4).
  func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
    if presenter?.obeys(.i4) == false { facts?.clear() }
  }

  /// The user has dismissed: SwiftUI writes that to the binding (I2).
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    guard presentationController.presentedViewController === controller else { return }
    if presenter?.obeys(.i2) == true { endWish() }
    if !flags.contains(.isGoing) { finishDismissal() }
  }

  func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController
  ) {
    (controller as? PresentationHostingController)?
      .detentChanged(to: sheetPresentationController.selectedDetentIdentifier)
  }

  func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle {
    let settings = (self.controller as? any HostingController)?.graph.root?.settings
    guard let adaptation = settings?.adaptation, adaptation != .automatic else {
      return styleByOlderMethod(for: controller, traitCollection: traitCollection)
    }
    return adaptation.style
  }
}

/// Which modifier presents.
enum PresentationKind {
  case sheet, fullScreenCover, popover, alert, confirmationDialog

  /// The style of the controller that UIKit presents for it; alerts have their own.
  var style: UIModalPresentationStyle? {
    switch self {
    case .sheet: .pageSheet
    case .fullScreenCover: .overFullScreen
    case .popover: .popover
    case .alert, .confirmationDialog: nil
    }
  }

  var isAlert: Bool { style == nil }

  /// What a controller of the kind is called in traces.
  var name: String {
    switch self {
    case .sheet: "sheet"
    case .fullScreenCover: "cover"
    case .popover: "popover"
    case .alert: "alert"
    case .confirmationDialog: "dialog"
    }
  }

  /// One of them, in words.
  var nameWithArticle: String { self == .alert ? "an alert" : "a \(name)" }
}
