// SPDX-License-Identifier: MIT

import UIKit

extension EnvironmentValues {
  /// Ends a search, which has no effect here.
  public var dismissSearch: DismissSearchAction { DismissSearchAction() }
  /// Whether the view has the focus of a keyboard, which here only fields have.
  public var isFocused: Bool { false }
  /// Whether there can be several windows of the app's: not on iPhones.
  public var supportsMultipleWindows: Bool { false }
  public var openWindow: OpenWindowAction { OpenWindowAction() }
  public var dismissWindow: DismissWindowAction { DismissWindowAction() }
}

/// Ends a search, which has no effect here.
@preconcurrency @MainActor
public struct DismissSearchAction: Sendable {
  nonisolated init() {}
  public func callAsFunction() {
    HeadlessScene.current.note(unimplemented: "EnvironmentValues.dismissSearch")
  }
}

/// Opens another window of the app's: on iPhones there is none.
@preconcurrency @MainActor
public struct OpenWindowAction: Sendable {
  nonisolated init() {}
  public func callAsFunction(id: String) {}
  public func callAsFunction<Value: Codable & Hashable>(value: Value) {}
  public func callAsFunction<Value: Codable & Hashable>(id: String, value: Value) {}
}

/// Closes another window of the app's: on iPhones there is none.
@preconcurrency @MainActor
public struct DismissWindowAction: Sendable {
  nonisolated init() {}
  public func callAsFunction() {}
  public func callAsFunction(id: String) {}
  public func callAsFunction<Value: Codable & Hashable>(value: Value) {}
  public func callAsFunction<Value: Codable & Hashable>(id: String, value: Value) {}
}
