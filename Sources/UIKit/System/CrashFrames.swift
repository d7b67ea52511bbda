// SPDX-License-Identifier: MIT

import SystemCalls

/// Where code was that a signal has ended.
package enum CrashFrames {
  /// Lets signals on this thread write where the code is, on the standard error, before they end the
  /// process.
  package static func tell(of signals: [Int32]) {
    signals.withUnsafeBufferPointer { signals in
      if let first = signals.baseAddress { tellFramesOfCrashes(first, Int32(signals.count)) }
    }
  }

  /// The addresses in what a process has written, the innermost first.
  package static func addresses(in lines: [String]) -> [UInt] {
    let prefix = withUnsafeBytes(of: crashFramesPrefix) {
      String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self)
    }
    guard let line = lines.last(where: { $0.hasPrefix(prefix) }) else { return [] }
    return line.dropFirst(prefix.count).split(separator: " ").compactMap { UInt($0, radix: 16) }
  }
}
