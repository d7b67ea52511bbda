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
  private let page = RemotePage()
  var endings: [Ending] { [] }

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    page.owner = self
  }

  /// Creates a controller; nothing is decoded.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    page.owner = self
  }

  public convenience init() { self.init(nibName: nil, bundle: nil) }

  // MARK: - What another process has on the stack

  override var containerKind: ContainerKind { .plain }
  override var hasContainerDelegate: Bool { false }
  override func put(_ viewController: UIViewController, animated: Bool) {}
  open override var viewControllers: [UIViewController] {
    get { [page] }
    set {}
  }
  open override var topViewController: UIViewController? { page }
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

/// What an app that looks for the controller in front finds on the stack: it presents for the screen.
private final class RemotePage: UIViewController {
  @Loose var owner: UIViewController?

  override var presentedViewController: UIViewController? { owner?.presentedViewController }
  override var presentingViewController: UIViewController? { owner?.presentingViewController }

  override func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool,
    completion: (() -> Void)? = nil
  ) {
    owner?.present(viewControllerToPresent, animated: flag, completion: completion)
  }

  override func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    owner?.dismiss(animated: flag, completion: completion)
  }
}
