// SPDX-License-Identifier: MIT

public import Foundation

/// A field for what is looked for, with a button that ends the search.
@preconcurrency @MainActor
open class UISearchBar: UIView {
  public enum Style: UInt, Sendable { case `default`, prominent, minimal }
  /// The pictures of the bar, as storage.
  public enum Icon: Int, Sendable { case search, clear, bookmark, resultsList }

  static let height: CGFloat = 52
  private static let buttonWidth: CGFloat = 72

  /// Is asked and told about the text; held weakly.
  open weak var delegate: (any UISearchBarDelegate)?
  public let searchTextField = UISearchTextField()
  open var placeholder: String? {
    get { searchTextField.placeholder }
    set { searchTextField.placeholder = newValue }
  }
  open var text: String? {
    get { searchTextField.text }
    set { searchTextField.text = newValue }
  }
  open var prompt: String?
  open var barTintColor: UIColor?
  open var isTranslucent = true
  open var searchBarStyle = Style.default
  open var backgroundImage: UIImage?
  // How the bar looks and what else it could show, as storage.
  open var barStyle = UIBarStyle.default, searchTextPositionAdjustment = UIOffset.zero
  open var showsBookmarkButton = false, showsSearchResultsButton = false
  open func setPositionAdjustment(_ adjustment: UIOffset, for icon: Icon) {}
  open func setSearchFieldBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State
  ) {}
  open func setScopeBarButtonTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {}
  open var isEnabled: Bool {
    get { searchTextField.isEnabled }
    set { searchTextField.isEnabled = newValue }
  }
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var textContentType: UITextContentType! {
    get { searchTextField.textContentType }
    set { searchTextField.textContentType = newValue }
  }
  open override var inputAccessoryView: UIView? {
    get { searchTextField.inputAccessoryView }
    set { searchTextField.inputAccessoryView = newValue }
  }
  open var autocapitalizationType: UITextAutocapitalizationType {
    get { searchTextField.autocapitalizationType }
    set { searchTextField.autocapitalizationType = newValue }
  }
  open var autocorrectionType: UITextAutocorrectionType {
    get { searchTextField.autocorrectionType }
    set { searchTextField.autocorrectionType = newValue }
  }
  open var keyboardType: UIKeyboardType {
    get { searchTextField.keyboardType }
    set { searchTextField.keyboardType = newValue }
  }
  open var returnKeyType: UIReturnKeyType {
    get { searchTextField.returnKeyType }
    set { searchTextField.returnKeyType = newValue }
  }
  open var enablesReturnKeyAutomatically = true
  /// What a search is narrowed to; nobody chooses another one.
  open var scopeButtonTitles: [String]? {
    didSet { HeadlessScene.current.note(unimplemented: "UISearchBar.scopeButtonTitles") }
  }
  open var selectedScopeButtonIndex = 0
  open var showsScopeBar = false
  open var showsCancelButton = false { didSet { showCancelButton() } }

  /// The search that the bar belongs to.
  @Loose var controller: UISearchController?
  private let listener = SearchFieldListener()
  private lazy var cancelButton: UIButton = {
    let button = UIButton(
      type: .system, primaryAction: UIAction { [weak self] _ in self?.cancel() })
    button.setTitle("Cancel", for: .normal)
    return button
  }()

  public override init(frame: CGRect) {
    super.init(frame: frame)
    addField()
  }

  /// Creates a bar; nothing is decoded.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addField()
  }

  private func addField() {
    searchTextField.accessibilityLabel = "search field"
    searchTextField.returnKeyType = .search
    searchTextField.delegate = listener
    listener.bar = self
    searchTextField.addTarget(
      self, action: Selector("textChanged", UISearchBar.textChanged), for: .editingChanged)
    addSubview(searchTextField)
  }

  /// Sets the picture behind the bar, which has no effect here.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics
  ) {}
  /// Sets one of the pictures, which has no effect here.
  open func setImage(_ iconImage: UIImage?, for icon: Icon, state: UIControl.State) {}

  open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
    self.showsCancelButton = showsCancelButton
  }

  private func showCancelButton() {
    if showsCancelButton { addSubview(cancelButton) } else { cancelButton.removeFromSuperview() }
    setNeedsLayout()
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: Self.height)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: Self.height)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let width = showsCancelButton ? Self.buttonWidth : 0
    searchTextField.frame = CGRect(
      x: 8, y: 8, width: max(0, bounds.width - 16 - width), height: max(0, bounds.height - 16))
    cancelButton.frame = CGRect(
      x: bounds.width - width, y: 8, width: width, height: max(0, bounds.height - 16))
  }

  // The field is what has the keyboard.
  open override var canBecomeFirstResponder: Bool { searchTextField.canBecomeFirstResponder }
  open override var isFirstResponder: Bool { searchTextField.isFirstResponder }
  @discardableResult
  open override func becomeFirstResponder() -> Bool { searchTextField.becomeFirstResponder() }
  @discardableResult
  open override func resignFirstResponder() -> Bool { searchTextField.resignFirstResponder() }

  // MARK: - What the user does

  private func textChanged() {
    delegate?.searchBar(self, textDidChange: text ?? "")
    controller?.textChanged()
  }

  /// The user taps the button.
  private func cancel() {
    delegate?.searchBarCancelButtonClicked(self)
    controller?.isActive = false
  }
}

/// The field of a search bar.
@preconcurrency @MainActor
open class UISearchTextField: UITextField {}

/// Tells a search bar what its field is asked and told.
@MainActor
private final class SearchFieldListener: NSObject, UITextFieldDelegate {
  @Loose var bar: UISearchBar?

  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
    bar.map { $0.delegate?.searchBarShouldBeginEditing($0) ?? true } ?? true
  }

  func textFieldDidBeginEditing(_ textField: UITextField) {
    guard let bar else { return }
    bar.controller?.isActive = true
    bar.delegate?.searchBarTextDidBeginEditing(bar)
  }

  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
    bar.map { $0.delegate?.searchBarShouldEndEditing($0) ?? true } ?? true
  }

  func textFieldDidEndEditing(_ textField: UITextField) {
    if let bar { bar.delegate?.searchBarTextDidEndEditing(bar) }
  }

  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool {
    bar.map {
      $0.delegate?.searchBar($0, shouldChangeTextIn: range, replacementText: string) ?? true
    } ?? true
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    if let bar { bar.delegate?.searchBarSearchButtonClicked(bar) }
    return true
  }
}
