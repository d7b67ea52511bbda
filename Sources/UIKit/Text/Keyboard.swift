// SPDX-License-Identifier: MIT

import Foundation

/// The keyboard of a scene, which is there while something that takes text has the focus.
///
/// It is told of as Apple documents it (*UITextFieldDelegate*, *UIResponder.keyboardWillShowNotification*),
/// and moves what is laid out by the keyboard's guide. It lies over nothing: a finger reaches the views
/// behind it.
@MainActor
final class Keyboard {
  /// Where the keyboard is, or would be, on the screen.
  private(set) var frame = CGRect.zero
  private(set) var isShown = false
  /// Whether the focus moves on from one responder to the next: the keyboard stays.
  var isHandedOver = false
  private let host = KeyboardWindow(frame: .zero)
  /// Whose views are shown: who has the focus, or had it before something in these views got it.
  @Loose private var owner: UIResponder?
  /// The controller with a bar of its own that something else took the focus from.
  @Loose private var displaced: UIViewController?
  private var end: PendingEvent.ID?
  private var room = KeyboardRoom()
  private unowned let scene: HeadlessScene

  init(scene: HeadlessScene) { self.scene = scene }

  /// What the app has changed for the keyboard and not changed back, now that it has gone, in words.
  var keptRoom: [String] { isShown ? [] : room.kept }

  /// How far the keyboard reaches into a view, from below.
  func overlap(with view: UIView) -> CGFloat {
    guard isShown, view.window != nil else { return 0 }
    let top = view.convert(frame.origin, from: nil).y
    return min(max(0, view.bounds.maxY - top), view.bounds.height)
  }

  /// The focus has moved to a responder, or nobody has it any more; where it goes with a sheet, that
  /// is not told of (G15).
  func focusMoved(to responder: UIResponder?, tells: Bool = true) {
    guard !isHandedOver else { return }
    let isInside = (responder as? UIView)?.isDescendant(of: host) == true
    if responder == nil, let bar = displaced, bar.viewIfLoaded?.window != nil {
      displaced = nil
      if bar.becomeFirstResponder() { return }
    }
    if !isInside, responder != nil || owner?.isFirstResponder != true {
      if let bar = owner as? UIViewController, responder != nil, responder !== bar {
        displaced = bar
      }
      owner = responder
    }
    let responder = responder ?? owner
    let views = [owner?.accessory, responder?.inputView].compactMap(\.self)
    let comes = isInside || responder?.bringsKeyboard == true
    if !comes, !isShown { return }
    let former = isShown ? frame : hiddenFrame
    let wasShown = isShown
    let isAnother = !host.subviews.elementsEqual(views, by: ===)
    show(views)
    isShown = comes
    if comes { frame = shownFrame(with: responder, views) }
    place(views)
    for window in scene.windows { window.constraintsChanged() }
    let latter = comes ? frame : hiddenFrame
    guard tells else {
      room = KeyboardRoom()
      return scene.clock.cancel(end)
    }
    if wasShown && !comes {
      announce("Hide", "the keyboard has gone", former, latter)
    } else if !wasShown || former != latter || isAnother {
      announce(
        "Show", wasShown ? "the keyboard has moved" : "the keyboard has come", former, latter)
    }
  }

  private var hiddenFrame: CGRect {
    let screen = scene.screen.bounds
    return CGRect(x: 0, y: screen.maxY, width: screen.width, height: frame.height)
  }

  private func shownFrame(with responder: UIResponder?, _ views: [UIView]) -> CGRect {
    let screen = scene.screen.bounds
    let isWide = scene.screen.traitCollection.horizontalSizeClass == .regular
    let hasKeys = responder?.inputView == nil && responder?.takesText == true
    let suggestions: CGFloat = (responder as? UITextField)?.isSecureTextEntry == true ? 0 : 45
    let keys = hasKeys ? (isWide ? 355 : 291) + suggestions : 0
    let height = keys + views.reduce(0) { $0 + $1.ownHeight }
    return CGRect(x: 0, y: screen.maxY - height, width: screen.width, height: height)
  }

  /// Gives the focus to a controller that has come to the front with a bar of its own above the keys,
  /// if nobody has it (thoughtbot, *Input Accessorizing with UIViewController*).
  func appeared(_ controller: UIViewController) {
    guard controller.bringsAccessory,
      let window = controller.viewIfLoaded?.window, window.firstResponder == nil
    else { return }
    controller.becomeFirstResponder()
  }

  /// What something covers that is presented is not there (MessageKit reports it of its bar).
  func follow(_ presentation: PresentationDriver) {
    guard isShown, !host.subviews.isEmpty else { return }
    let view = owner as? UIView ?? (owner as? UIViewController)?.viewIfLoaded
    let isCovered = view.map { !presentation.letsTouches(reach: $0) } ?? false
    if host.isHidden != isCovered { host.isHidden = isCovered }
  }

  // MARK: - What the app shows above the keys, and instead of them

  private func show(_ views: [UIView]) {
    for view in host.subviews where !views.contains(where: { $0 === view }) {
      view.removeFromSuperview()
    }
    for view in views where view.superview !== host { host.addSubview(view) }
    host.isHidden = views.isEmpty
  }

  private func place(_ views: [UIView]) {
    var y: CGFloat = 0
    for view in views {
      view.frame = CGRect(x: 0, y: y, width: frame.width, height: view.ownHeight)
      y += view.frame.height
    }
    host.frame = CGRect(x: frame.minX, y: frame.minY, width: frame.width, height: y)
  }

  // MARK: - What is told

  /// Posts that the keyboard shows or hides, and that its frame changes.
  ///
  /// It shows anew whenever its frame is computed anew: where the next field has other keys, as one for
  /// passwords has no suggestions above them (codepath/ios_guides#11), or an accessory view of its own
  /// (Stack Overflow, "Why is UIKeyboardWillShowNotification called every time another TextField is
  /// selected?"). Between fields that are alike nothing is posted since iOS 11 (Open Radar 34432484).
  private func announce(_ change: String, _ name: String, _ former: CGRect, _ latter: CGRect) {
    let now = [UIResponder.keyboard("WillChangeFrame"), UIResponder.keyboard("Will\(change)")]
    let later = [UIResponder.keyboard("DidChangeFrame"), UIResponder.keyboard("Did\(change)")]
    scene.clock.cancel(end)
    let info: [AnyHashable: Any] = [
      UIResponder.keyboardFrameBeginUserInfoKey: NSValue(cgRect: former),
      UIResponder.keyboardFrameEndUserInfoKey: NSValue(cgRect: latter),
      UIResponder.keyboardAnimationDurationUserInfoKey: NSNumber(value: 0.25),
      UIResponder.keyboardAnimationCurveUserInfoKey: NSNumber(value: 7),
      UIResponder.keyboardIsLocalUserInfoKey: NSNumber(value: true),
    ]
    func post(_ names: [NSNotification.Name]) {
      for name in names {
        scene.notifications.post(name: name, object: scene.screen, userInfo: info)
      }
    }
    // Where nobody listens, nothing happens later.
    if scene.notifications.isAnyObserved(of: Set(later)) {
      end = scene.clock.schedule(.animation, name, after: 0.25) { post(later) }
    }
    guard scene.notifications.isAnyObserved(of: Set(now)) else { return post(now) }
    let look = KeyboardRoom.look(at: scene.windows)
    post(now)
    if isShown { room.note(changesSince: look) } else { room.note(hidingSince: look) }
  }
}

extension HeadlessScene {
  /// How high the keyboard is; `nil` while there is none.
  ///
  /// A field that becomes one for passwords while it has the focus keeps the keyboard that has come for it.
  package var heightOfKeyboard: Int? {
    keyboard.isShown ? Int(keyboard.frame.height.rounded()) : nil
  }
}

/// Holds what the app shows above the keys.
final class KeyboardWindow: UIWindow {}

extension UIView {
  fileprivate var ownHeight: CGFloat {
    bounds.height > 0 ? bounds.height : sizeThatFits(superview?.bounds.size ?? .zero).height
  }
}

extension UIResponder {
  fileprivate var takesText: Bool { self is any UIKeyInput }
  fileprivate var bringsKeyboard: Bool { takesText || inputView != nil || accessory != nil }
  /// Whether the responder has a bar of its own above the keys.
  var bringsAccessory: Bool { inputAccessoryView != nil || inputAccessoryViewController != nil }
  /// The accessory of the responder, or of one further up.
  fileprivate var accessory: UIView? {
    inputAccessoryView ?? inputAccessoryViewController?.view ?? next?.accessory
  }

  nonisolated public static let keyboardWillShowNotification = keyboard("WillShow")
  nonisolated public static let keyboardDidShowNotification = keyboard("DidShow")
  nonisolated public static let keyboardWillHideNotification = keyboard("WillHide")
  nonisolated public static let keyboardDidHideNotification = keyboard("DidHide")
  nonisolated public static let keyboardWillChangeFrameNotification = keyboard("WillChangeFrame")
  nonisolated public static let keyboardDidChangeFrameNotification = keyboard("DidChangeFrame")
  nonisolated public static let keyboardFrameBeginUserInfoKey = "UIKeyboardFrameBegin"
  nonisolated public static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEnd"
  nonisolated public static let keyboardAnimationDurationUserInfoKey = "UIKeyboardAnimationDuration"
  nonisolated public static let keyboardAnimationCurveUserInfoKey = "UIKeyboardAnimationCurve"
  nonisolated public static let keyboardIsLocalUserInfoKey = "UIKeyboardIsLocal"

  nonisolated fileprivate static func keyboard(_ name: String) -> NSNotification.Name {
    NSNotification.Name("UIKeyboard\(name)")
  }
}

/// Takes text from the keyboard.
@preconcurrency @MainActor
public protocol UIKeyInput: UIResponder {
  var hasText: Bool { get }
  func insertText(_ text: String)
  func deleteBackward()
}

/// The part of a view that the keyboard covers; without a keyboard, what is unsafe at the bottom.
@preconcurrency @MainActor
public final class UIKeyboardLayoutGuide: UILayoutGuide {
  public var followsUndockedKeyboard = false
  public var usesBottomSafeArea = true { didSet { owningView?.constraintsChanged() } }
}

extension UIView {
  public var keyboardLayoutGuide: UIKeyboardLayoutGuide {
    if let guide = guides.lazy.compactMap({ $0 as? UIKeyboardLayoutGuide }).first { return guide }
    let guide = UIKeyboardLayoutGuide(.keyboard, in: self)
    guides.append(guide)
    return guide
  }
}
