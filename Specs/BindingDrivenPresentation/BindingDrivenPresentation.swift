// SPDX-License-Identifier: MIT

package import ModalHarness

/// Modals that come and go because a Boolean says so, as SwiftUI does it: “A home-made modal window
/// that does not close, updated”.
///
/// A list of two rows, each with an OPEN button that toggles a binding, and screens with a CLOSE
/// button. Three presenters read the binding: `.sheet`, `.fullScreenCover`, and a modifier of the
/// document's own, `present`, around a `UIViewControllerRepresentable`.
///
/// What the document says, and where it is explored:
/// - `.sheet` is swiped or tapped away, `.fullScreenCover` needs a button: "sheet and
///   fullScreenCover", and "closing from inside as published" for the cover without a button.
/// - One binding for each row works with all presenters; one that all rows share works with
///   SwiftUI's own in a `List` or `Form` only: "one shared binding", with the document's own cure,
///   an identity in place of the Boolean: "one shared item".
/// - A screen cannot close itself without the presenter's binding, which it gets passed down or
///   from the environment; a copy in its own `@State` is of no use. `presentationMode` is not
///   filled in by `present`, whose own environment value is a constant outside a modal: "closing
///   from inside as published".
/// - A rotation updates the representable too, and one whose binding is false closes a sibling's
///   modal, though not in a `List`: "present as published", mended in "present repaired". The
///   document wonders whether another delegate protocol would change that; the axis "dismissal
///   received by" says no, since code dismisses and no delegate is told (A5).
///
/// Beyond the document: a delegate that somebody else replaced (R35), two requests at once (R40,
/// R65, R67), answers that come late, and two fingers.
///
/// SwiftUI's inside is not documented. The model takes its presenters for state machines that wait
/// for a running transition to end and then look at the binding again (J4); where reports disagree
/// on a second request, both answers are an axis (I10, I18). Whose button it was in a `List` is
/// taken from the document as it is (I12; it depends on the version, X11).
///
/// Not modeled: `NavigationLink`, which pushes; how many arguments an initializer has; and three
/// slips of the document's listings that no checker of behavior can see: the shared-binding
/// listing uses the row's index out of its scope, `dismiss` is misspelt once, and `private(set)` on
/// a stored `Binding` does not keep others from writing through its `wrappedValue`.
package struct BindingDrivenPresentation: Spec {
  package let identifier = "binding-driven-presentation"
  package let title = "Presentation driven by bindings"
  package let summary = """
    Two rows with OPEN buttons toggle bindings; sheet, fullScreenCover and a custom presenter \
    turn them into screens with CLOSE buttons. Users swipe, devices rotate, answers come late.
    """
  package let sources = [DescribedDocument.bindingPresentation.title]
  package let notes = [
    "A sheet is a page sheet and can be swiped away, or tapped away in regular width.",
    "A fullScreenCover is closed by its own button only; without one the user is trapped.",
    "A custom presenter may use any style; its user dismissals have to be written back.",
    "SwiftUI writes the binding back after a swipe, and leaves it alone after a cancelled one.",
    "One binding for each row works with sheet and fullScreenCover in every container.",
    "One binding for all rows works in List and Form, for sheet and fullScreenCover only.",
    "One binding for all rows makes several own presenters present at once.",
    "An item that names the row, in place of a shared Boolean, works everywhere.",
    "A screen closes itself by a binding that is passed down, or by the environment.",
    "A @State of the screen's own is a copy: changing it closes nothing.",
    "presentationMode is wired for sheet and fullScreenCover, not for an own presenter.",
    "The document's own dismiss() toggles: called once more, it opens the screen again.",
    "Outside a modal the own environment value is a constant, and dismiss() does nothing.",
    "A rotation runs the update too; a row whose binding is false closes its sibling's modal.",
    "In a List the sibling is spared, yet present is asked for once more and refused.",
    "Which delegate is told about the swipe makes no difference to what a rotation closes.",
    "Content that takes the delegate's place leaves the binding true and the sheet unopenable.",
    "A second request at the same level waits or is forgotten; its binding is true meanwhile.",
  ]
  package let facts = [
    "A1", "A5", "A23", "E1", "E2", "E4", "E5", "E6", "E7", "E8", "E17", "E29", "E35", "H3", "H7",
    "I1",
    "I2", "I3", "I4", "I5", "I7", "I8", "I9", "I10", "I12", "I13", "I14", "I15", "I17", "I18",
    "I21", "J4", "X3", "X11",
  ]

  package init() {}

  package var variants: [Variant<BindingApp>] {
    [
      asSwiftUIMeansIt, closingFromInside, presentAsPublished, presentAskedAtAnyTime,
      presentRepaired, sharedBinding, sharedItem, replacedDelegate, secondRequest,
    ]
  }

  package func fields(of app: BindingApp) -> [(name: String, value: String)] {
    let rows = BindingApp.Row.allCases
    return [
      ("isPresented 1", "\(app.isPresented1)"), ("isPresented 2", "\(app.isPresented2)"),
      ("presenter holds", app.held?.name ?? "nothing"),
      ("asked for", Self.list(rows.filter { app.asked.contains($0) })),
      ("answer due for", app.answerDue?.name ?? "nothing"),
    ]
  }

  private static func list(_ rows: [BindingApp.Row]) -> String {
    rows.isEmpty ? "nothing" : rows.map(\.name).joined(separator: " and ")
  }
}

// MARK: - From axes to code

extension BindingDrivenPresentation {
  /// What holds of every app of this kind, or is a defect.
  static let rules: [BindingProperty] = [
    .bindingsTellTheTruth, .tappedRowIsShown, .comesOnlyWhenAsked, .openOpens, .closeCloses,
    .rotationChangesNothing, .canBeOpenedAgain,
  ]

  /// Puts a variant together; the axes are read into the code first.
  func variant(
    _ name: String, summary: String, axes: [Axis], rules: [BindingProperty],
    knownDefects: [KnownDefect] = [], wholeSpace: StateSpaceSize,
    adjust: @escaping @Sendable (inout BindingCode) -> Void
  ) -> Variant<BindingApp> {
    let catalog: [CatalogProperty] =
      CatalogProperty.obligations + [
        .userIsNeverTrapped, .noRequestIsRefused, .noProgrammingError,
      ]
    return Variant(
      name, summary: summary, axes: axes,
      names: ControllerNames(["root", "screen 1", "screen 2", "another copy"]),
      properties: (Self.rules + rules).map { $0.claim() } + .catalog(catalog),
      knownDefects: knownDefects, wholeSpace: wholeSpace
    ) { configuration, behavior in
      var code = BindingCode()
      for (axis, value) in zip(configuration.axes.map(\.name), configuration.values) {
        code.read(axis: axis, value: value)
      }
      adjust(&code)
      let width: HorizontalSizeClass = code.isRegularWidth ? .regular : .compact
      return (
        PresentationWorld(behavior: behavior, horizontalSizeClass: width), BindingApp(code: code)
      )
    }
  }
}

extension BindingCode {
  /// Takes over what an axis says.
  fileprivate mutating func read(axis: String, value: String) {
    switch axis {
    case "presenter":
      presenter = Presenter(rawValue: value) ?? .present
      isGuarded = value != BindingCode.withoutGuards
      if presenter == .fullScreenCover { style = .overFullScreen }
      if presenter == .present { closing = .dismissAction }
    case "rows in": container = Container(rawValue: value) ?? container
    case "closed by": closing = Closing(rawValue: value) ?? closing
    case "dismissal received by": listener = Listener(rawValue: value) ?? listener
    case "second request": secondRequest = SecondRequest(rawValue: value) ?? secondRequest
    case "style": style = ModalPresentationStyle.allCases.first { "\($0)" == value } ?? style
    case "width": isRegularWidth = value == "regular"
    case "animated": isAnimated = value == "yes"
    case "OPEN": openSetsTrue = value == "sets true"
    default: preconditionFailure("No part of the code varies with '\(axis)'.")
    }
  }

  /// The value of the axis "presenter" for the document's own one.
  static let withoutGuards = "present without guards"
}
