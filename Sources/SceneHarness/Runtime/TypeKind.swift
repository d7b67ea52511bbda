// SPDX-License-Identifier: MIT

/// What kinds of types the runtime tells apart, by the first word of its description of a type.
enum TypeKind {
  case structure, enumeration, optional, tuple, object
  /// Anything behind a protocol, also types themselves.
  case existential
  /// Functions, metatypes of one type and all that cannot be looked into.
  case opaque

  init(_ type: Any.Type) {
    if type is AnyClass {
      self = .object
      return
    }
    switch unsafeBitCast(type, to: UnsafePointer<Int>.self).pointee {
    case 0x200: self = .structure
    case 0x201: self = .enumeration
    case 0x202: self = .optional
    case 0x301: self = .tuple
    case 0x303, 0x306, 0x307: self = .existential
    default: self = .opaque
    }
  }
}
