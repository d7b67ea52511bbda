// SPDX-License-Identifier: MIT

import SceneTesting
import SwiftUI
import Testing
import UIKit

@testable import SceneHarness

/// A page for which an alert says what is wrong, where that can be typed.
private struct Login: View {
  let opensHelp: Bool
  @State private var isWrong = false
  @State private var asks = false

  var body: some View {
    VStack {
      Button("Sign In") { isWrong = false }
      if opensHelp { Button("Help") { asks = true } }
    }
    .alert("Wrong password", isPresented: $isWrong) {}
    .sheet(isPresented: $asks) { Text("Help") }
  }
}

/// A form that cannot be swiped away, and has a button that does nothing.
private final class Form: UIViewController {
  private let closes: Bool

  init(closes: Bool) {
    self.closes = closes
    super.init(nibName: nil, bundle: nil)
    isModalInPresentation = true
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(button("Cancel") { [unowned self] in if closes { dismiss(animated: true) } })
  }
}

@MainActor
@Suite("What was never used")
struct UnusedPartTests {
  private func coverage(
    _ make: @escaping @MainActor @Sendable (SceneSetup) -> UIViewController
  ) throws -> SceneCoverage {
    let variant = Variant(scene: "scene", summary: "", names: [], make: make)
    return SceneCoverage(try variant.exploreEveryBehavior(limits: Limits(depth: 6)))
  }

  @Test func `A modifier that never presents anything is named`() throws {
    let quiet = try coverage { _ in UIHostingController(rootView: Login(opensHelp: false)) }
    #expect(quiet.unused.neverPresented == ["alert of Login", "sheet of Login"])
    #expect(
      quiet.gaps == [
        "Nothing was presented, pushed or selected, not even the alert of Login or the sheet of "
          + "Login, so properties of that were not tested. What was possible: tap Sign In."
      ])
    let other = try coverage { _ in UIHostingController(rootView: Login(opensHelp: true)) }
    #expect(other.unused.neverPresented == ["alert of Login"])
    #expect(other.text.contains("\n  never presented: alert of Login\n"))
  }

  @Test func `A tap that never changes anything is named with its screen`() throws {
    let login = try coverage { _ in UIHostingController(rootView: Login(opensHelp: true)) }
    #expect(login.unused.withoutEffect == ["tap Sign In on Login"])
    #expect(login.text.contains("\n  never of any effect: tap Sign In on Login\n"))
  }

  @Test(arguments: [true, false])
  func `A screen that never goes is named`(closes: Bool) throws {
    let form = try coverage { _ in
      home { home in home.present(Form(closes: closes), animated: true) }
    }
    #expect(form.unused.neverClosed == (closes ? [] : ["Form"]))
    #expect(form.unused.withoutEffect == (closes ? [] : ["tap Cancel on Form"]))
    #expect(form.text.contains("never closed: Form") == !closes)
  }
}
