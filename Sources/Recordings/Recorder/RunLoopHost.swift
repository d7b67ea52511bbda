// SPDX-License-Identifier: MIT

import Foundation
package import UIKit

/// Plays scenes on a system whose time is real, by turning the run loop.
///
/// It must not run within a block of the main queue, which would keep that queue from being served.
@MainActor
package final class RunLoopHost: RecordingHost {
  package let window: UIWindow
  private let takeLine: (String) -> Void

  /// Starts with a fresh window.
  package init(
    _ device: RecordingDevice, in scene: UIWindowScene, take: @escaping (String) -> Void
  ) {
    takeLine = take
    window = UIWindow(windowScene: scene)
    if device == .smallWindow { window.frame = CGRect(origin: .zero, size: device.size) }
  }

  /// Public API cannot touch the screen.
  package var finger: (any RecordingFinger)? { nil }

  package func take(_ line: String) { takeLine(line) }

  /// Nothing of UIKit's own takes longer, and no animator of a scene does.
  package func settle() { wait(1.5) }

  package func wait(_ seconds: Double) {
    let end = Date(timeIntervalSinceNow: seconds)
    while Date() < end { _ = RunLoop.main.run(mode: .default, before: end) }
  }

  package func endTurn() { _ = RunLoop.main.run(mode: .default, before: Date()) }

  /// Takes the window from the screen.
  package func end() {
    window.isHidden = true
    window.rootViewController = nil
    endTurn()
  }
}
