// SPDX-License-Identifier: MIT

import UIKit

/// A stored property whose type the runtime does not tell, as its values cannot be copied: a `Mutex`, an
/// `Atomic`, a structure that is `~Copyable`.
///
/// The runtime says `()` in place of the type, and so does code that the compiler has written for it.
enum HiddenField {
  /// Whether a property, by its place among those that a class or structure declares itself, is one.
  static func includes(_ field: StoredField, at index: Int, of owner: Any.Type) -> Bool {
    guard field.type == Void.self else { return false }
    #if os(Linux)
      guard let description = SwiftRuntime.description(of: owner) else { return false }
      let fields = SwiftRuntime.follow(description + 16)
      guard index < fields.load(fromByteOffset: 12, as: UInt32.self) else { return false }
      // In place of its name there is a reference to code; that of `()` itself, or of a parameter, is text.
      return MangledName(referredToAt: fields + 16 + 12 * index + 4).text == " "
    #else
      return true
    #endif
  }
}
