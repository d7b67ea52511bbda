// SPDX-License-Identifier: MIT

/// The name of a type as the compiler writes it, with references to descriptions of types in it.
struct MangledName {
  let address: UnsafePointer<UInt8>
  /// The number of its bytes.
  let length: Int
  /// The name with a space for each reference to a type.
  let text: String

  /// Follows the distance that is kept at an address.
  init(referredToAt place: UnsafeRawPointer) {
    let name = place + Int(place.load(as: Int32.self))
    address = name.assumingMemoryBound(to: UInt8.self)
    var (text, end) = ([] as [UInt8], address)
    while end.pointee != 0 {
      switch end.pointee {
      case 0x01...0x17: end += 5
      case 0x18...0x1F: end += 1 + MemoryLayout<UnsafeRawPointer>.size
      default:
        text.append(end.pointee)
        end += 1
        continue
      }
      text.append(0x20)
    }
    (self.text, length) = (String(decoding: text, as: UTF8.self), end - address)
  }

  private init(_ name: MangledName, without ending: Int) {
    address = name.address
    (length, text) = (name.length - ending, String(name.text.dropLast(ending)))
  }

  /// Whether it is that of a variable that closures share.
  var isOfVariable: Bool { text.hasSuffix("Xx") || text.hasSuffix("XX") }

  /// The name of the type of such a variable, unless it is written for generic code.
  var typeOfVariable: MangledName? {
    guard text.hasSuffix("_Xx") else { return nil }
    return MangledName(self, without: text.hasSuffix("z_Xx") ? 4 : 3)
  }

  /// Whether there may be a parameter in it, or a type that belongs to one: each is called by one of
  /// three letters.
  var mayBeGeneric: Bool { text.contains { "xqQ".contains($0) } }

  /// Whether it stands for as many types as there are arguments for a parameter.
  var isOfSeveral: Bool { text.contains("Qp") }

  /// The description of the type that the name begins with.
  var firstDescription: UnsafeRawPointer? {
    let place = UnsafeRawPointer(address) + 1
    let target = place + Int(place.loadUnaligned(as: Int32.self))
    return switch address.pointee {
    case 0x01: target
    case 0x02: target.load(as: UnsafeRawPointer?.self)
    default: nil
    }
  }

  /// The type of an object whose class is described at the beginning of the name, whatever its
  /// arguments are.
  var typeOfObject: Any.Type? {
    let text = text
    guard text == " " || text.hasPrefix(" y") && text.hasSuffix("G"),
      let description = firstDescription, Self.isClass(description)
    else { return nil }
    return AnyObject.self
  }

  /// Whether a description is that of a class.
  static func isClass(_ description: UnsafeRawPointer) -> Bool {
    description.load(as: UInt32.self) & 0x1F == 16
  }
}
