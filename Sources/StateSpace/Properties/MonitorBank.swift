// SPDX-License-Identifier: MIT

/// The states of all monitors of an exploration.
@usableFromInline
struct MonitorStates: Hashable, Sendable {
  /// A place for each monitor; the last one says which have reported a violation.
  @usableFromInline var lanes = SIMD16<UInt32>()

  @inlinable
  init() {}

  @inlinable
  subscript(lane: Int) -> UInt32 {
    get { lanes[lane] }
    set { lanes[lane] = newValue }
  }

  /// One bit for each monitor that has reported a violation and is silent from then on.
  @inlinable
  var broken: UInt32 {
    get { lanes[15] }
    set { lanes[15] = newValue }
  }

  /// The state of a monitor, or `nil` if it has reported a violation.
  @inlinable
  func state(of lane: Int) -> UInt32? { broken >> lane & 1 == 0 ? lanes[lane] : nil }

  // Word by word: a vector of that many numbers is compared and hashed by a call for each of them.

  @inlinable var words: SIMD8<UInt64> { unsafeBitCast(lanes, to: SIMD8<UInt64>.self) }

  @inlinable
  static func == (left: MonitorStates, right: MonitorStates) -> Bool {
    let difference = left.words ^ right.words
    let half = difference.lowHalf | difference.highHalf
    return half[0] | half[1] | half[2] | half[3] == 0
  }

  @inlinable var hashValue: Int {
    let words = words
    var bits: UInt64 = 0
    for index in 0..<8 {
      bits = (bits ^ words[index]) &* 0x9E37_79B9_7F4A_7C15
      bits ^= bits >> 29
    }
    return Int(truncatingIfNeeded: bits)
  }

  @inlinable
  func hash(into hasher: inout Hasher) { hasher.combine(hashValue) }
}

/// All monitors of an exploration, moved together.
@usableFromInline
struct MonitorBank<Event: Hashable & Sendable>: Sendable {
  /// What happened to the monitors during one step.
  @usableFromInline
  typealias Report = ClaimReport

  @usableFromInline
  static var capacity: Int { 15 }

  @usableFromInline let monitors: [Monitor<Event>]

  @inlinable
  var isEmpty: Bool { monitors.isEmpty }

  @usableFromInline
  var initial: MonitorStates {
    var states = MonitorStates()
    for (lane, monitor) in monitors.enumerated() { states[lane] = monitor.initialState }
    return states
  }

  /// Moves every monitor over the events of one step.
  @inlinable
  func advance(_ states: inout MonitorStates, over events: [Event]) -> Report {
    var report = Report()
    for (lane, monitor) in monitors.enumerated() {
      guard var state = states.state(of: lane) else { continue }
      watching: for event in events {
        switch monitor.transition(state, event) {
        case .next(let next):
          state = next
        case .exercised(let next):
          report.exercised |= 1 << lane
          state = next
        case .violated:
          report.exercised |= 1 << lane
          report.violated |= 1 << lane
          state = 0
          break watching
        }
      }
      states[lane] = state
    }
    states.broken |= UInt32(report.violated)
    return report
  }
}
