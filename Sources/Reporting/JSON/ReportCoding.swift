// SPDX-License-Identifier: MIT

import Foundation

/// Writes reports as JSON.
package enum ReportCoding {
  /// Writes a value with sorted keys, the same bytes everywhere.
  package static func encode(_ value: some Encodable) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(value), as: UTF8.self) + "\n"
  }
}
