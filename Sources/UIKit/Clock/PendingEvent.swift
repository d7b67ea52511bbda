// SPDX-License-Identifier: MIT

/// Something that will happen when the logical clock is told to let it happen.
package struct PendingEvent: Hashable, Sendable, CustomStringConvertible {
  package enum Kind: String, Hashable, Sendable, CaseIterable {
    /// A layout pass of a window.
    case layout
    /// The end of an animation.
    case animation
    /// A call that the main queue or an object put off.
    case call
    case timer
    /// A recognizer's or a scroll view's own waiting.
    case touch
    /// The next step of a task on the main actor.
    case mainJob
    /// The next step of a task, or of an actor's tasks, off the main actor.
    case job
    /// The answer of something outside of the app, which comes at any time.
    case answer
    /// The images that views wait for come, or fail to: at any time, too, but the app has not asked
    /// for them.
    case images

    /// Whether it is the end of what goes on in the meantime.
    var isMotion: Bool { self == .animation || self == .touch }

    /// Whether it comes at any time, which nothing tells.
    package var comesAtAnyTime: Bool { self == .answer || self == .images }

    /// What the app puts off.
    package static let putOff: Set<Kind> = [.call, .timer, .mainJob, .job]

    /// Whether the app puts it off.
    var isPutOff: Bool { Self.putOff.contains(self) }
  }

  /// Names the event within its clock; later events have larger numbers.
  package struct ID: Hashable, Comparable, Sendable {
    package let number: Int
    package static func < (a: ID, b: ID) -> Bool { a.number < b.number }
  }

  package let id: ID
  package let kind: Kind
  /// A readable name; several events of one name are told apart by a number.
  package var name: String
  /// The logical time at which the event is due, in seconds.
  package let due: Double
  /// When it began, and when it is due, to compare it with what does not tell the time.
  package let span: Span
  /// How long the event was to wait when it was put into the clock.
  package let delay: Double

  package var description: String { name }
}
