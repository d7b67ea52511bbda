// SPDX-License-Identifier: MIT

import Conformance
import UIKitSemantics

/// Which gestures there are, what they do, and how presentations end and adapt.
extension Claim {
  private static let asks = Callback.presentationControllerShouldDismiss(.v)
  private static let will = Callback.presentationControllerWillDismiss(.v)
  private static let did = Callback.presentationControllerDidDismiss(.v)
  /// Nothing happens: what is given is looked at.
  private static let nothing = Input.see()
  private static let styles = ModalPresentationStyle.allCases.filter { $0 != .none }

  static let gestures = [
    Claim(
      "A1, H1, H3, H7, H11, I21: sheets can be swiped; what has a dimmed area can be tapped beside",
      styles.flatMap { style in
        let isSheet = [.automatic, .pageSheet, .formSheet].contains(style)
        let isSheetOrPopover = isSheet || style == .popover
        return [
          given(style).when(nothing)
            .then(.offers(.swipeBegins, isSheetOrPopover), .offers(.tapOutside, false)),
          given(style).inRegularWidth().when(nothing)
            .then(.offers(.swipeBegins, isSheet), .offers(.tapOutside, isSheetOrPopover)),
        ]
      }),
    Claim(
      "B1, B2, B8, B9, B-matrix: no swipe and no tap tells the presenter anything",
      styles.flatMap { [given($0), given($0).inRegularWidth()] }.compactMap { start in
        let rules = start.when(nothing).run().rules
        let ends: Scenario? =
          rules.offers(.swipeBegins)
          ? start.when(.swipe(.cancel), .swipe(.interrupt), .swipe(.complete))
          : rules.offers(.tapOutside) ? start.when(.tapOutside) : nil
        return ends?.then(.appearance(of: .p))
      }),
    Claim(
      "L4, A7: shouldDismiss may also be asked on every move, which changes nothing",
      given(.pageSheet).under(\.shouldDismissTiming, .alsoOnEveryMove)
        .when(.gesture(.swipeBegins), .answerShouldDismiss(.no))
        .when(.gesture(.swipeMovesPastThreshold), .gesture(.swipeMovesBack))
        .when(.gesture(.swipeMovesPastThreshold))
        .then(.receives(asks, times: 4))
        .when(.gesture(.swipeReleased), .animationEnds).then(.isGone(.v))),
    Claim(
      "L4: or on release, where a no cancels and is reported",
      given(.pageSheet).under(\.shouldDismissTiming, .alsoOnRelease)
        .when(.gesture(.swipeBegins), .answerShouldDismiss(.no))
        .when(.gesture(.swipeMovesPastThreshold), .gesture(.swipeReleased), .animationEnds)
        .then(
          .delegateReceives(asks, will, asks, .presentationControllerDidAttemptToDismiss(.v)),
          .isPresented(.v), .allIsAtRest)),
    Claim(
      "A blocked sheet that is let go before the threshold is no attempt",
      given(.pageSheet).isModalInPresentation(true)
        .when(.gesture(.swipeBegins), .gesture(.swipeMovesPastThreshold))
        .when(.gesture(.swipeMovesBack), .gesture(.swipeReleased))
        .then(.receivesNothing)),
    Claim(
      "What covers a sheet takes the finger off it",
      given(.pageSheet).isModalInPresentation(true)
        .when(.gesture(.swipeBegins), .present(.w, from: .v))
        .then(.holds("no finger holds V") { $0.presentation(at: 0).finger == .up })
        .when(.animationEnds).then(.isPresented(.w), .allIsAtRest)),
    Claim(
      "Another width is offered while nothing moves, the same width never",
      givenNotPresented(.pageSheet)
        .when(
          .see(
            .holds("another width is offered") { $0.offers(.sizeClassChanges(to: .regular)) },
            .holds("the same is not") { !$0.offers(.sizeClassChanges(to: .compact)) }),
          .present()
        )
        .then(.holds("none is offered") { !$0.offers(.sizeClassChanges(to: .regular)) })),
    Claim(
      "A layout pass is offered for the container of a custom presentation, and for no other",
      given(.custom).transitioning(.presentationController).when(nothing)
        .then(
          .holds("V's is") { $0.offers(.containerLaysOut(.v)) },
          .holds("P's is not") { !$0.offers(.containerLaysOut(.p)) }),
      given(.pageSheet).when(nothing)
        .then(.holds("V's is not") { !$0.offers(.containerLaysOut(.v)) })),
    Claim(
      "A question without cause is offered where a delegate has the method and may answer",
      given(.pageSheet).when(nothing)
        .then(.holds("it is") { $0.offers(.shouldDismissIsAsked(.v)) }),
      given(.pageSheet).delegate([]).when(nothing)
        .then(.holds("it is not") { !$0.offers(.shouldDismissIsAsked(.v)) }),
      given(.pageSheet).isModalInPresentation(true).when(nothing)
        .then(.holds("it is not") { !$0.offers(.shouldDismissIsAsked(.v)) })),
  ]

  static let ends = [
    Claim(
      "A29, L8: didDismiss comes after code took over, unless the delegate was cleared before",
      takenOver.when(.dismiss(), .animationEnds).then(.delegateReceives(asks, will, did)),
      takenOver.when(.setDelegate([]), .dismiss(), .animationEnds)
        .then(.delegateReceives(asks, will))),
    Claim(
      "A23: a delegate assigned in didDismiss is the next presentation's",
      given(.pageSheet).on(did, do: .setDelegate(.didDismiss))
        .when(.swipe(.complete), .present(), .transitionEnds).then(.isPresented(.v))
        .when(.swipe(.complete)).then(.delegateReceives(did))),
    Claim(
      "A23: one assigned in viewDidDisappear is still the old presentation's",
      given(.pageSheet).delegate([]).on(.viewDidDisappear(.v), do: .setDelegate(.didDismiss))
        .when(.swipe(.complete)).then(.delegateReceives(did), .hasDelegate(false))),
    Claim(
      "A23, C3: a cancelled presentation takes its presentation controller's delegate with it",
      givenNotPresented(.custom).transitioning(.all).keepsPresentersView()
        .when(.present(completion: true), .interactionStarts, .cancelInteraction())
        .when(.transitionEnds).then(.isGone(.v), .hasDelegate(false))),
    Claim(
      "F12, B4: in the middle of a transition the presenter's view waits for its end",
      givenNotPresented(.popover).inRegularWidth()
        .delegate([.dismissal, .adaptivePresentationStyle]).adapting(to: .none)
        .when(.present(completion: true)).then(.isBeingPresented(.v))
        .when(.adaptsFromNowOn(to: .fullScreen), .width(.compact))
        .then(.receives(.adaptivePresentationStyle(.v)))
        .when(.animationEnds)
        .then(
          .receives(
            .viewDidAppear(.v), .presentCompletion(.v), .viewWillDisappear(.p),
            .viewDidDisappear(.p)))),
    Claim(
      "F12, C14: a rotation in the same width lays the container out",
      given(.custom).transitioning(.presentationController)
        .when(.width(.compact))
        .then(
          .receives(.containerViewWillLayoutSubviews(.v), .containerViewDidLayoutSubviews(.v)))),
    Claim(
      "M9: what a cancelled swipe back covers again takes no touches",
      givenNavigationController(.pageSheet, showing: .v, .w)
        .when(.swipeBack(), .lifts(completed: false))
        .then(.getsTouches(false, .v)).when(.pushEnds()).then(.getsTouches(true, .w)),
      givenNavigationController(.pageSheet, showing: .v, .w)
        .under(\.touchesReachViewsDuringTransitions, true)
        .when(.swipeBack(), .lifts(completed: false)).then(.getsTouches(false, .v))),
    Claim(
      "F14, C17: a custom presentation that removed the presenter's view keeps it removed",
      given(.custom).transitioning(.presentationController)
        .when(.width(.regular)).then(.isInWindow(.p, false), .appearance(of: .p))),
  ]

  private static let takenOver = given(.pageSheet)
    .under(\.dismissWhileDragging, .takesOver).under(\.didDismissAfterTakeover, true)
    .when(.gesture(.swipeBegins))
}

extension Expectation {
  /// Nothing moves, and no rule is broken.
  static let nothingMoves = holds("nothing moves") { !$0.isInTransition }
  static let allIsAtRest = holds("all is at rest") { $0.isAtRest && $0.brokenInvariant == nil }
}
