// SPDX-License-Identifier: MIT

import UIKit

extension EnvironmentValues {
  /// Whether the view has the focus of a keyboard, which here only fields have.
  public var isFocused: Bool { false }
  /// Whether there can be several windows of the app's: not on iPhones.
  public var supportsMultipleWindows: Bool { false }
  public var openWindow: OpenWindowAction { OpenWindowAction() }
  public var dismissWindow: DismissWindowAction { DismissWindowAction() }
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
