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
    let wasThere = { (request: CausalChain.Request) in there.contains { $0.request === request } }
    if let leaving, isLeaving(controller), presentation(showing: controller) != nil {
      overreaches.append(
        "\(controller.headlessName) was to dismiss \(leaving.headlessName), which is on its way "
          + "out already, and goes too")
    } else if let lost = chain.requests.last(where: {
      !wasThere($0) && !chain.contains(target.request) && $0.wasMeant(by: controller, not: target)
    }) {
      overreaches.append(
        "\(target.presented.headlessName) is dismissed by what was put off when \(lost.name) was "
          + "presented, which is gone already")
    } else if let (part, client) = stranger(to: target, dismissing: controller, in: chain) {
      overreaches.append(
        "\(part.headlessName), which is told of what happens to itself, dismisses "
          + "\(target.presented.headlessName), which was presented for \(client.headlessName)")
    }
    for one in gone where !chain.isOfUser || chain.contains(one.request) {
      one.request?.isClosed = true
    }
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

extension CausalChain.Request {
  /// Whether a call of `dismiss` was about this one, and not about what is there now.
  ///
  /// One that is like it may be its successor.
  @MainActor
  fileprivate func wasMeant(
    by receiver: UIViewController, not target: ShownPresentation
  ) -> Bool {
    guard !isClosed, let presenting = presenting.object as? UIViewController else { return false }
    return receiver.isInside(presenting) && target.presented.headlessName != name
  }
}
