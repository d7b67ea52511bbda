// SPDX-License-Identifier: MIT

public import Foundation

/// A direction with a length.
public struct CGVector: Hashable, Sendable {
  public var dx: CGFloat, dy: CGFloat

  /// The vector without length.
  public static let zero = CGVector()

  /// Creates the vector without length.
  public init() { self.init(dx: 0, dy: 0) }

  public init(dx: CGFloat, dy: CGFloat) { (self.dx, self.dy) = (dx, dy) }
}

/// How far something is moved aside.
public struct UIOffset: Hashable, Sendable {
  public var horizontal: CGFloat, vertical: CGFloat

  public static let zero = UIOffset()

  public init() { self.init(horizontal: 0, vertical: 0) }

  public init(horizontal: CGFloat, vertical: CGFloat) {
    (self.horizontal, self.vertical) = (horizontal, vertical)
  }
}
