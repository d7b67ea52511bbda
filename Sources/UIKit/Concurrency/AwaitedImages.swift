// SPDX-License-Identifier: MIT

/// The images that views wait for: at any time all of them come, or all of them fail.
///
/// One that comes while another one fails is not tried: a list would have as many states as it has
/// sets of images.
@MainActor
package final class AwaitedImages {
  private let clock: LogicalClock
  private var waiting: [(number: Int, end: @MainActor (_ hasCome: Bool) -> Void)] = []
  private var count = 0
  private var events: [PendingEvent.ID] = []

  init(_ clock: LogicalClock) { self.clock = clock }

  /// Waits for one more image.
  ///
  /// - Returns: The number of the image, for who waits no longer.
  package func wait(_ end: @escaping @MainActor (_ hasCome: Bool) -> Void) -> Int {
    count += 1
    waiting.append((count, end))
    if events.isEmpty { events = [offer("images load", true), offer("images do not load", false)] }
    return count
  }

  private func offer(_ name: String, _ hasCome: Bool) -> PendingEvent.ID {
    clock.schedule(.images, name, after: .infinity) { [weak self] in self?.end(hasCome) }
  }

  private func end(_ hasCome: Bool) {
    let ended = waiting
    waiting = []
    cancelEvents()
    for image in ended { image.end(hasCome) }
  }

  /// Nobody waits for an image any more.
  package func cancel(_ number: Int) {
    waiting.removeAll { $0.number == number }
    if waiting.isEmpty { cancelEvents() }
  }

  private func cancelEvents() {
    for event in events { clock.cancel(event) }
    events = []
  }
}
