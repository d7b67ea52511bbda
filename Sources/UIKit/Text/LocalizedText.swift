// SPDX-License-Identifier: MIT

public import Foundation

// Text that is looked up in the app's languages: it stays as it is written.

#if !canImport(Darwin)
  extension String {
    /// A text with values in it.
    public struct LocalizationValue: ExpressibleByStringInterpolation, Equatable, Sendable {
      fileprivate let text: String
      public init(_ value: String) { text = value }
      public init(stringLiteral value: String) { text = value }
      public init(stringInterpolation: DefaultStringInterpolation) {
        text = String(stringInterpolation: stringInterpolation)
      }
    }

    public init(
      localized keyAndValue: LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
      locale: Locale = .current, comment: StaticString? = nil
    ) { self = keyAndValue.text }

    public init(
      localized key: StaticString, defaultValue: LocalizationValue, table: String? = nil,
      bundle: Bundle? = nil, locale: Locale = .current, comment: StaticString? = nil
    ) { self = defaultValue.text }

    public init(localized resource: LocalizedStringResource) { self = resource.defaultValue.text }
  }

  /// A text and where it is looked up.
  public struct LocalizedStringResource: ExpressibleByStringInterpolation, Equatable, Sendable {
    public let key: String
    public let defaultValue: String.LocalizationValue
    public init(stringLiteral value: String) {
      (key, defaultValue) = (value, String.LocalizationValue(value))
    }
    public init(stringInterpolation: DefaultStringInterpolation) {
      self.init(stringLiteral: String(stringInterpolation: stringInterpolation))
    }
    public init(
      _ keyAndValue: String.LocalizationValue, table: String? = nil, comment: StaticString? = nil
    ) { (key, defaultValue) = (keyAndValue.text, keyAndValue) }
    public init(
      _ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil,
      comment: StaticString? = nil
    ) { (self.key, self.defaultValue) = ("\(key)", defaultValue) }
  }
#endif

#if !canImport(Darwin)
  extension NSString {
    /// A text with values in it.
    public class func localizedStringWithFormat(_ format: NSString, _ args: any CVarArg...)
      -> NSString
    {
      String(format: "\(format)", locale: .current, arguments: args) as NSString
    }
  }
#endif

extension Bundle {
  /// The resources of a package that has none; those of one that has some come before.
  public static var module: Bundle { .main }
}

/// The attributes of text that UIKit knows.
extension AttributeScopes {
  public var uiKit: UIKitAttributes.Type { UIKitAttributes.self }

  public struct UIKitAttributes: AttributeScope {
    public let font: FontAttribute
    public let foregroundColor: ForegroundColorAttribute
    public let backgroundColor: BackgroundColorAttribute
    public let kern: KernAttribute
    public let foundation: FoundationAttributes

    public enum FontAttribute: AttributedStringKey {
      public typealias Value = UIFont
      public static let name = "NSFont"
    }
    public enum ForegroundColorAttribute: AttributedStringKey {
      public typealias Value = UIColor
      public static let name = "NSColor"
    }
    public enum BackgroundColorAttribute: AttributedStringKey {
      public typealias Value = UIColor
      public static let name = "NSBackgroundColor"
    }
    public enum KernAttribute: AttributedStringKey {
      public typealias Value = CGFloat
      public static let name = "NSKern"
    }
  }
}

extension AttributeDynamicLookup {
  /// Where SwiftUI's attributes may be meant, they are.
  @_disfavoredOverload
  public subscript<T: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.UIKitAttributes, T>
  ) -> T { self[T.self] }
}

#if !canImport(Darwin)
  extension AttributedString {
    /// The same text, without its attributes.
    public init(_ text: NSAttributedString) { self.init(text.string) }
  }

  extension NSAttributedString {
    /// The same text, without its attributes.
    public convenience init(_ text: AttributedString) { self.init(string: String(text.characters)) }
  }
#endif
