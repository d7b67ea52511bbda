// SPDX-License-Identifier: MIT

import UIKitSemantics

/// What was recorded of adaptive answers on iOS 13 simulators by the author of
/// mattneub/Programming-iOS-Book-Examples: 112 cases of a style, the delegate's answer, and whether
/// the controller that the delegate offers was shown in its place.
struct AdaptivityCase: CustomStringConvertible, Sendable {
  /// The width of the window.
  let width: HorizontalSizeClass
  /// The style of what is presented, and what the delegate answers.
  let style: ModalPresentationStyle, answer: ModalPresentationStyle
  /// What `presentationController(_:willPresentWithAdaptiveStyle:transitionCoordinator:)` was told.
  ///
  /// Where that is a style, the replacement was shown, and the original where it is `.none`.
  let announced: ModalPresentationStyle

  var description: String { "\(width): .\(style) with .\(answer)" }

  /// Whether what was shown had the size of the screen.
  var fillsScreen: Bool {
    let small: [ModalPresentationStyle] = [.pageSheet, .formSheet, .popover]
    return !small.contains(announced == .none ? style : announced)
  }

  /// The columns of the table.
  private static let answers: [ModalPresentationStyle] = [
    .fullScreen, .pageSheet, .formSheet, .currentContext, .overFullScreen, .overCurrentContext,
    .popover, .none,
  ]
  private static let never = Array(repeating: ModalPresentationStyle.none, count: answers.count)
  private static let ofPageSheet: [ModalPresentationStyle] = [
    .fullScreen, .none, .formSheet, .none, .overFullScreen, .none, .none, .none,
  ]
  private static let ofFormSheet: [ModalPresentationStyle] = [
    .fullScreen, .none, .none, .none, .overFullScreen, .none, .none, .none,
  ]
  private static let rows: [(ModalPresentationStyle, compact: Row, regular: Row)] = [
    (.fullScreen, never, never), (.pageSheet, ofPageSheet, ofPageSheet),
    (.formSheet, ofFormSheet, ofFormSheet), (.currentContext, never, never),
    (.overFullScreen, never, never), (.overCurrentContext, never, never),
    (
      .popover,
      [
        .fullScreen, .formSheet, .formSheet, .formSheet, .overFullScreen, .formSheet, .formSheet,
        .none,
      ], ofPageSheet
    ),
  ]
  private typealias Row = [ModalPresentationStyle]

  /// All cases.
  static let all: [AdaptivityCase] = rows.flatMap { style, compact, regular in
    zip(answers, zip(compact, regular)).flatMap { answer, announced in
      [
        AdaptivityCase(width: .compact, style: style, answer: answer, announced: announced.0),
        AdaptivityCase(width: .regular, style: style, answer: answer, announced: announced.1),
      ]
    }
  }
}
