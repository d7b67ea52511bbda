// SPDX-License-Identifier: MIT

extension NumberWriter {
  mutating func append(_ fingerprint: Fingerprint) {
    for word in fingerprint.words { append(word) }
  }

  mutating func append(_ tally: Tally) {
    append(tally.exercised)
    append(tally.violations)
    append(tally.first == nil ? 0 : 1)
    if let first = tally.first { append(first) }
    append(tally.origins.count)
    for origin in tally.origins.sorted() { append(origin) }
  }

  /// What a finding does not have is written as 0.
  private mutating func append(_ finding: Finding) {
    append(finding.state.map { $0 + 1 } ?? 0)
    append(finding.choice.map { $0 + 1 } ?? 0)
    append(finding.origin)
  }
}

extension NumberReader {
  /// No count that is stored is as large as this, so that sums do not overflow.
  private static var bound: Int { 1 << 48 }

  mutating func checkpoint(ofVersion version: Int) throws(Mismatch) -> Checkpoint {
    guard try number(below: version + 1) == version else { throw Mismatch() }
    let properties = try fingerprint()
    let actions = try fingerprint()
    let levels = try levels()
    let states = levels.reduce(0, +)
    let generated = try number(below: Self.bound)
    let outside = try number(below: Self.bound)
    var tallies: [Tally] = []
    for _ in 0..<(try count()) { tallies.append(try tally(states: states)) }
    return Checkpoint(
      levels: levels, generated: generated, outside: outside, tallies: tallies,
      tree: try bytes(), edges: try rows(), cuts: try rows(), actions: actions,
      properties: properties)
  }

  private mutating func levels() throws(Mismatch) -> [Int] {
    var levels: [Int] = []
    var states = 0
    for _ in 0..<(try count()) {
      let level = try number(below: VisitedSet.capacity - states)
      states += level
      levels.append(level)
    }
    return levels
  }

  private mutating func fingerprint() throws(Mismatch) -> Fingerprint {
    Fingerprint(words: [try word(), try word()])
  }

  private mutating func rows() throws(Mismatch) -> Checkpoint.Rows {
    Checkpoint.Rows(count: try number(below: Self.bound), bytes: try bytes())
  }

  private mutating func tally(states: Int) throws(Mismatch) -> Tally {
    var tally = Tally()
    tally.exercised = try number(below: Self.bound)
    tally.violations = try number(below: Self.bound)
    if try number(below: 2) == 1 { tally.first = try finding(states: states) }
    for _ in 0..<(try count()) {
      tally.origins.insert(try number(below: VisitedSet.capacity))
    }
    return tally
  }

  private mutating func finding(states: Int) throws(Mismatch) -> Finding {
    let state = try number(below: states + 1)
    let choice = try number(below: VisitedSet.capacity)
    return Finding(
      state: state == 0 ? nil : state - 1, choice: choice == 0 ? nil : choice - 1,
      origin: try number(below: VisitedSet.capacity))
  }
}
