// SPDX-License-Identifier: MIT

public import Foundation
import UIKitSemantics

/// Shows columns side by side in regular width, and one after the other in compact width.
///
/// A column is a navigation controller; one is put around whatever is no such controller. In compact
/// width the interface is collapsed: the columns to the right are pushed onto the first one. Gestures
/// at the edges show and hide no columns.
@preconcurrency @MainActor
open class UISplitViewController: UIViewController {
  public enum Style: Int, Sendable { case unspecified, doubleColumn, tripleColumn }
  public enum Column: Int, Sendable { case primary, supplementary, secondary, compact }
  public enum DisplayMode: Int, Sendable {
    case automatic, secondaryOnly, oneBesideSecondary, oneOverSecondary, twoBesideSecondary
    case twoOverSecondary, twoDisplaceSecondary

    // The names before iOS 14.
    public static let primaryHidden = DisplayMode.secondaryOnly
    public static let allVisible = DisplayMode.oneBesideSecondary
    public static let primaryOverlay = DisplayMode.oneOverSecondary
  }
  /// Whether columns lie beside or over the last one, as storage.
  public enum SplitBehavior: Int, Sendable { case automatic, tile, overlay, displace }
  public enum PrimaryEdge: Int, Sendable { case leading, trailing }
  public enum DisplayModeButtonVisibility: Int, Sendable { case automatic, never, always }

  public static let automaticDimension = -CGFloat.greatestFiniteMagnitude

  public let style: Style
  /// Is asked and told about columns; held weakly.
  open weak var delegate: (any UISplitViewControllerDelegate)?
  open var preferredDisplayMode = DisplayMode.automatic { didSet { showDisplayMode() } }
  open var preferredSplitBehavior = SplitBehavior.automatic
  open var primaryEdge = PrimaryEdge.leading
  /// What is behind the primary column, as storage.
  open var primaryBackgroundStyle = BackgroundStyle.none
  public enum BackgroundStyle: Int, Sendable { case none, sidebar }
  open var preferredPrimaryColumnWidth = automaticDimension
  open var preferredPrimaryColumnWidthFraction = automaticDimension
  open var minimumPrimaryColumnWidth = automaticDimension
  open var maximumPrimaryColumnWidth = automaticDimension
  open var preferredSupplementaryColumnWidth = automaticDimension
  open var preferredSupplementaryColumnWidthFraction = automaticDimension
  open var displayModeButtonVisibility = DisplayModeButtonVisibility.automatic
  open var showsSecondaryOnlyButton = false
  /// Whether a finger shows and hides columns, as storage: none does.
  open var presentsWithGesture = true

  /// What the app has set for a column, as it was set.
  var contents: [Column: UIViewController] = [:]
  /// What is shown in the columns: what was set, in a navigation controller of its own.
  var columns: [Column: UIViewController] = [:]
  public internal(set) var isCollapsed = false
  /// Whether the columns were ever shown, so that they are collapsed or not.
  private var isArranged = false
  public internal(set) var displayMode = DisplayMode.oneBesideSecondary

  /// Creates a controller with columns.
  public init(style: Style) {
    self.style = style
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a controller with a list of controllers, as before iOS 14.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    style = .unspecified
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Creates a controller; nothing is decoded.
  public required init?(coder: NSCoder) {
    style = .unspecified
    super.init(coder: coder)
  }

  // MARK: - Columns

  /// The controllers of the columns from left to right; in collapsed state, the one that is shown.
  open var viewControllers: [UIViewController] {
    get { isCollapsed ? visible : Self.order.compactMap { columns[$0] } }
    set {
      for (place, column) in [Column.primary, .secondary].enumerated() {
        set(newValue.indices.contains(place) ? newValue[place] : nil, in: column)
      }
      arrange()
    }
  }

  static let order = [Column.primary, .supplementary, .secondary]

  open func setViewController(_ vc: UIViewController?, for column: Column) {
    set(vc, in: column)
    arrange()
  }

  open func viewController(for column: Column) -> UIViewController? { contents[column] }

  private func set(_ controller: UIViewController?, in column: Column) {
    guard contents[column] !== controller else { return }
    let former = columns[column]
    let pushed = column == .primary && isCollapsed ? takePushedColumns() : []
    contents[column] = controller
    columns[column] = controller.map { around($0, in: column) }
    if let stack, !pushed.isEmpty {
      set(stack.viewControllers + pushed, on: stack)
    }
    guard let former, former !== columns[column] else { return }
    replace(former, by: columns[column])
    takeOut(former)
  }

  /// A column of the new styles is a navigation controller.
  private func around(_ controller: UIViewController, in column: Column) -> UIViewController {
    guard style != .unspecified, column != .compact, !(controller is UINavigationController) else {
      return controller
    }
    return controller.navigationController ?? UINavigationController(rootViewController: controller)
  }

  /// The navigation controller onto which columns are pushed when there is no room for them.
  var stack: UINavigationController? { columns[.primary] as? UINavigationController }

  // MARK: - Both widths

  /// Shows the columns for which there is room; one that a transition still holds comes when that
  /// ends (see `UINavigationController.ended`).
  func arrange() {
    guard isViewLoaded else { return }
    let collapses = traitCollection.horizontalSizeClass == .compact
    if !isArranged, !collapses { displayMode = expandedDisplayMode }
    isArranged = true
    if collapses != isCollapsed { collapses ? collapse() : expand() }
    show(visible)
  }

  private var visible: [UIViewController] {
    guard isCollapsed else { return columnsOfDisplayMode }
    let first = columns[.compact] ?? columns[.primary] ?? columns[.secondary]
    return first.map { [$0] } ?? []
  }

  // MARK: - What code shows and hides

  /// Shows a column: beside the others, or on top of them where the interface is collapsed.
  open func show(_ column: Column) {
    guard !isCollapsed else { return push(upTo: column, animated: true) }
    guard column != .secondary, displayMode == .secondaryOnly else { return }
    change(to: .oneBesideSecondary)
  }

  open func hide(_ column: Column) {
    guard !isCollapsed else {
      let place = Self.order.firstIndex(of: column) ?? 0
      if place > 0 { push(upTo: Self.order[place - 1], animated: true) }
      return
    }
    if column != .secondary { change(to: .secondaryOnly) }
  }

  /// A button that shows or hides the first column.
  open lazy var displayModeButtonItem = UIBarButtonItem(
    title: "Sidebar", primaryAction: UIAction { [weak self] _ in self?.toggle() })

  private func toggle() {
    if displayMode == .secondaryOnly { show(.primary) } else { hide(.primary) }
  }

  private func showDisplayMode() {
    guard isArranged, !isCollapsed else { return }
    change(to: expandedDisplayMode)
  }

  private func change(to mode: DisplayMode) {
    guard mode != displayMode else { return }
    delegate?.splitViewController(self, willChangeTo: mode)
    displayMode = mode
    arrange()
  }

  open override func show(_ vc: UIViewController, sender: Any?) {
    if delegate?.splitViewController(self, show: vc, sender: sender) == true { return }
    guard let stack else { return setViewController(vc, for: .primary) }
    stack.show(vc, sender: sender)
  }

  /// Shows a controller in the last column, or on top of the others where there is none (Apple:
  /// *showDetailViewController(_:sender:)*).
  open override func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    if delegate?.splitViewController(self, showDetail: vc, sender: sender) == true { return }
    guard isCollapsed else { return setViewController(vc, for: .secondary) }
    contents[.secondary] = vc
    columns[.secondary] = around(vc, in: .secondary)
    if style == .unspecified {
      stack?.put(vc, animated: true)
    } else {
      push(upTo: .secondary, animated: true)
    }
  }

  // MARK: - The view

  open override func loadViewIfNeeded() {
    guard !isViewLoaded else { return }
    super.loadViewIfNeeded()
    arrange()
  }

  open override func traitCollectionDidChange(_ previous: UITraitCollection?) {
    super.traitCollectionDidChange(previous)
    view.setNeedsLayout()
  }

  open override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    arrange()
    layOutColumns()
  }

  var columnsOfDisplayMode: [UIViewController] {
    let hidden: [Column] =
      switch displayMode {
      case .secondaryOnly: [.primary, .supplementary]
      case .oneBesideSecondary, .oneOverSecondary, .automatic:
        columns[.supplementary] == nil ? [] : [.primary]
      default: []
      }
    return Self.order.filter { !hidden.contains($0) }.compactMap { columns[$0] }
  }

  private func show(_ visible: [UIViewController]) {
    for column in (Self.order + [.compact]).compactMap({ columns[$0] })
    where !visible.contains(column) && column.parent === self {
      if column.viewIfLoaded?.superview === view { view.setNeedsLayout() }
      column.viewIfLoaded?.removeFromSuperview()
    }
    for column in visible where column.parent == nil || column.parent === self {
      let isNew = column.parent == nil
      if isNew { HeadlessScene.current.presentation.calling(as: .uikit) { addChild(column) } }
      if column.view.superview !== view,
        !HeadlessScene.current.presentation.hasTakenView(of: column)
      {
        view.addSubview(column.view)
        column.view.setNeedsLayout()
        view.setNeedsLayout()
      }
      if isNew { column.didMove(toParent: self) }
    }
  }

  func takeOut(_ column: UIViewController) {
    guard column.parent === self else { return }
    column.willMove(toParent: nil)
    column.viewIfLoaded?.removeFromSuperview()
    HeadlessScene.current.presentation.calling(as: .uikit) { column.removeFromParent() }
  }

  open var primaryColumnWidth: CGFloat { isCollapsed ? viewWidth : min(320, viewWidth / 3) }
  open var supplementaryColumnWidth: CGFloat { primaryColumnWidth }
  private var viewWidth: CGFloat { viewIfLoaded?.bounds.width ?? 0 }

  /// What is last takes the room that the others leave.
  private func layOutColumns() {
    let visible = visible
    var x: CGFloat = 0
    for (place, column) in visible.enumerated() {
      let isLast = place == visible.count - 1
      let width = isLast ? view.bounds.width - x : primaryColumnWidth
      column.view.frame = CGRect(x: x, y: 0, width: width, height: view.bounds.height)
      x += width
    }
  }

  open override var childForStatusBarStyle: UIViewController? { children.first }
  open override var childForStatusBarHidden: UIViewController? { children.first }
}
