// SPDX-License-Identifier: MIT

public import Foundation

/// The moment of an evaluation, the same in all: nothing may depend on the clock.
public struct TimelineViewDefaultContext: Sendable {
  /// How often the view is evaluated.
  public enum Cadence: Comparable, Sendable { case live, seconds, minutes }

  public var date: Date { Date(timeIntervalSinceReferenceDate: 0) }
  public var cadence: Cadence { .live }
}

/// A view that is evaluated as time passes: here it is evaluated as any other one.
public struct TimelineView<Schedule: TimelineSchedule, Content: View>: View {
  public typealias Context = TimelineViewDefaultContext

  let content: (Context) -> Content
  public init(
    _ schedule: Schedule,
    @ViewBuilder content: @escaping (TimelineViewDefaultContext) -> Content
  ) { self.content = content }
  public var body: some View {
    content(Context()).withoutEffect(unimplemented: "TimelineView")
  }
}

/// When a view is evaluated as time passes.
public protocol TimelineSchedule {
  associatedtype Entries: Sequence where Entries.Element == Date
  typealias Mode = TimelineScheduleMode
  func entries(from start: Date, mode: Mode) -> Entries
}

/// Whether a view is evaluated less often than its schedule says.
public enum TimelineScheduleMode: Hashable, Sendable { case normal, lowFrequency }

/// One of the schedules that SwiftUI brings, as storage.
public struct SystemTimelineSchedule: TimelineSchedule, Sendable {
  public func entries(from start: Date, mode: Mode) -> [Date] { [start] }
}

extension TimelineSchedule where Self == SystemTimelineSchedule {
  public static var everyMinute: SystemTimelineSchedule { .init() }
  public static var animation: SystemTimelineSchedule { .init() }
  public static func animation(minimumInterval: Double? = nil, paused: Bool = false)
    -> SystemTimelineSchedule
  { .init() }
  public static func periodic(from start: Date, by interval: TimeInterval) -> SystemTimelineSchedule
  { .init() }
  public static func explicit<Dates: Sequence<Date>>(_ dates: Dates) -> SystemTimelineSchedule {
    .init()
  }
}
