// SPDX-License-Identifier: MIT

import UIKit

/// What a node puts on the screen.
enum Output {
  /// Nothing of its own: what is in it stands there by itself.
  case none
  /// A view, and whether it takes all the room there is.
  case view(UIView, Flexibility)
  /// What is in the node, arranged.
  case arranged(any Arrangement)
  /// A view with what is in the node in it, arranged.
  case container(UIView, any Arrangement)
  /// A view with a surface of its own, such as one that scrolls.
  case surface(UIView, Surface, Flexibility)
}

/// In which directions something takes all the room there is.
struct Flexibility: OptionSet {
  let rawValue: Int
  static let width = Flexibility(rawValue: 1)
  static let height = Flexibility(rawValue: 2)
  static let both: Flexibility = [.width, .height]
}

/// A part of the layout: a node with what is in it.
///
/// There is as much layout as touches need: what stands beside, below and over what, in which order.
/// A box is made for one pass, in which the same size is asked for again and again.
@MainActor
final class Box {
  let output: Output
  let parts: [Box]
  /// How far in front of others that stand at the same place.
  let zIndex: Double
  /// What the view tells the layout that it is in.
  let layoutValues: [ObjectIdentifier: Any]
  private var known: (offered: CGSize, size: CGSize)?

  init(
    output: Output, parts: [Box], zIndex: Double = 0, layoutValues: [ObjectIdentifier: Any] = [:]
  ) {
    (self.output, self.parts, self.zIndex) = (output, parts, zIndex)
    self.layoutValues = layoutValues
  }

  /// The boxes of a node: its own, or those of what is in it; what stands in a bar has none.
  static func all(of node: _ViewNode) -> [Box] { node.standsInBar ? [] : boxes(of: node) }

  /// The same, also for what stands in a bar.
  static func boxes(of node: _ViewNode) -> [Box] {
    var boxes: [Box] = []
    add(node, to: &boxes)
    return boxes
  }

  /// The boxes of what is in a node.
  static func parts(of node: _ViewNode) -> [Box] {
    var boxes: [Box] = []
    for child in node.children where !child.standsInBar { add(child, to: &boxes) }
    return boxes
  }

  /// The boxes of what stands below the bar of the page of a node, above all else, such as search fields.
  static func drawers(of node: _ViewNode) -> [Box] {
    switch node.facts.output {
    case .view, .surface: []
    case .none, .arranged, .container:
      node.children.filter { !$0.facts.isToolbar }.flatMap(drawers(at:))
    }
  }

  private static func drawers(at node: _ViewNode) -> [Box] {
    node.facts.isDrawer ? boxes(of: node) : drawers(of: node)
  }

  private static func add(
    _ node: _ViewNode, to boxes: inout [Box], _ outer: Double = 0,
    _ outerValues: [ObjectIdentifier: Any] = [:]
  ) {
    let (output, zIndex) = (node.facts.output, node.facts.zIndex ?? outer)
    var values = outerValues
    if let own = node.facts.layoutValues { values.merge(own) { outer, _ in outer } }
    switch output {
    case .none:
      for child in node.children where !child.standsInBar {
        add(child, to: &boxes, zIndex, values)
      }
    case .view, .surface:
      boxes.append(Box(output: output, parts: [], zIndex: zIndex, layoutValues: values))
    case .arranged(let arrangement), .container(_, let arrangement):
      let parts = arrangement.parts(of: node)
      // The innermost modifier decides (fatbobman.com: *zIndex*).
      let leader = arrangement.leader.flatMap { parts.indices.contains($0) ? parts[$0] : nil }
      let inner = leader?.zIndex ?? 0
      boxes.append(
        Box(
          output: output, parts: parts, zIndex: inner != 0 ? inner : zIndex,
          layoutValues: values))
    }
  }

  /// The boxes of a node as one: several stand one below the other.
  static func top(of node: _ViewNode) -> Box { one(all(of: node)) }

  /// Several boxes as one.
  static func one(_ all: [Box]) -> Box {
    all.count == 1
      ? all[0] : Box(output: .arranged(LineArrangement(axis: .vertical, spacing: 8)), parts: all)
  }

  /// The views of UIKit that stand beside each other where the box is.
  var views: [UIView] {
    switch output {
    case .none: []
    case .view(let view, _), .surface(let view, _, _), .container(let view, _): [view]
    case .arranged: parts.flatMap(\.views)
    }
  }

  /// Puts views into those of their containers, and into surfaces of their own.
  func placeSurfaces() {
    switch output {
    case .none, .view: break
    case .arranged: for part in parts { part.placeSurfaces() }
    case .container(let view, _):
      let wanted = parts.flatMap(\.views)
      if !view.subviews.elementsEqual(wanted, by: ===) {
        for old in view.subviews where !wanted.contains(where: { $0 === old }) {
          old.removeFromSuperview()
        }
        for new in wanted { view.addSubview(new) }
      }
      for part in parts { part.placeSurfaces() }
    case .surface(let view, let surface, _):
      surface.place()
      view.setNeedsLayout()
    }
  }

  /// In which directions the box takes all the room there is.
  private(set) lazy var flexibility: Flexibility =
    switch output {
    case .none: []
    case .view(_, let flexibility), .surface(_, _, let flexibility): flexibility
    case .arranged(let arrangement), .container(_, let arrangement):
      arrangement.flexibility(of: parts)
    }

  /// Whether the box is room in which nothing is, which takes what others leave.
  var isRoom: Bool {
    switch output {
    case .none, .view, .surface: false
    case .arranged(let arrangement), .container(_, let arrangement):
      arrangement is RoomArrangement
        || arrangement.leader.map { parts.indices.contains($0) && parts[$0].isRoom } == true
    }
  }

  /// How far what is in the box stands from where it would.
  private(set) lazy var shift: CGVector =
    switch output {
    case .none, .view, .surface: .zero
    case .arranged(let arrangement), .container(_, let arrangement): arrangement.shift(of: parts)
    }

  /// The size in a size that is offered.
  func size(in offered: CGSize) -> CGSize {
    if let known, known.offered == offered { return known.size }
    let size = findSize(in: offered)
    known = (offered, size)
    return size
  }

  private func findSize(in offered: CGSize) -> CGSize {
    switch output {
    case .none: return .zero
    case .view(let view, let flexibility), .surface(let view, _, let flexibility):
      var own = view.sizeThatFits(offered.limited)
      if own == .zero { own = view.intrinsicContentSize }
      let room = offered.ifLimited
      return CGSize(
        width: flexibility.contains(.width) ? room.width : view.width(own.width, in: offered.width),
        height: flexibility.contains(.height) ? room.height : own.height)
    case .arranged(let arrangement), .container(_, let arrangement):
      return arrangement.size(of: parts, in: offered)
    }
  }

  /// Gives all views in the box their frames.
  func place(_ frame: CGRect) {
    switch output {
    case .none: break
    case .view(let view, _), .surface(let view, _, _):
      if view.frame != frame { view.frame = frame }
    case .arranged(let arrangement): arrangement.place(parts, in: frame)
    case .container(let view, let arrangement):
      let moved = frame.offsetBy(dx: shift.dx, dy: shift.dy)
      if view.frame != moved { view.frame = moved }
      arrangement.place(
        parts, in: CGRect(origin: CGPoint(x: -shift.dx, y: -shift.dy), size: frame.size))
    }
  }
}

extension UIView {
  /// How wide a view is that would be of some width, where less is offered: a control stays as wide as a
  /// finger, and its title wraps or is cut.
  func width(_ own: CGFloat, in offered: CGFloat) -> CGFloat {
    min(own, self is UIControl ? max(offered, 44) : offered)
  }
}

extension CGSize {
  /// The size with nothing where there is no end of room, which nobody takes all of.
  var ifLimited: CGSize {
    CGSize(width: width.isFinite ? width : 0, height: height.isFinite ? height : 0)
  }

  /// The size with much where there is no end of room.
  var limited: CGSize {
    CGSize(width: width.isFinite ? width : 1e4, height: height.isFinite ? height : 1e4)
  }
}
