// SPDX-License-Identifier: MIT

import ModalHarness
import ModalSpecs
import StateSpace
import Testing

@Suite("The tables of the document on presentation driven by bindings")
struct BindingDrivenPresentationTests {
  /// The values of the axes of all configurations in which a property is violated.
  private func violated(_ property: String, in name: String) throws -> Set<[String]> {
    let variant = try #require(BindingDrivenPresentation().variants.first { $0.name == name })
    let result = try #require(
      try WholeSpaces.of(variant, in: BindingDrivenPresentation()).result(named: property))
    return Set(result.violatingOrigins.map { variant.configurations[$0].values })
  }

  @Test("A shared Boolean works in a List with SwiftUI's own presenters, and nowhere else")
  func tableOfSharedBindings() throws {
    let wrong = try violated(
      "only the requested row's screen is shown", in: "one shared binding")
    #expect(
      wrong == [
        ["sheet", "VStack"], ["fullScreenCover", "VStack"],
        ["present", "List"], ["present", "VStack"],
        ["present without guards", "List"], ["present without guards", "VStack"],
      ])
    let refused = try violated("every present and dismiss is accepted", in: "one shared binding")
    #expect(
      refused == [["present without guards", "List"], ["present without guards", "VStack"]])
  }

  @Test("presentationMode closes what SwiftUI presents, the own value what the own presenter does")
  func tableOfClosing() throws {
    let stays = try violated("CLOSE closes", in: "closing from inside as published")
    #expect(
      stays == [
        ["sheet", "modalIsPresented"], ["sheet", "own @State"],
        ["fullScreenCover", "modalIsPresented"], ["fullScreenCover", "own @State"],
        ["present", "presentationMode"], ["present", "own @State"],
      ])
  }

  @Test func `Only a fullScreenCover whose button is missing or does nothing is a trap`() throws {
    let traps = try violated("the user is never trapped", in: "closing from inside as published")
    #expect(
      traps == [
        ["fullScreenCover", "no button"], ["fullScreenCover", "own @State"],
        ["fullScreenCover", "modalIsPresented"],
      ])
  }

  @Test func `To toggle is not to dismiss, whichever way the binding came down`() throws {
    let reopens = try violated(
      "a screen appears only when requested", in: "closing from inside as published")
    #expect(
      reopens == [
        ["sheet", "binding"], ["fullScreenCover", "binding"], ["present", "binding"],
        ["present", "modalIsPresented"],
      ])
  }
}
