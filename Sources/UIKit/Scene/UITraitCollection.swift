// SPDX-License-Identifier: MIT

public import Foundation

/// How much room there is in one direction.
public enum UIUserInterfaceSizeClass: Int, Sendable { case unspecified, compact, regular }

/// What kind of device the app runs on.
public enum UIUserInterfaceIdiom: Int, Sendable {
  case unspecified = -1
  case phone, pad, tv, carPlay
  case mac = 5
  case vision
}

/// Dark on light or light on dark.
public enum UIUserInterfaceStyle: Int, Sendable { case unspecified, light, dark }

public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
  case unspecified = -1
  case leftToRight, rightToLeft
}

/// The size of text that the user wants.
public struct UIContentSizeCategory: Hashable, Sendable, RawRepresentable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let large = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryL")
  public static let small = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryS")
  public static let extraExtraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXXL")
  public static let extraSmall = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXS")
  public static let medium = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryM")
  public static let extraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXL")
  public static let extraExtraExtraLarge = UIContentSizeCategory(
    rawValue: "UICTContentSizeCategoryXXXL")
  public static let accessibilityMedium = UIContentSizeCategory(
    rawValue: "UICTContentSizeCategoryAccessibilityM")
  public static let accessibilityLarge = UIContentSizeCategory(
    rawValue: "UICTContentSizeCategoryAccessibilityL")
  public static let accessibilityExtraLarge = UIContentSizeCategory(
    rawValue: "UICTContentSizeCategoryAccessibilityXL")
  public static let accessibilityExtraExtraLarge = UIContentSizeCategory(
    rawValue: "UICTContentSizeCategoryAccessibilityXXL")
  public static let accessibilityExtraExtraExtraLarge = UIContentSizeCategory(
    rawValue: "UICTContentSizeCategoryAccessibilityXXXL")
  public static let newValueUserInfoKey = "UIContentSizeCategoryNewValueKey"
  /// What the system posts when the user chooses another size, which never happens here.
  public static let didChangeNotification = NSNotification.Name(
    "UIContentSizeCategoryDidChangeNotification")
  public var isAccessibilityCategory: Bool { rawValue.contains("Accessibility") }
}

/// What views are told of the device and the room they have.
open class UITraitCollection: NSObject, @unchecked Sendable {
  public let horizontalSizeClass: UIUserInterfaceSizeClass,
    verticalSizeClass: UIUserInterfaceSizeClass
  public let userInterfaceIdiom: UIUserInterfaceIdiom
  /// Dark on light or light on dark.
  public let userInterfaceStyle: UIUserInterfaceStyle
  /// The pixels for a point.
  public let displayScale: CGFloat
  public let preferredContentSizeCategory = UIContentSizeCategory.large
  public let layoutDirection = UITraitEnvironmentLayoutDirection.leftToRight

  package init(
    horizontalSizeClass: UIUserInterfaceSizeClass = .unspecified,
    verticalSizeClass: UIUserInterfaceSizeClass = .unspecified,
    idiom: UIUserInterfaceIdiom = .unspecified, style: UIUserInterfaceStyle = .unspecified,
    scale: CGFloat = 3
  ) {
    (self.horizontalSizeClass, self.verticalSizeClass) = (horizontalSizeClass, verticalSizeClass)
    (userInterfaceIdiom, userInterfaceStyle, displayScale) = (idiom, style, scale)
    super.init()
  }

  /// Creates traits that say nothing.
  public override convenience init() { self.init(idiom: .unspecified) }
  public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
    self.init(horizontalSizeClass: horizontalSizeClass, idiom: .unspecified)
  }
  public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
    self.init(verticalSizeClass: verticalSizeClass, idiom: .unspecified)
  }
  public convenience init(userInterfaceIdiom idiom: UIUserInterfaceIdiom) {
    self.init(idiom: idiom)
  }
  public convenience init(userInterfaceStyle style: UIUserInterfaceStyle) {
    self.init(style: style)
  }
  public convenience init(traitsFrom traits: [UITraitCollection]) {
    let last = { (path: (UITraitCollection) -> Int, nothing: Int) in
      traits.last { path($0) != nothing }
    }
    self.init(
      horizontalSizeClass: last({ $0.horizontalSizeClass.rawValue }, 0)?.horizontalSizeClass
        ?? .unspecified,
      verticalSizeClass: last({ $0.verticalSizeClass.rawValue }, 0)?.verticalSizeClass
        ?? .unspecified,
      idiom: last({ $0.userInterfaceIdiom.rawValue }, -1)?.userInterfaceIdiom ?? .unspecified,
      style: last({ $0.userInterfaceStyle.rawValue }, 0)?.userInterfaceStyle ?? .unspecified)
  }

  /// The traits of the screen.
  @preconcurrency @MainActor
  public class var current: UITraitCollection { UIScreen.main.traitCollection }

  open func hasDifferentColorAppearance(comparedTo other: UITraitCollection?) -> Bool {
    userInterfaceStyle != other?.userInterfaceStyle
  }

  private var parts: [Int] {
    [
      horizontalSizeClass.rawValue, verticalSizeClass.rawValue, userInterfaceIdiom.rawValue,
      userInterfaceStyle.rawValue,
    ]
  }

  public override func isEqual(_ object: Any?) -> Bool {
    (object as? UITraitCollection)?.parts == parts
  }

  public override var hash: Int { parts.hashValue }
}

/// Something that has traits.
@preconcurrency @MainActor
public protocol UITraitEnvironment: NSObjectProtocol {
  var traitCollection: UITraitCollection { get }
  func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}
