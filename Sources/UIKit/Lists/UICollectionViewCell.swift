// SPDX-License-Identifier: MIT

public import Foundation

/// What a collection view shows: a cell, a header or a footer.
@preconcurrency @MainActor
open class UICollectionReusableView: UIView {
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// The place of the view that is made next: on a device, a view is made at its place.
  static var nextFrame = CGRect.zero

  open var reuseIdentifier: String? { identifier }
  var identifier: String?
  /// What the view is to its section, if it is no cell of an item.
  var kind: String?
  /// What configures views like this one, if they are not known by their identifier.
  var registration: AnyObject?

  /// Creates a view; nothing is decoded.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The view is about to be used again, as when the data are reloaded.
  open func prepareForReuse() {}

  /// Takes what the layout says; the view is at its place already.
  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}
  /// What the view would like to have; it has what the layout says.
  open func preferredLayoutAttributesFitting(_ layoutAttributes: UICollectionViewLayoutAttributes)
    -> UICollectionViewLayoutAttributes
  { layoutAttributes }
  open func willTransition(from: UICollectionViewLayout, to: UICollectionViewLayout) {}
  open func didTransition(from: UICollectionViewLayout, to: UICollectionViewLayout) {}
}

@preconcurrency @MainActor
open class UICollectionViewCell: UICollectionReusableView, ConfiguredCell {
  public let contentView = UIView()
  open var isSelected = false { didSet { stateChanged(from: oldValue, to: isSelected) } }
  open var isHighlighted = false { didSet { stateChanged(from: oldValue, to: isHighlighted) } }
  /// Whether the collection view is edited.
  var isEditing = false { didSet { editingChanged(from: oldValue) } }
  open var backgroundView: UIView?, selectedBackgroundView: UIView?
  open var contentConfiguration: (any UIContentConfiguration)? {
    didSet { contentView.show(contentConfiguration) }
  }
  open var backgroundConfiguration: UIBackgroundConfiguration?
  /// Shows another state, as a row of a table does.
  open var configurationUpdateHandler: ((UICollectionViewCell, UICellConfigurationState) -> Void)? {
    didSet { setNeedsUpdateConfiguration() }
  }
  private var needsConfiguration = true
  open var automaticallyUpdatesContentConfiguration = true,
    automaticallyUpdatesBackgroundConfiguration = true
  open var configurationState: UICellConfigurationState {
    UICellConfigurationState(self, isEditing, isSelected, isHighlighted)
  }
  func editingChanged(from oldValue: Bool) { stateChanged(from: oldValue, to: isEditing) }
  open func setNeedsUpdateConfiguration() {
    needsConfiguration = true
    setNeedsLayout()
  }
  open func updateConfiguration(using state: UICellConfigurationState) {
    updateContent(for: state)
  }
  open override func layoutSubviews() {
    super.layoutSubviews()
    if needsConfiguration { updateToState() }
  }
  func updateToState() {
    needsConfiguration = false
    updateConfiguration(using: configurationState)
    configurationUpdateHandler?(self, configurationState)
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    fill(with: contentView)
  }

  /// Creates a cell; nothing is decoded.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    fill(with: contentView)
  }
}
