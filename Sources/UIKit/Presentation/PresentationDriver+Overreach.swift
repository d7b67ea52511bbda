// SPDX-License-Identifier: MIT

import UIKitSemantics

// MARK: - Dismissals that reach too far

extension PresentationDriver {
  /// What dismissals have taken since the last time that somebody asked, though it was not meant.
  package func takeOverreaches() -> [String] {
    defer { overreaches = [] }
    return overreaches
  }

  /// Notes that a dismissal takes what it was not meant for.
  package func noteOverreach(_ text: String) { overreaches.append(text) }

  /// Dismisses as the app asks for it, and notes what goes that was not meant.
  func dismiss(
    askedByApp controller: UIViewController, animated: Bool, completion: (() -> Void)?
  ) {
    let clock = HeadlessScene.current.clock
    let chain = clock.chain
    let leaving = presentedAndLeaving(by: controller)
    let there = shown.filter { !isLeaving($0.presented) }
    dismiss(controller, animated: animated, completion: clock.continuing(completion))
    let gone = there.filter { isLeaving($0.presented) }
    guard let target = gone.first else { return }
    if let leaving, isLeaving(controller), presentation(showing: controller) != nil {
      overreaches.append(
        "\(controller.headlessName) was to dismiss \(leaving.headlessName), which is on its way "
          + "out already, and goes too")
    } else if let loss = loss(of: target, dismissedFrom: controller, by: chain, before: there) {
      overreaches.append(loss)
    } else if let (part, client) = stranger(to: target, dismissing: controller, in: chain) {
      overreaches.append(
        "\(part.headlessName), which is told of what happens to itself, dismisses "
          + "\(target.presented.headlessName), which was presented for \(client.headlessName)")
    }
    close(gone, by: chain)
  }

  /// SwiftUI is about to dismiss a controller, as a binding says no more that there is one.
  package func noteDismissalByBinding(of controller: UIViewController) {
    let chain = HeadlessScene.current.clock.chain
    guard let target = shown.last(where: { $0.presented === controller }) else { return }
    let there = shown.filter { !isLeaving($0.presented) }
    if let loss = loss(of: target, dismissedFrom: target.presenting, by: chain, before: there) {
      overreaches.append(loss)
    }
    close([target], by: chain)
  }

  /// SwiftUI has presented a controller for an item.
  package func noteItem(_ item: AnyHashable, of controller: UIViewController) {
    shown.last { $0.presented === controller }?.request?.item = item
  }

  /// Notes that the app pops a page because of a touch on another one, which was popped meanwhile, and not
  /// by what follows from the same touch.
  func notePop(of page: UIViewController, in stack: UINavigationController) {
    let chain = HeadlessScene.current.clock.chain
    guard caller == .app, let meant = chain.page, meant.stack === stack.existence, meant.isGone,
      !chain.origin.leaves
    else { return }
    overreaches.append(
      "\(page.headlessName) is popped by what was put off by a touch on \(meant.name), which was popped "
        + "before")
  }

  private func close(_ gone: [ShownPresentation], by chain: CausalChain) {
    for one in gone where !chain.isOfUser || chain.contains(one.request) {
      one.request?.isClosed = true
    }
    // What follows knows that the chain has closed its own screen.
    if gone.contains(where: { $0.request === chain.screen }) { chain.screen = nil }
  }

  /// What is lost, in words, if a chain dismisses something in place of what it was meant for, which was
  /// not there any more.
  private func loss(
    of target: ShownPresentation, dismissedFrom receiver: UIViewController,
    by chain: CausalChain, before there: [ShownPresentation]
  ) -> String? {
    let meant = chain.targets.last { request in
      !there.contains { $0.request === request } && !chain.contains(target.request)
        && request.wasMeant(by: receiver, not: target)
    }
    guard let meant else { return nil }
    let name = target.presented.headlessName
    let cause = meant === chain.screen ? "by a touch on" : "when"
    let presented = meant === chain.screen ? "" : " was presented"
    return
      "\(name == meant.name ? "another " : "")\(name) is dismissed by what was put off \(cause) "
      + "\(meant.name)\(presented), which is gone already"
  }

  /// What the app has presented and a controller is in, unless that is a screen of the system's, which
  /// leaves by itself when it is touched.
  func request(around controller: UIViewController) -> CausalChain.Request? {
    let inside = shown.last { controller.isInside($0.presented) }
    guard let inside, !inside.presented.leavesByItself else { return nil }
    return inside.request
  }

  /// What a controller has presented, if that is on its way out.
  private func presentedAndLeaving(by controller: UIViewController) -> UIViewController? {
    for one in shown where one.presenting === controller || one.source === controller {
      if world.presentation(of: one.identifier)?.isBeingDismissed == true { return one.presented }
    }
    return nil
  }

  /// A part of the presenter that dismisses, in a callback about itself, what it finds presented:
  /// and for whom that was presented, if for none of its own (E17).
  private func stranger(
    to target: ShownPresentation, dismissing receiver: UIViewController, in chain: CausalChain
  ) -> (part: UIViewController, client: UIViewController)? {
    guard let part = chain.subject?.object as? UIViewController,
      receiver === part || chain.answered === receiver.existence,
      part !== target.presenting, part.isInside(target.presenting),
      !target.source.isInside(part),
      let client = target.request?.client?.object as? UIViewController,
      client.containerKind == .plain, !client.isInside(part)
    else { return nil }
    return (part, client)
  }

  /// Whether what was presented by a request has ended, or is about to.
  func isGone(_ request: CausalChain.Request) -> Bool {
    (request.controller.object as? UIViewController).map(isLeaving) ?? true
  }
}

extension UIViewController {
  /// Whether UIKit dismisses the screen when something in it is touched.
  fileprivate var leavesByItself: Bool {
    self is UIAlertController || self is UISearchController || isRemoteScreen
  }
}

extension CausalChain.Request {
  /// Whether a call of `dismiss` was about this one, and not about what is there now.
  ///
  /// One that is like it, of the same item, may be its successor.
  @MainActor
  fileprivate func wasMeant(
    by receiver: UIViewController, not target: ShownPresentation
  ) -> Bool {
    guard !isClosed, let presenting = presenting.object as? UIViewController else { return false }
    let isSuccessor = target.presented.headlessName == name && target.request?.item == item
    return receiver.isInside(presenting) && !isSuccessor
  }
}
