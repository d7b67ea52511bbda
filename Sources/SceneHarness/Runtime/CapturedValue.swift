// SPDX-License-Identifier: MIT

/// A value that a closure has captured, as the language's runtime describes it.
///
/// What a closure captures is kept in a context, an object without a class. A closure that captures
/// one object and nothing else has that object in place of a context.
struct CapturedValue {
  indirect enum Kind {
    case value(Any.Type)
    /// A value of a type, or of another one that is laid out alike: the compiler describes all variables
    /// that are shared alike, if they are plain and of one size or one reference each, as it does the
    /// first one.
    case valueOfTypeLike(Any.Type)
    /// A variable that the closure shares: a context that contains its value, if that is known from its
    /// name, which is more than the context says.
    case variable(CapturedValue?)
    case closure
    case weak, unowned
  }

  let kind: Kind
  /// Where the value stands in the context.
  let offset: Int

  /// What contexts of some kind keep, up to the first value whose size is not known, and whether that
  /// is all.
  static func all(in kind: ContextKind) -> (values: [CapturedValue], areAll: Bool) {
    let metadata = kind.metadata
    if let description = CaptureDescription(metadata) {
      return all(describedBy: description, with: kind.arguments)
    }
    guard metadata.load(as: Int.self) == 0x500 else { return ([], false) }
    let start = Int(metadata.load(fromByteOffset: 8, as: UInt32.self))
    let type = metadata.load(fromByteOffset: 16, as: Any.Type.self)
    return ([CapturedValue(kind: .value(type), offset: start)], true)
  }

  /// The value of a variable with a name.
  private static func variable(
    _ name: MangledName, with arguments: TypeArguments
  ) -> CapturedValue? {
    guard let (kind, layout) = name.typeOfVariable.flatMap({ kind($0, with: arguments) }) else {
      return nil
    }
    return CapturedValue(kind: kind, offset: rounded(headerSize, up: layout.alignment))
  }

  private static func rounded(_ place: Int, up alignment: Int) -> Int {
    (place + alignment - 1) / alignment * alignment
  }

  /// The same, with what is known of the types that generic code was made for.
  static func all(
    describedBy description: CaptureDescription, with arguments: TypeArguments
  ) -> (values: [CapturedValue], areAll: Bool) {
    var (found, end) = ([] as [CapturedValue], description.start)
    for index in 0..<description.count {
      let name = description.name(at: index)
      guard let (kind, layout) = kind(name, with: arguments) else { break }
      // Where nothing is said of the place of the first one, it is empty, or its size is not fixed.
      if !description.isStartKnown, index == 0, layout.size > 0 { break }
      let offset = rounded(end, up: layout.alignment)
      found.append(CapturedValue(kind: kind, offset: offset))
      end = offset + layout.size
    }
    if description.count == 1, !description.isGeneric, case .value(let type)? = found.first?.kind {
      found[0] = CapturedValue(kind: .valueOfTypeLike(type), offset: found[0].offset)
    }
    return (found, found.count == description.count)
  }

  private typealias Layout = (size: Int, alignment: Int)
  private static let word = MemoryLayout<UnsafeRawPointer>.size
  private static let headerSize = 2 * word

  /// What the mangled name of a captured type stands for.
  private static func kind(
    _ name: MangledName, with arguments: TypeArguments
  ) -> (Kind, Layout)? {
    let text = name.text
    if name.isOfVariable { return (.variable(variable(name, with: arguments)), (word, word)) }
    // A function type as the compiler lowers it: one that escapes and keeps what it captured.
    if text.hasSuffix("_"), text.firstMatch(of: #/Is?I?P?eA?g[^I]*_$/#) != nil {
      return (.closure, (2 * word, word))
    }
    guard let type = arguments.type(of: name) ?? name.typeOfObject else { return nil }
    func layout<Value>(_: Value.Type) -> Layout {
      (MemoryLayout<Value>.size, MemoryLayout<Value>.alignment)
    }
    let kind: Kind =
      if text.hasSuffix("Xw") { .weak } else if text.hasSuffix("Xo") || text.hasSuffix("Xu") {
        .unowned
      } else { .value(type) }
    return (kind, layout(type))
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

  /// Where contexts with some metadata keep a closure, if they keep nothing else and are not generic.
  private static func offsetOfOnlyClosure(in metadata: UnsafeRawPointer) -> Int? {
    known.withLock { known in
      if let offset = known[metadata] { return offset }
      var offset: Int?
      if let description = CaptureDescription(metadata), !description.isGeneric {
        let captured = CapturedValue.all(describedBy: description, with: TypeArguments()).values
        if captured.count == 1, case .closure = captured[0].kind { offset = captured[0].offset }
      }
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
