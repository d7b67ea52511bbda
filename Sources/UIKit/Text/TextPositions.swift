// SPDX-License-Identifier: MIT

public import Foundation

/// A place in a text, counted from its beginning.
@preconcurrency @MainActor
open class UITextPosition: NSObject {
  let offset: Int
  public override convenience init() { self.init(0) }
  init(_ offset: Int) {
    self.offset = offset
    super.init()
  }
}

/// A part of a text.
@preconcurrency @MainActor
open class UITextRange: NSObject {
  public let start: UITextPosition, end: UITextPosition
  init(_ start: UITextPosition, _ end: UITextPosition) {
    (self.start, self.end) = (start, end)
    super.init()
  }
  open var isEmpty: Bool { start.offset == end.offset }
}

/// Where a marked part is drawn; nothing is.
@preconcurrency @MainActor
open class UITextSelectionRect: NSObject {
  open var rect: CGRect { .zero }
}

extension UIKeyInput {
  fileprivate var contents: String {
    ((self as? UITextField)?.text ?? (self as? UITextView)?.text) ?? ""
  }
}

/// What fields and text views know of places in their text.
@preconcurrency @MainActor
public protocol UITextInput: UIKeyInput {
  var selectedTextRange: UITextRange? { get set }
}

extension UITextInput {
  public var beginningOfDocument: UITextPosition { UITextPosition(0) }
  public var endOfDocument: UITextPosition { UITextPosition(contents.count) }
  /// Nothing is typed in more than one step.
  public var markedTextRange: UITextRange? { nil }
  public func unmarkText() {}
  public func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    let place = position.offset + offset
    return (0...contents.count).contains(place) ? UITextPosition(place) : nil
  }
  public func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
    toPosition.offset - from.offset
  }
  public func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition)
    -> UITextRange?
  { UITextRange(fromPosition, toPosition) }
  public func text(in range: UITextRange) -> String? {
    String(contents.dropFirst(range.start.offset).prefix(range.end.offset - range.start.offset))
  }
  public func firstRect(for range: UITextRange) -> CGRect { .zero }
}

extension UITextField: UITextInput {}
extension UITextView: UITextInput {}

/// A picture in a text, as storage.
open class NSTextAttachment: NSObject {
  open var image: UIImage?, bounds = CGRect.zero
  public convenience init(image: UIImage) {
    self.init()
    self.image = image
  }
  public convenience init(data contentData: Data?, ofType uti: String?) { self.init() }
}

extension NSAttributedString {
  /// Creates a text that is a picture.
  public convenience init(attachment: NSTextAttachment) {
    self.init(string: "\u{FFFC}", attributes: [.attachment: attachment])
  }
}

public enum UITextSmartQuotesType: Int, Sendable { case `default`, no, yes }
public enum UITextSmartDashesType: Int, Sendable { case `default`, no, yes }
public enum UITextSmartInsertDeleteType: Int, Sendable { case `default`, no, yes }
public enum UITextInlinePredictionType: Int, Sendable { case `default`, no, yes }

/// Rules for passwords that the system makes, as storage.
open class UITextInputPasswordRules: NSObject, @unchecked Sendable {
  public let passwordRulesDescriptor: String
  public init(descriptor passwordRulesDescriptor: String) {
    self.passwordRulesDescriptor = passwordRulesDescriptor
    super.init()
  }
}

/// What in a text can be touched; nothing is here.
public struct UIDataDetectorTypes: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let phoneNumber = Self(rawValue: 1), link = Self(rawValue: 2),
    address = Self(rawValue: 4), calendarEvent = Self(rawValue: 8), all = Self(rawValue: .max)
}

extension NSParagraphStyle {
  /// Where lines may end.
  public struct LineBreakStrategy: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let pushOut = Self(rawValue: 1), hangulWordPriority = Self(rawValue: 2),
      standard = Self(rawValue: 0xFFFF)
  }
}
