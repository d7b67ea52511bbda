// SPDX-License-Identifier: MIT

import UIKit

/// Room in which nothing is.
struct RoomArrangement: Arrangement {
  unowned let node: _ViewNode

  func parts(of node: _ViewNode) -> [Box] { [] }

  func flexibility(of parts: [Box]) -> Flexibility {
    switch node.axisOfStack {
    case .horizontal: .width
    case .vertical: .height
    case nil: .both
    }
  }

  func size(of parts: [Box], in offered: CGSize) -> CGSize {
    let (directions, room) = (flexibility(of: parts), offered.ifLimited)
    return CGSize(
      width: directions.contains(.width) ? room.width : 0,
      height: directions.contains(.height) ? room.height : 0)
  }

  func place(_ parts: [Box], in frame: CGRect) {}
}

/// A line across the stack around.
struct DividerArrangement: Arrangement {
  unowned let node: _ViewNode

  func parts(of node: _ViewNode) -> [Box] { [] }
  func flexibility(of parts: [Box]) -> Flexibility { isUpright ? [] : .width }

  /// A line that stands upright is as high as its neighbors, which do not regard it.
  func size(of parts: [Box], in offered: CGSize) -> CGSize {
    isUpright ? CGSize(width: 1, height: 0) : CGSize(width: offered.ifLimited.width, height: 1)
  }

  func place(_ parts: [Box], in frame: CGRect) {}
  private var isUpright: Bool { node.axisOfStack == .horizontal }
}

extension _ViewNode {
  /// The direction of the stack in which the view stands, also with modifiers around it.
  fileprivate var axisOfStack: Axis? {
    var next = parent
    while let node = next {
      switch node.facts.output {
      case .none: break
      case .view, .surface: return nil
      case .arranged(let arrangement), .container(_, let arrangement):
        if let line = arrangement as? LineArrangement { return line.axis }
        if arrangement.leader == nil { return nil }
      }
      next = node.parent
    }
    return nil
  }
}
