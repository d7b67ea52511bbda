// SPDX-License-Identifier: MIT

import Foundation
import SceneTesting
import Testing
import UIKit

@MainActor
@Suite("What the app's code says is not lost in another process", .serialized)
struct SpeakingSceneTests {
  /// A way to say something.
  enum Speech {
    case none, printed, written, expectation, warning, attachment

    func happen() {
      switch self {
      case .none: break
      case .printed: Swift.print("The app's own output.")
      case .written: FileHandle.standardError.write(Data("The app's own errors.\n".utf8))
      case .expectation: #expect(self == .none, "the app's own expectation")
      case .warning:
        #if compiler(>=6.3)
          Issue.record("the app's own warning", severity: .warning)
        #else
          Issue.record("the app's own warning")
        #endif
      case .attachment: Attachment.record("the app's own attachment")
      }
    }
  }

  /// How often this process has made a scene.
  private static var made = 0

  private func explore(_ speech: Speech) async throws -> [String] {
    Self.made = 0
    return try await issues {
      try await expectNoViolation(depth: 1) {
        Self.made += 1
        return home { _ in speech.happen() }
      }
    }.map(\.text)
  }

  @Test func `An issue of the app's code is one of the test's`() async throws {
    #expect(try await explore(.expectation).contains("the app's own expectation"))
    #expect(try await explore(.warning).contains("the app's own warning"))
  }

  #if os(Linux)
    @Test(
      "Where it may have said something to Swift Testing, the scene is executed here, too",
      arguments: [Speech.none, .printed, .written, .expectation, .warning])
    func executions(speech: Speech) async throws {
      _ = try await explore(speech)
      #expect((Self.made > 0) == ![.none, .printed].contains(speech))
    }

    @Test(
      .disabled(
        if: CommandLine.arguments.contains("--quiet"), "Swift Testing says nothing of it then."))
    func `An attachment is said, too`() async throws {
      _ = try await explore(.attachment)
      #expect(Self.made > 0)
    }
  #endif
}
