// SPDX-License-Identifier: MIT

public import Foundation

/// What the data sources of tables and of collection views have in common: a snapshot that is shown.
@preconcurrency @MainActor
open class _DiffableDataSource<Section: Hashable, Item: Hashable>: NSObject {
  private var shown = NSDiffableDataSourceSnapshot<Section, Item>()
  private weak var list: (any ChoosingList)?

  init(list: any ChoosingList) {
    self.list = list
    super.init()
  }

  /// What is shown.
  open func snapshot() -> NSDiffableDataSourceSnapshot<Section, Item> { shown }
  open func itemIdentifier(for indexPath: IndexPath) -> Item? { shown.item(at: indexPath) }
  open func indexPath(for itemIdentifier: Item) -> IndexPath? { shown.path(of: itemIdentifier) }
  open func sectionIdentifier(for index: Int) -> Section? {
    let sections = shown.sectionIdentifiers
    return sections.indices.contains(index) ? sections[index] : nil
  }
  open func index(for sectionIdentifier: Section) -> Int? {
    shown.indexOfSection(sectionIdentifier)
  }

  /// Shows another snapshot; what is chosen stays chosen, wherever it is now.
  ///
  /// The completion handler follows with the next turn of the main thread.
  open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<Section, Item>, animatingDifferences: Bool = true,
    completion: (() -> Void)? = nil
  ) {
    let chosen = list?.selected.compactMap(shown.item(at:)) ?? []
    shown = snapshot
    list?.selected = chosen.compactMap(shown.path(of:))
    list?.update(nil, completion: completion.map { done in { _ in done() } })
  }

  /// Shows another snapshot, and waits until it is shown.
  open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<Section, Item>, animatingDifferences: Bool = true
  ) async {
    apply(snapshot, animatingDifferences: animatingDifferences, completion: nil)
  }

  /// Shows another snapshot in new cells, of which none is chosen.
  open func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<Section, Item>, completion: (() -> Void)? = nil
  ) {
    list?.selected = []
    apply(snapshot, animatingDifferences: false, completion: completion)
  }

  func count(inSection index: Int) -> Int {
    sectionIdentifier(for: index).map(shown.numberOfItems(inSection:)) ?? 0
  }

  func item(at path: IndexPath) -> Item {
    guard let item = shown.item(at: path) else {
      HeadlessException.raise("NSRangeException", "there is no item at \(path)")
    }
    return item
  }
}

/// Shows snapshots in a table.
@preconcurrency @MainActor
open class UITableViewDiffableDataSource<Section: Hashable, Item: Hashable>:
  _DiffableDataSource<Section, Item>, UITableViewDataSource
{
  public typealias CellProvider = @MainActor (UITableView, IndexPath, Item) -> UITableViewCell?

  private let cellProvider: CellProvider
  open var defaultRowAnimation = UITableView.RowAnimation.automatic

  public init(tableView: UITableView, cellProvider: @escaping CellProvider) {
    self.cellProvider = cellProvider
    super.init(list: tableView)
    tableView.dataSource = self
  }

  open func numberOfSections(in tableView: UITableView) -> Int { snapshot().numberOfSections }
  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    count(inSection: section)
  }
  open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
    -> UITableViewCell
  {
    guard let cell = cellProvider(tableView, indexPath, item(at: indexPath)) else {
      HeadlessException.raise(
        "NSInternalInconsistencyException", "the cell provider has no cell for \(indexPath)")
    }
    return cell
  }
  open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    nil
  }
  open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    nil
  }
  open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { false }
  open func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {}
  open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { false }
  open func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {}
}

/// Shows snapshots in a collection view.
@preconcurrency @MainActor
open class UICollectionViewDiffableDataSource<Section: Hashable, Item: Hashable>:
  _DiffableDataSource<Section, Item>, UICollectionViewDataSource
{
  public typealias CellProvider =
    @MainActor (UICollectionView, IndexPath, Item) -> UICollectionViewCell?
  public typealias SupplementaryViewProvider =
    @MainActor (UICollectionView, String, IndexPath) -> UICollectionReusableView?

  private let cellProvider: CellProvider
  open var supplementaryViewProvider: SupplementaryViewProvider?

  public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
    self.cellProvider = cellProvider
    super.init(list: collectionView)
    collectionView.dataSource = self
  }

  open func numberOfSections(in collectionView: UICollectionView) -> Int {
    snapshot().numberOfSections
  }
  open func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { count(inSection: section) }
  open func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    guard let cell = cellProvider(collectionView, indexPath, item(at: indexPath)) else {
      HeadlessException.raise(
        "NSInternalInconsistencyException", "the cell provider has no cell for \(indexPath)")
    }
    return cell
  }
  open func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    supplementaryViewProvider?(collectionView, kind, indexPath)
      ?? UICollectionReusableView(frame: .zero)
  }
}
