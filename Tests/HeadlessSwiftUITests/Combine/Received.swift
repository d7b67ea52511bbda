// SPDX-License-Identifier: MIT

import Combine

/// What a publisher has sent, in words: each value, and the end.
final class Received {
  private(set) var log: [String] = []
  private(set) var subscription: AnyCancellable?

  init<Source: Publisher>(_ publisher: Source, cancelsAfter limit: Int = .max) {
    subscription = publisher.sink { [unowned self] end in
      switch end {
      case .finished: log.append("end")
      case .failure(let error): log.append("\(error)")
      }
    } receiveValue: { [unowned self] value in
      log.append("\(value)")
      if log.count >= limit { cancel() }
    }
  }

  func cancel() {
    subscription?.cancel()
    subscription = nil
  }

  /// What has been sent since somebody asked the last time.
  func take() -> [String] {
    defer { log = [] }
    return log
  }
}

/// What goes wrong here.
enum Trouble: Error, Equatable { case trouble, other }
