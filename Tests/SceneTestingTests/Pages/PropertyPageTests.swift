// SPDX-License-Identifier: MIT

import SceneTesting
import TestSupport
import Testing
import UIKit

@MainActor
@Suite("The pages on properties", .serialized)
struct PropertyPageTests {
  @Test(
    "have an example that violates the property, and one that does not", arguments: PropertyPage.all
  )
  func examples(_ page: PropertyPage) async throws {
    func failures(_ scene: @escaping SceneFactory) async throws -> [String] {
      try await issues {
        try await expectNoViolation(
          depth: page.depth, vocabulary: page.vocabulary, properties: [page.property],
          scene: scene)
      }.filter(\.isFailure).map(\.text)
    }
    let red = try await failures(page.red).first ?? ""
    switch page.name {
    case "ChecksHold": #expect(red.hasPrefix("\"at most two marks\" is violated"))
    case "NoProgrammingError":
      // An exception ends the app, which is the first to be said.
      #expect(red.contains("\nViolated with it: \"\(page.property.name)\"\n"), "\(red)")
    default:
      #expect(red.hasPrefix("\"\(page.property.name)\" is violated"), "\(red)")
      #expect(red.contains(" See SceneTesting.docc/\(page.name).md.\n"), "\(red)")
    }
    let green = try await failures(page.green)
    #expect(green.isEmpty, "\(green)")
  }

  @Test("print these examples, and are named by the property", arguments: PropertyPage.all)
  func code(_ page: PropertyPage) throws {
    let article = try Article(page.name)
    for color in ["red", "green"] {
      let mark = "\(page.mark) \(color)"
      #expect(try article.prints(mark, in: page.file), "\(mark)")
    }
    #expect(article.text.contains("\n> \(page.property.name)\n"))
    let list = try Article("PropertiesOfEveryScene")
    #expect(list.text.contains("- <doc:\(page.name)>\n"))
    #expect(try list.prints("helpers", in: PropertyPage.helpers))
  }

  @Test func `are there for each property of every scene`() {
    let pages = Set(PropertyPage.all.map(\.property.name))
    #expect([SceneProperty].everyScene.map(\.name).filter { !pages.contains($0) } == [])
  }
}
