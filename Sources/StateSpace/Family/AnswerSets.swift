// SPDX-License-Identifier: MIT

/// Sets of answers to all open questions, each kept once and known by its number.
///
/// They are decision diagrams: R. Bryant, *Graph-Based Algorithms for Boolean Function Manipulation*
/// (1986), with a branch for each answer. Equal sets have equal numbers.
@usableFromInline
struct AnswerSets: Sendable {
  /// The number of a set.
  @usableFromInline typealias Number = UInt32

  /// No answers at all.
  @inlinable static var none: Number { 0 }
  /// All of them.
  @inlinable static var all: Number { 1 }

  /// The sets that are left for each answer to a question; earlier questions do not matter.
  @usableFromInline
  struct Node: Hashable, Sendable {
    @usableFromInline let question: Int
    @usableFromInline let first: Number
    @usableFromInline let second: Number
    @usableFromInline let third: Number

    @inlinable
    subscript(answer: Int) -> Number { answer == 0 ? first : answer == 1 ? second : third }
  }

  /// How many answers there are to each question.
  @usableFromInline let answerCounts: [Int]
  /// The first two stand for the sets without a question.
  @usableFromInline var nodes: [Node]
  private var numbers: [Node: Number] = [:]
  private var intersections = SetPairs()
  private var differences = SetPairs()
  private var unions = SetPairs()
  private var known: [Answers: Number] = [:]

  @usableFromInline
  init(answerCounts: [Int]) {
    self.answerCounts = answerCounts
    let end = Node(question: answerCounts.count, first: 0, second: 0, third: 0)
    nodes = [end, end]
  }

  // MARK: Making sets

  /// The set with a branch for each answer to a question; the branches are asked for in their order.
  private mutating func number(
    _ question: Int, _ branch: (inout AnswerSets, Int) -> Number
  ) -> Number {
    let count = answerCounts[question]
    let first = branch(&self, 0)
    let second = count > 1 ? branch(&self, 1) : first
    let third = count > 2 ? branch(&self, 2) : Self.none
    if first == second, count < 3 || first == third { return first }
    let node = Node(question: question, first: first, second: second, third: third)
    if let number = numbers[node] { return number }
    numbers[node] = Number(nodes.count)
    nodes.append(node)
    return Number(nodes.count - 1)
  }

  /// All answers that agree with some given ones.
  @usableFromInline
  mutating func set(of answers: Answers) -> Number {
    if answers.answered == 0 { return Self.all }
    if let set = known[answers] { return set }
    var set = Self.all
    for question in answerCounts.indices.reversed() {
      guard let answer = answers[question] else { continue }
      let rest = set
      set = number(question) { $1 == answer ? rest : Self.none }
    }
    known[answers] = set
    return set
  }

  /// All answers of which one at most is not the first to its question.
  mutating func variations() -> Number {
    var (unvaried, varied) = (Self.all, Self.all)
    for question in answerCounts.indices.reversed() {
      let (none, one) = (unvaried, varied)
      varied = number(question) { $1 == 0 ? one : none }
      unvaried = number(question) { $1 == 0 ? none : Self.none }
    }
    return varied
  }

  /// What is in both sets.
  @usableFromInline
  mutating func intersection(_ left: Number, _ right: Number) -> Number {
    if left == right || right == Self.all { return left }
    if left == Self.all { return right }
    if left == Self.none || right == Self.none { return Self.none }
    let (left, right) = (min(left, right), max(left, right))
    if let set = intersections[left, right] { return set }
    let set = combine(left, right) { $0.intersection($1, $2) }
    intersections.note(set, for: left, right)
    return set
  }

  /// What is in one set at least.
  @usableFromInline
  mutating func union(_ left: Number, _ right: Number) -> Number {
    if left == right || right == Self.none { return left }
    if left == Self.none { return right }
    if left == Self.all || right == Self.all { return Self.all }
    let (left, right) = (min(left, right), max(left, right))
    if let set = unions[left, right] { return set }
    let set = combine(left, right) { $0.union($1, $2) }
    unions.note(set, for: left, right)
    return set
  }

  /// What is in the first set and not in the second.
  @usableFromInline
  mutating func difference(_ left: Number, _ right: Number) -> Number {
    if left == right || left == Self.none || right == Self.all { return Self.none }
    if right == Self.none { return left }
    if let set = differences[left, right] { return set }
    let set = combine(left, right) { $0.difference($1, $2) }
    differences.note(set, for: left, right)
    return set
  }

  private mutating func combine(
    _ left: Number, _ right: Number, _ operation: (inout AnswerSets, Number, Number) -> Number
  ) -> Number {
    let (first, second) = (nodes[Int(left)], nodes[Int(right)])
    let question = min(first.question, second.question)
    return number(question) { sets, answer in
      operation(
        &sets, first.question == question ? first[answer] : left,
        second.question == question ? second[answer] : right)
    }
  }

  // MARK: Asking

  /// Whether nothing of the first set is outside of the second.
  mutating func isSubset(_ left: Number, of right: Number) -> Bool {
    difference(left, right) == Self.none
  }

  /// Whether the sets have nothing in common.
  mutating func areDisjoint(_ left: Number, _ right: Number) -> Bool {
    intersection(left, right) == Self.none
  }

  /// Whether a set has answers to all questions.
  func contains(_ answers: Answers, in set: Number) -> Bool {
    var set = set
    while set > Self.all {
      let node = nodes[Int(set)]
      set = node[answers[node.question] ?? 0]
    }
    return set == Self.all
  }

  /// The questions on which it depends whether answers are in a set.
  func questions(of set: Number) -> [Int] {
    var seen: Set<Number> = []
    var pending = [set]
    var questions: Set<Int> = []
    while let next = pending.popLast() {
      guard next > Self.all, seen.insert(next).inserted else { continue }
      let node = nodes[Int(next)]
      questions.insert(node.question)
      pending += (0..<answerCounts[node.question]).map { node[$0] }
    }
    return questions.sorted()
  }

  /// The first answers in a set that agree with given ones and with none of the others; `nil` if
  /// there are none.
  ///
  /// Nothing is changed, so several threads may ask at a time.
  @usableFromInline
  func first(
    in set: Number, agreeingWith given: Answers = Answers(), besides others: [Answers] = []
  ) -> Answers? {
    let found = given.completed(for: answerCounts.count)
    if set == Self.all, others.isEmpty { return found }
    var others = others
    return search(set, given, &others, others.count, from: 0, found: found)
  }

  /// Looks at the questions only on which the set or one of the first of the others depends; earlier
  /// questions are answered as these others answer them.
  ///
  /// The order of the others changes, so that those that still agree come first.
  private func search(
    _ set: Number, _ given: Answers, _ others: inout [Answers], _ count: Int, from first: Int,
    found: Answers
  ) -> Answers? {
    if set == Self.none { return nil }
    let node = nodes[Int(set)]
    var question = node.question
    for other in others[..<count] {
      let own = other.firstQuestion(from: first)
      // What agrees with one of the others in all that is left agrees with it.
      if own == Answers.questionLimit { return nil }
      question = min(question, own)
    }
    if question == answerCounts.count { return found }
    for answer in 0..<answerCounts[question] {
      if let wanted = given[question], wanted != answer { continue }
      let next = node.question == question ? node[answer] : set
      if next == Self.none { continue }
      var agreeing = 0
      for place in 0..<count where (others[place][question] ?? answer) == answer {
        if place != agreeing { others.swapAt(place, agreeing) }
        agreeing += 1
      }
      let found = search(
        next, given, &others, agreeing, from: question + 1,
        found: found.answering(question, with: answer))
      if let found { return found }
    }
    return nil
  }

  /// The fewest answers under which one of several sets has everything that counts; together they are
  /// in all that any of the sets has.
  ///
  /// - Complexity: Exponential in the number of answers of the shortest ones, which is small.
  mutating func shortestConditions(
    for sets: [Number], within everything: Number = all
  ) -> [Answers] {
    var unexplained = sets.reduce(Self.none) { union($0, $1) }
    var conditions: [Answers] = []
    var candidates = [Answers()]
    let questions = Array(Set(sets.flatMap { self.questions(of: $0) })).sorted()
    while unexplained != Self.none {
      for candidate in candidates {
        let all = intersection(set(of: candidate), everything)
        if !areDisjoint(all, unexplained), sets.contains(where: { isSubset(all, of: $0) }) {
          conditions.append(candidate)
        }
      }
      for condition in conditions { unexplained = difference(unexplained, set(of: condition)) }
      let longer = candidates.flatMap { candidate -> [Answers] in
        let last = candidate.questions.last ?? -1
        return questions.filter { $0 > last }.flatMap { question in
          (0..<answerCounts[question]).map { candidate.answering(question, with: $0) }
        }
      }
      candidates = longer.filter { candidate in
        !conditions.contains { candidate.toQuestions($0.answered) == $0 }
      }
    }
    return conditions
  }
}

extension Answers {
  /// The first question that has an answer, of those from one on; the limit if there is none.
  fileprivate func firstQuestion(from first: Int) -> Int {
    let rest = answered >> UInt64(first)
    return rest == 0 ? Self.questionLimit : first + rest.trailingZeroBitCount
  }
}
