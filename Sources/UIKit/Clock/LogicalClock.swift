// SPDX-License-Identifier: MIT

package import Dispatch

/// Keeps what will happen later and lets it happen on request; no event ever fires by itself.
///
/// Events stand in the order in which they are due; at the same time a layout pass stands first, of
/// two that have ranks the lower one, and other events stand in the order in which they were
/// scheduled. The time moves only when an event fires: to the time at which it was due, never back.
@MainActor
package final class LogicalClock {
  /// Whether a call or timer comes again, which says whether the scene is at rest.
  package enum Recurrence {
    /// It comes once: until then it is waited for, and moves nothing.
    case once
    /// It comes again and again.
    case repeating
    /// It draws the frames of an animation.
    case frame
  }

  struct Entry {
    let id: PendingEvent.ID
    let kind: PendingEvent.Kind
    let name: () -> String
    var due: Double
    var span: Span
    let delay: Double
    let owner: ObjectIdentifier?
    let label: String
    let recurrence: Recurrence
    let rank: Int?
    /// The screen that was uppermost when it was put off: a closure mostly refers to it.
    let origin: Existence?
    /// What has put it off, unless it comes again and again.
    let chain: CausalChain?
    /// What the user did that led to it, with no time at all or by what was put off in between.
    let userAction: UserAction?
    /// How often what put it off has already waited in the same way, one time after the other.
    var renewals = 0
    /// The work item whose cancellation calls it off.
    let item: DispatchWorkItem?
    /// Whether something that was asked for has failed then.
    var isFailure = false
    let action: @MainActor () -> Void

    var isMotion: Bool { kind.isMotion }
    /// Whether some time passes before what has put it off goes on.
    var isPause: Bool { delay > 0 && recurrence == .once && (kind == .call || kind == .timer) }
    /// What a pause is known by: one task may begin the next one, which sleeps as long.
    var nameOfPause: String { label == SceneTasks.labelOfSleeps ? label : name() }
    /// Whether it comes again and again, be it that it is put off each time it has come.
    var isRepeating: Bool { recurrence == .repeating || renewals >= LogicalClock.renewalsOfLoops }
    /// Whether the app has put it off.
    var isPutOff: Bool { kind.isPutOff }
  }

  /// The logical time, in seconds.
  package private(set) var now = 0.0
  /// What has passed at least since the user acted: the logical time, and what animations have taken.
  package private(set) var elapsed = 0.0
  /// How often the user may have waited.
  private var pauses = 0
  /// The time in which nothing was going to happen without the user, in seconds: only who asks what
  /// time it is sees it.
  package var idleTime = 0.0
  /// What time it is for who asks, if that is not now.
  package var toldTime: Double?

  private(set) var entries: [Entry] = []
  /// What runs now, and what it was put off by.
  package private(set) var chain = CausalChain()
  /// What the user does now, or did, and what runs now is put off by it.
  package var userAction: UserAction?
  /// The chains that have run since the turn began and have presented something.
  private var chains: [CausalChain] = []
  /// The controllers that have left the screen and may be alive.
  var departed: [Existence] = []
  package var lastScheduled: PendingEvent.ID { PendingEvent.ID(number: scheduled) }
  private var scheduled = 0

  package init() {}

  /// What time it is for who asks, in seconds.
  package var timeOfDay: Double { toldTime ?? now + idleTime }

  /// What is uppermost on screen now.
  var uppermost: @MainActor () -> Existence? = { nil }
  /// Changes when motion is due that is not in the clock.
  var changeOthers: @MainActor ((inout Span) -> Void) -> Void = { _ in }

  /// Whether a layout pass is pending.
  package var hasPendingLayout: Bool { firstLayout != nil }

  // Written as loops: a closure would be asked each time whether it runs on the main actor.

  private var firstLayout: Int? {
    for place in entries.indices where entries[place].kind == .layout { return place }
    return nil
  }

  func place(of id: PendingEvent.ID) -> Int? {
    for place in entries.indices where entries[place].id == id { return place }
    return nil
  }

  /// Puts an event into its place; motion that may take less counts by the `longest` that it takes.
  @discardableResult
  package func schedule(
    _ kind: PendingEvent.Kind, _ name: @escaping @autoclosure () -> String,
    after delay: Double = 0, longest: Double? = nil, owner: ObjectIdentifier? = nil,
    label: String = "",
    recurrence: Recurrence = .once, rank: Int? = nil, item: DispatchWorkItem? = nil,
    isFailure: Bool = false,
    action: @escaping @MainActor () -> Void
  ) -> PendingEvent.ID {
    scheduled += 1
    let id = PendingEvent.ID(number: scheduled)
    let isPutOff = kind == .call || kind == .timer || kind == .answer
    if delay <= 0, isPutOff || kind == .mainJob || kind == .job { chain.goesOnAtOnce = true }
    var entry = Entry(
      id: id, kind: kind, name: name, due: now + max(0, delay),
      span: span(of: max(0, delay)), delay: max(0, delay),
      owner: owner, label: label, recurrence: recurrence, rank: rank,
      origin: isPutOff ? uppermost() : nil, chain: recurrence == .once ? chain : nil,
      userAction: kind == .answer || kind.isPutOff ? userAction : nil, item: item,
      isFailure: isFailure, action: action)
    if entry.isPause, let last = chain.pause, last.seconds == delay, last.name == entry.nameOfPause
    {
      entry.renewals = last.renewals + 1
    }
    if entry.isMotion { entry.span = spanOfMotion(longest ?? delay) }
    if let longest { entry.span.leeway = longest }
    insert(entry)
    return id
  }

  private func insert(_ entry: Entry) {
    let place = entries.firstIndex { Self.stands(entry, before: $0) } ?? entries.count
    entries.insert(entry, at: place)
  }

  /// When something is due that is put off now by some seconds.
  private func span(of seconds: Double) -> Span { Span(pauses: pauses, due: elapsed + seconds) }

  /// When motion is due that begins now and takes some seconds.
  func spanOfMotion(_ seconds: Double) -> Span { span(of: Span.ofMotion(seconds)) }

  /// Says that the user may have waited until now: calls may be as far as if no animation had ended.
  package func pause() {
    let passed = elapsed - now
    if passed > 0 { changeMotion { $0.due -= passed } }
    (pauses, elapsed) = (pauses + 1, now)
  }

  private func changeMotion(_ change: (inout Span) -> Void) {
    for place in entries.indices where entries[place].isMotion { change(&entries[place].span) }
    changeOthers(change)
  }

  /// Says that nothing moves: then it makes no difference any more what animations have taken, nor how
  /// often the user has waited, unless a call may come before one that is due earlier.
  package func rest() {
    elapsed = now
    let calls = entries.filter(\.isPutOff)
    let mayOvertake = zip(calls, calls.dropFirst()).contains { $1.span.pauses < $0.span.pauses }
    for place in entries.indices {
      let began = mayOvertake ? entries[place].span.pauses : pauses
      entries[place].span = Span(pauses: began, due: entries[place].due)
    }
  }

  /// Says that what began and was due at some time happens now.
  package func comes(_ span: Span) {
    let seconds = span.due - span.leeway - elapsed
    guard seconds > 0 else { return }
    elapsed += seconds
    // That it comes before what began later says that the user had waited.
    changeMotion { if span.pauses < $0.pauses { $0.due += seconds } }
    // What began later is due then at the latest.
    if span.pauses < pauses { pauses += 1 }
  }

  /// Puts off further what was put off later than a call that comes now.
  ///
  /// It is put off as far as that says that the user had waited in between: the call comes before what is due
  /// earlier, or before the end of motion. What began with something that is overtaken, or later, is put
  /// off as far.
  private func putOff(overtakenBy call: Entry) {
    let wait = max(0, max(elapsed, call.span.due) - endOfMotion(since: call.span.pauses))
    let later = entries.filter { $0.isPutOff && call.span.pauses < $0.span.pauses }
    let start = later.filter { $0.due < call.due }.map(\.span.pauses).min() ?? .max
    for var entry in later {
      let isOvertaken = entry.span.pauses >= start
      guard isOvertaken || wait > 0 else { continue }
      cancel(entry.id)
      entry.due += isOvertaken ? call.due - now : wait
      entry.span.due += isOvertaken ? max(0, call.span.due - elapsed) : wait
      insert(entry)
    }
  }

  /// When the first motion ends that began after the user had waited so often.
  private func endOfMotion(since pauses: Int) -> Double {
    var end = Double.infinity
    func note(_ span: Span) { if pauses < span.pauses { end = min(end, span.due) } }
    for entry in entries where entry.isMotion { note(entry.span) }
    changeOthers { note($0) }
    return end
  }

  /// The screens that were uppermost when the app put off what is pending.
  package var origins: [Existence] { entries.compactMap(\.origin) }

  private static func stands(_ entry: Entry, before other: Entry) -> Bool {
    if entry.due != other.due { return entry.due < other.due }
    guard entry.kind == .layout, other.kind == .layout else { return entry.kind == .layout }
    if let rank = entry.rank, let otherRank = other.rank { return rank < otherRank }
    return false
  }

  /// Whether an event is still pending.
  package func isPending(_ id: PendingEvent.ID) -> Bool { place(of: id) != nil }

  /// How long it is until a pending event is due.
  package func remaining(_ id: PendingEvent.ID) -> Double? {
    entries.first { $0.id == id }.map { max(0, $0.due - now) }
  }

  /// Forgets an event.
  package func cancel(_ id: PendingEvent.ID?) {
    guard let id, let place = place(of: id) else { return }
    entries.remove(at: place)
  }

  /// Forgets the work items that were cancelled.
  func forgetCancelled() {
    for entry in entries where entry.item?.isCancelled == true { cancel(entry.id) }
  }

  func cancel(where isMeant: (Entry) -> Bool) {
    // What goes with an event may put others into the clock.
    withExtendedLifetime(entries) { entries.removeAll(where: isMeant) }
  }

  /// The events of some kinds without their names, which take time to find.
  package func schedule(
    of kinds: Set<PendingEvent.Kind>
  ) -> [(id: PendingEvent.ID, due: Double, span: Span)] {
    entries.filter { kinds.contains($0.kind) }.map { ($0.id, $0.due, $0.span) }
  }

  /// Lets one event happen; says whether it was pending.
  ///
  /// If the event is not to tell the time, it is taken to happen now, whenever it was due.
  @discardableResult
  package func fire(_ id: PendingEvent.ID, tellsTime: Bool = true) -> Bool {
    guard let place = place(of: id) else { return false }
    let entry = entries.remove(at: place)
    if tellsTime, entry.isPutOff { putOff(overtakenBy: entry) }
    let outer = userAction
    userAction = entry.userAction
    defer { userAction = outer }
    // An answer comes at any time, which nothing tells.
    if !entry.kind.comesAtAnyTime {
      comes(entry.span)
      if tellsTime { now = max(now, entry.due) }
    }
    if let chain = entry.chain {
      resume(chain, afterDelay: entry.delay > 0) {
        if entry.isPause {
          self.chain.pause = CausalChain.Pause(
            seconds: entry.delay, name: entry.nameOfPause, renewals: entry.renewals)
        }
        entry.action()
      }
    } else {
      run(CausalChain()) { entry.action() }
    }
    return true
  }

  /// Runs code as a part of a chain.
  func run(_ chain: CausalChain, _ body: () -> Void) {
    let outer = self.chain
    self.chain = chain
    body()
    self.chain = outer
    if !chain.requests.isEmpty { chains.append(chain) }
  }

  /// Lets the chains that have run forget what is gone.
  func forgetRequests(where isGone: @MainActor (CausalChain.Request) -> Bool) {
    for chain in chains { chain.forget(where: isGone) }
    chains = []
  }

  /// Moves the time to a later one, without letting anything happen.
  package func advance(to time: Double) {
    now = max(now, time)
    elapsed = max(elapsed, now)
  }

  /// Lets the event with a name happen; says whether there was one.
  @discardableResult
  package func fire(named name: String) -> Bool {
    pending.first { $0.name == name }.map { fire($0.id) } ?? false
  }

  /// Lets the first event happen; says whether there was one.
  @discardableResult
  package func fireNext() -> Bool { entries.first.map { fire($0.id) } ?? false }

  /// Lets events happen in their order until none is left; says whether that came to an end.
  @discardableResult
  package func run(atMost count: Int = 1000) -> Bool {
    for _ in 0..<count where !fireNext() { return true }
    return isIdle
  }

  /// Lets pending layout passes happen, and those that they cause, up to a bound.
  @discardableResult
  package func runLayout(atMost count: Int = 100) -> Bool {
    for _ in 0..<count {
      guard let place = firstLayout else { return true }
      fire(entries[place].id)
    }
    return !hasPendingLayout
  }
}
