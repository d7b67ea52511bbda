// SPDX-License-Identifier: MIT

import StateSpace
import TestSupport
import Testing
import UIKitSemantics

@testable import ModalHarness

/// Presents one sheet on the other.
private struct Stacker: Application {
  enum Input: String, ApplicationInput {
    case open = "tap Open"
    case close = "tap Close"
    var actor: Actor { .user }
  }

  let sheets: [ControllerID]

  func appendInputs(in world: PresentationWorld, to inputs: inout [Input]) {
    guard world.acceptsTouches(world.topmostController) else { return }
    if world.count < sheets.count { inputs.append(.open) }
    if world.count > 0 { inputs.append(.close) }
  }

  mutating func receive(_ input: Input, uikit: inout UIKitHandle) {
    let top = uikit.world.topmostController
    switch input {
    case .open:
      let sheet = sheets[uikit.world.count]
      uikit.setDelegate(.dismissal, of: sheet)
      uikit.present(sheet, from: top, .pageSheet, hasCompletion: true)
    case .close:
      uikit.dismiss(from: top, hasCompletion: true)
    }
  }
}

/// What a scenario is made of.
private struct Cast {
  /// Which controller plays which part: the root first, then the sheets, then all children.
  var numbers: [Int]
  var depth = 1
  var shape: ContainerKind?

  /// The same scenario with the parts given to the controllers in another way.
  func played(by numbers: [Int]) -> Cast {
    var cast = self
    cast.numbers = numbers
    return cast
  }

  func explore(_ mutation: RuleMutation?) throws -> [String] {
    let controllers = numbers.map { ControllerID($0) }
    let sheets = Array(controllers[1...depth])
    var behavior = UIKitBehavior()
    behavior.mutation = mutation
    let properties = CatalogProperty.allCases
    let variant = Variant<Stacker>(
      "cast", summary: "", names: ControllerNames(numbers.map { "controller \($0)" }),
      vocabulary: ActionVocabulary(gestures: [
        .swipeBegins, .swipeMovesPastThreshold, .swipeReleased, .tapOutside,
      ]),
      properties: .catalog(properties)
    ) { [shape] _, behavior in
      var world = PresentationWorld(behavior: behavior)
      world.setRootViewController(controllers[0])
      while world.next() != nil {}
      if let shape {
        // All others are children of the sheets, each of which has some.
        for (number, child) in controllers[(sheets.count + 1)...].enumerated() {
          let container = sheets[number % sheets.count]
          if world.children(of: container).isEmpty {
            world.setChildren([child], of: container, as: shape)
          } else {
            world.addChild(child, to: container)
          }
        }
      }
      return (world, Stacker(sheets: sheets))
    }
    let exploration = try variant.explore(behavior: behavior)
    return ["\(exploration.distinct) states"]
      + zip(properties, exploration.results).map {
        "\($0.rawValue): \($1.verdict) \($1.exercised) \($1.violations) \($1.trace?.steps.count ?? 0)"
      }
  }
}

@Suite("Verdicts and the numbers of controllers")
struct ControllerNumberTests {
  /// All controllers, turned until a number comes first.
  private static func turned(to first: Int) -> [Int] {
    let capacity = PresentationWorld.capacity
    return (0..<capacity).map { ($0 + first) % capacity }
  }

  /// No children, or fourteen in a container of each kind, and rules that are broken on purpose.
  private static let cases: [(ContainerKind?, RuleMutation?)] =
    [(nil, nil), (nil, .didDismissTwice), (nil, .without(.a5))]
    + ContainerKind.allCases.map { ($0, nil) }

  @Test("do not depend on them, in any container, nor when a rule is broken", arguments: cases)
  func renumbered(shape: ContainerKind?, mutation: RuleMutation?) throws {
    let cast = Cast(numbers: Self.turned(to: 0), shape: shape)
    let expected = try cast.explore(mutation)
    #expect(expected.contains { $0.contains("violated") } == (mutation != nil))
    for first in 1..<PresentationWorld.capacity {
      let found = try cast.played(by: Self.turned(to: first)).explore(mutation)
      #expect(found == expected, "the root is \(first)")
    }
  }

  @Test(arguments: LongTests.choose([1, 2, 3, 5], long: Array(1...8)))
  func `do not depend on them, in any stack`(depth: Int) throws {
    var generator = SplitMix64(seed: UInt64(depth))
    let cast = Cast(numbers: Self.turned(to: 0), depth: depth)
    let expected = try cast.explore(nil)
    for line in expected { #expect(!line.contains("violated"), "\(line)") }
    for _ in 0..<LongTests.choose(1, long: 3) {
      let numbers = Self.turned(to: 0).map { (generator.next(), $0) }.sorted { $0 < $1 }.map(\.1)
      #expect(try cast.played(by: numbers).explore(nil) == expected, "\(numbers)")
    }
  }

  @Test("Monitors make the same of any events under other numbers", arguments: 0..<8)
  func monitors(seed: UInt64) {
    let monitors: [Monitor<PresentationEvent>] = [
      .didDismissOnlyAfterUser, .didDismissAtMostOnce, .willDismissPrecedesDidDismiss,
    ]
    for monitor in monitors {
      let expected = outcomes(of: monitor, seed: seed, turnedBy: 0)
      #expect(expected.contains("violated") && expected.contains("exercised"))
      for turn in 1..<PresentationWorld.capacity {
        #expect(outcomes(of: monitor, seed: seed, turnedBy: turn) == expected)
      }
    }
  }

  /// What a monitor makes of events that a seed decides, all controllers taken for others.
  private func outcomes(
    of monitor: Monitor<PresentationEvent>, seed: UInt64, turnedBy turn: Int
  ) -> [String] {
    var generator = SplitMix64(seed: seed)
    var state = monitor.initialState
    return (0..<1_200).map { _ in
      let capacity = PresentationWorld.capacity
      let controller = ControllerID((generator.number(below: capacity) + turn) % capacity)
      let events: [PresentationEvent] = [
        .uikit(.swipeReleased, on: controller), .uikit(.tapOutside, on: controller),
        .uikit(.swipeBegins, on: controller), .callback(.viewWillAppear(controller)),
        .callback(.presentationControllerDidAttemptToDismiss(controller)),
        .callback(.presentationControllerWillDismiss(controller)),
        .callback(.presentationControllerDidDismiss(controller)),
        .call(.present(controller, from: .root, PresentationRequest(.pageSheet)), .accepted),
      ]
      switch monitor.transition(state, events[generator.number(below: events.count)]) {
      case .next(let next):
        state = next
        return "next"
      case .exercised(let next):
        state = next
        return "exercised"
      case .violated:
        state = monitor.initialState
        return "violated"
      }
    }
  }
}
