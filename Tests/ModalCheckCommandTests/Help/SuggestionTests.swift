// SPDX-License-Identifier: MIT

import SourceAdaptation
import Testing

@testable import ModalCheckCommand

struct SuggestionTests {
  @Test(
    arguments: [
      ("", "", 0), ("a", "", 1), ("", "ab", 2), ("depth", "depth", 0), ("dpeth", "depth", 2),
      ("kitten", "sitting", 3), ("abc", "xyz", 3),
    ])
  func `The distance is how many characters differ`(left: String, right: String, distance: Int) {
    #expect(EditDistance.between(left, right) == distance)
    #expect(EditDistance.between(right, left) == distance)
  }

  @Test func `The nearest word is meant`() {
    #expect(
      Suggestion.nearest(to: "dept", among: ["depot", "depth", "check"]) == ["depot", "depth"])
    #expect(Suggestion.nearest(to: "depths", among: ["depot", "depth"]) == ["depth"])
  }

  @Test func `Upper and lower case are the same`() {
    #expect(Suggestion.nearest(to: "JSON", among: ["markdown", "json"]) == ["json"])
  }

  @Test func `Four characters are too many, except in a long word`() {
    #expect(Suggestion.nearest(to: "progrxyz", among: ["progress"]) == ["progress"])
    #expect(Suggestion.nearest(to: "progwxyz", among: ["progress"]) == [])
    #expect(
      Suggestion.nearest(to: "pge-shet-dismisal-123", among: ["page-sheet-dismissal"])
        == ["page-sheet-dismissal"])
  }

  @Test func `A word of which nothing is left is not meant`() {
    #expect(Suggestion.nearest(to: "one", among: ["two", "six"]) == [])
    #expect(Suggestion.nearest(to: "", among: ["a", "b"]) == [])
  }

  @Test func `If none is near, those are meant that begin with the word`() {
    #expect(
      Suggestion.nearest(
        to: "page", among: ["page-sheet-dismissal", "page-sheet-resizing", "matrix"])
        == ["page-sheet-dismissal", "page-sheet-resizing"])
  }

  @Test func `At most three words are offered, each with its prefix`() {
    #expect(
      Suggestion.text(for: "ax", among: ["ab", "ac", "ad", "ae"], prefix: "--")
        == " Did you mean '--ab', '--ac' or '--ad'?")
    #expect(Suggestion.text(for: "x", among: []) == "")
  }
}
