// SPDX-License-Identifier: MIT

public import UIKit

/// Numbers that a filter is given.
public final class CIVector: NSObject, Sendable {
  private let values: [CGFloat]

  private init(_ values: [CGFloat]) {
    self.values = values
    super.init()
  }

  public convenience init(x: CGFloat) { self.init([x]) }
  public convenience init(x: CGFloat, y: CGFloat) { self.init([x, y]) }
  public convenience init(x: CGFloat, y: CGFloat, z: CGFloat) { self.init([x, y, z]) }
  public convenience init(x: CGFloat, y: CGFloat, z: CGFloat, w: CGFloat) {
    self.init([x, y, z, w])
  }
  public convenience init(cgPoint point: CGPoint) { self.init([point.x, point.y]) }
  public convenience init(cgRect rect: CGRect) {
    self.init([rect.minX, rect.minY, rect.width, rect.height])
  }

  public var count: Int { values.count }
  /// The number at a place; zero behind the last one.
  public func value(at index: Int) -> CGFloat { index < count ? values[index] : 0 }
  public var x: CGFloat { value(at: 0) }
  public var y: CGFloat { value(at: 1) }
  public var z: CGFloat { value(at: 2) }
  public var w: CGFloat { value(at: 3) }
  public var cgPointValue: CGPoint { CGPoint(x: x, y: y) }
  public var cgRectValue: CGRect { CGRect(x: x, y: y, width: z, height: w) }

  public override func isEqual(_ object: Any?) -> Bool {
    (object as? CIVector)?.values == values
  }
  public override var hash: Int { values.hashValue }
}
