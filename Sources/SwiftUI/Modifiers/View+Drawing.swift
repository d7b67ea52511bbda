// SPDX-License-Identifier: MIT

public import Foundation
import UIKit

// How views are drawn: touches are where they would be without, and what follows a finger is known by it.
extension View {
  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
    DrawnView(content: self, transform: CGAffineTransform(rotationAngle: angle.radians))
  }
  public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some View {
    scaleEffect(x: scale, y: scale, anchor: anchor)
  }
  public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View {
    scaleEffect(x: scale.width, y: scale.height, anchor: anchor)
  }
  public func scaleEffect(
    x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center
  ) -> some View { DrawnView(content: self, transform: CGAffineTransform(scaleX: x, y: y)) }
}

/// A view that is drawn otherwise than it is laid out.
struct DrawnView<Content: View>: View {
  let content: Content
  let transform: CGAffineTransform

  static func _update(_ view: Self, in node: _ViewNode) {
    node.show(view.content)
    let id = ObjectIdentifier(node)
    for drawn in Box.all(of: node).flatMap(\.views) {
      drawn.drawnTransforms.value.removeAll { $0.id == id }
      if !view.transform.isIdentity { drawn.drawnTransforms.value.append((id, view.transform)) }
    }
  }
}
