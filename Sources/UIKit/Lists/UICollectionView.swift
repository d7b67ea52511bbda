// SPDX-License-Identifier: MIT

public import Foundation

/// Items in places that a layout chooses, as light as presentation needs it.
///
/// As in a table, every item has its cell as a subview once the data were reloaded and laid out, and
/// keeps it while others come and go.
@preconcurrency @MainActor
open class UICollectionView: UIScrollView, ChoosingList {
  public static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
  public static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"
  public struct ScrollPosition: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let top = Self(rawValue: 1), centeredVertically = Self(rawValue: 2),
      bottom = Self(rawValue: 4), left = Self(rawValue: 8),
      centeredHorizontally = Self(rawValue: 16),
      right = Self(rawValue: 32)
  }

  open override weak var delegate: (any UIScrollViewDelegate)? { didSet { boundsOfLayout = nil } }
  open weak var dataSource: (any UICollectionViewDataSource)? { didSet { reloadData() } }
  open var collectionViewLayout: UICollectionViewLayout {
    didSet {
      oldValue.collectionView = nil
      collectionViewLayout.collectionView = self
      layoutIsInvalid()
    }
  }
  open var allowsSelection = true, allowsMultipleSelection = false
  let rowActions = RowActions()
  open var backgroundView: UIView? {
    didSet { show(backgroundView, insteadOf: oldValue, isBehind: true) }
  }
  open var isPrefetchingEnabled = true
  // What reads ahead, moves by a finger, or has to do with keyboards, as storage.
  open weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)?
  open var reorderingCadence = ReorderingCadence.immediate
  public enum ReorderingCadence: Int, Sendable { case immediate, fast, slow }
  open var selfSizingInvalidation = UITableView.SelfSizingInvalidation.enabled
  public typealias SelfSizingInvalidation = UITableView.SelfSizingInvalidation
  open var allowsFocus = true, selectionFollowsFocus = false, remembersLastFocusedIndexPath = false
  open var allowsSelectionDuringEditing = false, allowsMultipleSelectionDuringEditing = false
  /// Whether items show what editing can do with them.
  open var isEditing = false {
    didSet {
      guard isEditing != oldValue else { return }
      for (_, cell, _) in items { cell.isEditing = isEditing }
    }
  }
  /// Whether items can be dragged; nobody does.
  open var dragInteractionEnabled = false {
    didSet { if dragInteractionEnabled { noteDragging() } }
  }
  open weak var dragDelegate: (any UICollectionViewDragDelegate)? {
    didSet { if dragDelegate != nil { noteDragging() } }
  }
  open weak var dropDelegate: (any UICollectionViewDropDelegate)?
  open var hasActiveDrag: Bool { false }
  open var hasActiveDrop: Bool { false }
  private func noteDragging() {
    HeadlessScene.current.note(unimplemented: "UICollectionView.dragInteractionEnabled")
  }
  private var classes: [String: UICollectionReusableView.Type] = [:]
  var nibs: [String: UINib] = [:]
  /// The items, each with whether it was in sight when they were placed.
  var items: [(path: IndexPath, cell: UICollectionViewCell, isInSight: Bool)] = []
  var others: [(kind: String, path: IndexPath, view: UICollectionReusableView)] = []
  private var decorations: [(kind: String, path: IndexPath, view: UICollectionReusableView)] = []
  /// Whether all items are to be asked for with the next layout.
  var isStale = true
  var reusable = ReusableCells<UICollectionReusableView>()
  /// The cell that the data source is asked to show otherwise.
  var reconfigured: UICollectionViewCell?
  var updates = ListUpdates()
  /// For which bounds the layout has prepared its places; `nil` if it has to do so anew.
  private var boundsOfLayout: CGRect?
  var isGoingToScroll = false
  var selected: [IndexPath] = []

  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    collectionViewLayout = layout
    super.init(frame: frame)
    layout.collectionView = self
    let tap = ChoosingTap(target: self, action: Selector("chose:", UICollectionView.chose(_:)))
    tap.name = "choose item"
    addGestureRecognizer(tap)
  }

  /// Creates a view; nothing is decoded.
  public required init?(coder: NSCoder) {
    collectionViewLayout = UICollectionViewFlowLayout()
    super.init(coder: coder)
  }

  var collectionDelegate: (any UICollectionViewDelegate)? {
    delegate as? any UICollectionViewDelegate
  }

  // MARK: Cells

  open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    classes[identifier] = cellClass as? UICollectionViewCell.Type
  }

  open func register(
    _ viewClass: AnyClass?, forSupplementaryViewOfKind kind: String,
    withReuseIdentifier identifier: String
  ) {
    classes[kind + identifier] = viewClass as? UICollectionReusableView.Type
  }

  open func dequeueReusableCell(withReuseIdentifier identifier: String, for indexPath: IndexPath)
    -> UICollectionViewCell
  {
    if let cell = reusedCell(for: identifier, nil) { return cell }
    let place = collectionViewLayout.layoutAttributesForItem(at: indexPath)?.frame ?? .zero
    UICollectionReusableView.nextFrame = place
    defer { UICollectionReusableView.nextFrame = .zero }
    if let cell: UICollectionViewCell = made(identifier, for: identifier) { return cell }
    if let type = classes[identifier] as? UICollectionViewCell.Type {
      return type.dequeued(for: identifier)
    }
    let cell = UICollectionViewCell(frame: place)
    cell.identifier = unregistered(
      identifier, nibs[identifier], "could not dequeue a view of kind: UICollectionElementKindCell")
    return cell
  }

  /// A cell of a class at its place, as a registration asks for it.
  func dequeue<Cell: UICollectionViewCell>(
    _ type: Cell.Type, for registration: AnyObject, at indexPath: IndexPath
  ) -> Cell {
    if let cell = reusedCell(for: "\(type)", registration) as? Cell { return cell }
    let place = collectionViewLayout.layoutAttributesForItem(at: indexPath)?.frame ?? .zero
    UICollectionReusableView.nextFrame = place
    defer { UICollectionReusableView.nextFrame = .zero }
    let cell = Cell.dequeued(for: "\(type)")
    cell.registration = registration
    return cell
  }

  open func dequeueReusableSupplementaryView(
    ofKind kind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionReusableView {
    if let view = reusedView(ofKind: kind, identifier, nil) { return view }
    let view =
      made(kind + identifier, for: identifier)
      ?? classes[kind + identifier]?.dequeued(for: identifier)
      ?? UICollectionReusableView(frame: .zero)
    view.identifier =
      view.identifier
      ?? unregistered(
        identifier, nibs[kind + identifier], "could not dequeue a view of kind: \(kind)")
    view.kind = kind
    return view
  }

  /// What a file of interfaces has for a name.
  private func made<View: UICollectionReusableView>(_ name: String, for identifier: String) -> View?
  {
    let view = nibs[name]?.instantiate(withOwner: nil).lazy.compactMap { $0 as? View }.first
    if view?.identifier == nil { view?.identifier = identifier }
    return view
  }

  open func reloadData() {
    isStale = true
    if updates.hasRead { updates.read(cellCounts) }
    selected = []
    layoutIsInvalid()
  }

  private var needsPlaces: Bool {
    guard let last = boundsOfLayout, last.size == bounds.size else { return true }
    guard last != bounds, collectionViewLayout.shouldInvalidateLayout(forBoundsChange: bounds)
    else { return false }
    collectionViewLayout.invalidateLayout(
      with: collectionViewLayout.invalidationContext(forBoundsChange: bounds))
    return true
  }

  /// Places are asked for anew with the next layout.
  func layoutIsInvalid() {
    boundsOfLayout = nil
    setNeedsLayout()
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    backgroundView?.frame = bounds
    if isStale, updates.hasRead { updates.read(cellCounts) }
    if needsPlaces { prepareLayout() }
    if isStale { loadItems() }
    place()
  }

  /// Lets the layout choose all places.
  func prepareLayout() {
    boundsOfLayout = bounds
    collectionViewLayout.prepare()
  }

  /// Puts everything where the layout says, and tells the delegate of items that come in sight.
  func place() {
    let size = collectionViewLayout.collectionViewContentSize
    let changed = collectionViewLayout.layoutAttributesForElements(
      in: CGRect(origin: .zero, size: size))
    let places = Dictionary(
      (changed ?? []).filter { $0.representedElementCategory == .cell }.map { ($0.indexPath, $0) },
      uniquingKeysWith: { first, _ in first })
    for (path, cell, _) in items {
      put(cell, places[path] ?? collectionViewLayout.layoutAttributesForItem(at: path))
    }
    for (kind, path, view) in others {
      put(view, collectionViewLayout.layoutAttributesForSupplementaryView(ofKind: kind, at: path))
    }
    decorate((changed ?? []).filter { $0.representedElementCategory == .decorationView })
    contentSize = size
    tellInSight()
  }

  private func put(
    _ view: UICollectionReusableView, _ attributes: UICollectionViewLayoutAttributes?
  ) {
    guard let attributes else { return }
    view.frame = attributes.frame
    view.apply(attributes)
  }

  /// Shows the views of the layout's own, those that are there already and new ones.
  private func decorate(_ places: [UICollectionViewLayoutAttributes]) {
    let old = decorations
    decorations = places.compactMap { place in
      guard let kind = place.representedElementKind else { return nil }
      let known = old.first { ($0.kind, $0.path) == (kind, place.indexPath) }?.view
      guard let view = known ?? collectionViewLayout.decorations[kind]?.dequeued(for: kind)
      else { return nil }
      if known == nil { place.zIndex > 0 ? addSubview(view) : insertSubview(view, at: 0) }
      put(view, place)
      return (kind, place.indexPath, view)
    }
    for (_, _, view) in old where !decorations.contains(where: { $0.view === view }) {
      view.removeFromSuperview()
    }
  }

  /// The sections that are shown, which the data source need not have any more; so are the items.
  open var numberOfSections: Int {
    updates.counts?.count ?? dataSource?.numberOfSections(in: self) ?? 0
  }

  open func numberOfItems(inSection section: Int) -> Int {
    updates.count(ofSection: section)
      ?? dataSource?.collectionView(self, numberOfItemsInSection: section) ?? 0
  }

  var cellCounts: [Int] {
    guard let dataSource else { return [] }
    return (0..<dataSource.numberOfSections(in: self)).map {
      dataSource.collectionView(self, numberOfItemsInSection: $0)
    }
  }
  var nameOfCells: String { "items" }

  /// The cell of an item that is in sight.
  open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
    cell(of: indexPath).flatMap { isInSight($0) ? $0 : nil }
  }
  /// The cell of an item, wherever it is.
  func cell(of path: IndexPath) -> UICollectionViewCell? { items.first { $0.path == path }?.cell }
  func isInSight(_ view: UIView) -> Bool { !view.frame.overlap(with: bounds).isEmpty }

  open func supplementaryView(forElementKind kind: String, at indexPath: IndexPath)
    -> UICollectionReusableView?
  { others.first { $0.kind == kind && $0.path == indexPath }?.view }
  open func visibleSupplementaryViews(ofKind kind: String) -> [UICollectionReusableView] {
    others.filter { $0.kind == kind && isInSight($0.view) }.map(\.view)
  }
  open func indexPathsForVisibleSupplementaryElements(ofKind kind: String) -> [IndexPath] {
    others.filter { $0.kind == kind && isInSight($0.view) }.map(\.path)
  }
  open func indexPath(forSupplementaryView view: UICollectionReusableView) -> IndexPath? {
    others.first { $0.view === view }?.path
  }
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    collectionViewLayout.layoutAttributesForItem(at: indexPath)
  }
  open func layoutAttributesForSupplementaryElement(ofKind kind: String, at indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  { collectionViewLayout.layoutAttributesForSupplementaryView(ofKind: kind, at: indexPath) }

  open func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
    items.first { $0.cell === cell }?.path
  }

  open func indexPathForItem(at point: CGPoint) -> IndexPath? {
    items.first { $0.cell.frame.contains(point) }?.path
  }

  open var visibleCells: [UICollectionViewCell] {
    items.map(\.cell).filter(isInSight)
  }

  open var indexPathsForVisibleItems: [IndexPath] { visibleCells.compactMap(indexPath(for:)) }

  // MARK: Choosing

  open var indexPathsForSelectedItems: [IndexPath]? { selected }

  /// Chooses an item without telling anybody.
  open func selectItem(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
  ) {
    choose(indexPath, animated: animated)
  }

  open func deselectItem(at indexPath: IndexPath, animated: Bool) {
    giveUp(indexPath, animated: animated)
  }

  private func chose(_ tap: UITapGestureRecognizer) {
    guard !tap.isTakenFromViews else { return }
    if rowActions.areShown { return rowActions.close(in: self) }
    tapped(at: tap.location(in: self))
  }

  func path(at point: CGPoint) -> IndexPath? { indexPathForItem(at: point) }

  func show(_ path: IndexPath, isChosen: Bool, animated: Bool) {
    cell(of: path)?.isSelected = isChosen
  }

  func mayHighlight(_ path: IndexPath) -> Bool {
    collectionDelegate?.collectionView(self, shouldHighlightItemAt: path) ?? true
  }

  func choice(for touched: IndexPath) -> IndexPath? {
    let isAllowed = collectionDelegate?.collectionView(self, shouldSelectItemAt: touched) ?? true
    return isAllowed ? touched : nil
  }

  func tellChoice(of path: IndexPath, isChosen: Bool) {
    if isChosen {
      collectionDelegate?.collectionView(self, didSelectItemAt: path)
    } else {
      collectionDelegate?.collectionView(self, didDeselectItemAt: path)
    }
  }
}
