// SPDX-License-Identifier: MIT

public import Foundation
import UIKitSemantics

/// Shows one page at a time, which the user turns with a finger.
///
/// Which page appears and disappears when is decided by the rules of presentation. A page fills the
/// view; two pages side by side, and taps at the edges of pages that curl, are not there.
@preconcurrency @MainActor
open class UIPageViewController: UIViewController {
  public enum TransitionStyle: Int, Sendable { case pageCurl, scroll }
  public enum NavigationOrientation: Int, Sendable { case horizontal, vertical }
  public enum NavigationDirection: Int, Sendable { case forward, reverse }
  public enum SpineLocation: Int, Sendable { case none, min, mid, max }

  /// What a page view controller is made with, as storage.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let interPageSpacing = OptionsKey(
      rawValue: "UIPageViewControllerOptionInterPageSpacingKey")
    public static let spineLocation = OptionsKey(
      rawValue: "UIPageViewControllerOptionSpineLocationKey")
  }

  public let transitionStyle: TransitionStyle
  public let navigationOrientation: NavigationOrientation
  /// Is told of what the user turns (N8); held weakly.
  open weak var delegate: (any UIPageViewControllerDelegate)? {
    didSet { HeadlessScene.current.presentation.delegateOfContainerChanged(self) }
  }
  /// Gives the pages that the user turns to; without it no finger turns pages (Apple:
  /// *UIPageViewController.dataSource*).
  open weak var dataSource: (any UIPageViewControllerDataSource)? {
    didSet {
      neighbors = Neighbors()
      if isViewLoaded { askForDots() }
    }
  }
  public private(set) var spineLocation: SpineLocation
  /// Whether pages have a back, as storage.
  open var isDoubleSided = false {
    didSet {
      guard isDoubleSided else { return }
      HeadlessScene.current.note(unimplemented: "UIPageViewController.isDoubleSided")
    }
  }
  open var gestureRecognizers: [UIGestureRecognizer] { [swipe.recognizer] }

  let contentView = PagesView(frame: UIScreen.main.bounds)
  let swipe = PageSwipe()
  /// What the data source has said of the pages beside the one that is shown.
  var neighbors = Neighbors()
  /// The page that a finger turns away from, or has just turned away from.
  var turned: UIViewController?
  /// Is told that the user has turned a page or let it go back, also where the delegate is not told.
  package var turnEnded = Derived<((_ isBack: Bool) -> Void)?>(nil)
  /// What the app wants to be called when what it has set is shown, the oldest first.
  private var completions: [(Bool) -> Void] = []
  private let dots = UIPageControl()

  public init(
    transitionStyle style: TransitionStyle, navigationOrientation: NavigationOrientation,
    options: [OptionsKey: Any]? = nil
  ) {
    (transitionStyle, self.navigationOrientation) = (style, navigationOrientation)
    spineLocation = style == .scroll ? .none : .min
    super.init(nibName: nil, bundle: nil)
    swipe.attach(to: self)
    if let number = options?[.spineLocation] as? Int, number == SpineLocation.mid.rawValue {
      HeadlessScene.current.note(unimplemented: "UIPageViewController.spineLocation")
    }
  }

  /// Creates a controller; nothing is decoded.
  public required init?(coder: NSCoder) {
    (transitionStyle, navigationOrientation, spineLocation) = (.pageCurl, .horizontal, .min)
    super.init(coder: coder)
    swipe.attach(to: self)
  }

  public convenience init() {
    self.init(transitionStyle: .pageCurl, navigationOrientation: .horizontal)
  }

  // MARK: - Pages

  /// The page that is shown; the one that a finger turns to only when it is there.
  open var viewControllers: [UIViewController]? {
    exchange?.isSwipe == true ? turned.map { [$0] } : shownChildren
  }

  var exchange: ChildExchange? {
    let driver = HeadlessScene.current.presentation
    return driver.knownIdentifier(of: self).flatMap { driver.exchange(in: $0) }
  }

  /// Shows another page, of which the delegate is not told.
  ///
  /// Which pages are beside it the data source is asked anew. Another number of pages than one ends
  /// the app, as with UIKit.
  open func setViewControllers(
    _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
    completion: ((Bool) -> Void)? = nil
  ) {
    guard let page = viewControllers?.first, viewControllers?.count == 1 else {
      HeadlessException.raise(
        "NSInvalidArgumentException",
        "The number of view controllers provided (\(viewControllers?.count ?? 0)) doesn't match "
          + "the number required (1) for the requested transition")
    }
    loadViewIfNeeded()
    page.loadViewIfNeeded()
    neighbors = Neighbors()
    if exchange == nil, page === shownChildren.first {
      completion?(true)
    } else {
      completions.append(completion ?? { _ in })
      HeadlessScene.current.presentation.setPage(page, in: self, animated: animated)
    }
    askForDots()
  }

  // MARK: - The view

  open override func loadView() {
    let view = UIView(frame: UIScreen.main.bounds)
    contentView.frame = view.bounds
    contentView.pages = self
    view.addSubview(contentView)
    view.addGestureRecognizer(swipe.recognizer)
    self.view = view
  }

  open override func loadViewIfNeeded() {
    guard !isViewLoaded else { return }
    super.loadViewIfNeeded()
    if let page = shownChildren.first { place(page) }
    askForDots()
  }

  open override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    guard let view = viewIfLoaded else { return }
    let height = dots.superview == nil ? 0 : Self.heightOfDots
    contentView.frame = CGRect(
      x: 0, y: 0, width: view.bounds.width, height: view.bounds.height - height)
    dots.frame = CGRect(
      x: 0, y: view.bounds.height - height, width: view.bounds.width, height: height)
  }

  private static let heightOfDots: CGFloat = 37

  /// Dots stand below pages that scroll sideways, if the data source counts them (Apple:
  /// *UIPageViewControllerDataSource*).
  private func askForDots() {
    guard transitionStyle == .scroll, navigationOrientation == .horizontal, let dataSource,
      let count = ifImplemented({ dataSource.presentationCount(for: self) }),
      let index = ifImplemented({ dataSource.presentationIndex(for: self) })
    else {
      dots.removeFromSuperview()
      return
    }
    (dots.numberOfPages, dots.currentPage) = (count, index)
    if dots.superview == nil { view.addSubview(dots) }
    view.setNeedsLayout()
  }

  /// What a method says that the data source need not have.
  private func ifImplemented(_ ask: () -> Int) -> Int? {
    let driver = HeadlessScene.current.presentation
    let wasDefault = driver.answeredByDefault
    defer { driver.answeredByDefault = wasDefault }
    driver.answeredByDefault = false
    let answer = ask()
    return driver.answeredByDefault ? nil : answer
  }

  // MARK: - For the rules of presentation

  override var containerKind: ContainerKind { .pages }
  override var shownChildren: [UIViewController] { children.first.map { [$0] } ?? [] }
  override var transitionView: UIView? { contentView }
  override var hasContainerDelegate: Bool { delegate != nil }

  override func showFront(_ front: UIViewController?, of children: [UIViewController]) {
    containment.children = children
  }

  override func ended(_ exchange: ChildExchange, isBack: Bool) {
    guard exchange.isSwipe else { return completions.removeFirst()(true) }
    turned = nil
    defer { turnEnded.value?(isBack) }
    guard !isBack else { return }
    let turn = noteTurn(from: exchange.old)
    // Nobody counts pages for dots that are not there, nor what the app turns itself.
    if dots.superview != nil { dots.currentPage += turn }
  }

  /// The user has turned a page, or let it go back.
  func tellDelegateOfEnd(completed: Bool) {
    guard let turned else { return }
    delegate?.pageViewController(
      self, didFinishAnimating: true, previousViewControllers: [turned],
      transitionCompleted: completed)
  }
}
