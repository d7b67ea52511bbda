// SPDX-License-Identifier: MIT

import Foundation

/// The sections of a list and their items, by identifiers, each of which is there once.
public struct NSDiffableDataSourceSnapshot<Section: Hashable, Item: Hashable> {
  private var sections: [(section: Section, items: [Item])] = []
  /// The items whose cells are to be made or configured anew.
  public private(set) var reloadedItemIdentifiers: [Item] = []
  public private(set) var reconfiguredItemIdentifiers: [Item] = []

  public init() {}

  public var numberOfSections: Int { sections.count }
  public var numberOfItems: Int { sections.reduce(0) { $0 + $1.items.count } }
  public var sectionIdentifiers: [Section] { sections.map(\.section) }
  public var itemIdentifiers: [Item] { sections.flatMap(\.items) }

  public func numberOfItems(inSection identifier: Section) -> Int {
    itemIdentifiers(inSection: identifier).count
  }
  public func itemIdentifiers(inSection identifier: Section) -> [Item] {
    sections[place(of: identifier)].items
  }
  public func sectionIdentifier(containingItem identifier: Item) -> Section? {
    sections.first { $0.items.contains(identifier) }?.section
  }
  public func indexOfItem(_ identifier: Item) -> Int? { itemIdentifiers.firstIndex(of: identifier) }
  public func indexOfSection(_ identifier: Section) -> Int? {
    sections.firstIndex { $0.section == identifier }
  }

  // MARK: Sections

  public mutating func appendSections(_ identifiers: [Section]) {
    insert(identifiers, at: sections.count)
  }
  public mutating func insertSections(_ identifiers: [Section], beforeSection other: Section) {
    insert(identifiers, at: place(of: other))
  }
  public mutating func insertSections(_ identifiers: [Section], afterSection other: Section) {
    insert(identifiers, at: place(of: other) + 1)
  }
  public mutating func deleteSections(_ identifiers: [Section]) {
    sections.removeAll { identifiers.contains($0.section) }
  }
  public mutating func moveSection(_ identifier: Section, beforeSection other: Section) {
    let moved = sections.remove(at: place(of: identifier))
    sections.insert(moved, at: place(of: other))
  }
  public mutating func moveSection(_ identifier: Section, afterSection other: Section) {
    let moved = sections.remove(at: place(of: identifier))
    sections.insert(moved, at: place(of: other) + 1)
  }
  public mutating func reloadSections(_ identifiers: [Section]) {
    reloadItems(identifiers.flatMap(itemIdentifiers(inSection:)))
  }

  private mutating func insert(_ identifiers: [Section], at place: Int) {
    for (offset, identifier) in identifiers.enumerated() {
      if indexOfSection(identifier) != nil { Self.refuse(identifier, "is already in the snapshot") }
      sections.insert((identifier, []), at: place + offset)
    }
  }

  // MARK: Items

  /// Appends items to a section, or to the last one.
  public mutating func appendItems(_ identifiers: [Item], toSection section: Section? = nil) {
    guard let place = section.map(place(of:)) ?? sections.indices.last else {
      Self.refuse("\(identifiers)", "cannot be appended: there are no sections")
    }
    insert(identifiers, in: place, at: sections[place].items.count)
  }
  public mutating func insertItems(_ identifiers: [Item], beforeItem other: Item) {
    let (section, place) = place(of: other)
    insert(identifiers, in: section, at: place)
  }
  public mutating func insertItems(_ identifiers: [Item], afterItem other: Item) {
    let (section, place) = place(of: other)
    insert(identifiers, in: section, at: place + 1)
  }
  public mutating func deleteItems(_ identifiers: [Item]) {
    for place in sections.indices { sections[place].items.removeAll(where: identifiers.contains) }
  }
  public mutating func deleteAllItems() { sections = [] }
  public mutating func moveItem(_ identifier: Item, beforeItem other: Item) {
    remove(identifier)
    insertItems([identifier], beforeItem: other)
  }
  public mutating func moveItem(_ identifier: Item, afterItem other: Item) {
    remove(identifier)
    insertItems([identifier], afterItem: other)
  }
  public mutating func reloadItems(_ identifiers: [Item]) {
    for identifier in identifiers { _ = place(of: identifier) }
    reloadedItemIdentifiers += identifiers
  }
  public mutating func reconfigureItems(_ identifiers: [Item]) {
    for identifier in identifiers { _ = place(of: identifier) }
    reconfiguredItemIdentifiers += identifiers
  }

  private mutating func remove(_ identifier: Item) {
    let (section, place) = place(of: identifier)
    sections[section].items.remove(at: place)
  }

  private mutating func insert(_ identifiers: [Item], in section: Int, at place: Int) {
    for (offset, identifier) in identifiers.enumerated() {
      if sectionIdentifier(containingItem: identifier) != nil {
        Self.refuse(identifier, "is already in the snapshot")
      }
      sections[section].items.insert(identifier, at: place + offset)
    }
  }

  // MARK: Places

  /// The item at a path.
  func item(at path: IndexPath) -> Item? {
    guard sections.indices.contains(path.section) else { return nil }
    let items = sections[path.section].items
    return items.indices.contains(path.item) ? items[path.item] : nil
  }

  func path(of identifier: Item) -> IndexPath? {
    for (section, entry) in sections.enumerated() {
      if let item = entry.items.firstIndex(of: identifier) {
        return IndexPath(item: item, section: section)
      }
    }
    return nil
  }

  private func place(of identifier: Section) -> Int {
    guard let place = indexOfSection(identifier) else {
      Self.refuse(identifier, "is no section of the snapshot")
    }
    return place
  }

  private func place(of identifier: Item) -> (section: Int, place: Int) {
    guard let path = path(of: identifier) else {
      Self.refuse(identifier, "is no item of the snapshot")
    }
    return (path.section, path.item)
  }

  private static func refuse<Value>(_ identifier: Value, _ why: String) -> Never {
    HeadlessException.raise(
      "NSInternalInconsistencyException", "the identifier \(identifier) \(why)")
  }
}
