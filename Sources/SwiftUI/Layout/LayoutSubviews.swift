// SPDX-License-Identifier: MIT

public import Foundation
import UIKit

/// The views that a layout arranges.
public struct LayoutSubviews: RandomAccessCollection, Sendable {
  let boxes: [Box]
  private let placed: Placed

  /// Which of the views have their places.
  fileprivate final class Placed: @unchecked Sendable {
    var places: Set<Int> = []
  }

  init(_ boxes: [Box]) { (self.boxes, placed) = (boxes, Placed()) }

  public var startIndex: Int { 0 }
  public var endIndex: Int { boxes.count }
  public var layoutDirection: LayoutDirection { .leftToRight }
  public subscript(position: Int) -> LayoutSubview {
    LayoutSubview(box: boxes[position], place: position, placed: placed)
  }

  /// All of the views have their places.
  func notePlaced() { placed.places.formUnion(boxes.indices) }
}

/// A view that a layout arranges.
public struct LayoutSubview: Equatable, Sendable {
  let box: Box
  fileprivate let place: Int
  fileprivate let placed: LayoutSubviews.Placed
  var isPlaced: Bool { placed.places.contains(place) }

  public static func == (left: Self, right: Self) -> Bool { left.box === right.box }

  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    MainActor.assumeIsolated { box.size(proposed: proposal) }
  }
  public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
    let size = sizeThatFits(proposal)
    return ViewDimensions(width: size.width, height: size.height)
  }
  public func place(
    at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize
  ) {
    placed.places.insert(place)
    MainActor.assumeIsolated {
      let size = box.size(proposed: proposal)
      box.place(
        CGRect(
          x: position.x - anchor.x * size.width, y: position.y - anchor.y * size.height,
          width: size.width, height: size.height))
    }
  }

  public var spacing: ViewSpacing { ViewSpacing() }
  /// The same for all: priorities have no effect.
  public var priority: Double { 0 }
  public subscript<Key: LayoutValueKey>(key: Key.Type) -> Key.Value {
    let key = ObjectIdentifier(key)
    let value = MainActor.assumeIsolated { Unchecked(value: box.layoutValues[key]) }.value
    return value as? Key.Value ?? Key.defaultValue
  }
}

extension ProposedViewSize {
  /// The size for what is as large as it is offered, where nothing is offered.
  fileprivate static let usual = CGSize(width: 10, height: 10)

  /// The size that is offered; where none is, room for all.
  var known: CGSize { replacingUnspecifiedDimensions(by: CGSize(width: 1e4, height: 1e4)) }
}

extension Box {
  /// The size in a size that a layout offers.
  fileprivate func size(proposed proposal: ProposedViewSize) -> CGSize {
    var offered = proposal.known
    if proposal.width == nil, flexibility.contains(.width) {
      offered.width = ProposedViewSize.usual.width
    }
    if proposal.height == nil, flexibility.contains(.height) {
      offered.height = ProposedViewSize.usual.height
    }
    return size(in: offered)
  }
}
