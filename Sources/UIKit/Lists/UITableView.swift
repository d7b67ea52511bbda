// SPDX-License-Identifier: MIT

public import Foundation

/// A column of cells, as light as presentation needs it.
///
/// Every row has its cell as a subview, in order, once the table has been laid out after its data
/// were reloaded, and keeps it while other rows come and go. A finger moves rows by one place at a time.
@preconcurrency @MainActor
open class UITableView: UIScrollView, ChoosingList {
  /// How sections look.
  public enum Style: Int, Sendable { case plain, grouped, insetGrouped }
  /// How rows change, as storage.
  public enum RowAnimation: Int, Sendable {
    case fade, right, left, top, bottom, none, middle
    case automatic = 100
  }
  public enum ScrollPosition: Int, Sendable { case none, top, middle, bottom }
  /// The line between rows.
  public enum SeparatorStyle: Int, Sendable { case none, singleLine }
  /// Where lines between rows begin.
  public enum SeparatorInsetReference: Int, Sendable { case fromCellEdges, fromAutomaticInsets }
  /// Whether rows that change ask for other heights.
  public enum SelfSizingInvalidation: Int, Sendable {
    case disabled, enabled, enabledIncludingConstraints
  }
  /// The entry of an index that stands for the search.
  public static let indexSearch = "{search}"

  /// The height that suits the contents, which is 44 points here.
  public static let automaticDimension: CGFloat = -1

  public let style: Style
  open override weak var delegate: (any UIScrollViewDelegate)? { didSet { widthOfHeights = nil } }
  open weak var dataSource: (any UITableViewDataSource)? { didSet { reloadData() } }
  open var rowHeight = UITableView.automaticDimension, estimatedRowHeight: CGFloat = -1
  open var separatorStyle = SeparatorStyle.singleLine
  open var backgroundView: UIView? {
    didSet { show(backgroundView, insteadOf: oldValue, isBehind: true) }
  }
  /// What is between the rows, as storage.
  open var separatorEffect: UIVisualEffect?
  open var separatorColor: UIColor?, separatorInset = UIEdgeInsets.zero
  // How the table looks, is measured, and reads ahead, as storage.
  open var separatorInsetReference = SeparatorInsetReference.fromCellEdges
  open var sectionIndexColor: UIColor?, sectionIndexBackgroundColor: UIColor?,
    sectionIndexTrackingBackgroundColor: UIColor?, sectionIndexMinimumDisplayRowCount = 0
  open var estimatedSectionHeaderHeight: CGFloat = -1, estimatedSectionFooterHeight: CGFloat = -1,
    sectionHeaderTopPadding: CGFloat = -1, fillerRowHeight: CGFloat = 0
  open var cellLayoutMarginsFollowReadableWidth = false, insetsContentViewsToSafeArea = true
  open var selfSizingInvalidation = SelfSizingInvalidation.enabled
  open weak var prefetchDataSource: (any UITableViewDataSourcePrefetching)?
  open var isPrefetchingEnabled = true
  open var allowsFocus = true, selectionFollowsFocus = false, remembersLastFocusedIndexPath = false
  /// Whether rows can be dragged; nobody does.
  open var dragInteractionEnabled = false {
    didSet { if dragInteractionEnabled { noteDragging() } }
  }
  open weak var dragDelegate: (any UITableViewDragDelegate)? {
    didSet { if dragDelegate != nil { noteDragging() } }
  }
  open weak var dropDelegate: (any UITableViewDropDelegate)?
  open var hasActiveDrag: Bool { false }
  open var hasActiveDrop: Bool { false }
  private func noteDragging() {
    HeadlessScene.current.note(unimplemented: "UITableView.dragInteractionEnabled")
  }
  private var edits = false
  /// Whether rows show what editing can do with them.
  open var isEditing: Bool {
    get { edits }
    set { setEditing(newValue, animated: false) }
  }
  open func setEditing(_ editing: Bool, animated: Bool) {
    guard edits != editing else { return }
    for path in selected { giveUp(path, animated: animated) }
    edits = editing
    rowActions.close(in: self)
    for row in rows { prepareEditing(of: row.cell, at: row.path) }
  }
  let rowActions = RowActions()
  /// Whether the data source has left open what it was asked.
  var isSilent = false
  open var allowsSelection = true, allowsMultipleSelection = false
  open var allowsSelectionDuringEditing = false, allowsMultipleSelectionDuringEditing = false
  /// Above the first row, as high as it is, and as wide as the table.
  open var tableHeaderView: UIView? { didSet { show(tableHeaderView, insteadOf: oldValue) } }
  /// The same below the last row.
  open var tableFooterView: UIView? { didSet { show(tableFooterView, insteadOf: oldValue) } }
  private var classes: [String: UITableViewCell.Type] = [:]
  var nibs: [String: UINib] = [:]
  var sectionClasses: [String: UITableViewHeaderFooterView.Type] = [:]
  open var sectionHeaderHeight = UITableView.automaticDimension
  open var sectionFooterHeight = UITableView.automaticDimension
  /// The rows, each with the height that the delegate has said, if there is one, and whether it was in
  /// sight when they were placed.
  var rows: [(path: IndexPath, cell: UITableViewCell, height: CGFloat?, isInSight: Bool)] = []
  /// For which width the delegate was asked for heights; `nil` if it has to be asked.
  var widthOfHeights: CGFloat?
  var isGoingToScroll = false
  /// The views above and below sections, each with the row that it comes before.
  var sectionViews:
    [(before: IndexPath, view: UIView, height: CGFloat, isFooter: Bool, isOfDelegate: Bool)] = []
  /// Whether all rows are to be asked for with the next layout.
  var isStale = true
  var reusable = ReusableCells<UITableViewCell>()
  /// The cell that the data source is asked to show otherwise.
  var reconfigured: UITableViewCell?
  var selected: [IndexPath] = []
  var updates = ListUpdates()

  public init(frame: CGRect, style: Style) {
    self.style = style
    super.init(frame: frame)
    let tap = ChoosingTap(target: self, action: Selector("chose:", UITableView.chose(_:)))
    tap.name = "choose row"
    addGestureRecognizer(tap)
  }

  public override convenience init(frame: CGRect) { self.init(frame: frame, style: .plain) }

  /// Creates a table; nothing is decoded.
  public required init?(coder: NSCoder) {
    style = .plain
    super.init(coder: coder)
  }

  var tableDelegate: (any UITableViewDelegate)? { delegate as? any UITableViewDelegate }

  // MARK: Cells

  open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    classes[identifier] = cellClass as? UITableViewCell.Type
  }

  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    reusedCell(for: identifier) ?? cell(of: nibs[identifier], for: identifier)
      ?? classes[identifier]?.dequeued(for: identifier)
  }

  open func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath)
    -> UITableViewCell
  {
    dequeueReusableCell(withIdentifier: identifier)
      ?? UITableViewCell(
        style: .default, reuseIdentifier: unregistered(identifier, nibs[identifier]))
  }

  private func cell(of nib: UINib?, for identifier: String) -> UITableViewCell? {
    let cell = nib?.instantiate(withOwner: nil).lazy.compactMap { $0 as? UITableViewCell }.first
    if cell?.identifier == nil { cell?.identifier = identifier }
    return cell
  }

  open func reloadData() {
    isStale = true
    if updates.hasRead { updates.read(cellCounts) }
    selected = []
    setNeedsLayout()
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    backgroundView?.frame = bounds
    if isStale { loadRows() }
    placeRows()
  }

  /// The sections that are shown; a table *gets the value … from its data source and caches it*, and so
  /// it does with rows (UIKit's documentation).
  open var numberOfSections: Int {
    updates.counts?.count ?? dataSource?.numberOfSections(in: self) ?? 0
  }

  open func numberOfRows(inSection section: Int) -> Int {
    updates.count(ofSection: section)
      ?? dataSource?.tableView(self, numberOfRowsInSection: section) ?? 0
  }

  var cellCounts: [Int] {
    guard let dataSource else { return [] }
    return (0..<dataSource.numberOfSections(in: self)).map {
      dataSource.tableView(self, numberOfRowsInSection: $0)
    }
  }
  var nameOfCells: String { "rows" }

  /// The views above and below a section, if the delegate has made them.
  open func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    sectionView(before: IndexPath(row: 0, section: section))
  }
  open func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    sectionView(before: IndexPath(row: numberOfRows(inSection: section), section: section))
  }
  private func sectionView(before path: IndexPath) -> UITableViewHeaderFooterView? {
    sectionViews.lazy.filter { $0.before == path }
      .compactMap { $0.view as? UITableViewHeaderFooterView }.first
  }
  open func rect(forSection section: Int) -> CGRect {
    let cells = rows.filter { $0.path.section == section }.map(\.cell.frame)
    let others = sectionViews.filter { $0.before.section == section }.map(\.view.frame)
    return (cells + others).reduce(.null) { $0.union($1) }
  }
  open func rectForHeader(inSection section: Int) -> CGRect {
    sectionViews.first { $0.before == IndexPath(row: 0, section: section) }?.view.frame ?? .zero
  }
  open func rectForFooter(inSection section: Int) -> CGRect {
    let end = IndexPath(row: numberOfRows(inSection: section), section: section)
    return sectionViews.last { $0.before == end }?.view.frame ?? .zero
  }
  open func indexPathsForRows(in rect: CGRect) -> [IndexPath]? {
    rows.filter { $0.cell.frame.intersects(rect) }.map(\.path)
  }
  open func rectForRow(at indexPath: IndexPath) -> CGRect {
    cell(of: indexPath)?.frame ?? .zero
  }
  /// The cell of a row that is in sight.
  open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
    cell(of: indexPath).flatMap { isInSight($0) ? $0 : nil }
  }
  /// The cell of a row, wherever it is.
  func cell(of path: IndexPath) -> UITableViewCell? { rows.first { $0.path == path }?.cell }

  open func indexPath(for cell: UITableViewCell) -> IndexPath? {
    rows.first { $0.cell === cell }?.path
  }

  open func indexPathForRow(at point: CGPoint) -> IndexPath? {
    rows.first { $0.cell.frame.contains(point) }?.path
  }

  open var visibleCells: [UITableViewCell] {
    rows.map(\.cell).filter(isInSight)
  }

  open var indexPathsForVisibleRows: [IndexPath]? { visibleCells.compactMap(indexPath(for:)) }

  // MARK: Choosing

  open var indexPathForSelectedRow: IndexPath? { selected.first }
  open var indexPathsForSelectedRows: [IndexPath]? { selected.isEmpty ? nil : selected }

  /// Chooses a row without telling anybody, and scrolls to it if a position is given.
  open func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    if let indexPath, scrollPosition != .none { checkScrolling(to: indexPath) }
    choose(indexPath, animated: animated)
    guard let indexPath, scrollPosition != .none, !isStale else { return }
    scrollToRow(at: indexPath, at: scrollPosition, animated: animated)
  }

  open func deselectRow(at indexPath: IndexPath, animated: Bool) {
    giveUp(indexPath, animated: animated)
  }

  private func chose(_ tap: UITapGestureRecognizer) {
    guard !tap.isTakenFromViews else { return }
    if rowActions.areShown { return rowActions.close(in: self) }
    tapped(at: tap.location(in: self))
  }

  func path(at point: CGPoint) -> IndexPath? { indexPathForRow(at: point) }

  func show(_ path: IndexPath, isChosen: Bool, animated: Bool) {
    cell(of: path)?.setSelected(isChosen, animated: animated)
  }

  func mayHighlight(_ path: IndexPath) -> Bool {
    tableDelegate?.tableView(self, shouldHighlightRowAt: path) ?? true
  }

  func choice(for touched: IndexPath) -> IndexPath? {
    guard let tableDelegate else { return touched }
    return tableDelegate.tableView(self, willSelectRowAt: touched)
  }

  func tellChoice(of path: IndexPath, isChosen: Bool) {
    if isChosen {
      tableDelegate?.tableView(self, didSelectRowAt: path)
    } else {
      tableDelegate?.tableView(self, didDeselectRowAt: path)
    }
  }
}

extension IndexPath {
  public init(row: Int, section: Int) { self.init(indexes: [section, row]) }
  public init(item: Int, section: Int) { self.init(indexes: [section, item]) }
  public var section: Int {
    get { self[0] }
    set { self[0] = newValue }
  }
  public var row: Int {
    get { self[1] }
    set { self[1] = newValue }
  }
  public var item: Int {
    get { self[1] }
    set { self[1] = newValue }
  }
}
