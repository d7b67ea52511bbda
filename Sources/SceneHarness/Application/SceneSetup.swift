// SPDX-License-Identifier: MIT

public import Foundation
public import StateSpace
public import UIKit

/// Makes the objects of an app afresh and returns the root view controller.
///
/// It is called for each execution, on the main thread, and must share nothing between calls.
public typealias SceneFactory = @MainActor @Sendable (SceneSetup) -> UIViewController

/// What a scene says of itself while it is being made.
///
/// ```swift
/// { setup in
///   let home = HomeViewController()
///   setup.check("the badge counts the drafts") { home.badge.text == "\(home.drafts.count)" }
///   return home
/// }
/// ```
@MainActor
public final class SceneSetup {
  /// The configuration in which the scene is made.
  public let configuration: VariantConfiguration
  var checks: [(statement: SceneStatement, condition: @MainActor () -> Bool)] = []
  var fields: [(name: String, value: @MainActor () -> String)] = []
  var objects: [(name: String, object: AnyObject)] = []
  var outcomes: [ExpectedOutcome] = []
  private(set) var accepted: Set<String> = []
  var knownIssues: [(statement: SceneStatement, condition: @MainActor () -> Bool)] = []

  /// What is asked of the app: all that it looks at belongs to the state.
  var closures: [(name: String, closure: Any)] {
    checks.map { ($0.name, $1 as Any) } + fields.map { ($0, $1 as Any) }
      + knownIssues.map { ($0.name, $1 as Any) }
  }

  init(configuration: VariantConfiguration) { self.configuration = configuration }

  /// States a condition that has to be true whenever nothing moves: a property of its own, see
  /// `Property.checksHold`.
  public func check(
    _ name: String, filePath: String = #filePath, line: Int = #line,
    _ condition: @escaping @MainActor () -> Bool
  ) {
    let place = SourcePlace(path: filePath, line: line)
    checks.append((SceneStatement(name: name, place: place), condition))
  }

  /// Looks past a defect that is known: where the condition is true, nothing is judged and nothing
  /// more is tried, so that the next defect is found before this one is repaired.
  ///
  /// The condition is asked after each action. Where it is true first, a test records a known issue;
  /// one that never occurs is told of: it may be repaired.
  ///
  /// ```swift
  /// setup.knownIssue("the badge is stale after a swipe, #123") { home.badge.text == "stale" }
  /// ```
  public func knownIssue(
    _ name: String, filePath: String = #filePath, line: Int = #line,
    _ condition: @escaping @MainActor () -> Bool
  ) {
    let place = SourcePlace(path: filePath, line: line)
    knownIssues.append((SceneStatement(name: name, place: place), condition))
  }

  /// Accepts what a warning tells of, by the name that it has there: API of UIKit's without an
  /// implementation here, a task that waits for what never comes, a sheet that has to wait.
  ///
  /// ```swift
  /// setup.accept("UIScrollView.canCancelContentTouches")
  /// ```
  public func accept(_ name: String) { accepted.insert(name) }

  /// Launches the app by its own delegates, as UIKit does, and returns the root view controller of the
  /// window that they make visible.
  ///
  /// ```swift
  /// { setup in setup.launch(AppDelegate(), SceneDelegate(), opening: [URL(string: "shop://cart")!]) }
  /// ```
  ///
  /// - Parameters:
  ///   - app: The delegate of the app.
  ///   - sceneDelegate: The delegate of its scene; an app without one makes its window itself.
  ///   - urls: Addresses of the app's that something may open while it is in the background.
  /// - Returns: What the factory returns.
  public func launch(
    _ app: (any UIApplicationDelegate)? = nil, _ sceneDelegate: (any UIWindowSceneDelegate)? = nil,
    opening urls: [URL] = []
  ) -> UIViewController {
    let scene = HeadlessScene.current
    if let app { include("app delegate", app) }
    if let sceneDelegate { include("scene delegate", sceneDelegate) }
    scene.application.delegate = app
    scene.application.addresses += urls
    scene.presentation.turn { scene.application.launch(sceneDelegate: sceneDelegate) }
    guard let root = scene.windows.compactMap(\.rootViewController).first else {
      HeadlessException.raise(
        "NSInternalInconsistencyException",
        "The app's delegates have made no window visible that has a root view controller: pass those "
          + "that make it, and call makeKeyAndVisible().")
    }
    return root
  }

  /// Addresses of the app's that something may open while the app is in the background.
  ///
  /// Its delegates hear of them, or views of SwiftUI's by `onOpenURL`.
  ///
  /// ```swift
  /// try await expectNoViolation { setup in
  ///   setup.deepLinks = [URL(string: "shop://cart")!]
  ///   return ContentView()
  /// }
  /// ```
  public var deepLinks: [URL] {
    get { HeadlessScene.current.application.addresses }
    set { HeadlessScene.current.application.addresses = newValue }
  }

  /// What the user types into fields, by the names that the fields have in traces, in place of what is made
  /// up for them.
  ///
  /// What an app compares with something, such as the code of a voucher, is found by nobody who does not
  /// know it. It is said while the scene is made.
  ///
  /// ```swift
  /// setup.texts["Voucher"] = ["SPRING26", "expired"]
  /// ```
  public var texts: [String: [String]] = [:]

  /// Names something that traces show when it changes.
  public func show(_ name: String, _ value: @escaping @MainActor () -> String) {
    fields.append((name, value))
  }

  /// Names an object that belongs to the state of the app and that nothing leads to from the root view
  /// controller or a check: no stored property, and no closure that has captured it.
  ///
  /// That is so for what only an observer of a notification or a closure of generic code refers to, and
  /// for what a global variable holds whose type is a protocol; on macOS, for what any global variable
  /// refers to. Without this, states that differ in such an object alone count as the same state, and
  /// what follows from one of them is not explored.
  public func include(_ name: String, _ object: AnyObject) { objects.append((name, object)) }
}

/// What a scene says of itself, a check or a known issue, and where.
public struct SceneStatement: Hashable, Sendable {
  /// Its name.
  public let name: String
  /// Where the scene says so.
  public let place: SourcePlace
}
