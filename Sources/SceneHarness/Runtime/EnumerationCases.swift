// SPDX-License-Identifier: MIT

#if os(Linux)
  /// The cases of an enumeration, how to tell which one a value is, and how to make one.
  struct EnumerationCases {
    private typealias Number = @convention(c) (UnsafeRawPointer, UnsafeRawPointer) -> UInt32
    private typealias Project = @convention(c) (UnsafeMutableRawPointer, UnsafeRawPointer) -> Void
    private typealias Inject =
      @convention(c) (UnsafeMutableRawPointer, UInt32, UnsafeRawPointer) -> Void

    /// What comes with each case, by its number; `nil` for nothing.
    let payloads: [Any.Type?]
    private let metadata: UnsafeRawPointer

    /// Reads the description of an enumeration; fails if what comes with a case stands elsewhere than in
    /// the value.
    init?(of type: Any.Type) {
      metadata = unsafeBitCast(type, to: UnsafeRawPointer.self)
      guard let description = SwiftRuntime.description(of: type),
        case let fields = SwiftRuntime.follow(description + 16), fields != description + 16
      else { return nil }
      var payloads: [Any.Type?] = []
      for place in 0..<Int(fields.load(fromByteOffset: 12, as: UInt32.self)) {
        let field = fields + 16 + 12 * place
        let isIndirect = field.load(as: UInt32.self) & 1 != 0
        guard (field + 4).load(as: Int32.self) != 0 else {
          payloads.append(nil)
          continue
        }
        let name = MangledName(referredToAt: field + 4)
        guard !isIndirect,
          let payload = _getTypeByMangledNameInContext(
            name.address, UInt(name.length), genericContext: description,
            genericArguments: metadata + 16)
        else { return nil }
        payloads.append(payload)
      }
      self.payloads = payloads
    }

    private static func witness<Function>(
      _ place: Int, of metadata: UnsafeRawPointer, as type: Function.Type
    ) -> Function {
      // Eight functions that all types have, the size, the stride and the flags come before these.
      metadata.load(fromByteOffset: -8, as: UnsafeRawPointer.self)
        .load(fromByteOffset: 8 * place, as: type)
    }

    /// The number of the case of the value at an address, of an enumeration with some metadata: those with
    /// something in them come first.
    static func number(at value: UnsafeRawPointer, of metadata: UnsafeRawPointer) -> UInt32 {
      witness(11, of: metadata, as: Number.self)(value, metadata)
    }

    /// The number of the case of the value at an address.
    func number(at value: UnsafeRawPointer) -> UInt32 { Self.number(at: value, of: metadata) }

    /// Leaves at an address, in place of a value, what comes with its case.
    func project(_ value: UnsafeMutableRawPointer) {
      Self.witness(12, of: metadata, as: Project.self)(value, metadata)
    }

    /// Makes a value of a case at an address where what comes with the case stands already.
    func inject(_ number: UInt32, at value: UnsafeMutableRawPointer) {
      Self.witness(13, of: metadata, as: Inject.self)(value, number, metadata)
    }
  }
#endif
