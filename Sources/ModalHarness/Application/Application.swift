// SPDX-License-Identifier: MIT

public import UIKitSemantics

/// An app under test, as a value: it answers UIKit's callbacks and may call back into UIKit.
///
/// ```swift
/// struct Editor: Application {
///   enum Input: String, ApplicationInput {
///     case tapClose = "tap Close"
///     var actor: Actor { .user }
///   }
///   func appendInputs(in world: PresentationWorld, to inputs: inout [Input]) {
///     if world.acceptsTouches(.editor) { inputs.append(.tapClose) }
///   }
///   mutating func receive(_ input: Input, uikit: inout UIKitHandle) {
///     uikit.dismiss(from: .editor)
///   }
/// }
/// ```
public protocol Application: Hashable, Sendable {
  /// What can happen to the app besides what is done to UIKit: buttons, timers, responses.
  associatedtype Input: ApplicationInput

  /// Appends the inputs that are possible now, in a fixed order, each at most once.
  func appendInputs(in world: PresentationWorld, to inputs: inout [Input])

  /// Takes an input; the app may call UIKit.
  mutating func receive(_ input: Input, uikit: inout UIKitHandle)

  /// Receives a callback that is not a question; the app may call UIKit (re-entrance).
  mutating func receive(_ callback: Callback, uikit: inout UIKitHandle)

  /// Answers a question that UIKit asks.
  mutating func answer(_ question: Callback, in world: PresentationWorld) -> Answer

  /// Appends all that can happen now; by default what UIKit offers of the vocabulary, and the app's
  /// inputs.
  func appendActions(
    in world: PresentationWorld, _ vocabulary: ActionVocabulary,
    to actions: inout [HarnessAction<Input>])

  /// Lets one action happen, and all that follows from it before the next; by default UIKit's rules
  /// call the app, which is a value.
  static func take(_ action: HarnessAction<Input>, in driver: inout ApplicationDriver<Self>)

  /// Whether the user drives the running interactive transition, so that it ends when the user lets
  /// it.
  ///
  /// Nothing guarantees that such a transition ends: the user owes nothing. One that is interactive
  /// without a gesture is different: nothing is left to end it. Asked only while one of the
  /// app's interaction controllers runs (D5); by default, the user is assumed to drive.
  func hasHandOnTransition(in world: PresentationWorld) -> Bool

  /// Whether the app has ended, or is judged no further: nothing is owed from then on.
  var isOver: Bool { get }

  /// Forgets what came of the inputs that were taken here, so that they are taken anew.
  mutating func forget()

  /// Told from which states all steps are taken next, in this order, if the app has to be executed on the
  /// main thread: it may have them taken ahead, in other processes.
  static func prepare(for states: [HarnessState<Self>])

  /// Says in one sentence how two apps differ that the same actions have led to, or `nil` if that is
  /// unknown.
  func difference(from twin: Self) -> String?

  /// Whether the app has to be executed on the main thread.
  static var runsOnMainThread: Bool { get }
}

extension Application {
  /// A finger drives it.
  public func hasHandOnTransition(in world: PresentationWorld) -> Bool { true }

  /// A value goes on.
  public var isOver: Bool { false }

  /// Does nothing ahead.
  public static func prepare(for states: [HarnessState<Self>]) {}

  /// A value remembers nothing.
  public mutating func forget() {}

  /// Unknown.
  public func difference(from twin: Self) -> String? { nil }

  /// An app that is a value can be on any thread.
  public static var runsOnMainThread: Bool { false }

  /// Does nothing.
  public mutating func receive(_ callback: Callback, uikit: inout UIKitHandle) {}

  /// Answers yes to everything, and lets styles adapt as UIKit would without a delegate.
  public mutating func answer(_ question: Callback, in world: PresentationWorld) -> Answer {
    .yes
  }
}

/// One thing that can happen to an app, with a stable name for traces and reports.
///
/// All cases are known, so that a report can name those that never happened.
public protocol ApplicationInput: Hashable, Sendable, CaseIterable {
  /// The name in traces: lower case, imperative, without `;` and `>`.
  var name: String { get }
  /// Who does it.
  var actor: Actor { get }
  /// What the system finishes with it, so that it can be relied upon to happen.
  var finishes: Finish? { get }
}

extension ApplicationInput {
  /// The system finishes nothing with it.
  public var finishes: Finish? { nil }
}

extension ApplicationInput where Self: RawRepresentable, RawValue == String {
  /// The raw value.
  public var name: String { rawValue }
}
