// SPDX-License-Identifier: MIT

/// Answers to the questions that a system leaves open, or to some of them.
///
/// See ``TransitionSystem/openQuestions``.
public struct Answers: Hashable, Sendable {
  /// How many questions a system may leave open.
  public static var questionLimit: Int { UInt64.bitWidth }
  /// How many answers there may be to a question.
  public static var answerLimit: Int { 3 }

  /// Makes sure that all answers to open questions can be kept.
  static func validate(_ openQuestions: [Int]) throws(ExplorationError) {
    guard openQuestions.count <= questionLimit else {
      throw .tooManyQuestions(openQuestions.count, limit: questionLimit)
    }
    for (question, count) in openQuestions.enumerated() where !(1...answerLimit).contains(count) {
      throw .invalidAnswerCount(count, question: question, limit: answerLimit)
    }
  }

  /// One bit for each question: the first of its answer, counted from 1; neither is set without one.
  @usableFromInline let low: UInt64
  /// The same: the second bit of its answer, set for each but the first.
  @usableFromInline let high: UInt64

  @inlinable
  init(low: UInt64, high: UInt64) { (self.low, self.high) = (low, high) }

  /// No answers.
  public init() { self.init(low: 0, high: 0) }

  /// Returns the answers with one more, or another one.
  public func answering(_ question: Int, with answer: Int) -> Answers {
    let place = UInt64(question)
    let number = UInt64(answer + 1)
    return Answers(
      low: low & ~(1 << place) | (number & 1) << place,
      high: high & ~(1 << place) | (number >> 1) << place)
  }

  /// Stands for answers that are not known before all questions were asked.
  @inlinable static var pending: Answers { Answers(low: .max, high: .max) }

  /// The answer to a question, counted from 0; `nil` if there is none.
  @inlinable
  public subscript(question: Int) -> Int? {
    let place = UInt64(question)
    let answer = Int(low >> place & 1 | (high >> place & 1) << 1)
    return answer == 0 ? nil : answer - 1
  }

  /// One bit for each question that has an answer.
  @inlinable var answered: UInt64 { low | high }

  /// The first question that has another answer than its first one; `nil` if there is none.
  @inlinable
  public var firstVariation: Int? { high == 0 ? nil : high.trailingZeroBitCount }

  /// Visits the questions that have another answer than their first one, and these answers.
  @inlinable
  public func forEachVariation(_ body: (_ question: Int, _ answer: Int) -> Void) {
    var varied = high
    while varied != 0 {
      let question = varied.trailingZeroBitCount
      varied &= varied - 1
      body(question, low >> UInt64(question) & 1 == 0 ? 1 : 2)
    }
  }

  /// These answers, and those of others to the questions that have none here.
  @inlinable
  public func completed(by others: Answers) -> Answers {
    Answers(low: low | others.low & ~answered, high: high | others.high & ~answered)
  }

  /// The questions that have an answer, in their order.
  public var questions: [Int] { (0..<Self.questionLimit).filter { self[$0] != nil } }

  /// The first answer to each question that has none, so that all are answered.
  func completed(for questionCount: Int) -> Answers {
    // A shift by all bits leaves none.
    Answers(low: low | ~answered & (1 << UInt64(questionCount) &- 1), high: high)
  }

  /// These answers and others, which agree with them.
  @inlinable
  func union(_ other: Answers) -> Answers {
    Answers(low: low | other.low, high: high | other.high)
  }

  /// The answers to some questions only; they have one bit each.
  @inlinable
  func toQuestions(_ asked: UInt64) -> Answers { Answers(low: low & asked, high: high & asked) }
}

/// Answers all open questions, and notes which of them are asked.
///
/// It is part of the states that a system is asked about, so it is small and has no owner: the
/// explorer keeps the note, and takes care that no state outlives it.
public struct Answering: @unchecked Sendable {
  /// The answers to all questions.
  public let answers: Answers
  /// One bit for each question that was asked; `nil` where they are not recorded.
  public let asked: UnsafeMutablePointer<UInt64>?

  /// Answers without a note of the questions.
  public init(_ answers: Answers) { self.init(answers, noting: nil) }

  @inlinable
  init(_ answers: Answers, noting asked: UnsafeMutablePointer<UInt64>?) {
    (self.answers, self.asked) = (answers, asked)
  }

  /// The answer to a question, of which a note is taken.
  ///
  /// - Precondition: The system leaves the question open.
  @inlinable
  public func answer(to question: Int) -> Int {
    if let asked { asked.pointee |= 1 << UInt64(question) }
    return answers[question] ?? 0
  }
}

/// A note of the questions that are asked while one thread works.
///
/// Its one word is never freed, as states may have been kept that refer to it.
@usableFromInline
final class QuestionNote: @unchecked Sendable {
  @usableFromInline let asked: UnsafeMutablePointer<UInt64>

  @usableFromInline
  init() {
    asked = .allocate(capacity: 1)
    asked.initialize(to: 0)
  }

  /// Begins a new note for given answers.
  @inlinable
  func begin(_ answers: Answers) -> Answering {
    asked.pointee = 0
    return Answering(answers, noting: asked)
  }

  /// Notes questions that were asked before, and whose answers are made use of again.
  @inlinable
  func add(_ questions: UInt64) { asked.pointee |= questions }

  /// Does something, and returns the questions that it alone has asked as well.
  @inlinable
  func questions<Result>(askedBy body: () -> Result) -> (Result, UInt64) {
    let before = asked.pointee
    asked.pointee = 0
    let result = body()
    let own = asked.pointee
    asked.pointee |= before
    return (result, own)
  }

  /// Of the given answers, those that were asked for since then.
  @inlinable
  func used(of answers: Answers) -> Answers { answers.toQuestions(asked.pointee) }
}
