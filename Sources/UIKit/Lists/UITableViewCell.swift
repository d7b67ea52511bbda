// SPDX-License-Identifier: MIT

public import Foundation

@preconcurrency @MainActor
open class UITableViewCell: UIView, ConfiguredCell {
  public enum CellStyle: Int, Sendable { case `default`, value1, value2, subtitle }
  /// What stands at the end of a cell.
  public enum AccessoryType: Int, Sendable {
    case none, disclosureIndicator, detailDisclosureButton, checkmark, detailButton
  }
  /// How a chosen cell looks.
  public enum SelectionStyle: Int, Sendable { case none, blue, gray, `default` }

  open var reuseIdentifier: String? { identifier }
  var identifier: String?
  public let contentView: UIView = UITableViewCellContentView()
  private let style: CellStyle
  /// What the app has asked for of the cell's own views.
  var ownViews = OwnViews()
  open var textLabel: UILabel? { ownView(\.text) }
  /// The second label, which not every style has.
  open var detailTextLabel: UILabel? { style == .default ? nil : ownView(\.detail) }
  open var imageView: UIImageView? { ownView(\.image) }
  /// What stands at the end, if there is no view of the app's own.
  open var accessoryType = AccessoryType.none { didSet { showAccessory() } }
  open var accessoryView: UIView? { didSet { showAccessory() } }
  // The same while the table is edited.
  open var editingAccessoryType = AccessoryType.none { didSet { showAccessory() } }
  open var editingAccessoryView: UIView? { didSet { showAccessory() } }
  /// The view at the end, and the button of the cell's own that may be there.
  var shownAccessory: UIView?, detailButton: UIButton?
  open var selectionStyle = SelectionStyle.default
  open var backgroundView: UIView?, selectedBackgroundView: UIView?
  /// Whether the cell is chosen, or touched.
  open var isSelected = false { didSet { stateChanged(from: oldValue, to: isSelected) } }
  open var isHighlighted = false { didSet { stateChanged(from: oldValue, to: isHighlighted) } }
  open var separatorInset = UIEdgeInsets.zero
  // How the cell looks while it is edited, chosen and indented, as storage.
  open var multipleSelectionBackgroundView: UIView?
  open var indentationLevel = 0, indentationWidth: CGFloat = 10, shouldIndentWhileEditing = true
  open var userInteractionEnabledWhileDragging = false, focusStyle = FocusStyle.default
  public enum FocusStyle: Int, Sendable { case `default`, custom }
  public typealias SeparatorStyle = UITableView.SeparatorStyle
  /// What else a cell shows; nobody is told of it.
  public struct StateMask: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let showingEditControl = Self(rawValue: 1),
      showingDeleteConfirmation = Self(rawValue: 2)
  }
  open func willTransition(to state: StateMask) {}
  open func didTransition(to state: StateMask) {}
  open var showingDeleteConfirmation: Bool { false }
  /// Shows the state of the cell, with the next layout and whenever the state has changed.
  open var configurationUpdateHandler: ((UITableViewCell, UICellConfigurationState) -> Void)? {
    didSet { setNeedsUpdateConfiguration() }
  }
  private var needsConfiguration = true
  open var automaticallyUpdatesContentConfiguration = true,
    automaticallyUpdatesBackgroundConfiguration = true
  open var configurationState: UICellConfigurationState {
    UICellConfigurationState(self, isEditing, isSelected, isHighlighted)
  }
  open func setNeedsUpdateConfiguration() {
    needsConfiguration = true
    setNeedsLayout()
  }
  open func updateConfiguration(using state: UICellConfigurationState) {
    updateContent(for: state)
  }
  open override func layoutSubviews() {
    super.layoutSubviews()
    ownViews.place(in: contentView.bounds, besideEachOther: style != .subtitle)
    shownAccessory?.putAtEnd(of: self)
    if needsConfiguration { updateToState() }
  }
  func updateToState() {
    needsConfiguration = false
    updateConfiguration(using: configurationState)
    configurationUpdateHandler?(self, configurationState)
  }
  open var contentConfiguration: (any UIContentConfiguration)? {
    didSet { contentView.show(contentConfiguration) }
  }
  open var backgroundConfiguration: UIBackgroundConfiguration?
  open func defaultContentConfiguration() -> UIListContentConfiguration { .cell() }

  /// What editing can do with a row.
  public enum EditingStyle: Int, Sendable { case none, delete, insert }
  /// Whether the table is edited.
  open private(set) var isEditing = false
  open func setEditing(_ editing: Bool, animated: Bool) {
    isEditing = editing
    showAccessory()
  }
  /// What the button at the beginning of the row does while the table is edited.
  open internal(set) var editingStyle = EditingStyle.none
  var editControl: UIButton?, reorderControl: UIView?
  /// Whether the row has a handle, as storage: it has if the data source lets it be moved.
  open var showsReorderControl = false

  public init(style: CellStyle, reuseIdentifier: String?) {
    (self.style, identifier) = (style, reuseIdentifier)
    // As on a device, until the table gives it a place.
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    fill(with: contentView)
  }

  public override convenience init(frame: CGRect) {
    self.init(style: .default, reuseIdentifier: nil)
    self.frame = frame
  }

  /// Creates a cell; nothing is decoded.
  public required init?(coder: NSCoder) {
    (style, identifier) = (.default, nil)
    super.init(coder: coder)
    fill(with: contentView)
  }

  /// The cell is about to be used again, as when the data are reloaded.
  open func prepareForReuse() {}
  open func setSelected(_ selected: Bool, animated: Bool) { isSelected = selected }
  open func setHighlighted(_ highlighted: Bool, animated: Bool) { isHighlighted = highlighted }
}

/// The view with what a cell shows; apps know a touch in a row by the name of its class.
final class UITableViewCellContentView: UIView {}
