// SPDX-License-Identifier: MIT

import Foundation

/// What the app prints while a scene is executed: it belongs to the trace, and would come again with
/// each execution.
@MainActor
package enum AppOutput {
  /// The lines so far, on the main thread alone; `nil` while no scene is executed.
  nonisolated(unsafe) private static var lines: [String]?
  /// Told of each line as well.
  nonisolated(unsafe) private static var listener: ((String) -> Void)?

  /// Does work, and keeps what is printed meanwhile from the console.
  ///
  /// - Parameters:
  ///   - lines: Takes what is printed.
  ///   - listener: Told of each line at once: the work may end the process.
  ///   - work: What is done.
  /// - Returns: What the work returns.
  package static func collecting<Value>(
    into lines: inout [String], tellingOf listener: ((String) -> Void)? = nil, _ work: () -> Value
  ) -> Value {
    let outer = (self.lines, self.listener)
    (self.lines, self.listener) = ([], listener)
    defer { (self.lines, self.listener) = outer }
    let value = work()
    lines += self.lines ?? []
    return value
  }

  /// Takes a text; says whether there is a scene that it belongs to.
  nonisolated fileprivate static func take(_ text: String) -> Bool {
    guard MainThread.isCurrent, lines != nil else { return false }
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      lines?.append(String(line))
      listener?(String(line))
    }
    return true
  }
}

/// Prints, as Swift's own function does; while a scene is executed, to its trace.
public func print(_ items: Any..., separator: String = " ", terminator: String = "\n") {
  write(items.map { "\($0)" }, separator, terminator)
}

/// Prints for debugging, as Swift's own function does; while a scene is executed, to its trace.
public func debugPrint(_ items: Any..., separator: String = " ", terminator: String = "\n") {
  write(items.map { String(reflecting: $0) }, separator, terminator)
}

private func write(_ items: [String], _ separator: String, _ terminator: String) {
  let text = items.joined(separator: separator)
  if !AppOutput.take(text) { Swift.print(text, terminator: terminator) }
}
