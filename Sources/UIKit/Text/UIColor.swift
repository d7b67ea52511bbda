// SPDX-License-Identifier: MIT

public import Foundation

/// A color, which may depend on traits.
open class UIColor: NSObject, @unchecked Sendable {
  /// The color without a meaning of its own.
  public let cgColor: CGColor
  private let provider: (@Sendable (UITraitCollection) -> UIColor)?

  public convenience init(
    displayP3Red displayP3: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat
  ) { self.init(red: displayP3, green: green, blue: blue, alpha: alpha) }

  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    cgColor = CGColor(red: red, green: green, blue: blue, alpha: alpha)
    provider = nil
    super.init()
  }

  public init(white: CGFloat, alpha: CGFloat) {
    cgColor = CGColor(gray: white, alpha: alpha)
    provider = nil
    super.init()
  }

  /// Creates a color that nothing is known of.
  public override convenience init() { self.init(white: 0, alpha: 0) }

  /// Creates a color from one without a meaning.
  public init(cgColor: CGColor) {
    self.cgColor = cgColor
    provider = nil
    super.init()
  }

  /// Creates a color that depends on traits; elsewhere it is the one for no traits.
  public init(dynamicProvider: @escaping @Sendable (UITraitCollection) -> UIColor) {
    provider = dynamicProvider
    cgColor = dynamicProvider(UITraitCollection(style: .light)).cgColor
    super.init()
  }

  public convenience init(
    hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat
  ) {
    func part(_ shift: CGFloat) -> CGFloat {
      let k = (shift + hue * 6).truncatingRemainder(dividingBy: 6)
      return brightness - brightness * saturation * max(0, min(k, 4 - k, 1))
    }
    self.init(red: part(5), green: part(3), blue: part(1), alpha: alpha)
  }

  /// Creates the color of a literal.
  public required convenience init(
    _colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float
  ) {
    self.init(
      red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
  }

  /// Creates the color of a name, which is gray here.
  public convenience init?(named name: String) { self.init(white: 0.5, alpha: 1) }

  /// Creates a color; nothing is decoded.
  public convenience init?(coder: NSCoder) { self.init(white: 0, alpha: 1) }

  /// The components: two colors that look alike read alike.
  open override var description: String {
    "UIExtendedSRGBColorSpace \(cgColor.red) \(cgColor.green) \(cgColor.blue) \(cgColor.alpha)"
  }

  /// The same color that covers more or less.
  open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    UIColor(
      cgColor: CGColor(
        red: cgColor.red, green: cgColor.green, blue: cgColor.blue, alpha: alpha))
  }

  open func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
    provider?(traitCollection) ?? self
  }

  @discardableResult
  open func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    red?.pointee = cgColor.red
    green?.pointee = cgColor.green
    blue?.pointee = cgColor.blue
    alpha?.pointee = cgColor.alpha
    return true
  }

  @discardableResult
  open func getWhite(
    _ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    white?.pointee = (cgColor.red + cgColor.green + cgColor.blue) / 3
    alpha?.pointee = cgColor.alpha
    return true
  }

  @discardableResult
  open func getHue(
    _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
    brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let (r, g, b) = (cgColor.red, cgColor.green, cgColor.blue)
    let (most, range) = (max(r, g, b), max(r, g, b) - min(r, g, b))
    let sixth =
      range == 0
      ? 0 : most == r ? (g - b) / range : most == g ? (b - r) / range + 2 : (r - g) / range + 4
    hue?.pointee = (sixth < 0 ? sixth + 6 : sixth) / 6
    saturation?.pointee = most == 0 ? 0 : range / most
    brightness?.pointee = most
    alpha?.pointee = cgColor.alpha
    return true
  }

  /// Fills nothing.
  open func setFill() {}
  /// Draws nothing.
  open func setStroke() {}
  /// Draws nothing.
  open func set() {}

  public override func isEqual(_ object: Any?) -> Bool {
    (object as? UIColor)?.cgColor.isEqual(cgColor) == true
  }

  public override var hash: Int { cgColor.hash }
}

extension UIColor: _ExpressibleByColorLiteral {}

public typealias _ColorLiteralType = UIColor
