// SPDX-License-Identifier: MIT

public import Foundation

/// Shows why there is nothing else, in the middle of its bounds.
@preconcurrency @MainActor
open class UIContentUnavailableView: UIView, UIContentView {
  private let wheel = UIActivityIndicatorView(style: .medium), picture = UIImageView()
  private let labels = [UILabel(), UILabel()]
  private let buttons = [UIButton(type: .system), UIButton(type: .system)]
  /// What the buttons do now.
  private var actions: [UIAction?] = [nil, nil]

  open var configuration: any UIContentConfiguration { didSet { show() } }
  /// Whether what does not fit can be scrolled, as storage: all of it fits.
  open var isScrollEnabled = true

  public init(configuration: UIContentUnavailableConfiguration) {
    self.configuration = configuration
    super.init(frame: .zero)
    prepare()
  }

  /// Creates a view; nothing is decoded.
  public required init?(coder: NSCoder) {
    configuration = UIContentUnavailableConfiguration.empty()
    super.init(coder: coder)
    prepare()
  }

  private func prepare() {
    for part in parts { addSubview(part) }
    show()
  }

  private var parts: [UIView] { [wheel, picture] + labels + buttons }

  private func show() {
    guard let shown = configuration as? UIContentUnavailableConfiguration else { return }
    shown.isLoading ? wheel.startAnimating() : wheel.stopAnimating()
    picture.image = shown.image
    picture.isHidden = shown.image == nil
    for (label, text) in zip(labels, [shown.text, shown.secondaryText]) {
      label.text = text
      label.isHidden = text == nil
    }
    show(shown.button, shown.buttonProperties, in: 0)
    show(shown.secondaryButton, shown.secondaryButtonProperties, in: 1)
    setNeedsLayout()
  }

  private func show(
    _ configuration: UIButton.Configuration,
    _ properties: UIContentUnavailableConfiguration.ButtonProperties, in place: Int
  ) {
    let button = buttons[place]
    button.configuration = configuration
    button.isHidden = configuration.title == nil && configuration.image == nil
    button.isEnabled = properties.isEnabled
    button.role = properties.role
    button.menu = properties.menu
    button.showsMenuAsPrimaryAction = properties.menu != nil && properties.primaryAction == nil
    guard actions[place] !== properties.primaryAction else { return }
    if let former = actions[place] { button.removeAction(former, for: .primaryActionTriggered) }
    actions[place] = properties.primaryAction
    if let action = properties.primaryAction {
      button.addAction(action, for: .primaryActionTriggered)
    }
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { size }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let shown = parts.filter { !$0.isHidden }
    let sizes = shown.map { $0.intrinsicContentSize }
    let gap: CGFloat = 8
    let height = sizes.reduce(0) { $0 + $1.height } + gap * CGFloat(max(0, shown.count - 1))
    var y = bounds.midY - height / 2
    for (part, size) in zip(shown, sizes) {
      let width = min(size.width, bounds.width)
      part.frame = CGRect(x: bounds.midX - width / 2, y: y, width: width, height: size.height)
      y += size.height + gap
    }
  }
}
