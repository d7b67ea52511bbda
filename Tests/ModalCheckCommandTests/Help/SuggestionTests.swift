// SPDX-License-Identifier: MIT

import SourceAdaptation
import Testing

@testable import ModalCheckCommand

struct SuggestionTests {
  @Test(
    "The distance is how many characters differ",
    arguments: [
      ("", "", 0), ("a", "", 1), ("", "ab", 2), ("depth", "depth", 0), ("dpeth", "depth", 2),
      ("kitten", "sitting", 3), ("abc", "xyz", 3),
    ])
  func distance(left: String, right: String, distance: Int) {
    #expect(EditDistance.between(left, right) == distance)
    #expect(EditDistance.between(right, left) == distance)
  }

  @Test("The nearest word is meant")
  func nearest() {
    #expect(
      Suggestion.nearest(to: "dept", among: ["depot", "depth", "check"]) == ["depot", "depth"])
    #expect(Suggestion.nearest(to: "depths", among: ["depot", "depth"]) == ["depth"])
  }

  @Test("Upper and lower case are the same")
  func letterCase() {
    #expect(Suggestion.nearest(to: "JSON", among: ["markdown", "json"]) == ["json"])
  }

  @Test("Four characters are too many, except in a long word")
  func tolerance() {
    #expect(Suggestion.nearest(to: "progrxyz", among: ["progress"]) == ["progress"])
    #expect(Suggestion.nearest(to: "progwxyz", among: ["progress"]) == [])
    #expect(
      Suggestion.nearest(to: "pge-shet-dismisal-123", among: ["page-sheet-dismissal"])
        == ["page-sheet-dismissal"])
  }

  @Test("A word of which nothing is left is not meant")
  func nothingInCommon() {
    #expect(Suggestion.nearest(to: "one", among: ["two", "six"]) == [])
    #expect(Suggestion.nearest(to: "", among: ["a", "b"]) == [])
  }

  @Test("If none is near, those are meant that begin with the word")
  func beginnings() {
    #expect(
      Suggestion.nearest(
        to: "page", among: ["page-sheet-dismissal", "page-sheet-resizing", "matrix"])
        == ["page-sheet-dismissal", "page-sheet-resizing"])
  }

  @Test("At most three words are offered, each with its prefix")
  func text() {
    #expect(
      Suggestion.text(for: "ax", among: ["ab", "ac", "ad", "ae"], prefix: "--")
        == " Did you mean '--ab', '--ac' or '--ad'?")
    #expect(Suggestion.text(for: "x", among: []) == "")
  }
}
