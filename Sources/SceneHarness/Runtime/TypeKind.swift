// SPDX-License-Identifier: MIT

/// What kinds of types the runtime tells apart, by the first word of its description of a type.
enum TypeKind {
  case structure, enumeration, optional, tuple, object
  /// Anything behind a protocol, also types themselves.
  case existential
  /// A function that may have captured something.
  case closure
  /// A number of the processor's, in which there is no address.
  case number
  /// So many values of a type, one after another.
  case row
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
    case 0x300 where ["Builtin.Int", "Builtin.FPIEEE"].contains(where: "\(type)".hasPrefix):
      self = .number
    case 0x308: self = .row
    default: self = .opaque
    }
  }

  /// How many values of which type stand in a row.
  static func parts(ofRow type: Any.Type) -> (count: Int, element: Any.Type) {
    let metadata = unsafeBitCast(type, to: UnsafePointer<Int>.self)
    return (metadata[1], unsafeBitCast(metadata[2], to: Any.Type.self))
  }
}
