// SPDX-License-Identifier: MIT

// swift-format-ignore-file: NeverUseImplicitlyUnwrappedOptionals

import SceneHarness
import SceneTesting
import Testing
import UIKit
import WebKit

/// A page with a spinner, which stops when the page is shown and when it fails, or in one case only.
private final class PageViewController: UIViewController, WKNavigationDelegate {
  var isOfServer = true
  var stops = [true, true]
  private let web = WKWebView()
  private let spinner = UIActivityIndicatorView(frame: CGRect(x: 20, y: 200, width: 40, height: 40))

  override func viewDidLoad() {
    super.viewDidLoad()
    web.frame = view.bounds
    view.addSubview(web)
    view.addSubview(spinner)
    web.navigationDelegate = self
    if isOfServer, let url = URL(string: "https://example.com/terms") {
      web.load(URLRequest(url: url))
    } else {
      web.loadHTMLString("<p>Terms</p>", baseURL: nil)
    }
  }

  func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!) {
    spinner.startAnimating()
  }
  func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {
    if stops[0] { spinner.stopAnimating() }
  }
  func webView(
    _ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!,
    withError error: any Error
  ) { if stops[1] { spinner.stopAnimating() } }
}

/// Writes down what it is told, and lets pages through but for one server.
private final class Listener: NSObject, WKNavigationDelegate {
  var told: [String] = []

  func webView(
    _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
    decisionHandler: @escaping @MainActor (WKNavigationActionPolicy) -> Void
  ) { decisionHandler(navigationAction.request.url?.host == "bad.com" ? .cancel : .allow) }
  func webView(
    _ webView: WKWebView, decidePolicyFor navigationResponse: WKNavigationResponse,
    decisionHandler: @escaping @MainActor (WKNavigationResponsePolicy) -> Void
  ) {
    told.append("answer")
    decisionHandler(.allow)
  }
  func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!) {
    told.append("starts")
  }
  func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!) { told.append("comes") }
  func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {
    told.append("finishes")
  }
  func webView(
    _ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!,
    withError error: any Error
  ) { told.append("fails") }
}

@MainActor
@Suite("Web views")
struct WebPageTests {
  @Test(
    "a spinner that runs on when the page fails, or is there, is told of",
    arguments: [
      (true, [true, false], "\"what is over leaves the screen", "system: example.com fails"),
      (true, [false, true], "\"what is over leaves the screen", "system: example.com answers"),
      (false, [false, true], "\"a spinner ends when", "page is loaded"),
    ])
  func silent(isOfServer: Bool, stops: [Bool], property: String, end: String) async throws {
    let found = try await reports { _ in
      let screen = PageViewController()
      (screen.isOfServer, screen.stops) = (isOfServer, stops)
      return screen
    }
    #expect(found.count == 1, "\(found)")
    #expect(found.first?.hasPrefix(property) == true, "\(found)")
    #expect(found.first?.contains(end) == true, "\(found)")
  }

  @Test func `one that stops in each case is quiet`() async throws {
    try await expectNoViolation { _ in PageViewController() }
  }

  private func fire(_ scene: HeadlessScene, _ name: String) {
    if let event = scene.clock.pending.first(where: { $0.name == name }) {
      scene.clock.fire(event.id)
    }
  }

  @Test func `pages are allowed, come, are left and come back`() {
    let scene = HeadlessScene.start()
    let (web, listener) = (WKWebView(), Listener())
    web.navigationDelegate = listener
    web.loadHTMLString("<title>Terms</title>", baseURL: nil)
    #expect(web.isLoading && listener.told.isEmpty)
    fire(scene, "page is asked for")
    fire(scene, "page is loaded")
    #expect(listener.told == ["starts", "answer", "comes", "finishes"])
    #expect(web.title == "Terms" && !web.isLoading && web.estimatedProgress == 1 && !web.canGoBack)

    for url in ["https://bad.com", "https://example.com"].compactMap(URL.init(string:)) {
      web.load(URLRequest(url: url))
      fire(scene, "\(url.host ?? "") is asked for")
    }
    #expect(scene.clock.pending.map(\.name) == ["example.com answers", "example.com fails"])
    fire(scene, "example.com answers")
    #expect(web.title == "example.com" && web.canGoBack && scene.clock.isIdle)
    web.goBack()
    fire(scene, "page is asked for")
    fire(scene, "page is loaded")
    #expect(!web.canGoBack && web.canGoForward)

    listener.told = []
    web.reload()
    fire(scene, "page is asked for")
    web.stopLoading()
    fire(scene, "load of page is canceled")
    #expect(listener.told == ["starts", "fails"] && scene.clock.isIdle)
  }

  @Test func `nothing is to come of a page whose view has gone`() {
    let scene = HeadlessScene.start()
    var web: WKWebView? = WKWebView()
    if let url = URL(string: "https://example.com") { web?.load(URLRequest(url: url)) }
    fire(scene, "example.com is asked for")
    #expect(scene.clock.pending.count == 2)
    web = nil
    #expect(scene.clock.isIdle)
  }

  @Test func `who observes the progress is told, by a closure or by a name`() {
    final class Observer: UIViewController {
      var told: [String] = []
      override func observeValue(
        forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
        context: UnsafeMutableRawPointer?
      ) { told.append("\(keyPath ?? "") \(change?[.newKey] as? Double ?? 0)") }
    }
    let scene = HeadlessScene.start()
    let (web, observer) = (WKWebView(), Observer())
    web.addObserver(observer, forKeyPath: "estimatedProgress", options: .new, context: nil)
    let observation = web.observe(\.isLoading) { web, _ in observer.told.append("\(web.isLoading)")
    }
    web.loadHTMLString("", baseURL: nil)
    fire(scene, "page is asked for")
    fire(scene, "page is loaded")
    #expect(
      observer.told == ["true", "estimatedProgress 0.1", "false", "estimatedProgress 1.0"])
    observation.invalidate()
    #expect(scene.notes(.unimplemented).isEmpty)
  }
}
