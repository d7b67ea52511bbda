// SPDX-License-Identifier: MIT

public import ModalHarness
import StateSpace
import UIKitSemantics

/// Modals that are presented because a binding says so, as SwiftUI does it.
public struct BindingDrivenPresentation: Spec {
  public let identifier = "binding-driven-presentation"
  public let title = "Presentation driven by bindings"
  public let summary = ""

  /// Creates the spec.
  public init() {}

  public var variants: [Variant<BindingApp>] {
    let rules: [BindingProperty] = [
      .bindingsTellTheTruth, .tappedRowIsShown, .comesOnlyWhenAsked, .openOpens,
      .rotationChangesNothing, .canBeOpenedAgain,
    ]
    return [
      variant(
        "sheet and fullScreenCover",
        summary: "SwiftUI's own presenters, a binding for each row, closed as SwiftUI means it.",
        axes: [
          Axis("presenter", ["sheet", "fullScreenCover"]), Axis("rows in", ["List", "VStack"]),
          Axis("width", ["compact", "regular"]),
        ],
        rules: rules + [.closeCloses, .closingTwiceOpensNothing, .swipeIsWrittenBack, .cancelledSwipeChangesNothing, .outsideNothingHappens, .answerClosesOnlyItsOwn, .leavesWithoutButton, .answerFindsNothing],
        closure: Closure(states: 0, generated: 0, depth: 0)
      ) { $0.extras = [.answer, .inlineCopy] },
      variant(
        "closing from inside as published",
        summary: "Each way in which the document lets a screen close itself, with each presenter.",
        axes: [
          Axis("presenter", BindingCode.Presenter.allCases.map(\.rawValue)),
          Axis(
            "closed by",
            BindingCode.Closing.allCases.filter { $0 != .dismissAction }.map(\.rawValue)),
        ],
        rules: rules + [.closeCloses, .closingTwiceOpensNothing, .environmentSaysPresented, .outsideNothingHappens],
        closure: Closure(states: 0, generated: 0, depth: 0)
      ) { $0.extras = [.answer, .inlineCopy] },
      variant(
        "present as published",
        summary: "A modifier of one's own: on every update, present if the binding is true, or else dismiss.",
        axes: [
          Axis("dismissal heard by", ["presenter", "nobody"]), Axis("rows in", ["VStack", "List"]),
          Axis("style", ["pageSheet", "fullScreen"]), Axis("width", ["compact", "regular"]),
        ],
        rules: rules + [.closeCloses, .swipeIsWrittenBack, .cancelledSwipeChangesNothing],
        closure: Closure(states: 0, generated: 0, depth: 0)
      ) {
        $0.presenter = .present
        $0.closing = .modalIsPresented
        $0.isGuarded = false
        $0.extras = []
      },
      variant(
        "present as published, asked at any time",
        summary: "",
        axes: [
          Axis("rows in", ["VStack", "List"]), Axis("style", ["pageSheet", "fullScreen"]),
        ],
        rules: rules + [.closeCloses, .closingTwiceOpensNothing, .answerClosesOnlyItsOwn],
        closure: Closure(states: 0, generated: 0, depth: 0)
      ) {
        $0.presenter = .present
        $0.closing = .modalIsPresented
        $0.isGuarded = false
        $0.extras = [.answer, .next, .twoFingers]
      },
      variant(
        "present repaired",
        summary: "",
        axes: [
          Axis(
            "style",
            ["pageSheet", "fullScreen", "formSheet", "overFullScreen", "currentContext", "overCurrentContext", "popover"]),
          Axis("width", ["compact", "regular"]), .flag("animated"),
        ],
        rules: rules + [.closeCloses, .closingTwiceOpensNothing, .swipeIsWrittenBack, .cancelledSwipeChangesNothing, .outsideNothingHappens, .answerClosesOnlyItsOwn, .leavesWithoutButton, .answerFindsNothing],
        closure: Closure(states: 0, generated: 0, depth: 0)
      ) {
        $0.presenter = .present
        $0.closing = .dismissAction
        $0.extras = [.answer, .next, .inlineCopy]
      },
      variant(
        "one shared binding",
        summary: "",
        axes: [
          Axis("presenter", BindingCode.Presenter.allCases.map(\.rawValue)),
          Axis("rows in", ["List", "VStack"]),
        ],
        rules: rules + [.closeCloses, .closingTwiceOpensNothing, .answerClosesOnlyItsOwn],
        closure: Closure(states: 0, generated: 0, depth: 0)
      ) {
        $0.bindings = .shared
        $0.closing = $0.presenter == .present ? .dismissAction : .presentationMode
        $0.isGuarded = $0.presenter != .present
      },
      variant(
        "one shared item",
        summary: "",
        axes: [
          Axis("presenter", BindingCode.Presenter.allCases.map(\.rawValue)),
          Axis("rows in", ["List", "VStack"]),
        ],
        rules: rules + [.closeCloses, .closingTwiceOpensNothing, .answerClosesOnlyItsOwn],
        closure: Closure(states: 0, generated: 0, depth: 0)
      ) {
        $0.bindings = .item
        $0.closing = $0.presenter == .present ? .dismissAction : .presentationMode
        $0.extras = [.answer, .next, .notification, .twoFingers]
      },
      variant(
        "somebody else's delegate",
        summary: "",
        axes: [.flag("OPEN toggles")],
        rules: rules + [.closeCloses, .swipeIsWrittenBack],
        closure: Closure(states: 0, generated: 0, depth: 0)
      ) {
        $0.listener = .content
        $0.extras = []
      },
      variant(
        "a second request",
        summary: "",
        axes: [
          Axis("presenter", ["sheet", "fullScreenCover"]),
          Axis("second request", BindingCode.SecondRequest.allCases.map(\.rawValue)),
        ],
        rules: rules + [.closeCloses],
        closure: Closure(states: 0, generated: 0, depth: 0)
      ) { $0.extras = [.next, .notification, .twoFingers] },
    ]
  }

  private func variant(
    _ name: String, summary: String, axes: [Axis], rules: [BindingProperty],
    knownDefects: [KnownDefect] = [], closure: Closure,
    adjust: @escaping @Sendable (inout BindingCode) -> Void
  ) -> Variant<BindingApp> {
    Variant(
      name, summary: summary, axes: axes,
      names: ControllerNames(["root", "screen 1", "screen 2", "another copy"]),
      properties: rules.map(\.claim) + .catalogue([.userIsNeverTrapped, .noRequestIsRefused, .everyTransitionEnds, .noProgrammingError]),
      knownDefects: knownDefects, closure: closure
    ) { configuration, behavior in
      var code = BindingCode()
      code.read(configuration)
      adjust(&code)
      let width: HorizontalSizeClass = code.isRegularWidth ? .regular : .compact
      return (
        PresentationWorld(behavior: behavior, horizontalSizeClass: width), BindingApp(code: code)
      )
    }
  }
}

extension BindingCode {
  /// Takes over what the axes say.
  fileprivate mutating func read(_ configuration: Configuration) {
    for (axis, value) in zip(configuration.axes.map(\.name), configuration.values) {
      switch axis {
      case "presenter": presenter = Presenter(rawValue: value) ?? presenter
      case "rows in": container = Container(rawValue: value) ?? container
      case "closed by": closing = Closing(rawValue: value) ?? closing
      case "dismissal heard by": listener = Listener(rawValue: value) ?? listener
      case "second request": secondRequest = SecondRequest(rawValue: value) ?? secondRequest
      case "style":
        style = ModalPresentationStyle.allCases.first { "\($0)" == value } ?? style
      case "width": isRegularWidth = value == "regular"
      case "animated": isAnimated = value == "yes"
      case "OPEN toggles": openSetsTrue = value == "no"
      default: preconditionFailure("No part of the code varies with '\(axis)'.")
      }
    }
    if presenter == .fullScreenCover { style = .fullScreen }
  }
}
