// SPDX-License-Identifier: MIT

public import Foundation
import UIKitSemantics

/// A screen of the system's that is a navigation controller on iOS, as those for mails, messages and
/// images are (SDK headers: *MFMailComposeViewController*, *UIImagePickerController*).
///
/// The app sees neither its bar nor what is on its stack, as another process fills it, and the delegate of
/// a navigation controller is told of no page.
@preconcurrency @MainActor
open class _UIRemoteNavigationController: UINavigationController, RemoteScreen {
  typealias Ending = _UIRemoteViewController.Ending

  var progress = RemoteProgress()
  var endings: [Ending] { [] }

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Creates a controller; nothing is decoded.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  public convenience init() { self.init(nibName: nil, bundle: nil) }

  // MARK: - What another process has on the stack

  override var containerKind: ContainerKind { .plain }
  override var hasContainerDelegate: Bool { false }
  override func put(_ viewController: UIViewController, animated: Bool) {}
  open override func setViewControllers(
    _ viewControllers: [UIViewController], animated: Bool
  ) {}

  // MARK: - What the user sees

  open override func loadView() { view = UIView(frame: UIScreen.main.bounds) }

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
