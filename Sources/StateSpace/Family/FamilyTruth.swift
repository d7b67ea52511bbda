// SPDX-License-Identifier: MIT

/// What claims ask of each state, a bit for each question, and under which answers it is true.
@usableFromInline
struct TruthTable: Sendable {
  /// How many words there are for each state.
  @usableFromInline let width: Int
  /// What is true of a state whatever the answers are under which it is there.
  @usableFromInline var always: [UInt64]
  /// What is true of any state under any answers.
  @usableFromInline var anywhere: [UInt64]
  /// What is true of a state under some of them only, and under which, by the place of its bit.
  private(set) var possible: [UInt64]
  private(set) var sometimes: [Int: AnswerSets.Number] = [:]

  @usableFromInline
  init(stateCount: Int, width: Int) {
    self.width = width
    always = Array(repeating: 0, count: stateCount * width)
    possible = always
    anywhere = Array(repeating: 0, count: width)
  }

  /// Notes what is true of a state under all of its answers.
  @inlinable
  mutating func note(_ words: [UInt64], of state: Int) {
    for word in 0..<width {
      always[state * width + word] = words[word]
      anywhere[word] |= words[word]
    }
  }

  /// Notes what is true of a state, under each of several answers; together they are all of its own.
  @usableFromInline
  mutating func note(
    _ found: [(answers: AnswerSets.Number, words: [UInt64])], of state: Int,
    _ sets: inout AnswerSets
  ) {
    for word in 0..<(found.isEmpty ? 0 : width) {
      let place = state * width + word
      always[place] = found.reduce(.max) { $0 & $1.words[word] }
      anywhere[word] |= found.reduce(0) { $0 | $1.words[word] }
      for (answers, words) in found {
        var rest = words[word] & ~always[place]
        possible[place] |= rest
        while rest != 0 {
          let key = place << 6 | rest.trailingZeroBitCount
          rest &= rest - 1
          sometimes[key] = sets.union(answers, sometimes[key] ?? AnswerSets.none)
        }
      }
    }
  }
}

/// Under which answers something is true of each state.
@usableFromInline
struct FamilyTruth: Sendable {
  private let table: TruthTable
  private let word: Int
  private let bit: Int

  init(_ table: TruthTable, _ word: Int, _ bit: Int) {
    (self.table, self.word, self.bit) = (table, word, bit)
  }

  /// Whether it is true of no state.
  var isNever: Bool { table.anywhere[word] >> UInt64(bit) & 1 == 0 }

  /// The answers under which it is true of a state; all, if that does not depend on answers.
  func answers(in state: Int) -> AnswerSets.Number {
    let place = state * table.width + word
    if table.always[place] >> UInt64(bit) & 1 == 1 { return AnswerSets.all }
    if table.possible[place] >> UInt64(bit) & 1 == 0 { return AnswerSets.none }
    return table.sometimes[place << 6 | bit] ?? AnswerSets.none
  }
}
