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

  private var closing: PendingEvent.ID?

  private init(_ items: [Any]) {
    inputItems = items
    super.init()
  }

  /// Lets the root view controller be that of an extension.
  ///
  /// From then on the app around it may close it at any time, as when the user swipes it away: the
  /// extension is not told.
  @discardableResult
  public static func provide(inputItems: [Any] = []) -> NSExtensionContext {
    let context = NSExtensionContext(inputItems)
    let scene = HeadlessScene.current
    scene.extensionContext = context
    context.closing = scene.clock.schedule(
      .answer, "the app around the extension closes it", after: .infinity
    ) { context.leave() }
    return context
  }

  /// The extension is done: the app around it takes it away, and then calls the handler.
  open func completeRequest(
    returningItems items: [Any]?, completionHandler: ((Bool) -> Void)? = nil
  ) { end(.success(items ?? [])) { completionHandler?(false) } }

  /// The extension is done without a result.
  open func cancelRequest(withError error: any Error) { end(.failure(error)) {} }

  /// Until the app around it has taken the extension away, the user can touch it.
  private func end(_ outcome: Result<[Any], any Error>, _ completion: @escaping () -> Void) {
    guard self.outcome == nil else { return }
    self.outcome = outcome
    HeadlessScene.current.clock.schedule(
      .animation, "the app around the extension takes it away", after: 0.4
    ) { [self] in
      leave()
      completion()
    }
  }

  private func leave() {
    let scene = HeadlessScene.current
    scene.clock.cancel(closing)
    scene.windowScene.keyWindow?.isHidden = true
    scene.launchWindow = nil
  }
}

extension NSNotification.Name {
  public static let NSExtensionHostWillEnterForeground = Self("NSExtensionHostWillEnterForeground")
  public static let NSExtensionHostDidBecomeActive = Self("NSExtensionHostDidBecomeActive")
  public static let NSExtensionHostWillResignActive = Self("NSExtensionHostWillResignActive")
  public static let NSExtensionHostDidEnterBackground = Self("NSExtensionHostDidEnterBackground")
}

extension UIViewController {
  /// What the extension gets from the app around it, if it is one.
  public var extensionContext: NSExtensionContext? { HeadlessScene.current.extensionContext }
}
