// SPDX-License-Identifier: MIT

public import Foundation

/// A typeface of a size; text is measured with letters of half that width.
open class UIFont: NSObject, @unchecked Sendable {
  /// How bold letters are.
  public struct Weight: RawRepresentable, Hashable, Sendable {
    /// From -1 to 1.
    public let rawValue: CGFloat
    /// Creates a weight.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// Very thin.
    public static let ultraLight = Weight(rawValue: -0.8)
    /// Thin.
    public static let thin = Weight(rawValue: -0.6)
    /// Light.
    public static let light = Weight(rawValue: -0.4)
    /// As usual.
    public static let regular = Weight(rawValue: 0)
    /// Somewhat bold.
    public static let medium = Weight(rawValue: 0.23)
    /// Nearly bold.
    public static let semibold = Weight(rawValue: 0.3)
    /// Bold.
    public static let bold = Weight(rawValue: 0.4)
    /// Very bold.
    public static let heavy = Weight(rawValue: 0.56)
    /// As bold as can be.
    public static let black = Weight(rawValue: 0.62)
  }

  /// What a text is for.
  public struct TextStyle: RawRepresentable, Hashable, Sendable {
    /// The name of the style.
    public let rawValue: String
    /// Creates a style.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The largest title.
    public static let largeTitle = TextStyle(rawValue: "largeTitle")
    /// A title.
    public static let title1 = TextStyle(rawValue: "title1")
    /// A smaller title.
    public static let title2 = TextStyle(rawValue: "title2")
    /// A still smaller title.
    public static let title3 = TextStyle(rawValue: "title3")
    /// The head of a part.
    public static let headline = TextStyle(rawValue: "headline")
    /// What stands below a head.
    public static let subheadline = TextStyle(rawValue: "subheadline")
    /// The text itself.
    public static let body = TextStyle(rawValue: "body")
    /// What is called out.
    public static let callout = TextStyle(rawValue: "callout")
    /// A note at the foot.
    public static let footnote = TextStyle(rawValue: "footnote")
    /// What stands below a picture.
    public static let caption1 = TextStyle(rawValue: "caption1")
    /// A smaller one.
    public static let caption2 = TextStyle(rawValue: "caption2")
  }

  /// The name of the typeface.
  public let fontName: String
  /// The size of the letters.
  public let pointSize: CGFloat

  private init(name: String, points: CGFloat) {
    (fontName, pointSize) = (name, points)
    super.init()
  }

  /// Creates a font by its name.
  public convenience init?(name fontName: String, size fontSize: CGFloat) {
    self.init(name: fontName, points: fontSize)
  }

  /// The font of the system.
  public class func systemFont(ofSize fontSize: CGFloat, weight: Weight = .regular) -> UIFont {
    UIFont(name: "system \(weight.rawValue)", points: fontSize)
  }
  /// The bold font of the system.
  public class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    systemFont(ofSize: fontSize, weight: .bold)
  }
  /// The slanted font of the system.
  public class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(name: "system italic", points: fontSize)
  }
  /// The font of the system with letters of one width.
  public class func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    systemFont(ofSize: fontSize, weight: weight)
  }
  /// The font for a use.
  public class func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    let sizes: [TextStyle: CGFloat] = [
      .largeTitle: 34, .title1: 28, .title2: 22, .title3: 20, .headline: 17, .subheadline: 15,
      .body: 17, .callout: 16, .footnote: 13, .caption1: 12, .caption2: 11,
    ]
    return UIFont(name: style.rawValue, points: sizes[style] ?? 17)
  }
  /// The size of labels.
  public class var labelFontSize: CGFloat { 17 }
  /// The size of the system's font.
  public class var systemFontSize: CGFloat { 14 }

  /// The same typeface in another size.
  open func withSize(_ fontSize: CGFloat) -> UIFont { UIFont(name: fontName, points: fontSize) }
  /// The height of a line.
  open var lineHeight: CGFloat { (pointSize * 1.2).rounded(.up) }

  /// The size of a text on one line.
  func size(of text: String) -> CGSize {
    guard !text.isEmpty else { return .zero }
    return CGSize(
      width: (CGFloat(text.count) * pointSize / 2).rounded(.up), height: lineHeight)
  }

  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIFont else { return false }
    return other.fontName == fontName && other.pointSize == pointSize
  }

  public override var hash: Int { fontName.hashValue }
}
