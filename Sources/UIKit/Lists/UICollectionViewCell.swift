// SPDX-License-Identifier: MIT

public import Foundation

/// What a collection view shows: a cell, a header or a footer.
@preconcurrency @MainActor
open class UICollectionReusableView: UIView {
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// How a list makes a view of a class that was registered; UIKit has no such initializer.
  public required convenience init(dequeuedFor reuseIdentifier: String) {
    self.init(frame: UICollectionReusableView.nextFrame)
    self.reuseIdentifier = reuseIdentifier
  }

  /// The place of the view that is made next: on a device, a view is made at its place.
  static var nextFrame = CGRect.zero

  open private(set) var reuseIdentifier: String?

  /// Creates a view; nothing is decoded.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The view will be used again; it never is here.
  open func prepareForReuse() {}

  /// Takes what the layout says; the view is at its place already.
  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}
}

@preconcurrency @MainActor
open class UICollectionViewCell: UICollectionReusableView {
  public let contentView = UIView()
  open var isSelected = false, isHighlighted = false
  open var backgroundView: UIView?, selectedBackgroundView: UIView?
  open var contentConfiguration: (any UIContentConfiguration)? {
    didSet { contentView.show(contentConfiguration) }
  }
  open var backgroundConfiguration: UIBackgroundConfiguration?

  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  /// Creates a cell; nothing is decoded.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }

  private func prepare() {
    contentView.frame = bounds
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(contentView)
  }
}
