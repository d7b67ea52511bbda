// SPDX-License-Identifier: MIT

import UIKitSemantics

extension Conformance {
  /// D14 to D16, D27 and D28: what the animator gets, and who is asked for it.
  static let sectionDViews: [Conformance] = [
    .conforms(
      .d14,
      given(.custom).transitioning(.animators).keepsPresentersView()
        .on(
          .animateTransition(.v),
          do: .contextView(.to, is: nil), .contextView(.from, is: .view(of: .v))
        )
        .when(.dismiss()).then(.receives(.animateTransition(.v), times: 1)),
      givenNotPresented(.custom).transitioning(.animators).keepsPresentersView()
        .on(
          .animateTransition(.v),
          do: .contextView(.from, is: nil), .contextView(.to, is: .view(of: .v))
        )
        .when(.present()).then(.receives(.animateTransition(.v), times: 1)),
      given(.fullScreen).transitioning(.animators)
        .on(
          .animateTransition(.v),
          do: .contextView(.to, is: .view(of: .p)), .contextView(.from, is: .view(of: .v))
        )
        .when(.dismiss()).then(.receives(.animateTransition(.v), times: 1))),
    .conforms(
      .d15,
      givenNotPresented(.custom).transitioning(.all)
        .when(.releaseTransitioningDelegate(), .present(), .transitionEnds)
        .then(.receives(.viewWillAppear(.v), .viewIsAppearing(.v), .viewDidAppear(.v)))
        .when(.dismiss(), .transitionEnds)
        .then(.receives(.viewWillDisappear(.v), .viewDidDisappear(.v)), .isGone(.v))),
    .conforms(
      .d16,
      givenNotPresented(.custom)
        .on(.viewWillAppear(.v), do: .setTransitioningDelegate(.all))
        .when(.present(), .transitionEnds)
        .then(.receives(.viewWillAppear(.v), .viewIsAppearing(.v), .viewDidAppear(.v))),
      givenNotPresented(.pageSheet)
        .on(.viewWillAppear(.v), do: .setStyle(.fullScreen))
        .when(.present(), .transitionEnds).then(.isShown(as: .pageSheet), .isInWindow(.p))
    )
    .nothingToDelete(because: "who is asked, and in which style, is settled inside present."),
    .conforms(
      .d27,
      givenNotPresented(.pageSheet).implementing(.misspelledAnimationController)
        .when(.present(), .transitionEnds)
        .then(.receives(.viewWillAppear(.v), .viewIsAppearing(.v), .viewDidAppear(.v)))),
    .conforms(
      .d28,
      given(.pageSheet)
        .when(.setTransitioningDelegate(.animationControllerForDismissed), .dismiss())
        .then(
          .receives(
            .animationControllerForDismissed(.v), .viewWillDisappear(.v), .animateTransition(.v))),
      given(.pageSheet).transitioning(.animationControllerForDismissed)
        .when(.setTransitioningDelegate([]), .dismiss(), .transitionEnds)
        .then(.receives(.viewWillDisappear(.v), .viewDidDisappear(.v)))
    )
    .follows(from: .d2),
  ]
}
