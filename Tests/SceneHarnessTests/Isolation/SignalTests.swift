// SPDX-License-Identifier: MIT

#if os(Linux)
  import Foundation
  import Testing

  @testable import SceneHarness

  @Suite("What ended a process")
  struct SignalTests {
    @Test("An exception of UIKit's is told without the file of the stand-in that raises it")
    func exception() {
      let line = "UIKit/Selector.swift:164: Fatal error: NSUnknownKeyException: no such key"
      #expect(
        Signals.reason(.signal(SIGILL), errors: [line])
          == "crashes: NSUnknownKeyException: no such key")
    }

    @Test("A trap of the app's is told with its file")
    func trap() {
      let line = "App/List.swift:3: Fatal error: Index out of range"
      #expect(Signals.reason(.signal(SIGILL), errors: [line]) == "crashes: \(line)")
    }
  }
#endif
