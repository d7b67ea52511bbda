// SPDX-License-Identifier: MIT

/// Why an exploration could not be carried out.
public enum ExplorationError: Error, Hashable, Codable, Sendable {
  /// The system answered the same question differently the second time.
  ///
  /// The action is `nil` when the initial states differed.
  case nondeterministic(action: String?, difference: String)
  /// A state offered the same action twice.
  case duplicateAction(String)
  /// Two properties have the same name.
  case duplicateProperty(String)
  /// A limit is not a positive number.
  case invalidLimit(String, Int)
  /// The limit on states leaves no room for the initial states.
  case statesLimitBelowInitialStates(limit: Int, initialStates: Int)
  /// There is a limit on memory, but the system does not say how much the process takes.
  case memoryUnknown
  /// A checkpoint does not fit what is to be explored, or is damaged; the text says in what way.
  case invalidCheckpoint(String)
  /// A checkpoint is wanted of a search that forgets its states, or such a search is to go on from
  /// one.
  case compactCheckpoint
  /// A system leaves questions open, and states are to be forgotten or written to a checkpoint.
  case openQuestions
  /// There are more properties of a form than an exploration can watch.
  case tooManyProperties(kind: String, limit: Int)
  /// There are more sets of actions, in assumptions and after 'via:', than can be told apart.
  case tooManyActionSets(limit: Int)
  /// The system leaves more questions open than answers can be kept for.
  case tooManyQuestions(Int, limit: Int)
  /// A question, counted from 0, has a number of answers that is not from 1 to the limit.
  case invalidAnswerCount(Int, question: Int, limit: Int)
  /// What is to be explored ends the process, outside the steps that can be kept apart.
  case notIsolated(String)
}

extension ExplorationError: CustomStringConvertible {
  /// The reason as a sentence, with what to do about it where that is known.
  public var description: String {
    switch self {
    case .nondeterministic(let action?, let difference):
      """
      The app or model is not deterministic: at action '\(action)', \(difference). The usual cause \
      is the iteration order of a set or dictionary, a random number, a clock or shared mutable state.
      """
    case .nondeterministic(nil, let difference):
      "The app or model is not deterministic: \(difference)."
    case .duplicateAction(let name):
      "The action '\(name)' was offered twice in one state."
    case .duplicateProperty(let name):
      "Two properties are named '\(name)'. Each needs a name of its own."
    case .invalidLimit(let name, let value):
      "The limit on \(name) must be at least 1, but is \(value)."
    case .statesLimitBelowInitialStates(let limit, let count):
      "The limit of \(limit) states leaves no room for the \(count) distinct initial states."
    case .memoryUnknown:
      "This system does not say how much memory a process takes, so memory cannot be limited."
    case .invalidCheckpoint(let reason):
      "The checkpoint cannot be used: \(reason). Start over without it."
    case .compactCheckpoint:
      "An exploration that keeps fingerprints only can neither write a checkpoint nor go on from one."
    case .openQuestions:
      """
      A system that leaves questions open can be explored neither with fingerprints only nor with a \
      checkpoint.
      """
    case .tooManyProperties(let kind, let limit):
      "At most \(limit) properties of the form '\(kind)' can be explored at once."
    case .tooManyActionSets(let limit):
      """
      At most \(limit) sets of actions can be named in fairness assumptions and by 'via:'. One \
      assumption that several properties share counts once, if it is the same value.
      """
    case .tooManyQuestions(let count, let limit):
      "The system leaves \(count) questions open; at most \(limit) can be explored at once."
    case .invalidAnswerCount(let count, let question, let limit):
      """
      Question \(question) has \(count) answers; there must be from 1 to \(limit). Make a question with \
      more answers several questions.
      """
    case .notIsolated(let reason):
      "Nothing could be explored without ending this process. \(reason)"
    }
  }
}
