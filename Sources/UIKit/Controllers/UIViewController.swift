// SPDX-License-Identifier: MIT

public import Foundation
import UIKitSemantics

/// Owns a view, presents other controllers and is presented itself.
///
/// When and how it is presented is decided by the rules of presentation; this class hands on what
/// the app asks for and sets.
@preconcurrency @MainActor
open class UIViewController: UIResponder, UIContentContainer, UITraitEnvironment {
  package final var storedView: UIView?
  package final var containment = ControllerContainment()
  /// What the rules call the controller, once they know of it.
  final var place: ScenePlace?
  /// The presentation controller that was made before the presentation (C26).
  package final var earlyPresentationController: UIPresentationController?
  /// Whether the app has set a delegate on a presentation controller of this one.
  package final var expectsDelegate = false
  /// What traces call the controller, if not by its class.
  package final var headlessTypeName: String?
  private let nib: (name: String?, bundle: Bundle?)
  /// The names of the interface file, as storage.
  open var nibName: String? { nib.name }
  open var nibBundle: Bundle? { nib.bundle }

  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    nib = (nibNameOrNil, nibBundleOrNil)
    super.init()
  }

  /// Creates a controller; nothing is decoded.
  public required init?(coder: NSCoder) {
    nib = (nil, nil)
    super.init()
  }

  public override convenience init() { self.init(nibName: nil, bundle: nil) }

  open override var next: UIResponder? { storedView?.superview }

  /// What it was like when it was presented last.
  package final var likenessAsPresented = Derived<ScreenLikeness?>(nil)

  // MARK: - The view

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The view, which is loaded when it is first asked for.
  open var view: UIView! {
    get {
      loadViewIfNeeded()
      return storedView
    }
    set {
      storedView?.viewController = nil
      zoomGestures?.detach()
      storedView = newValue
      newValue?.viewController = self
      guard let newValue else { return }
      zoomGestures?.attach(to: newValue)
      unavailable?.attach(to: newValue)
    }
  }

  open var viewIfLoaded: UIView? { storedView }
  open var isViewLoaded: Bool { storedView != nil }
  open func loadView() {
    let objects = HeadlessScene.current.storyboards.objects(
      in: nibName ?? "\(type(of: self))", for: self)
    if objects == nil, nibName != nil {
      HeadlessScene.current.note(unimplemented: "UIViewController.nibName")
    }
    guard storedView == nil else { return }
    view =
      objects?.lazy.compactMap { $0 as? UIView }.first ?? UIView(frame: UIScreen.main.bounds)
  }
  open func loadViewIfNeeded() {
    guard storedView == nil else { return }
    loadView()
    viewDidLoad()
  }
  open func viewDidLoad() {}
  open func viewWillLayoutSubviews() {}
  open func updateViewConstraints() { viewIfLoaded?.updateConstraints() }
  open func viewDidLayoutSubviews() {}
  open func viewSafeAreaInsetsDidChange() {}
  open func viewLayoutMarginsDidChange() {}
  /// Sets what depends on what is shown: once before the first layout, and whenever that was asked for.
  open func updateProperties() {}
  /// Lets properties be set before the next layout.
  public final func setNeedsUpdateProperties() {
    pendingUpdates.insert(.properties)
    viewIfLoaded?.setNeedsLayout()
  }
  /// Lets properties be set now, if that was asked for.
  public final func updatePropertiesIfNeeded() {
    if pendingUpdates.remove(.properties) != nil { updateProperties() }
  }
  final var pendingUpdates: PendingUpdates = [.properties, .contentUnavailable]
  /// What is shown over the content, where there is none.
  open var contentUnavailableConfiguration: (any UIContentConfiguration)? {
    get { unavailable?.configuration }
    set { showUnavailable(newValue) }
  }
  final var unavailable: UnavailableContent?
  /// What such a configuration may depend on.
  open var contentUnavailableConfigurationState: UIContentUnavailableConfigurationState {
    var state = UIContentUnavailableConfigurationState(traitCollection: traitCollection)
    state.searchText = madeNavigationItem?.searchController?.searchBar.text
    return state
  }
  /// Sets that configuration: before the first layout, when the user searches for something else, and
  /// whenever that was asked for.
  open func updateContentUnavailableConfiguration(
    using state: UIContentUnavailableConfigurationState
  ) {}
  /// How far contents stay away from the sides, by the system.
  open var systemMinimumLayoutMargins: NSDirectionalEdgeInsets {
    let side: CGFloat = traitCollection.horizontalSizeClass == .regular ? 20 : 16
    return NSDirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)
  }
  open var viewRespectsSystemMinimumLayoutMargins = true
  // What only the device's edges, a pointer, and segues that are unwound ask for; nobody does here.
  open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }
  open func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() {}
  open var prefersPointerLocked: Bool { false }
  open func targetViewController(forAction action: Selector, sender: Any?) -> UIViewController? {
    parent?.targetViewController(forAction: action, sender: sender)
  }
  open func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {}
  open func overrideTraitCollection(forChild childViewController: UIViewController)
    -> UITraitCollection?
  { nil }
  /// Which scroll view bars look at; where contents are does not change how bars look.
  open func setContentScrollView(
    _ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge = .all
  ) {}
  open func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? { nil }
  /// What the arrow of the popover takes that the controller is shown in.
  final var arrowInsets = UIEdgeInsets.zero
  /// What else is not safe to put contents into.
  open var additionalSafeAreaInsets = UIEdgeInsets.zero {
    didSet { viewIfLoaded?.setNeedsLayout() }
  }
  /// The system is short of memory, which never happens here.
  open func didReceiveMemoryWarning() {}

  // MARK: - Appearance

  open func viewWillAppear(_ animated: Bool) {}
  open func viewIsAppearing(_ animated: Bool) {}
  open func viewDidAppear(_ animated: Bool) {}
  open func viewWillDisappear(_ animated: Bool) {}
  open func viewDidDisappear(_ animated: Bool) {}

  /// Tells a child that it begins to appear or disappear (B30).
  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    HeadlessScene.current.presentation.beginAppearanceTransition(isAppearing, of: self)
  }
  /// Tells a child that it has appeared or disappeared (B30).
  open func endAppearanceTransition() {
    HeadlessScene.current.presentation.endAppearanceTransition(of: self)
  }
  /// Whether children receive what their container receives (B32).
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

  // MARK: - Presentation

  /// How the controller is to be presented; it reads a concrete style, also where UIKit chooses (F1).
  open var modalPresentationStyle: UIModalPresentationStyle {
    get {
      UIModalPresentationStyle((style == .automatic ? automaticStyle : style).rule.resolved)
    }
    set {
      style = newValue
      HeadlessScene.current.presentation.styleChanged(of: self)
    }
  }
  private var style = UIModalPresentationStyle.automatic
  /// How the controller is to come and go, from iOS 18 on.
  open var preferredTransition: Transition? {
    didSet {
      zoomGestures?.detach()
      zoomGestures = preferredTransition?.zoomOptions == nil ? nil : ZoomGestures(self)
      if let storedView { zoomGestures?.attach(to: storedView) }
      HeadlessScene.current.presentation.transitionChanged(of: self)
    }
  }
  private var zoomGestures: ZoomGestures?
  /// The system's own animation of a presentation, as storage.
  open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
  /// Provides animators and a presentation controller; it is not kept (D15).
  open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?
  /// Whether the user may not dismiss (A2).
  open var isModalInPresentation = false {
    didSet { HeadlessScene.current.presentation.modalFlagChanged(of: self, from: oldValue) }
  }
  /// What `isModalInPresentation` was called before iOS 13 (A36).
  public final var isModalInPopover: Bool {
    get { isModalInPresentation }
    set { isModalInPresentation = newValue }
  }
  /// Whether presentations over the current context cover this controller (E16).
  open var definesPresentationContext = false {
    didSet { HeadlessScene.current.presentation.contextChanged(of: self) }
  }
  /// Whether the context says how a presentation moves, as storage.
  open var providesPresentationContextTransitionStyle = false
  /// Whether a presentation that does not cover the screen decides about the status bar.
  open var modalPresentationCapturesStatusBarAppearance = false
  /// Whether the keyboard goes when the focus moves to something without one.
  open var disablesAutomaticKeyboardDismissal: Bool { modalPresentationStyle == .formSheet }
  open var preferredContentSize = CGSize.zero {
    didSet {
      guard preferredContentSize != oldValue else { return }
      contentSizeChanged()
    }
  }

  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool,
    completion: (() -> Void)? = nil
  ) {
    if let search = viewControllerToPresent as? UISearchController {
      return search.presented(by: self, completion: completion)
    }
    HeadlessScene.current.presentation.present(
      viewControllerToPresent, from: self, animated: flag,
      completion: HeadlessScene.current.clock.continuing(completion))
  }

  /// The controller that this one, or the nearest container, presents (E17).
  open var presentedViewController: UIViewController? {
    HeadlessScene.current.presentation.presentedViewController(of: self)
  }
  /// The controller that presents this one, or the container that it is in (E18).
  open var presentingViewController: UIViewController? {
    HeadlessScene.current.presentation.presentingViewController(of: self)
  }

  /// Dismisses what this controller presents, or itself (E1).
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    HeadlessScene.current.presentation.dismiss(
      askedByApp: self, animated: flag, completion: completion)
  }

  /// Pushes a controller where there is a navigation controller around, or else presents it.
  open func show(_ vc: UIViewController, sender: Any?) {
    if let parent { return parent.show(vc, sender: sender) }
    present(vc, animated: true)
  }

  /// Shows a controller in the last column of a split view controller around, or else presents it.
  open func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    if let parent { return parent.showDetailViewController(vc, sender: sender) }
    present(vc, animated: true)
  }
  /// Takes what is in the second column when there is room for one only; most do nothing.
  open func collapseSecondaryViewController(
    _ secondaryViewController: UIViewController, for splitViewController: UISplitViewController
  ) {}
  /// Gives what is in the second column when there is room for two; most have nothing.
  open func separateSecondaryViewController(for splitViewController: UISplitViewController)
    -> UIViewController?
  { nil }

  // MARK: - Containers

  /// Will be moved into a container, or out of it.
  open func willMove(toParent parent: UIViewController?) {}
  /// Was moved into a container, or out of it.
  open func didMove(toParent parent: UIViewController?) {}
  open func addChild(_ childController: UIViewController) { addToChildren(childController) }
  open func removeFromParent() { removeFromChildren() }
  open var childForStatusBarStyle: UIViewController? { nil }
  open var childForStatusBarHidden: UIViewController? { nil }
  open var childForHomeIndicatorAutoHidden: UIViewController? { nil }
  open var childForScreenEdgesDeferringSystemGestures: UIViewController? { nil }

  /// The navigation controller around.
  open var navigationController: UINavigationController? { nearest() }

  // MARK: - UIContentContainer

  open func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}
  open func systemLayoutFittingSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}
  open func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize { parentSize }
  open func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    for child in children {
      HeadlessScene.current.clock.tell(child) {
        child.viewWillTransition(
          to: self.size(forChildContentContainer: child, withParentContainerSize: size),
          with: coordinator)
      }
    }
  }
  open func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    for child in children {
      HeadlessScene.current.clock.tell(child) {
        child.willTransition(to: newCollection, with: coordinator)
      }
    }
  }

  // MARK: - UITraitEnvironment

  open var traitCollection: UITraitCollection {
    viewIfLoaded?.traitCollection ?? UIScreen.main.traitCollection
  }
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  /// Dark on light or light on dark, for this controller.
  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified

  // MARK: - Storage

  open var title: String?
  open var isEditing = false
  /// Lets the content be edited, or not.
  open func setEditing(_ editing: Bool, animated: Bool) {
    isEditing = editing
    editButton?.title = editing ? "Done" : "Edit"
  }
  private var editButton: UIBarButtonItem?
  /// The button that lets the content be edited, and ends that.
  open var editButtonItem: UIBarButtonItem {
    let item =
      editButton
      ?? UIBarButtonItem(
        primaryAction: UIAction(title: "Edit") { [unowned self] _ in
          setEditing(!isEditing, animated: true)
        })
    item.title = isEditing ? "Done" : "Edit"
    editButton = item
    return item
  }
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }
  open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }
  open var prefersStatusBarHidden: Bool { false }
  // The device is not turned here: the width of the window changes, whatever these say.
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .allButUpsideDown }
  open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .portrait }
  open func setNeedsUpdateOfSupportedInterfaceOrientations() {}
  public class func attemptRotationToDeviceOrientation() {}
  /// The storyboard that the controller was made by, which the controller keeps.
  public internal(set) final var storyboard: UIStoryboard? {
    get { maker.value }
    set { maker.value = newValue }
  }
  private var maker = Derived<UIStoryboard?>(nil)
  /// Where the view goes below bars: always, here.
  open var edgesForExtendedLayout = UIRectEdge.all {
    didSet {
      guard edgesForExtendedLayout != .all else { return }
      HeadlessScene.current.note(unimplemented: "UIViewController.edgesForExtendedLayout")
    }
  }
  open var extendedLayoutIncludesOpaqueBars = false
  /// Whether scroll views make room for bars, as it was before iOS 11; as storage.
  open var automaticallyAdjustsScrollViewInsets = true
  open var prefersHomeIndicatorAutoHidden: Bool { false }
  open var shouldAutorotate: Bool { true }
  open var navigationItem: UINavigationItem {
    if let item = madeNavigationItem { return item }
    let item = UINavigationItem(title: title ?? "")
    item.controller = self
    madeNavigationItem = item
    return item
  }
  /// What stands in the bar, once somebody has asked for it.
  package private(set) var madeNavigationItem: UINavigationItem?
  /// What stands in the toolbar of the navigation controller.
  open var toolbarItems: [UIBarButtonItem]? {
    didSet { navigationController?.barChanged() }
  }
  open func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) {
    self.toolbarItems = toolbarItems
  }
  /// Whether the bar at the bottom is hidden while the controller is on a navigation stack.
  open var hidesBottomBarWhenPushed = false
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open lazy var tabBarItem: UITabBarItem! = UITabBarItem(title: nil, image: nil, tag: 0)

  // MARK: - Segues

  /// Performs a segue that the scene has said where it leads: `UIStoryboard.connect`.
  open func performSegue(withIdentifier identifier: String, sender: Any?) {
    let segue = HeadlessScene.current.storyboards.segue(identifier, from: self)
    prepare(for: segue, sender: sender)
    segue.perform()
  }
  open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}
  open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }

  // MARK: - Used by subclasses of UIKit's own

  /// What a class of UIKit's chooses where the app leaves the style to it.
  var automaticStyle: UIModalPresentationStyle { .automatic }
  /// What class the rules take the controller for.
  var kindForRules: KindForRules { .custom }
  /// How the rules have it show its children.
  var containerKind: ContainerKind { .plain }
  /// The children whose views are where this controller's view is.
  var shownChildren: [UIViewController] { children }
  /// What bars leave unsafe in the views of children, beyond what is unsafe already.
  var insetsOfChildren: UIEdgeInsets { .zero }
  /// The view in which the views of children change places.
  var transitionView: UIView? { nil }
  /// Another child is in front, or the same one again, and all has been told of that.
  func ended(_ exchange: ChildExchange, isBack: Bool) {}
  /// Whether somebody may give an animator for that.
  var hasContainerDelegate: Bool { false }
  /// Takes other children, one of which is in front, without telling anybody.
  func showFront(_ front: UIViewController?, of children: [UIViewController]) {}
  func animator(for exchange: ChildExchange) -> (any UIViewControllerAnimatedTransitioning)? { nil }
  func interactionController(
    for animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { nil }

  /// Puts the view of a child above the others, and lets it be laid out (REC107).
  func place(_ child: UIViewController) {
    guard let around = transitionView, let view = child.view, view.superview !== around else {
      return
    }
    view.frame = around.bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    around.addSubview(view)
    view.setNeedsLayout()
  }
  /// Runs what the user chose in a controller that the system brings.
  func runChosenAction() {}
}
