// SPDX-License-Identifier: MIT

package import UIKitSemantics

extension BindingID {
  /// The binding of most scenarios.
  package static let first = BindingID(0)
  /// Another one.
  package static let second = BindingID(1)

  var words: String { "$\(["first", "second", "third"][Int(rawValue)])" }
}

extension BindingValue {
  var words: String {
    switch self {
    case .absent: "false"
    case .present: "true"
    case .item(let screen): "item \(screen.letter)"
    }
  }
}

extension SwiftUIEvent {
  /// Who does what.
  package var words: String {
    switch self {
    case .uikit(let callback): callback.words
    case .bindingWritten(let binding, let value):
      "SwiftUI writes \(value.words) to \(binding.words)"
    case .onDismiss(let modifier): "onDismiss of modifier \(modifier.rawValue + 1)"
    case .alertAction(let modifier): "the action of the alert of modifier \(modifier.rawValue + 1)"
    case .updateUIViewController(let representable):
      "updateUIViewController of representable \(representable.rawValue + 1)"
    case .onlyOneSheetIsSupported(let modifier):
      "SwiftUI logs that one sheet is supported only, for modifier \(modifier.rawValue + 1)"
    }
  }
}

extension [SwiftUIEvent] {
  var words: String { isEmpty ? "nothing" : map(\.words).joined(separator: ", ") }
}

extension PresentationModifier {
  /// `.sheet`, `.fullScreenCover`, `.popover` or `.alert` that shows a controller.
  package static func showing(
    _ kind: Kind, _ content: ControllerID = .v, _ binding: BindingID = .first,
    on level: ControllerID = .p, view: UInt8 = 0, isInList: Bool = false
  ) -> PresentationModifier {
    PresentationModifier(
      kind, binding, content: content, on: level, view: view, isInList: isInList)
  }

  fileprivate var words: String {
    let place = isInList ? "a row of a list in" : "a view in"
    return "\(place) \(level.letter) with .\(kind)(\(binding.words)) { \(content.letter) }"
  }
}

// MARK: - Given

/// SwiftUI views with presentation modifiers, nothing of which is presented yet.
package func givenViews(_ modifiers: PresentationModifier...) -> Scenario {
  modifiers.reduce(Scenario().addingBindings()) { scenario, modifier in
    scenario.adding(.given, modifier.words) { $0.swiftUI { $0.add(modifier) } }
  }
}

/// SwiftUI views, each a `UIViewControllerRepresentable` that looks at a binding, and what it is
/// to present.
package func givenRepresentables(_ pairs: (BindingID, ControllerID)...) -> Scenario {
  pairs.reduce(Scenario().addingBindings()) { scenario, pair in
    scenario.representable(pair.0, pair.1)
  }
}

extension Scenario {
  fileprivate func addingBindings() -> Scenario {
    adding(.given, "P, a hosting controller") { run in
      run.swiftUI { host in for _ in 0..<3 { _ = host.addBinding() } }
    }
  }

  /// One representable more.
  package func representable(
    _ binding: BindingID, _ content: ControllerID, on level: ControllerID = .p
  ) -> Scenario {
    let words = "a representable in \(level.letter), for \(binding.words) and \(content.letter)"
    return adding(.given, words) {
      $0.swiftUI { $0.add(Representable(binding, content: content, on: level)) }
    }
  }

  package func interactiveDismissDisabled(in screen: ControllerID = .v) -> Scenario {
    adding(.given, "\(screen.letter) has interactiveDismissDisabled()") {
      $0.swiftUI { $0.setInteractiveDismissDisabled(true, in: screen) }
    }
  }

  package func on(_ event: SwiftUIEvent, do inputs: Input...) -> Scenario {
    let doing = inputs.words
    return adding(.given, "at \(event.words): \(doing)") {
      $0.reactions.append(
        ScenarioRun.Reaction(event: event, inputs: inputs, isOnlyOnce: false))
    }
  }
}

// MARK: - When

extension Input {
  /// The app writes to a binding of `isPresented`.
  package static func set(
    _ value: Bool, _ binding: BindingID = .first, by row: ModifierID? = nil
  ) -> Input {
    write(value ? .present : .absent, binding, by: row)
  }

  /// The app writes to a binding of an item, which is called by its screen.
  package static func setItem(_ item: ControllerID?, _ binding: BindingID = .first) -> Input {
    write(item.map { .item($0) } ?? .absent, binding, by: nil)
  }

  private static func write(_ value: BindingValue, _ binding: BindingID, by row: ModifierID?)
    -> Input
  {
    let origin = row.map { "row \($0.rawValue + 1)" } ?? "the app"
    return Input("\(origin) writes \(value.words) to \(binding.words)") {
      $0.swiftUI { $0.write(value, to: binding, by: row) }
    }
  }

  package static func inOneUpdate(_ inputs: Input...) -> Input {
    Input("in one update: \(inputs.words)") { $0.inOneTurn(inputs) }
  }

  package static func dismissAction(in screen: ControllerID = .v) -> Input {
    Input("\(screen.letter) calls dismiss() of its environment") {
      $0.swiftUI { $0.dismiss(in: screen) }
    }
  }

  package static func interactiveDismissDisabled(
    _ isDisabled: Bool, in screen: ControllerID = .v
  ) -> Input {
    Input("\(screen.letter) has interactiveDismissDisabled(\(isDisabled)) from now on") {
      $0.respond { $0.setInteractiveDismissDisabled(isDisabled, in: screen) }
    }
  }

  package static func ownerLeaves(_ modifier: Int = 1) -> Input {
    Input("the view with modifier \(modifier) leaves the view tree") {
      $0.swiftUI { $0.setIsInTree(false, ModifierID(modifier - 1)) }
    }
  }

  package static let environmentChanges = Input("the environment changes") {
    $0.swiftUI { $0.invalidate() }
  }

  package static func takeDelegate(
    _ methods: DelegateMethods = .dismissal, of screen: ControllerID = .v
  ) -> Input {
    Input("the app becomes the delegate of \(screen.letter)'s presentation controller") {
      $0.swiftUI { $0.setDelegate(methods, of: screen) }
    }
  }

  package static let tapAlertButton = Input("the user taps the alert's button") { run in
    guard run.host.offersAlertButton else { return run.fail("there is no alert to tap") }
    run.swiftUI { $0.tapAlertButton() }
    run.finishTransition()
  }

  /// What a home-made representable does, without guards: it presents where its binding is true, and
  /// dismisses from P where it is not.
  ///
  /// It makes a controller each time; Z stands for one that comes while the first is on screen.
  package static func presentOrDismiss(_ binding: BindingID, _ content: ControllerID) -> Input {
    Input("\(binding.words) ? P.present(\(content.letter)) : P.dismiss()") { run in
      guard run.host.value(of: binding) != .absent else {
        return Input.dismiss(from: .p).perform(run)
      }
      let isNew = run.rules.presentation(of: content) == nil
      Input.present(isNew ? content : ControllerID(5), from: .p, .pageSheet).perform(run)
    }
  }
}

// MARK: - Then

extension Expectation {
  /// Exactly these doings of SwiftUI's; UIKit's callbacks do not matter.
  package static func swiftUI(_ events: SwiftUIEvent...) -> Expectation {
    expecting(events, "of SwiftUI") { if case .uikit = $0 { false } else { true } }
  }

  /// Exactly these events, UIKit's callbacks among them.
  package static func happens(_ events: SwiftUIEvent...) -> Expectation {
    expecting(events, "exactly") { _ in true }
  }

  private static func expecting(
    _ events: [SwiftUIEvent], _ scope: String,
    among isMeant: @escaping @Sendable (SwiftUIEvent) -> Bool
  ) -> Expectation {
    Expectation("\(scope): \(events.words)") { run in
      let seen = run.events.filter(isMeant)
      return seen == events ? nil : seen.words
    }
  }

  package static func isSet(_ value: Bool, _ binding: BindingID = .first) -> Expectation {
    Expectation("\(binding.words) == \(value)") { run in
      let held = run.host.value(of: binding)
      return (held != .absent) == value ? nil : "it holds \(held.words)"
    }
  }
}
