// SPDX-License-Identifier: MIT

public import Foundation
import UIKitSemantics

/// Shows what was found, and is presented by the controller that defines the context as long as the
/// search is on (N9).
///
/// The search bar stays where it is if that is a navigation bar, and is at the top of the search
/// otherwise.
@preconcurrency @MainActor
open class UISearchController: UIViewController {
  public let searchResultsController: UIViewController?
  public let searchBar = UISearchBar(
    frame: CGRect(x: 0, y: 0, width: UIScreen.main.bounds.width, height: UISearchBar.height))
  /// Shows what was found; held weakly.
  open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
  /// Is told that the search comes and goes; held weakly.
  open weak var delegate: (any UISearchControllerDelegate)?
  /// Whether what is behind gets no touches as long as no results are shown.
  open var obscuresBackgroundDuringPresentation = true { didSet { showResults() } }
  /// What the property was called before.
  public final var dimsBackgroundDuringPresentation: Bool {
    get { obscuresBackgroundDuringPresentation }
    set { obscuresBackgroundDuringPresentation = newValue }
  }
  /// Whether the buttons of the navigation bar go.
  open var hidesNavigationBarDuringPresentation = true
  open var automaticallyShowsCancelButton = true
  /// When the scopes are shown, as storage.
  open var scopeBarActivation = ScopeBarActivation.automatic
  public enum ScopeBarActivation: Int, Sendable {
    case automatic, manual, onTextEntry, onSearchActivation
  }
  open var automaticallyShowsSearchResultsController = true { didSet { showResults() } }
  /// Whether the results are shown; setting it takes that over from the search controller.
  open var showsSearchResultsController: Bool {
    get { searchResultsController?.viewIfLoaded?.isHidden == false && isActive }
    set {
      automaticallyShowsSearchResultsController = false
      searchResultsController?.view.isHidden = !newValue
      showResults()
    }
  }

  /// Where the search is, if that is not seen by where its bar is.
  @Loose var owner: UIViewController?
  /// Who presents the search, until it is gone.
  @Loose private(set) var context: UIViewController?
  private var isLeaving = false
  /// Whether code has presented the search, and not the search itself.
  private var isPresentedByCode = false
  /// What follows the dismissal.
  private var completions: [() -> Void] = []
  private var home: ViewPlace?
  private let dimming = UIControl()

  public init(searchResultsController: UIViewController?) {
    self.searchResultsController = searchResultsController
    super.init(nibName: nil, bundle: nil)
    HeadlessScene.current.hasSearch = true
    searchBar.controller = self
  }

  /// Creates a controller; nothing is decoded.
  public required init?(coder: NSCoder) {
    searchResultsController = nil
    super.init(coder: coder)
    HeadlessScene.current.hasSearch = true
    searchBar.controller = self
  }

  public convenience init() { self.init(searchResultsController: nil) }

  // MARK: - Coming and going

  open var isActive: Bool {
    get { context != nil && !isLeaving }
    set { newValue ? activate() : deactivate(animated: true) }
  }

  private func activate() {
    guard !isActive else { return }
    if isLeaving { leave() }
    delegate?.presentSearchController(self)
    guard !isActive, let context = contextToPresent else { return }
    delegate?.willPresentSearchController(self)
    come(in: context, animated: true)
    view.alpha = 0
    animate({ [view] in view?.alpha = 1 }) { search in
      guard search.isActive else { return }
      let driver = HeadlessScene.current.presentation
      driver.world.settleSearch(driver.identifier(of: search))
      search.delegate?.didPresentSearchController(search)
    }
    textChanged()
  }

  /// The app presents the search controller itself.
  func presented(by presenter: UIViewController, completion: (() -> Void)?) {
    guard context == nil else { return }
    isPresentedByCode = true
    come(in: presenter, animated: false)
    completion?()
  }

  /// The nearest controller that defines a context, or else the farthest (E16).
  private var contextToPresent: UIViewController? {
    let around = Array(sequence(first: owner ?? searchBar.controllerAround, next: { $0?.parent }))
      .compactMap { $0 }
    return around.first(where: \.definesPresentationContext) ?? around.last
  }

  private func come(in context: UIViewController, animated: Bool) {
    self.context = context
    let driver = HeadlessScene.current.presentation
    driver.world.beginSearch(
      driver.identifier(of: self), in: driver.identifier(of: context), animated: animated)
    if let around = context.transitionView {
      context.view.insertSubview(view, aboveSubview: around)
    } else {
      context.view.addSubview(view)
    }
    view.frame = context.view.bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    if automaticallyShowsCancelButton { searchBar.showsCancelButton = true }
    if searchBar.isDescendant(of: context.view), !searchBar.isInNavigationBar {
      home = ViewPlace(of: searchBar)
      view.addSubview(searchBar)
    } else if isPresentedByCode, searchBar.superview == nil {
      searchBar.frame.origin.y = context.view.safeAreaInsets.top
      view.addSubview(searchBar)
    }
    showResults()
    owner?.navigationController?.barChanged()
  }

  /// Ends the search; the text goes, and those who are to know are told.
  func deactivate(animated: Bool, completion: (() -> Void)? = nil) {
    guard isActive, let context else { return }
    let driver = HeadlessScene.current.presentation
    isLeaving = true
    driver.world.leaveSearch(driver.identifier(of: self))
    if let completion { completions.append(completion) }
    if !isPresentedByCode { delegate?.willDismissSearchController(self) }
    searchBar.text = ""
    _ = searchBar.resignFirstResponder()
    if automaticallyShowsCancelButton { searchBar.showsCancelButton = false }
    searchResultsUpdater?.updateSearchResults(for: self)
    owner?.updateUnavailableContent()
    guard animated, context.viewIfLoaded?.window != nil else { return leave() }
    animate({ [view] in view?.alpha = 0 }) { $0.leave() }
  }

  private func leave() {
    guard isLeaving else { return }
    let driver = HeadlessScene.current.presentation
    home?.putBack(searchBar)
    home = nil
    view.removeFromSuperview()
    view.alpha = 1
    driver.world.endSearch(driver.identifier(of: self))
    (context, isLeaving) = (nil, false)
    owner?.navigationController?.barChanged()
    if !isPresentedByCode { delegate?.didDismissSearchController(self) }
    isPresentedByCode = false
    let ended = completions
    completions = []
    for completion in ended { completion() }
  }

  private func animate(
    _ animations: @escaping () -> Void, then end: @escaping @MainActor (UISearchController) -> Void
  ) {
    UIView.animate(withDuration: 0.25, animations: animations) { [weak self] _ in
      if let self { end(self) }
    }
  }

  // MARK: - What is shown

  func textChanged() {
    guard isActive else { return }
    showResults()
    searchResultsUpdater?.updateSearchResults(for: self)
    owner?.updateUnavailableContent()
  }

  open override func loadView() { view = SearchView(frame: UIScreen.main.bounds) }

  open override func viewDidLoad() {
    super.viewDidLoad()
    dimming.accessibilityLabel = "beside the search"
    dimming.addAction(
      UIAction { [weak self] _ in self?.isActive = false }, for: .touchUpInside)
    view.addSubview(dimming)
    guard let searchResultsController else { return }
    addChild(searchResultsController)
    view.addSubview(searchResultsController.view)
    searchResultsController.didMove(toParent: self)
  }

  private func showResults() {
    guard isViewLoaded else { return }
    let results = searchResultsController?.view
    if automaticallyShowsSearchResultsController {
      results?.isHidden = searchBar.text?.isEmpty ?? true
    }
    dimming.isHidden = !obscuresBackgroundDuringPresentation || results?.isHidden == false
    view.setNeedsLayout()
  }

  open override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    let top = view.safeAreaInsets.top
    var area = view.bounds
    if searchBar.superview === view {
      let height = UISearchBar.height
      searchBar.frame = CGRect(x: 0, y: top, width: area.width, height: height)
      area.origin.y += top + height
      area.size.height -= top + height
    }
    dimming.frame = area
    searchResultsController?.viewIfLoaded?.frame = area
  }
}

/// Lets touches through that are for nothing in it.
private final class SearchView: UIView {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit === self ? nil : hit
  }
}

extension UISearchBar {
  fileprivate var isInNavigationBar: Bool {
    sequence(first: self as UIView, next: \.superview).contains { $0 is UINavigationBar }
  }
}

extension UIView {
  /// Keeps a search that comes in over a list above the rows that the list has loaded meanwhile.
  func bringSearchToFront() {
    subviews.last { $0.next is UISearchController }.map(bringSubviewToFront)
  }
}
