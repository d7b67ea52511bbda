// SPDX-License-Identifier: MIT

package import UIKit

/// What a controller can be told.
package enum Received: String, Sendable {
  case loadView, viewDidLoad
  case viewWillAppear, viewIsAppearing, viewDidAppear, viewWillDisappear, viewDidDisappear
  case viewWillLayoutSubviews, viewDidLayoutSubviews
  case willMove, didMove, `deinit`
}

extension Set<Received> {
  /// The four callbacks that every source knows.
  package static let appearance: Self = [
    .viewWillAppear, .viewDidAppear, .viewWillDisappear, .viewDidDisappear,
  ]
  /// Those, and the one that iOS 17 brought.
  package static let allAppearance: Self = appearance.union([.viewIsAppearing])
}

/// A controller that logs what it is told.
package class RecordedController: UIViewController {
  private let name: String
  private unowned let stage: RecordingStage
  private let logged: Set<Received>
  /// Whether lines say if the transition is animated.
  package var logsAnimated = false
  /// What else is logged with a callback, in the same line.
  package var state: [Received: @MainActor () -> String] = [:]
  /// What the controller does in a callback.
  package var reaction: [Received: @MainActor () -> Void] = [:]

  package init(
    _ name: String, _ stage: RecordingStage, logging logged: Set<Received> = .appearance
  ) {
    (self.name, self.stage, self.logged) = (name, stage, logged)
    super.init(nibName: nil, bundle: nil)
    title = name
  }

  package required init?(coder: NSCoder) { nil }

  deinit {
    let (name, stage, isLogged) = (name, stage, logged.contains(.deinit))
    if isLogged { MainActor.assumeIsolated { stage.log("\(name).deinit") } }
  }

  private func note(_ received: Received, animated: Bool? = nil) {
    if logged.contains(received) {
      var line = "\(name).\(received.rawValue)"
      if logsAnimated, let animated { line += " animated=\(animated ? "yes" : "no")" }
      if let state = state[received] { line += " \(state())" }
      stage.log(line)
    }
    reaction[received]?()
  }

  package override func loadView() {
    note(.loadView)
    super.loadView()
    view.accessibilityIdentifier = name
  }

  package override func viewDidLoad() {
    super.viewDidLoad()
    note(.viewDidLoad)
  }

  package override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    note(.viewWillAppear, animated: animated)
  }

  package override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    note(.viewIsAppearing, animated: animated)
  }

  package override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    note(.viewDidAppear, animated: animated)
  }

  package override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    note(.viewWillDisappear, animated: animated)
  }

  package override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    note(.viewDidDisappear, animated: animated)
  }

  package override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    note(.viewWillLayoutSubviews)
  }

  package override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    note(.viewDidLayoutSubviews)
  }

  package override func willMove(toParent parent: UIViewController?) {
    super.willMove(toParent: parent)
    let former = state[.willMove]
    state[.willMove] = former ?? { [unowned stage] in "toParent=\(stage.word(parent))" }
    note(.willMove)
    state[.willMove] = former
  }

  package override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    let former = state[.didMove]
    state[.didMove] = former ?? { [unowned stage] in "toParent=\(stage.word(parent))" }
    note(.didMove)
    state[.didMove] = former
  }
}

extension RecordedController {
  /// Does something when the view is laid out for the first time.
  func atFirstLayout(_ body: @escaping @MainActor () -> Void) {
    reaction[.viewDidLayoutSubviews] = { [unowned self] in
      reaction[.viewDidLayoutSubviews] = nil
      body()
    }
  }

  /// Logs when the view is laid out for the first time.
  func logFirstLayout() {
    atFirstLayout { [name, unowned stage] in stage.log("\(name) is laid out") }
  }
}

extension RecordingStage {
  /// A controller that logs under a name.
  package func controller(
    _ name: String, logging logged: Set<Received> = .appearance,
    style: UIModalPresentationStyle? = nil
  ) -> RecordedController {
    let controller = RecordedController(name, self, logging: logged)
    if let style { controller.modalPresentationStyle = style }
    return controller
  }

  /// A navigation controller with one controller on its stack.
  package func navigation(_ name: String, root: UIViewController) -> UINavigationController {
    let navigation = UINavigationController(rootViewController: root)
    navigation.title = name
    return navigation
  }
}
