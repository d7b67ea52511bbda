// SPDX-License-Identifier: MIT

import Foundation
import SceneHarness
import Testing

#if os(Linux)
  private let canFork = true
#else
  private let canFork = false
#endif

@Suite("Processes that share work")
struct ForkedWorkersTests {
  @Test("do each piece once, and lose only what ends its process", .enabled(if: canFork))
  func pieces() async {
    // A process of its own, in which no other thread holds what a copy would wait for.
    await #expect(processExitsWith: .success) {
      let texts = ForkedWorkers.texts(ofPieces: 50, processes: 4) { piece in
        if piece == 7 { fatalError("the app's own") }
        return piece == 9 ? nil : "\(piece) by \(getpid())"
      }
      #expect(texts.count == 50)
      for (piece, text) in texts.enumerated() where ![7, 9].contains(piece) {
        #expect(text?.hasPrefix("\(piece) by ") == true)
        #expect(text?.hasSuffix(" \(getpid())") == false)
      }
      #expect(texts[7] == nil && texts[9] == nil)
    }
  }

  @Test("are not started beside other threads, as tests have them")
  func otherThreads() { #expect(!ForkedWorkers.areSafe) }
}
