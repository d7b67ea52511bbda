// SPDX-License-Identifier: MIT

public import Foundation

extension NotificationCenter {
  /// The notifications of a name, as they are posted from the first one on that somebody waits for.
  ///
  /// Those that come while the loop is at work wait for it. The loop ends when its task is canceled.
  public struct Notifications: AsyncSequence, Sendable {
    public typealias Element = Notification

    fileprivate let center: NotificationCenter
    fileprivate let name: Notification.Name
    fileprivate let object: Unchecked<AnyObject?>

    public func makeAsyncIterator() -> Iterator { Iterator(self) }

    public struct Iterator: AsyncIteratorProtocol {
      private var waiting: AsyncStream<Unchecked<Notification>>.Iterator

      fileprivate init(_ sequence: Notifications) {
        let (stream, continuation) = AsyncStream.makeStream(of: Unchecked<Notification>.self)
        let center = sequence.center
        let token = Unchecked(
          value: center.addObserver(
            forName: sequence.name, object: sequence.object.value, queue: nil
          ) { continuation.yield(Unchecked(value: $0)) })
        continuation.onTermination = { _ in center.removeObserver(token.value) }
        waiting = stream.makeAsyncIterator()
      }

      public mutating func next() async -> Notification? { await next(isolation: #isolation) }

      public mutating func next(
        isolation actor: isolated (any Actor)?
      ) async throws(Never) -> Notification? { await waiting.next(isolation: actor)?.value }
    }
  }

  /// The notifications of a name, for a loop that waits for them.
  public func notifications(
    named name: Notification.Name, object: AnyObject? = nil
  ) -> Notifications {
    Notifications(center: self, name: name, object: Unchecked(value: object))
  }
}
