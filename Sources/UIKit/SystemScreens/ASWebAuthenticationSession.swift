// SPDX-License-Identifier: MIT

public import Foundation
import UIKitSemantics

/// Lets the user sign in on a website.
///
/// The page is shown above what the window of the context shows, cannot be swiped away
/// (AzureAD/microsoft-authentication-library-common-for-objc#582), and calls the handler when it is gone.
@preconcurrency @MainActor
open class ASWebAuthenticationSession: NSObject {
  public typealias CompletionHandler = (URL?, (any Error)?) -> Void

  /// How the website calls back.
  public struct Callback: Sendable {
    let scheme: String
    public static func customScheme(_ customScheme: String) -> Callback {
      Callback(scheme: customScheme)
    }
    public static func https(host: String, path: String) -> Callback { Callback(scheme: "https") }
  }

  open weak var presentationContextProvider: (any ASWebAuthenticationPresentationContextProviding)?
  open var prefersEphemeralWebBrowserSession = false
  private let scheme: String
  private let completionHandler: CompletionHandler
  private weak var page: _UIRemoteViewController?
  private var isOver = false

  public init(
    url: URL, callbackURLScheme: String?, completionHandler: @escaping CompletionHandler
  ) {
    (scheme, self.completionHandler) = (callbackURLScheme ?? "https", completionHandler)
    super.init()
  }

  public convenience init(
    url: URL, callback: Callback, completionHandler: @escaping CompletionHandler
  ) {
    self.init(url: url, callbackURLScheme: callback.scheme, completionHandler: completionHandler)
  }

  open var canStart: Bool { presentationContextProvider != nil && page == nil && !isOver }

  /// Shows the page; without a context it fails (Apple:
  /// *ASWebAuthenticationSessionError.Code.presentationContextNotProvided*).
  @discardableResult
  open func start() -> Bool {
    guard page == nil, !isOver else { return false }
    guard let provider = presentationContextProvider else {
      finish(nil, .presentationContextNotProvided)
      return false
    }
    var source = provider.presentationAnchor(for: self).rootViewController
    while let next = source?.presentedViewController { source = next }
    guard let source else {
      finish(nil, .presentationContextInvalid)
      return false
    }
    let page = makePage()
    self.page = page
    source.present(page, animated: true)
    return true
  }

  private func makePage() -> _UIRemoteViewController {
    let page = _UIRemoteViewController()
    page.headlessTypeName = "ASWebAuthenticationSession"
    page.isModalInPresentation = true
    page.givenKind = .activity
    page.givenEndings = [
      .init("Cancel") { [self] in finish(nil, .canceledLogin) },
      .init("Sign In") { [self] in finish(URL(string: "\(scheme)://callback?code=1"), nil) },
    ]
    return page
  }

  private func finish(_ url: URL?, _ code: ASWebAuthenticationSessionError.Code?) {
    isOver = true
    completionHandler(url, code.map { ASWebAuthenticationSessionError($0) })
  }

  /// Takes the page away.
  open func cancel() {
    isOver = true
    page?.dismiss(animated: true)
  }
}

public typealias ASPresentationAnchor = UIWindow

@preconcurrency @MainActor
public protocol ASWebAuthenticationPresentationContextProviding: NSObjectProtocol {
  func presentationAnchor(for session: ASWebAuthenticationSession) -> ASPresentationAnchor
}

/// Why nobody has signed in.
public struct ASWebAuthenticationSessionError: Error, Hashable, Sendable {
  public enum Code: Int, Sendable {
    case canceledLogin = 1
    case presentationContextNotProvided, presentationContextInvalid
  }
  public let code: Code
  public init(_ code: Code) { self.code = code }
  public static var canceledLogin: Code { .canceledLogin }
  public static var presentationContextNotProvided: Code { .presentationContextNotProvided }
  public static var presentationContextInvalid: Code { .presentationContextInvalid }
}
