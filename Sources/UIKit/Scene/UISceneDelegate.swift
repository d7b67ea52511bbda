// SPDX-License-Identifier: MIT

public import Foundation

/// Is told of a scene, as storage: what is explored is a screen, and no app is launched.
@preconcurrency @MainActor
public protocol UISceneDelegate: NSObjectProtocol {}

/// Is told of a scene with windows, as storage.
@preconcurrency @MainActor
public protocol UIWindowSceneDelegate: UISceneDelegate {}

/// A scene that can be shown again.
@preconcurrency @MainActor
open class UISceneSession: NSObject {
  public struct Role: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let windowApplication = Role(rawValue: "windowApplication")
  }
  public let role = Role.windowApplication
}

/// How a scene is made.
@preconcurrency @MainActor
open class UISceneConfiguration: NSObject {
  public let name: String?
  public let role: UISceneSession.Role
  open var delegateClass: AnyClass?

  public init(name: String?, sessionRole: UISceneSession.Role) {
    (self.name, role) = (name, sessionRole)
  }
}

extension UIScene {
  /// Why a scene is made.
  @preconcurrency @MainActor
  open class ConnectionOptions: NSObject {
    public let urlContexts: Set<UIOpenURLContext> = []
  }
}

/// An address that is opened.
@preconcurrency @MainActor
open class UIOpenURLContext: NSObject {
  public let url: URL
  init(url: URL) { self.url = url }
}
