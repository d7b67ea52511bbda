// SPDX-License-Identifier: MIT

package import ModalHarness
package import StateSpace

/// What an exploration of a scene has looked at, and what it has not.
public struct SceneCoverage: Hashable, Sendable {
  /// How many states there are.
  public let states: Int
  /// How many actions in a row lead to the farthest of them.
  public let depth: Int
  /// How many actions were executed, each once for every way in which UIKit may behave meanwhile.
  public let actions: Int
  /// How many steps that took: each state is reached by executing its sequence again.
  public let steps: Int
  /// Whether these are all states that can be reached by what is tried.
  public let isWhole: Bool
  /// Whether something was too much for a scene here, so that there may be more.
  let isBounded: Bool
  /// What was not done again as often as possible before what had come of it was over, by name.
  let leftOut: [String]
  /// How many states have actions that were not executed.
  public let waitingStates: Int
  /// How many actions these are.
  public let waitingActions: Int
  /// How many steps these would take: what the next level would cost.
  public let waitingSteps: Int
  /// How many questions that the sources leave open about UIKit were asked, and answered in every
  /// way.
  public let openQuestions: Int
  /// How many states differ from another one only in what their waiting tasks have done before, as
  /// nothing can look into them.
  public let statesByHistory: Int
  /// What a user could do and never did: gestures, and what waits for them.
  public let untried: [Untried]
  /// Where the outcomes of drags change.
  public let thresholds: [DragThresholds]
  /// What was there and was never presented, closed or of any effect.
  public let unused: UnusedParts
  /// The known issues that occurred, after which nothing was tried.
  let knownIssues: [String]
  /// What was typed into fields, in words.
  public let typed: [String]
  /// The methods of the app's own that were never entered, of types whose objects the scene made,
  /// such as `Editor.save()`; empty where calls are not counted, see `--enable-code-coverage`.
  public let neverEntered: [String]
  /// The properties that were put to the test, by their names.
  public let applied: [String]
  /// The properties that never applied, by their names.
  public let unapplied: [String]
  /// What tells states apart, in words, where that is more than what is there.
  let distinction: String?
  /// How far long flows were followed, in words, where not everything was explored.
  public let flows: String?
  /// What limits the meaning of all this, in sentences, with the line of code that settles it.
  public let notices: [String]
  /// What makes it worth little that nothing was found, in the same way.
  public private(set) var gaps: [String]

  /// Gestures that views wait for and that are not made.
  public struct Untried: Hashable, Sendable {
    /// The gestures, such as *pinch*.
    public let gestures: [String]
    /// The views, as traces call them.
    public let subjects: [String]
  }

  /// Looks at the exploration of one scene.
  ///
  /// That the whole space was not seen is a gap if the budget ended it, and none if a depth was chosen.
  ///
  /// - Parameters:
  ///   - exploration: The exploration.
  ///   - flows: What was explored with a patient user.
  ///   - ground: What was seen in both, if not in the exploration alone.
  ///   - thresholds: Where the outcomes of drags change.
  ///   - neverEntered: The methods that nothing has called meanwhile.
  ///   - distinction: What tells states apart besides what is there, and what made that necessary.
  package init(
    _ exploration: Exploration<PresentationSystem<SceneApplication>>,
    flows: Simulation<PresentationSystem<SceneApplication>>? = nil, ground: SceneGround? = nil,
    thresholds: [DragThresholds] = [], neverEntered: [String] = [],
    distinction: (by: StateDistinction, reason: String)? = nil
  ) {
    self.flows = flows.map { flows in
      "\(Self.count(flows.distinct, "state")) on \(Self.count(flows.plan.walks, "walk")) of up to "
        + "\(flows.plan.depth) actions each"
    }
    self.thresholds = thresholds.filter { !$0.brackets.isEmpty }
    states = exploration.distinct
    depth = exploration.depth
    actions = exploration.generated - exploration.system.initialStates.count
    steps = exploration.steps
    isWhole = exploration.isClosed
    waitingStates = exploration.frontierCount
    waitingActions = exploration.frontierActions
    waitingSteps = exploration.frontierSteps
    let options = exploration.system.openQuestions
    openQuestions = exploration.askedQuestions.count { options[$0] > 1 }
    statesByHistory = Self.statesByHistory(of: exploration.states)
    knownIssues = exploration.knownIssues.map(\.issue.name)
    let ground = ground ?? SceneGround(exploration)
    isBounded = ground.isBounded
    leftOut = ground.leftOut.sorted()
    self.neverEntered = neverEntered
    let known = exploration.isClosed ? Int.max : exploration.completeDepth - Self.stepsToClose
    let ledger = exploration.states.first?.app.ledger ?? SceneLedger()
    let usage = ledger.usage
    typed = Self.words(for: usage.typed(with: ground.usageInFlows), areStated: ledger.namesTexts)
    unused = usage.unused(with: ground.usageInFlows, presentedBy: known)
    untried = ground.untried
    let inFlows = Set((flows?.results ?? []).filter { $0.exercised > 0 }.map(\.name))
    let names = exploration.results.map { (name: $0.name, isApplied: $0.exercised > 0) }
    applied = names.filter { $0.isApplied || inFlows.contains($0.name) }.map(\.name)
    unapplied = names.filter { !$0.isApplied && !inFlows.contains($0.name) }.map(\.name)
    let isAll = exploration.isClosed && knownIssues.isEmpty
    notices = exploration.notices + (isAll ? ledger.namesWithoutMeaning : [])
    gaps = ground.gaps(unapplied: Set(unapplied), offers: unused.neverPresented)
    self.distinction = distinction?.by.name
    if let distinction, !isWhole {
      gaps.append(
        """
        States that look alike went on differently, so they were told apart by \(distinction.by.name), and \
        fewer fit into the budget: \(distinction.reason).
        """)
    }
    let issues = exploration.system.initialStates.compactMap(\.app.observation.knownIssue?.name)
    if let issue = issues.first {
      gaps.append("The known issue '\(issue)' is there from the start, so nothing was explored.")
    }
    let judgesTraps = exploration.results.contains {
      $0.name == CatalogProperty.userIsNeverTrapped.rawValue
    }
    if !isWhole, judgesTraps, !ledger.acceptsBudget { gaps += WaysOut(exploration).missing }
    guard case .steps = exploration.boundary, !ledger.acceptsBudget else { return }
    let budget = Self.grouped(Self.rounded(steps + waitingSteps), by: "_")
    gaps.insert(
      """
      Not everything was explored: \(waiting). `budget: \(budget)` goes on with them; \
      `setup.accept("\(SceneLedger.budget)")` says that this is enough, and \
      `depth: \(exploration.completeDepth)` that sequences of so many actions are.\
      \(Self.endless(exploration))
      """, at: 0)
  }

  /// What was typed, by fields, and how to say what is typed instead, unless the scene has said it.
  private static func words(for typed: [String: Set<String>], areStated: Bool) -> [String] {
    let typed = typed.filter { !$0.value.isEmpty }
    let words = typed.sorted { $0.key < $1.key }.map { field, texts in
      texts.sorted().map { "'\($0)'" }.joined(separator: " or ") + " in \(field)"
    }
    let hint = typed.keys.min().map { "`setup.texts[\"\($0)\"] = […]` types something else" }
    return shortened(words) + (areStated ? [] : [hint].compactMap(\.self))
  }

  /// How many actions it takes to close a screen: it arrives, is dismissed, and goes.
  private static let stepsToClose = 3

  /// What makes states without end, in a sentence.
  private static func endless(
    _ exploration: Exploration<PresentationSystem<SceneApplication>>
  ) -> String {
    // The last states have the longest sequences.
    guard let growing = exploration.states.last?.app.growingProperties, !growing.isEmpty else {
      return ""
    }
    let names = growing.prefix(3)
    return """
       \(names.map { "`\($0)`" }.joined(separator: ", ")) only \(names.count == 1 ? "grows" : "grow"), \
      so there is always a new state: if nothing depends on it, leave it out by \
      `excluding: Snapshot.Exclusions(properties: [\(names.map { "\"\($0)\"" }.joined(separator: ", "))])`.
      """
  }

  private static func statesByHistory(
    of states: some Sequence<PresentationSystem<SceneApplication>.State>
  ) -> Int {
    let origins = states.lazy.compactMap(\.app.origin)
    return Set(origins).count - Set(origins.map(\.visible)).count
  }

  /// The next number with two digits that count.
  private static func rounded(_ number: Int) -> Int {
    var unit = 1
    while number / unit >= 100 { unit *= 10 }
    return (number + unit - 1) / unit * unit
  }
}

extension SceneCoverage {
  /// Everything in one line.
  public var line: String {
    let tried =
      "\(Self.count(actions, "action")) tried, \(depth == 0 ? "" : "up to \(depth) in a row, ")"
      + "\(Self.count(steps, "step")) executed"
    let all = states == 1 ? "the only state" : "all \(Self.count(states, "state"))"
    let extent =
      isWhole
      ? "Explored \(all) that can be reached\(bounds): \(tried)."
      : "Explored \(Self.count(states, "state")): \(tried); \(waiting)."
    let questions =
      openQuestions == 0
      ? ""
      : " What UIKit does is undocumented in \(Self.count(openQuestions, "case")): every possibility "
        + "was tried."
    let histories =
      statesByHistory == 0
      ? ""
      : " \(Self.count(statesByHistory, "state")) differ\(statesByHistory == 1 ? "s" : "") from "
        + "another only in what waiting tasks have done before."
    return extent + questions + histories + repetitions
  }

  /// What "all" leaves out.
  private var bounds: String {
    (isBounded || !leftOut.isEmpty ? " within the bounds of this tool" : "")
      + (knownIssues.isEmpty ? "" : " before a known issue")
  }

  /// What was not done again.
  private var repetitions: String {
    guard !leftOut.isEmpty else { return "" }
    let more = leftOut.count > 3 ? ", …" : ""
    return " Not begun again while as many were under way as the vocabulary's `overlaps` allows: "
      + "\(leftOut.prefix(3).joined(separator: ", "))\(more)."
  }

  /// What has not been done.
  private var waiting: String {
    "\(Self.count(waitingActions, "action")) in \(Self.count(waitingStates, "state")) not tried, "
      + "which would take \(Self.count(waitingSteps, "more step"))"
  }

  /// The line, what was never tried or entered, where drags change their outcomes, and what never
  /// applied.
  public var text: String {
    let typed = typed.isEmpty ? "" : "  typed: \(typed.joined(separator: "; "))\n"
    let applied = "  \(applied.count) of \(applied.count + unapplied.count) properties applied"
    return extent + "\n" + typed + applied
      + (unapplied.isEmpty ? "" : ", not: " + unapplied.joined(separator: "; "))
  }

  /// All of that but what never applied, which says nothing where there is a defect to be repaired.
  package var extent: String {
    let lists = [
      ("  long flows, one thing after another: ", flows.map { [$0] } ?? []),
      ("  states told apart by ", distinction.map { [$0] } ?? []),
      ("  nothing was tried after the known issues: ", Self.shortened(knownIssues)),
      ("  never tried: ", untried.map(\.text)), ("  thresholds: ", thresholds.map(\.text)),
      ("  never presented: ", Self.shortened(unused.neverPresented)),
      ("  never closed: ", Self.shortened(unused.neverClosed)),
      ("  never of any effect: ", Self.shortened(unused.withoutEffect)),
      ("  never entered: ", Self.shortened(neverEntered)),
    ]
    let lines = lists.filter { !$0.1.isEmpty }.map { $0 + $1.joined(separator: "; ") }
    return ([line] + lines).joined(separator: "\n")
  }

  /// Some of many names, in one text.
  private static func shortened(_ names: [String]) -> [String] {
    let more = names.count - 8
    let text = names.prefix(8).joined(separator: ", ")
    return names.isEmpty ? [] : [text + (more > 0 ? ", … (\(more) more)" : "")]
  }

  private static func count(_ number: Int, _ noun: String) -> String {
    "\(grouped(number, by: ",")) \(noun)\(number == 1 ? "" : "s")"
  }

  /// A number with its digits in groups of three, from four digits on.
  private static func grouped(_ number: Int, by separator: Character) -> String {
    let digits = String(number)
    return digits.enumerated().reduce(into: "") { text, digit in
      if digit.offset > 0, (digits.count - digit.offset) % 3 == 0 { text.append(separator) }
      text.append(digit.element)
    }
  }
}

extension SceneCoverage.Untried {
  /// The gestures and the views, of many only the first.
  var text: String {
    let names = subjects.prefix(2).joined(separator: ", ")
    let views = subjects.count > 2 ? "\(subjects.count) views (\(names), …)" : names
    return "\(gestures.joined(separator: ", ")) of \(views)"
  }
}
