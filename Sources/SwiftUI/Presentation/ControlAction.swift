// SPDX-License-Identifier: MIT

import UIKit

/// What a control does, as long as it does it.
///
/// A control that the content of a sheet consists of, and that calls `dismiss`, closes what the view
/// around has read `dismiss` for, which is the level below (Apple: *DismissAction*: define the property in
/// the sheet's own view). Where a view of its own has been handed a closure, that may be meant.
@MainActor
final class ControlAction {
  private static var current: ControlAction?

  private let node: _ViewNode
  /// The sheet that goes with what was dismissed below it.
  private var taken: PresentationSlot?

  private init(at node: _ViewNode) { self.node = node }

  /// Does what a control does, and tells of a sheet that is taken though the app still wants it.
  static func perform(at node: _ViewNode, _ action: () -> Void) {
    let (outer, control) = (current, ControlAction(at: node))
    current = control
    action()
    current = outer
    guard let slot = control.taken, let facts = slot.facts, facts.currentWish() != .nothing else {
      return
    }
    let owner = facts.node.nameAround ?? facts.node.ownerName ?? "the view below"
    HeadlessScene.current.presentation.noteOverreach(
      "'\(node.text)' on a \(slot.kind.name) calls the `dismiss` of \(owner), which has presented the "
        + "\(slot.kind.name): both go")
  }

  /// What is shown in a tree is dismissed.
  static func dismisses(_ graph: ViewGraph) {
    guard let current, let slot = current.slot, slot.facts?.graph.wrappedValue === graph else {
      return
    }
    current.taken = slot
  }

  /// The modifier whose closure says that there is the control, if that is one for a sheet.
  private var slot: PresentationSlot? {
    let slot = (node.graph.host as? PresentationHostingController)?.slot.value
    guard slot?.kind == .sheet || slot?.kind == .fullScreenCover else { return nil }
    let around = sequence(first: node, next: \.parent)
    return around.contains { ViewName.isOwn($0.facts.viewType) } ? nil : slot
  }
}
