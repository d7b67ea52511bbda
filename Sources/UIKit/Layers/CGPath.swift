// SPDX-License-Identifier: MIT

public import Foundation

/// An outline as a list of lines and curves.
public class CGPath: NSObject {
  package enum Element: Equatable, Sendable {
    case move(CGPoint)
    case line(CGPoint)
    case curve(CGPoint, CGPoint, CGPoint)
    case close
  }

  package final var elements: [Element] = []

  public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init()
    elements = Self.lines(round: rect)
  }

  public convenience init(
    roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: UnsafePointer<CGAffineTransform>?
  ) {
    self.init(rect: rect, transform: transform)
  }

  package static func lines(round rect: CGRect) -> [Element] {
    [
      .move(CGPoint(x: rect.minX, y: rect.minY)), .line(CGPoint(x: rect.maxX, y: rect.minY)),
      .line(CGPoint(x: rect.maxX, y: rect.maxY)), .line(CGPoint(x: rect.minX, y: rect.maxY)),
      .close,
    ]
  }

  private var points: [CGPoint] {
    elements.flatMap { element -> [CGPoint] in
      switch element {
      case .move(let point), .line(let point): [point]
      case .curve(let end, let first, let second): [first, second, end]
      case .close: []
      }
    }
  }

  /// Whether there is no line at all.
  public var isEmpty: Bool { elements.isEmpty }

  /// The smallest rectangle round all points, control points too.
  public var boundingBox: CGRect {
    guard let first = points.first else { return .zero }
    return points.reduce(CGRect(origin: first, size: .zero)) {
      $0.union(CGRect(origin: $1, size: .zero))
    }
  }

  public func contains(
    _ point: CGPoint, using rule: CGPathFillRule = .winding,
    transform: CGAffineTransform = .identity
  ) -> Bool {
    let corners = points
    guard corners.count > 2 else { return false }
    var isInside = false
    for (a, b) in zip(corners, corners.dropFirst() + [corners[0]])
    where (a.y > point.y) != (b.y > point.y) {
      if point.x < (b.x - a.x) * (point.y - a.y) / (b.y - a.y) + a.x { isInside.toggle() }
    }
    return isInside
  }

  public func copy() -> CGPath? {
    let copy = CGPath()
    copy.elements = elements
    return copy
  }

  /// The outline after a transform.
  public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
    guard let transform = transform?.pointee else { return copy() }
    let copy = CGPath()
    copy.elements = elements.map { element in
      switch element {
      case .move(let point): .move(point.applying(transform))
      case .line(let point): .line(point.applying(transform))
      case .curve(let end, let first, let second):
        .curve(end.applying(transform), first.applying(transform), second.applying(transform))
      case .close: .close
      }
    }
    return copy
  }

  public override func isEqual(_ object: Any?) -> Bool {
    (object as? CGPath)?.elements == elements
  }

  public override var hash: Int { elements.count }
}

/// What counts as inside.
public enum CGPathFillRule: Int, Sendable { case winding, evenOdd }

/// An outline that can grow.
public final class CGMutablePath: CGPath {
  public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
    elements.append(.move(point.applying(transform)))
  }

  public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
    elements.append(.line(point.applying(transform)))
  }

  public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    elements += Self.lines(round: rect.applying(transform))
  }

  public func addRoundedRect(
    in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: CGAffineTransform = .identity
  ) { addRect(rect, transform: transform) }

  public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    addRect(rect, transform: transform)
  }

  public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) {
    elements += path.elements
  }

  public func addCurve(
    to end: CGPoint, control1: CGPoint, control2: CGPoint, transform: CGAffineTransform = .identity
  ) {
    elements.append(.curve(end, control1, control2))
  }

  public func addQuadCurve(
    to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity
  ) { addCurve(to: end, control1: control, control2: control, transform: transform) }

  public func closeSubpath() { elements.append(.close) }
}
