// SPDX-License-Identifier: MIT

package import UIKitSemantics

public enum UIModalPresentationStyle: Int, Sendable {
  /// Covers the screen and takes the presenter's view out of the window.
  case fullScreen
  case pageSheet
  /// A smaller sheet in a wide window.
  case formSheet
  /// Covers the controller that defines the presentation context.
  case currentContext
  /// Leaves everything to the transitioning delegate.
  case custom
  /// Covers the screen and leaves the views below.
  case overFullScreen
  /// Covers the context and leaves the views below.
  case overCurrentContext
  /// Points at its source in a wide window.
  case popover
  /// Blurs what is below; of no platform here.
  case blurOverFullScreen
  /// Means "do not adapt" as an answer.
  case none = -1
  /// Lets UIKit choose.
  case automatic = -2

  /// The style as the rules of presentation know it.
  package var rule: ModalPresentationStyle {
    switch self {
    case .fullScreen: .fullScreen
    case .pageSheet: .pageSheet
    case .formSheet: .formSheet
    case .currentContext: .currentContext
    case .custom: .custom
    case .overFullScreen, .blurOverFullScreen: .overFullScreen
    case .overCurrentContext: .overCurrentContext
    case .popover: .popover
    case .none: .none
    case .automatic: .automatic
    }
  }

  /// The style that the rules of presentation name.
  package init(_ rule: ModalPresentationStyle) {
    switch rule {
    case .automatic: self = .automatic
    case .fullScreen: self = .fullScreen
    case .pageSheet: self = .pageSheet
    case .formSheet: self = .formSheet
    case .currentContext: self = .currentContext
    case .custom: self = .custom
    case .overFullScreen: self = .overFullScreen
    case .overCurrentContext: self = .overCurrentContext
    case .popover: self = .popover
    case .none: self = .none
    }
  }
}

/// The system's own animation of a presentation.
public enum UIModalTransitionStyle: Int, Sendable {
  case coverVertical, flipHorizontal, crossDissolve, partialCurl
}
