// SPDX-License-Identifier: MIT

public import UIKit

/// An outline that an app draws, as a list of lines and curves.
///
/// Corners are not round, an ellipse is the rectangle round it, and curves stand for their control
/// points. As a view it takes touches everywhere.
nonisolated public struct Path: Shape, Equatable {
  private var elements: [CGPath.Element] = []

  public init() {}
  public init(_ draw: (inout Path) -> Void) { draw(&self) }
  public init(_ rect: CGRect) { addRect(rect) }
  public init(_ path: CGPath) { elements = path.elements }
  public init(ellipseIn rect: CGRect) { addEllipse(in: rect) }
  public init(
    roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous
  ) { addRect(rect) }
  public init(
    roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous
  ) { addRect(rect) }

  public func path(in rect: CGRect) -> Path { self }

  // MARK: What it is

  public var cgPath: CGPath {
    let path = CGPath()
    path.elements = elements
    return path
  }
  public var isEmpty: Bool { elements.isEmpty }
  /// The smallest rectangle round all points, control points too; of nothing, one at no place.
  public var boundingRect: CGRect { isEmpty ? .null : cgPath.boundingBox }
  public var currentPoint: CGPoint? { isEmpty ? nil : UIBezierPath(cgPath: cgPath).currentPoint }
  public func contains(_ point: CGPoint, eoFill: Bool = false) -> Bool { cgPath.contains(point) }

  // MARK: What it becomes

  public mutating func move(to end: CGPoint) { elements.append(.move(end)) }
  public mutating func addLine(to end: CGPoint) { elements.append(.line(end)) }
  public mutating func addLines(_ lines: [CGPoint]) {
    if let first = lines.first { move(to: first) }
    for point in lines.dropFirst() { addLine(to: point) }
  }
  public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) {
    addCurve(to: end, control1: control, control2: control)
  }
  public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    elements.append(.curve(end, control1, control2))
  }
  public mutating func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    elements += CGPath.lines(round: rect.applying(transform))
  }
  public mutating func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
    for rect in rects { addRect(rect, transform: transform) }
  }
  public mutating func addRoundedRect(
    in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous,
    transform: CGAffineTransform = .identity
  ) { addRect(rect, transform: transform) }
  public mutating func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    addRect(rect, transform: transform)
  }
  public mutating func addArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    let whole = 2 * Double.pi
    var delta = endAngle.radians - startAngle.radians
    if clockwise, delta > 0 { delta -= whole * (delta / whole).rounded(.up) }
    if !clockwise, delta < 0 { delta += whole * (-delta / whole).rounded(.up) }
    addRelativeArc(
      center: center, radius: radius, startAngle: startAngle, delta: Angle(radians: delta),
      transform: transform)
  }
  /// Adds the ends of an arc, and points between them that are a quarter of a circle apart at most.
  public mutating func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, delta: Angle,
    transform: CGAffineTransform = .identity
  ) {
    let whole = 2 * Double.pi
    let delta = min(max(delta.radians, -whole), whole)
    let count = max(1, Int((4 * abs(delta) / whole).rounded(.up)))
    for place in 0...count {
      let angle = startAngle.radians + delta * Double(place) / Double(count)
      let point = CGPoint(
        x: center.x + radius * CGFloat(cos(angle)), y: center.y + radius * CGFloat(sin(angle)))
      let end = point.applying(transform)
      if isEmpty { move(to: end) } else { addLine(to: end) }
    }
  }
  /// Adds lines to both points instead of an arc.
  public mutating func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) {
    for point in [tangent1End, tangent2End] { addLine(to: point) }
  }
  public mutating func addPath(_ path: Path, transform: CGAffineTransform = .identity) {
    elements += path.applying(transform).elements
  }
  public mutating func closeSubpath() { elements.append(.close) }

  public func applying(_ transform: CGAffineTransform) -> Path {
    var transform = transform
    return cgPath.copy(using: &transform).map { Path($0) } ?? self
  }
  public func offsetBy(dx: CGFloat, dy: CGFloat) -> Path {
    applying(CGAffineTransform(translationX: dx, y: dy))
  }
  /// The outline itself: lines have no width.
  public func strokedPath(_ style: StrokeStyle) -> Path { self }
  /// The outline itself: nothing of it is left out.
  public func trimmedPath(from: CGFloat, to: CGFloat) -> Path { self }
}
