// SPDX-License-Identifier: MIT

public import Foundation

/// A cell of a table.
@preconcurrency @MainActor
open class UITableViewCell: UIView {
  /// What a cell shows.
  public enum CellStyle: Int, Sendable { case `default`, value1, value2, subtitle }
  /// What stands at the end of a cell.
  public enum AccessoryType: Int, Sendable {
    case none, disclosureIndicator, detailDisclosureButton, checkmark, detailButton
  }
  /// How a chosen cell looks.
  public enum SelectionStyle: Int, Sendable { case none, blue, gray, `default` }

  /// The name under which cells of this kind are made.
  public let reuseIdentifier: String?
  /// Where subviews go.
  public let contentView = UIView()
  /// The text of the cell.
  open private(set) lazy var textLabel: UILabel? = UILabel()
  /// The smaller text of the cell.
  open private(set) lazy var detailTextLabel: UILabel? = UILabel()
  /// The picture of the cell.
  open private(set) lazy var imageView: UIImageView? = UIImageView()
  /// What stands at the end of the cell.
  open var accessoryType = AccessoryType.none
  /// A view at the end of the cell.
  open var accessoryView: UIView?
  /// How the chosen cell looks.
  open var selectionStyle = SelectionStyle.default
  /// What lies behind the cell, and behind the chosen one.
  open var backgroundView: UIView?, selectedBackgroundView: UIView?
  /// Whether the cell is chosen, or touched.
  open var isSelected = false, isHighlighted = false
  /// The room round the line below.
  open var separatorInset = UIEdgeInsets.zero

  /// Creates a cell.
  public required init(style: CellStyle, reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
    prepare()
  }

  /// Creates a cell; nothing is decoded.
  public required init?(coder: NSCoder) {
    reuseIdentifier = nil
    super.init(coder: coder)
    prepare()
  }

  private func prepare() {
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(contentView)
  }

  /// The cell will be used again; it never is here.
  open func prepareForReuse() {}
  /// Chooses the cell.
  open func setSelected(_ selected: Bool, animated: Bool) { isSelected = selected }
  /// Shows that the cell is touched.
  open func setHighlighted(_ highlighted: Bool, animated: Bool) { isHighlighted = highlighted }
}
