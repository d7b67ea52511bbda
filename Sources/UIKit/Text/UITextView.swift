// SPDX-License-Identifier: MIT

public import Foundation

/// Text of several lines that the user changes and scrolls.
@preconcurrency @MainActor
open class UITextView: UIScrollView, UIKeyInput {
  nonisolated public static let textDidBeginEditingNotification = NSNotification.Name(
    "UITextViewTextDidBeginEditing")
  nonisolated public static let textDidChangeNotification = NSNotification.Name(
    "UITextViewTextDidChange")
  nonisolated public static let textDidEndEditingNotification = NSNotification.Name(
    "UITextViewTextDidEndEditing")

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var text: String! = "" {
    didSet {
      ownStorage.value?.take(text ?? "")
      invalidateIntrinsicContentSize()
    }
  }
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var attributedText: NSAttributedString! {
    get { NSAttributedString(attributedString: textStorage) }
    set { textStorage.setAttributedString(newValue ?? NSAttributedString(string: "")) }
  }
  open var font: UIFont?
  open var textColor: UIColor?
  open var textAlignment = NSTextAlignment.natural
  /// Whether the user changes and marks the text.
  open var isEditable = true, isSelectable = true
  open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0)
  public let textContainer: NSTextContainer
  /// The text with its attributes: a change of one changes the other.
  open var textStorage: NSTextStorage {
    if let storage = ownStorage.value { return storage }
    let storage = NSTextStorage(string: text ?? "")
    storage.owner = Loose(wrappedValue: self)
    textContainer.layoutManager.map(storage.addLayoutManager)
    ownStorage.value = storage
    return storage
  }
  /// What is derived from the text and its attributes, which have no effect.
  private var ownStorage = Derived<NSTextStorage?>(nil)
  /// Knows where letters are, as far as lines of a label do.
  open var layoutManager: NSLayoutManager {
    if let manager = textContainer.layoutManager { return manager }
    let manager = NSLayoutManager()
    manager.addTextContainer(textContainer)
    textStorage.addLayoutManager(manager)
    return manager
  }
  open var selectedRange = NSRange(location: 0, length: 0)
  open var keyboardType = UIKeyboardType.default
  open var returnKeyType = UIReturnKeyType.default
  open var keyboardAppearance = UIKeyboardAppearance.default
  open var autocapitalizationType = UITextAutocapitalizationType.sentences
  open var autocorrectionType = UITextAutocorrectionType.default
  open var spellCheckingType = UITextSpellCheckingType.default
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var textContentType: UITextContentType!
  open var enablesReturnKeyAutomatically = false
  // How the text looks and is typed, as storage.
  open var smartQuotesType = UITextSmartQuotesType.default,
    smartDashesType = UITextSmartDashesType.default,
    smartInsertDeleteType = UITextSmartInsertDeleteType.default,
    inlinePredictionType = UITextInlinePredictionType.default
  open var linkTextAttributes: [NSAttributedString.Key: Any] = [:],
    typingAttributes: [NSAttributedString.Key: Any] = [:]
  open var dataDetectorTypes: UIDataDetectorTypes = []
  open var allowsEditingTextAttributes = false, clearsOnInsertion = false,
    usesStandardTextScaling = false, isFindInteractionEnabled = false
  open var adjustsFontForContentSizeCategory = false
  /// What is marked, and where the next letter goes: always at the end here.
  open var selectedTextRange: UITextRange? {
    get { isFirstResponder ? UITextRange(endOfDocument, endOfDocument) : nil }
    set {}
  }
  open func caretRect(for position: UITextPosition) -> CGRect { .zero }
  open func selectionRects(for range: UITextRange) -> [UITextSelectionRect] { [] }
  open func closestPosition(to point: CGPoint) -> UITextPosition? { endOfDocument }
  /// Scrolls until a part of the text is seen; where it is, is not known.
  open func scrollRangeToVisible(_ range: NSRange) {}
  open var isSecureTextEntry = false
  private var views: (input: UIView?, accessory: UIView?)
  open override var inputView: UIView? {
    get { views.input }
    set { views.input = newValue }
  }
  open override var inputAccessoryView: UIView? {
    get { views.accessory }
    set { views.accessory = newValue }
  }

  /// Without scrolling as high as the text in the width that there is.
  open override var intrinsicContentSize: CGSize {
    isScrollEnabled ? super.intrinsicContentSize : sizeThatFits(bounds.size)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let label = UILabel()
    (label.text, label.font, label.numberOfLines) = (text, font, 0)
    let insets = textContainerInset
    let sides = insets.left + insets.right + 10
    let fitting = label.sizeThatFits(CGSize(width: max(0, size.width - sides), height: 0))
    return CGSize(
      width: fitting.width + sides, height: fitting.height + insets.top + insets.bottom)
  }

  /// Creates a text view with an area of the app's, or one of its own.
  public init(frame: CGRect, textContainer: NSTextContainer?) {
    self.textContainer = textContainer ?? NSTextContainer(size: frame.size)
    super.init(frame: frame)
  }

  public convenience override init(frame: CGRect) { self.init(frame: frame, textContainer: nil) }

  /// Creates a text view; nothing is decoded.
  public required init?(coder: NSCoder) {
    textContainer = NSTextContainer()
    super.init(coder: coder)
  }

  var textDelegate: (any UITextViewDelegate)? { delegate as? any UITextViewDelegate }

  open override var canBecomeFirstResponder: Bool { isEditable }

  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    guard !isFirstResponder else { return true }
    guard textDelegate?.textViewShouldBeginEditing(self) ?? true, super.becomeFirstResponder()
    else { return false }
    textDelegate?.textViewDidBeginEditing(self)
    NotificationCenter.default.post(name: Self.textDidBeginEditingNotification, object: self)
    return true
  }

  @discardableResult
  open override func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return true }
    guard textDelegate?.textViewShouldEndEditing(self) ?? true, super.resignFirstResponder()
    else { return false }
    focusWasLost()
    return true
  }

  override func focusWasLost() {
    textDelegate?.textViewDidEndEditing(self)
    NotificationCenter.default.post(name: Self.textDidEndEditingNotification, object: self)
  }

  func changed() {
    textDelegate?.textViewDidChange(self)
    NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
  }

  open var hasText: Bool { text?.isEmpty == false }
  open func insertText(_ text: String) {
    self.text = (self.text ?? "") + text
    changed()
  }
  open func deleteBackward() {
    text = text.map { String($0.dropLast()) }
    changed()
  }
}

/// Is asked and told about a text view, which keeps it as its scroll view's delegate.
@preconcurrency @MainActor
public protocol UITextViewDelegate: UIScrollViewDelegate {
  func textViewShouldBeginEditing(_ textView: UITextView) -> Bool
  func textViewDidBeginEditing(_ textView: UITextView)
  func textViewShouldEndEditing(_ textView: UITextView) -> Bool
  func textViewDidEndEditing(_ textView: UITextView)
  func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool
  func textViewDidChange(_ textView: UITextView)
}

extension UITextViewDelegate {
  public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { true }
  public func textViewDidBeginEditing(_ textView: UITextView) {}
  public func textViewShouldEndEditing(_ textView: UITextView) -> Bool { true }
  public func textViewDidEndEditing(_ textView: UITextView) {}
  public func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool { true }
  public func textViewDidChange(_ textView: UITextView) {}

  // The methods once more, for calls with a question mark.
  public var textViewDidChange: ((UITextView) -> Void)? { { self.textViewDidChange($0) } }
  public var textViewDidBeginEditing: ((UITextView) -> Void)? {
    { self.textViewDidBeginEditing($0) }
  }
  public var textViewDidEndEditing: ((UITextView) -> Void)? {
    { self.textViewDidEndEditing($0) }
  }
}
