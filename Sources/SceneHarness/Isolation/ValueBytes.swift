// SPDX-License-Identifier: MIT

#if os(Linux)
  import Foundation
  import UIKit

  /// Writes values as bytes that another copy of the same process reads.
  ///
  /// Copies have the same code and the same constants at the same addresses. Everything goes that
  /// consists of structures, tuples, enumerations, collections and texts; a value in which there is a
  /// reference to an object, a function, or something behind a protocol does not.
  struct ValueWriter {
    private(set) var bytes: [UInt8] = []
    /// Whether everything could be written.
    fileprivate(set) var isWhole = true

    /// Appends a value.
    mutating func write<Value>(_ value: Value) {
      withUnsafePointer(to: value) { write(.of(Value.self), at: $0) }
    }

    fileprivate mutating func write(_ form: ValueForm, at address: UnsafeRawPointer) {
      switch form.kind {
      case .plain(let size):
        bytes.append(contentsOf: UnsafeRawBufferPointer(start: address, count: size))
      case .parts(let parts):
        for part in parts { write(part.form, at: address + part.offset) }
      case .shape(let shape): shape.write(at: address, to: &self)
      case .cases(let cases):
        let number = cases.number(at: address)
        write(number)
        guard let payload = cases.payloads[Int(number)] else { return }
        form.withCopy(address) { copy in
          cases.project(copy)
          write(.of(payload), at: copy)
          ValueForm.destroy(copy, as: payload)
        }
      case .unknown: isWhole = false
      }
    }
  }

  /// Reads values that a ``ValueWriter`` has written, in the same order.
  struct ValueReader {
    private var rest: UnsafeRawBufferPointer

    init(_ bytes: UnsafeRawBufferPointer) { rest = bytes }

    /// Reads the next value.
    mutating func read<Value>(_: Value.Type) -> Value {
      let place = UnsafeMutablePointer<Value>.allocate(capacity: 1)
      defer { place.deallocate() }
      read(.of(Value.self), into: UnsafeMutableRawPointer(place))
      return place.move()
    }

    fileprivate mutating func read(_ form: ValueForm, into address: UnsafeMutableRawPointer) {
      switch form.kind {
      case .plain(let size):
        UnsafeMutableRawBufferPointer(start: address, count: size).copyBytes(
          from: rest.prefix(size))
        rest = UnsafeRawBufferPointer(rebasing: rest[size...])
      case .parts(let parts):
        for part in parts { read(part.form, into: address + part.offset) }
      case .shape(let shape): shape.read(into: address, from: &self)
      case .cases(let cases):
        address.initializeMemory(as: UInt8.self, repeating: 0, count: form.size)
        let number = read(UInt32.self)
        if let payload = cases.payloads[Int(number)] { read(.of(payload), into: address) }
        cases.inject(number, at: address)
      case .unknown: preconditionFailure("Nothing was written of '\(form.type)'.")
      }
    }

    fileprivate mutating func text(_ count: Int) -> String {
      defer { rest = UnsafeRawBufferPointer(rebasing: rest[count...]) }
      return String(decoding: rest.prefix(count), as: UTF8.self)
    }
  }

  extension ValueWriter {
    fileprivate mutating func append(_ text: String) {
      var text = text
      text.withUTF8 {
        write($0.count)
        bytes.append(contentsOf: $0)
      }
    }
  }

  /// How values of a type are written, found out once for each type.
  private final class ValueForm {
    enum Kind {
      /// So many bytes, in which nothing is kept alive.
      case plain(Int)
      case parts([(offset: Int, form: ValueForm)])
      case shape(any WrittenShape.Type)
      case cases(EnumerationCases)
      case unknown
    }

    let type: Any.Type
    let size: Int
    private(set) var kind = Kind.unknown
    /// Does something with a copy of the value at an address, of which nothing is left.
    let withCopy: (UnsafeRawPointer, (UnsafeMutableRawPointer) -> Void) -> Void

    // Scenes are executed on the main thread alone.
    private nonisolated(unsafe) static var known: [ObjectIdentifier: ValueForm] = [:]

    static func of(_ type: Any.Type) -> ValueForm {
      if let form = known[ObjectIdentifier(type)] { return form }
      func make<Value>(_ type: Value.Type) -> ValueForm { ValueForm(type) }
      let form = make(type)
      known[ObjectIdentifier(type)] = form
      form.kind = form.makeKind()
      return form
    }

    private init<Value>(_ type: Value.Type) {
      (self.type, size) = (type, MemoryLayout<Value>.size)
      if SwiftRuntime.isPlain(type) { kind = .plain(MemoryLayout<Value>.size) }
      withCopy = { address, body in
        let place = UnsafeMutablePointer<Value>.allocate(capacity: 1)
        defer { place.deallocate() }
        place.initialize(to: address.assumingMemoryBound(to: Value.self).pointee)
        body(UnsafeMutableRawPointer(place))
      }
    }

    private func makeKind() -> Kind {
      if case .plain = kind { return kind }
      if let shape = type as? any WrittenShape.Type { return .shape(shape) }
      switch TypeKind(type) {
      case .structure, .tuple:
        let fields = StoredField.all(of: type)
        guard fields.allSatisfy(\.isStrong) else { return .unknown }
        return .parts(fields.map { ($0.offset, .of($0.type)) })
      case .enumeration: return EnumerationCases(of: type).map { .cases($0) } ?? .unknown
      default: return .unknown
      }
    }

    /// Ends the life of a value of a type.
    static func destroy(_ value: UnsafeMutableRawPointer, as type: Any.Type) {
      func destroy<Value>(_: Value.Type) {
        value.assumingMemoryBound(to: Value.self).deinitialize(count: 1)
      }
      destroy(type)
    }
  }

  // MARK: - Types of the library's

  private protocol WrittenShape {
    static func write(at address: UnsafeRawPointer, to writer: inout ValueWriter)
    static func read(into address: UnsafeMutableRawPointer, from reader: inout ValueReader)
  }

  /// A shape that is written and read as a value of its own type.
  private protocol WrittenValue: WrittenShape {
    func write(to writer: inout ValueWriter)
    init(from reader: inout ValueReader)
  }

  extension WrittenValue {
    static func write(at address: UnsafeRawPointer, to writer: inout ValueWriter) {
      address.assumingMemoryBound(to: Self.self).pointee.write(to: &writer)
    }

    static func read(into address: UnsafeMutableRawPointer, from reader: inout ValueReader) {
      address.initializeMemory(as: Self.self, to: Self(from: &reader))
    }
  }

  extension String: WrittenValue {
    fileprivate func write(to writer: inout ValueWriter) { writer.append(self) }

    fileprivate init(from reader: inout ValueReader) { self = reader.text(reader.read(Int.self)) }
  }

  extension URL: WrittenValue {
    fileprivate func write(to writer: inout ValueWriter) {
      writer.write(relativeString)
      writer.write(baseURL)
      if URL(string: relativeString, relativeTo: baseURL) == nil { writer.isWhole = false }
    }

    fileprivate init(from reader: inout ValueReader) {
      let (text, base) = (reader.read(String.self), reader.read(URL?.self))
      guard let url = URL(string: text, relativeTo: base) else {
        preconditionFailure("An address is one again.")
      }
      self = url
    }
  }

  extension Optional: WrittenValue {
    fileprivate func write(to writer: inout ValueWriter) {
      writer.write(self != nil)
      if let value = self { writer.write(value) }
    }

    fileprivate init(from reader: inout ValueReader) {
      self = reader.read(Bool.self) ? reader.read(Wrapped.self) : nil
    }
  }

  extension Array: WrittenValue {
    fileprivate func write(to writer: inout ValueWriter) {
      writer.write(count)
      for element in self { writer.write(element) }
    }

    fileprivate init(from reader: inout ValueReader) {
      self = (0..<reader.read(Int.self)).map { _ in reader.read(Element.self) }
    }
  }

  extension Set: WrittenValue {
    fileprivate func write(to writer: inout ValueWriter) { writer.write(Array(self)) }

    fileprivate init(from reader: inout ValueReader) { self.init(reader.read([Element].self)) }
  }

  extension Dictionary: WrittenValue {
    fileprivate func write(to writer: inout ValueWriter) {
      writer.write(count)
      for (key, value) in self {
        writer.write(key)
        writer.write(value)
      }
    }

    fileprivate init(from reader: inout ValueReader) {
      self = [:]
      for _ in 0..<reader.read(Int.self) {
        let key = reader.read(Key.self)
        self[key] = reader.read(Value.self)
      }
    }
  }
#endif
