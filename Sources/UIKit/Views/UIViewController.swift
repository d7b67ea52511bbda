// SPDX-License-Identifier: MIT

public import Foundation

/// Owns a view; what it does beyond that is added with presentation.
@preconcurrency @MainActor
open class UIViewController: UIResponder {
  private var storedView: UIView?
  /// What else is not safe to put contents into.
  open var additionalSafeAreaInsets = UIEdgeInsets.zero {
    didSet { viewIfLoaded?.setNeedsLayout() }
  }
  /// The title.
  open var title: String?
  /// The names of the interface file, as storage.
  public let nibName: String?, nibBundle: Bundle?

  /// Creates a controller.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    (nibName, nibBundle) = (nibNameOrNil, nibBundleOrNil)
    super.init()
  }

  /// Creates a controller; nothing is decoded.
  public required init?(coder: NSCoder) {
    (nibName, nibBundle) = (nil, nil)
    super.init()
  }

  /// Creates a controller.
  public override convenience init() { self.init(nibName: nil, bundle: nil) }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The view, which is loaded when it is first asked for.
  open var view: UIView! {
    get {
      loadViewIfNeeded()
      return storedView
    }
    set {
      storedView?.viewController = nil
      storedView = newValue
      newValue?.viewController = self
    }
  }

  /// The view, if it is loaded.
  open var viewIfLoaded: UIView? { storedView }
  /// Whether the view is loaded.
  open var isViewLoaded: Bool { storedView != nil }

  /// Makes the view.
  open func loadView() { view = UIView(frame: UIScreen.main.bounds) }

  /// Loads the view.
  open func loadViewIfNeeded() {
    guard storedView == nil else { return }
    loadView()
    viewDidLoad()
  }

  /// The view is loaded.
  open func viewDidLoad() {}
  /// The view will be laid out.
  open func viewWillLayoutSubviews() {}
  /// The view has been laid out.
  open func viewDidLayoutSubviews() {}
  /// The safe area of the view changed.
  open func viewSafeAreaInsetsDidChange() {}

  open override var next: UIResponder? { storedView?.superview }
}
