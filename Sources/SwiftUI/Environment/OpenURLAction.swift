// SPDX-License-Identifier: MIT

public import Foundation

/// Opens an address: as a handler of the app's does, or as the system, which has no effect here.
@preconcurrency @MainActor
public struct OpenURLAction: Sendable {
  let handler: (@MainActor (URL) -> Result)?

  nonisolated init() { handler = nil }
  public nonisolated init(handler: @escaping @MainActor (URL) -> Result) { self.handler = handler }

  /// What a handler has done.
  public struct Result: Sendable {
    let isAccepted: Bool
    public static let handled = Result(isAccepted: true)
    public static let discarded = Result(isAccepted: false)
    public static let systemAction = Result(isAccepted: true)
    public static func systemAction(_ url: URL) -> Result { .systemAction }
  }

  public func callAsFunction(_ url: URL) { _ = handler?(url) }

  /// Opens an address, and tells whether that was accepted.
  public func callAsFunction(
    _ url: URL, completion: @escaping @MainActor (_ accepted: Bool) -> Void
  ) { completion(handler?(url).isAccepted ?? true) }
}
