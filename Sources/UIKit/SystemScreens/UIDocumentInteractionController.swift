// SPDX-License-Identifier: MIT

public import Foundation

/// Shows a document, or what can be done with it: nothing, here.
@preconcurrency @MainActor
open class UIDocumentInteractionController: NSObject {
  open var url: URL?, uti: String?, name: String?, annotation: Any?
  open weak var delegate: (any UIDocumentInteractionControllerDelegate)?

  public convenience init(url: URL) {
    self.init()
    (self.url, name) = (url, url.lastPathComponent)
  }

  private func isNotShown() -> Bool {
    HeadlessScene.current.note(unimplemented: "UIDocumentInteractionController")
    return false
  }

  open func presentPreview(animated: Bool) -> Bool { isNotShown() }
  open func presentOptionsMenu(from rect: CGRect, in view: UIView, animated: Bool) -> Bool {
    isNotShown()
  }
  open func presentOptionsMenu(from item: UIBarButtonItem, animated: Bool) -> Bool { isNotShown() }
  open func presentOpenInMenu(from rect: CGRect, in view: UIView, animated: Bool) -> Bool {
    isNotShown()
  }
  open func presentOpenInMenu(from item: UIBarButtonItem, animated: Bool) -> Bool { isNotShown() }
  open func dismissPreview(animated: Bool) {}
  open func dismissMenu(animated: Bool) {}
}

/// Says where a document is shown; nobody asks.
@preconcurrency @MainActor
public protocol UIDocumentInteractionControllerDelegate: NSObjectProtocol {}
