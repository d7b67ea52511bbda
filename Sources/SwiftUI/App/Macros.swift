// SPDX-License-Identifier: MIT

public import UIKit

/// A preview of a view, which compiles and which nothing shows.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>...,
  @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "HeadlessMacros", type: "Preview")

/// A property of a preview's own.
@attached(peer)
public macro Previewable() = #externalMacro(module: "HeadlessMacros", type: "Previewable")

/// Declares a value of the environment, of a transaction, or of the view with the focus, with the key under which it is kept.
@attached(accessor) @attached(peer, names: prefixed(__Key_))
public macro Entry() = #externalMacro(module: "HeadlessMacros", type: "Entry")

/// What is kept under a key of `@Entry`: until something is set, a default that is made anew whenever
/// it is asked for.
public struct _EntryValue<Value>: @unchecked Sendable {
  private let make: () -> Value
  private var own: Value?

  public init(_ make: @autoclosure @escaping () -> Value) { self.make = make }

  public var value: Value {
    get { own ?? make() }
    set { own = newValue }
  }
}
