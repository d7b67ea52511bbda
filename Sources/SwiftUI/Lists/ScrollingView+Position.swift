// SPDX-License-Identifier: MIT

import UIKit

extension ScrollingView {
  /// Stands where the app says, as soon as all views have their frames.
  func takePosition() {
    guard let place = positionPending, !isDragging, !isDecelerating else { return }
    positionPending = nil
    if case .view(let id, _) = place, id.value == positionedByUser { return }
    positionedByUser = nil
    guard let rect = target(of: place) else { return }
    scrollRectToVisible(rect, animated: false)
  }

  /// The rectangle that is to be seen.
  private func target(of place: ScrollPosition.Place) -> CGRect? {
    let seen = bounds.inset(by: adjustedContentInset)
    let end = CGPoint(x: contentSize.width - seen.width, y: contentSize.height - seen.height)
    switch place {
    case .view(let id, let anchor):
      guard let frame = frame(of: id.value) else { return nil }
      guard let anchor else { return frame }
      return CGRect(
        x: frame.minX + anchor.x * (frame.width - seen.width),
        y: frame.minY + anchor.y * (frame.height - seen.height), width: seen.width,
        height: seen.height)
    case .edge(let edge):
      var origin = seen.origin
      switch edge {
      case .top: origin.y = 0
      case .bottom: origin.y = max(0, end.y)
      case .leading: origin.x = 0
      case .trailing: origin.x = max(0, end.x)
      }
      return CGRect(origin: origin, size: seen.size)
    case .point(let x, let y):
      return CGRect(origin: CGPoint(x: x ?? seen.minX, y: y ?? seen.minY), size: seen.size)
    }
  }

  /// Where the view of an identity is in the contents.
  private func frame(of id: AnyHashable) -> CGRect? {
    var found: CGRect?
    surface.node?.forEach { node in
      if found == nil, node.key.id == id { found = frame(of: node) }
    }
    return found
  }

  private func frame(of node: _ViewNode) -> CGRect? {
    let views = Box.boxes(of: node).flatMap(\.views).filter { $0.isDescendant(of: self) }
    return views.map { $0.convert($0.bounds, to: self) }.reduce(nil) { $0?.union($1) ?? $1 }
  }

  /// The user has scrolled: the app learns of the first view in sight.
  func noteScroll() {
    guard let link = position else { return }
    var first: AnyHashable?
    surface.node?.forEach { node in
      guard first == nil, let id = node.key.id, link.tells(id) else { return }
      if let frame = frame(of: node), frame.intersects(bounds) { first = id }
    }
    positionedByUser = first
    positionPending = nil
    link.scrolled(first)
  }
}
