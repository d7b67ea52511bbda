// SPDX-License-Identifier: MIT

import SceneTesting
import Testing
import UIKit

@testable import SceneHarness

#if os(Linux)
  /// What the tests of this file let scenes change.
  @MainActor
  private final class Overlay {
    struct Style { var name = "plain" }

    static let shared = Overlay()
    static var isShown = false
    static var history: [String] = ["launched"]
    static var pages: [UIViewController] = []
    private static var style: Style?
    static weak var owner: UIViewController?
    var taps = 0

    static func choose() { style = Style(name: "bold") }
    static var isBold: Bool { style?.name == "bold" }
  }

  @MainActor private var visits: [Int] = []

  @MainActor
  @Suite("Each execution of a scene has the app's global variables for itself", .serialized)
  struct GlobalVariableTests {
    private func verdict(_ act: @escaping @MainActor @Sendable () -> Void) async throws
      -> String
    {
      try await issues { try await expectNoViolation { home { _ in act() } } }.map(\.text)
        .joined(separator: "\n")
    }

    private func isFoundAfterThreeTaps(_ text: String) -> Bool {
      text.contains("Fatal error: third") && text.contains("   3  user: tap Open")
        && !text.contains("   4  ")
    }

    @Test func `A singleton is another object in each, and belongs to the state`() async throws {
      let text = try await verdict {
        Overlay.owner = nil
        Overlay.shared.taps += 1
        if Overlay.shared.taps == 3 { fatalError("third") }
      }
      #expect(isFoundAfterThreeTaps(text), "\(text)")
      #expect(Overlay.shared.taps == 0)
    }

    @Test("What is kept there for the next time is no controller that should be gone")
    func pages() async throws {
      let found = try await issues {
        try await expectNoViolation(properties: [.released]) {
          let home = home { home in
            if Overlay.pages.isEmpty { Overlay.pages = [UIViewController()] }
            home.navigationController?.pushViewController(Overlay.pages[0], animated: false)
          }
          return UINavigationController(rootViewController: home)
        }
      }
      #expect(found.filter(\.isFailure).isEmpty, "\(found)")
    }

    @Test func `So do a list that is made on first use, and one of a file's`() async throws {
      let ofType = try await verdict {
        Overlay.history.append("tapped")
        if Overlay.history.count == 4 { fatalError("third") }
      }
      #expect(isFoundAfterThreeTaps(ofType), "\(ofType)")
      #expect(Overlay.history == ["launched"])
      let ofFile = try await verdict {
        let before = visits
        visits.append(before.count)
        if visits.count > 3 || visits.count != before.count + 1 { fatalError("many") }
      }
      #expect(!ofFile.contains("deterministic") && visits.isEmpty, "\(ofFile)")
    }

    @Test func `What needs no code to be initialized is as at the beginning`() async throws {
      let text = try await verdict {
        if Overlay.isShown, Overlay.isBold { fatalError("third") }
        if Overlay.isShown { Overlay.choose() }
        Overlay.isShown = true
      }
      #expect(isFoundAfterThreeTaps(text), "\(text)")
      #expect(!Overlay.isShown && !Overlay.isBold)
    }

    @Test func `What this process has changed before is released by no execution`() async throws {
      let name = "a name that is too long to be stored in place \(Overlay.history.count)"
      Overlay.history.append(name)
      defer { Overlay.history.removeLast() }
      let text = try await verdict { Overlay.history = ["other"] }
      #expect(!text.contains("deterministic"), "\(text)")
      #expect(Overlay.history.last == name)
    }

    @Test("A plain value that the test has set is the one that each begins with")
    func plainValueSetBefore() async throws {
      Overlay.isShown = true
      defer { Overlay.isShown = false }
      let text = try await verdict {
        if !Overlay.isShown { fatalError("not set") }
        Overlay.isShown = false
      }
      #expect(text.contains("Fatal error: not set") && text.contains("   2  user: tap Open"))
    }

    @Test("A singleton that the test has changed is made anew, and a warning says so")
    func singletonSetBefore() async throws {
      Overlay.shared.taps = 7
      defer { Overlay.shared.taps = 0 }
      let recorded = try await issues {
        try await expectNoViolation {
          let taps = Overlay.shared.taps
          return home { _ in if taps == 7 { fatalError("kept") } }
        }
      }
      let warning = recorded.map(\.text).joined()
      #expect(
        warning.contains(
          """
          'Overlay.shared' was changed before the scene was made. Each execution begins \
          with another one, as at launch: change it where the scene is made, or \
          `setup.accept("Overlay.shared")`.
          """), "\(warning)")
      #expect(!warning.contains("kept"))
    }

    @Test func `Types are found by their names`() {
      func type(_ name: String) -> ObjectIdentifier? {
        GlobalVariables.ofApp.variables.first {
          $0.name == "Overlay.\(name)"
        }?.type.map(ObjectIdentifier.init)
      }
      #expect(type("shared") == ObjectIdentifier(Overlay.self))
      #expect(type("isShown") == ObjectIdentifier(Bool.self))
      #expect(type("history") == ObjectIdentifier([String].self))
      #expect(type("style") == ObjectIdentifier(Overlay.Style?.self))
    }
  }
#endif
