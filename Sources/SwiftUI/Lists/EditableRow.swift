// SPDX-License-Identifier: MIT

import Foundation
import UIKit

/// What the user may do with the elements of a `ForEach`.
struct RowEdits {
  /// Deletes the elements at places.
  var delete: ((IndexSet) -> Void)?
  /// Moves the elements at places before another one.
  var move: ((IndexSet, Int) -> Void)?

  var arePossible: Bool { delete != nil || move != nil }
}

/// A row that the user can delete by a swipe, also while the list is edited, and move by a handle,
/// which it has only then; unless the app forbids it.
struct EditableRow<Content: View>: View {
  let content: Content
  let place: Int
  /// How many rows there are.
  let count: Int
  let edits: RowEdits
  /// What the views in the row say.
  @State private var said = RowRules()
  @Environment(\.rowRules) private var outer
  @Environment(\.editMode) private var editMode

  var body: some View {
    let rules = outer.intersection(said)
    let delete = rules.canDelete ? edits.delete : nil
    let move = rules.canMove ? edits.move : nil
    let isMovable = move != nil && editMode?.wrappedValue.isEditing == true
    RowLine(
      content: RevealingView(
        base: content.onPreferenceChange(RowRules.self) { said = $0 },
        actions: Group {
          if let delete {
            Button("Delete", role: .destructive) { delete(IndexSet(integer: place)) }
          }
        },
        recognizer: { UISwipeGestureRecognizer(toward: .trailing) }, isEnabled: delete != nil),
      ways: isMovable ? ways : []
    ) { way in
      move?(IndexSet(integer: place), way == .up ? place - 1 : place + 2)
    }
  }

  /// Where the row can be moved: past the next one, and past the one before.
  private var ways: [UISwipeGestureRecognizer.Direction] {
    (place > 0 ? [.up] : []) + (place < count - 1 ? [.down] : [])
  }
}

/// A row with a handle before it, where it always has room.
private struct RowLine<Content: View>: View {
  let content: Content
  /// Where the handle can be moved.
  let ways: [UISwipeGestureRecognizer.Direction]
  let move: @MainActor (UISwipeGestureRecognizer.Direction) -> Void

  static func _update(_ view: Self, in node: _ViewNode) {
    guard !view.ways.isEmpty else { return _ = node.show(view.content, .part(.content)) }
    node.facts.output = .arranged(LineArrangement(axis: .horizontal, spacing: 0))
    let handle = node.show(RowHandle(), .part(.actions))?.memory as? RowHandleView
    node.show(view.content, .part(.content))
    handle?.show(view.ways, of: node.text) { [unowned node] way in node.act { view.move(way) } }
  }
}

/// The handle of a row.
private struct RowHandle: View {
  static func _update(_ view: Self, in node: _ViewNode) {
    node.facts.output = .view(node.memory { RowHandleView(frame: .zero) }, [])
  }
}

/// The view of UIKit's behind the handle of a row, which a finger swipes as that of a table's row.
private final class RowHandleView: UIView {
  private var move: @MainActor (UISwipeGestureRecognizer.Direction) -> Void = { _ in }

  override init(frame: CGRect) {
    super.init(frame: frame)
    for way in [UISwipeGestureRecognizer.Direction.up, .down] {
      let swipe = UISwipeGestureRecognizer(
        target: self, action: Selector("swiped:", RowHandleView.swiped))
      swipe.direction = way
      addGestureRecognizer(swipe)
    }
  }

  required init?(coder: NSCoder) { nil }

  func show(
    _ ways: [UISwipeGestureRecognizer.Direction], of row: String,
    move: @escaping @MainActor (UISwipeGestureRecognizer.Direction) -> Void
  ) {
    self.move = move
    for case let swipe as UISwipeGestureRecognizer in gestureRecognizers ?? [] {
      (swipe.name, swipe.isEnabled) = ("handle of \(row)", ways.contains(swipe.direction))
    }
  }

  private func swiped(_ swipe: UISwipeGestureRecognizer) { move(swipe.direction) }

  override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: 44, height: 44) }
}
