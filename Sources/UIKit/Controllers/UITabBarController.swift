// SPDX-License-Identifier: MIT

public import Foundation
import UIKitSemantics

/// Shows one of several controllers, which the user chooses in a bar.
@preconcurrency @MainActor
open class UITabBarController: UIViewController {
  public let tabBar = UITabBar()
  /// Is asked and told what the user chooses; it is not kept.
  open weak var delegate: (any UITabBarControllerDelegate)?
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
    let exchange = StackTransition(from: children, to: new, animated: false)
    exchange.begin(in: self)
    containment.children = new
    let stays = selected.map { one in new.contains { $0 === one } } ?? false
    change(to: stays ? selected : new.first) { driver, identifier in
      let identifiers = new.map { driver.identifier(of: $0) }
      let front = selected.map { driver.identifier(of: $0) }
      driver.world.replaceChildren(of: identifier, with: identifiers, showing: front)
    }
    exchange.end(in: self)
  }

  open var selectedViewController: UIViewController? {
    get { selected }
    set {
      guard let newValue, newValue !== selected, children.contains(where: { $0 === newValue })
      else { return }
      change(to: newValue) { driver, _ in
        let child = driver.identifier(of: newValue)
        driver.world.select(child)
        driver.record(.select(child), .accepted)
      }
    }
  }

  open var selectedIndex: Int {
    get { children.firstIndex { $0 === selected } ?? NSNotFound }
    set { if children.indices.contains(newValue) { selectedViewController = children[newValue] } }
  }

  private func change(
    to new: UIViewController?, _ tellRules: (PresentationDriver, ControllerID) -> Void
  ) {
    let old = selected
    selected = new
    let driver = HeadlessScene.current.presentation
    if let identifier = driver.knownIdentifier(of: self) { tellRules(driver, identifier) }
    guard isViewLoaded else { return }
    if old !== new { old?.viewIfLoaded?.removeFromSuperview() }
    placeSelected()
    tabBar.reload()
  }

  private func placeSelected() {
    guard let view = selected?.view, view.superview !== contentView else { return }
    view.frame = contentView.bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    contentView.addSubview(view)
  }

  /// The user chooses a tab.
  func choose(_ controller: UIViewController) {
    guard delegate?.tabBarController(self, shouldSelect: controller) ?? true else { return }
    selectedViewController = controller
    delegate?.tabBarController(self, didSelect: controller)
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
    placeSelected()
    tabBar.reload()
  }

  open override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    guard let view = viewIfLoaded else { return }
    let height = UITabBar.height + view.safeAreaInsets.bottom
    tabBar.frame = CGRect(
      x: 0, y: view.bounds.height - height, width: view.bounds.width, height: height)
  }

  open override var childForStatusBarStyle: UIViewController? { selected }
  open override var childForStatusBarHidden: UIViewController? { selected }
  open override var childForHomeIndicatorAutoHidden: UIViewController? { selected }
  open override var childForScreenEdgesDeferringSystemGestures: UIViewController? { selected }

  // MARK: - For the rules of presentation

  override var containerKind: ContainerKind { .tabs }
  override var shownChildren: [UIViewController] { selected.map { [$0] } ?? [] }
  override var insetsOfChildren: UIEdgeInsets {
    UIEdgeInsets(top: 0, left: 0, bottom: tabBar.isHidden ? 0 : UITabBar.height, right: 0)
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
}

extension UITabBarControllerDelegate {
  public func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool { true }
  public func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController
  ) {}
}
