// SPDX-License-Identifier: MIT

public import Foundation
import UIKitSemantics

/// Shows the topmost of a stack of controllers below a bar.
///
/// Who appears and disappears is decided by the rules of presentation; the class keeps the stack
/// and puts the views where they belong.
@preconcurrency @MainActor
open class UINavigationController: UIViewController {
  /// What happens to the stack.
  public enum Operation: Int, Sendable { case none, push, pop }

  public let navigationBar = UINavigationBar()
  /// Is told what is shown; held weakly.
  open weak var delegate: (any UINavigationControllerDelegate)? {
    didSet { HeadlessScene.current.presentation.delegateOfContainerChanged(self) }
  }
  private let swipe = BackSwipe()
  /// The swipe from the edge that goes back.
  public var interactivePopGestureRecognizer: UIGestureRecognizer? { swipe.recognizer }
  /// Whether a swipe hides the bar, as storage.
  open var hidesBarsOnSwipe = false {
    didSet {
      guard hidesBarsOnSwipe else { return }
      HeadlessScene.current.note(unimplemented: "UINavigationController.hidesBarsOnSwipe")
    }
  }
  open var hidesBarsOnTap = false {
    didSet {
      guard hidesBarsOnTap else { return }
      HeadlessScene.current.note(unimplemented: "UINavigationController.hidesBarsOnTap")
    }
  }
  open var hidesBarsWhenKeyboardAppears = false {
    didSet {
      guard hidesBarsWhenKeyboardAppears else { return }
      HeadlessScene.current.note(
        unimplemented: "UINavigationController.hidesBarsWhenKeyboardAppears")
    }
  }
  open var hidesBarsWhenVerticallyCompact = false {
    didSet {
      guard hidesBarsWhenVerticallyCompact else { return }
      HeadlessScene.current.note(
        unimplemented: "UINavigationController.hidesBarsWhenVerticallyCompact")
    }
  }
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The bar below, with the items of the controller on top.
  public private(set) lazy var toolbar: UIToolbar! = UIToolbar()
  /// Whether the toolbar has been shown, and is among the views.
  private var hasToolbar = false
  open var isToolbarHidden = true {
    didSet { barChanged() }
  }
  let contentView = UIView(frame: UIScreen.main.bounds)
  /// Whether the finger at the edge is what pops now.
  var isSwipingBack = false

  /// Creates a controller with nothing on its stack.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    prepare()
  }

  /// Creates a controller; nothing is decoded.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }

  public init(rootViewController: UIViewController) {
    super.init(nibName: nil, bundle: nil)
    prepare()
    pushViewController(rootViewController, animated: false)
  }

  /// Creates a controller; the classes of its bars are not regarded.
  public init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
    super.init(nibName: nil, bundle: nil)
    prepare()
  }

  private func prepare() {
    navigationBar.controller = self
    swipe.attach(to: self)
    definesPresentationContext = true
  }

  // MARK: - The stack

  open var viewControllers: [UIViewController] {
    get { children }
    set { setViewControllers(newValue, animated: false) }
  }
  open var topViewController: UIViewController? { children.last }
  /// What the user sees: what is presented, or the controller on top.
  open var visibleViewController: UIViewController? {
    presentedViewController ?? topViewController
  }

  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    if viewController is UINavigationController {
      HeadlessException.raise(
        "NSInvalidArgumentException", "Pushing a navigation controller is not supported")
    }
    if viewController is UISplitViewController {
      HeadlessException.raise(
        "NSInvalidArgumentException",
        "Split View Controllers cannot be pushed to a Navigation Controller")
    }
    put(viewController, animated: animated)
  }

  /// Puts a controller on top, as split views do with the stack of a column, too.
  func put(_ viewController: UIViewController, animated: Bool) {
    settleChildren()
    guard !children.contains(viewController) else {
      return HeadlessScene.current.presentation.pushAgain()
    }
    replaceStack(with: children + [viewController], animated: animated)
  }

  /// Takes the topmost controller away, unless it is the last one.
  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    settleChildren()
    guard children.count > 1, let page = children.last else { return nil }
    HeadlessScene.current.presentation.notePop(of: page, in: self)
    return replaceStack(with: children.dropLast(), animated: animated).last
  }

  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    guard let first = children.first else { return nil }
    return popToViewController(first, animated: animated)
  }

  @discardableResult
  open func popToViewController(_ viewController: UIViewController, animated: Bool)
    -> [UIViewController]?
  {
    settleChildren()
    guard let place = children.firstIndex(where: { $0 === viewController }) else {
      HeadlessException.raise(
        "NSInternalInconsistencyException", "Tried to pop to a view controller that doesn't exist.")
    }
    guard place < children.count - 1 else { return nil }
    return replaceStack(with: Array(children[...place]), animated: animated)
  }

  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    guard Set(viewControllers).count == viewControllers.count else {
      HeadlessException.raise(
        "NSInvalidArgumentException",
        "All view controllers in a navigation controller must be distinct")
    }
    replaceStack(with: viewControllers, animated: animated)
  }

  open override func show(_ vc: UIViewController, sender: Any?) {
    pushViewController(vc, animated: true)
  }

  open override func collapseSecondaryViewController(
    _ secondaryViewController: UIViewController, for splitViewController: UISplitViewController
  ) { put(secondaryViewController, animated: false) }

  open override func separateSecondaryViewController(
    for splitViewController: UISplitViewController
  ) -> UIViewController? { popViewController(animated: false) }

  /// The children as they are when a pop that snaps back has been taken back.
  private func settleChildren() {
    HeadlessScene.current.presentation.finishBegunTransition(of: self)
  }

  @discardableResult
  private func replaceStack(with new: [UIViewController], animated: Bool) -> [UIViewController] {
    let leaving = children.filter { !new.contains($0) }
    let isAnimated = HeadlessScene.current.animations.allow(animated)
    HeadlessScene.current.presentation.exchangeChildren(
      of: self, for: new, showing: new.last, animated: isAnimated,
      isSwipe: isSwipingBack && isAnimated)
    return leaving
  }

  // MARK: - The bar

  open var isNavigationBarHidden = false {
    didSet { setNavigationBarHidden(isNavigationBarHidden, animated: false) }
  }

  /// Hides the bar, or shows it.
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    if isNavigationBarHidden != hidden { isNavigationBarHidden = hidden }
    showBar()
    viewIfLoaded?.setNeedsLayout()
  }

  private var showsBar: Bool { !isNavigationBarHidden && outer == nil }
  /// Whether the controller itself has shown the bar; an app may hide the view, which stays so.
  private var hasShownBar = Derived(true)

  private func showBar() {
    hasShownBar.value = showsBar
    navigationBar.isHidden = !showsBar
  }

  // MARK: - The view

  open override func loadView() {
    let view = UIView(frame: UIScreen.main.bounds)
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    contentView.frame = view.bounds
    view.addSubview(contentView)
    view.addSubview(navigationBar)
    view.addGestureRecognizer(swipe.recognizer)
    self.view = view
  }

  open override func loadViewIfNeeded() {
    guard !isViewLoaded else { return }
    super.loadViewIfNeeded()
    if let topViewController { place(topViewController) }
    updateToolbar()
    layOutBar()
  }

  /// Puts the bar below what is not safe at the top.
  private func layOutBar() {
    guard let view = viewIfLoaded else { return }
    if hasShownBar.value != showsBar { showBar() }
    navigationBar.reload()
    navigationBar.frame = CGRect(
      x: 0, y: view.safeAreaInsets.top, width: view.bounds.width, height: navigationBar.fullHeight)
    guard hasToolbar else { return }
    let height = UIToolbar.height
    toolbar.frame = CGRect(
      x: 0, y: view.bounds.height - view.safeAreaInsets.bottom - height, width: view.bounds.width,
      height: height)
  }

  /// The bar shows other buttons, or another search.
  func barChanged() {
    outer?.barChanged()
    let former = navigationBar.frame.height
    navigationBar.reload()
    updateToolbar()
    if isViewLoaded, navigationBar.fullHeight != former { view.setNeedsLayout() }
  }

  /// The navigation controller on whose stack this one lies, as a column of a collapsed split view
  /// controller does: they share the bar of the outer one.
  var outer: UINavigationController? { parent as? UINavigationController }
  private var inner: UINavigationController? { topViewController as? UINavigationController }
  /// The controllers whose items the bar shows.
  var barStack: [UIViewController] {
    inner.map { viewControllers.dropLast() + $0.viewControllers } ?? viewControllers
  }

  /// The user goes back by the bar, whose delegate the controller is: a subclass may refuse, and may
  /// have gone back itself.
  func goBack() {
    if let action = navigationBar.topItem?.backAction { return action.perform(from: self) }
    let stack = inner.flatMap { $0.viewControllers.count > 1 ? $0 : nil } ?? self
    let former = stack.viewControllers
    if let delegate = self as? any UINavigationBarDelegate, let item = navigationBar.topItem {
      guard delegate.navigationBar(navigationBar, shouldPop: item) else { return }
    }
    if stack.viewControllers == former {
      _ = HeadlessScene.current.presentation.calling(as: .uikit) {
        stack.popViewController(animated: true)
      }
    }
  }

  // MARK: - The toolbar

  /// Hides the toolbar, or shows it.
  open func setToolbarHidden(_ hidden: Bool, animated: Bool) { isToolbarHidden = hidden }

  /// Whether a controller on the stack hides the bar below as long as it is there.
  var hidesBottomBar: Bool { children.contains(where: \.hidesBottomBarWhenPushed) }

  /// Whether a view is one of the bars, or in one.
  func hasBar(around view: UIView) -> Bool {
    view.isDescendant(of: navigationBar) || hasToolbar && view.isDescendant(of: toolbar)
  }

  private var showsToolbar: Bool { !isToolbarHidden && !hidesBottomBar }

  private func updateToolbar() {
    guard isViewLoaded, hasToolbar || showsToolbar else { return }
    if !hasToolbar { view.addSubview(toolbar) }
    hasToolbar = true
    let items = topViewController?.toolbarItems
    if toolbar.items != items { toolbar.items = items }
    guard toolbar.isHidden == showsToolbar || toolbar.frame.isEmpty else { return }
    toolbar.isHidden = !showsToolbar
    view.setNeedsLayout()
  }

  open override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    layOutBar()
  }

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    HeadlessScene.current.presentation.forward(from: self)
    tell { $0.navigationController(self, willShow: $1, animated: animated) }
  }

  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    HeadlessScene.current.presentation.forward(from: self)
    tell { $0.navigationController(self, didShow: $1, animated: animated) }
  }

  /// Tells the delegate of the controller on top, unless a push or a pop runs: its end tells then.
  private func tell(_ body: (any UINavigationControllerDelegate, UIViewController) -> Void) {
    let driver = HeadlessScene.current.presentation
    guard let delegate, let topViewController,
      driver.knownIdentifier(of: self).flatMap({ driver.exchange(in: $0) }) == nil
    else { return }
    driver.tellInPassing { body(delegate, topViewController) }
  }

  open override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    HeadlessScene.current.presentation.forward(from: self)
  }

  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    HeadlessScene.current.presentation.forward(from: self)
  }

  open override var childForStatusBarStyle: UIViewController? { topViewController }
  open override var childForStatusBarHidden: UIViewController? { topViewController }
  open override var childForHomeIndicatorAutoHidden: UIViewController? { topViewController }

  // MARK: - For the rules of presentation

  override var containerKind: ContainerKind { .navigation }
  override var shownChildren: [UIViewController] { topViewController.map { [$0] } ?? [] }
  override var insetsOfChildren: UIEdgeInsets {
    UIEdgeInsets(
      top: showsBar ? navigationBar.fullHeight : 0, left: 0,
      bottom: showsToolbar ? UIToolbar.height : 0, right: 0)
  }
  override var transitionView: UIView? { contentView }
  override var hasContainerDelegate: Bool { delegate != nil }

  override func showFront(_ front: UIViewController?, of children: [UIViewController]) {
    containment.children = children
    if isViewLoaded { barChanged() }
    tabBarController?.viewIfLoaded?.setNeedsLayout()
  }

  /// A column that was popped is free for its place beside the others.
  override func ended(_ exchange: ChildExchange, isBack: Bool) {
    (parent as? UISplitViewController)?.arrange()
  }

  override func animator(
    for exchange: ChildExchange
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    guard let old = exchange.old, let new = exchange.new else { return nil }
    return delegate?.navigationController(
      self, animationControllerFor: exchange.arriving.contains(new) ? .push : .pop, from: old,
      to: new)
  }

  override func interactionController(
    for animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    delegate?.navigationController(self, interactionControllerFor: animator)
  }
}
