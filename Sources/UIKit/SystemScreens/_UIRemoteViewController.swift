// SPDX-License-Identifier: MIT

import Foundation
package import UIKitSemantics

/// A screen that the system brings and that another process fills.
///
/// Its classes differ in three things, and say no more than these: ``endings``, what the user can
/// come to in it, and how the app is told; ``kindForRules``, who dismisses it, and whether a swipe is
/// told of (A30–A33, A38, A39); and `automaticStyle`. The user sees one button for each ending.
@preconcurrency @MainActor
open class _UIRemoteViewController: UIViewController {
  /// Something that the user can come to in the screen; what has no title comes about otherwise.
  package struct Ending {
    let title: String
    /// Whether the screen has done its work then.
    var isLast = true
    let tell: @MainActor () -> Void

    package init(_ title: String, isLast: Bool = true, tell: @escaping @MainActor () -> Void) {
      (self.title, self.isLast, self.tell) = (title, isLast, tell)
    }
  }

  /// What a screen without a class of its own ends with, and is to the rules.
  package final var givenEndings: [Ending] = []
  package final var givenKind = ControllerState.Kind.custom
  /// The ending that the user has come to, until the app has been told.
  private var chosen: Int?
  /// By which button the user has canceled or chosen, if the screen has not come anew and nothing has
  /// been presented from here since: it is for the app to dismiss the screen, if that does not go by
  /// itself.
  package private(set) final var lastButton: String?

  /// What the user can come to; the first is what a swipe means to those that tell of it.
  var endings: [Ending] { givenEndings }

  override var kindForRules: KindForRules { givenKind }

  open override func viewDidLoad() {
    super.viewDidLoad()
    for (place, ending) in endings.enumerated() where !ending.title.isEmpty {
      let button = UIButton(
        type: .system, primaryAction: UIAction { [weak self] _ in self?.choose(place) })
      button.setTitle(ending.title, for: .normal)
      view.addSubview(button)
    }
  }

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    lastButton = nil
  }

  open override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    let area = view.bounds.inset(by: view.safeAreaInsets)
    for (place, row) in view.subviews.enumerated() {
      row.frame = CGRect(
        x: area.minX, y: area.minY + 44 * CGFloat(place), width: area.width, height: 44)
    }
  }

  /// The user comes to an ending, if nothing moves and nothing is above the screen.
  final func choose(_ place: Int) {
    guard endings[place].isLast else { return endings[place].tell() }
    let driver = HeadlessScene.current.presentation
    guard let identifier = driver.knownIdentifier(of: self),
      driver.world.canEndSystemController(identifier)
    else { return parent == nil ? () : endAsChild(place) }
    chosen = place
    driver.world.tapCancel(in: identifier)
  }

  /// The user comes to an ending of a screen that is part of another one, such as a representable in
  /// a sheet: where the screen would dismiss itself, the one around it goes (A30, A38).
  private func endAsChild(_ place: Int) {
    let ending = endings[place]
    note(ending)
    switch kindForRules {
    case .activity where presentingViewController != nil:
      dismiss(animated: true) { ending.tell() }
    case .documentPicker, .safari, .fontPicker:
      ending.tell()
      dismiss(animated: true)
    default: ending.tell()
    }
  }

  override func runChosenAction() {
    let ending = endings[chosen ?? 0]
    chosen = nil
    note(ending)
    ending.tell()
  }

  private func note(_ ending: Ending) {
    lastButton = ["Cancel", "Delete Draft", "Choose Photo"].first { $0 == ending.title }
  }

  open override func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool,
    completion: (() -> Void)? = nil
  ) {
    lastButton = nil
    super.present(viewControllerToPresent, animated: flag, completion: completion)
  }
}

/// A screen of the system's that is a navigation controller on iOS: what apps set of one is there, as
/// storage.
@preconcurrency @MainActor
open class _UIRemoteNavigationController: _UIRemoteViewController {
  /// The bar, which is not shown here.
  public private(set) final lazy var navigationBar = UINavigationBar()
  open var isNavigationBarHidden = false
  open var isToolbarHidden = true
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    isNavigationBarHidden = hidden
  }
  open func setToolbarHidden(_ hidden: Bool, animated: Bool) { isToolbarHidden = hidden }
}

/// Something went wrong in a screen of the system's.
struct SystemScreenError: Error {}

extension NSObjectProtocol {
  /// What an optional method of a delegate does that the app does not have.
  @MainActor func isNotImplemented() { HeadlessScene.current.presentation.noteDefaultAnswer() }
}
