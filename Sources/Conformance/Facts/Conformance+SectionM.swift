// SPDX-License-Identifier: MIT

import UIKitSemantics

extension Conformance {
  /// Section M: the transitions of navigation and tab bar controllers.
  static let sectionM: [Conformance] = [
    .conforms(
      .m1,
      givenNavigationController(.pageSheet, showing: .v)
        .when(.push(.w))
        .then(.receives(.viewWillDisappear(.v), .viewWillAppear(.w), .viewIsAppearing(.w))),
      givenNavigationController(.pageSheet, showing: .v, .w)
        .when(.pop())
        .then(.receives(.viewWillDisappear(.w), .viewWillAppear(.v), .viewIsAppearing(.v)))
        .when(.pushEnds()).then(.receives(.viewDidDisappear(.w), .viewDidAppear(.v)))),
    .conforms(
      .m2,
      givenNotPresented(.pageSheet).tabs(.n, showing: .v, .w)
        .when(.present(.n), .transitionEnds).then(.appearance(of: .w))
        .when(.select(.w))
        .then(
          .receives(
            .viewWillAppear(.w), .viewWillDisappear(.v), .viewIsAppearing(.w),
            .viewDidDisappear(.v), .viewDidAppear(.w)))),
    .conforms(
      .m3,
      givenNavigationController(.pageSheet, showing: .v, .w)
        .when(.swipeBack())
        .then(
          .receives(.viewWillDisappear(.w), .viewWillAppear(.v), .viewIsAppearing(.v)),
          .isInWindow(.w)
        )
        .when(.lifts(completed: false), .pushEnds())
        .then(
          .receives(
            .viewWillDisappear(.v), .viewDidDisappear(.v), .viewWillAppear(.w),
            .viewIsAppearing(.w), .viewDidAppear(.w)),
          .isInWindow(.w), .isInWindow(.v, false)),
      givenNavigationController(.pageSheet, showing: .v, .w)
        .when(.swipeBack(), .lifts(completed: true), .pushEnds())
        .then(.isInWindow(.v), .isInWindow(.w, false))
    )
    .follows(from: .b21),
    .conforms(
      .m4,
      givenNavigationController(.pageSheet, showing: .v, .w).hasContainerDelegate()
        .answering(.containerAnimationController(.w), .no)
        .when(.swipeBack()).then(.receivesOfDelegate(.navigationControllerWillShow(.v)))
        .when(.lifts(completed: false), .pushEnds()).then(.receivesOfDelegate()),
      givenNavigationController(.pageSheet, showing: .v, .w).hasContainerDelegate()
        .answering(.containerAnimationController(.w), .no)
        .when(.swipeBack(), .lifts(completed: true), .pushEnds())
        .then(
          .receivesOfDelegate(
            .navigationControllerWillShow(.v), .navigationControllerDidShow(.v)))),
    .conforms(
      .m5,
      givenNavigationController(.pageSheet, showing: .v).hasContainerDelegate()
        .answering(.containerInteractionController(.w), .no)
        .when(.push(.w))
        .then(
          .receivesInOrder(
            .containerAnimationController(.w), .viewWillDisappear(.v), .viewWillAppear(.w),
            .animateTransition(.w))
        )
        .when(.pushEnds(), .completeTransition(true, of: .w))
        .then(
          .receivesInOrder(
            .viewDidDisappear(.v), .viewDidAppear(.w), .animationEnded(.w, completed: true)),
          .isInWindow(.w), .isInWindow(.v, false))),
    .conforms(
      .m6,
      givenNavigationController(.pageSheet, showing: .v)
        .when(.push(.w), .present(.x, from: .w))
        .then(.responses(.deferred), .isGone(.x))
        .when(.pushEnds())
        .then(
          .receivesInOrder(.viewDidDisappear(.v), .viewDidAppear(.w), .viewWillAppear(.x)),
          .isBeingPresented(.x)
        )
        .when(.transitionEnds).then(.isPresented(.x)),
      givenNavigationController(.pageSheet, showing: .v)
        .when(.push(.w, animated: false), .present(.x, from: .w))
        .then(.responses(.accepted), .isBeingPresented(.x))),
    .choice(
      .m7, .pushOfStackedController,
      because:
        "most of the versions that apps run on raise; doing nothing was seen on iOS 26 only.",
      givenNavigationController(.pageSheet, showing: .v, .w)
        .when(.push(.v)).then(.raises(.pushedTwice)),
      givenNavigationController(.pageSheet, showing: .v, .w)
        .under(\.pushOfStackedController, .doesNothing)
        .when(.push(.v)).then(.receivesNothing, .raises(nil), .isInWindow(.w))),
    .choice(
      .m8, .touchesReachViewsDuringTransitions,
      because: "logs show a bar that is off; one report of 2025 has it on, during a push.",
      givenNavigationController(.pageSheet, showing: .v, .w)
        .when(.pop()).then(.barGetsTouches(false))
        .when(.pushEnds()).then(.barGetsTouches(true)),
      givenNavigationController(.pageSheet, showing: .v, .w)
        .when(.swipeBack(), .lifts(completed: true)).then(.barGetsTouches(false))
        .when(.pushEnds()).then(.barGetsTouches(true)),
      givenNavigationController(.pageSheet, showing: .v, .w)
        .under(\.touchesReachViewsDuringTransitions, true)
        .when(.pop()).then(.barGetsTouches(true)),
      givenNavigationController(.pageSheet, showing: .v, .w)
        .under(\.touchesReachViewsDuringTransitions, true)
        .when(.swipeBack(), .lifts(completed: true)).then(.barGetsTouches(true))),
    .choice(
      .m9, .touchesReachViewsDuringTransitions,
      because: "taps that push twice are reported of busy systems and of several fingers only.",
      givenNavigationController(.pageSheet, showing: .v)
        .when(.push(.w)).then(.getsTouches(false, .w))
        .when(.pushEnds()).then(.getsTouches(true, .w)),
      givenNavigationController(.pageSheet, showing: .v, .w)
        .when(.swipeBack(), .lifts(completed: true)).then(.getsTouches(true, .v)),
      givenNavigationController(.pageSheet, showing: .v)
        .under(\.touchesReachViewsDuringTransitions, true)
        .when(.push(.w)).then(.getsTouches(true, .w))),
    .conforms(
      .m10,
      givenNotPresented(.fullScreen).tabs(.n, showing: .v).navigation(.v, showing: .w)
        .when(.present(.n), .transitionEnds, .push(.x, onto: .v))
        .then(.getsTouches(true, .n), .getsTouches(false, .x))
    )
    .nothingToDelete(because: "the rules M8 and M9 concern what is in the navigation controller."),
    .conforms(
      .m11,
      givenNavigationController(.pageSheet, showing: .v, .w).hasContainerDelegate()
        .answering(.containerAnimationController(.w), .no)
        .on(.navigationControllerDidShow(.v), do: .see(.hasTransitionCoordinator(.v)))
        .when(.pop(), .pushEnds())
        .then(
          .receivesOfDelegate(
            .navigationControllerWillShow(.v), .navigationControllerDidShow(.v)),
          .hasTransitionCoordinator(.v, false))),
    .conforms(
      .m12,
      givenNavigationController(.pageSheet, showing: .v)
        .when(.swipeBack(), .lifts(completed: true)).then(.receivesNothing)
        .when(.push(.w))
        .then(
          .receives(.viewWillDisappear(.v), .viewWillAppear(.w), .viewIsAppearing(.w)),
          .getsTouches(false, .w)
        )
        .when(.swipeBack(), .lifts(completed: false), .pushEnds())
        .then(.isInWindow(.v), .isInWindow(.w, false))),
  ]
}
