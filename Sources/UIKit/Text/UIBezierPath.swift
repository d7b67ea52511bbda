// SPDX-License-Identifier: MIT

public import Foundation

/// An outline as a list of lines and curves; curves stand for their control points.
open class UIBezierPath: NSObject {
  private let path = CGMutablePath()
  /// The width of the line.
  open var lineWidth: CGFloat = 1
  /// Whether crossing parts are left out.
  open var usesEvenOddFillRule = false

  /// Creates an empty outline.
  public override init() { super.init() }

  /// Creates the outline of a rectangle.
  public convenience init(rect: CGRect) {
    self.init()
    path.addRect(rect)
  }
  /// Creates the outline of an ellipse.
  public convenience init(ovalIn rect: CGRect) { self.init(rect: rect) }
  /// Creates the outline of a rectangle with round corners.
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    self.init(rect: rect)
  }
  /// Creates the outline of a rectangle with some round corners.
  public convenience init(
    roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize
  ) { self.init(rect: rect) }
  /// Creates a part of a circle.
  public convenience init(
    arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    self.init()
    addArc(
      withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: clockwise)
  }
  /// Creates an outline from another one.
  public convenience init(cgPath: CGPath) {
    self.init()
    path.addPath(cgPath)
  }

  /// The outline.
  open var cgPath: CGPath {
    get { path }
    set { path.elements = newValue.elements }
  }
  /// The smallest rectangle round the outline.
  open var bounds: CGRect { path.boundingBox }
  /// Where the line ends.
  open var currentPoint: CGPoint {
    switch path.elements.last(where: { $0 != .close }) {
    case .move(let point), .line(let point), .curve(let point, _, _): point
    case .close, nil: .zero
    }
  }
  /// Whether there is no line.
  open var isEmpty: Bool { path.isEmpty }
  /// Whether a point is inside.
  open func contains(_ point: CGPoint) -> Bool { path.contains(point) }
  /// Begins a line.
  open func move(to point: CGPoint) { path.move(to: point) }
  /// Draws a line.
  open func addLine(to point: CGPoint) { path.addLine(to: point) }
  /// Draws a curve.
  open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    path.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
  }
  /// Draws a curve.
  open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
    path.addCurve(to: endPoint, control1: controlPoint, control2: controlPoint)
  }
  /// Draws a part of a circle, as the line between its ends.
  open func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    for angle in [startAngle, endAngle] {
      let point = CGPoint(
        x: center.x + radius * CGFloat(cos(Double(angle))),
        y: center.y + radius * CGFloat(sin(Double(angle))))
      if path.isEmpty { path.move(to: point) } else { path.addLine(to: point) }
    }
  }
  /// Closes the line.
  open func close() { path.closeSubpath() }
  /// Draws another outline.
  open func append(_ bezierPath: UIBezierPath) { path.addPath(bezierPath.cgPath) }
  /// The outline backwards, which is the outline itself here.
  open func reversing() -> UIBezierPath { self }
  /// Moves and turns the outline.
  open func apply(_ transform: CGAffineTransform) {
    path.elements = path.elements.map { element in
      switch element {
      case .move(let point): .move(point.applying(transform))
      case .line(let point): .line(point.applying(transform))
      case .curve(let end, let first, let second):
        .curve(
          end.applying(transform), first.applying(transform), second.applying(transform))
      case .close: .close
      }
    }
  }
  /// Fills nothing.
  open func fill() {}
  /// Draws nothing.
  open func stroke() {}
  /// Clips nothing.
  open func addClip() {}
}
