// SPDX-License-Identifier: MIT

import Foundation
import StateSpace

/// What tells this build of the tool from any other.
///
/// Two builds may mean something else by the same spec, and nothing but their code would tell.
enum BuildMark {
  /// Stands for the version and the contents of the executable.
  ///
  /// - Complexity: O(*n*) once, where *n* is the size of the executable.
  static let fingerprint: Fingerprint = {
    var fingerprint = Fingerprint()
    fingerprint.combine(ModalCheck.version)
    guard let url = Bundle.main.executableURL,
      let data = try? Data(contentsOf: url, options: .mappedIfSafe)
    else { return fingerprint }
    data.withUnsafeBytes { bytes in
      for offset in stride(from: 0, to: bytes.count - 7, by: 8) {
        fingerprint.combine(bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
      }
    }
    return fingerprint
  }()
}
