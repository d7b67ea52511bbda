// SPDX-License-Identifier: MIT

import ModalHarness
import SceneHarness
import StateSpace
import UIKit
import UIKitSemantics

/// A bug that somebody reported in a real project, written as such projects write it.
struct FieldBug: Sendable {
  /// What finds it.
  enum Finder: Hashable, Sendable {
    /// One of the properties of every scene, by its name.
    case property(String)
    /// A condition that an app developer would state.
    case check
    /// Nothing.
    case nothing
  }

  /// How the scene is made.
  struct Version: Hashable, Sendable {
    var isRepaired = false
    var hasCheck = false
  }

  /// The number in the list of field bugs.
  let id: String
  /// The threads in which it was reported, the first one under this number.
  let thread: String
  /// What goes wrong.
  let symptom: String
  let finder: Finder
  var depth = 8
  var width = HorizontalSizeClass.compact
  var vocabulary = plainGestures
  let scene: @MainActor @Sendable (Version, SceneSetup) -> UIViewController

  /// Swipes that dismiss or are cancelled, and drags with one place on the way.
  static let plainGestures: SceneVocabulary = {
    var vocabulary = SceneVocabulary()
    vocabulary.gestures = [.swipeBegins, .swipeMovesPastThreshold, .swipeReleased]
    (vocabulary.dragPositions, vocabulary.lifts) = ([40], [.still])
    vocabulary.includesCancelledTouches = false
    return vocabulary
  }()

  /// The names of the properties that are violated, with the shortest sequences: of all, of one, or
  /// of the first to be violated.
  ///
  /// As an app's own test would have it, under every behavior of UIKit, or under the default one.
  @MainActor
  func violations(
    _ version: Version, only name: String? = nil, stopsAtFirst: Bool = false,
    underEveryBehavior: Bool = false
  ) throws -> [String: [String]] {
    var variant = Variant(
      scene: id, summary: symptom, names: [], width: width, vocabulary: vocabulary,
      properties: .everyScene
    ) { setup in scene(version, setup) }
    if let name { variant.properties.removeAll { $0.name != name } }
    variant.assumed = .documented
    let limits = Limits(depth: depth, states: 500)
    return try SceneJournal.result { [variant] in
      let results =
        underEveryBehavior
        ? try variant.exploreEveryBehavior(limits: limits).results
        : try variant.explore(
          limits: limits, configure: { $0.stopsAtFirstViolation = stopsAtFirst || name != nil }
        ).results
      var found: [String: [String]] = [:]
      for result in results where result.verdict == .violated {
        found[result.name] = result.trace?.actions.map { variant.names.name(of: $0) } ?? []
      }
      return found
    }
  }

  static let all =
    unnoticedDismissals + results + wrongCallbacks + vetoes + races + owners + routers
    + transitions + containers + dailyRaces + dailyScreens + dailyApps + leftInTheMiddle
}

extension FieldBug.Version: CustomStringConvertible {
  var description: String {
    (isRepaired ? "repaired" : "as published") + (hasCheck ? ", with a check" : "")
  }
}

extension FieldBug: CustomStringConvertible {
  var description: String { "\(id) \(thread)" }
}

extension SceneSetup {
  /// States a condition in a version that has one.
  func check(
    _ name: String, _ version: FieldBug.Version, _ condition: @escaping @MainActor () -> Bool
  ) {
    if version.hasCheck { check(name, condition) }
  }

  /// What an app developer would state of a completion handler: it is called exactly once.
  func owed(_ name: String, _ version: FieldBug.Version) -> () -> Void {
    guard version.hasCheck else { return {} }
    let outcome = outcome(of: name)
    return { outcome() }
  }
}

extension UIViewController {
  /// Puts a button into the controller's view, or into another one.
  func addButton(
    _ title: String, y: CGFloat = 100, to container: UIView? = nil, _ action: @escaping () -> Void
  ) {
    let button = UIButton(type: .system)
    button.frame = CGRect(x: 20, y: y, width: 200, height: 44)
    button.setTitle(title, for: .normal)
    button.addAction(UIAction { _ in action() }, for: .touchUpInside)
    (container ?? view).addSubview(button)
  }
}

/// A controller whose view is prepared when it is loaded.
final class Screen: UIViewController {
  private let prepare: (Screen) -> Void

  init(_ title: String? = nil, _ prepare: @escaping (Screen) -> Void = { _ in }) {
    self.prepare = prepare
    super.init(nibName: nil, bundle: nil)
    self.title = title
  }

  /// A screen that a button of its own closes.
  convenience init(_ title: String, closedBy button: String) {
    self.init(title) { screen in
      screen.addButton(button) { [unowned screen] in screen.dismiss(animated: true) }
    }
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    prepare(self)
  }
}

/// A screen with a button that presents something.
@MainActor
func homeScreen(_ button: String, _ make: @escaping () -> UIViewController) -> Screen {
  Screen("home") { home in
    home.addButton(button) { [unowned home] in home.present(make(), animated: true) }
  }
}

/// A controller that tells of its end.
class EndingScreen: UIViewController {
  let end: () -> Void

  init(end: @escaping () -> Void) {
    self.end = end
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }
}
