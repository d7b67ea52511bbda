// SPDX-License-Identifier: MIT

public import Foundation
public import UIKit

/// A view with buttons that a gesture shows; here they stand below it until one is tapped, until
/// something else is touched, or until the gesture is made again.
struct RevealingView<Base: View, Actions: View>: View {
  let base: Base
  let actions: Actions
  let recognizer: @MainActor () -> UIGestureRecognizer
  var isEnabled = true

  var body: some View {
    OpeningView(
      base: { toggle in
        RecognizingView(
          content: EnvironmentView(content: base) { $0.opensMenu = false },
          gesture: RecognizerGesture(make: recognizer) {
            if $0.state == .began || $0 is UISwipeGestureRecognizer { toggle() }
          }, isEnabled: isEnabled)
      }, items: actions)
  }
}

/// The buttons that a long press shows, as before iOS 14.
public struct ContextMenu<Items: View> {
  let items: Items
  public init(@ViewBuilder menuItems: () -> Items) { items = menuItems() }
}

/// At which end something stands.
public enum HorizontalEdge: Int8, Hashable, Sendable, CaseIterable { case leading, trailing }

extension UISwipeGestureRecognizer {
  /// A swipe over a row that shows what stands at an edge.
  convenience init(toward edge: HorizontalEdge) {
    self.init()
    direction = edge == .trailing ? .left : .right
  }
}

extension View {
  /// Buttons that a swipe over the row shows.
  public func swipeActions<Actions: View>(
    edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true,
    @ViewBuilder content: () -> Actions
  ) -> some View {
    RevealingView(base: self, actions: content()) { UISwipeGestureRecognizer(toward: edge) }
  }

  /// Buttons that a long press shows; the preview is not shown.
  public func contextMenu<Actions: View, Preview: View>(
    @ViewBuilder menuItems: () -> Actions, @ViewBuilder preview: () -> Preview = { EmptyView() }
  ) -> some View {
    RevealingView(base: self, actions: MenuItems(items: menuItems())) {
      UILongPressGestureRecognizer()
    }
  }

  /// Buttons that a long press shows, as before iOS 14.
  public func contextMenu<Actions: View>(_ menu: ContextMenu<Actions>?) -> some View {
    contextMenu { menu?.items }
  }
}

extension ForEach where Content: View {
  /// Lets the user delete an element by a swipe over its row.
  public func onDelete(perform action: ((IndexSet) -> Void)?) -> Self {
    var copy = self
    copy.edits.delete = action
    return copy
  }

  /// Lets the user move an element by the handle of its row, while the list is edited.
  public func onMove(perform action: ((IndexSet, Int) -> Void)?) -> Self {
    var copy = self
    copy.edits.move = action
    return copy
  }

  /// Has no effect: nothing is dropped.
  @MainActor
  public func onInsert(
    of types: [UTType], perform action: @escaping (Int, [NSItemProvider]) -> Void
  ) -> Self {
    HeadlessScene.current.note(unimplemented: "ForEach.onInsert")
    return self
  }
}

/// A button that lets lists be edited.
public struct EditButton: View {
  @Environment(\.editMode) private var mode
  public init() {}
  public var body: some View {
    Button(mode?.wrappedValue.isEditing == true ? "Done" : "Edit") {
      mode?.wrappedValue = mode?.wrappedValue.isEditing == true ? .inactive : .active
    }
  }
}

extension RangeReplaceableCollection where Self: MutableCollection, Index == Int {
  /// Removes the elements at places.
  public mutating func remove(atOffsets offsets: IndexSet) {
    for place in offsets.reversed() { remove(at: place) }
  }

  /// Moves the elements at places to another one.
  public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
    let moved = source.map { self[$0] }
    let before = source.count { $0 < destination }
    remove(atOffsets: source)
    insert(contentsOf: moved, at: destination - before)
  }
}
