// SPDX-License-Identifier: MIT

// As apps write navigations, and Swift matches methods: one of an optional would not be called.
// swift-format-ignore-file: NeverUseImplicitlyUnwrappedOptionals

public import UIKit

/// What becomes of a page that is to be loaded.
public enum WKNavigationActionPolicy: Int, Sendable { case cancel, allow, download }
/// What becomes of the answer of a server.
public enum WKNavigationResponsePolicy: Int, Sendable { case cancel, allow, download }
/// Why a page is loaded; here the app has always asked for it.
public enum WKNavigationType: Int, Sendable {
  case linkActivated, formSubmitted, backForward, reload, formResubmitted, other = -1
}

/// A frame of a page.
@preconcurrency @MainActor
open class WKFrameInfo: NSObject {
  open var isMainFrame: Bool { true }
  public let request: URLRequest
  init(_ request: URLRequest) { self.request = request }
}

/// That a page is to be loaded.
@preconcurrency @MainActor
open class WKNavigationAction: NSObject {
  public let request: URLRequest
  public let navigationType: WKNavigationType
  open var targetFrame: WKFrameInfo? { WKFrameInfo(request) }
  init(_ request: URLRequest, _ type: WKNavigationType) {
    (self.request, navigationType) = (request, type)
  }
}

/// The answer of a server, or of the app.
@preconcurrency @MainActor
open class WKNavigationResponse: NSObject {
  public let response: URLResponse
  open var isForMainFrame: Bool { true }
  open var canShowMIMEType: Bool { true }
  init(_ request: URLRequest) {
    let url = request.url ?? URL(filePath: "/")
    let answer = HTTPURLResponse(url: url, statusCode: 200, httpVersion: nil, headerFields: nil)
    response =
      url.host == nil
      ? URLResponse(
        url: url, mimeType: "text/html", expectedContentLength: 0, textEncodingName: nil)
      : answer ?? URLResponse()
  }
}

/// Who is asked whether a page may be loaded, and told what becomes of it.
@preconcurrency @MainActor
public protocol WKNavigationDelegate: NSObjectProtocol {
  func webView(
    _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
    decisionHandler: @escaping @MainActor (WKNavigationActionPolicy) -> Void)
  func webView(
    _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
    preferences: WKWebpagePreferences,
    decisionHandler: @escaping @MainActor (WKNavigationActionPolicy, WKWebpagePreferences) -> Void)
  func webView(
    _ webView: WKWebView, decidePolicyFor navigationResponse: WKNavigationResponse,
    decisionHandler: @escaping @MainActor (WKNavigationResponsePolicy) -> Void)
  func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!)
  func webView(
    _ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!,
    withError error: any Error)
  func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!)
  func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!)
}

extension WKNavigationDelegate {
  public func webView(
    _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
    preferences: WKWebpagePreferences,
    decisionHandler: @escaping @MainActor (WKNavigationActionPolicy, WKWebpagePreferences) -> Void
  ) {
    self.webView(webView, decidePolicyFor: navigationAction) { decisionHandler($0, preferences) }
  }

  public func webView(
    _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
    decisionHandler: @escaping @MainActor (WKNavigationActionPolicy) -> Void
  ) { decisionHandler(.allow) }
  public func webView(
    _ webView: WKWebView, decidePolicyFor navigationResponse: WKNavigationResponse,
    decisionHandler: @escaping @MainActor (WKNavigationResponsePolicy) -> Void
  ) { decisionHandler(.allow) }
  public func webView(
    _ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!
  ) {}
  public func webView(
    _ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!,
    withError error: any Error
  ) {}
  public func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!) {}
  public func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {}
}

/// Where a window is wanted for a page, as storage.
@preconcurrency @MainActor
open class WKWindowFeatures: NSObject {}

/// Who shows what pages ask for; none asks, since none is shown.
@preconcurrency @MainActor
public protocol WKUIDelegate: NSObjectProtocol {}
