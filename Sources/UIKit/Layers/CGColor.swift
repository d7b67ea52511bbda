// SPDX-License-Identifier: MIT

public import Foundation

/// A color without a meaning of its own.
public final class CGColor: NSObject, Sendable {
  /// The components, from 0 to 1.
  let red: CGFloat, green: CGFloat, blue: CGFloat
  public let alpha: CGFloat

  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
    super.init()
  }

  public convenience init(
    _colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float
  ) {
    self.init(
      red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
  }

  public convenience init(gray: CGFloat, alpha: CGFloat) {
    self.init(red: gray, green: gray, blue: gray, alpha: alpha)
  }

  public var components: [CGFloat]? { [red, green, blue, alpha] }
  public var numberOfComponents: Int { 4 }

  /// The same color that covers more or less.
  public func copy(alpha: CGFloat) -> CGColor? {
    CGColor(red: red, green: green, blue: blue, alpha: alpha)
  }

  public override func isEqual(_ object: Any?) -> Bool {
    (object as? CGColor)?.components == components
  }

  public override var hash: Int { components.hashValue }

  /// The components, and no address: texts of the app's are the same in each execution.
  public override var description: String { "<CGColor> (\(red) \(green) \(blue) \(alpha))" }
}

extension CGColor: _ExpressibleByColorLiteral {}
