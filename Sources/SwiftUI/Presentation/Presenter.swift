// SPDX-License-Identifier: MIT

import UIKit
import UIKitSemantics

/// Turns what the presentation modifiers of one tree want into requests to UIKit.
///
/// At the end of each update it looks at the bindings, dismisses first and presents then.
@MainActor
final class Presenter {
  /// The modifiers, in the order of the tree, and those that have left it with something on screen.
  private(set) var slots: [PresentationSlot] = []
  private var isPassNeeded = false
  private var isPassing = false
  /// The view whose control was used, until the update that follows (I12).
  private var writer: _ViewNode?
  private var wait = TransitionWait()
  private var derived = Derived<Owner>(Owner())

  private struct Owner {
    unowned(unsafe) var graph: ViewGraph?
  }

  func attach(to graph: ViewGraph) { derived.value.graph = graph }

  private var graph: ViewGraph? { derived.value.graph }

  var version: IOSVersion { HeadlessScene.current.presentation.world.behavior.version }

  /// Whether the rule of a fact is in force; notes that it was applied.
  func obeys(_ fact: FactID) -> Bool { HeadlessScene.current.presentation.world.obeys(fact) }

  /// A modifier is in the tree.
  func add(_ slot: PresentationSlot) {
    isPassNeeded = true
    if !slots.contains(where: { $0 === slot }) { slots.append(slot) }
  }

  /// A modifier has left the tree; what it has put up goes too (I16).
  func remove(_ slot: PresentationSlot) {
    slot.flags.insert(.isRemoved)
    needsPass()
  }

  /// Everything goes: what is shown keeps its modifier, which keeps what it shows.
  func end() { for slot in slots { slot.controller = nil } }

  /// Something has changed that wishes depend on.
  func needsPass() {
    isPassNeeded = true
    graph?.scheduleUpdate()
  }

  /// Does what a control does; if views are to be updated after it, that was its doing.
  func act(at node: _ViewNode, _ action: () -> Void) {
    let environment = node.environment
    if environment.navigation?.isPushAwaited == true { return }
    if !environment.opensMenu {
      if let menu = environment.closeMenu { menu.perform() } else { graph?.closeMenu() }
    }
    ControlAction.perform(at: node, action)
    if graph?.isUpdatePending == true { writer = node }
  }

  /// A transition has ended, during which UIKit may have refused something.
  func transitionEnded() {
    if slots.contains(where: { $0.flags.contains(.isWaiting) }) { needsPass() }
  }

  /// Turns what the bindings say into requests to UIKit: first what goes, then what comes.
  func pass() {
    guard !isPassing, let host = graph?.host else { return }
    defer { (isPassing, writer) = (false, nil) }
    guard isPassNeeded else { return }
    isPassNeeded = false
    isPassing = true
    sort()
    let goers = slots.filter { $0.hasNews && $0.shown != .nothing }
    for slot in UpdateOrder.ordered(goers) { letGo(slot) }
    // What is on a page that was popped presents nothing more.
    let comers = comers().filter {
      $0.hasNews && $0.shown == .nothing && $0.facts?.node.isLeaving != true
    }
    for slot in UpdateOrder.ordered(comers) { bring(slot, from: host) }
    slots.removeAll { $0.flags.contains(.isRemoved) && $0.shown == .nothing }
  }

  /// Brings the modifiers into the order of the tree; those that have left it come first.
  private func sort() {
    var order: [PresentationSlot] = []
    graph?.root?.forEachFromInside { node in
      if let slot = node.memory as? PresentationSlot { order.append(slot) }
    }
    let removed = slots.filter { slot in !order.contains { $0 === slot } }
    slots = removed + order
  }

  // MARK: - What goes

  /// Something is on screen that is no longer wanted: it is dismissed by code (I1, I5).
  private func letGo(_ slot: PresentationSlot) {
    let wish = slot.wish
    slot.seen = wish
    slot.flags.remove(.isWaiting)
    guard !slot.flags.contains(.isGoing) else {
      if wish != .nothing { slot.flags.insert(.isWaiting) }
      return
    }
    guard wish != slot.shown else { return }
    if wish != .nothing {
      guard obeys(.i5) else { return }
      slot.flags.insert(.isWaiting)  // The next one comes when this one is gone.
    }
    takeDown(slot)
  }

  /// Asks UIKit to dismiss what a modifier has put up, with all above it.
  ///
  /// Where UIKit refuses, because a transition is going on, SwiftUI looks again at its end; no source
  /// tells. Where it is gone already and SwiftUI was not told, there is nothing to do (I3).
  private func takeDown(_ slot: PresentationSlot) {
    guard let presenting = slot.controller?.presentingViewController else {
      (slot.shown, slot.controller) = (.nothing, nil)
      return needsPass()
    }
    // The view that owned it is gone: there is nothing to go back to, and no animation (I16).
    let staysAnimated = !slot.flags.contains(.isRemoved) || !obeys(.i16)
    let isAnimated = staysAnimated && isAnimated(slot)
    let going = Derived(slot)
    let presentation = HeadlessScene.current.presentation
    if !slot.flags.contains(.isRemoved), slot.wish == .nothing, let controller = slot.controller {
      presentation.noteDismissalByBinding(of: controller)
    }
    let response = presentation.calling {
      presentation.dismiss(presenting, animated: isAnimated) {
        if going.value.flags.contains(.isGoing) { going.value.finishDismissal() }
      }
    }
    switch response {
    case .accepted, .deferred: slot.flags.insert(.isGoing)
    case .refused, .raised:
      slot.flags.insert(.isWaiting)
      waitForTransition(of: presenting)
    }
  }

  /// Looks again when the transition is over that made UIKit refuse: the controller's own, or that of
  /// what it presents.
  private func waitForTransition(of controller: UIViewController) {
    let above = sequence(first: controller, next: \.presentedViewController)
    guard let coordinator = above.lazy.compactMap(\.transitionCoordinator).first else { return }
    wait.end(of: coordinator) { [weak self] in self?.transitionEnded() }
  }

  // MARK: - What comes

  /// The modifiers whose wishes can be met: on iOS 13 only the last one on a view is known at all
  /// (I11).
  private func comers() -> [PresentationSlot] {
    for row in rowsThatOthersSpeakFor() {
      row.seen = row.wish
      row.flags.remove(.isWaiting)
    }
    for slot in slots where slot.wish == .nothing && slot.shown == .nothing {
      slot.seen = .nothing
      slot.flags.remove(.isWaiting)
    }
    let known = slots.filter { !$0.flags.contains(.isRemoved) }
    guard version == .iOS13 else { return known }
    return known.filter { slot in
      let isHidden = slot.facts?.node.isCoveredByModifier ?? false
      return !(isHidden && obeys(.i11))
    }
  }

  /// The rows of a list that do not present, for the binding that they share was written to by a
  /// control of another row (I12, X11).
  private func rowsThatOthersSpeakFor() -> [PresentationSlot] {
    guard let writer else { return [] }
    let path = writer.path
    let news = slots.filter { $0.wish != .nothing && $0.hasNews && $0.isInList }
    return news.filter { slot in
      let isOthers = news.contains { other in
        other.facts?.source == slot.facts?.source
          && other.stepsShared(with: path) > slot.stepsShared(with: path)
      }
      return isOthers && slot.facts?.source != nil && isTappedRowKnown && obeys(.i12)
    }
  }

  private var isTappedRowKnown: Bool {
    let behavior = HeadlessScene.current.presentation.world.consulting(.sharedBindingInList)
    return behavior.sharedBindingInList == .tappedRow
  }

  /// Something is wanted that is not on screen, as far as SwiftUI knows (I1).
  private func bring(_ slot: PresentationSlot, from host: UIViewController) {
    let wish = slot.wish
    let hasWaited = slot.flags.contains(.isWaiting)
    slot.seen = wish
    slot.flags.remove(.isWaiting)
    if slot.kind == .fullScreenCover, version < .iOS14 { return }
    if !slot.kind.isAlert, let other = shown(besides: slot) {
      if slot.sharesBinding(with: other), obeys(.i12) {
        return lose(slot, besides: other, from: host)
      }
      standBack(slot, behind: other, hasWaited: hasWaited)
    } else if host.viewIfLoaded?.window == nil || host.isBeingPresented && !slot.kind.isAlert
      || host.isBeingDismissed
    {
      // UIKit would refuse (E6, E9, E12): it comes when the host is there, if it stays.
      slot.flags.insert(.isWaiting)
      if host.isBeingDismissed {
        if !hasWaited { noteRefusal(of: slot, from: host) }
        waitForTransition(of: host)
      }
    } else if obeys(.i1) {
      putUp(slot, wish, from: host)
    }
  }

  /// A modifier of the same tree that has put something up.
  private func shown(besides slot: PresentationSlot) -> PresentationSlot? {
    let other = slots.first { $0 !== slot && $0.shown != .nothing }
    return other != nil && version >= .iOS14 && obeys(.i9) ? other : nil
  }

  /// What is asked for on a screen that is going comes to nothing, unless that stays after all (E12).
  private func noteRefusal(of slot: PresentationSlot, from host: UIViewController) {
    guard let wanted = slot.facts?.make(slot) else { return }
    HeadlessScene.current.presentation.note(
      .present, of: wanted, from: host, .refused(.presenterIsBeingDismissed))
  }

  /// Another view that presents by the same binding comes to nothing (I12).
  ///
  /// When the one that is shown is dismissed, the binding says no more that another one should be. What
  /// says the same is not missed.
  private func lose(
    _ slot: PresentationSlot, besides other: PresentationSlot, from host: UIViewController
  ) {
    let presentation = HeadlessScene.current.presentation
    presentation.world.write(.onlyOneSheetIsSupported)
    guard let lost = slot.facts?.make(slot), let texts = lost.view?.textsOfLabels,
      texts != other.controller?.view.textsOfLabels
    else { return }
    lost.title = texts.first
    presentation.note(.present, of: lost, from: host, .refused(.alreadyPresenting))
  }

  /// One level presents one sheet; the next waits until it is dismissed (I9, I10).
  private func standBack(
    _ slot: PresentationSlot, behind other: PresentationSlot, hasWaited: Bool
  ) {
    if !hasWaited {
      HeadlessScene.current.presentation.world.write(.onlyOneSheetIsSupported)
      // Whoever takes the other one back in the same turn does not ask for two.
      if !other.flags.contains(.isGoing), other.wish != .nothing {
        let name = other.controller?.headlessTypeName
        let shown = name.flatMap { $0 == other.kind.name ? nil : $0 } ?? "another one"
        HeadlessScene.current.note(crowded: "a \(slot.kind.name) while \(shown) is shown")
      }
    }
    let behavior = HeadlessScene.current.presentation.world.consulting(.secondSheet)
    if behavior.secondSheet == .waits { slot.flags.insert(.isWaiting) }
  }

  private func putUp(
    _ slot: PresentationSlot, _ wish: PresentationWish, from host: UIViewController
  ) {
    guard let facts = slot.facts else { return }
    let controller = facts.make(slot)
    let presentation = HeadlessScene.current.presentation
    let response = presentation.calling {
      if let style = slot.kind.style {
        controller.modalPresentationStyle =
          style == .overFullScreen && !obeys(.i26) ? .fullScreen : style
        controller.presentationController?.delegate = slot
      }
      // Of a dialog, too, where that is a popover (F19).
      controller.popoverPresentationController?.sourceView = facts.node.firstView ?? host.view
      return presentation.present(
        controller, from: host, animated: isAnimated(slot), completion: nil)
    }
    guard response == .accepted || response == .deferred else {
      // Until iOS 16 an alert that cannot come at once is lost, and the binding says it is there.
      if slot.kind.isAlert, version >= .iOS17 || !obeys(.i18) {
        slot.flags.insert(.isWaiting)
        waitForTransition(of: host)
      }
      return
    }
    (slot.shown, slot.controller) = (wish, controller)
    HeadlessScene.current.note(facts.offer, isMet: true)
    if case .item(let item) = wish { presentation.noteItem(item, of: controller) }
    slot.flags.subtract([.isGoing, .buttonWasTapped])
  }
}

extension Presenter {
  /// Whether the transaction of what has changed, and what views around a modifier say of it, let it
  /// present and dismiss with animation.
  private func isAnimated(_ slot: PresentationSlot) -> Bool {
    let isDisabled = slot.facts?.node.environment.disablesAnimations == true
    return graph?.isAnimated == true && !isDisabled || !obeys(.i25)
  }
}

extension PresentationSlot {
  fileprivate var isInList: Bool { facts?.node.environment.isInList ?? false }

  /// Whether both look at the same value, and are no rows of a list, where the one that was tapped may
  /// present.
  fileprivate func sharesBinding(with other: PresentationSlot) -> Bool {
    guard let source = facts?.source else { return false }
    return !isInList && source == other.facts?.source
  }

  /// How far the modifier's way from the root is the same as another one.
  fileprivate func stepsShared(with path: [_ViewNode]) -> Int {
    zip(facts?.node.path ?? [], path).prefix { $0 === $1 }.count
  }
}

extension UIView {
  fileprivate var textsOfLabels: [String] {
    subviews.reduce((self as? UILabel)?.text.map { [$0] } ?? []) { $0 + $1.textsOfLabels }
  }
}

extension _ViewNode {
  /// The nodes from the root to this one; those above one that is gone may be gone, too.
  fileprivate var path: [_ViewNode] { isGone ? [] : (parent?.path ?? []) + [self] }

  /// The view of UIKit's that stands first here.
  fileprivate var firstView: UIView? { Box.all(of: self).flatMap(\.views).first }
}
