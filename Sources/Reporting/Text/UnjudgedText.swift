// SPDX-License-Identifier: MIT

/// The properties of which one sequence of actions says nothing.
package enum UnjudgedText {
  /// A sentence that names them, if there are any.
  package static func text(of properties: [String]) -> String? {
    guard !properties.isEmpty else { return nil }
    let names = properties.map { "\"\($0)\"" }.joined(separator: ", ")
    return "Not judged here, as what can follow decides: \(names)."
  }
}
