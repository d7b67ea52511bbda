// SPDX-License-Identifier: MIT

public import Foundation

/// A row of a table, for a value.
public struct TableRow<Value: Identifiable> {
  let value: Value
  public init(_ value: Value) { self.value = value }
}

/// Puts the rows of a table together.
@resultBuilder
public struct TableRowBuilder<Value: Identifiable> {
  public static func buildExpression(_ row: TableRow<Value>) -> [Value] { [row.value] }
  public static func buildExpression<Data, ID>(_ rows: ForEach<Data, ID, TableRow<Value>>)
    -> [Value]
  { rows.data.map { rows.content($0).value } }
  public static func buildBlock(_ rows: [Value]...) -> [Value] { rows.flatMap(\.self) }
  public static func buildIf(_ rows: [Value]?) -> [Value] { rows ?? [] }
  public static func buildEither(first rows: [Value]) -> [Value] { rows }
  public static func buildEither(second rows: [Value]) -> [Value] { rows }
}

extension ForEach {
  /// A row of a table for each element.
  public init<Value: Identifiable>(
    _ data: Data, content: @escaping (Data.Element) -> TableRow<Value>
  ) where Data.Element: Identifiable, ID == Data.Element.ID, Content == TableRow<Value> {
    self.init(data: data, content: content, id: \.id)
  }

  /// A row of a table for each element.
  public init<Value: Identifiable>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    content: @escaping (Data.Element) -> TableRow<Value>
  ) where Content == TableRow<Value> {
    self.init(data: data, content: content, id: { $0[keyPath: id] })
  }
}

extension Table {
  public init<Value>(
    of type: Value.Type, sortOrder: Binding<[KeyPathComparator<Value>]>? = nil,
    @TableColumnBuilder<Value> columns: () -> [TableColumnValues<Value>],
    @TableRowBuilder<Value> rows: () -> [Value]
  ) where Data == [Value] { self.init(rows(), sortOrder: sortOrder, columns: columns) }

  public init<Value>(
    of type: Value.Type, selection: Binding<Value.ID?>,
    sortOrder: Binding<[KeyPathComparator<Value>]>? = nil,
    @TableColumnBuilder<Value> columns: () -> [TableColumnValues<Value>],
    @TableRowBuilder<Value> rows: () -> [Value]
  ) where Data == [Value] {
    self.init(rows(), selection: selection, sortOrder: sortOrder, columns: columns)
  }

  public init<Value>(
    of type: Value.Type, selection: Binding<Set<Value.ID>>,
    sortOrder: Binding<[KeyPathComparator<Value>]>? = nil,
    @TableColumnBuilder<Value> columns: () -> [TableColumnValues<Value>],
    @TableRowBuilder<Value> rows: () -> [Value]
  ) where Data == [Value] {
    self.init(rows(), selection: selection, sortOrder: sortOrder, columns: columns)
  }
}
