// SPDX-License-Identifier: MIT

@_exported public import UIKit

/// How pages are loaded and shown, as storage.
@preconcurrency @MainActor
open class WKWebViewConfiguration: NSObject {
  public override init() {}
  open var processPool = WKProcessPool()
  open var preferences = WKPreferences()
  open var userContentController = WKUserContentController()
  open var websiteDataStore = WKWebsiteDataStore.default()
  open var defaultWebpagePreferences = WKWebpagePreferences()
  open var applicationNameForUserAgent: String?
  open var allowsInlineMediaPlayback = false, allowsAirPlayForMediaPlayback = true
  open var allowsPictureInPictureMediaPlayback = true
  open var mediaTypesRequiringUserActionForPlayback: WKAudiovisualMediaTypes = .all
}

/// Films and sounds that wait for the user, as storage.
public struct WKAudiovisualMediaTypes: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let audio = Self(rawValue: 1), video = Self(rawValue: 2), all = Self(rawValue: 3)
}

@preconcurrency @MainActor
open class WKProcessPool: NSObject {
  public override init() {}
}

/// What pages may do, as storage.
@preconcurrency @MainActor
open class WKPreferences: NSObject {
  public override init() {}
  open var javaScriptEnabled = true, javaScriptCanOpenWindowsAutomatically = false
}

/// The same for one page.
@preconcurrency @MainActor
open class WKWebpagePreferences: NSObject {
  public enum ContentMode: Int, Sendable { case recommended, mobile, desktop }
  public override init() {}
  open var preferredContentMode = ContentMode.recommended
  open var allowsContentJavaScript = true
}

/// What a page tells the app, which none does.
@preconcurrency @MainActor
open class WKScriptMessage: NSObject {
  open var name: String { "" }
  open var body: Any { "" }
  open var webView: WKWebView? { nil }
}

/// Whom a page would tell something.
@preconcurrency @MainActor
public protocol WKScriptMessageHandler: NSObjectProtocol {
  func userContentController(
    _ controller: WKUserContentController, didReceive message: WKScriptMessage)
}

/// A script for pages, as storage.
@preconcurrency @MainActor
open class WKUserScript: NSObject {
  public let source: String
  public let injectionTime: WKUserScriptInjectionTime
  public let isForMainFrameOnly: Bool
  public init(source: String, injectionTime: WKUserScriptInjectionTime, forMainFrameOnly: Bool) {
    (self.source, self.injectionTime, isForMainFrameOnly) = (
      source, injectionTime, forMainFrameOnly
    )
  }
}

/// When a script runs.
public enum WKUserScriptInjectionTime: Int, Sendable { case atDocumentStart, atDocumentEnd }

/// Keeps scripts, and, as on a device, those whom pages would tell something.
@preconcurrency @MainActor
open class WKUserContentController: NSObject {
  public override init() {}
  open private(set) var userScripts: [WKUserScript] = []
  private var handlers: [String: any WKScriptMessageHandler] = [:]
  open func addUserScript(_ userScript: WKUserScript) { userScripts.append(userScript) }
  open func removeAllUserScripts() { userScripts = [] }
  open func add(_ scriptMessageHandler: any WKScriptMessageHandler, name: String) {
    handlers[name] = scriptMessageHandler
  }
  open func removeScriptMessageHandler(forName name: String) { handlers[name] = nil }
  open func removeAllScriptMessageHandlers() { handlers = [:] }
}

public let WKWebsiteDataTypeCookies = "WKWebsiteDataTypeCookies"
public let WKWebsiteDataTypeDiskCache = "WKWebsiteDataTypeDiskCache"
public let WKWebsiteDataTypeMemoryCache = "WKWebsiteDataTypeMemoryCache"

/// What pages have left on the device: nothing.
@preconcurrency @MainActor
open class WKWebsiteDataRecord: NSObject {
  open var displayName: String { "" }
  open var dataTypes: Set<String> { [] }
}

/// Keeps nothing: pages leave nothing.
@preconcurrency @MainActor
open class WKWebsiteDataStore: NSObject {
  open class func `default`() -> WKWebsiteDataStore { WKWebsiteDataStore() }
  open class func nonPersistent() -> WKWebsiteDataStore { WKWebsiteDataStore() }
  open class func allWebsiteDataTypes() -> Set<String> { [WKWebsiteDataTypeCookies] }
  public let httpCookieStore = WKHTTPCookieStore()
  open func fetchDataRecords(
    ofTypes dataTypes: Set<String>,
    completionHandler: @escaping @MainActor ([WKWebsiteDataRecord]) -> Void
  ) { OperationQueue.main.addOperation { completionHandler([]) } }
  open func removeData(
    ofTypes dataTypes: Set<String>, for dataRecords: [WKWebsiteDataRecord],
    completionHandler: @escaping @MainActor () -> Void
  ) { OperationQueue.main.addOperation { completionHandler() } }
  open func removeData(
    ofTypes dataTypes: Set<String>, modifiedSince date: Date,
    completionHandler: @escaping @MainActor () -> Void
  ) { OperationQueue.main.addOperation { completionHandler() } }
}

/// Keeps no cookies: no page has any.
@preconcurrency @MainActor
open class WKHTTPCookieStore: NSObject {
  open func getAllCookies(_ completionHandler: @escaping @MainActor ([HTTPCookie]) -> Void) {
    OperationQueue.main.addOperation { completionHandler([]) }
  }
  open func setCookie(_ cookie: HTTPCookie, completionHandler: (@MainActor () -> Void)? = nil) {
    OperationQueue.main.addOperation { completionHandler?() }
  }
}
