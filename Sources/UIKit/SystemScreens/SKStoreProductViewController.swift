// SPDX-License-Identifier: MIT

public import Foundation
import UIKitSemantics

/// Shows something in the store, of which nothing is loaded.
///
/// Its delegate is told that the user is done, and dismisses it (Apple: *SKStoreProductViewController*).
@preconcurrency @MainActor
open class SKStoreProductViewController: _UIRemoteViewController {
  open weak var delegate: (any SKStoreProductViewControllerDelegate)?

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Creates a controller; nothing is decoded.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The product is there at once.
  open func loadProduct(
    withParameters parameters: [String: Any],
    completionBlock block: ((Bool, (any Error)?) -> Void)? = nil
  ) {
    guard let block else { return }
    HeadlessScene.current.clock.schedule(.call, "completion of loadProduct") { block(true, nil) }
  }

  override var kindForRules: KindForRules { .imagePicker }

  override var endings: [Ending] {
    [Ending("Done") { [unowned self] in delegate?.productViewControllerDidFinish(self) }]
  }
}

public let SKStoreProductParameterITunesItemIdentifier = "id"

@preconcurrency @MainActor
public protocol SKStoreProductViewControllerDelegate: NSObjectProtocol {
  func productViewControllerDidFinish(_ viewController: SKStoreProductViewController)
}

extension SKStoreProductViewControllerDelegate {
  public func productViewControllerDidFinish(_ viewController: SKStoreProductViewController) {
    isNotImplemented()
  }
}
