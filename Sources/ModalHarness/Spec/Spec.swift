// SPDX-License-Identifier: MIT

public import UIKitSemantics

/// A scenario that is checked: what it is about, and its variants.
///
/// ```swift
/// struct Confirmation: Spec {
///   let identifier = "confirmation"
///   let title = "Confirm before discarding"
///   let summary = "A sheet with unsaved changes asks before it goes."
///   var variants: [Variant<Editor>] { [ … ] }
/// }
/// ```
public protocol Spec: Sendable {
  /// The app that the scenario is about.
  associatedtype App: Application

  /// The name on the command line and of the report's files: lower case with hyphens.
  var identifier: String { get }
  /// The name in headings.
  var title: String { get }
  /// What the scenario is about, in a sentence or two.
  var summary: String { get }
  /// The documents that describe it, by title.
  var sources: [String] { get }
  /// The rules and pitfalls that are modeled, one a line.
  var notes: [String] { get }
  /// The facts that the scenario depends on.
  var facts: [String] { get }
  /// The versions of the app.
  var variants: [Variant<App>] { get }

  /// Describes the app's own state, for the "what changed" of a trace.
  func fields(of app: App) -> [(name: String, value: String)]

  /// The fields that say what came of the last step alone, by name, with what they say if nothing did:
  /// that one of them lapses is no change.
  var momentaryFields: [String: String] { get }

  /// What the step that led to a state did that its events do not tell, such as what the app printed.
  func remarks(of app: App) -> [TraceRemark]

  /// What the controllers are called in a state; `nil` if always the same, as the variant says.
  func controllerNames(of app: App) -> ControllerNames?

  /// What is to be known to tell the events of the step that led to a state.
  func eventNotes(of app: App) -> EventNotes

  /// What controllers are called where many states are spoken of, once they were explored; `nil` if as
  /// the variant says.
  func commonNames(after app: App) -> ControllerNames?

  /// All combinations with their outcomes, for a spec that is an overview: under one behavior of
  /// UIKit's, or also under every other answer to its open questions.
  func matrix(under behavior: UIKitBehavior, everyAnswer: Bool) -> OutcomeMatrix?
}

extension Spec {
  /// No documents.
  public var sources: [String] { [] }
  /// No notes.
  public var notes: [String] { [] }
  /// No facts named.
  public var facts: [String] { [] }

  /// The stored properties of the app, in the order of their declaration.
  public func fields(of app: App) -> [(name: String, value: String)] {
    Mirror(reflecting: app).children.compactMap { child in
      child.label.map { ($0, String(describing: child.value)) }
    }
  }

  /// None.
  public var momentaryFields: [String: String] { [:] }

  /// No remarks.
  public func remarks(of app: App) -> [TraceRemark] { [] }

  /// Always the same.
  public func controllerNames(of app: App) -> ControllerNames? { nil }

  /// Nothing.
  public func eventNotes(of app: App) -> EventNotes { EventNotes() }

  /// As the variant says.
  public func commonNames(after app: App) -> ControllerNames? { nil }

  /// No matrix.
  public func matrix(under behavior: UIKitBehavior, everyAnswer: Bool) -> OutcomeMatrix? { nil }
}

/// What is to be known to tell the events of a step.
public struct EventNotes: Sendable {
  /// What the controllers were called before others took their places: each time during how many of
  /// the events.
  public var formerNames: [(events: Int, names: ControllerNames)] = []
  /// Who has made the calls that are not the app's, by their numbers among the events.
  public var callers: [Int: Caller] = [:]
  /// What else was called in between, such as by the main queue: after how many of the events.
  public var callsBetween: [(events: Int, name: String)] = []

  /// Notes nothing yet.
  public init() {}

  /// What controllers are called in an event, given what they are called at the end.
  public func names(in event: Int, last: ControllerNames) -> ControllerNames {
    formerNames.first { event < $0.events }?.names ?? last
  }
}

/// Something that happened in a step besides its events.
public struct TraceRemark: Hashable, Sendable {
  /// What it was.
  public enum Kind: Hashable, Sendable {
    /// The app called UIKit.
    case call
    /// SwiftUI called UIKit.
    case callOfSwiftUI
    /// UIKit called the app.
    case callback
    /// The app printed a line.
    case output

    /// What a call is, by who makes it.
    package init(callBy caller: Caller) {
      self =
        switch caller {
        case .app: .call
        case .uikit: .callback
        case .swiftUI: .callOfSwiftUI
        }
    }
  }

  /// What it was.
  public let kind: Kind
  /// In words.
  public let text: String

  /// Remarks something.
  public init(_ kind: Kind, _ text: String) { (self.kind, self.text) = (kind, text) }
}
