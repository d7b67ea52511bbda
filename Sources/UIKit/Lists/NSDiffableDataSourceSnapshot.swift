// SPDX-License-Identifier: MIT

import Foundation

/// The sections of a list and their items, by identifiers, each of which is there once.
public struct NSDiffableDataSourceSnapshot<
  SectionIdentifierType: Hashable, ItemIdentifierType: Hashable
> {
  private var sections: [(section: SectionIdentifierType, items: [ItemIdentifierType])] = []
  /// The items whose cells are to be made or configured anew.
  public private(set) var reloadedItemIdentifiers: [ItemIdentifierType] = []
  public private(set) var reconfiguredItemIdentifiers: [ItemIdentifierType] = []
  /// The sections that are to be made anew, with their headers.
  public private(set) var reloadedSectionIdentifiers: [SectionIdentifierType] = []

  public init() {}

  public var numberOfSections: Int { sections.count }
  public var numberOfItems: Int { sections.reduce(0) { $0 + $1.items.count } }
  public var sectionIdentifiers: [SectionIdentifierType] { sections.map(\.section) }
  public var itemIdentifiers: [ItemIdentifierType] { sections.flatMap(\.items) }

  public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int {
    itemIdentifiers(inSection: identifier).count
  }
  public func itemIdentifiers(inSection identifier: SectionIdentifierType) -> [ItemIdentifierType] {
    sections[place(of: identifier)].items
  }
  public func sectionIdentifier(containingItem identifier: ItemIdentifierType)
    -> SectionIdentifierType?
  {
    sections.first { $0.items.contains(identifier) }?.section
  }
  public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? {
    itemIdentifiers.firstIndex(of: identifier)
  }
  public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? {
    sections.firstIndex { $0.section == identifier }
  }

  // MARK: Sections

  public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
    insert(identifiers, at: sections.count)
  }
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], beforeSection other: SectionIdentifierType
  ) {
    insert(identifiers, at: place(of: other))
  }
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], afterSection other: SectionIdentifierType
  ) {
    insert(identifiers, at: place(of: other) + 1)
  }
  public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
    sections.removeAll { identifiers.contains($0.section) }
  }
  public mutating func moveSection(
    _ identifier: SectionIdentifierType, beforeSection other: SectionIdentifierType
  ) {
    let moved = sections.remove(at: place(of: identifier))
    sections.insert(moved, at: place(of: other))
  }
  public mutating func moveSection(
    _ identifier: SectionIdentifierType, afterSection other: SectionIdentifierType
  ) {
    let moved = sections.remove(at: place(of: identifier))
    sections.insert(moved, at: place(of: other) + 1)
  }
  public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {
    for identifier in identifiers { _ = place(of: identifier) }
    reloadedSectionIdentifiers += identifiers
  }

  private mutating func insert(_ identifiers: [SectionIdentifierType], at place: Int) {
    for (offset, identifier) in identifiers.enumerated() {
      if indexOfSection(identifier) != nil { Self.refuse(identifier, "is already in the snapshot") }
      sections.insert((identifier, []), at: place + offset)
    }
  }

  // MARK: Items

  /// Appends items to a section, or to the last one.
  public mutating func appendItems(
    _ identifiers: [ItemIdentifierType], toSection section: SectionIdentifierType? = nil
  ) {
    guard let place = section.map(place(of:)) ?? sections.indices.last else {
      Self.refuse("\(identifiers)", "cannot be appended: there are no sections")
    }
    insert(identifiers, in: place, at: sections[place].items.count)
  }
  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], beforeItem other: ItemIdentifierType
  ) {
    let (section, place) = place(of: other)
    insert(identifiers, in: section, at: place)
  }
  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], afterItem other: ItemIdentifierType
  ) {
    let (section, place) = place(of: other)
    insert(identifiers, in: section, at: place + 1)
  }
  public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
    for place in sections.indices { sections[place].items.removeAll(where: identifiers.contains) }
  }
  public mutating func deleteAllItems() { sections = [] }
  public mutating func moveItem(
    _ identifier: ItemIdentifierType, beforeItem other: ItemIdentifierType
  ) {
    remove(identifier)
    insertItems([identifier], beforeItem: other)
  }
  public mutating func moveItem(
    _ identifier: ItemIdentifierType, afterItem other: ItemIdentifierType
  ) {
    remove(identifier)
    insertItems([identifier], afterItem: other)
  }
  public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {
    for identifier in identifiers { _ = place(of: identifier) }
    reloadedItemIdentifiers += identifiers
  }
  public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
    for identifier in identifiers { _ = place(of: identifier) }
    reconfiguredItemIdentifiers += identifiers
  }

  private mutating func remove(_ identifier: ItemIdentifierType) {
    let (section, place) = place(of: identifier)
    sections[section].items.remove(at: place)
  }

  private mutating func insert(_ identifiers: [ItemIdentifierType], in section: Int, at place: Int)
  {
    for (offset, identifier) in identifiers.enumerated() {
      if sectionIdentifier(containingItem: identifier) != nil {
        Self.refuse(identifier, "is already in the snapshot")
      }
      sections[section].items.insert(identifier, at: place + offset)
    }
  }

  // MARK: Places

  /// The same sections and items, none of which is to be made anew.
  var settled: Self {
    var settled = Self()
    settled.sections = sections
    return settled
  }

  /// Where the items have been in another snapshot that was shown before.
  func origins(in old: Self) -> CellOrigins {
    var places: [ItemIdentifierType: IndexPath] = [:]
    for (section, part) in old.sections.enumerated() {
      for (item, identifier) in part.items.enumerated() {
        places[identifier] = IndexPath(item: item, section: section)
      }
    }
    let (reloaded, reconfigured) = (
      Set(reloadedItemIdentifiers), Set(reconfiguredItemIdentifiers)
    )
    return CellOrigins(
      sections: sections.map { section, items in
        let isReloaded = reloadedSectionIdentifiers.contains(section)
        let cells = items.map { item in
          places[item].map { path -> CellOrigins.Cell in
            let isNew = isReloaded || reloaded.contains(item)
            return (path, isNew ? .reloaded : reconfigured.contains(item) ? .reconfigured : .kept)
          }
        }
        return .init(origin: isReloaded ? nil : old.indexOfSection(section), cells: cells)
      })
  }

  /// The item at a path.
  func item(at path: IndexPath) -> ItemIdentifierType? {
    guard sections.indices.contains(path.section) else { return nil }
    let items = sections[path.section].items
    return items.indices.contains(path.item) ? items[path.item] : nil
  }

  func path(of identifier: ItemIdentifierType) -> IndexPath? {
    for (section, entry) in sections.enumerated() {
      if let item = entry.items.firstIndex(of: identifier) {
        return IndexPath(item: item, section: section)
      }
    }
    return nil
  }

  private func place(of identifier: SectionIdentifierType) -> Int {
    guard let place = indexOfSection(identifier) else {
      Self.refuse(identifier, "is no section of the snapshot")
    }
    return place
  }

  private func place(of identifier: ItemIdentifierType) -> (section: Int, place: Int) {
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
