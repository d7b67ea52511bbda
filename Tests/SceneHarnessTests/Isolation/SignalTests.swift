// SPDX-License-Identifier: MIT

#if os(Linux)
  import Foundation
  import Testing

  @testable import SceneHarness

  @Suite("What ended a process")
  struct SignalTests {
    @Test func `An exception of UIKit's is told without the file of the stand-in that raises it`() {
      let line = "UIKit/Selector.swift:164: Fatal error: NSUnknownKeyException: no such key"
      #expect(
        Signals.reason(.signal(SIGILL), errors: [line])
          == "crashes: NSUnknownKeyException: no such key")
    }

    @Test func `A trap of the app's is told with its file`() {
      let line = "App/List.swift:3: Fatal error: Index out of range"
      #expect(Signals.reason(.signal(SIGILL), errors: [line]) == "crashes: \(line)")
    }
  }
#endif
