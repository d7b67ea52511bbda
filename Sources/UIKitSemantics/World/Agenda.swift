// SPDX-License-Identifier: MIT

/// The steps that UIKit has still to take, first in, first out.
///
/// Two bytes a step and no heap allocation; empty between the inputs of the world.
struct Agenda: Hashable, Sendable {
  static var capacity: Int { 64 }

  private var codes = SIMD64<UInt16>(repeating: 0)
  private(set) var count = 0

  var isEmpty: Bool { count == 0 }

  mutating func append(_ step: MicroStep) {
    precondition(count < Self.capacity, "UIKit has more than 64 things to do at once.")
    codes[count] = UInt16(step.kind.rawValue) << 8 | UInt16(step.place)
    count += 1
  }

  /// Puts steps after all others, in their order.
  ///
  /// - Complexity: O(*n*), where *n* is the number of the steps.
  mutating func append(_ steps: Agenda) {
    for index in 0..<steps.count { append(steps.step(at: index)) }
  }

  /// Puts steps before all others, in their order.
  ///
  /// - Complexity: O(*n*), where *n* is the number of steps in the agenda.
  mutating func prepend(_ steps: Agenda) {
    guard !isEmpty else {
      self = steps
      return
    }
    var joined = steps
    for index in 0..<count { joined.append(step(at: index)) }
    self = joined
  }

  /// Puts a step before all others.
  ///
  /// - Complexity: O(*n*), where *n* is the number of steps in the agenda.
  mutating func prepend(_ step: MicroStep) {
    var steps = Agenda()
    steps.append(step)
    prepend(steps)
  }

  /// - Complexity: O(*n*), where *n* is the number of steps in the agenda.
  mutating func popFirst() -> MicroStep? {
    guard count > 0 else { return nil }
    let first = step(at: 0)
    count -= 1
    for index in 0..<count { codes[index] = codes[index + 1] }
    codes[count] = 0
    return first
  }

  /// Drops the steps that concern a level or one above it.
  ///
  /// - Complexity: O(*n*), where *n* is the number of steps in the agenda.
  mutating func removeSteps(fromLevel base: Int) {
    var kept = Agenda()
    for index in 0..<count {
      let step = step(at: index)
      if step.kind.isOfController || step.container != nil || step.level < base {
        kept.append(step)
      }
    }
    self = kept
  }

  /// Presentations have other levels from now on.
  ///
  /// - Complexity: O(*n*), where *n* is the number of steps in the agenda.
  mutating func moveLevels(_ move: (Int) -> Int) {
    var moved = Agenda()
    for index in 0..<count {
      let step = step(at: index)
      moved.append(step.isOfLevel ? MicroStep(step.kind, at: move(step.level)) : step)
    }
    self = moved
  }

  /// Puts a step behind the first ones that are like this; says whether there are any.
  mutating func insert(_ step: MicroStep, behind isMeant: (MicroStep) -> Bool) -> Bool {
    let place = (0..<count).first { !isMeant(self.step(at: $0)) } ?? count
    guard place > 0 else { return false }
    var joined = Agenda()
    for index in 0..<place { joined.append(self.step(at: index)) }
    joined.append(step)
    for index in place..<count { joined.append(self.step(at: index)) }
    self = joined
    return true
  }

  /// Whether one of the steps is like this.
  func contains(where isMeant: (MicroStep.Kind) -> Bool) -> Bool {
    (0..<count).contains { isMeant(step(at: $0).kind) }
  }

  /// Drops a step that is not to be taken any more.
  ///
  /// - Complexity: O(*n*), where *n* is the number of steps in the agenda.
  mutating func remove(_ unwanted: MicroStep) {
    var kept = Agenda()
    for index in 0..<count where step(at: index) != unwanted { kept.append(step(at: index)) }
    self = kept
  }

  /// Two empty ones are equal without a look at what they held.
  static func == (left: Agenda, right: Agenda) -> Bool {
    left.count == right.count && (left.count == 0 || left.codes == right.codes)
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(count)
    if count > 0 { hasher.combine(codes) }
  }

  private func step(at index: Int) -> MicroStep {
    let code = codes[index]
    guard let kind = MicroStep.Kind(rawValue: UInt8(code >> 8)) else {
      preconditionFailure("An agenda holds steps only.")
    }
    return MicroStep(kind, at: Int(code & 0xFF))
  }
}
