// SPDX-License-Identifier: MIT

/// Violations that are one issue: the user does the same, and what UIKit does after it violates one
/// property after the other; or the app makes the same request, and UIKit answers it otherwise.
package struct Defect: Sendable {
  /// The name of the variant that it was found in.
  let variant: String
  /// Whether the spec records the violations as they are.
  let isKnown: Bool
  /// The violations, the first one to occur first; the longest one is last.
  package fileprivate(set) var violations: [CounterexampleReport]

  /// The violations to which the same request of the app leads, made at another moment or answered
  /// otherwise by UIKit; the shortest first.
  package fileprivate(set) var alternatives: [CounterexampleReport] = []

  /// The first violation, which the others follow from.
  package var cause: CounterexampleReport { violations[0] }
  /// What follows from the first violation.
  package var consequences: ArraySlice<CounterexampleReport> { violations.dropFirst() }
  package var longest: CounterexampleReport { violations[violations.count - 1] }

  /// Whether another violation begins as these do, and then only the system goes on, or the app, too, if
  /// it is too late by then; or the user does, on the same screen until something can never happen any
  /// more, or until what was wrong leads to the other one.
  fileprivate func leads(
    to other: CounterexampleReport, isAboutFuture: (_ property: String) -> Bool,
    explains: (_ property: String, _ consequence: String) -> Bool
  ) -> Bool {
    let length = longest.steps.count
    return longest.configuration == other.configuration
      && longest.steps.elementsEqual(other.steps.prefix(length)) { $0.action == $1.action }
      && (other.steps.dropFirst(length).allSatisfy {
        $0.actor == "system" || $0.actor == "app" && isAboutFuture(cause.property)
      }
        || explains(cause.property, other.property)
        || isAboutFuture(other.property) && length > 0
          && longest.steps[length - 1].screen == other.steps[other.steps.count - 1].screen)
  }

  /// Whether another violation comes of the request that the first one comes of.
  ///
  /// Where both are violated whatever UIKit does, each stands for itself. Of two that are not, the one
  /// that is must be about a request that UIKit has refused: then this request is what is wrong.
  fileprivate func comesOfSameRequest(
    as other: CounterexampleReport, isConditional: (_ property: String) -> Bool
  ) -> Bool {
    guard longest.configuration == other.configuration, let request = cause.lastRequest,
      let same = other.lastRequest, request.text == same.text
    else { return false }
    let conditions = (isConditional(cause.property), isConditional(other.property))
    return (conditions.0 || conditions.1)
      && (conditions.0 || request.isRefused) && (conditions.1 || same.isRefused)
  }

  /// Whether one of two violations is that something can never happen any more, and the other one why: by
  /// the same request of the app's, made in another way, nothing more happens on that screen.
  fileprivate func isStuck(
    with other: CounterexampleReport, isAboutFuture: (_ property: String) -> Bool
  ) -> Bool {
    let pair = isAboutFuture(cause.property) ? (other, cause) : (cause, other)
    let (standstill, loss) = pair
    guard longest.configuration == other.configuration, standstill.repeatsAfter != nil,
      isAboutFuture(loss.property), !isAboutFuture(standstill.property),
      let request = standstill.lastRequest, let same = loss.lastRequest, request.text == same.text
    else { return false }
    return standstill.steps[request.step...].contains { $0.screen == loss.steps.last?.screen }
  }

  /// Adds what comes of the same request; a standstill is the cause of what can never happen any more,
  /// and what UIKit is taken to do goes before what it may do.
  fileprivate mutating func add(
    alternative other: CounterexampleReport, isAboutFuture: (_ property: String) -> Bool,
    isUnlikely: (_ property: String) -> Bool
  ) {
    let isStandstill = isAboutFuture(cause.property) && other.repeatsAfter != nil
    guard isStandstill || isUnlikely(cause.property) && !isUnlikely(other.property) else {
      return alternatives.append(other)
    }
    (violations, alternatives) = ([other], violations + alternatives)
  }

  /// Whether the sequence of another defect of the variant begins with that of this one.
  func isBeginning(of other: Defect) -> Bool {
    variant == other.variant && longest.configuration == other.longest.configuration
      && longest.repeatsAfter == nil && longest.steps.count < other.longest.steps.count
      && other.longest.steps.starts(with: longest.steps)
  }

  /// Whether another variant shows the same, step by step.
  func isRepetition(of other: Defect) -> Bool {
    violations.count == other.violations.count
      && zip(violations, other.violations).allSatisfy { ours, theirs in
        ours.property == theirs.property && ours.explanation == theirs.explanation
          && ours.steps == theirs.steps && ours.repeatsAfter == theirs.repeatsAfter
      }
  }
}

extension Defect {
  /// The defects of a variant, in the order of the properties that show them first.
  static func all(in variant: VariantReport) -> [Defect] {
    all(variant.counterexamples, in: variant.name) { variant.isExpected($0) }
  }

  /// The defects that violations show, in the order of the properties that show them first.
  ///
  /// - Parameters:
  ///   - examples: The violations.
  ///   - variant: The name of the variant that they were found in.
  ///   - isKnown: Whether the spec records a violation as it is.
  ///   - isConditional: Whether a property is violated with some answers of UIKit only.
  ///   - isUnlikely: Whether none of them is what UIKit is taken to do.
  ///   - isAboutFuture: Whether a property is about what can happen later, and so follows from what
  ///     is wrong already.
  ///   - explains: Whether what violates a property leads to a violation of another one.
  /// - Returns: The defects, each violation in one of them.
  package static func all(
    _ examples: [CounterexampleReport], in variant: String,
    isKnown: (_ property: String) -> Bool = { _ in false },
    isConditional: (_ property: String) -> Bool = { _ in false },
    isUnlikely: (_ property: String) -> Bool = { _ in false },
    isAboutFuture: (_ property: String) -> Bool = { _ in false },
    explains: (_ property: String, _ consequence: String) -> Bool = { _, _ in false }
  ) -> [Defect] {
    // Of two that take the same steps, the one that need not look further is the cause.
    let places = examples.indices.sorted {
      let (left, right) = (examples[$0], examples[$1])
      return (left.steps.count, left.repeatsAfter == nil ? 0 : 1, $0)
        < (right.steps.count, right.repeatsAfter == nil ? 0 : 1, $1)
    }
    var found: [(place: Int, defect: Defect)] = []
    for place in places {
      let isKnown = isKnown(examples[place].property)
      let cause = found.lastIndex {
        $0.defect.isKnown == isKnown
          && $0.defect.leads(
            to: examples[place], isAboutFuture: isAboutFuture, explains: explains)
      }
      let sibling = found.firstIndex {
        $0.defect.isKnown == isKnown
          && ($0.defect.comesOfSameRequest(as: examples[place], isConditional: isConditional)
            || $0.defect.isStuck(with: examples[place], isAboutFuture: isAboutFuture))
      }
      if let cause {
        found[cause].defect.violations.append(examples[place])
      } else if let sibling {
        found[sibling].defect.add(
          alternative: examples[place], isAboutFuture: isAboutFuture, isUnlikely: isUnlikely)
      } else {
        let defect = Defect(variant: variant, isKnown: isKnown, violations: [examples[place]])
        found.append((place, defect))
      }
    }
    // What UIKit is taken to do goes before what it may do.
    let ranked = found.map { (isUnlikely($0.defect.cause.property) ? 1 : 0, $0.place, $0.defect) }
    return ranked.sorted { ($0.0, $0.1) < ($1.0, $1.1) }.map(\.2)
  }
}

extension CounterexampleReport {
  /// The last `present` or `dismiss` of the app's, without the titles of controllers.
  fileprivate var lastRequest: (text: String, isRefused: Bool, step: Int)? {
    for (place, step) in steps.enumerated().reversed() {
      for message in step.messages.reversed() {
        guard message.direction == .call || message.direction == .callOfSwiftUI,
          message.text.contains(".present(") || message.text.contains(".dismiss(")
        else { continue }
        let parts = message.text.split(separator: "'", omittingEmptySubsequences: false)
        let text = stride(from: 0, to: parts.count, by: 2).map { parts[$0] }.joined()
        let isRefused = message.response?.hasPrefix("refused") == true
        return (text.filter { $0 != " " }, isRefused, place)
      }
    }
    return nil
  }
}
