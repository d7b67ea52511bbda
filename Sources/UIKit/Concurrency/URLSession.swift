// SPDX-License-Identifier: MIT

public import Foundation

#if canImport(FoundationNetworking)
  public import FoundationNetworking
#endif

/// A session whose requests reach no server: all of them fail, which is told of by name.
///
/// It is found before Foundation's where a source file imports UIKit only.
open class URLSession: NSObject, @unchecked Sendable {
  public typealias Completion = @MainActor (Data?, URLResponse?, (any Error)?) -> Void

  #if canImport(FoundationNetworking)
    public typealias AuthChallengeDisposition = FoundationNetworking.URLSession
      .AuthChallengeDisposition
  #endif

  private static let sharedSession = URLSession(configuration: .default)
  public class var shared: URLSession { sharedSession }

  public let configuration: URLSessionConfiguration
  open var sessionDescription: String?

  public init(
    configuration: URLSessionConfiguration, delegate: (any NSObjectProtocol)? = nil,
    delegateQueue: OperationQueue? = nil
  ) {
    self.configuration = configuration
    super.init()
  }

  open func invalidateAndCancel() {}
  open func finishTasksAndInvalidate() {}

  @preconcurrency
  open func dataTask(
    with request: URLRequest, completionHandler: @escaping Completion = { _, _, _ in }
  ) -> URLSessionDataTask { URLSessionDataTask(request, completionHandler) }

  @preconcurrency
  open func dataTask(
    with url: URL, completionHandler: @escaping Completion = { _, _, _ in }
  ) -> URLSessionDataTask {
    dataTask(with: URLRequest(url: url), completionHandler: completionHandler)
  }

  /// Fails at any time, or when the task is cancelled.
  open func data(for request: URLRequest) async throws -> (Data, URLResponse) {
    URLSessionTask.isAwaited(request)
    do {
      try await Task.wait(until: URLSessionTask.failure(of: request))
    } catch {
      throw URLError(.cancelled)
    }
    throw URLError(.notConnectedToInternet)
  }

  open func data(
    for request: URLRequest, delegate: (any URLSessionTaskDelegate)?
  ) async throws -> (Data, URLResponse) { try await data(for: request) }

  open func data(
    from url: URL, delegate: (any URLSessionTaskDelegate)?
  ) async throws -> (Data, URLResponse) { try await data(from: url) }

  open func upload(
    for request: URLRequest, from bodyData: Data
  ) async throws -> (Data, URLResponse) { try await data(for: request) }

  /// Fails at any time, or when the task is cancelled.
  open func data(from url: URL) async throws -> (Data, URLResponse) {
    try await data(for: URLRequest(url: url))
  }
}

/// A request to a server, which nobody answers: it fails, at once or at any time later.
open class URLSessionTask: NSObject, @unchecked Sendable {
  public enum State: Int, Sendable { case running, suspended, canceling, completed }

  public let originalRequest: URLRequest?
  open var currentRequest: URLRequest? { originalRequest }
  open private(set) var state = State.suspended
  private let completion: URLSession.Completion
  private var event: PendingEvent.ID?

  fileprivate init(_ request: URLRequest, _ completion: @escaping URLSession.Completion) {
    (originalRequest, self.completion) = (request, completion)
    super.init()
  }

  fileprivate static func isAwaited(_ request: URLRequest) {
    isAwaited(by: "URLSession", request.url?.host)
  }

  /// Tells of a request to a server.
  static func isAwaited(by caller: String, _ host: String?) {
    let name = "\(caller) (\(host ?? "a file"))"
    MainActor.assumeIsolated { HeadlessScene.current.note(SceneNote(.unanswered, name)) }
  }

  private static func host(of request: URLRequest) -> String { request.url?.host ?? "a file" }

  /// What traces call it that a request gets no answer.
  fileprivate static func failure(of request: URLRequest) -> String {
    "request to \(host(of: request)) fails"
  }

  /// Begins to wait: the request fails as soon as there is no connection, or whenever that is lost.
  open func resume() {
    guard state == .suspended, let originalRequest else { return }
    state = .running
    Self.isAwaited(originalRequest)
    let task = Unchecked(value: self)
    event = MainActor.assumeIsolated {
      HeadlessScene.current.clock.schedule(
        .answer, Self.failure(of: originalRequest), after: .infinity, isFailure: true
      ) { task.value.fail(.notConnectedToInternet) }
    }
  }

  open func suspend() {
    if state == .running { state = .suspended }
    MainActor.assumeIsolated { HeadlessScene.current.clock.cancel(event) }
  }

  /// Ends the task; the completion handler is told so in a later turn.
  open func cancel() {
    guard state != .completed else { return }
    suspend()
    let task = Unchecked(value: self)
    OperationQueue.main.addOperation { task.value.fail(.cancelled) }
  }

  @MainActor
  private func fail(_ code: URLError.Code) {
    guard state != .completed else { return }
    state = .completed
    completion(nil, nil, URLError(code))
  }
}

open class URLSessionDataTask: URLSessionTask, @unchecked Sendable {}

/// Is told what becomes of requests; a request to a real server fails, and nobody is told anything else.
public protocol URLSessionDelegate: NSObjectProtocol {}
public protocol URLSessionTaskDelegate: URLSessionDelegate {}
