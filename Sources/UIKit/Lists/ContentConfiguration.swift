// SPDX-License-Identifier: MIT

public import Foundation

/// What a cell shows, as a value that makes the view for it.
@preconcurrency @MainActor
public protocol UIContentConfiguration {
  func makeContentView() -> any UIView & UIContentView
  func updated(for state: any UIConfigurationState) -> Self
}

/// A view that shows a configuration.
@preconcurrency @MainActor
public protocol UIContentView: AnyObject {
  var configuration: any UIContentConfiguration { get set }
}

/// What a configuration may depend on.
public protocol UIConfigurationState {}

/// Text and a picture, of which the text is shown.
public struct UIListContentConfiguration: UIContentConfiguration {
  /// How text looks, as storage.
  public struct TextProperties: Sendable {
    public var font = UIFont.preferredFont(forTextStyle: .body)
    public var color = UIColor.label
    public var numberOfLines = 0
    public var alignment = TextAlignment.natural
    public enum TextAlignment: Sendable { case natural, center, justified }
    public enum TextTransform: Sendable { case none, uppercase, lowercase, capitalized }
    public var transform = TextTransform.none, lineBreakMode = NSLineBreakMode.byTruncatingTail
    public var adjustsFontForContentSizeCategory = false, adjustsFontSizeToFitWidth = false
    public var minimumScaleFactor: CGFloat = 0, allowsDefaultTighteningForTruncation = false
    public var colorTransformer: UIConfigurationColorTransformer?
  }
  /// How the picture looks, as storage.
  public struct ImageProperties: Sendable {
    public var tintColor: UIColor?
    public var maximumSize = CGSize.zero
    public var reservedLayoutSize = CGSize.zero, accessibilityIgnoresInvertColors = false
    public var tintColorTransformer: UIConfigurationColorTransformer?
    public static let standardDimension: CGFloat = 44
    public var cornerRadius: CGFloat = 0
    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
  }

  public var text: String?, secondaryText: String?
  public var attributedText: NSAttributedString? {
    didSet { text = attributedText?.string }
  }
  public var image: UIImage?
  public var secondaryAttributedText: NSAttributedString? {
    didSet { secondaryText = secondaryAttributedText?.string }
  }
  public var textToSecondaryTextHorizontalPadding: CGFloat = 0, alpha: CGFloat = 1
  public var axesPreservingSuperviewLayoutMargins: UIAxis = []
  public var textProperties = TextProperties(), secondaryTextProperties = TextProperties()
  public var imageProperties = ImageProperties()
  public var directionalLayoutMargins = NSDirectionalEdgeInsets.zero
  public var imageToTextPadding: CGFloat = 0, textToSecondaryTextVerticalPadding: CGFloat = 0
  public var prefersSideBySideTextAndSecondaryText = false

  public static func cell() -> Self { Self() }
  public static func subtitleCell() -> Self { Self() }
  public static func valueCell() -> Self { Self() }
  public static func plainHeader() -> Self { Self() }
  public static func groupedHeader() -> Self { Self() }
  public static func sidebarCell() -> Self { Self() }
  public static func sidebarHeader() -> Self { Self() }
  public static func sidebarSubtitleCell() -> Self { Self() }
  public static func accompaniedSidebarCell() -> Self { Self() }
  public static func accompaniedSidebarSubtitleCell() -> Self { Self() }
  public static func plainFooter() -> Self { Self() }
  public static func groupedFooter() -> Self { Self() }
  public static func prominentInsetGroupedHeader() -> Self { Self() }
  public static func extraProminentInsetGroupedHeader() -> Self { Self() }
  public static func header() -> Self { Self() }
  public static func footer() -> Self { Self() }

  public func makeContentView() -> any UIView & UIContentView {
    UIListContentView(configuration: self)
  }
  public func updated(for state: any UIConfigurationState) -> Self { self }
}

/// Shows a text, and another below it.
@preconcurrency @MainActor
open class UIListContentView: UIView, UIContentView {
  private let labels = [UILabel(), UILabel()]

  open var configuration: any UIContentConfiguration { didSet { show() } }

  public init(configuration: UIListContentConfiguration) {
    self.configuration = configuration
    super.init(frame: .zero)
    labels.forEach(addSubview)
    show()
  }

  /// Creates a view; nothing is decoded.
  public required init?(coder: NSCoder) {
    configuration = UIListContentConfiguration()
    super.init(coder: coder)
  }

  private func show() {
    guard let list = configuration as? UIListContentConfiguration else { return }
    for (label, text) in zip(labels, [list.text, list.secondaryText]) {
      label.text = text
      label.isHidden = text == nil
    }
    setNeedsLayout()
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let shown = labels.filter { !$0.isHidden }
    let height = bounds.height / CGFloat(max(1, shown.count))
    for (place, label) in shown.enumerated() {
      label.frame = CGRect(
        x: 16, y: CGFloat(place) * height, width: max(0, bounds.width - 32), height: height)
    }
  }
}

/// What is behind a cell, as storage.
public struct UIBackgroundConfiguration: @unchecked Sendable {
  public var backgroundColor: UIColor?, strokeColor: UIColor?
  public var cornerRadius: CGFloat = 0, strokeWidth: CGFloat = 0, strokeOutset: CGFloat = 0
  public var backgroundInsets = NSDirectionalEdgeInsets.zero
  public var edgesAddingLayoutMarginsToBackgroundInsets: NSDirectionalRectEdge = []
  public var visualEffect: UIVisualEffect?, customView: UIView?, image: UIImage?
  public var imageContentMode = UIView.ContentMode.scaleToFill
  public var backgroundColorTransformer: UIConfigurationColorTransformer?,
    strokeColorTransformer: UIConfigurationColorTransformer?
  public func updated(for state: any UIConfigurationState) -> Self { self }

  public static func clear() -> Self { Self(backgroundColor: .clear) }
  public static func listPlainCell() -> Self { Self() }
  public static func listGroupedCell() -> Self { Self() }
  public static func listSidebarCell() -> Self { Self() }
  public static func listAccompaniedSidebarCell() -> Self { Self() }
  public static func listCell() -> Self { Self() }
  public static func listHeader() -> Self { Self() }
  public static func listFooter() -> Self { Self() }
  public static func listPlainHeaderFooter() -> Self { Self() }
  public static func listGroupedHeaderFooter() -> Self { Self() }
  public static func listSidebarHeader() -> Self { Self() }
}

/// A content whose height follows from its width, where that of the row is automatic.
@MainActor
package protocol SelfSizingContent: UIView {
  func height(inWidth width: CGFloat) -> CGFloat
}

extension UITableViewCell {
  /// The height of a row that nobody says: as high as one line of text, or as its content wants.
  func automaticHeight(inWidth width: CGFloat) -> CGFloat {
    let content = contentView.subviews.lazy.compactMap { $0 as? any SelfSizingContent }.first
    return content?.height(inWidth: width) ?? 44
  }
}

extension UIView {
  /// Lets the view show a configuration, in the content view that is there if it can.
  func show(_ configuration: (any UIContentConfiguration)?) {
    let old = subviews.first { $0 is any UIContentView }
    if let configuration, let shown = (old as? any UIContentView)?.configuration,
      type(of: shown) == type(of: configuration)
    {
      (old as? any UIContentView)?.configuration = configuration
      return
    }
    old?.removeFromSuperview()
    guard let view = configuration?.makeContentView() else { return }
    view.frame = bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(view)
  }
}

/// Directions.
public struct UIAxis: OptionSet, Hashable, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let horizontal = Self(rawValue: 1), vertical = Self(rawValue: 2),
    both: Self = [.horizontal, .vertical]
}
