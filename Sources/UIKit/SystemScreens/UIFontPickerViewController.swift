// SPDX-License-Identifier: MIT

public import Foundation
import UIKitSemantics

/// Lets the user choose a font, and dismisses itself; its delegate also learns of a swipe (A39).
@preconcurrency @MainActor
open class UIFontPickerViewController: _UIRemoteViewController {
  /// Which fonts are shown, as storage.
  @preconcurrency @MainActor
  open class Configuration: NSObject {
    open var includeFaces = false, displayUsingSystemFont = false
  }

  public let configuration: Configuration
  open weak var delegate: (any UIFontPickerViewControllerDelegate)?
  open var selectedFontDescriptor: UIFontDescriptor?

  public init(configuration: Configuration) {
    self.configuration = configuration
    super.init(nibName: nil, bundle: nil)
  }

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    configuration = Configuration()
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Creates a controller; nothing is decoded.
  public required init?(coder: NSCoder) {
    configuration = Configuration()
    super.init(coder: coder)
  }

  override var kindForRules: KindForRules { .fontPicker }

  override var endings: [Ending] {
    [
      Ending("Cancel") { [unowned self] in delegate?.fontPickerViewControllerDidCancel(self) },
      Ending("Choose Font") { [unowned self] in
        selectedFontDescriptor = UIFontDescriptor(name: "Georgia", size: 17)
        delegate?.fontPickerViewControllerDidPickFont(self)
      },
    ]
  }
}

@preconcurrency @MainActor
public protocol UIFontPickerViewControllerDelegate: NSObjectProtocol {
  func fontPickerViewControllerDidCancel(_ viewController: UIFontPickerViewController)
  func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController)
}

extension UIFontPickerViewControllerDelegate {
  public func fontPickerViewControllerDidCancel(_ viewController: UIFontPickerViewController) {
    isNotImplemented()
  }
  public func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController) {
    isNotImplemented()
  }
}

/// What font is meant.
open class UIFontDescriptor: NSObject, @unchecked Sendable {
  /// How letters look, as storage.
  public struct SymbolicTraits: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let traitItalic = Self(rawValue: 1), traitBold = Self(rawValue: 2),
      traitMonoSpace = Self(rawValue: 1 << 10)
  }
  public enum SystemDesign: Sendable { case `default`, rounded, serif, monospaced }

  public let postscriptName: String
  public let pointSize: CGFloat
  public let symbolicTraits: SymbolicTraits

  public init(name: String, size: CGFloat, symbolicTraits: SymbolicTraits = []) {
    (postscriptName, pointSize, self.symbolicTraits) = (name, size, symbolicTraits)
    super.init()
  }

  open class func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle)
    -> UIFontDescriptor
  { UIFont.preferredFont(forTextStyle: style).fontDescriptor }
  open func withSymbolicTraits(_ traits: SymbolicTraits) -> UIFontDescriptor? {
    UIFontDescriptor(name: postscriptName, size: pointSize, symbolicTraits: traits)
  }
  open func withDesign(_ design: SystemDesign) -> UIFontDescriptor? { self }
  open func withSize(_ size: CGFloat) -> UIFontDescriptor {
    UIFontDescriptor(name: postscriptName, size: size, symbolicTraits: symbolicTraits)
  }
}

extension UIFont {
  public var fontDescriptor: UIFontDescriptor {
    UIFontDescriptor(name: fontName, size: pointSize)
  }
  /// Creates the font of a descriptor; of no size, it has the descriptor's.
  public convenience init(descriptor: UIFontDescriptor, size: CGFloat) {
    self.init(
      named: descriptor.postscriptName, points: size == 0 ? descriptor.pointSize : size)
  }
}
