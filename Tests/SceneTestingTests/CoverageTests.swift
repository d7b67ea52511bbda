// SPDX-License-Identifier: MIT

import SceneTesting
import Synchronization
import Testing
import UIKit

@testable import SceneHarness

/// A home whose button does something.
@MainActor
func home(
  _ title: String = "Open", _ action: @escaping @MainActor (UIViewController) -> Void
) -> UIViewController {
  screen(title, action)
}

/// The issues that are recorded while something runs: failures, or with `warnings`, everything.
@MainActor
func issues(_ run: @MainActor () async throws -> Void) async throws -> [(
  text: String, isFailure: Bool
)] {
  let received = Mutex<[(String, Bool)]>([])
  try await withKnownIssue(isIntermittent: true) {
    try await run()
  } matching: { issue in
    #if compiler(>=6.3)
      let isFailure = issue.severity == .error
    #else
      let isFailure = true
    #endif
    received.withLock { $0 += issue.comments.map { ($0.rawValue, isFailure) } }
    return issue.error == nil
  }
  return received.withLock { $0.map { (text: $0.0, isFailure: $0.1) } }
}

private final class Editor: UIViewController {
  override func viewDidLoad() { super.viewDidLoad() }
  func save(_ text: String, as name: String) {}
}

/// Counts in a task, where nobody sees it.
@MainActor
private final class Counter {
  private var next: CheckedContinuation<Void, Never>?

  func count() {
    if let next { return next.resume() }
    Task {
      var count = 0
      while true {
        await withCheckedContinuation { next = $0 }
        count += 1
      }
    }
  }
}

private final class Unused: UIViewController {
  func save() {}
}

@MainActor
@Suite("expectNoViolation says what it has not looked at", .serialized)
struct CoverageTests {
  @Test func `How many states only the histories of tasks tell apart`() throws {
    let waiting = Variant(scene: "scene", summary: "", names: []) { _ in
      let counter = Counter()
      return home("Count") { _ in counter.count() }
    }
    let coverage = SceneCoverage(try waiting.explore(limits: Limits(depth: 3)))
    #expect(coverage.statesByHistory == 2)
    #expect(
      coverage.line.hasSuffix(
        "2 states differ from another only in what waiting tasks have done before."))
    let plain = Variant(scene: "scene", summary: "", names: []) { _ in home { _ in } }
    let one = SceneCoverage(try plain.explore(limits: Limits(depth: 3)))
    #expect(one.statesByHistory == 0)
    #expect(
      one.line == "Explored the only state that can be reached: 1 action tried, 1 step executed.")
  }

  @Test func `Nothing, where everything was seen`() async throws {
    let found = try await issues {
      try await expectNoViolation { home { $0.present(UIViewController(), animated: true) } }
    }
    #expect(found.isEmpty, "\(found)")
  }

  @Test(
    "States that lead on, with the budget that takes them in, and the depth that leaves them out")
  func budget() async throws {
    let scene = { @MainActor @Sendable in home { $0.present(UIViewController(), animated: true) } }
    func gap(_ found: [(text: String, isFailure: Bool)]) -> (text: String, isFailure: Bool)? {
      found.first { $0.text.hasPrefix("Not everything was explored") }
    }
    let first = try #require(
      gap(try await issues { try await expectNoViolation(budget: 60, scene: scene) }))
    #expect(!first.isFailure)
    // The actions and states that wait, what they cost, the budget and the depth that are proposed.
    let numbers = first.text.replacing("_", with: "").split { !$0.isNumber }.compactMap { Int($0) }
    try #require(numbers.count == 5)
    let deeper = gap(
      try await issues { try await expectNoViolation(budget: numbers[3], scene: scene) })
    #expect(deeper?.text != first.text)
    let settled = gap(
      try await issues { try await expectNoViolation(depth: numbers[4], scene: scene) })
    #expect(settled == nil)
  }

  @Test func `A failure, where it is strict`() async throws {
    let found = try await issues {
      try await expectNoViolation(budget: 60, strict: true) {
        home { $0.present(UIViewController(), animated: true) }
      }
    }
    #expect(!found.isEmpty && found.allSatisfy(\.isFailure))
  }

  @Test func `That nothing was ever presented, and what could be done`() async throws {
    let found = try await issues { try await expectNoViolation { home("Count") { _ in } } }
    #expect(found.count == 1)
    #expect(found.first?.text.contains("Nothing was presented, pushed or selected") == true)
    #expect(found.first?.text.contains("tap Count") == true, "\(found)")
    let empty = try await issues { try await expectNoViolation { UIViewController() } }
    #expect(
      empty.map(\.text) == [
        """
        Nothing was presented, pushed or selected, so properties of that were not tested. Nothing was \
        possible: is a control on screen, enabled, and not covered? If that is right, pass \
        `properties: .singleScreen`.
        """
      ])
    let settled = try await issues {
      try await expectNoViolation(properties: .singleScreen) {
        home("Count") { _ in }
      }
    }
    #expect(settled.isEmpty, "\(settled)")
  }

  @Test("What has no implementation here, until it is accepted", arguments: [false, true])
  func unimplemented(isAccepted: Bool) async throws {
    let found = try await issues {
      try await expectNoViolation { setup in
        if isAccepted { setup.accept("UIScrollView.canCancelContentTouches") }
        return home { home in
          let photo = UIViewController()
          let scroll = UIScrollView(frame: photo.view.bounds)
          scroll.canCancelContentTouches = false
          photo.view.addSubview(scroll)
          home.present(photo, animated: true)
        }
      }
    }
    #expect(
      found.map(\.text)
        == (isAccepted
          ? []
          : [
            """
            The app uses 'UIScrollView.canCancelContentTouches', which has no implementation here, so what it \
            does on a device was not checked: `setup.accept("UIScrollView.canCancelContentTouches")` says that \
            this is all right.
            """
          ]))
  }

  @Test func `Gestures that views wait for, with the views, in a line of the text`() throws {
    var vocabulary = SceneVocabulary()
    vocabulary.includesPinches = false
    let variant = Variant(scene: "scene", summary: "", names: [], vocabulary: vocabulary) { _ in
      let home = UIViewController()
      for name in ["map", "photo", "chart"] {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        view.accessibilityIdentifier = name
        view.addGestureRecognizer(UIPinchGestureRecognizer())
        home.view.addSubview(view)
      }
      return home
    }
    let coverage = SceneCoverage(try variant.explore(limits: Limits(depth: 3)))
    #expect(
      coverage.text.contains("\n  never tried: pinch, spread of 3 views (map, photo, …)\n"))
  }

  @Test(
    .enabled(if: InstrumentedCode.inThisProcess != nil, "Needs --enable-code-coverage on Linux."))
  func `Methods that nothing has called, of types whose objects the scene made`() throws {
    let code = try #require(InstrumentedCode.inThisProcess)
    let earlier = code.counts
    let variant = Variant(scene: "scene", summary: "", names: []) { setup in
      home { $0.present(setup.configuration.choices.isEmpty ? Editor() : Unused(), animated: true) }
    }
    let exploration = try variant.explore(limits: Limits(depth: 2))
    let names = code.neverEntered(in: exploration, since: earlier)
    #expect(names == ["Editor.save(_:as:)"])
    let text = SceneCoverage(exploration, neverEntered: names).text
    #expect(text.contains("\n  never entered: Editor.save(_:as:)\n"))
  }

  @Test func `A scene that never rests, and a presentation that never ends`() throws {
    func gaps(
      depth: Int, _ scene: @escaping @MainActor @Sendable () -> UIViewController
    ) throws -> [String] {
      let variant = Variant(scene: "scene", summary: "", names: []) { _ in scene() }
      return SceneCoverage(try variant.explore(limits: Limits(depth: depth))).gaps
    }
    let restless = try gaps(depth: 2) {
      let home = UIViewController()
      func again() { DispatchQueue.main.async { again() } }
      again()
      return home
    }
    #expect(restless.count == 1 && restless[0].hasPrefix("The scene never came to rest"))
    #expect(restless[0].contains(": explore further with a greater `depth:` or `budget:`, or look"))
    let restlessAsAWhole = try gaps(depth: 9) {
      let home = UIViewController()
      @MainActor func again() {
        UIView.animate(withDuration: 1) {
          home.view.alpha = 1.5 - home.view.alpha
        } completion: { _ in
          again()
        }
      }
      again()
      return home
    }
    #expect(
      restlessAsAWhole == [
        "The scene never came to rest, and most properties are checked at rest: look for a call or an "
          + "animation that starts itself again."
      ])
    let endless = try gaps(depth: 3) { home { $0.present(UIViewController(), animated: true) } }
    #expect(
      endless.contains { $0.hasPrefix("Nothing that was presented was ever dismissed, so \"pres") })
  }

  /// Opens another one in itself.
  private final class Folder: UIViewController {
    override func viewDidLoad() {
      super.viewDidLoad()
      navigationItem.hidesBackButton = true
      let button = UIButton(
        type: .system,
        primaryAction: UIAction(title: "open") { [unowned self] _ in
          navigationController?.pushViewController(Folder(), animated: false)
        })
      button.frame = CGRect(x: 20, y: 200, width: 200, height: 44)
      view.addSubview(button)
    }
  }

  @Test func `More controllers than a scene can have are a gap, and no defect of the app`() throws {
    var vocabulary = SceneVocabulary()
    (vocabulary.gestures, vocabulary.includesDrags) = ([], false)
    let variant = Variant(
      scene: "scene", summary: "", names: [], vocabulary: vocabulary, properties: [.neverCrashes]
    ) { _ in UINavigationController(rootViewController: Folder()) }
    let exploration = try variant.explore(limits: Limits(depth: 40))
    #expect(exploration.results.allSatisfy { $0.verdict != .violated })
    #expect(
      SceneCoverage(exploration).gaps == [
        "A scene can have 32 view controllers at a time; 30 of them are each a Folder that is in no "
          + "window. What needs more was not looked at."
      ])
  }

  @Test func `The same budget ends in the same place each time`() throws {
    let variant = Variant(scene: "scene", summary: "", names: []) { _ in
      home { $0.present(CardViewController(), animated: true) }
    }
    let limits = Limits(steps: 1_000)
    let texts = try (0..<2).map { _ in
      SceneCoverage(try variant.exploreEveryBehavior(limits: limits)).text
    }
    #expect(texts[0] == texts[1])
  }
}

@MainActor
@Suite("Properties that nothing puts to the test")
struct OccasionTests {
  private func unapplied(_ scene: @escaping SceneFactory) throws -> Set<String> {
    let variant = Variant(
      scene: "scene", summary: "", names: [], properties: .everyScene, make: scene)
    return Set(
      SceneCoverage(try variant.exploreEveryBehavior(limits: Limits(depth: 4))).unapplied)
  }

  private let ofOccasions: Set<String> = [
    SceneProperty.checksHold.name, SceneProperty.exactlyOneOutcome.name,
    SceneProperty.dismissesOnlyOwn.name, SceneProperty.whatIsOverLeaves.name,
    SceneProperty.balancedAppearance.name,
  ]

  @Test func `are those about what the scene does not have`() throws {
    let unapplied = try unapplied { _ in home { $0.view.backgroundColor = .red } }
    #expect(unapplied.isSuperset(of: ofOccasions), "\(unapplied)")
  }

  @Test func `are none of these where it has all of it`() throws {
    let unapplied = try unapplied { setup in
      setup.check("all is well") { true }
      return home { controller in
        controller.beginAppearanceTransition(false, animated: false)
        controller.endAppearanceTransition()
        let outcome = setup.outcome(of: "the answer")
        let picker = UIImagePickerController()
        controller.present(picker, animated: true) {
          outcome()
          controller.dismiss(animated: true)
        }
      }
    }
    #expect(
      unapplied.isDisjoint(with: [
        SceneProperty.exactlyOneOutcome.name, SceneProperty.dismissesOnlyOwn.name,
        SceneProperty.whatIsOverLeaves.name, SceneProperty.balancedAppearance.name,
      ]), "\(unapplied)")
  }
}
