// SPDX-License-Identifier: MIT

public import Combine
public import Foundation

extension NotificationCenter {
  /// Sends the notifications of a name.
  public func publisher(for name: Notification.Name, object: AnyObject? = nil)
    -> Publisher
  { Publisher(center: self, name: name, sender: object) }

  /// Sends the notifications of a name.
  public struct Publisher: Combine.Publisher {
    public typealias Output = Notification
    public typealias Failure = Never
    let center: NotificationCenter
    let name: Notification.Name
    let sender: AnyObject?

    public func subscribe(
      _ receive: @escaping (Notification) -> Void,
      _ finish: @escaping (Subscribers.Completion<Never>) -> Void
    ) -> AnyCancellable {
      let center = center
      nonisolated(unsafe) let receive = receive
      let token = center.addObserver(forName: name, object: sender, queue: nil) { receive($0) }
      return AnyCancellable { center.removeObserver(token) }
    }
  }
}
