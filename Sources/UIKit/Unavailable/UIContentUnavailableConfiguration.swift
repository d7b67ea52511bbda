// SPDX-License-Identifier: MIT

public import Foundation

/// What is shown where there is nothing else: texts, a picture, and buttons that help.
public struct UIContentUnavailableConfiguration: UIContentConfiguration {
  /// Where all of it stands, as storage.
  public enum Alignment: Int, Sendable { case center, natural }

  /// How a text looks, as storage.
  public struct TextProperties: Sendable {
    public var font = UIFont.preferredFont(forTextStyle: .body)
    public var color = UIColor.label
    public var lineBreakMode = NSLineBreakMode.byTruncatingTail, numberOfLines = 0
    public var adjustsFontSizeToFitWidth = false, minimumScaleFactor: CGFloat = 0
    public var allowsDefaultTighteningForTruncation = false
  }

  /// How the picture looks, as storage.
  public struct ImageProperties: Sendable {
    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
    public var tintColor: UIColor?
    public var cornerRadius: CGFloat = 0, maximumSize = CGSize.zero
    public var accessibilityIgnoresInvertColors = false
  }

  /// What a button does.
  @MainActor
  public struct ButtonProperties {
    public var primaryAction: UIAction?, menu: UIMenu?
    public var isEnabled = true, role = UIButton.Role.normal
  }

  public var text: String?, secondaryText: String?
  public var attributedText: NSAttributedString? { didSet { text = attributedText?.string } }
  public var secondaryAttributedText: NSAttributedString? {
    didSet { secondaryText = secondaryAttributedText?.string }
  }
  public var image: UIImage?
  /// The buttons, which are shown if they say something.
  public var button = UIButton.Configuration.plain(),
    secondaryButton = UIButton.Configuration.plain()
  public var buttonProperties = ButtonProperties(), secondaryButtonProperties = ButtonProperties()
  // How all of it looks, as storage.
  public var textProperties = TextProperties(), secondaryTextProperties = TextProperties()
  public var imageProperties = ImageProperties(), background = UIBackgroundConfiguration.clear()
  public var alignment = Alignment.center
  public var axesPreservingSuperviewLayoutMargins: UIAxis = .both
  public var directionalLayoutMargins = NSDirectionalEdgeInsets.zero
  public var imageToTextPadding: CGFloat = 10, textToSecondaryTextPadding: CGFloat = 8
  public var textToButtonPadding: CGFloat = 20, buttonToSecondaryButtonPadding: CGFloat = 8
  /// Whether a wheel turns in place of the picture.
  var isLoading = false
  private var isSearch = false

  /// Nothing at all, to which what is to be said is added.
  public static func empty() -> Self { Self() }
  /// Something goes on.
  public static func loading() -> Self {
    var configuration = Self()
    configuration.text = "Loading…"
    configuration.isLoading = true
    return configuration
  }
  /// A search finds nothing.
  public static func search() -> Self {
    var configuration = Self()
    configuration.text = "No Results"
    configuration.secondaryText = "Check the spelling or try a new search."
    configuration.isSearch = true
    return configuration
  }

  public func makeContentView() -> any UIView & UIContentView {
    UIContentUnavailableView(configuration: self)
  }

  /// Says for what nothing is found.
  public func updated(for state: any UIConfigurationState) -> Self {
    let state = state as? UIContentUnavailableConfigurationState
    guard isSearch, let search = state?.searchText, !search.isEmpty else { return self }
    var configuration = self
    configuration.text = "No Results for “\(search)”"
    return configuration
  }
}

/// What a configuration may depend on, of the controller that shows it.
public struct UIContentUnavailableConfigurationState: UIConfigurationState {
  public var traitCollection: UITraitCollection
  /// What the user searches for.
  public var searchText: String?
  private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]

  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

  /// What the app adds.
  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { custom[key] }
    set { custom[key] = newValue }
  }
}
