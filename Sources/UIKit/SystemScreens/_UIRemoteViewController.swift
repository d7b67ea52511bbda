// SPDX-License-Identifier: MIT

import Foundation
package import UIKitSemantics

/// A screen that the system brings and that another process fills.
///
/// Its classes differ in three things, and say no more than these: ``endings``, what the user can
/// come to in it, and how the app is told; ``kindForRules``, who dismisses it, and whether a swipe is
/// told of (A30–A33, A38, A39); and `automaticStyle`. The user sees one button for each ending.
@preconcurrency @MainActor
open class _UIRemoteViewController: UIViewController, RemoteScreen {
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
  var progress = RemoteProgress()

  /// What the user can come to; the first is what a swipe means to those that tell of it.
  var endings: [Ending] { givenEndings }

  override var kindForRules: KindForRules { givenKind }

  open override func viewDidLoad() {
    super.viewDidLoad()
    addButtons()
  }

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    progress.lastButton = nil
  }

  open override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    layOutButtons()
  }

  override func runChosenAction() { tellOfChoice() }

  open override func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool,
    completion: (() -> Void)? = nil
  ) {
    progress.lastButton = nil
    super.present(viewControllerToPresent, animated: flag, completion: completion)
  }
}
