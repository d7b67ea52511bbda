// SPDX-License-Identifier: MIT

import SceneTesting
import SwiftUI
import Testing
import UIKit

@testable import SceneHarness

/// A page that takes one voucher, and has rules for what its users type.
private struct Checkout: View {
  let voucherTaken: String
  @State private var voucher = ""
  @State private var email = ""
  @State private var password = ""
  @State private var isTaken = false
  @State private var isShort = false

  var body: some View {
    VStack {
      TextField("Voucher", text: $voucher)
      TextField("Email", text: $email)
      SecureField("Password", text: $password)
      Button("Redeem") { isTaken = voucher == voucherTaken }
      Button("Sign In") { isShort = !email.isEmpty && !password.isEmpty && password.count < 8 }
    }
    .sheet(isPresented: $isTaken) { Text("Thank you") }
    .alert("Eight letters, please", isPresented: $isShort) {}
  }
}

@MainActor
@Suite("What the user types")
struct StatedTextTests {
  private func coverage(_ texts: [String: [String]]) throws -> SceneCoverage {
    let variant = Variant(scene: "scene", summary: "", names: []) { setup in
      setup.texts = texts
      return UIHostingController(rootView: Checkout(voucherTaken: "SPRING"))
    }
    return SceneCoverage(try variant.exploreEveryBehavior(limits: Limits(depth: 4)))
  }

  @Test func `What a rule refuses is typed where most apps have one`() throws {
    let coverage = try coverage([:])
    #expect(coverage.unused.neverPresented == ["sheet of Checkout"])
    #expect(
      coverage.text.contains(
        """

          typed: 'user@example.com' or 'x' in Email, 'TypedByUser1!' or 'x' in Password, 'TypedByUser' in \
        Voucher; `setup.texts["Email"] = […]` types something else

        """))
  }

  @Test func `What the scene says is typed in place of what is made up`() throws {
    let coverage = try coverage(["Voucher": ["SPRING", "AUTUMN"], "Password": ["correct horse"]])
    #expect(coverage.unused.neverPresented == ["alert of Checkout"])
    #expect(
      coverage.text.contains(
        """

          typed: 'user@example.com' or 'x' in Email, 'correct horse' in Password, 'AUTUMN' or 'SPRING' in \
        Voucher

        """))
  }

  @Test func `Nothing is typed where a delegate lets no editing begin`() throws {
    let variant = Variant(scene: "scene", summary: "", names: []) { _ in Fields() }
    let coverage = SceneCoverage(try variant.exploreEveryBehavior(limits: Limits(depth: 2)))
    #expect(
      coverage.text.contains(
        "\n  typed: 'TypedByUser' in free; `setup.texts[\"free\"] = […]` types something else\n"))
  }

  @Test func `A trace says that nothing is typed`() async throws {
    let found = try await issues {
      try await expectNoViolation(budget: testBudget) { setup in
        let fields = Fields()
        setup.check("no field is touched") { !fields.isTouched }
        return fields
      }
    }.map(\.text)
    #expect(
      found.contains {
        $0.contains("denied.becomeFirstResponder, which is false: nothing is typed")
      }, "\(found)")
  }

  @Test func `A text is said for all fields of a name, or for one of them`() throws {
    let variant = Variant(scene: "scene", summary: "", names: []) { setup in
      setup.texts = ["Code": ["12", ""], "Code (2)": ["3;4"]]
      return UIHostingController(rootView: Codes())
    }
    let found = try variant.exploreEveryBehavior(limits: Limits(depth: 1))
    #expect(
      found.actionCoverage().map(\.name).sorted() == [
        "type '12' in Code", "type '3,4' in Code (2)",
      ])
  }

  @Test func `One that begins with another is typed over it, and none where none is said`() throws {
    let variant = Variant(scene: "scene", summary: "", names: []) { setup in
      setup.texts = ["Code": ["SPRING", "SPRING26"], "Code (2)": []]
      return UIHostingController(rootView: Codes())
    }
    let found = try variant.exploreEveryBehavior(limits: Limits(depth: 5))
    #expect(found.isClosed && found.distinct >= 3)
    #expect(
      found.actionCoverage().map(\.name).filter { $0.hasPrefix("type") }
        == ["type 'SPRING' in Code", "type 'SPRING26' in Code"])
    #expect(SceneCoverage(found).notices.isEmpty)
  }

  @Test func `A name that no field has is told of where all was explored, with those there are`()
    throws
  {
    func notices(depth: Int) throws -> [String] {
      let variant = Variant(scene: "scene", summary: "", names: []) { setup in
        setup.texts = ["code": ["1"]]
        return UIHostingController(rootView: Codes())
      }
      return SceneCoverage(try variant.exploreEveryBehavior(limits: Limits(depth: depth))).notices
    }
    #expect(
      try notices(depth: 20) == [
        "`setup.texts` names 'code', and no field of that name was met. Fields that were met: 'Code', "
          + "'Code (2)'."
      ])
    #expect(try notices(depth: 1).isEmpty)
  }
}

/// Two fields, into one of which nothing can be typed.
private final class Fields: UIViewController, UITextFieldDelegate {
  private(set) var isTouched = false
  private let denied = UITextField(frame: CGRect(x: 20, y: 100, width: 280, height: 44))
  private let free = UITextField(frame: CGRect(x: 20, y: 200, width: 280, height: 44))

  override func viewDidLoad() {
    super.viewDidLoad()
    denied.delegate = self
    view.addSubview(denied)
    view.addSubview(free)
  }

  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
    isTouched = true
    return false
  }
}

private struct Codes: View {
  @State private var first = ""
  @State private var second = ""

  var body: some View {
    TextField("Code", text: $first)
    TextField("Code", text: $second)
  }
}
