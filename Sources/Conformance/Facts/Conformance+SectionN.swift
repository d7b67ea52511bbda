// SPDX-License-Identifier: MIT

import UIKitSemantics

extension Conformance {
  /// Section N: pages and search.
  static let sectionN: [Conformance] = [
    .conforms(
      .n1,
      givenPages.when(.setPage(.w))
        .then(
          .receives(.viewWillAppear(.w), .viewWillDisappear(.v), .viewIsAppearing(.w)),
          .isInWindow(.v)
        )
        .when(.pushEnds())
        .then(
          .receives(.viewDidAppear(.w), .viewDidDisappear(.v)), .isInWindow(.w),
          .isInWindow(.v, false)),
      givenPages.when(.swipesPage(to: .w), .lifts(completed: true), .pushEnds())
        .then(
          .receives(
            .viewWillAppear(.w), .viewWillDisappear(.v), .viewIsAppearing(.w), .viewDidAppear(.w),
            .viewDidDisappear(.v)))),
    .conforms(
      .n2,
      givenCurls.when(.setPage(.w))
        .then(.receives(.viewWillAppear(.w), .viewWillDisappear(.v), .viewIsAppearing(.w)))
        .when(.pushEnds()).then(.receives(.viewDidDisappear(.v), .viewDidAppear(.w)))),
    .conforms(
      .n3,
      givenPages.when(.swipesPage(to: .w)).then(.isInWindow(.v), .isInWindow(.w))
        .when(.lifts(completed: false), .pushEnds())
        .then(
          .receives(
            .viewWillAppear(.v), .viewIsAppearing(.v), .viewDidAppear(.v), .viewWillDisappear(.w),
            .viewDidDisappear(.w)),
          .isInWindow(.v), .isInWindow(.w, false))),
    .conforms(
      .n4,
      givenCurls.when(.swipesPage(to: .w), .lifts(completed: false), .pushEnds())
        .then(
          .receives(
            .viewWillAppear(.w), .viewWillDisappear(.v), .viewIsAppearing(.w),
            .viewWillDisappear(.w), .viewWillAppear(.v), .viewIsAppearing(.v),
            .viewDidDisappear(.w), .viewDidAppear(.v)),
          .isInWindow(.v), .isInWindow(.w, false))),
    .conforms(
      .n5,
      givenNotPresented(.pageSheet).pages(.n)
        .when(.setPage(.w))
        .then(
          .receives(.viewWillAppear(.w), .viewIsAppearing(.w), .viewDidAppear(.w)),
          .isInWindow(.w, false)
        )
        .when(.present(.n), .transitionEnds).then(.appearance(of: .w), .isInWindow(.w))
        .when(.setPage(.x, animated: false))
        .then(
          .receives(
            .viewWillAppear(.x), .viewWillDisappear(.w), .viewIsAppearing(.x), .viewDidAppear(.x),
            .viewDidDisappear(.w)))),
    .choice(
      .n6, .pageSetWhileScrolling,
      because: "the reports say of some of the apps that they are ended, and of none when.",
      givenPages.when(.setPage(.w), .setPage(.x))
        .then(.raises(nil), .receivesInOrder(.viewWillAppear(.x), .viewWillDisappear(.w)))
        .when(.pushEnds()).then(.isInWindow(.x), .isInWindow(.w, false), .isInWindow(.v, false)),
      givenPages.under(\.pageSetWhileScrolling, .raises)
        .when(.setPage(.w), .setPage(.x)).then(.raises(.pagesScrollAlready)),
      givenPages.under(\.pageSetWhileScrolling, .raises)
        .when(.setPage(.w), .setPage(.x, animated: false)).then(.raises(nil)),
      givenCurls.under(\.pageSetWhileScrolling, .raises)
        .when(.setPage(.w), .setPage(.x)).then(.raises(nil))),
    .conforms(
      .n7,
      givenPages.when(.setPage(.w)).then(.getsTouches(true, .w))
    )
    .nothingToDelete(because: "nothing among pages takes touches away."),
    .conforms(
      .n8,
      givenPages.hasContainerDelegate().when(.setPage(.w), .pushEnds())
        .then(.receivesOfDelegate()),
      givenPages.hasContainerDelegate().when(.swipesPage(to: .w))
        .then(.receivesOfDelegate(.pageViewControllerWillTransition(.w)))
        .when(.lifts(completed: true), .pushEnds())
        .then(
          .receivesOfDelegate(.pageViewControllerDidFinishAnimating(.n, completed: true))),
      givenPages.hasContainerDelegate()
        .when(.swipesPage(to: .w), .lifts(completed: false), .pushEnds())
        .then(
          .receivesOfDelegate(
            .pageViewControllerWillTransition(.w),
            .pageViewControllerDidFinishAnimating(.n, completed: false)))),
    .conforms(
      .n9,
      givenSearch.when(.present(.x, from: .v))
        .then(.responses(.refused(.alreadyPresenting)), .isGone(.x)),
      givenSearch.when(.present(.x, from: .w)).then(.responses(.accepted), .isBeingPresented(.x)),
      givenSearch.when(.search(.w, isActive: false, in: .v), .present(.x, from: .v))
        .then(.responses(.accepted), .isBeingPresented(.x)),
      givenSearch.when(.push(.y, animated: false), .present(.x, from: .y))
        .then(.responses(.accepted), .isBeingPresented(.x))),
    .outOfScope(
      .n10, "Refresh controls are the stand-in's for UIKit, and tests of its own hold it to that."),
  ]

  /// V, which defines a context, is in a navigation controller, and searches.
  private static let givenSearch = givenNavigationController(.pageSheet, showing: .v)
    .definesPresentationContext(.v).when(.search(.w, in: .v))

  /// N, presented by P, shows V, the first of its pages, which scroll.
  private static let givenPages = givenPageViewController(.pageSheet, showing: .v)
  /// The same with pages as in a book.
  private static let givenCurls = givenPages.curlsPages()
}
