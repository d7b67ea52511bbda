// SPDX-License-Identifier: MIT

import Foundation

/// Where a popover stands: at which side of what it points at, and how large.
///
/// Recorded are the sizes of contents that ask for none, and that the arrow's 13 points belong to the
/// presented view (ADAPT-phone-sizes, ADAPT-pad-sizes). How UIKit chooses among the permitted sides
/// is not published: here it is the first at which the popover has room, or the one with most room.
struct PopoverGeometry {
  static let arrow: CGFloat = 13
  private static let sides: [UIPopoverArrowDirection] = [.up, .down, .left, .right]

  /// What the popover points at.
  private let source: CGRect
  /// Where it may stand.
  private let room: CGRect
  /// How large the content wants to be.
  private let content: CGSize
  private let mayOverlap: Bool

  /// The side at which the arrow is, and where the popover stands with it.
  private(set) var direction = UIPopoverArrowDirection.up
  private(set) var frame = CGRect.zero

  init(
    pointingAt source: CGRect, preferring preferred: CGSize, in room: CGRect, isPad: Bool,
    permitting permitted: UIPopoverArrowDirection, mayOverlap: Bool
  ) {
    (self.source, self.room, self.mayOverlap) = (source, room, mayOverlap)
    let usual = isPad ? CGSize(width: 375, height: 667) : CGSize(width: 320, height: 480)
    content = CGSize(
      width: preferred.width > 0 ? preferred.width : usual.width,
      height: preferred.height > 0 ? preferred.height : usual.height)
    let sides = Self.sides.filter(permitted.contains)
    let allowed = sides.isEmpty ? Self.sides : sides
    direction =
      allowed.first { room.contains(standing($0)) }
      ?? allowed.max { spare($0) < spare($1) } ?? .up
    frame = fitted(standing(direction))
  }

  /// What of the popover the arrow takes, which is not safe for contents.
  var insets: UIEdgeInsets {
    UIEdgeInsets(
      top: direction == .up ? Self.arrow : 0, left: direction == .left ? Self.arrow : 0,
      bottom: direction == .down ? Self.arrow : 0, right: direction == .right ? Self.arrow : 0)
  }

  private func isVertical(_ side: UIPopoverArrowDirection) -> Bool { side == .up || side == .down }

  /// Where the popover would stand if there were room for all of it: in the middle of its source, as
  /// far as the room allows.
  private func standing(_ side: UIPopoverArrowDirection) -> CGRect {
    let isVertical = isVertical(side)
    let size = CGSize(
      width: min(
        content.width + (isVertical ? 0 : Self.arrow), isVertical ? room.width : .infinity),
      height: min(
        content.height + (isVertical ? Self.arrow : 0), isVertical ? .infinity : room.height))
    let x = min(max(room.minX, source.midX - size.width / 2), room.maxX - size.width)
    let y = min(max(room.minY, source.midY - size.height / 2), room.maxY - size.height)
    let origin =
      switch side {
      case .up: CGPoint(x: x, y: source.maxY)
      case .down: CGPoint(x: x, y: source.minY - size.height)
      case .left: CGPoint(x: source.maxX, y: y)
      default: CGPoint(x: source.minX - size.width, y: y)
      }
    return CGRect(origin: origin, size: size)
  }

  /// How much room there is beside the source.
  private func available(_ side: UIPopoverArrowDirection) -> CGFloat {
    switch side {
    case .up: room.maxY - source.maxY
    case .down: source.minY - room.minY
    case .left: room.maxX - source.maxX
    default: source.minX - room.minX
    }
  }

  /// How much of that room the popover leaves.
  private func spare(_ side: UIPopoverArrowDirection) -> CGFloat {
    let size = standing(side).size
    return available(side) - (isVertical(side) ? size.height : size.width)
  }

  /// What does not fit becomes smaller; where there is no room beside the source, or the popover may
  /// overlap it, it covers the source instead.
  private func fitted(_ frame: CGRect) -> CGRect {
    let beside = frame.overlap(with: room)
    if !mayOverlap, beside.width > Self.arrow, beside.height > Self.arrow { return beside }
    let size = CGSize(
      width: min(frame.width, room.width), height: min(frame.height, room.height))
    return CGRect(
      x: min(max(room.minX, frame.minX), room.maxX - size.width),
      y: min(max(room.minY, frame.minY), room.maxY - size.height), width: size.width,
      height: size.height)
  }
}
