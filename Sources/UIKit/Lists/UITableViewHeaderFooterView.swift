// SPDX-License-Identifier: MIT

public import Foundation

/// A view above or below a section.
@preconcurrency @MainActor
open class UITableViewHeaderFooterView: UIView {
  private let identifier: String?
  open var reuseIdentifier: String? { identifier }
  public let contentView = UIView()
  open private(set) lazy var textLabel: UILabel? = addedLabel()
  open private(set) lazy var detailTextLabel: UILabel? = addedLabel()
  open var backgroundView: UIView?
  open var contentConfiguration: (any UIContentConfiguration)? {
    didSet { contentView.show(contentConfiguration) }
  }
  open var backgroundConfiguration: UIBackgroundConfiguration?
  open func defaultContentConfiguration() -> UIListContentConfiguration { .groupedHeader() }
  /// The view will be used again; it never is here.
  open func prepareForReuse() {}
  open var configurationState: UICellConfigurationState {
    UICellConfigurationState(self, false, false, false)
  }

  public init(reuseIdentifier: String?) {
    identifier = reuseIdentifier
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 28))
    fill(with: contentView)
  }

  public override convenience init(frame: CGRect) {
    self.init(reuseIdentifier: nil)
    self.frame = frame
  }

  /// Creates a view; nothing is decoded.
  public required init?(coder: NSCoder) {
    identifier = nil
    super.init(coder: coder)
    fill(with: contentView)
  }

  private func addedLabel() -> UILabel {
    let label = UILabel(frame: contentView.bounds)
    label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    contentView.addSubview(label)
    return label
  }
}

extension UITableView {
  public func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
    sectionClasses[identifier] = aClass as? UITableViewHeaderFooterView.Type
  }
  public func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {
    nibs["section " + identifier] = nib
  }
  public func dequeueReusableHeaderFooterView(withIdentifier identifier: String)
    -> UITableViewHeaderFooterView?
  {
    nibs["section " + identifier]?.instantiate(withOwner: nil).lazy
      .compactMap { $0 as? UITableViewHeaderFooterView }.first
      ?? sectionClasses[identifier]?.dequeued(for: identifier)
  }
}
