// SPDX-License-Identifier: MIT

public import Foundation

/// A line of text, or several.
@preconcurrency @MainActor
open class UILabel: UIView {
  /// The text.
  open var text: String? { didSet { invalidateIntrinsicContentSize() } }
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The typeface.
  open var font: UIFont! = UIFont.systemFont(ofSize: 17) {
    didSet { invalidateIntrinsicContentSize() }
  }
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The color of the letters.
  open var textColor: UIColor! = UIColor.label
  /// Where lines begin.
  open var textAlignment = NSTextAlignment.natural
  /// How lines end.
  open var lineBreakMode = NSLineBreakMode.byTruncatingTail
  /// How many lines there may be; 0 for any number.
  open var numberOfLines = 1 { didSet { invalidateIntrinsicContentSize() } }
  /// Whether the letters become smaller when there is no room.
  open var adjustsFontSizeToFitWidth = false
  /// How much smaller they become.
  open var minimumScaleFactor: CGFloat = 0
  /// Whether the letters follow the user's wish.
  open var adjustsFontForContentSizeCategory = false
  /// The width at which lines end.
  open var preferredMaxLayoutWidth: CGFloat = 0 { didSet { invalidateIntrinsicContentSize() } }
  /// Whether the label can be used.
  open var isEnabled = true
  /// Whether the label is highlighted.
  open var isHighlighted = false
  /// The color and place of the shadow.
  open var shadowColor: UIColor?, shadowOffset = CGSize(width: 0, height: -1)

  /// The text with attributes.
  open var attributedText: NSAttributedString? {
    get { attributed ?? text.map { NSAttributedString(string: $0) } }
    set {
      text = newValue?.string
      attributed = newValue
    }
  }
  private var attributed: NSAttributedString?

  /// Creates a label.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  /// Creates a label; nothing is decoded.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isUserInteractionEnabled = false
  }

  open override var intrinsicContentSize: CGSize {
    sizeThatFits(CGSize(width: preferredMaxLayoutWidth, height: 0))
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let line = (font ?? UIFont.systemFont(ofSize: 17)).size(of: text ?? "")
    guard numberOfLines != 1, size.width > 0, line.width > size.width else { return line }
    let wanted = Int((line.width / size.width).rounded(.up))
    let lines = numberOfLines == 0 ? wanted : min(wanted, numberOfLines)
    return CGSize(width: size.width, height: line.height * CGFloat(lines))
  }
}

/// A picture.
@preconcurrency @MainActor
open class UIImageView: UIView {
  /// The picture.
  open var image: UIImage? { didSet { invalidateIntrinsicContentSize() } }
  /// The picture while the view is highlighted.
  open var highlightedImage: UIImage?
  /// Whether the view is highlighted.
  open var isHighlighted = false
  /// The look of symbols.
  open var preferredSymbolConfiguration: UIImage.SymbolConfiguration?

  /// Creates a view.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  /// Creates a view; nothing is decoded.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isUserInteractionEnabled = false
  }

  /// Creates a view of a picture's size.
  public convenience init(image: UIImage?) {
    self.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    self.image = image
  }

  open override var intrinsicContentSize: CGSize { image?.size ?? super.intrinsicContentSize }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { image?.size ?? .zero }
}
