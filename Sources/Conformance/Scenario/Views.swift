// SPDX-License-Identifier: MIT

package import UIKitSemantics

// MARK: - Given

/// Views with presentation modifiers in a hosting controller P, nothing of which is presented yet.
package func givenViews(_ modifiers: PresentationModifier...) -> Scenario {
  modifiers.reduce(Scenario.ofViews()) { scenario, modifier in
    scenario.adding(.given, modifier.words) { $0.views { $0.add(modifier) } }
  }
}

/// Representables in a hosting controller P, and what each of them does when it is updated.
package func givenRepresentables(_ doings: Input...) -> Scenario {
  let all: [RepresentableID] = [.first, .second, .third]
  return zip(all, doings).reduce(Scenario.ofViews()) { scenario, representable in
    scenario.adding(.given, "a representable in P") { $0.views { $0.addRepresentable() } }
      .on(.updateUIViewController(representable.0), do: representable.1)
  }
}

extension Scenario {
  fileprivate static func ofViews() -> Scenario {
    var scenario = Scenario().adding(.given, "P, a hosting controller") { _ in }
    scenario.isOfViews = true
    return scenario
  }

  /// The content of V is a stack of two views, which tell when they appear.
  package func contentIsStack() -> Scenario {
    let words =
      "V shows a stack with onAppear, of a view with onAppear and onChange(initial: true) and a view "
      + "with onAppear"
    return adding(.given, words) { $0.views { $0.addStack() } }
  }

  package func interactiveDismissDisabled(in screen: ControllerID = .v) -> Scenario {
    adding(.given, "\(screen.letter) has interactiveDismissDisabled()") {
      $0.views { $0.setInteractiveDismissDisabled(true, in: screen) }
    }
  }

  package func on(_ event: ScenarioEvent, do inputs: Input...) -> Scenario {
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
    _ value: Bool, _ binding: BindingID = .first, by row: PresentationModifier.ID? = nil
  ) -> Input {
    write(value ? .present : .absent, binding, by: row)
  }

  /// The app writes to a binding of an item, which is called by its screen.
  package static func setItem(_ item: ControllerID?, _ binding: BindingID = .first) -> Input {
    write(item.map { .item($0) } ?? .absent, binding, by: nil)
  }

  private static func write(
    _ value: BindingValue, _ binding: BindingID, by row: PresentationModifier.ID?
  ) -> Input {
    let origin = row.map { "a control of the \($0) row" } ?? "the app"
    return Input("\(origin) writes \(value.words) to \(binding.words)") {
      $0.views { $0.write(value, to: binding, by: row) }
    }
  }

  /// The app writes to a binding, in a transaction that disables animations.
  package static func setWithoutAnimation(_ value: Bool, _ binding: BindingID = .first) -> Input {
    Input("without animation, the app writes \(value) to \(binding.words)") {
      $0.views { $0.writeWithoutAnimation(value ? .present : .absent, to: binding) }
    }
  }

  package static func inOneUpdate(_ inputs: Input...) -> Input {
    Input("in one update: \(inputs.words)") { $0.inOneTurn(inputs) }
  }

  package static func dismissAction(in screen: ControllerID = .v) -> Input {
    Input("\(screen.letter) calls dismiss() of its environment") {
      $0.views { $0.callDismissAction(in: screen) }
    }
  }

  package static func interactiveDismissDisabled(
    _ isDisabled: Bool, in screen: ControllerID = .v
  ) -> Input {
    Input("\(screen.letter) has interactiveDismissDisabled(\(isDisabled)) from now on") {
      $0.views { $0.setInteractiveDismissDisabled(isDisabled, in: screen) }
    }
  }

  package static func ownerLeaves(_ modifier: PresentationModifier.ID = .first) -> Input {
    Input("the view with the \(modifier) modifier leaves the tree") {
      $0.views { $0.removeView(of: modifier) }
    }
  }

  package static let environmentChanges = Input("the environment changes") {
    $0.views { $0.evaluateAnew() }
  }

  /// What a home-made representable does, without guards: it presents where its binding is true, and
  /// dismisses from P where it is not.
  ///
  /// It makes a controller each time; Z stands for one that comes while the first is on screen.
  package static func presentOrDismiss(_ binding: BindingID, _ content: ControllerID) -> Input {
    Input("\(binding.words) ? P.present(\(content.letter)) : P.dismiss()") { run in
      guard run.value(of: binding) != .absent else { return Input.dismiss(from: .p).perform(run) }
      let isNew = run.stage.isGone(content)
      Input.present(isNew ? content : ControllerID(5), from: .p, .pageSheet).perform(run)
    }
  }
}

// MARK: - Then

extension Expectation {
  /// Exactly these doings of SwiftUI's; UIKit's callbacks do not matter.
  package static func swiftUI(_ events: ScenarioEvent...) -> Expectation {
    expecting(events, "of SwiftUI") { if case .uikit = $0 { false } else { true } }
  }

  /// Exactly these events, UIKit's callbacks among them.
  package static func happens(_ events: ScenarioEvent...) -> Expectation {
    expecting(events, "exactly") { _ in true }
  }

  private static func expecting(
    _ events: [ScenarioEvent], _ scope: String,
    among isMeant: @escaping @Sendable (ScenarioEvent) -> Bool
  ) -> Expectation {
    Expectation("\(scope): \(events.words)") { run in
      let seen = run.events.filter(isMeant)
      return seen == events ? nil : seen.words
    }
  }

  package static func isSet(_ value: Bool, _ binding: BindingID = .first) -> Expectation {
    Expectation("\(binding.words) == \(value)") { run in
      let held = run.value(of: binding)
      return (held != .absent) == value ? nil : "it holds \(held.words)"
    }
  }

  /// SwiftUI writes to the log that one sheet is supported only (I9).
  package static let logsOnlyOneSheet = logs(
    ControllerNames.ofFacts.describe(.onlyOneSheetIsSupported))
}
