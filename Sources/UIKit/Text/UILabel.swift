// SPDX-License-Identifier: MIT

public import Foundation

/// A line of text, or several.
@preconcurrency @MainActor
open class UILabel: UIView {
  open var baselineAdjustment = UIBaselineAdjustment.alignBaselines
  open var text: String? { didSet { invalidateIntrinsicContentSize() } }
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var font: UIFont! = UIFont.systemFont(ofSize: 17) {
    didSet { invalidateIntrinsicContentSize() }
  }
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var textColor: UIColor! = UIColor.label
  open var textAlignment = NSTextAlignment.natural
  open var lineBreakMode = NSLineBreakMode.byTruncatingTail
  /// How many lines there may be; 0 for any number.
  open var numberOfLines = 1 { didSet { invalidateIntrinsicContentSize() } }
  /// Whether the letters become smaller when there is no room.
  open var adjustsFontSizeToFitWidth = false
  open var minimumScaleFactor: CGFloat = 0
  open var adjustsFontForContentSizeCategory = false
  open var preferredMaxLayoutWidth: CGFloat = 0 { didSet { invalidateIntrinsicContentSize() } }
  open var isEnabled = true
  open var isHighlighted = false
  // How the text looks, as storage.
  open var highlightedTextColor: UIColor?, allowsDefaultTighteningForTruncation = false
  open var lineBreakStrategy: NSParagraphStyle.LineBreakStrategy = []
  open var showsExpansionTextWhenTruncated = false
  /// Draws nothing.
  open func drawText(in rect: CGRect) {}
  open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect
  {
    CGRect(origin: bounds.origin, size: sizeThatFits(bounds.size))
  }
  open var shadowColor: UIColor?, shadowOffset = CGSize(width: 0, height: -1)

  open var attributedText: NSAttributedString? {
    get { attributed ?? text.map { NSAttributedString(string: $0) } }
    set {
      text = newValue?.string
      attributed = newValue
    }
  }
  private var attributed: NSAttributedString?

  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  /// Creates a label; nothing is decoded.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isUserInteractionEnabled = false
  }

  /// The width that constraints gave the label last: that many lines it is high.
  private var solvedWidth: CGFloat = 0

  /// As wide as the whole text unless something is preferred, and as high as the lines in the width
  /// that the label has.
  open override var intrinsicContentSize: CGSize {
    if preferredMaxLayoutWidth > 0 {
      return sizeThatFits(CGSize(width: preferredMaxLayoutWidth, height: 0))
    }
    var size = sizeThatFits(.zero)
    if numberOfLines != 1, solvedWidth > 0 {
      size.height = sizeThatFits(CGSize(width: solvedWidth, height: 0)).height
    }
    return size
  }

  override func wrapsAnew(at width: CGFloat) -> Bool {
    guard numberOfLines != 1, preferredMaxLayoutWidth == 0, width != solvedWidth else {
      return false
    }
    let former = intrinsicContentSize.height
    solvedWidth = width
    return intrinsicContentSize.height != former
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let line = (font ?? UIFont.systemFont(ofSize: 17)).size(of: text ?? "")
    guard numberOfLines != 1, size.width > 0, line.width > size.width else { return line }
    let wanted = Int((line.width / size.width).rounded(.up))
    let lines = numberOfLines == 0 ? wanted : min(wanted, numberOfLines)
    return CGSize(width: size.width, height: line.height * CGFloat(lines))
  }
}

/// Where a text that shrinks stands.
public enum UIBaselineAdjustment: Int, Sendable { case alignBaselines, alignCenters, none }

/// A picture.
@preconcurrency @MainActor
open class UIImageView: UIView {
  open var image: UIImage? { didSet { invalidateIntrinsicContentSize() } }
  /// The picture while the view is highlighted.
  open var highlightedImage: UIImage?
  open var isHighlighted = false
  open var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
  /// Pictures that follow each other, as storage.
  open var animationImages: [UIImage]?
  open var animationDuration: TimeInterval = 0
  open var animationRepeatCount = 0
  open var highlightedAnimationImages: [UIImage]?, adjustsImageWhenAncestorFocused = false
  public private(set) var isAnimating = false
  open func startAnimating() { isAnimating = true }
  open func stopAnimating() { isAnimating = false }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  /// Creates a view; nothing is decoded.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isUserInteractionEnabled = false
  }

  public init(image: UIImage?) {
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    isUserInteractionEnabled = false
    self.image = image
  }

  public init(image: UIImage?, highlightedImage: UIImage?) {
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    isUserInteractionEnabled = false
    (self.image, self.highlightedImage) = (image, highlightedImage)
  }

  open override var intrinsicContentSize: CGSize { image?.size ?? super.intrinsicContentSize }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { image?.size ?? .zero }
}
