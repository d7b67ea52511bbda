// SPDX-License-Identifier: MIT

/// A recording that no scene can play here, and why.
package struct UnplayableRecording: Sendable, Identifiable {
  package let id: String
  package let title: String
  package let source: String
  package let system: String
  package let trust: Recording.Trust
  package let reason: String

  /// All of them.
  package static let all: [UnplayableRecording] = [
    UnplayableRecording(
      "REC28", "The metrics of sheets", .charon, "The values are private: no public API tells them."
    ),
    UnplayableRecording("REC72", "A page view controller that scrolls", .wangling, pages),
    UnplayableRecording("REC73", "A page view controller that curls", .wangling, pages),
    UnplayableRecording(
      "REC74", "The first page of a page view controller, set in viewDidLoad",
      RecordingSource("Stack Overflow question 48653763", "iOS 11", .log), pages),
    UnplayableRecording(
      "REC75", "The data source and the delegate of a page view controller",
      RecordingSource("wisdomskyduan.blogspot.com, 2015-11", "iOS 9.1 simulator", .log), pages),
  ]

  private static let pages = "The stand-in has no UIPageViewController."

  private init(_ id: String, _ title: String, _ source: RecordingSource, _ reason: String) {
    (self.id, self.title, self.reason) = (id, title, reason)
    (self.source, system, trust) = (source.title, source.system, source.trust)
  }
}
