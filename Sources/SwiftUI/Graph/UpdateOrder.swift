// SPDX-License-Identifier: MIT

import UIKit
import UIKitSemantics

/// An action of the app's, such as that of `onAppear`, that an update is to call.
struct AppAction {
  let node: _ViewNode
  /// Whether it only begins or cancels a task: which task goes on next is a question of its own.
  var beginsTask = false
  let perform: @MainActor () -> Void
}

/// In which order one update calls what it calls of several views.
///
/// Apple documents none. It is recorded that what is nested comes first (I23), and of siblings nothing
/// is known (L12): so that is one answer, and the reverse the other one, in which of each two the
/// other comes first. It is asked where there are two.
@MainActor
enum UpdateOrder {
  /// What is in the recorded order, in the order that holds.
  static func ordered<Element>(_ all: [Element]) -> [Element] {
    isReversed(count: all.count) ? all.reversed() : all
  }

  /// Actions of nodes in a tree in the order that holds; those of nodes that have left it come last,
  /// and tasks begin after all of them.
  static func ordered(_ actions: [AppAction], in root: _ViewNode) -> [AppAction] {
    guard actions.count > 1 else { return actions }
    var places: [ObjectIdentifier: Int] = [:]
    root.forEachFromInside { places[ObjectIdentifier($0)] = places.count }
    let recorded = actions.enumerated().sorted { left, right in
      func place(_ action: AppAction) -> Int {
        places[ObjectIdentifier(action.node)] ?? places.count
      }
      return (place(left.element), left.offset) < (place(right.element), right.offset)
    }.map(\.element)
    // Of one node the earlier comes first in any case.
    var groups: [[AppAction]] = []
    for action in recorded where !action.beginsTask {
      if groups.last?[0].node === action.node {
        groups[groups.count - 1].append(action)
      } else {
        groups.append([action])
      }
    }
    return ordered(groups).flatMap(\.self) + recorded.filter(\.beginsTask)
  }

  private static func isReversed(count: Int) -> Bool {
    guard count > 1 else { return false }
    let behavior = HeadlessScene.current.presentation.world.consulting(.updateOrder)
    return behavior.updateOrder == .reversed
  }
}
