// SPDX-License-Identifier: MIT

public import Foundation

/// What an app extension gets from the app in which it runs, and gives back.
///
/// A scene says that its root view controller is that of an extension:
/// `NSExtensionContext.provide(inputItems: […])`.
@preconcurrency @MainActor
open class NSExtensionContext: NSObject {
  public let inputItems: [Any]
  /// What the extension has given back, or why not; `nil` while it runs.
  public private(set) var outcome: Result<[Any], any Error>?

  private init(_ items: [Any]) {
    inputItems = items
    super.init()
  }

  /// Lets the root view controller be that of an extension.
  @discardableResult
  public static func provide(inputItems: [Any] = []) -> NSExtensionContext {
    let context = NSExtensionContext(inputItems)
    HeadlessScene.current.extensionContext = context
    return context
  }

  /// The extension is done: the app around it takes it away, and then calls the handler.
  open func completeRequest(
    returningItems items: [Any]?, completionHandler: ((Bool) -> Void)? = nil
  ) {
    end(.success(items ?? []))
    if let completionHandler { DispatchQueue.main.async { completionHandler(true) } }
  }

  /// The extension is done without a result.
  open func cancelRequest(withError error: any Error) { end(.failure(error)) }

  private func end(_ outcome: Result<[Any], any Error>) {
    guard self.outcome == nil else { return }
    self.outcome = outcome
    HeadlessScene.current.windowScene.keyWindow?.isHidden = true
  }
}

extension UIViewController {
  /// What the extension gets from the app around it, if it is one.
  public var extensionContext: NSExtensionContext? { HeadlessScene.current.extensionContext }
}
