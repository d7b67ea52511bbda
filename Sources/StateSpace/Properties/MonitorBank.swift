// SPDX-License-Identifier: MIT

/// The states of all monitors of an exploration; the last word says which have reported a violation.
@usableFromInline
typealias MonitorStates = SIMD16<UInt16>

extension MonitorStates {
  /// One bit for each monitor that has reported a violation and is silent from then on.
  @inlinable
  var broken: UInt16 {
    get { self[scalarCount - 1] }
    set { self[scalarCount - 1] = newValue }
  }

  /// The state of a monitor, or `nil` if it has reported a violation.
  @inlinable
  func state(of lane: Int) -> UInt16? { broken >> lane & 1 == 0 ? self[lane] : nil }
}

/// All monitors of an exploration, moved together.
@usableFromInline
struct MonitorBank<Event: Hashable & Sendable>: Sendable {
  /// What happened to the monitors during one step, one bit for each monitor.
  @usableFromInline
  struct Report {
    @usableFromInline var exercised: UInt16 = 0
    @usableFromInline var violated: UInt16 = 0

    @inlinable init() {}
  }

  @usableFromInline
  static var capacity: Int { MonitorStates.scalarCount - 1 }

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
    states.broken |= report.violated
    return report
  }
}
