// SPDX-License-Identifier: MIT

public import Foundation

/// Where lines begin.
public enum NSTextAlignment: Int, Sendable { case left, center, right, justified, natural }

/// How lines end.
public enum NSLineBreakMode: Int, Sendable {
  case byWordWrapping, byCharWrapping, byClipping, byTruncatingHead, byTruncatingTail
  case byTruncatingMiddle
}

/// How a line is drawn under text.
public struct NSUnderlineStyle: OptionSet, Hashable, Sendable {
  /// The style as bits.
  public let rawValue: Int
  /// Creates a style from bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// One line.
  public static let single = NSUnderlineStyle(rawValue: 1)
}

extension NSAttributedString.Key {
  /// The typeface.
  public static let font = NSAttributedString.Key(rawValue: "NSFont")
  /// The color of the letters.
  public static let foregroundColor = NSAttributedString.Key(rawValue: "NSColor")
  /// The color behind the letters.
  public static let backgroundColor = NSAttributedString.Key(rawValue: "NSBackgroundColor")
  /// How lines are set.
  public static let paragraphStyle = NSAttributedString.Key(rawValue: "NSParagraphStyle")
  /// The distance between letters.
  public static let kern = NSAttributedString.Key(rawValue: "NSKern")
  /// The line under the letters.
  public static let underlineStyle = NSAttributedString.Key(rawValue: "NSUnderline")
}

/// How lines are set.
open class NSParagraphStyle: NSObject {
  /// The distances between lines and between paragraphs.
  public internal(set) var lineSpacing: CGFloat = 0, paragraphSpacing: CGFloat = 0
  /// Where lines begin.
  public internal(set) var alignment = NSTextAlignment.natural
  /// How lines end.
  public internal(set) var lineBreakMode = NSLineBreakMode.byWordWrapping
}

/// How lines are set, changeable.
open class NSMutableParagraphStyle: NSParagraphStyle {
  /// The distance between lines.
  public override var lineSpacing: CGFloat {
    get { super.lineSpacing }
    set { super.lineSpacing = newValue }
  }
  /// The distance between paragraphs.
  public override var paragraphSpacing: CGFloat {
    get { super.paragraphSpacing }
    set { super.paragraphSpacing = newValue }
  }
  /// Where lines begin.
  public override var alignment: NSTextAlignment {
    get { super.alignment }
    set { super.alignment = newValue }
  }
  /// How lines end.
  public override var lineBreakMode: NSLineBreakMode {
    get { super.lineBreakMode }
    set { super.lineBreakMode = newValue }
  }
}
