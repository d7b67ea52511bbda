// SPDX-License-Identifier: MIT

public import Foundation

@preconcurrency @MainActor
open class UIButton: UIControl {
  public enum ButtonType: Int, Sendable {
    case custom, system, detailDisclosure, infoLight, infoDark, contactAdd, close

    /// The name of iOS 6.
    public static let roundedRect = ButtonType.system
  }

  /// Contents and look in one value, as storage.
  public struct Configuration {
    public var title: String?, subtitle: String?
    public var image: UIImage?
    public var baseForegroundColor: UIColor?, baseBackgroundColor: UIColor?
    public var contentInsets = NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
    public var imagePadding: CGFloat = 0, titlePadding: CGFloat = 0
    public var imagePlacement: NSDirectionalRectEdge = .leading
    public var cornerStyle = CornerStyle.dynamic, buttonSize = Size.medium
    public enum CornerStyle: Int, Sendable {
      case fixed = -1, dynamic, small, medium, large, capsule
    }
    public enum Size: Int, Sendable { case medium, small, mini, large }
    public enum TitleAlignment: Int, Sendable { case automatic, leading, center, trailing }
    public enum Indicator: Int, Sendable { case automatic, none, popup }
    public var titleAlignment = TitleAlignment.automatic, indicator = Indicator.automatic
    public var titleLineBreakMode = NSLineBreakMode.byWordWrapping
    public var attributedTitle: AttributedString? {
      didSet { title = attributedTitle.map { String($0.characters) } }
    }
    public var attributedSubtitle: AttributedString? {
      didSet { subtitle = attributedSubtitle.map { String($0.characters) } }
    }
    public var showsActivityIndicator = false, automaticallyUpdateForSelection = true
    public var background = UIBackgroundConfiguration.clear()
    public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?,
      subtitleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
    public var imageColorTransformer: UIConfigurationColorTransformer?
    public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
    public mutating func setDefaultContentInsets() { contentInsets = Self().contentInsets }
    public func updated(for button: UIButton) -> Self { self }
    /// Text and color on nothing.
    public static func plain() -> Configuration { Configuration() }
    public static func filled() -> Configuration { Configuration() }
    public static func gray() -> Configuration { Configuration() }
    public static func tinted() -> Configuration { Configuration() }
    public static func borderless() -> Configuration { Configuration() }
    public static func bordered() -> Configuration { Configuration() }
    public static func borderedTinted() -> Configuration { Configuration() }
    public static func borderedProminent() -> Configuration { Configuration() }
    public static func glass() -> Configuration { Configuration() }
    public static func prominentGlass() -> Configuration { Configuration() }
  }

  private var titles: [State: String] = [:]
  private var attributedTitles: [State: NSAttributedString] = [:]
  private var titleColors: [State: UIColor] = [:]
  private var images: [State: UIImage] = [:]
  private var backgroundImages: [State: UIImage] = [:]

  public private(set) var buttonType = ButtonType.custom
  open var configuration: Configuration? { didSet { invalidateIntrinsicContentSize() } }
  /// Changes the configuration when the state has changed, with the next layout.
  open var configurationUpdateHandler: ((UIButton) -> Void)? {
    didSet { setNeedsUpdateConfiguration() }
  }
  private var needsConfiguration = true
  open var automaticallyUpdatesConfiguration = true
  open func setNeedsUpdateConfiguration() {
    needsConfiguration = true
    setNeedsLayout()
  }
  open func updateConfiguration() { configurationUpdateHandler?(self) }
  open override func layoutSubviews() {
    super.layoutSubviews()
    if needsConfiguration { stateChanged() }
  }
  override func stateChanged() {
    needsConfiguration = false
    if configuration != nil || configurationUpdateHandler != nil { updateConfiguration() }
  }
  // What a press means, and how the button looks, as storage.
  open var role = Role.normal
  public enum Role: Int, Sendable { case normal, primary, cancel, destructive }
  open var changesSelectionAsPrimaryAction = false, isPointerInteractionEnabled = false
  open var showsTouchWhenHighlighted = false, reversesTitleShadowWhenHighlighted = false
  open private(set) lazy var subtitleLabel: UILabel? = UILabel()
  open func setTitleShadowColor(_ color: UIColor?, for state: State) {}
  open func setPreferredSymbolConfiguration(
    _ configuration: UIImage.SymbolConfiguration?, forImageIn state: State
  ) {}
  open func titleRect(forContentRect contentRect: CGRect) -> CGRect { contentRect }
  open func imageRect(forContentRect contentRect: CGRect) -> CGRect { contentRect }
  open func contentRect(forBounds bounds: CGRect) -> CGRect { bounds }
  open func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds }
  public class func systemButton(with image: UIImage, target: Any?, action: Selector?) -> Self {
    let button = _new(frame: .zero)
    button.setImage(image, for: .normal)
    if let action { button.addTarget(target, action: action, for: .touchUpInside) }
    return button
  }
  /// What a press opens, or a tap where `showsMenuAsPrimaryAction` says so.
  open var menu: UIMenu?
  open var contentEdgeInsets = UIEdgeInsets.zero, titleEdgeInsets = UIEdgeInsets.zero,
    imageEdgeInsets = UIEdgeInsets.zero
  open var adjustsImageWhenHighlighted = true, adjustsImageWhenDisabled = true
  open private(set) lazy var titleLabel: UILabel? = UILabel()
  open private(set) lazy var imageView: UIImageView? = UIImageView()

  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Creates a button; nothing is decoded.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  public convenience init(type buttonType: ButtonType) {
    self.init(frame: .zero)
    self.buttonType = buttonType
    if symbolSize != .zero { takeOwnSize() }
  }

  public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
    self.init(type: buttonType)
    if let primaryAction { addPrimary(primaryAction) }
  }

  public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
    self.init(type: .system)
    self.configuration = configuration
    if let primaryAction { addPrimary(primaryAction) }
  }

  private func addPrimary(_ action: UIAction) {
    setTitle(action.title, for: .normal)
    addAction(action, for: .primaryActionTriggered)
  }

  /// As large as title and image with what is around them, or as the image behind them; without either,
  /// as large as a finger can touch.
  open override var intrinsicContentSize: CGSize {
    let text = titleLabel?.font.size(of: currentTitle ?? "") ?? .zero
    let image = currentImage?.size ?? symbolSize
    let behind = currentBackgroundImage?.size ?? .zero
    let insets = configuration?.contentInsets ?? .zero
    let width =
      text.width + image.width + contentEdgeInsets.left + contentEdgeInsets.right
      + insets.leading + insets.trailing
    return CGSize(
      width: max(width == 0 ? 30 : width, behind.width),
      height: max(
        max(text.height, image.height, 20) + contentEdgeInsets.top + contentEdgeInsets.bottom
          + insets.top + insets.bottom, behind.height))
  }

  /// The symbol that some types of buttons show by themselves.
  private var symbolSize: CGSize {
    switch buttonType {
    case .custom, .system: .zero
    case .close: CGSize(width: 30, height: 30)
    case .detailDisclosure, .infoLight, .infoDark, .contactAdd: CGSize(width: 24, height: 24)
    }
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer)
    -> Bool
  { !refusesTap(gestureRecognizer) }

  override func sendPrimaryAction() { sendActions(for: .primaryActionTriggered) }

  open func setTitle(_ title: String?, for state: State) {
    titles[state] = title
    if state == .normal { titleLabel?.text = title }
    invalidateIntrinsicContentSize()
  }
  open func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
    attributedTitles[state] = title
    setTitle(title?.string, for: state)
  }
  open func setTitleColor(_ color: UIColor?, for state: State) { titleColors[state] = color }
  open func setImage(_ image: UIImage?, for state: State) {
    images[state] = image
    invalidateIntrinsicContentSize()
  }
  open func setBackgroundImage(_ image: UIImage?, for state: State) {
    backgroundImages[state] = image
    invalidateIntrinsicContentSize()
  }

  open func title(for state: State) -> String? { titles[state] ?? titles[.normal] }
  open func attributedTitle(for state: State) -> NSAttributedString? { attributedTitles[state] }
  open func titleColor(for state: State) -> UIColor? {
    titleColors[state] ?? titleColors[.normal]
  }
  open func image(for state: State) -> UIImage? { images[state] ?? images[.normal] }
  open var currentTitle: String? { title(for: state) ?? configuration?.title }
  open var currentImage: UIImage? { image(for: state) ?? configuration?.image }
  open func backgroundImage(for state: State) -> UIImage? {
    backgroundImages[state] ?? backgroundImages[.normal]
  }
  open var currentBackgroundImage: UIImage? { backgroundImage(for: state) }
  open var currentTitleColor: UIColor { titleColor(for: state) ?? .white }
  open var currentAttributedTitle: NSAttributedString? { attributedTitle(for: state) }
}
