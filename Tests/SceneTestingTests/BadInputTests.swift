// SPDX-License-Identifier: MIT

import SceneTesting
import Testing
import UIKit

@testable import SceneHarness

@MainActor
@Suite("A scene that cannot be explored as it is, is named in one message", .serialized)
struct BadInputTests {
  /// A home whose button does something.
  private final class Home: UIViewController {
    var stored: Any?
    var restless = false

    init(_ action: @escaping (Home) -> Void = { _ in }) {
      super.init(nibName: nil, bundle: nil)
      let go = UIButton(type: .system)
      go.frame = CGRect(x: 20, y: 100, width: 200, height: 44)
      go.setTitle("Go", for: .normal)
      go.addAction(UIAction { [unowned self] _ in action(self) }, for: .touchUpInside)
      view.addSubview(go)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLayoutSubviews() { if restless { view.setNeedsLayout() } }
  }

  /// What is reported of a scene, warnings included.
  private func reports(
    depth: Int = 3, patience: Double = 5,
    of scene: @escaping @MainActor @Sendable () -> UIViewController
  ) async throws -> String {
    var limits = IsolatedRun()
    (limits.stepTimeLimit, limits.hangLimit) = (patience, 2)
    let texts = try await SceneJournal.$limits.withValue(limits) {
      try await issues { try await expectNoViolation(depth: depth, scene: scene) }.map(\.text)
    }
    // That nothing is presented is told of, too, and is not what these scenes are about.
    return texts.filter { !$0.hasPrefix("Nothing was presented") }.joined(separator: "\n\n")
  }

  @Test func `Layout that never settles`() async throws {
    let text = try await reports {
      Home { home in
        home.restless = true
        home.view.setNeedsLayout()
      }
    }
    #expect(text.contains("\"the app never crashes\" is violated."))
    #expect(text.contains("Layout never settles: after 800 passes of one turn 'view of Home' asks"))
  }

  @Test func `Calls that never come to an end`() async throws {
    let text = try await reports(depth: 30) { Home { _ in Self.again() } }
    #expect(text.contains("Endless chain of calls: 25 calls scheduled each other"))
  }

  private static func again() { DispatchQueue.main.async { again() } }

  @Test func `A storm of requests`() async throws {
    let text = try await reports { Home { home in while true { home.dismiss(animated: true) } } }
    #expect(text.contains("\"the app never crashes\" is violated."))
    #expect(text.contains("The app made 10000 requests in one turn and has not returned."))
  }

  @Test func `A handler that blocks, after a limited time`() async throws {
    let text = try await reports(patience: 0.15) { Home { _ in while true {} } }
    #expect(text.contains("user: tap Go"))
    #expect(text.contains("does not return within 0.15 seconds"))
  }

  @Test func `Making the scene ends the process`() async throws {
    let text = try await reports { fatalError("no store") }
    #expect(text.contains("\"the app never crashes\" is violated."))
    #expect(text.contains("making the scene crashes: "))
    #expect(text.contains("no store"))
  }

  @Test func `Making the scene does not return`() async throws {
    let text = try await reports(patience: 0.15) { while true {} }
    #expect(text.contains("making the scene does not return within 0.15 seconds"))
  }

  private final class Early: UIViewController {
    override func viewDidLoad() {
      super.viewDidLoad()
      present(UIViewController(), animated: true)
    }
  }

  @Test func `What is wrong before anything happens is said`() async throws {
    let text = try await reports { Early() }
    #expect(
      text.contains(
        """

           0  Early
                at the start   lost: present(UIViewController) on Early: refused because the presenter's \
        view is not in the window hierarchy

        """), "\(text)")
  }

  @Test func `A forced cast names the types, without their addresses`() async throws {
    let text = try await reports {
      let home: UIViewController = Home()
      return (home as! UINavigationController).topViewController ?? home
    }
    #expect(
      text.contains(
        "making the scene crashes: Could not cast value of type "
          + "'SceneTestingTests.BadInputTests.Home' to 'UIKit.UINavigationController'."), "\(text)")
  }

  @Test("A window that the scene makes and shows by itself is that of the scene")
  func window() async throws {
    let text = try await reports(depth: 8) {
      let home = Home { $0.present(UIViewController(), animated: true) }
      let window = UIWindow()
      window.rootViewController = home
      window.makeKeyAndVisible()
      home.stored = window
      return home
    }
    #expect(text.isEmpty, "\(text)")
  }

  @Test func `Objects that lead back to themselves are no obstacle`() async throws {
    let text = try await reports {
      let home = Home { home in home.stored = [home.stored, home] }
      home.stored = home
      return home
    }
    #expect(text.isEmpty, "\(text)")
  }

  // MARK: - What is no function of the actions

  private final class Store { var count = 0 }

  /// The error with which an exploration ends.
  private func fault(in scene: @escaping @MainActor @Sendable () -> UIViewController) async
    -> String
  {
    let error = await #expect(throws: ExplorationError.self) {
      try await expectNoViolation(depth: 2, scene: scene)
    }
    return error.map { "\($0)" } ?? ""
  }

  @Test func `An object that all executions share, where it makes a difference`() async {
    let store = Store()
    nonisolated(unsafe) let shared = store
    let text = await fault {
      let home = Home { home in (home.stored as? Store)?.count += 1 }
      home.stored = shared
      return home
    }
    #expect(
      text.contains(
        "'Store.count' (root.stored.count) differs between two runs of the same actions"), "\(text)"
    )
    #expect(text.contains("'Home.stored' is the same Store in every execution"), "\(text)")
  }

  /// Counts where no snapshot looks.
  private final class Raw {
    let count = UnsafeMutablePointer<Int>.allocate(capacity: 1)
    init() { count.initialize(to: 0) }
    deinit { count.deallocate() }
  }

  @Test("What decides what follows and cannot be seen, where a state is reached again")
  func unseen() async throws {
    let text = try await issues {
      try await expectNoViolation(budget: 500) {
        let raw = Raw()
        return Home { home in
          raw.count.pointee += 1
          if raw.count.pointee == 2 { home.title = "Twice" }
        }
      }
    }.map(\.text).joined(separator: "\n")
    #expect(text.contains("they were told apart by the time as well"), "\(text)")
    #expect(text.contains("at 'tap Go', a second run led to another state"))
    #expect(text.contains("the state before was reached in two ways that nothing tells apart"))
  }

  @Test func `A variable of the test that the scene changes`() async {
    nonisolated(unsafe) var count = 0
    let text = await fault { Home { _ in count += 1 } }
    #expect(
      text.contains("; declare the variable in the closure that makes the scene, and"), "\(text)")
  }

  @Test("An object that all executions share, as a warning where nothing came of it")
  func harmlessSharing() async throws {
    nonisolated(unsafe) let shared = Store()
    let text = try await reports {
      let home = Home()
      home.stored = shared
      return home
    }
    #expect(
      text == """
        'Home.stored' is the same Store in every execution of the scene: make a new one in the \
        closure that makes the scene, so that executions do not see what others did to it
        """)
  }

  @Test func `The time, unless the scene is asked for it, as on Linux`() async throws {
    #if os(Linux)
      let text = try await reports { Home { $0.stored = Date() } }
      #expect(text.isEmpty, "\(text)")
    #else
      let text = await fault { Home { $0.stored = Date() } }
      #expect(text.contains("at action 'tap Go', a second run led to another state: 'Home.stored"))
    #endif
  }

  @Test func `Chance, as a warning where the scene is asked for it, as on Linux`() async throws {
    #if os(Linux)
      let text = try await reports { Home { $0.stored = [3, 1, 4, 1, 5, 9, 2, 6].shuffled() } }
      #expect(
        text == """
          The app draws random numbers, the same ones in each execution, so what others lead to was \
          not checked: `setup.accept("random numbers")` says that this is all right.
          """)
    #else
      let text = await fault { Home { $0.stored = UInt64.random(in: 0...UInt64.max) } }
      #expect(text.contains("at action 'tap Go', a second run led to another state: 'Home.stored'"))
    #endif
  }

  @Test func `The order of a set of objects, which depends on their addresses`() async {
    let text = await fault {
      Home { home in
        let views = (0..<40).map { tag in
          let view = UIView()
          view.tag = tag
          return view
        }
        home.stored = Set(views).map(\.tag)
      }
    }
    #expect(text.contains("at action 'tap Go', a second run led to another state: 'Home.stored'"))
  }
}
