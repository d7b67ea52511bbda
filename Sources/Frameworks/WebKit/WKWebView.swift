// SPDX-License-Identifier: MIT

public import UIKit

/// A page that is being loaded.
@preconcurrency @MainActor
open class WKNavigation: NSObject {}

/// Loads pages, and tells of them, as storage: nothing is shown, and there is nothing to touch.
///
/// A page of a server is loaded at any time or fails; what the app itself has is loaded in a moment.
@preconcurrency @MainActor
open class WKWebView: UIView {
  public let scrollView = UIScrollView()
  open private(set) var configuration: WKWebViewConfiguration
  open weak var navigationDelegate: (any WKNavigationDelegate)?
  open weak var uiDelegate: (any WKUIDelegate)?

  open private(set) var url: URL? { didSet { tellObservers() } }
  open private(set) var title: String? { didSet { tellObservers() } }
  open private(set) var isLoading = false { didSet { tellObservers() } }
  open private(set) var estimatedProgress = 0.0 { didSet { tellObservers() } }
  open var allowsBackForwardNavigationGestures = false, allowsLinkPreview = true
  open var isInspectable = false
  open var customUserAgent: String?

  /// The pages that were shown, and which of them is shown.
  private var pages: [URLRequest] = []
  private var place = -1
  /// What is being loaded.
  private var current: (navigation: WKNavigation, request: URLRequest, page: Page)?
  private let pending = PendingPage()
  /// Whether what is being loaded has left the page before.
  private var hasStarted = false

  /// Where a page comes from.
  private enum Page {
    case server
    /// The app has it, with a title.
    case app(title: String?)
  }

  public init(frame: CGRect, configuration: WKWebViewConfiguration) {
    self.configuration = configuration
    super.init(frame: frame)
    addSubview(scrollView)
  }
  public override convenience init(frame: CGRect) {
    self.init(frame: frame, configuration: WKWebViewConfiguration())
  }
  public required init?(coder: NSCoder) {
    configuration = WKWebViewConfiguration()
    super.init(coder: coder)
    addSubview(scrollView)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    scrollView.frame = bounds
  }

  // MARK: - Loading

  @discardableResult
  open func load(_ request: URLRequest) -> WKNavigation? {
    load(request, request.url?.isFileURL == true ? .app(title: nil) : .server, .other, to: nil)
  }
  @discardableResult
  open func loadHTMLString(_ string: String, baseURL: URL?) -> WKNavigation? {
    let title = string.firstRange(of: "<title>").map { start in
      string[start.upperBound...].prefix { $0 != "<" }
    }
    return load(
      URLRequest(url: baseURL ?? Self.blank), .app(title: title.map(String.init)), .other, to: nil)
  }
  @discardableResult
  open func load(
    _ data: Data, mimeType MIMEType: String, characterEncodingName: String, baseURL: URL
  ) -> WKNavigation? {
    load(URLRequest(url: baseURL), .app(title: nil), .other, to: nil)
  }
  @discardableResult
  open func loadFileURL(_ URL: URL, allowingReadAccessTo readAccessURL: URL) -> WKNavigation? {
    load(URLRequest(url: URL), .app(title: nil), .other, to: nil)
  }
  @discardableResult
  open func reload() -> WKNavigation? {
    guard let request = current?.request ?? (place < 0 ? nil : pages[place]) else { return nil }
    return load(request, page(of: request), .reload, to: place < 0 ? 0 : place)
  }

  /// Whoever waits for the page is told in a later turn.
  open func stopLoading() {
    guard let stopped = current else { return }
    end()
    guard hasStarted else { return }
    later("load of \(Self.name(stopped.request)) is canceled") { view in
      view.navigationDelegate?.webView(
        view, didFailProvisionalNavigation: stopped.navigation, withError: URLError(.cancelled))
    }
  }

  open var canGoBack: Bool { place > 0 }
  open var canGoForward: Bool { place + 1 < pages.count }
  @discardableResult
  open func goBack() -> WKNavigation? { canGoBack ? go(to: place - 1) : nil }
  @discardableResult
  open func goForward() -> WKNavigation? { canGoForward ? go(to: place + 1) : nil }

  private func go(to place: Int) -> WKNavigation? {
    load(pages[place], page(of: pages[place]), .backForward, to: place)
  }

  private static var blank: URL { URL(filePath: "about:blank") }
  private static func name(_ request: URLRequest) -> String { request.url?.host ?? "page" }

  private func page(of request: URLRequest) -> Page {
    request.url?.host == nil ? .app(title: title) : .server
  }

  private func load(
    _ request: URLRequest, _ page: Page, _ type: WKNavigationType, to place: Int?
  ) -> WKNavigation? {
    stopLoading()
    let navigation = WKNavigation()
    current = (navigation, request, page)
    (url, isLoading, estimatedProgress, hasStarted) = (request.url, true, 0.1, false)
    let action = WKNavigationAction(request, type)
    pending.events = [
      later("\(Self.name(request)) is asked for") { view in
        guard let delegate = view.navigationDelegate else { return view.start(place) }
        delegate.webView(
          view, decidePolicyFor: action,
          preferences: view.configuration.defaultWebpagePreferences
        ) { [weak view] policy, _ in
          guard let view, view.current?.navigation === navigation else { return }
          if policy == .allow { view.start(place) } else { view.end() }
        }
      }
    ]
    return navigation
  }

  private func start(_ place: Int?) {
    guard let current else { return }
    hasStarted = true
    navigationDelegate?.webView(self, didStartProvisionalNavigation: current.navigation)
    guard self.current?.navigation === current.navigation else { return }
    let name = Self.name(current.request)
    switch current.page {
    case .app: pending.events = [later("page is loaded", after: 0.1) { $0.arrive(at: place) }]
    case .server:
      pending.events = [
        later("\(name) answers", .answer) { $0.arrive(at: place) },
        later("\(name) fails", .answer) { view in
          view.end()
          view.navigationDelegate?.webView(
            view, didFailProvisionalNavigation: current.navigation, withError: URLError(.timedOut))
        },
      ]
    }
  }

  private func arrive(at place: Int?) {
    pending.cancel()
    guard let current else { return }
    let response = WKNavigationResponse(current.request)
    guard let navigationDelegate else { return commit(current.navigation, place) }
    navigationDelegate.webView(self, decidePolicyFor: response) { [weak self] policy in
      guard let self, self.current?.navigation === current.navigation else { return }
      if policy == .allow { return commit(current.navigation, place) }
      end()
      self.navigationDelegate?.webView(
        self, didFailProvisionalNavigation: current.navigation, withError: URLError(.cancelled))
    }
  }

  private func commit(_ navigation: WKNavigation, _ place: Int?) {
    guard let current else { return }
    if let place, pages.indices.contains(place) {
      self.place = place
    } else {
      pages = pages.prefix(self.place + 1) + [current.request]
      self.place = pages.count - 1
    }
    if case .app(let title) = current.page { self.title = title } else { title = url?.host }
    navigationDelegate?.webView(self, didCommit: navigation)
    guard self.current?.navigation === navigation else { return }
    end()
    estimatedProgress = 1
    navigationDelegate?.webView(self, didFinish: navigation)
  }

  /// Nothing is loaded any longer.
  private func end() {
    pending.cancel()
    (current, isLoading) = (nil, false)
  }

  @discardableResult
  private func later(
    _ name: String, _ kind: PendingEvent.Kind = .call, after delay: Double = 0,
    _ action: @escaping @MainActor (WKWebView) -> Void
  ) -> PendingEvent.ID {
    HeadlessScene.current.clock.schedule(
      kind, name, after: kind == .answer ? .infinity : delay
    ) { [weak self] in if let self { action(self) } }
  }

  // MARK: - What runs in pages

  /// Runs nothing: the result is none, in a later turn.
  open func evaluateJavaScript(
    _ javaScriptString: String,
    completionHandler: (@MainActor (Any?, (any Error)?) -> Void)? = nil
  ) {
    guard let completionHandler else { return }
    later("script has run") { _ in completionHandler(nil, nil) }
  }
  @discardableResult
  open func evaluateJavaScript(_ javaScriptString: String) async throws -> Any? { nil }
}

/// What is still to come of a page, unless its view goes before.
private final class PendingPage {
  var events: [PendingEvent.ID] = []
  /// That of the view's own scene, which may be over when the view goes.
  private let clock = Derived(MainActor.assumeIsolated { HeadlessScene.current.clock })

  func cancel() {
    let (clock, events) = (clock.value, events)
    self.events = []
    MainActor.assumeIsolated { events.forEach(clock.cancel) }
  }

  deinit { cancel() }
}

extension WKWebView: NamedValues {
  package func value(named name: String) -> AnyHashable? {
    switch name {
    case "estimatedProgress": AnyHashable(estimatedProgress)
    case "loading", "isLoading": AnyHashable(isLoading)
    case "title": AnyHashable(title ?? "")
    case "URL", "url": AnyHashable(url?.absoluteString ?? "")
    case "canGoBack": AnyHashable(canGoBack)
    default: nil
    }
  }
}
