// SPDX-License-Identifier: MIT

import UIKitSemantics

extension Conformance {
  /// Section E: present and dismiss.
  static let sectionE = requests + stacks + owners

  /// V on screen, and W above it.
  static let stack = given(.pageSheet).when(.present(.w, from: .v), .transitionEnds)
    .then(.isPresented(.w))

  /// Which request is carried out when.
  private static let requests: [Conformance] = [
    .conforms(
      .e1,
      stack.when(.dismiss(from: .v), .transitionEnds)
        .then(
          .receives(.viewWillDisappear(.w), .viewDidDisappear(.w)), .isGone(.w), .isPresented(.v)),
      stack.when(.dismiss(from: .w), .transitionEnds).then(.isGone(.w), .isPresented(.v)),
      stack.when(.dismiss(from: .p), .transitionEnds).then(.isGone(.w), .isGone(.v)),
      givenNavigationController(.pageSheet, showing: .v)
        .when(.present(.w, from: .n), .transitionEnds, .dismiss(from: .v), .transitionEnds)
        .then(.isGone(.w), .isPresented(.n))),
    .choice(
      .e2, .secondDismiss,
      because:
        "the reports of iOS 16 to 18 found the presenter gone too, and so did one of iOS 10.",
      stack.when(.dismiss(from: .v, completion: true), .dismiss(from: .v, completion: true))
        .then(.responses(.accepted, .deferred))
        .when(.transitionEnds)
        .then(.isGone(.w), .receivesInOrder(.viewDidDisappear(.w), .dismissCompletion(.w)))
        .when(.transitionEnds)
        .then(.isGone(.v), .receivesInOrder(.viewDidDisappear(.v), .dismissCompletion(.v))),
      stack.under(\.secondDismiss, .refused).when(.dismiss(from: .v), .dismiss(from: .v))
        .then(.responses(.accepted, .refused(.transitionInProgress)))
        .when(.transitionEnds).then(.isGone(.w), .isPresented(.v)),
      stack.when(.dismiss(from: .v), .transitionEnds, .dismiss(from: .v), .transitionEnds)
        .then(.responses(.accepted, .accepted), .isGone(.w), .isGone(.v))),
    .conforms(
      .e3,
      given(.pageSheet)
        .when(.dismiss(animated: false, completion: true))
        .then(
          .presentedViewController(of: .p, is: .v), .isBeingDismissed(.v),
          .receives(.viewWillDisappear(.v))
        )
        .when(.transitionEnds)
        .then(
          .presentedViewController(of: .p, is: nil),
          .receives(.viewDidDisappear(.v), .dismissCompletion(.v))),
      givenNotPresented(.pageSheet)
        .when(.present(animated: false))
        .then(.isBeingPresented(.v), .receives(.viewWillAppear(.v), .viewIsAppearing(.v)))
        .when(.transitionEnds).then(.isPresented(.v), .receives(.viewDidAppear(.v)))),
    .conforms(
      .e4,
      given(.pageSheet)
        .when(.inOneTurn(.dismiss(from: .p), .present(.w, completion: true)))
        .then(
          .responses(.accepted, .refused(.transitionInProgress)),
          .logs("Attempt to present W on P while a presentation is in progress!")
        )
        .when(.transitionEnds)
        .then(.receives(.presentCompletion(.w), times: 0), .isGone(.w), .isGone(.v)),
      given(.pageSheet).on(.dismissCompletion(.v), do: .present(.w))
        .when(.dismiss(from: .p, completion: true), .transitionEnds, .transitionEnds)
        .then(.logs(), .isPresented(.w, by: .p))),
    .conforms(
      .e5,
      given(.pageSheet)
        .when(.present(.w, completion: true))
        .then(
          .receivesNothing, .responses(.refused(.alreadyPresenting)),
          .logs("Attempt to present W on P which is already presenting V"), .isPresented(.v))),
    .choice(
      .e6, .requestInLastCallbacks,
      because: "by then nothing is presented any more (B26), and the reports of refusals are about "
        + "transitions that still run.",
      givenNotPresented(.pageSheet)
        .when(.present(), .present(.w))
        .then(
          .responses(.accepted, .refused(.transitionInProgress)),
          .logs("Attempt to present W on P while a presentation is in progress!")
        )
        .when(.transitionEnds).then(.isPresented(.v), .isGone(.w)),
      givenNotPresented(.pageSheet)
        .when(.present(), .present(.w, from: .v))
        .then(
          .responses(.accepted, .refused(.transitionInProgress)),
          .logs("Attempt to present W on V while a presentation is in progress!")),
      given(.pageSheet).on(.viewDidDisappear(.v), do: .present(.w, from: .p))
        .under(\.requestInLastCallbacks, .refused)
        .when(.dismiss(), .transitionEnds)
        .then(.responses(.accepted, .refused(.transitionInProgress)), .isGone(.v), .isGone(.w)),
      given(.fullScreen).on(.viewDidAppear(.p), do: .present(.w, .pageSheet))
        .under(\.requestInLastCallbacks, .refused)
        .when(.dismiss(), .transitionEnds)
        .then(.responses(.accepted, .accepted)),
      given(.pageSheet).on(.viewDidDisappear(.v), do: .present(.w, from: .p))
        .when(.dismiss(), .transitionEnds).then(.responses(.accepted, .accepted), .isGone(.v))
        .when(.transitionEnds).then(.isPresented(.w, by: .p)),
      given(.pageSheet).on(.viewDidAppear(.v), do: .dismiss(from: .v), once: true)
        .when(.present(.w, from: .v, .fullScreen), .transitionEnds, .dismiss(from: .w))
        .when(.transitionEnds).then(.isGone(.w), .isBeingDismissed(.v)),
      given(.fullScreen).on(.viewDidAppear(.p), do: .present(.w, .pageSheet))
        .when(.dismiss(completion: true), .transitionEnds)
        .then(
          .responses(.accepted, .accepted),
          .receivesInOrder(.viewDidDisappear(.v), .dismissCompletion(.v), .viewWillAppear(.w))
        )
        .when(.transitionEnds).then(.isGone(.v), .isPresented(.w, by: .p))),
    .choice(
      .e7, .dismissWhilePresenting, .dismissWhileDragging,
      because: "the line in the log is UIKit's own; on iOS 13 and later some report that the "
        + "dismissal follows.",
      given(.pageSheet)
        .when(.dismiss(), .dismiss(completion: true))
        .then(
          .responses(.accepted, .refused(.transitionInProgress)),
          .logs(
            "Attempt to dismiss from view controller V while a presentation or dismiss is in "
              + "progress!")
        )
        .when(.transitionEnds).then(.receives(.dismissCompletion(.v), times: 0), .isGone(.v)),
      givenNotPresented(.pageSheet)
        .when(.present(), .dismiss(from: .p))
        .then(
          .responses(.accepted, .refused(.transitionInProgress)),
          .logs(
            "Attempt to dismiss from view controller P while a presentation or dismiss is in "
              + "progress!")),
      givenNotPresented(.pageSheet).under(\.dismissWhilePresenting, .deferred)
        .when(.present(), .dismiss(from: .p), .transitionEnds).then(.logs(), .isBeingDismissed(.v)),
      given(.pageSheet).under(\.dismissWhileDragging, .takesOver)
        .when(.gesture(.swipeBegins), .dismiss(), .transitionEnds).then(.logs(), .isGone(.v))),
    .choice(
      .e8, .dismissWhilePresenting, .dismissInViewDidAppear,
      because: "lost dismissals are reported of transitions that still run; in viewDidAppear the "
        + "transition is over, and what UIKit has still to do is to tell.",
      givenNotPresented(.pageSheet)
        .when(.present(completion: true), .dismiss(completion: true), .transitionEnds)
        .then(
          .isPresented(.v), .receives(.presentCompletion(.v), times: 1),
          .receives(.dismissCompletion(.v), times: 0)),
      givenNotPresented(.pageSheet).on(.presentCompletion(.v), do: .dismiss())
        .when(.present(completion: true), .transitionEnds, .transitionEnds).then(.isGone(.v)),
      givenNotPresented(.pageSheet).under(\.dismissWhilePresenting, .deferred)
        .when(.present(), .dismiss(completion: true), .transitionEnds, .transitionEnds)
        .then(.isGone(.v), .receives(.dismissCompletion(.v), times: 1)),
      givenNotPresented(.pageSheet).on(.viewDidAppear(.v), do: .dismiss())
        .under(\.dismissInViewDidAppear, .refused)
        .when(.present(), .transitionEnds)
        .then(.responses(.accepted, .refused(.transitionInProgress)), .isPresented(.v)),
      givenNotPresented(.pageSheet).on(.viewDidAppear(.v), do: .dismiss())
        .when(.present(), .transitionEnds)
        .then(.responses(.accepted, .deferred), .isBeingDismissed(.v))
        .when(.transitionEnds).then(.isGone(.v))),
    .conforms(
      .e9,
      givenNotPresented(.pageSheet)
        .when(.present(.w, from: .v, completion: true))
        .then(
          .receivesNothing, .responses(.refused(.viewNotInWindow)),
          .logs("Attempt to present W on V whose view is not in the window hierarchy"),
          .presentedViewController(of: .v, is: nil)),
      given(.fullScreen).navigation(.n, showing: .x)
        .when(.present(.w, from: .x))
        .then(
          .logs("Attempt to present W on N (from X) whose view is not in the window hierarchy"))),
    .conforms(
      .e36,
      given(.fullScreen).tabs(.n, showing: .x, .y)
        .when(.present(.n, from: .v), .transitionEnds, .present(.w, from: .y), .transitionEnds)
        .then(
          .logs("Presenting view controllers on detached view controllers is discouraged Y."),
          .isPresented(.w, by: .n))),
    .conforms(
      .e10,
      givenNotPresented(.pageSheet).on(.viewWillAppear(.v), do: .present(.w, from: .v))
        .when(.present(), .transitionEnds)
        .then(
          .responses(.accepted, .refused(.viewNotInWindow)),
          .logs("Attempt to present W on V whose view is not in the window hierarchy"),
          .isPresented(.v), .isGone(.w)),
      givenNotPresented(.pageSheet).on(.viewDidAppear(.v), do: .present(.w, from: .v))
        .when(.present(), .transitionEnds, .transitionEnds)
        .then(.responses(.accepted, .accepted), .logs(), .isPresented(.w, by: .v))),
  ]
}
