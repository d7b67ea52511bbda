// SPDX-License-Identifier: MIT

import UIKit

/// How boxes stand to each other.
@MainActor
protocol Arrangement {
  /// The boxes of what is in a node.
  func parts(of node: _ViewNode) -> [Box]
  func flexibility(of parts: [Box]) -> Flexibility
  func size(of parts: [Box], in offered: CGSize) -> CGSize
  func place(_ parts: [Box], in frame: CGRect)
  /// The place of the part that the whole stands for: the view of a modifier. What is in a stack stands
  /// for itself.
  var leader: Int? { get }
  /// How far what is arranged stands from where it would, and so the view that contains it.
  func shift(of parts: [Box]) -> CGVector
}

extension Arrangement {
  var leader: Int? { nil }

  func parts(of node: _ViewNode) -> [Box] { Box.parts(of: node) }

  func flexibility(of parts: [Box]) -> Flexibility {
    parts.reduce(into: []) { $0.formUnion($1.flexibility) }
  }

  func shift(of parts: [Box]) -> CGVector { parts.count == 1 ? parts[0].shift : .zero }
}

/// One over the other; one of them may say how large all are.
struct LayerArrangement: Arrangement {
  /// Which of two layers says how large both are; without one, the larger.
  var leader: Int?
  var alignment = Alignment.center

  /// The layers, the lowest first.
  func parts(of node: _ViewNode) -> [Box] {
    guard leader != nil else {
      let parts = Box.parts(of: node)
      guard parts.contains(where: { $0.zIndex != 0 }) else { return parts }
      return parts.enumerated()
        .sorted { ($0.element.zIndex, $0.offset) < ($1.element.zIndex, $1.offset) }
        .map(\.element)
    }
    return node.children.map(Box.top)
  }

  private func base(_ parts: [Box]) -> [Box] {
    guard let leader, parts.indices.contains(leader) else { return parts }
    return [parts[leader]]
  }

  func flexibility(of parts: [Box]) -> Flexibility {
    base(parts).reduce(into: []) { $0.formUnion($1.flexibility) }
  }

  func size(of parts: [Box], in offered: CGSize) -> CGSize {
    let sizes = base(parts).map { $0.size(in: offered) }
    return CGSize(
      width: sizes.map(\.width).max() ?? 0, height: sizes.map(\.height).max() ?? 0)
  }

  func place(_ parts: [Box], in frame: CGRect) {
    for part in parts { part.place(frame.place(of: part.size(in: frame.size), alignment)) }
  }
}

/// A frame or room around what is in it.
struct FrameArrangement: Arrangement {
  var width: CGFloat?, height: CGFloat?
  var stretches: Flexibility = []
  var insets = UIEdgeInsets.zero
  var alignment = Alignment.center

  var leader: Int? { 0 }
  func parts(of node: _ViewNode) -> [Box] { [Box.one(Box.parts(of: node))] }

  func flexibility(of parts: [Box]) -> Flexibility {
    var all = parts.reduce(into: stretches) { $0.formUnion($1.flexibility) }
    if width != nil { all.remove(.width) }
    if height != nil { all.remove(.height) }
    return all
  }

  func size(of parts: [Box], in offered: CGSize) -> CGSize {
    let inner = inner(offered)
    let size = parts.first?.size(in: inner) ?? .zero
    return CGSize(
      width: width ?? (fills(.width, offered.width) ? offered.width : size.width + insets.across),
      height: height
        ?? (fills(.height, offered.height) ? offered.height : size.height + insets.along))
  }

  func place(_ parts: [Box], in frame: CGRect) {
    let area = frame.inset(by: insets)
    for part in parts { part.place(area.place(of: part.size(in: area.size), alignment)) }
  }

  private func fills(_ direction: Flexibility, _ length: CGFloat) -> Bool {
    stretches.contains(direction) && length.isFinite
  }

  private func inner(_ offered: CGSize) -> CGSize {
    CGSize(
      width: max(0, (width ?? offered.width) - insets.across),
      height: max(0, (height ?? offered.height) - insets.along))
  }
}

/// Something that stands elsewhere than it would; what is around does not know.
struct OffsetArrangement: Arrangement {
  let offset: CGVector

  var leader: Int? { 0 }
  func parts(of node: _ViewNode) -> [Box] { [Box.one(Box.parts(of: node))] }
  func size(of parts: [Box], in offered: CGSize) -> CGSize {
    parts.first?.size(in: offered) ?? .zero
  }
  func place(_ parts: [Box], in frame: CGRect) {
    for part in parts { part.place(frame.offsetBy(dx: offset.dx, dy: offset.dy)) }
  }
  func shift(of parts: [Box]) -> CGVector {
    let inner = parts.first?.shift ?? .zero
    return CGVector(dx: offset.dx + inner.dx, dy: offset.dy + inner.dy)
  }
}

/// Something whose middle stands at a point of all the room there is.
struct PositionArrangement: Arrangement {
  let middle: CGPoint

  var leader: Int? { 0 }
  func parts(of node: _ViewNode) -> [Box] { [Box.one(Box.parts(of: node))] }
  func flexibility(of parts: [Box]) -> Flexibility { .both }
  func size(of parts: [Box], in offered: CGSize) -> CGSize { offered.ifLimited }
  func place(_ parts: [Box], in frame: CGRect) {
    for part in parts {
      let size = part.size(in: frame.size)
      part.place(
        CGRect(
          x: frame.minX + middle.x - size.width / 2, y: frame.minY + middle.y - size.height / 2,
          width: size.width, height: size.height))
    }
  }
}

extension UIEdgeInsets {
  fileprivate var across: CGFloat { left + right }
  fileprivate var along: CGFloat { top + bottom }
}
