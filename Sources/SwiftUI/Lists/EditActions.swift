// SPDX-License-Identifier: MIT

import Foundation

/// What the user may do with the elements of a collection, which changes by itself then.
public struct EditActions<Data>: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static var delete: EditActions { EditActions(rawValue: 1) }
  public static var move: EditActions { EditActions(rawValue: 2) }
  public static var all: EditActions { [.delete, .move] }
}

/// A collection that the user edits in a list.
public typealias _EditableCollection =
  MutableCollection & RandomAccessCollection & RangeReplaceableCollection

extension RowEdits {
  /// Those that change the collection that a binding leads to.
  init<Data: _EditableCollection>(_ actions: EditActions<Data>, of data: Binding<Data>) {
    func change(_ body: (inout [Data.Element]) -> Void) {
      var elements = Array(data.wrappedValue)
      body(&elements)
      data.wrappedValue = Data(elements)
    }
    if actions.contains(.delete) {
      delete = { places in change { $0.remove(atOffsets: places) } }
    }
    if actions.contains(.move) {
      move = { places, new in change { $0.move(fromOffsets: places, toOffset: new) } }
    }
  }
}

extension ForEach where Content: View {
  public init<Elements: _EditableCollection>(
    _ data: Binding<Elements>, editActions: EditActions<Elements>,
    @ViewBuilder content: @escaping (Binding<Elements.Element>) -> Content
  )
  where
    Elements.Element: Identifiable, Elements.Index: Hashable,
    Data == [(Elements.Index, Elements.Element.ID)], ID == Elements.Element.ID
  { self.init(data, id: \.id, editActions: editActions, content: content) }

  public init<Elements: _EditableCollection>(
    _ data: Binding<Elements>, id: KeyPath<Elements.Element, ID>,
    editActions: EditActions<Elements>,
    @ViewBuilder content: @escaping (Binding<Elements.Element>) -> Content
  ) where Elements.Index: Hashable, Data == [(Elements.Index, ID)] {
    self.init(data, id: id, content: content)
    edits = RowEdits(editActions, of: data)
  }
}

extension List where SelectionValue == Never {
  public init<Elements: _EditableCollection, Row: View>(
    _ data: Binding<Elements>, editActions: EditActions<Elements>,
    @ViewBuilder rowContent: @escaping (Binding<Elements.Element>) -> Row
  )
  where
    Elements.Element: Identifiable, Elements.Index: Hashable,
    Content == ForEach<[(Elements.Index, Elements.Element.ID)], Elements.Element.ID, Row>
  { content = ForEach(data, editActions: editActions, content: rowContent) }

  public init<Elements: _EditableCollection, ID: Hashable, Row: View>(
    _ data: Binding<Elements>, id: KeyPath<Elements.Element, ID>,
    editActions: EditActions<Elements>,
    @ViewBuilder rowContent: @escaping (Binding<Elements.Element>) -> Row
  ) where Elements.Index: Hashable, Content == ForEach<[(Elements.Index, ID)], ID, Row> {
    content = ForEach(data, id: id, editActions: editActions, content: rowContent)
  }
}

extension List {
  public init<Elements: _EditableCollection, Row: View>(
    _ data: Binding<Elements>, editActions: EditActions<Elements>,
    selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Binding<Elements.Element>) -> Row
  )
  where
    Elements.Element: Identifiable, Elements.Index: Hashable,
    Content == ForEach<[(Elements.Index, Elements.Element.ID)], Elements.Element.ID, Row>
  {
    self.init(selection: selection) {
      ForEach(data, editActions: editActions, content: rowContent)
    }
  }
  public init<Elements: _EditableCollection, Row: View>(
    _ data: Binding<Elements>, editActions: EditActions<Elements>,
    selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Binding<Elements.Element>) -> Row
  )
  where
    Elements.Element: Identifiable, Elements.Index: Hashable,
    Content == ForEach<[(Elements.Index, Elements.Element.ID)], Elements.Element.ID, Row>
  {
    self.init(selection: selection) {
      ForEach(data, editActions: editActions, content: rowContent)
    }
  }
}
