// SPDX-License-Identifier: MIT

public import Foundation

/// A direction with a length.
public struct CGVector: Hashable, Sendable {
  /// The two components.
  public var dx: CGFloat, dy: CGFloat

  /// The vector without length.
  public static let zero = CGVector()

  /// Creates the vector without length.
  public init() { self.init(dx: 0, dy: 0) }

  /// Creates a vector.
  public init(dx: CGFloat, dy: CGFloat) { (self.dx, self.dy) = (dx, dy) }
}

/// How far something is moved aside.
public struct UIOffset: Hashable, Sendable {
  /// The two distances.
  public var horizontal: CGFloat, vertical: CGFloat

  /// No distance at all.
  public static let zero = UIOffset()

  /// Creates an offset of zero.
  public init() { self.init(horizontal: 0, vertical: 0) }

  /// Creates an offset.
  public init(horizontal: CGFloat, vertical: CGFloat) {
    (self.horizontal, self.vertical) = (horizontal, vertical)
  }
}
