// SPDX-License-Identifier: MIT

public import Foundation

/// A button.
@preconcurrency @MainActor
open class UIButton: UIControl {
  /// The look of a button.
  public enum ButtonType: Int, Sendable {
    case custom, system, detailDisclosure, infoLight, infoDark, contactAdd, close
  }

  /// Contents and look in one value, as storage.
  public struct Configuration {
    /// What the button says.
    public var title: String?, subtitle: String?
    /// What the button shows.
    public var image: UIImage?
    /// The colors.
    public var baseForegroundColor: UIColor?, baseBackgroundColor: UIColor?
    /// The distance round the contents.
    public var contentInsets = NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
    /// The distance between image and title.
    public var imagePadding: CGFloat = 0
    /// Text and color on nothing.
    public static func plain() -> Configuration { Configuration() }
    /// Text on a color.
    public static func filled() -> Configuration { Configuration() }
    /// Text on gray.
    public static func gray() -> Configuration { Configuration() }
    /// Text on a light color.
    public static func tinted() -> Configuration { Configuration() }
    /// Nothing but the text.
    public static func borderless() -> Configuration { Configuration() }
  }

  private var titles: [State: String] = [:]
  private var attributedTitles: [State: NSAttributedString] = [:]
  private var titleColors: [State: UIColor] = [:]
  private var images: [State: UIImage] = [:]
  private var backgroundImages: [State: UIImage] = [:]

  /// The look of the button.
  public private(set) var buttonType = ButtonType.custom
  /// Contents and look in one value.
  open var configuration: Configuration? { didSet { invalidateIntrinsicContentSize() } }
  /// The menu of the button.
  open var menu: UIMenu?
  /// The distances round the contents and their parts.
  open var contentEdgeInsets = UIEdgeInsets.zero, titleEdgeInsets = UIEdgeInsets.zero,
    imageEdgeInsets = UIEdgeInsets.zero
  /// Whether the image changes with the state.
  open var adjustsImageWhenHighlighted = true, adjustsImageWhenDisabled = true
  /// The label of the title.
  open private(set) lazy var titleLabel: UILabel? = UILabel()
  /// The view of the image.
  open private(set) lazy var imageView: UIImageView? = UIImageView()

  /// Creates a button.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Creates a button; nothing is decoded.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Creates a button with a look.
  public convenience init(type buttonType: ButtonType) {
    self.init(frame: .zero)
    self.buttonType = buttonType
  }

  /// Creates a button with a look and an action.
  public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
    self.init(type: buttonType)
    if let primaryAction { addPrimary(primaryAction) }
  }

  /// Creates a button with a configuration and an action.
  public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
    self.init(type: .system)
    self.configuration = configuration
    if let primaryAction { addPrimary(primaryAction) }
  }

  private func addPrimary(_ action: UIAction) {
    setTitle(action.title, for: .normal)
    addAction(action, for: .primaryActionTriggered)
  }

  open override var intrinsicContentSize: CGSize {
    let text = titleLabel?.font.size(of: currentTitle ?? "") ?? .zero
    let image = currentImage?.size ?? .zero
    return CGSize(
      width: text.width + image.width + contentEdgeInsets.left + contentEdgeInsets.right,
      height: max(text.height, image.height, 20) + contentEdgeInsets.top
        + contentEdgeInsets.bottom)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer)
    -> Bool
  { !refusesTap(gestureRecognizer) }

  override func sendPrimaryAction() { sendActions(for: .primaryActionTriggered) }

  /// Sets what the button says in a state.
  open func setTitle(_ title: String?, for state: State) {
    titles[state] = title
    if state == .normal { titleLabel?.text = title }
    invalidateIntrinsicContentSize()
  }
  /// Sets what the button says in a state.
  open func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
    attributedTitles[state] = title
    setTitle(title?.string, for: state)
  }
  /// Sets the color of the title in a state.
  open func setTitleColor(_ color: UIColor?, for state: State) { titleColors[state] = color }
  /// Sets what the button shows in a state.
  open func setImage(_ image: UIImage?, for state: State) {
    images[state] = image
    invalidateIntrinsicContentSize()
  }
  /// Sets what lies behind the contents in a state.
  open func setBackgroundImage(_ image: UIImage?, for state: State) {
    backgroundImages[state] = image
  }

  /// What the button says in a state.
  open func title(for state: State) -> String? { titles[state] ?? titles[.normal] }
  /// What the button says in a state.
  open func attributedTitle(for state: State) -> NSAttributedString? { attributedTitles[state] }
  /// The color of the title in a state.
  open func titleColor(for state: State) -> UIColor? {
    titleColors[state] ?? titleColors[.normal]
  }
  /// What the button shows in a state.
  open func image(for state: State) -> UIImage? { images[state] ?? images[.normal] }
  /// What the button says now.
  open var currentTitle: String? { title(for: state) ?? configuration?.title }
  /// What the button shows now.
  open var currentImage: UIImage? { image(for: state) ?? configuration?.image }
}
