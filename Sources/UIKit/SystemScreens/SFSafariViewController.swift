// SPDX-License-Identifier: MIT

public import Foundation
import UIKitSemantics

/// Shows a website.
///
/// It dismisses itself when the user taps Done; presented as a sheet it can be swiped away, of which
/// its delegate does not learn (A32).
@preconcurrency @MainActor
open class SFSafariViewController: _UIRemoteViewController {
  /// How the website is shown, as storage.
  @preconcurrency @MainActor
  open class Configuration: NSObject {
    open var entersReaderIfAvailable = false, barCollapsingEnabled = true
  }
  public enum DismissButtonStyle: Int, Sendable { case done, close, cancel }

  open weak var delegate: (any SFSafariViewControllerDelegate)?
  open var preferredBarTintColor: UIColor?, preferredControlTintColor: UIColor?
  open var dismissButtonStyle = DismissButtonStyle.done
  public let configuration: Configuration

  public init(url: URL, configuration: Configuration = Configuration()) {
    guard ["http", "https"].contains(url.scheme?.lowercased()) else {
      HeadlessException.raise(
        "NSInvalidArgumentException",
        "The specified URL has an unsupported scheme. Only HTTP and HTTPS URLs are supported.")
    }
    self.configuration = configuration
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a controller; nothing is decoded.
  public required init?(coder: NSCoder) {
    configuration = Configuration()
    super.init(coder: coder)
  }

  override var kindForRules: KindForRules { .safari }
  override var automaticStyle: UIModalPresentationStyle { .fullScreen }

  override var endings: [Ending] {
    [
      Ending("\(dismissButtonStyle)".capitalized) { [unowned self] in
        delegate?.safariViewControllerDidFinish(self)
      }
    ]
  }
}

@preconcurrency @MainActor
public protocol SFSafariViewControllerDelegate: NSObjectProtocol {
  func safariViewControllerDidFinish(_ controller: SFSafariViewController)
}

extension SFSafariViewControllerDelegate {
  public func safariViewControllerDidFinish(_ controller: SFSafariViewController) {
    isNotImplemented()
  }
}
