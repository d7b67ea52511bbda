// SPDX-License-Identifier: MIT

/// The states of all monitors of an exploration, one byte each.
@usableFromInline
typealias MonitorStates = SIMD16<UInt8>

/// All monitors of an exploration, moved together.
@usableFromInline
struct MonitorBank<Event: Hashable & Sendable>: Sendable {
  /// What happened to the monitors during one step, one bit for each monitor.
  @usableFromInline
  struct Report {
    @usableFromInline var exercised: UInt16 = 0
    @usableFromInline var violated: UInt16 = 0
    @usableFromInline var misused: UInt16 = 0

    @inlinable init() {}
  }

  @usableFromInline
  static var capacity: Int { MonitorStates.scalarCount }

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
      var state = states[lane]
      for event in events where state != Monitor<Event>.sink {
        switch monitor.transition(state, event) {
        case .next(let next):
          state = next
        case .exercised(let next):
          report.exercised |= 1 << lane
          state = next
        case .violated:
          report.exercised |= 1 << lane
          report.violated |= 1 << lane
          state = Monitor<Event>.sink
        }
        if state == Monitor<Event>.sink, report.violated & 1 << lane == 0 {
          report.misused |= 1 << lane
        }
      }
      states[lane] = state
    }
    return report
  }
}
