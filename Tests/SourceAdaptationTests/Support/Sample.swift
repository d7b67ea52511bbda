// SPDX-License-Identifier: MIT

import Testing

@testable import SourceAdaptation

/// A source, what becomes of it, and what is said about it.
struct Sample: CustomTestStringConvertible {
  var name: String
  var input: String
  var output: String
  /// The places, as `line: reason`.
  var places: [String] = []

  var testDescription: String { name }

  init(_ name: String, _ input: String, becomes output: String, places: [String] = []) {
    self.name = name
    self.input = input
    self.output = output
    self.places = places
  }

  /// A source that stays as it is.
  init(_ name: String, keeps input: String, places: [String] = []) {
    self.init(name, input, becomes: input, places: places)
  }

  static let all =
    attributes + selectors + conditions + imports + protocols + extensions + names + literals
    + checks

  /// Adapts the input alone and compares all that comes of it.
  func check() {
    let result = adapted(input)
    #expect(result.text == output)
    #expect(result.places == places)
  }
}

/// Adapts one source, and lists its places as `line: reason`.
func adapted(_ input: String) -> (text: String, places: [String]) {
  let result = SourceAdapter.adapt([SourceFile(path: "App.swift", text: input)])
  return (result.files[0].text, result.places.map { "\($0.line): \($0.reason)" })
}
