// SPDX-License-Identifier: MIT

public import Foundation

/// What a controller and those in it are to take for their traits; here they do not.
public struct UITraitOverrides: Equatable, Sendable {
  public var horizontalSizeClass = UIUserInterfaceSizeClass.unspecified
  public var verticalSizeClass = UIUserInterfaceSizeClass.unspecified
  public var userInterfaceStyle = UIUserInterfaceStyle.unspecified
  public var displayScale: CGFloat = 0
  public var preferredContentSizeCategory = UIContentSizeCategory.large
}

extension UIViewController {
  public final var traitOverrides: UITraitOverrides {
    get { kept() ?? UITraitOverrides() }
    set {
      keep(newValue)
      HeadlessScene.current.note(unimplemented: "UIViewController.traitOverrides")
    }
  }
}
