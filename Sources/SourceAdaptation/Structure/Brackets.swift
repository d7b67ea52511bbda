// SPDX-License-Identifier: MIT

/// Which brackets belong together, and what stands in which.
struct Brackets: Sendable {
  /// For each opening bracket its closing one, and the other way round.
  private(set) var partner: [Int: Int] = [:]
  /// For each token the opening bracket around it.
  private(set) var parent: [Int?]

  /// - Complexity: O(*n*), where *n* is the number of tokens.
  init(_ tokens: [Token]) {
    parent = Array(repeating: nil, count: tokens.count)
    var open: [Int] = []
    var branches: [Branches] = []
    for (index, token) in tokens.enumerated() {
      parent[index] = open.last
      if token.kind == .pound {
        Self.follow(token.text, &open, &branches)
      } else if token.kind == .mark {
        match(index, token.text, tokens, &open)
      }
    }
  }

  private mutating func match(_ index: Int, _ text: String, _ tokens: [Token], _ open: inout [Int])
  {
    switch text {
    case "(", "[", "{": open.append(index)
    case ")", "]", "}":
      let opening = text == ")" ? "(" : text == "]" ? "[" : "{"
      guard let place = open.lastIndex(where: { tokens[$0].text == opening }) else { return }
      partner[open[place]] = index
      partner[index] = open[place]
      open.removeSubrange(place...)
      parent[index] = open.last
    default: break
    }
  }

  /// What is open before a conditional block, and after its first branch.
  private struct Branches {
    var before: [Int]
    var first: [Int]?
  }

  /// Lets every branch of a conditional block begin with the same open brackets.
  private static func follow(_ text: String, _ open: inout [Int], _ branches: inout [Branches]) {
    switch text {
    case "#if": branches.append(Branches(before: open))
    case "#elseif", "#else":
      guard let last = branches.indices.last else { return }
      if branches[last].first == nil { branches[last].first = open }
      open = branches[last].before
    case "#endif":
      if let first = branches.popLast()?.first { open = first }
    default: break
    }
  }
}
