// SPDX-License-Identifier: MIT

#if os(Linux)
  import Foundation
  import Testing

  @testable import SceneHarness

  @Suite("Values between copies of a process")
  struct ValueBytesTests {
    private enum Kind: Hashable {
      case none, number(Int), text(String), pair(Int8, name: String), label(of: String?)
      case address(URL), list([Kind])
    }

    private enum Single: Hashable { case some(String) }

    private struct Note: Hashable {
      var small: Int8 = 3
      var text = "ü and a text that is longer than fifteen bytes"
      var range = 2..<7
      var kinds: [Kind] = [
        .none, .number(5), .text("a"), .pair(-1, name: "b"), .label(of: nil), .label(of: "c"),
        .list([.none, .text("d")]),
      ]
      var names: Set<String> = ["a", "b", "c"]
      var counts: [String: [Double]] = ["x": [1.5, -0.5], "": []]
      var maybe: String??
      var single = Single.some("e")
      var date = Date(timeIntervalSince1970: 1)
      var address = URL(string: "detail", relativeTo: URL(string: "shop://cart/"))
      var isLast = true
    }

    private static func bytes<Value>(of value: Value) -> [UInt8]? {
      var writer = ValueWriter()
      writer.write(value)
      return writer.isWhole ? writer.bytes : nil
    }

    private func copy<Value>(_ value: Value) throws -> Value {
      try #require(Self.bytes(of: value)).withUnsafeBytes {
        var reader = ValueReader($0)
        return reader.read(Value.self)
      }
    }

    @Test func `are the same after they were written and read`() throws {
      let note = Note()
      #expect(try copy(note) == note)
      var other = note
      (other.maybe, other.kinds, other.text) = (.some(nil), [], "")
      #expect(try copy([note, other]) == [note, other])
      let pair = try copy((first: 1, "second"))
      #expect(pair == (1, "second"))
    }

    private struct Held { let object = NSObject() }
    private struct Weak { weak var object: NSObject? }

    @Test func `do not go where something in them is no value`() {
      #expect(Self.bytes(of: [Held()]) == nil)
      #expect(Self.bytes(of: Weak()) == nil)
      #expect(Self.bytes(of: { 1 } as () -> Int) == nil)
      #expect(Self.bytes(of: "a" as Any) == nil)
      #expect(Self.bytes(of: Sample.Cargo.nested(.none)) == nil)
    }
  }
#endif
