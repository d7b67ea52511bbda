// SPDX-License-Identifier: MIT

public import Foundation

/// A text with attributes that a text view shows: when the app changes it, the view's text changes.
open class NSTextStorage: NSMutableAttributedString {
  nonisolated(unsafe) final var owner = Loose<UITextView>()
  public private(set) var layoutManagers: [NSLayoutManager] = []
  open weak var delegate: (any NSTextStorageDelegate)?

  /// What has changed.
  public struct EditActions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let editedAttributes = Self(rawValue: 1)
    public static let editedCharacters = Self(rawValue: 2)
  }

  open func addLayoutManager(_ aLayoutManager: NSLayoutManager) {
    guard !layoutManagers.contains(aLayoutManager) else { return }
    layoutManagers.append(aLayoutManager)
    aLayoutManager.textStorage = self
  }
  open func removeLayoutManager(_ aLayoutManager: NSLayoutManager) {
    layoutManagers.removeAll { $0 === aLayoutManager }
  }
  /// Asked by storages of the app's own; what they store shows at once.
  open func edited(_ editedMask: EditActions, range: NSRange, changeInLength delta: Int) {
    if editedMask.contains(.editedCharacters) { changed() }
  }
  open func processEditing() {}
  open func ensureAttributesAreFixed(in range: NSRange) {}

  /// The view has another text.
  final func take(_ text: String) {
    if text != string { super.setAttributedString(NSAttributedString(string: text)) }
  }

  private func changed() {
    let (text, owner) = (string, Unchecked(value: owner))
    MainActor.assumeIsolated {
      if let view = owner.value.wrappedValue, view.text != text { view.text = text }
    }
  }

  open override func replaceCharacters(in range: NSRange, with str: String) {
    super.replaceCharacters(in: range, with: str)
    changed()
  }
  open override func replaceCharacters(in range: NSRange, with attrString: NSAttributedString) {
    super.replaceCharacters(in: range, with: attrString)
    changed()
  }
  open override func insert(_ attrString: NSAttributedString, at loc: Int) {
    super.insert(attrString, at: loc)
    changed()
  }
  open override func append(_ attrString: NSAttributedString) {
    super.append(attrString)
    changed()
  }
  open override func deleteCharacters(in range: NSRange) {
    super.deleteCharacters(in: range)
    changed()
  }
  open override func setAttributedString(_ attrString: NSAttributedString) {
    super.setAttributedString(attrString)
    changed()
  }
}

/// Would be told of changes; nothing tells it.
public protocol NSTextStorageDelegate: NSObjectProtocol {}

/// Where letters are in a text, as far as lines of a label know that: the whole of it, not its parts.
open class NSLayoutManager: NSObject {
  open weak var textStorage: NSTextStorage?
  public private(set) var textContainers: [NSTextContainer] = []
  // As storage.
  open var allowsNonContiguousLayout = false, usesFontLeading = true
  open var showsInvisibleCharacters = false
  open weak var delegate: (any NSLayoutManagerDelegate)?

  open func addTextContainer(_ container: NSTextContainer) {
    textContainers.append(container)
    container.layoutManager = self
  }
  open func ensureLayout(for container: NSTextContainer) {}
  open func invalidateLayout(
    forCharacterRange charRange: NSRange, actualCharacterRange: UnsafeMutablePointer<NSRange>?
  ) {}
  open func invalidateDisplay(forCharacterRange charRange: NSRange) {}
  open var numberOfGlyphs: Int { textStorage?.length ?? 0 }
  open func glyphRange(for container: NSTextContainer) -> NSRange {
    NSRange(location: 0, length: numberOfGlyphs)
  }
  open func glyphRange(
    forCharacterRange charRange: NSRange, actualCharacterRange: UnsafeMutablePointer<NSRange>?
  ) -> NSRange { charRange }
  open func characterRange(
    forGlyphRange glyphRange: NSRange, actualGlyphRange: UnsafeMutablePointer<NSRange>?
  ) -> NSRange { glyphRange }
  open func characterIndexForGlyph(at glyphIndex: Int) -> Int { glyphIndex }
  open func glyphIndexForCharacter(at charIndex: Int) -> Int { charIndex }
  open func usedRect(for container: NSTextContainer) -> CGRect {
    guard let textStorage else { return .zero }
    return textStorage.boundingRect(
      with: container.size, options: [.usesLineFragmentOrigin], context: nil)
  }
  open func boundingRect(forGlyphRange glyphRange: NSRange, in container: NSTextContainer)
    -> CGRect
  { usedRect(for: container) }
  /// The last letter: which one is where is not known.
  open func characterIndex(
    for point: CGPoint, in container: NSTextContainer,
    fractionOfDistanceBetweenInsertionPoints: UnsafeMutablePointer<CGFloat>?
  ) -> Int { max(0, numberOfGlyphs - 1) }
  open func glyphIndex(for point: CGPoint, in container: NSTextContainer) -> Int {
    characterIndex(for: point, in: container, fractionOfDistanceBetweenInsertionPoints: nil)
  }
  /// Draws nothing.
  open func drawGlyphs(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {}
  open func drawBackground(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {}
}

/// Would be asked for parts of a layout; nothing asks it.
public protocol NSLayoutManagerDelegate: NSObjectProtocol {}

/// The area of a text, as storage.
open class NSTextContainer: NSObject {
  open var size: CGSize
  open var lineFragmentPadding: CGFloat = 5
  open var maximumNumberOfLines = 0
  open var lineBreakMode = NSLineBreakMode.byWordWrapping
  open var widthTracksTextView = false, heightTracksTextView = false
  open var exclusionPaths: [UIBezierPath] = []
  open weak var layoutManager: NSLayoutManager?

  public init(size: CGSize) {
    self.size = size
    super.init()
  }
  public override convenience init() { self.init(size: .zero) }
}
