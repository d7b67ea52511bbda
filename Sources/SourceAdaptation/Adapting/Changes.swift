// SPDX-License-Identifier: MIT

/// What the rules and checks have found so far.
struct Changes {
  /// The edits by the index of the file.
  private(set) var edits: [Int: [Edit]] = [:]
  private(set) var places: [Place] = []

  mutating func add(_ edit: Edit, to file: ParsedFile) {
    edits[file.index, default: []].append(edit)
  }

  mutating func insert(_ text: String, at offset: Int, in file: ParsedFile) {
    add(.insertion(text, at: offset), to: file)
  }

  /// Replaces the text of a token.
  mutating func replace(_ token: Int, with text: String, in file: ParsedFile) {
    add(Edit(range: file.tokens[token].range, text: text), to: file)
  }

  /// Removes a token, its arguments if it is an attribute with some, and the spaces behind it.
  mutating func remove(_ token: Int, in file: ParsedFile) {
    let bytes = file.source.bytes
    var end = file.end(ofAttribute: token)
    while end < bytes.count, bytes[end] == 0x20 || bytes[end] == 0x09 { end += 1 }
    add(Edit(range: file.tokens[token].range.lowerBound..<end, text: ""), to: file)
  }

  mutating func report(_ token: Int, in file: ParsedFile, _ reason: String, _ remedy: String) {
    report(line: file.tokens[token].line, in: file, reason, remedy)
  }

  mutating func report(line: Int, in file: ParsedFile, _ reason: String, _ remedy: String) {
    add(Place(path: file.path, line: line, reason: reason, remedy: remedy))
  }

  /// Reports what needs no change.
  mutating func note(_ token: Int, in file: ParsedFile, _ reason: String, _ remedy: String) {
    let line = file.tokens[token].line
    add(Place(path: file.path, line: line, reason: reason, remedy: remedy, isNote: true))
  }

  private mutating func add(_ place: Place) {
    if !places.contains(place) { places.append(place) }
  }
}
