// SPDX-License-Identifier: MIT

public import Foundation
import UIKitSemantics

/// Shows one of several controllers, which the user chooses in a bar.
@preconcurrency @MainActor
open class UITabBarController: UIViewController, UITabBarDelegate {
  public let tabBar = UITabBar()
  /// Is asked and told what the user chooses; it is not kept.
  open weak var delegate: (any UITabBarControllerDelegate)? {
    didSet { HeadlessScene.current.presentation.delegateOfContainerChanged(self) }
  }
  /// Whether there may be a sidebar, as storage: here there is none.
  open var mode = Mode.automatic
  final var givenTabs: [UITab] = []
  private let contentView = UIView(frame: UIScreen.main.bounds)
  private weak var selected: UIViewController?

  /// Creates a controller without tabs.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    tabBar.controller = self
  }

  /// Creates a controller; nothing is decoded.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    tabBar.controller = self
  }

  open var viewControllers: [UIViewController]? {
    get { children }
    set { setViewControllers(newValue, animated: false) }
  }

  /// Sets the controllers of the tabs; the one that is shown stays if it is among them.
  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    let new = viewControllers ?? []
    let stays = selected.map(new.contains) ?? false
    HeadlessScene.current.presentation.exchangeChildren(
      of: self, for: new, showing: stays ? selected : new.first)
  }

  open var selectedViewController: UIViewController? {
    get { selected }
    set {
      guard let newValue, newValue !== selected else { return }
      guard children.contains(newValue) else {
        HeadlessException.raise(
          "NSInvalidArgumentException",
          "only a view controller in the tab bar controller's list of view controllers can be selected"
        )
      }
      HeadlessScene.current.presentation.select(newValue, in: self)
    }
  }

  open var selectedIndex: Int {
    get { children.firstIndex { $0 === selected } ?? NSNotFound }
    set { if children.indices.contains(newValue) { selectedViewController = children[newValue] } }
  }

  /// The user chooses a tab; the one that is shown goes back to its root (Apple, *UITabBarController*).
  func choose(_ controller: UIViewController) {
    tabBar(tabBar, didSelect: controller.tabBarItem)
    let (tab, former) = (tab(of: controller), selectedTab)
    guard delegate?.tabBarController(self, shouldSelect: controller) ?? true,
      tab.flatMap({ delegate?.tabBarController(self, shouldSelectTab: $0) }) ?? true
    else { return }
    HeadlessScene.current.presentation.calling(as: .uikit) {
      if controller === selected {
        _ = (controller as? UINavigationController)?.popToRootViewController(animated: true)
      } else {
        selectedViewController = controller
      }
    }
    delegate?.tabBarController(self, didSelect: controller)
    if let tab { delegate?.tabBarController(self, didSelectTab: tab, previousTab: former) }
  }

  // Tabs that there is no room for, and their order, which nobody changes: all have room here.
  open var customizableViewControllers: [UIViewController]?
  public private(set) lazy var moreNavigationController = UINavigationController()

  /// The bar tells its delegate, the controller, of each tap; subclasses listen.
  open func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}

  /// Whether the bar is hidden.
  open var isTabBarHidden: Bool {
    get { tabBar.isHidden }
    set { setTabBarHidden(newValue, animated: false) }
  }

  open func setTabBarHidden(_ hidden: Bool, animated: Bool) {
    guard tabBar.isHidden != hidden else { return }
    tabBar.isHidden = hidden
    viewIfLoaded?.setNeedsLayout()
  }

  // MARK: - The view

  open override func loadView() {
    let view = UIView(frame: UIScreen.main.bounds)
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    contentView.frame = view.bounds
    view.addSubview(contentView)
    view.addSubview(tabBar)
    self.view = view
  }

  open override func loadViewIfNeeded() {
    guard !isViewLoaded else { return }
    super.loadViewIfNeeded()
    // Who is selected may select another one when it is loaded.
    selected?.loadViewIfNeeded()
    if let selected { place(selected) }
    tabBar.reload()
  }

  open override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    guard let view = viewIfLoaded else { return }
    let height = UITabBar.height + view.safeAreaInsets.bottom
    // A bar that a pushed controller hides slides out together with the view below.
    tabBar.frame = CGRect(
      x: isBarHiddenByChild ? -view.bounds.width : 0, y: view.bounds.height - height,
      width: view.bounds.width, height: height)
  }

  open override var childForStatusBarStyle: UIViewController? { selected }
  open override var childForStatusBarHidden: UIViewController? { selected }
  open override var childForHomeIndicatorAutoHidden: UIViewController? { selected }
  open override var childForScreenEdgesDeferringSystemGestures: UIViewController? { selected }

  // MARK: - For the rules of presentation

  override var containerKind: ContainerKind { .tabs }
  override var shownChildren: [UIViewController] { selected.map { [$0] } ?? [] }
  override var insetsOfChildren: UIEdgeInsets {
    let isHidden = tabBar.isHidden || isBarHiddenByChild
    return UIEdgeInsets(top: 0, left: 0, bottom: isHidden ? 0 : UITabBar.height, right: 0)
  }
  override var transitionView: UIView? { contentView }
  override var hasContainerDelegate: Bool { delegate != nil }

  /// Whether a controller on the stack that is shown hides the bar as long as it is there.
  private var isBarHiddenByChild: Bool {
    (selected as? UINavigationController)?.hidesBottomBar ?? false
  }

  override func showFront(_ front: UIViewController?, of children: [UIViewController]) {
    containment.children = children
    selected = front
    guard isViewLoaded else { return }
    tabBar.reload()
    view.setNeedsLayout()
  }

  override func animator(
    for exchange: ChildExchange
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    guard let old = exchange.old, let new = exchange.new else { return nil }
    return delegate?.tabBarController(self, animationControllerForTransitionFrom: old, to: new)
  }

  override func interactionController(
    for animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    delegate?.tabBarController(self, interactionControllerFor: animator)
  }
}

/// Is asked and told which tab the user chooses.
@preconcurrency @MainActor
public protocol UITabBarControllerDelegate: NSObjectProtocol {
  func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool
  func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController)
  /// The same of a tab that the app has given as one.
  func tabBarController(
    _ tabBarController: UITabBarController, shouldSelectTab tab: UITab
  ) -> Bool
  func tabBarController(
    _ tabBarController: UITabBarController, didSelectTab selectedTab: UITab, previousTab: UITab?)
  /// Who animates a change of tabs.
  func tabBarController(
    _ tabBarController: UITabBarController,
    animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?
  /// Who leads that animation.
  func tabBarController(
    _ tabBarController: UITabBarController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?
}

extension UITabBarControllerDelegate {
  public func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool { true }
  public func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController
  ) {}
  public func tabBarController(
    _ tabBarController: UITabBarController, shouldSelectTab tab: UITab
  ) -> Bool { true }
  public func tabBarController(
    _ tabBarController: UITabBarController, didSelectTab selectedTab: UITab, previousTab: UITab?
  ) {}
  /// There is no animation.
  public func tabBarController(
    _ tabBarController: UITabBarController,
    animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    HeadlessScene.current.presentation.noteDefaultAnswer()
    return nil
  }
  /// None.
  public func tabBarController(
    _ tabBarController: UITabBarController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    HeadlessScene.current.presentation.noteDefaultAnswer()
    return nil
  }
}
