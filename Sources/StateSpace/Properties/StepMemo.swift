// SPDX-License-Identifier: MIT

/// What was found out about steps that claims cannot tell apart, so that it is found out once.
///
/// Large systems take few kinds of steps very often: a part of the state before, the events, and a part
/// of the state after are all that most claims look at, and the events all that monitors do.
@usableFromInline
struct StepMemo<System: TransitionSystem>: Sendable {
  /// Three numbers that stand for what is looked at.
  @usableFromInline
  struct Key: Hashable, Sendable {
    @usableFromInline let first: UInt32
    @usableFromInline let events: UInt32
    @usableFromInline let last: UInt32

    @inlinable
    init(_ first: UInt32, _ events: UInt32, _ last: UInt32) {
      (self.first, self.events, self.last) = (first, events, last)
    }

    // A few words are mixed faster than `Hasher` begins.
    @inlinable var hashValue: Int {
      var bits = (UInt64(first) << 32 | UInt64(last)) &* 0x9E37_79B9_7F4A_7C15
      bits = (bits ^ bits >> 32 ^ UInt64(events)) &* 0xBF58_476D_1CE4_E5B9
      return Int(truncatingIfNeeded: bits ^ bits >> 29)
    }

    @inlinable
    func hash(into hasher: inout Hasher) { hasher.combine(hashValue) }
  }

  /// What claims make of a view, under the answers that they ask for.
  @usableFromInline
  struct Judgment: Sendable {
    @usableFromInline let report: ClaimReport
    /// One bit for each question that they ask.
    @usableFromInline let asked: UInt64
    @usableFromInline let answers: Answers
    /// The judgment of the same view under other answers; none if negative.
    @usableFromInline let next: Int

    @inlinable
    init(report: ClaimReport, asked: UInt64, answers: Answers, next: Int) {
      (self.report, self.asked, self.answers, self.next) = (report, asked, answers, next)
    }
  }

  /// The sequences of events, each kept once.
  @usableFromInline var events = PartTable<[System.Event]>()
  @usableFromInline var moves = PartTable<Key>()
  @usableFromInline var moved: [(states: MonitorStates, report: ClaimReport)] = []
  @usableFromInline var views = PartTable<Key>()
  /// For each view, its newest judgment.
  @usableFromInline var newest: [Int] = []
  @usableFromInline var judgments: [Judgment] = []

  @usableFromInline
  init() {}

  /// Moves monitors whose states have a number over events that have one.
  @inlinable
  mutating func move(
    _ monitors: MonitorBank<System.Event>, _ states: inout MonitorStates, numbered number: UInt32,
    over events: UInt32
  ) -> ClaimReport {
    let move = Int(moves.store(Key(number, events, 0)))
    if move == moved.count {
      let report = monitors.advance(&states, over: self.events[events])
      moved.append((states, report))
    }
    states = moved[move].states
    return moved[move].report
  }

  /// Returns what claims make of a view, which is put to them if they have not seen it under answers
  /// that agree with these in all that they ask.
  @inlinable
  mutating func report(
    on key: Key, under answers: Answers, _ note: QuestionNote?, _ judge: () -> ClaimReport
  ) -> ClaimReport {
    let view = Int(views.store(key))
    if view == newest.count { newest.append(-1) }
    var known = newest[view]
    while known >= 0 {
      let judgment = judgments[known]
      if answers.toQuestions(judgment.asked) == judgment.answers {
        note?.add(judgment.asked)
        return judgment.report
      }
      known = judgment.next
    }
    let (report, asked) = note?.questions(askedBy: judge) ?? (judge(), 0)
    judgments.append(
      Judgment(
        report: report, asked: asked, answers: answers.toQuestions(asked), next: newest[view]))
    newest[view] = judgments.count - 1
    return report
  }
}
