// SPDX-License-Identifier: MIT

public import Combine
public import Foundation

extension URLSession {
  /// Sends what a server answers to a request; nobody answers here, as with a task.
  public func dataTaskPublisher(for request: URLRequest) -> DataTaskPublisher {
    DataTaskPublisher(request: request, session: self)
  }

  public func dataTaskPublisher(for url: URL) -> DataTaskPublisher {
    dataTaskPublisher(for: URLRequest(url: url))
  }

  /// Makes a request for each subscriber, and cancels it with the subscription.
  public struct DataTaskPublisher: Publisher {
    public typealias Output = (data: Data, response: URLResponse)
    public typealias Failure = URLError
    public let request: URLRequest
    public let session: URLSession

    public func subscribe(
      _ receive: @escaping (Output) -> Void,
      _ finish: @escaping (Subscribers.Completion<URLError>) -> Void
    ) -> AnyCancellable {
      nonisolated(unsafe) let (receive, finish) = (receive, finish)
      let task = session.dataTask(with: request) { data, response, error in
        if let data, let response {
          receive((data, response))
          finish(.finished)
        } else {
          finish(.failure(error as? URLError ?? URLError(.unknown)))
        }
      }
      task.resume()
      return AnyCancellable { task.cancel() }
    }
  }
}
