// SPDX-License-Identifier: MIT

public import Foundation

/// How round a corner is; nothing is drawn.
public struct UICornerRadius: Hashable, Sendable, ExpressibleByFloatLiteral,
  ExpressibleByIntegerLiteral
{
  private let value: CGFloat?, isConcentric: Bool
  public static func fixed(_ value: CGFloat) -> Self { Self(value: value, isConcentric: false) }
  /// As round as what is around leaves room for.
  public static func containerConcentric(minimum: CGFloat? = nil) -> Self {
    Self(value: minimum, isConcentric: true)
  }
  private init(value: CGFloat?, isConcentric: Bool) {
    (self.value, self.isConcentric) = (value, isConcentric)
  }
  public init(floatLiteral value: Double) { self = .fixed(CGFloat(value)) }
  public init(integerLiteral value: Int) { self = .fixed(CGFloat(value)) }
}

/// How round the corners of a view are, as storage.
public struct UICornerConfiguration: Hashable, Sendable {
  private let radii: [UICornerRadius?]
  public static func corners(
    topLeftRadius: UICornerRadius?, topRightRadius: UICornerRadius?,
    bottomLeftRadius: UICornerRadius?, bottomRightRadius: UICornerRadius?
  ) -> Self { Self(radii: [topLeftRadius, topRightRadius, bottomLeftRadius, bottomRightRadius]) }
  public static func corners(radius: UICornerRadius) -> Self {
    Self(radii: [radius, radius, radius, radius])
  }
  public static func uniformCorners(radius: UICornerRadius) -> Self { corners(radius: radius) }
  /// Two half circles.
  public static func capsule(maximumRadius: CGFloat? = nil) -> Self {
    corners(radius: .fixed(maximumRadius ?? .infinity))
  }
}
