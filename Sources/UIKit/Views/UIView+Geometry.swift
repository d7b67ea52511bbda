// SPDX-License-Identifier: MIT

public import Foundation

extension UIView {
  /// Changes the size and lets subviews follow.
  func resizing(_ change: () -> Void) {
    let old = bounds
    change()
    let new = bounds
    guard new.size != old.size else { return }
    if autoresizesSubviews {
      for child in children where child.translatesAutoresizingMaskIntoConstraints {
        child.follow(from: old.size, to: new.size)
      }
    }
    sizeChanged()
  }

  /// Lets constraints and the layout of subviews follow a new size.
  func sizeChanged() {
    // The size of a view that constraints place is no input to them.
    if translatesAutoresizingMaskIntoConstraints {
      layoutChanged(concernsConstraints: isConstraintInput)
    }
    setNeedsLayout()
  }

  /// Follows the superview's size as the mask says.
  ///
  /// The difference goes to the flexible parts of each axis in proportion to their sizes, in equal
  /// parts if they have none; with no flexible part the view keeps its distance from the origin.
  private func follow(from old: CGSize, to new: CGSize) {
    guard !autoresizingMask.isEmpty else { return }
    let mask = autoresizingMask
    let place = frame
    let x = Self.follow(
      [place.minX, place.width, old.width - place.maxX], new.width - old.width,
      [.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin].map(mask.contains))
    let y = Self.follow(
      [place.minY, place.height, old.height - place.maxY], new.height - old.height,
      [.flexibleTopMargin, .flexibleHeight, .flexibleBottomMargin].map(mask.contains))
    let next = CGRect(x: x[0], y: y[0], width: x[1], height: y[1])
    if next != place { frame = next }
  }

  private static func follow(_ parts: [CGFloat], _ change: CGFloat, _ flexible: [Bool])
    -> [CGFloat]
  {
    let count = flexible.count { $0 }
    guard change != 0, count > 0 else { return parts }
    let total = zip(parts, flexible).reduce(0) { $1.1 ? $0 + $1.0 : $0 }
    return zip(parts, flexible).map { part, isFlexible in
      guard isFlexible else { return part }
      return part + (total > 0 ? change * part / total : change / CGFloat(count))
    }
  }

  // MARK: Coordinates

  /// A point of this view in another one, or in the window.
  public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    layer.convert(point, to: view?.layer)
  }

  /// A point of another view, or of the window, in this one.
  public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    layer.convert(point, from: view?.layer)
  }

  /// A rectangle of this view in another one, or in the window.
  public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    layer.convert(rect, to: view?.layer)
  }

  /// A rectangle of another view, or of the window, in this one.
  public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    layer.convert(rect, from: view?.layer)
  }

  public func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
    convert(point, to: Self.view(coordinateSpace))
  }

  public func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
    convert(point, from: Self.view(coordinateSpace))
  }

  public func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    convert(rect, to: Self.view(coordinateSpace))
  }

  public func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    convert(rect, from: Self.view(coordinateSpace))
  }

  /// The view that a coordinate space is, if it is not that of the window.
  ///
  /// Inlined into its callers, the cast makes the optimizer of Swift 6.3 crash.
  @inline(never)
  private static func view(_ coordinateSpace: any UICoordinateSpace) -> UIView? {
    coordinateSpace as? UIView
  }

  // MARK: Hit testing

  /// The frontmost view at a point that takes touches.
  ///
  /// A view takes none, and nothing in it does, while it is hidden, has an alpha under 0.01, has
  /// interaction switched off, does not contain the point, or is animated without the option that
  /// allows touches. Whether a view clips makes no difference. Views that move are hit where they
  /// are going; those that a property animator moves, where they are seen.
  func frontmost(at point: CGPoint, with event: UIEvent?) -> UIView? {
    guard !isHidden, isUserInteractionEnabled, alpha >= 0.01,
      !HeadlessScene.current.animations.keepTouches(from: self),
      self.point(inside: point, with: event)
    else { return nil }
    let animations = HeadlessScene.current.animations
    for child in children.reversed() {
      let touched = animations.running.isEmpty ? child.layer : animations.touched(child.layer)
      let inner = point.applying(touched.outward.inverted())
      // A view that grows takes no touches yet where it is not seen.
      if touched !== child.layer, touched.values.bounds.size != child.bounds.size,
        !touched.values.bounds.contains(inner)
      {
        continue
      }
      if let hit = child.hitTest(inner, with: event) { return hit }
    }
    return self
  }

  /// Where touches on the view come down, in its window.
  package var touchedRect: CGRect {
    let animations = HeadlessScene.current.animations
    guard !animations.running.isEmpty else { return convert(bounds, to: nil) }
    var (rect, view) = (animations.touched(layer).values.bounds, self)
    while let parent = view.parent {
      rect = rect.applying(animations.touched(view.layer).outward)
      view = parent
    }
    return rect
  }
}
