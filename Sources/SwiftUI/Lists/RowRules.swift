// SPDX-License-Identifier: MIT

/// What the user may do with a row, as far as neither the views in it forbid it nor those around it.
struct RowRules: Equatable, PreferenceKey {
  var canDelete = true, canMove = true, canSelect = true

  static let defaultValue = RowRules()

  static func reduce(value: inout Self, nextValue: () -> Self) {
    value = value.intersection(nextValue())
  }

  /// What both allow.
  func intersection(_ other: RowRules) -> RowRules {
    RowRules(
      canDelete: canDelete && other.canDelete, canMove: canMove && other.canMove,
      canSelect: canSelect && other.canSelect)
  }
}

extension View {
  /// Forbids something with the row that the view is in, and with the rows in it.
  fileprivate func forbid(_ rule: WritableKeyPath<RowRules, Bool>, _ isForbidden: Bool) -> some View
  {
    EnvironmentView(content: self) { if isForbidden { $0.rowRules[keyPath: rule] = false } }
      .transformPreference(RowRules.self) { if isForbidden { $0[keyPath: rule] = false } }
  }

  /// Keeps the user from deleting the row, or the rows.
  public func deleteDisabled(_ isDisabled: Bool) -> some View { forbid(\.canDelete, isDisabled) }
  /// Keeps the user from moving the row, or the rows.
  public func moveDisabled(_ isDisabled: Bool) -> some View { forbid(\.canMove, isDisabled) }
  /// Keeps the user from choosing the row, or the rows, by a tap.
  public func selectionDisabled(_ isDisabled: Bool = true) -> some View {
    forbid(\.canSelect, isDisabled)
  }
}

extension EnvironmentValues {
  private struct Rules: EnvironmentKey { static var defaultValue: RowRules { RowRules() } }

  /// What the views around say of rows, in the list around.
  var rowRules: RowRules {
    get { self[Rules.self] }
    set { self[Rules.self] = newValue }
  }
}
