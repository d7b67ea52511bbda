// SPDX-License-Identifier: MIT

import Foundation

/// A view for each element of a collection; the identity is that of the element.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
  public var data: Data
  public var content: (Data.Element) -> Content
  let id: (Data.Element) -> ID
  /// What the user may do with the elements.
  var edits = RowEdits()
  /// Whether a tap on a row chooses it, where a list chooses among such identities.
  var choosesRows = true

  /// What stands in a chart is the same for each element.
  package init(
    data: Data, content: @escaping (Data.Element) -> Content,
    id: @escaping (Data.Element) -> ID
  ) { (self.data, self.content, self.id) = (data, content, id) }
}

extension ForEach: View where Content: View {
  public typealias Body = Never

  /// Shows all, in their order; of several with one identity the first one counts.
  public static func _update(_ view: Self, in node: _ViewNode) {
    for (place, element) in view.data.enumerated() {
      let key = NodeKey.id(AnyHashable(view.id(element)))
      let content = node.tracking { view.content(element) }
      guard view.edits.arePossible else {
        if view.choosesRows { show(content, key, in: node) } else { node.show(content, key) }
        continue
      }
      let row = EditableRow(
        content: content, place: place, count: view.data.count, edits: view.edits)
      show(row, key, in: node)
    }
  }

  /// Shows the view of an element, which a tap chooses in a list that chooses among such identities.
  @MainActor private static func show<Row: View>(_ row: Row, _ key: NodeKey, in node: _ViewNode) {
    guard let selection = node.environment.listSelection, !selection.isInRow,
      let id = key.id, selection.accepts(id)
    else { return _ = node.show(row, key) }
    node.show(SelectableRow(content: row, value: id, selection: selection), key)
  }
}

extension ForEach where Content: View {
  public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content)
  where Data.Element: Identifiable, ID == Data.Element.ID {
    (self.data, self.content, id) = (data, content, \.id)
    noteReading()
  }

  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    (self.data, self.content, self.id) = (data, content, { $0[keyPath: id] })
    noteReading()
  }

  /// The body that is being evaluated depends on what a binding to a collection refers to.
  private func noteReading() { _ = data.startIndex }

  public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content)
  where Data == Range<Int>, ID == Int {
    (self.data, self.content, id) = (data, content, { $0 })
  }

  public init<Elements>(
    _ data: Binding<Elements>,
    @ViewBuilder content: @escaping (Binding<Elements.Element>) -> Content
  )
  where
    Elements: MutableCollection & RandomAccessCollection, Elements.Element: Identifiable,
    Elements.Index: Hashable, Data == [(Elements.Index, Elements.Element.ID)],
    ID == Elements.Element.ID
  { self.init(data, id: \.id, content: content) }

  public init<Elements>(
    _ data: Binding<Elements>, id: KeyPath<Elements.Element, ID>,
    @ViewBuilder content: @escaping (Binding<Elements.Element>) -> Content
  )
  where
    Elements: MutableCollection & RandomAccessCollection, Elements.Index: Hashable,
    Data == [(Elements.Index, ID)]
  {
    self.data = data.wrappedValue.indices.map { ($0, data.wrappedValue[$0][keyPath: id]) }
    self.content = { place in content(data[place.0]) }
    self.id = { $0.1 }
  }
}
