// SPDX-License-Identifier: MIT

public import Foundation

/// Where lines begin.
public enum NSTextAlignment: Int, Sendable { case left, center, right, justified, natural }

public enum NSLineBreakMode: Int, Sendable {
  case byWordWrapping, byCharWrapping, byClipping, byTruncatingHead, byTruncatingTail
  case byTruncatingMiddle
}

/// How a line is drawn under text.
public struct NSUnderlineStyle: OptionSet, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let single = NSUnderlineStyle(rawValue: 1)
}

extension NSAttributedString.Key {
  public static let font = NSAttributedString.Key(rawValue: "NSFont")
  public static let foregroundColor = NSAttributedString.Key(rawValue: "NSColor")
  public static let backgroundColor = NSAttributedString.Key(rawValue: "NSBackgroundColor")
  public static let paragraphStyle = NSAttributedString.Key(rawValue: "NSParagraphStyle")
  public static let kern = NSAttributedString.Key(rawValue: "NSKern")
  public static let underlineStyle = NSAttributedString.Key(rawValue: "NSUnderline")
  public static let underlineColor = NSAttributedString.Key(rawValue: "NSUnderlineColor")
  public static let strikethroughStyle = NSAttributedString.Key(rawValue: "NSStrikethrough")
  public static let strikethroughColor = NSAttributedString.Key(rawValue: "NSStrikethroughColor")
  public static let strokeColor = NSAttributedString.Key(rawValue: "NSStrokeColor")
  public static let strokeWidth = NSAttributedString.Key(rawValue: "NSStrokeWidth")
  public static let shadow = NSAttributedString.Key(rawValue: "NSShadow")
  public static let link = NSAttributedString.Key(rawValue: "NSLink")
  public static let attachment = NSAttributedString.Key(rawValue: "NSAttachment")
  public static let baselineOffset = NSAttributedString.Key(rawValue: "NSBaselineOffset")
  public static let ligature = NSAttributedString.Key(rawValue: "NSLigature")
}

/// How lines are set, as storage; only a mutable one is changed.
open class NSParagraphStyle: NSObject, NSCopying, NSMutableCopying {
  open var lineSpacing: CGFloat = 0, lineHeightMultiple: CGFloat = 0
  open var paragraphSpacing: CGFloat = 0, paragraphSpacingBefore: CGFloat = 0
  open var minimumLineHeight: CGFloat = 0, maximumLineHeight: CGFloat = 0
  open var headIndent: CGFloat = 0, firstLineHeadIndent: CGFloat = 0, tailIndent: CGFloat = 0
  open var alignment = NSTextAlignment.natural
  open var lineBreakMode = NSLineBreakMode.byWordWrapping
  open var lineBreakStrategy: LineBreakStrategy = []
  open var baseWritingDirection = NSWritingDirection.natural
  open var hyphenationFactor: Float = 0, defaultTabInterval: CGFloat = 0
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var tabStops: [NSTextTab]! = []

  public required override init() { super.init() }

  public class var `default`: NSParagraphStyle { NSParagraphStyle() }

  open func copy(with zone: NSZone? = nil) -> Any { taking(NSParagraphStyle()) }
  open func mutableCopy(with zone: NSZone? = nil) -> Any { taking(NSMutableParagraphStyle()) }
  open override func copy() -> Any { copy(with: nil) }
  open override func mutableCopy() -> Any { mutableCopy(with: nil) }

  fileprivate func taking(_ copy: NSParagraphStyle) -> NSParagraphStyle {
    (copy.lineSpacing, copy.lineHeightMultiple) = (lineSpacing, lineHeightMultiple)
    (copy.paragraphSpacing, copy.tailIndent) = (paragraphSpacing, tailIndent)
    (copy.paragraphSpacingBefore, copy.tabStops) = (paragraphSpacingBefore, tabStops)
    (copy.minimumLineHeight, copy.maximumLineHeight) = (minimumLineHeight, maximumLineHeight)
    (copy.headIndent, copy.firstLineHeadIndent) = (headIndent, firstLineHeadIndent)
    (copy.alignment, copy.lineBreakMode) = (alignment, lineBreakMode)
    (copy.lineBreakStrategy, copy.baseWritingDirection) = (lineBreakStrategy, baseWritingDirection)
    (copy.hyphenationFactor, copy.defaultTabInterval) = (hyphenationFactor, defaultTabInterval)
    return copy
  }
}

/// How lines are set, changeable.
open class NSMutableParagraphStyle: NSParagraphStyle {
  open func setParagraphStyle(_ obj: NSParagraphStyle) { _ = obj.taking(self) }
}

/// In which direction a text is read, as storage.
public enum NSWritingDirection: Int, Sendable {
  case natural = -1
  case leftToRight, rightToLeft
}

/// Where a text goes on after a tab, as storage.
open class NSTextTab: NSObject {
  public let alignment: NSTextAlignment, location: CGFloat
  public init(
    textAlignment alignment: NSTextAlignment, location loc: CGFloat,
    options: [NSAttributedString.Key: Any] = [:]
  ) {
    (self.alignment, location) = (alignment, loc)
    super.init()
  }
}

/// A shadow of letters, as storage.
open class NSShadow: NSObject {
  open var shadowOffset = CGSize.zero, shadowBlurRadius: CGFloat = 0, shadowColor: Any?
}
