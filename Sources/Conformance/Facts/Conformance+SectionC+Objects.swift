// SPDX-License-Identifier: MIT

import UIKitSemantics

extension Conformance {
  /// C24 to C28, C32: which presentation controller there is, and how long.
  static let sectionCObjects: [Conformance] = [
    .conforms(
      .c24,
      givenNotPresented(.pageSheet).transitioning(.presentationController)
        .when(.present(), .transitionEnds)
        .then(.receives(.viewWillAppear(.v), .viewIsAppearing(.v), .viewDidAppear(.v))),
      givenNotPresented(.custom).transitioning(.presentationController)
        .when(.present()).then(.receives(.presentationControllerForPresented(.v), times: 1))),
    .conforms(
      .c25,
      given(.popover).delegate([.adaptivePresentationStyle]).adapting(to: .fullScreen)
        .when(.activePresentationController(isFor: .fullScreen), .adaptsFromNowOn(to: .none))
        .when(.width(.regular)).then(.isShown(as: .popover))
        .when(.activePresentationController(isFor: .popover), .adaptsFromNowOn(to: .fullScreen))
        .when(.width(.compact))
        .then(.isShown(as: .fullScreen))
        .when(
          .activePresentationController(isFor: .fullScreen),
          .presentationController(isFor: .popover)
        ).then(.isPresented(.v)),
      givenNotPresented(.popover).when(.readPresentationController())
        .when(.activePresentationController(isFor: nil)).then(.isGone(.v))),
    .conforms(
      .c26,
      givenNotPresented(.fullScreen)
        .when(.setStyle(.formSheet), .readPresentationController(), .setStyle(.fullScreen))
        .when(.presentationController(isFor: .formSheet), .present(), .transitionEnds)
        .then(.isShown(as: .formSheet), .appearance(of: .p))
        .when(.dismiss(), .transitionEnds, .present(), .transitionEnds)
        .then(.isShown(as: .fullScreen)),
      givenNotPresented(.custom)
        .when(.setStyle(.custom), .readPresentationController())
        .when(.presentationController(isFor: nil), .present(), .transitionEnds)
        .when(.presentationController(isFor: .custom)).then(.isShown(as: .custom)),
      givenNotPresented(.custom).transitioning(.presentationController)
        .answering(.presentationControllerForPresented(.v), .no)
        .when(.setStyle(.custom), .readPresentationController())
        .then(.receives(.presentationControllerForPresented(.v), times: 1))
        .when(.present(), .transitionEnds)
        .then(.receives(.presentationControllerForPresented(.v), times: 1))
        .when(.presentationController(isFor: .custom)).then(.isShown(as: .custom)),
      givenNotPresented(.pageSheet).transitioning(.presentationController).keepsPresentersView()
        .when(.setStyle(.custom), .readPresentationController())
        .then(.receives(.presentationControllerForPresented(.v)))
        .when(.present())
        .then(
          .receives(.presentationControllerForPresented(.v), times: 0),
          .receives(.presentationTransitionWillBegin(.v), times: 1))),
    .conforms(
      .c27,
      givenNotPresented(.pageSheet).on(.iOS13)
        .when(.readPresentationController(of: .w), .release(.w)).then(.isAlive(.w)),
      givenNotPresented(.pageSheet).on(.iOS13)
        .when(.setDelegate(.dismissal, of: .w), .release(.w)).then(.isAlive(.w)),
      // W is a child, and never presented.
      givenNotPresented(.pageSheet).on(.iOS13)
        .when(.addChild(.w, to: .p), .readPresentationController(of: .w), .release(.w))
        .when(.removeFromParent(.w)).then(.isAlive(.w)),
      givenNotPresented(.pageSheet).on(.iOS13)
        .when(.addChild(.w, to: .p), .release(.w)).then(.isAlive(.w))
        .when(.removeFromParent(.w)).then(.isAlive(.w, false)),
      givenNotPresented(.pageSheet).on(.iOS13)
        .when(.release(.w)).then(.isAlive(.w, false)),
      givenNotPresented(.pageSheet).on(.iOS13)
        .when(.readPresentationController(), .present(), .transitionEnds, .release(.v))
        .then(.isAlive(.v))
        .when(.dismiss(), .transitionEnds).then(.isAlive(.v, false)),
      givenNotPresented(.pageSheet).on(.iOS14)
        .when(.readPresentationController(of: .w), .release(.w)).then(.isAlive(.w, false))),
    .choice(
      .c28, .presentingArgumentIsNil,
      because: "Apple allows nil for a presenter that is decided later, and in the world's "
        + "presentations it is decided.",
      givenNotPresented(.custom).transitioning(.presentationController)
        .on(.presentationControllerForPresented(.v), do: .presentingArgument(is: .p))
        .when(.present()).then(.receives(.presentationControllerForPresented(.v), times: 1)),
      givenNotPresented(.custom).transitioning(.presentationController)
        .under(\.presentingArgumentIsNil, true)
        .on(.presentationControllerForPresented(.v), do: .presentingArgument(is: nil))
        .when(.present()).then(.receives(.presentationControllerForPresented(.v), times: 1)),
      givenNotPresented(.custom).transitioning(.presentationController)
        .on(.presentationControllerForPresented(.v), do: .presentingArgument(is: nil))
        .when(.setStyle(.custom), .readPresentationController())
        .then(.receives(.presentationControllerForPresented(.v)))),
    .conforms(
      .c32,
      givenNotPresented(.pageSheet).transitioning([
        .animationControllerForPresented, .animationControllerForDismissed,
      ])
      .on(.animateTransition(.v), do: .releaseTransitioningDelegate())
      .when(.present(), .transitionEnds)
      .then(
        .receives(
          .animationControllerForPresented(.v), .viewWillAppear(.v), .viewIsAppearing(.v),
          .animateTransition(.v), .animatorAnimationsDidFinish(.v, cancelled: false),
          .viewDidAppear(.v), .animationEnded(.v, completed: true))
      )
      .when(.dismiss(), .transitionEnds)
      .then(.receives(.viewWillDisappear(.v), .viewDidDisappear(.v)), .isGone(.v))
    )
    .follows(from: .d9, .d15),
  ]
}
