// SPDX-License-Identifier: MIT

package import StateSpace

extension EarlyEndReport {
  /// What ended the exploration, as the end of a sentence.
  var cause: String {
    switch kind {
    case .states: "the limit of \(MarkdownText.count(limit ?? 0, "state"))"
    case .steps: "the limit of \(MarkdownText.count(limit ?? 0, "executed step"))"
    case .memory: "the limit of \(ByteCount(bytes: limit ?? 0)) of memory"
    case .violation: "the first violation"
    case .interruption: "the user"
    case .isolation: "steps that end the process"
    }
  }

  /// The limit as it is given on the command line; empty if there was none.
  var words: String {
    switch kind {
    case .states: " --states \(limit ?? 0)"
    case .memory: " --memory '\(ByteCount(bytes: limit ?? 0))'"
    case .violation: " --stop-at-first"
    case .steps, .interruption, .isolation: ""
    }
  }
}

extension SpaceReport {
  /// How much was explored, in words.
  func words(configurations: Int) -> String {
    "\(MarkdownText.count(states, "state")), "
      + "\(MarkdownText.count(generated - configurations, "transition")); "
      + (isClosed
        ? "exhausted at depth \(levels.count - 1)"
        : "\(MarkdownText.count(frontier, "state")) at depth \(levels.count - 1) not expanded")
  }
}

extension UncertaintyReport {
  /// How much was explored under every behavior, in words.
  var extent: String {
    "\(MarkdownText.count(states, "state")), "
      + (isWhole ? "the whole space, exhausted at" : "explored up to") + " depth \(depth)"
  }
}

extension SpecReport {
  /// How much of the space of all variants the verdicts are about, in words.
  var extent: String {
    if isWhole { return "the whole space, under every behavior of UIKit" }
    return variants.allSatisfy(\.space.isClosed)
      ? "explored completely" : "explored up to depth \(exploredDepth)"
  }

  var command: String { "\(ToolName.command) explore \(spec) --depth \(depth)\(limitWords)" }

  /// The depth to which every variant was explored: the one asked for, unless something ended one.
  var exploredDepth: Int {
    let early = variants.map(\.space).filter { $0.endedBy != nil && !$0.isClosed }
    return early.map { max(0, $0.levels.count - 1) }.min() ?? depth
  }

  /// The depth asked for, and the limits that struck.
  package var limits: Limits {
    let ends = variants.compactMap(\.space.endedBy)
    return Limits(
      depth: depth, states: ends.first { $0.kind == .states }?.limit,
      memory: ends.first { $0.kind == .memory }?.limit)
  }

  /// The limits that struck, as they are given on the command line.
  var limitWords: String {
    var words: [String] = []
    for end in variants.compactMap(\.space.endedBy) where !words.contains(end.words) {
      words.append(end.words)
    }
    return words.joined()
  }

  /// What ended explorations early, in sentences with a space before each; empty if nothing did.
  func earlyEnds(_ quote: (String) -> String) -> String {
    var causes: [String] = []
    for end in variants.compactMap(\.space.endedBy) where !causes.contains(end.cause) {
      causes.append(end.cause)
    }
    let sentences = causes.map { cause in
      let names = variants.filter { $0.space.endedBy?.cause == cause }.map { quote($0.name) }
      return " Ended early by \(cause)"
        + (names.count == variants.count ? "." : ": \(names.joined(separator: ", ")).")
    }
    return sentences.joined()
  }

  /// What else limits the meaning of the verdicts, in sentences with a space before each.
  func notices(_ quote: (String) -> String, escaped: (String) -> String = { $0 }) -> String {
    variants.map { variant in
      (variant.space.notices ?? []).map { " In \(quote(variant.name)): \(escaped($0))" }.joined()
    }.joined()
  }
}
