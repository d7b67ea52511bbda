// SPDX-License-Identifier: MIT

import ModalHarness
import StateSpace
import UIKitSemantics

@testable import ModalCheckCommand

/// An app with a button; UIKit has nothing to do.
struct Doorbell: Application {
  enum Input: String, ApplicationInput, CaseIterable {
    case ring = "ring the bell"
    case open = "open the door"
    case wear = "app: wear out"

    var actor: Actor { self == .wear ? .app : .user }
  }

  var ringLimit = 2
  var rings = 0
  var isOpen = false

  func appendInputs(in world: PresentationWorld, to inputs: inout [Input]) {
    if isOpen { return }
    if rings < ringLimit { inputs.append(.ring) }
    if rings > 0 { inputs.append(.open) }
  }

  mutating func receive(_ input: Input, uikit: inout UIKitHandle) {
    switch input {
    case .ring: rings += 1
    case .open: isOpen = true
    case .wear: break
    }
  }
}

/// A spec small enough for its whole output to be read, with a violation that nobody expects.
struct DoorbellSpec: Spec {
  let identifier = "doorbell"
  let title = "A doorbell"
  let summary = "Somebody rings until somebody opens."
  /// How often the bell rings at most.
  var ringLimit = 2

  var variants: [Variant<Doorbell>] {
    ["loud", "silent"].map { name in
      Variant(
        name, summary: "The bell is \(name).", axes: [Axis("door", ["front", "back"])],
        names: ControllerNames(["hall"]), vocabulary: ActionVocabulary(gestures: []),
        properties: [.never("two rings") { $0.app.rings == 2 }]
      ) { _, behavior in
        (PresentationWorld(behavior: behavior), Doorbell(ringLimit: ringLimit))
      }
    }
  }
}

/// Runs the tool with the doorbell as its only spec.
func doorbell(_ words: String...) -> Captured { doorbell(words) }

/// Runs the tool with the doorbell as its only spec.
func doorbell(_ words: [String]) -> Captured {
  Captured { ModalCheck.run(words, specs: [DoorbellSpec()], output: $0) }
}

/// The same doorbell with its violation expected: all is well as soon as two actions are tried.
struct ChimeSpec: Spec {
  let identifier = "chime"
  let title = "A chime"
  let summary = "Everybody knows that it rings twice."

  var variants: [Variant<Doorbell>] {
    let rings: [Property<PresentationSystem<Doorbell>>] = [
      .never("two rings") { $0.app.rings == 2 }
    ]
    let opens: [Property<PresentationSystem<Doorbell>>] = [.reachable("open") { $0.app.isOpen }]
    return [
      variant("loud", rings, [KnownDefect("two rings", steps: 2, "People are impatient.")]),
      variant("silent", opens, []),
    ]
  }

  private func variant(
    _ name: String, _ properties: [Property<PresentationSystem<Doorbell>>],
    _ defects: [KnownDefect]
  ) -> Variant<Doorbell> {
    Variant(
      name, summary: "The chime is \(name).", names: ControllerNames(["hall"]),
      vocabulary: ActionVocabulary(gestures: []), properties: properties, knownDefects: defects
    ) { _, behavior in (PresentationWorld(behavior: behavior), Doorbell()) }
  }
}

/// Runs the tool with the chime as its only spec.
func chime(_ words: String...) -> Captured { chime(words) }

/// Runs the tool with the chime as its only spec.
func chime(_ words: [String]) -> Captured {
  Captured { ModalCheck.run(words, specs: [ChimeSpec()], output: $0) }
}
