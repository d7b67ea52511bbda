// SPDX-License-Identifier: MIT

/// The items of one section, which may have items below them.
public struct NSDiffableDataSourceSectionSnapshot<ItemIdentifierType: Hashable> {
  /// All items, each after the one that it is below and what that has before it.
  public private(set) var items: [ItemIdentifierType] = []
  private var parents: [ItemIdentifierType: ItemIdentifierType] = [:]
  private var expanded: Set<ItemIdentifierType> = []

  public init() {}

  public var rootItems: [ItemIdentifierType] { items.filter { parents[$0] == nil } }
  /// The items of which nothing above is collapsed.
  public var visibleItems: [ItemIdentifierType] { items.filter(isVisible) }
  public func parent(of child: ItemIdentifierType) -> ItemIdentifierType? { parents[child] }
  public func contains(_ item: ItemIdentifierType) -> Bool { items.contains(item) }
  public func index(of item: ItemIdentifierType) -> Int? { items.firstIndex(of: item) }
  public func isExpanded(_ item: ItemIdentifierType) -> Bool { expanded.contains(item) }
  public func isVisible(_ item: ItemIdentifierType) -> Bool {
    ancestors(of: item).allSatisfy(isExpanded)
  }
  public func level(of item: ItemIdentifierType) -> Int { ancestors(of: item).count }

  private func ancestors(of item: ItemIdentifierType) -> [ItemIdentifierType] {
    Array(sequence(first: item) { parents[$0] }.dropFirst())
  }

  private func descendants(of item: ItemIdentifierType) -> [ItemIdentifierType] {
    items.filter { ancestors(of: $0).contains(item) }
  }

  public mutating func append(_ new: [ItemIdentifierType], to parent: ItemIdentifierType? = nil) {
    guard let parent, let place = items.firstIndex(of: parent) else { return items += new }
    items.insert(contentsOf: new, at: place + 1 + descendants(of: parent).count)
    for item in new { parents[item] = parent }
  }

  public mutating func insert(_ new: [ItemIdentifierType], before item: ItemIdentifierType) {
    guard let place = items.firstIndex(of: item) else { return }
    items.insert(contentsOf: new, at: place)
    for other in new { parents[other] = parents[item] }
  }

  public mutating func insert(_ new: [ItemIdentifierType], after item: ItemIdentifierType) {
    guard let place = items.firstIndex(of: item) else { return }
    items.insert(contentsOf: new, at: place + 1 + descendants(of: item).count)
    for other in new { parents[other] = parents[item] }
  }

  public mutating func delete(_ old: [ItemIdentifierType]) {
    let gone = Set(old + old.flatMap(descendants))
    items.removeAll { gone.contains($0) }
    for item in gone { parents[item] = nil }
    expanded.subtract(gone)
  }

  public mutating func deleteAll() { self = Self() }
  public mutating func expand(_ items: [ItemIdentifierType]) { expanded.formUnion(items) }
  public mutating func collapse(_ items: [ItemIdentifierType]) { expanded.subtract(items) }

  /// What is below an item, and the item itself if that is wanted.
  public func snapshot(of parent: ItemIdentifierType, includingParent: Bool = false) -> Self {
    var part = Self()
    part.items = (includingParent ? [parent] : []) + descendants(of: parent)
    for item in part.items where item != parent {
      parents[item].map { if includingParent || $0 != parent { part.parents[item] = $0 } }
    }
    part.expanded = expanded.intersection(part.items)
    return part
  }
}

/// Another order of items, which a finger has made; none does here.
public struct NSDiffableDataSourceTransaction<
  SectionIdentifierType: Hashable, ItemIdentifierType: Hashable
> {
  public let initialSnapshot:
    NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  public let finalSnapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  public let difference: CollectionDifference<ItemIdentifierType>
  public let sectionTransactions:
    [NSDiffableDataSourceSectionTransaction<SectionIdentifierType, ItemIdentifierType>]
}

/// The same for one section.
public struct NSDiffableDataSourceSectionTransaction<
  SectionIdentifierType: Hashable, ItemIdentifierType: Hashable
> {
  public let sectionIdentifier: SectionIdentifierType
  public let initialSnapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
  public let finalSnapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
  public let difference: CollectionDifference<ItemIdentifierType>
}
