// SPDX-License-Identifier: MIT

import SceneTesting
import Testing
import UIKit

@testable import SceneHarness

/// A full-screen drawer that a drag dismisses, and that decides when the finger has gone.
private final class Drawer: UIViewController, UIViewControllerTransitioningDelegate {
  private var drag: Drag?
  private let decide: @MainActor (_ fraction: CGFloat, Drag) -> Void

  init(decide: @escaping @MainActor (_ fraction: CGFloat, Drag) -> Void) {
    self.decide = decide
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = .custom
    transitioningDelegate = self
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.accessibilityIdentifier = "drawer"
    view.addGestureRecognizer(
      UIPanGestureRecognizer(target: self, action: Selector("pan:", Drawer.pan)))
  }

  private func pan(_ pan: UIPanGestureRecognizer) {
    let fraction = pan.translation(in: nil).y / view.bounds.height
    switch pan.state {
    case .began:
      drag = Drag()
      dismiss(animated: true)
    case .changed: drag?.update(fraction)
    case .ended: drag.map { decide(fraction, $0) }
    default: drag?.end(false)
    }
  }

  func animationController(forDismissed: UIViewController) -> (
    any UIViewControllerAnimatedTransitioning
  )? {
    SlideDown()
  }

  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { drag }
}

@MainActor
@Suite("Thresholds are found between the positions at which a finger stops", .serialized)
struct ThresholdTests {
  private func thresholds(_ scene: @escaping SceneFactory) throws -> [DragThresholds] {
    let variant = Variant(scene: "scene", summary: "", names: [], make: scene)
    return try variant.exploreEveryBehavior(limits: Limits(depth: 5)).dragThresholds
  }

  /// Whether a test of a scene fails, with and without a look between the positions.
  private func failures(_ scene: @escaping SceneFactory) async throws -> (
    bracketed: Bool, plain: Bool
  ) {
    func fails(_ findsThresholds: Bool) async throws -> Bool {
      var vocabulary = SceneVocabulary()
      vocabulary.findsThresholds = findsThresholds
      return try await issues {
        try await expectNoViolation(depth: 7, vocabulary: vocabulary, scene: scene)
      }.contains(where: \.isFailure)
    }
    return (try await fails(true), try await fails(false))
  }

  @Test("To two percent of the way, where nothing is between them", arguments: [0.25, 0.5, 0.625])
  func sound(threshold: Double) throws {
    let found = try thresholds { _ in
      home {
        $0.present(Drawer { fraction, drag in drag.end(fraction > threshold) }, animated: true)
      }
    }
    let percent = Int(threshold * 100)
    #expect(
      found == [DragThresholds(drag: "pan drawer", brackets: [[percent, percent + 1]])],
      "\(found)")
  }

  @MainActor
  private final class Count {
    var value = 0
  }

  @Test func `A scene that is explored with further positions executes only what is new`() throws {
    let count = Count()
    let scene: SceneFactory = { _ in
      count.value += 1
      return home {
        $0.present(Drawer { fraction, drag in drag.end(fraction > 0.5) }, animated: true)
      }
    }
    let (limits, positions) = (Limits(depth: 5), ["pan drawer": [20, 55]])
    let variant = Variant(scene: "scene", summary: "", names: [], make: scene)
    _ = try variant.exploreEveryBehavior(limits: limits)
    let first = count.value
    let again = try variant.lifting(at: positions).exploreEveryBehavior(limits: limits)
    #expect(count.value - first < first / 2, "\(first), then \(count.value - first)")

    var vocabulary = SceneVocabulary()
    vocabulary.liftPositions = positions
    let anew = Variant(scene: "scene", summary: "", names: [], vocabulary: vocabulary, make: scene)
    let expected = try anew.exploreEveryBehavior(limits: limits)
    #expect(again.levels == expected.levels)
    #expect(again.generated == expected.generated)
    #expect(again.results.map(\.verdict) == expected.results.map(\.verdict))
  }

  @Test func `A drag that decides nothing right at the threshold is found`() async throws {
    let failures = try await failures { _ in
      home {
        let drawer = Drawer { fraction, drag in
          if fraction > 0.5 { drag.end(true) }
          if fraction < 0.5 { drag.end(false) }
        }
        $0.present(drawer, animated: true)
      }
    }
    #expect(failures.bracketed && !failures.plain, "\(failures)")
  }

  @Test func `What happens at a threshold can be done again`() throws {
    let scene: SceneFactory = { _ in
      home {
        let drawer = Drawer { fraction, drag in if fraction != 0.5 { drag.end(fraction > 0.5) } }
        $0.present(drawer, animated: true)
      }
    }
    let found = try violations(depth: 7, scene: scene).joined()
    let trace = try #require(found.firstMatch(of: /replaying: "([^"]* at [0-9]+ %[^"]*)"/)).1
    _ = try violations(replaying: String(trace), scene: scene)
  }

  @Test func `Two thresholds that disagree are found`() async throws {
    let failures = try await failures { setup in
      let home = home { home in
        home.title = "open"
        let drawer = Drawer { [unowned home] fraction, drag in
          if fraction > 0.6 { home.title = nil }
          drag.end(fraction > 0.5)
        }
        home.present(drawer, animated: true)
      }
      setup.check("the title says what is open") {
        (home.title == "open") == (home.presentedViewController != nil)
      }
      return home
    }
    #expect(failures.bracketed && !failures.plain, "\(failures)")
  }

  @Test("A lift that ends the process is a violation, with the position in its trace")
  func fatal() async throws {
    let found = try await issues {
      try await expectNoViolation(depth: 6) {
        home {
          let drawer = Drawer { fraction, drag in
            precondition(fraction < 0.5 || fraction > 0.55, "There is a step missing.")
            drag.end(fraction > 0.5)
          }
          $0.present(drawer, animated: true)
        }
      }
    }
    let text = found.first { $0.isFailure }?.text ?? ""
    #expect(text.contains("There is a step missing."), "\(found)")
    #expect(text.contains("user: pan drawer: lifted at 5"), "\(text)")
  }

  @Test func `Nothing is tried where no outcome differs, or every one does`() throws {
    let same = try thresholds { _ in
      home { $0.present(Drawer { _, drag in drag.end(true) }, animated: true) }
    }
    #expect(same.isEmpty, "\(same)")
    let different = try thresholds { _ in
      home { home in
        let drawer = Drawer { [unowned home] fraction, drag in
          home.title = "\(Int(fraction * 100))"
          drag.end(true)
        }
        home.present(drawer, animated: true)
      }
    }
    #expect(different.isEmpty, "\(different)")
  }
}
