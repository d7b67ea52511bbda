// SPDX-License-Identifier: MIT

import StateSpace
import UIKit

/// Notes what the executions of a scene have come to that is not as on a device.
///
/// The one thing that executions share. What they do depends on nothing of it but the places of
/// controllers, and what is judged by it is judged when all has been executed.
final class SceneLedger: Sendable {
  /// Which controllers have which places.
  let controllerPlaces = ControllerPlaces()
  /// What was presented, closed and tapped.
  let usage = SceneUsage()
  private let notes = ForkSafeLock(Notes())
  private let longest = ForkSafeLock(0)
  private let bound = ForkSafeLock<Int?>(nil)
  /// What the scene accepts, the fields for which it says what is typed, and what it leaves out.
  private let stated = ForkSafeLock(
    (accepting: Set<String>(), typing: Set<String>(), excluding: Snapshot.Exclusions()))
  /// The states that actions lead to, and those of which actions were executed.
  private let places = ForkSafeLock((reached: Set<Fingerprint>(), left: Set<Fingerprint>()))

  /// What executions have noted.
  struct Notes {
    fileprivate var found: Set<SceneNote> = []
    fileprivate var resumed: Set<SceneNote> = []
    fileprivate var broughtBack: [HoldRecord.Use: (byApp: Bool, otherwise: Bool)] = [:]
    fileprivate var leftByApp: Set<HoldRecord.Use> = []
    fileprivate var lifted: [DragRecord.Drag: [Fingerprint: Lifts]] = [:]
    fileprivate var closing: Set<DiscardRecord.Button> = []
    fileprivate var asking: [DiscardRecord.Button: Set<Fingerprint>] = [:]
    fileprivate var unedited: [DiscardRecord.Start: Set<Fingerprint>] = [:]
    fileprivate var controls: [ControlRecord.Control: Response] = [:]
    /// What spinners are called that have ended while their screens were there.
    fileprivate var ended: Set<String> = []
    fileprivate var accepted: Set<String> = []
    fileprivate var usage = SceneUsage.Notes()
  }

  /// Gives away what was noted since the last time.
  func takeNotes() -> Notes {
    var taken = notes.withLock { notes in
      defer { notes = Notes() }
      return notes
    }
    taken.usage = usage.takeNotes()
    return taken
  }

  /// Adds what executions in another process have noted.
  func add(_ other: Notes) {
    notes.withLock { notes in
      notes.found.formUnion(other.found)
      notes.resumed.formUnion(other.resumed)
      for (use, ends) in other.broughtBack {
        let known = notes.broughtBack[use] ?? (false, false)
        notes.broughtBack[use] = (known.byApp || ends.byApp, known.otherwise || ends.otherwise)
      }
      notes.leftByApp.formUnion(other.leftByApp)
      for (drag, courses) in other.lifted {
        for (course, lifts) in courses {
          notes.lifted[drag, default: [:]][course, default: Lifts()].add(lifts)
        }
      }
      notes.closing.formUnion(other.closing)
      notes.asking.merge(other.asking) { $0.union($1) }
      notes.unedited.merge(other.unedited) { $0.union($1) }
      for (control, response) in other.controls {
        notes.controls[control, default: Response()].add(response)
      }
      notes.ended.formUnion(other.ended)
      notes.accepted.formUnion(other.accepted)
    }
    usage.add(other.usage)
  }

  /// Notes what an execution has come to.
  func note(_ notes: some Collection<SceneNote>) {
    if !notes.isEmpty { self.notes.withLock { $0.found.formUnion(notes) } }
  }

  /// Notes that something has come after all for which tasks have waited.
  func note(resumed notes: some Collection<SceneNote>) {
    if !notes.isEmpty { self.notes.withLock { $0.resumed.formUnion(notes) } }
  }

  /// How many actions a sequence has at most; `nil` if there is no limit.
  var depthLimit: Int? {
    get { bound.withLock(\.self) }
    set { bound.withLock { $0 = newValue } }
  }

  /// Notes by which names a scene accepts what a warning tells of, for which fields it says what is typed,
  /// and what does not belong to its state.
  func note(
    accepting names: Set<String>, typing fields: Set<String>,
    excluding exclusions: Snapshot.Exclusions
  ) {
    stated.withLock { stated in
      stated.accepting.formUnion(names)
      stated.typing.formUnion(fields)
      stated.excluding = exclusions
    }
  }

  /// What a scene accepts for which what fits into the budget is enough.
  static let budget = "the budget"

  /// Whether what fits into the budget is enough for the scene.
  var acceptsBudget: Bool { stated.withLock { $0.accepting.contains(Self.budget) } }

  /// Whether the scene says what is typed.
  var namesTexts: Bool { stated.withLock { !$0.typing.isEmpty } }

  /// Notes that there was something of a name that the scene accepts.
  func note(accepted name: String) { notes.withLock { _ = $0.accepted.insert(name) } }

  /// Notes that a spinner has ended, on a screen that stays.
  func note(endOf spinner: String) { notes.withLock { _ = $0.ended.insert(spinner) } }

  /// Whether a spinner of that name has ended in any execution, on a screen that stays.
  func hasEnded(_ spinner: String) -> Bool { notes.withLock { $0.ended.contains(spinner) } }

  /// Notes that so many actions were executed in a row.
  func note(depth: Int) { longest.withLock { $0 = max($0, depth) } }

  /// Notes that the actions of a state are executed.
  func note(leaving place: Fingerprint) { places.withLock { _ = $0.left.insert(place) } }

  /// Notes that an action leads to a state, in which there are others; says whether none has led there
  /// before.
  func note(reaching place: Fingerprint) -> Bool {
    places.withLock { $0.reached.insert(place).inserted }
  }

  /// Notes that what was put out of use can be used again: by the app's own dismissal of what it was
  /// put out of use for, or otherwise.
  func note(_ use: HoldRecord.Use, isBroughtBackByApp: Bool) {
    notes.withLock {
      if isBroughtBackByApp {
        $0.broughtBack[use, default: (false, false)].byApp = true
      } else {
        $0.broughtBack[use, default: (false, false)].otherwise = true
      }
    }
  }

  /// Notes that the app has taken a control away for good, in one of its ways.
  func note(leftByApp use: HoldRecord.Use) { notes.withLock { _ = $0.leftByApp.insert(use) } }

  /// Whether nothing brings back what is out of use after so many actions; a few more were executed,
  /// which may have, or all that there are, or nothing can happen any more.
  func isOutOfUse(_ use: HoldRecord.Use, at depth: Int, isEnd: Bool) -> Bool {
    guard
      isEnd || longest.withLock({ $0 }) >= depth + 3
        || places.withLock({ $0.reached.isSubset(of: $0.left) })
    else { return false }
    let ends = notes.withLock { $0.broughtBack[use] } ?? (byApp: false, otherwise: false)
    return !ends.otherwise && (use.isOfRequest || ends.byApp)
      && !notes.withLock { $0.leftByApp.contains(use) }
  }

  /// Notes what a tap has shown.
  func note(_ control: ControlRecord.Control, shows shown: String, keptChanges: Int) {
    notes.withLock {
      $0.controls[control, default: Response()].add(
        Response(shown: shown, keptChanges: keptChanges))
    }
  }

  /// Notes that a tap does nothing; maybe right after it has shown something.
  func note(unresponsive control: ControlRecord.Control, isRepeated: Bool) {
    notes.withLock {
      $0.controls[control, default: Response()].add(
        Response(isUnresponsive: true, isRepeatedInVain: isRepeated))
    }
  }

  /// Whether a tap does nothing in any execution.
  func isUnresponsive(_ control: ControlRecord.Control) -> Bool {
    notes.withLock { $0.controls[control]?.isUnresponsive == true }
  }

  /// What a control has shown on a screen that looked as it does where a tap does nothing, be it in other
  /// executions; not if the app has written something down since, or if that is found at once.
  func shown(by response: ControlRecord.Response) -> String? {
    guard let known = notes.withLock({ $0.controls[response.control] }), !known.isRepeatedInVain,
      known.keptChanges >= response.keptChanges
    else { return nil }
    return known.shown
  }

  /// What taps of a control have come to.
  fileprivate struct Response {
    var shown: String?
    /// How often the app had written something down before, at most.
    var keptChanges = 0
    var isUnresponsive = false, isRepeatedInVain = false

    mutating func add(_ other: Response) {
      shown = [shown, other.shown].compactMap(\.self).min()
      keptChanges = max(keptChanges, other.keptChanges)
      isUnresponsive = isUnresponsive || other.isUnresponsive
      isRepeatedInVain = isRepeatedInVain || other.isRepeatedInVain
    }
  }

  /// Notes which views a lifted finger leaves where it has dragged them, and which ones move on.
  func note(
    lifting drag: DragRecord.Drag, _ course: Fingerprint, leaves views: [String],
    moves others: [String]
  ) {
    notes.withLock {
      $0.lifted[drag, default: [:]][course, default: Lifts()].add(
        Lifts(leaving: Set(views), moving: Set(others)))
    }
  }

  /// The first view that goes on whenever the finger is lifted there, as it does in most places, and that
  /// stays if the system takes the finger away.
  func abandonedView(of end: DragRecord.Abandoned) -> String? {
    guard let all = notes.withLock({ $0.lifted[end.drag] }), let here = all[end.course] else {
      return nil
    }
    return end.views.first { view in
      here.moving.contains(view) && !here.leaving.contains(view)
        && all.values.count { $0.moving.contains(view) }
          > all.values.count { $0.leaving.contains(view) }
    }
  }

  /// Which views lifted fingers leave where they have dragged them, and which ones go on.
  fileprivate struct Lifts {
    var leaving: Set<String> = []
    var moving: Set<String> = []

    mutating func add(_ other: Lifts) {
      leaving.formUnion(other.leaving)
      moving.formUnion(other.moving)
    }
  }

  /// Notes that a button closes a screen in which nothing was put in.
  func note(closing button: DiscardRecord.Button) {
    notes.withLock { _ = $0.closing.insert(button) }
  }

  /// Notes that a button asks in a state before it closes a screen in which something was put in.
  func note(asking button: DiscardRecord.Button, in state: Fingerprint) {
    notes.withLock { _ = $0.asking[button, default: []].insert(state) }
  }

  /// Notes the state to which a gesture leads that closes a screen in which nothing was put in.
  func note(_ state: Fingerprint, after ending: DiscardRecord.Ending) {
    guard !ending.isEdited else { return }
    notes.withLock { _ = $0.unedited[.init(ending), default: []].insert(state) }
  }

  /// The button that asks where a gesture has led to a state in which what was put in is lost.
  func asker(before state: Fingerprint, after ending: DiscardRecord.Ending) -> String? {
    let notes = notes.withLock { $0 }
    guard let rest = ending.rest, notes.unedited[.init(ending)]?.contains(state) == true else {
      return nil
    }
    return notes.asking.filter { button, states in
      button.screen == ending.screen && states.contains(rest) && notes.closing.contains(button)
    }.map(\.key.tap).min()
  }

  /// What was noted, in sentences.
  var notices: [String] {
    let notes = notes.withLock { $0.found.subtracting($0.resumed) }
    let warnings = SceneNote.Kind.allCases.flatMap { kind in
      let names = notes.filter { $0.kind == kind }.map(\.name).sorted()
      guard kind == .awaited, names.count > 4 else { return names.map(kind.sentence) }
      return names.prefix(3).map(kind.sentence)
        + ["\(names.count - 3) more wait like \(names[0])."]
    }
    return warnings + MainThread.run { stated.withLock { $0.excluding }.unmet }
  }

  /// What the scene accepts, and the fields for which it says what is typed, that were not met in all
  /// that can be reached, in sentences.
  var namesWithoutMeaning: [String] {
    let stated = stated.withLock { $0 }
    let unused = stated.accepting.subtracting(notes.withLock(\.accepted) + [Self.budget])
    let met = usage.fields
    let unmet = stated.typing.subtracting(met + met.map(\.unnumbered))
    let others =
      met.isEmpty
      ? ""
      : " Fields that were met: " + met.prefix(8).map { "'\($0)'" }.joined(separator: ", ") + "."
    return unused.sorted().map {
      "`setup.accept(\"\($0)\")` accepts nothing: no warning has told of that name."
    }
      + unmet.sorted().map {
        "`setup.texts` names '\($0)', and no field of that name was met.\(others)"
      }
  }
}

extension SceneNote.Kind {
  /// What a warning says of a name, and the line of code that settles it.
  fileprivate func sentence(_ name: String) -> String {
    let line = "`setup.accept(\"\(name)\")`"
    return switch self {
    case .unimplemented:
      "The app uses '\(name)', which has no implementation here, so what it does on a device was not "
        + "checked: \(line) says that this is all right."
    case .random:
      "The app draws \(name), the same ones in each execution, so what others lead to was not checked: "
        + "\(line) says that this is all right."
    case .uncalled:
      "UIKit calls '\(name)', and nothing does here: a superclass conforms to the protocol without it. "
        + "Declare it there and override it, or \(line)."
    case .awaited:
      "\(name) waits for something that nothing here can finish, such as a server, another thread or "
        + "a stream: let `setup.answer(…)` stand for it, or \(line)."
    case .unanswered:
      "\(name) only fails here, as no server answers, so what the app does with an answer was not checked: "
        + "let `setup.answer(…)` stand for it, or \(line)."
    case .setBefore:
      "'\(name)' was changed before the scene was made. Each execution begins with another one, as at "
        + "launch: change it where the scene is made, or \(line)."
    case .cutOff:
      "Touches beside '\(name)' reach nothing, though it dims nothing there: so UIKit was reported to do "
        + "where `isModalInPresentation` is true. Let `presentationControllerShouldDismiss` answer false "
        + "instead, or \(line)."
    case .crowded:
      "The app asks for \(name). SwiftUI shows one at a time and this one when the other is gone, and "
        + "logs a warning: present it from within the other, or \(line)."
    case .unopened:
      "'\(name)' hears of no address, as the scene has named none: "
        + "`setup.deepLinks = [URL(string: \"…\")!]` says what may be opened, or \(line)."
    case .undelegated:
      "'\(name)' has no delegate, and goes as soon as it has come: set one before it is presented, or "
        + "\(line)."
    case .unread:
      "'\(name)' cannot be read, so states that differ in it alone are taken for the same: show it with "
        + "`setup.show(\"\(name)\") { … }`, or \(line)."
    case .inMenu:
      "The content of a menu has a modifier for \(name). SwiftUI makes items of a menu of it, which "
        + "present nothing: put the modifier on the menu or on a view around it, or \(line)."
    case .unmatched:
      "A value of '\(name)' is pushed, and no `navigationDestination(for:)` of the stack is for it: a link "
        + "does nothing then, and a path shows an empty page. Declare one outside of lazy views, or "
        + "\(line)."
    }
  }
}
