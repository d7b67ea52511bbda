// SPDX-License-Identifier: MIT

public import Foundation

/// An outline as a list of lines and curves; curves stand for their control points.
open class UIBezierPath: NSObject {
  private let path = CGMutablePath()
  open var lineWidth: CGFloat = 1, miterLimit: CGFloat = 10, flatness: CGFloat = 0.6
  open var lineCapStyle = CGLineCap.butt
  open var lineJoinStyle = CGLineJoin.miter
  open var usesEvenOddFillRule = false

  public convenience init(rect: CGRect) {
    self.init()
    path.addRect(rect)
  }
  public convenience init(ovalIn rect: CGRect) { self.init(rect: rect) }
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    self.init(rect: rect)
  }
  public convenience init(
    roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize
  ) { self.init(rect: rect) }
  public convenience init(
    arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    self.init()
    addArc(
      withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: clockwise)
  }
  public convenience init(cgPath: CGPath) {
    self.init()
    path.addPath(cgPath)
  }

  open var cgPath: CGPath {
    get { path }
    set { path.elements = newValue.elements }
  }
  open var bounds: CGRect { path.boundingBox }
  open var currentPoint: CGPoint {
    switch path.elements.last(where: { $0 != .close }) {
    case .move(let point), .line(let point), .curve(let point, _, _): point
    case .close, nil: .zero
    }
  }
  /// Whether there is no line.
  open var isEmpty: Bool { path.isEmpty }
  open func contains(_ point: CGPoint) -> Bool { path.contains(point) }
  open func move(to point: CGPoint) { path.move(to: point) }
  open func addLine(to point: CGPoint) { path.addLine(to: point) }
  open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    path.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
  }
  open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
    path.addCurve(to: endPoint, control1: controlPoint, control2: controlPoint)
  }
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
  open func close() { path.closeSubpath() }
  open func append(_ bezierPath: UIBezierPath) { path.addPath(bezierPath.cgPath) }
  /// The outline backwards, which is the outline itself here.
  open func reversing() -> UIBezierPath { self }
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
