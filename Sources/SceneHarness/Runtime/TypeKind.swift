// SPDX-License-Identifier: MIT

/// What kinds of types the runtime tells apart, by the first word of its description of a type.
enum TypeKind {
  case structure, enumeration, optional, tuple, object
  /// Anything behind a protocol, also types themselves.
  case existential
  /// A function that may have captured something.
  case closure
  /// Other functions, metatypes of one type and all that cannot be looked into.
  case opaque

  init(_ type: Any.Type) {
    if type is AnyClass {
      self = .object
      return
    }
    let metadata = unsafeBitCast(type, to: UnsafePointer<Int>.self)
    switch metadata[0] {
    case 0x200: self = .structure
    case 0x201: self = .enumeration
    case 0x202: self = .optional
    case 0x301: self = .tuple
    // The convention of a function's calls is a byte of its flags; 0 is that of Swift's own.
    case 0x302: self = metadata[1] >> 16 & 0xFF == 0 ? .closure : .opaque
    case 0x303, 0x306, 0x307: self = .existential
    default: self = .opaque
    }
  }
}
