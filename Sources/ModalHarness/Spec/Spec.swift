// SPDX-License-Identifier: MIT

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

  /// All combinations with their outcomes, for a spec that is an overview.
  func matrix() -> OutcomeMatrix?
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

  /// No matrix.
  public func matrix() -> OutcomeMatrix? { nil }
}
