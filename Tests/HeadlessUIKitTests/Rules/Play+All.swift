// SPDX-License-Identifier: MIT

import UIKitSemantics

extension Play {
  /// All plays, named by what they show and the facts that it rests on.
  static let all: [Play] = presenting + refused + user + containing + others

  private static func play(
    _ name: String, _ moves: @autoclosure @escaping @Sendable () -> [Move],
    _ change: (inout Play) -> Void = { _ in }
  ) -> Play {
    var play = Play(name, moves())
    change(&play)
    return play
  }

  private static let swipe: [Move] = [
    .gesture(.swipeBegins), .gesture(.swipeMovesPastThreshold), .gesture(.swipeReleased),
    .animationEnds,
  ]

  // MARK: - Presenting and dismissing

  private static let presenting = [
    play(
      "a sheet comes and goes (B1)",
      [.present(.v, from: .p), .animationEnds, .dismiss(.p), .animationEnds]),
    play(
      "full screen covers its presenter (B4, B33)",
      [.present(.v, from: .p, .fullScreen), .animationEnds, .dismiss(.v), .animationEnds]),
    play(
      "over full screen leaves its presenter alone (B5)",
      [.present(.v, from: .p, .overFullScreen), .animationEnds, .dismiss(.v), .animationEnds]),
    play(
      "without animation (B31)",
      [
        .present(.v, from: .p, animated: false), .animationEnds, .dismiss(.p, animated: false),
        .animationEnds,
      ]),
    play(
      "completion handlers",
      [
        .present(.v, from: .p, completion: true), .animationEnds, .dismiss(.v, completion: true),
        .animationEnds,
      ]),
    play(
      "a stack goes at once (E13, E15)",
      [
        .present(.v, from: .p), .animationEnds, .present(.w, from: .v), .animationEnds,
        .dismiss(.p), .animationEnds,
      ]),
    play(
      "the uppermost of a stack goes (E1)",
      [
        .present(.v, from: .p), .animationEnds, .present(.w, from: .v, .fullScreen),
        .animationEnds, .dismiss(.v), .animationEnds, .dismiss(.v), .animationEnds,
      ]),
    play(
      "a presentation in viewDidAppear (E10)",
      [.present(.v, from: .p), .animationEnds, .animationEnds, .dismiss(.p), .animationEnds]
    ) { $0.reactions = [(.viewDidAppear(.v), .present(.w, from: .v))] },
    play(
      "one follows the other by the completion",
      [
        .present(.v, from: .p), .animationEnds, .dismiss(.p, completion: true), .animationEnds,
        .animationEnds,
      ]
    ) { $0.reactions = [(.dismissCompletion(.v), .present(.w, from: .p))] },
  ]

  // MARK: - Refusals

  private static let refused = [
    play(
      "who presents already cannot present (E5)",
      [.present(.v, from: .p), .animationEnds, .present(.w, from: .p)]),
    play(
      "nothing is presented during a transition (E6)",
      [.present(.v, from: .p), .present(.w, from: .v), .animationEnds]),
    play(
      "a dismissal during a dismissal is lost (E2, E7)",
      [.present(.v, from: .p), .animationEnds, .dismiss(.p), .dismiss(.p), .animationEnds]),
    play(
      "a dismissal during a presentation (E8)",
      [.present(.v, from: .p), .dismiss(.p), .animationEnds, .animationEnds]),
    play("nothing to dismiss (L10)", [.dismiss(.p, completion: true)]),
    play("a presenter outside the window (E9)", [.present(.v, from: .w)]),
    play(
      "who is being dismissed does not present (E12)",
      [
        .present(.v, from: .p), .animationEnds, .dismiss(.p), .present(.w, from: .v),
        .animationEnds,
      ]),
    play(
      "two requests in one turn",
      [.inOneTurn([.present(.v, from: .p), .present(.w, from: .p)]), .animationEnds]),
  ]

  // MARK: - The user

  private static let user = [
    play("a swipe (A1)", [.present(.v, from: .p), .animationEnds] + swipe) {
      $0.delegates = [.v: true]
    },
    play("a swipe without a delegate", [.present(.v, from: .p), .animationEnds] + swipe),
    play(
      "a swipe that is cancelled (B17)",
      [
        .present(.v, from: .p), .animationEnds, .gesture(.swipeBegins), .gesture(.swipeReleased),
        .animationEnds,
      ]
    ) { $0.delegates = [.v: true] },
    play("the delegate's veto (A1)", [.present(.v, from: .p), .animationEnds] + swipe) {
      $0.delegates = [.v: false]
    },
    play(
      "the controller's veto (A2)",
      [.setModal(true, .v), .present(.v, from: .p), .animationEnds] + swipe
    ) { $0.delegates = [.v: true] },
    play(
      "a tap beside a sheet in a wide window (H3)",
      [.present(.v, from: .p), .animationEnds, .gesture(.tapOutside), .animationEnds]
    ) { ($0.delegates, $0.width) = ([.v: true], .regular) },
    play(
      "a tap beside a popover, with a veto (H1)",
      [.present(.v, from: .p, .popover), .animationEnds, .gesture(.tapOutside), .animationEnds]
    ) { ($0.delegates, $0.width) = ([.v: false], .regular) },
    play(
      "a swipe of the upper sheet of two",
      [.present(.v, from: .p), .animationEnds, .present(.w, from: .v), .animationEnds] + swipe
    ) { $0.delegates = [.v: true, .w: true] },
    play(
      "an alert's action (B29, E23)",
      [
        .present(.v, from: .p, .overFullScreen), .animationEnds, .tapAction(of: .v),
        .animationEnds,
      ]
    ) { $0.alerts = [.v] },
    play(
      "an alert's action presents (E23)",
      [
        .present(.v, from: .p, .overFullScreen), .animationEnds, .tapAction(of: .v),
        .animationEnds, .animationEnds,
      ]
    ) {
      $0.alerts = [.v]
      $0.reactions = [(.alertActionHandler(.v), .present(.w, from: .p))]
    },
  ]

  // MARK: - Containers

  private static let containing = [
    play(
      "a stack of controllers in a sheet (B32, B34)",
      [
        .present(.n, from: .p), .animationEnds, .push(.b, onto: .n), .pushEnds(of: .n),
        .pop(from: .n), .pushEnds(of: .n), .dismiss(.a), .animationEnds,
      ]
    ) { $0.containers = [(.n, .navigation, [.a])] },
    play(
      "a push beside a dismissal (E25)",
      [
        .present(.v, from: .p), .animationEnds, .dismiss(.p), .push(.b, onto: .p),
        .animationEnds, .pushEnds(of: .p),
      ]
    ) { $0.containers = [(.p, .navigation, [.a])] },
    play(
      "a child presents by its container (E16, E17)",
      [
        .present(.v, from: .a, .fullScreen), .animationEnds, .dismiss(.a), .animationEnds,
      ]
    ) { $0.containers = [(.p, .navigation, [.a])] },
    play(
      "tabs (B32)",
      [.select(.b), .present(.v, from: .b), .animationEnds, .dismiss(.v), .animationEnds]
    ) { $0.containers = [(.p, .tabs, [.a, .b])] },
    play(
      "a child comes and goes (B32)",
      [
        .addChild(.a, to: .p), .present(.v, from: .p, .fullScreen), .animationEnds, .dismiss(.p),
        .animationEnds, .removeFromParent(.a),
      ]),
    play(
      "a context within a tab (E31)",
      [
        .present(.v, from: .a, .currentContext), .animationEnds, .select(.b), .select(.a),
        .dismiss(.v), .animationEnds,
      ]
    ) {
      $0.containers = [(.p, .tabs, [.a, .b])]
      $0.definesContext = [.a]
    },
    play(
      "the owner of a presentation is popped (E24)",
      [
        .push(.b, onto: .p, animated: false), .present(.v, from: .b), .animationEnds,
        .pop(from: .p, animated: false), .dismiss(.v), .animationEnds,
      ]
    ) { $0.containers = [(.p, .navigation, [.a])] },
  ]

  // MARK: - Others

  private static let others = [
    play(
      "a presentation controller of the app's (C1, C4)",
      [.present(.v, from: .p, .custom), .animationEnds, .dismiss(.p), .animationEnds]
    ) { $0.custom = [.v] },
    play(
      "an animator of the app's (D1, D9)",
      [.present(.v, from: .p, .custom), .animationEnds, .dismiss(.p), .animationEnds]
    ) { ($0.custom, $0.animated) = ([.v], [.v]) },
    play(
      "another root while a sheet is up (E30)",
      [.present(.v, from: .p), .animationEnds, .setRoot(.w), .dismiss(.v), .animationEnds]),
    play(
      "another root under a full screen",
      [
        .present(.v, from: .p, .fullScreen), .animationEnds, .setRoot(.w), .dismiss(.v),
        .animationEnds,
      ]),
    play(
      "a popover in a window that gets narrow (F9, F12)",
      [
        .present(.v, from: .p, .popover), .animationEnds, .width(.compact), .dismiss(.p),
        .animationEnds,
      ]
    ) { $0.width = .regular },
    play(
      "appearance by hand (B30, B37)",
      [
        .beginAppearance(false, .p), .present(.v, from: .p, .fullScreen), .animationEnds,
        .endAppearance(.p), .endAppearance(.p), .dismiss(.p), .animationEnds,
      ]),
    play(
      "appearance by hand where UIKit's own runs (B30)",
      [.present(.v, from: .p, .fullScreen), .beginAppearance(false, .p), .animationEnds]),
  ]
}
