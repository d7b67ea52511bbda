// SPDX-License-Identifier: MIT

import Foundation

/// Why the system refused something.
struct SystemError: Error, Hashable {
  let code: Int32

  /// Why the last call failed.
  static var last: SystemError { SystemError(code: errno) }

  /// The system's own words, such as `No space left on device`.
  var reason: String { String(cString: strerror(code)) }
}

/// Writes all bytes to an open file.
func writeAll(_ bytes: some Sequence<UInt8>, to descriptor: Int32) throws(SystemError) {
  var rest = Array(bytes)[...]
  while !rest.isEmpty {
    let count = rest.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
    if count >= 0 {
      rest = rest.dropFirst(count)
    } else if errno != EINTR {
      throw .last
    }
  }
}
