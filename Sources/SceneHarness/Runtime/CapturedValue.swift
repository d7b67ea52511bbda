// SPDX-License-Identifier: MIT

/// A value that a closure has captured, as the language's runtime describes it.
///
/// What a closure captures is kept in a context, an object without a class. A closure that captures
/// one object and nothing else has that object in place of a context.
struct CapturedValue {
  enum Kind {
    case value(Any.Type)
    /// A variable that the closure shares: a context that contains its value.
    case variable
    case closure
    case weak, unowned
  }

  let kind: Kind
  /// Where the value stands in the context.
  let offset: Int

  /// What the contexts with some metadata keep, up to the first value whose size is not known, and
  /// whether that is all; nothing is known where it depends on parameters of types.
  static func all(in metadata: UnsafeRawPointer) -> (values: [CapturedValue], areAll: Bool) {
    let start = Int(metadata.load(fromByteOffset: 8, as: UInt32.self))
    switch metadata.load(as: Int.self) {
    case 0x400:
      let description = metadata.load(fromByteOffset: 16, as: UnsafeRawPointer?.self)
      return description.map { all(describedBy: $0, from: start) } ?? ([], false)
    case 0x500:
      let type = metadata.load(fromByteOffset: 16, as: Any.Type.self)
      return ([CapturedValue(kind: .value(type), offset: start)], true)
    default: return ([], false)
    }
  }

  private static func all(
    describedBy description: UnsafeRawPointer, from start: Int
  ) -> (values: [CapturedValue], areAll: Bool) {
    let count = Int(description.load(as: UInt32.self))
    // Where it depends on parameters of types, these come first.
    let parameters = description.load(fromByteOffset: 4, as: (UInt32, UInt32).self)
    guard parameters == (0, 0) else { return ([], false) }
    var (found, end) = ([] as [CapturedValue], max(start, 2 * word))
    for index in 0..<count {
      let place = description + 12 + 4 * index
      let name = place + Int(place.load(as: Int32.self))
      guard let (kind, layout) = kind(name.assumingMemoryBound(to: UInt8.self)) else { break }
      // Where nothing is said of the place of the first one, it is empty, or its size is not fixed.
      if start == 0, index == 0, layout.size > 0 { break }
      let offset = (end + layout.alignment - 1) / layout.alignment * layout.alignment
      found.append(CapturedValue(kind: kind, offset: offset))
      end = offset + layout.size
    }
    return (found, found.count == count)
  }

  private typealias Layout = (size: Int, alignment: Int)
  private static let word = MemoryLayout<UnsafeRawPointer>.size

  /// What the mangled name of a captured type stands for.
  private static func kind(_ name: UnsafePointer<UInt8>) -> (Kind, Layout)? {
    let (text, length) = text(of: name)
    if text.hasSuffix("_Xx") || text.hasSuffix("_XX") { return (.variable, (word, word)) }
    // A function type as the compiler lowers it: one that escapes and keeps what it captured.
    if text.hasSuffix("_"), let mark = text.ranges(of: "Ie").last?.upperBound,
      text[mark...].hasPrefix("g") || text[mark...].hasPrefix("Ag")
    {
      return (.closure, (2 * word, word))
    }
    let type = _getTypeByMangledNameInContext(
      name, UInt(length), genericContext: nil, genericArguments: nil)
    guard let type else { return nil }
    func layout<Value>(_: Value.Type) -> Layout {
      (MemoryLayout<Value>.size, MemoryLayout<Value>.alignment)
    }
    let kind: Kind =
      if text.hasSuffix("Xw") { .weak } else if text.hasSuffix("Xo") || text.hasSuffix("Xu") {
        .unowned
      } else { .value(type) }
    return (kind, layout(type))
  }

  /// A mangled name with a space for each reference to a type, and the number of its bytes.
  private static func text(of name: UnsafePointer<UInt8>) -> (text: String, length: Int) {
    var (text, end) = ([] as [UInt8], name)
    while end.pointee != 0 {
      switch end.pointee {
      case 0x01...0x17: end += 5
      case 0x18...0x1F: end += 1 + word
      default:
        text.append(end.pointee)
        end += 1
        continue
      }
      text.append(0x20)
    }
    return (String(decoding: text, as: UTF8.self), end - name)
  }
}

/// The two words of a closure.
struct ClosureWords {
  /// Where its code begins.
  let code: UnsafeRawPointer
  /// What keeps what it captured.
  let context: UnsafeRawPointer?

  /// Reads the closure at an address.
  ///
  /// One that does nothing but call another one, as the compiler makes them for generic code, is the
  /// other one.
  init(at address: UnsafeRawPointer) {
    let code = address.load(as: UnsafeRawPointer.self)
    let context = address.load(
      fromByteOffset: MemoryLayout<UnsafeRawPointer>.size, as: UnsafeRawPointer?.self)
    if let context, let metadata = SwiftRuntime.metadata(ofContext: context),
      let offset = Self.offsetOfOnlyClosure(in: metadata)
    {
      self = ClosureWords(at: context + offset)
      return
    }
    (self.code, self.context) = (code, context)
  }

  /// Where contexts with some metadata keep a closure, if they keep nothing else.
  private static func offsetOfOnlyClosure(in metadata: UnsafeRawPointer) -> Int? {
    known.withLock { known in
      if let offset = known[metadata] { return offset }
      let captured = CapturedValue.all(in: metadata).values
      var offset: Int?
      if captured.count == 1, case .closure = captured[0].kind { offset = captured[0].offset }
      known[metadata] = .some(offset)
      return offset
    }
  }

  /// What was found out; metadata are never freed.
  private static let known = ForkSafeLock<[UnsafeRawPointer: Int?]>([:])

  /// What tells the code from other code, the same in every run of a program.
  var mark: UInt64 {
    let base = unsafeBitCast(ClosureWords.self as Any.Type, to: Int.self)
    return UInt64(bitPattern: Int64(Int(bitPattern: code) - base))
  }
}
