// SPDX-License-Identifier: MIT

import Foundation
import UIKitSemantics

/// Asks the user something; a tap on one of its buttons ends it (B29, E23).
@preconcurrency @MainActor
open class UIAlertController: UIViewController {
  public enum Style: Int, Sendable { case actionSheet, alert }

  public package(set) var preferredStyle = Style.alert
  /// How grave it is, as storage.
  open var severity = UIAlertControllerSeverity.default
  open var message: String?
  public private(set) var actions: [UIAlertAction] = []
  public private(set) var textFields: [UITextField]? = []
  /// The action that stands out; an action that is not among the alert's ends the app, as with UIKit.
  open var preferredAction: UIAlertAction? {
    didSet {
      guard let preferredAction, !actions.contains(where: { $0 === preferredAction }) else {
        return
      }
      HeadlessException.raise(
        "NSInternalInconsistencyException",
        "The preferred action of an alert controller must be one of its actions")
    }
  }
  private var chosen: UIAlertAction?

  public convenience init(title: String?, message: String?, preferredStyle: Style) {
    self.init(nibName: nil, bundle: nil)
    (self.title, self.message, self.preferredStyle) = (title, message, preferredStyle)
  }

  /// Adds a button.
  ///
  /// A second button of the style `.cancel` ends the app, as with UIKit.
  open func addAction(_ action: UIAlertAction) {
    if action.style == .cancel, actions.contains(where: { $0.style == .cancel }) {
      HeadlessException.raise(
        "NSInternalInconsistencyException",
        "UIAlertController can only have one action with a style of UIAlertActionStyleCancel")
    }
    actions.append(action)
    if isViewLoaded { show(action) }
  }

  open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
    if preferredStyle == .actionSheet {
      HeadlessException.raise(
        "NSInternalInconsistencyException",
        "Text fields can only be added to an alert controller of style UIAlertControllerStyleAlert")
    }
    let field = UITextField()
    textFields = (textFields ?? []) + [field]
    configurationHandler?(field)
    if isViewLoaded { box.addSubview(field) }
  }

  /// A popover for an action sheet in wide windows, and in others if it has a source (F19).
  open override var modalPresentationStyle: UIModalPresentationStyle {
    get { mayBePopover && (isWide || hasSource) ? .popover : .overFullScreen }
    set {}
  }

  /// Whether there is a popover's controller that can be given a source.
  var mayBePopover: Bool {
    let version = HeadlessScene.current.presentation.world.behavior.version
    return preferredStyle == .actionSheet && (isWide || version >= .iOS26)
  }

  private var isWide: Bool { UIScreen.main.traitCollection.horizontalSizeClass == .regular }

  private var hasSource: Bool { popover?.sourceItem != nil }

  private var popover: UIPopoverPresentationController? {
    HeadlessScene.current.presentation.presentationController(ifMadeFor: self)
      as? UIPopoverPresentationController
  }

  // MARK: - The view

  private let box = UIView()
  private static let width: CGFloat = 270
  private static let rowHeight: CGFloat = 44

  open override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(box)
    for field in textFields ?? [] { box.addSubview(field) }
    for action in actions { show(action) }
  }

  /// The first of the text fields has the focus, and so there is the keyboard.
  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    textFields?.first?.becomeFirstResponder()
  }

  /// Beside an action sheet that covers the screen a tap is what its cancel button would be.
  private lazy var outside: UITapGestureRecognizer = {
    let tap = UITapGestureRecognizer(target: self, action: Selector("outside:", Self.tapOutside))
    tap.name = "beside"
    return tap
  }()

  private func tapOutside(_ tap: UITapGestureRecognizer) {
    if !box.bounds.contains(tap.location(in: box)) { chooseCancel() }
  }

  /// Chooses the action that cancels; says whether there is one.
  @discardableResult
  func chooseCancel() -> Bool {
    guard let cancel = actions.first(where: { $0.style == .cancel }) else { return false }
    choose(cancel)
    return true
  }

  private func show(_ action: UIAlertAction) {
    box.addSubview(AlertButton(action, of: self))
    if action.style == .cancel, preferredStyle == .actionSheet {
      view.addGestureRecognizer(outside)
    }
    view.setNeedsLayout()
  }

  open override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    let area = view.bounds
    let isPopover = popover?.shownStyle == .popover
    if preferredStyle == .actionSheet { outside.isEnabled = !isPopover }
    for case let button as AlertButton in box.subviews {
      button.isHidden = isPopover && button.isCancel
    }
    let height = Self.rowHeight * CGFloat(box.subviews.count + 1)
    let width = min(Self.width, area.width)
    let bottom = area.height - view.safeAreaInsets.bottom - height
    box.frame = CGRect(
      x: (area.width - width) / 2,
      y: preferredStyle == .alert ? (area.height - height) / 2 : max(0, bottom), width: width,
      height: height)
    for (place, row) in box.subviews.enumerated() {
      row.frame = CGRect(
        x: 0, y: Self.rowHeight * CGFloat(place + 1), width: width, height: Self.rowHeight)
    }
  }

  // MARK: - What the user chooses

  /// The user taps a button: the alert goes, and what the button does waits until it is gone.
  func choose(_ action: UIAlertAction) {
    let driver = HeadlessScene.current.presentation
    guard let identifier = driver.knownIdentifier(of: self),
      driver.world.canEndSystemController(identifier)
    else { return }
    chosen = action
    driver.world.tapAction(ofAlert: identifier)
  }

  /// Whether the user has chosen what cancels.
  package var isCanceled: Bool { chosen?.style == .cancel }

  override var kindForRules: KindForRules { .alert }

  override func runChosenAction() {
    guard let action = chosen else { return }
    chosen = nil
    action.run()
  }
}

private final class AlertButton: UIButton {
  private let alertAction: UIAlertAction

  init(_ action: UIAlertAction, of alert: UIAlertController) {
    alertAction = action
    super.init(frame: .zero)
    addAction(
      UIAction { [weak alert] _ in alert?.choose(action) }, for: .primaryActionTriggered)
  }

  required init?(coder: NSCoder) { nil }

  var isCancel: Bool { alertAction.style == .cancel }
  override var currentTitle: String? { alertAction.title ?? "button" }
  override var isEnabled: Bool {
    get { alertAction.isEnabled }
    set { alertAction.isEnabled = newValue }
  }
}

public enum UIAlertControllerSeverity: Int, Sendable { case `default`, critical }
