// SPDX-License-Identifier: MIT

import Foundation
import UIKit

extension NavigationPath {
  /// The path as it is saved; `nil` if a value on it cannot be.
  public var codable: CodableRepresentation? {
    guard values.allSatisfy({ $0.base is any Codable }) else { return nil }
    return CodableRepresentation(values: values)
  }

  public init(_ representation: CodableRepresentation) { values = representation.values }

  /// The values of a path with the names of their types.
  public struct CodableRepresentation: Codable, Equatable {
    fileprivate var values: [AnyHashable] = []

    fileprivate init(values: [AnyHashable]) { self.values = values }

    public init(from decoder: any Decoder) throws {
      var container = try decoder.unkeyedContainer()
      while !container.isAtEnd {
        let name = try container.decode(String.self)
        let text = try container.decode(String.self)
        guard let type = _typeByName(name) as? any (Decodable & Hashable).Type else {
          throw DecodingError.dataCorruptedError(
            in: container, debugDescription: "There is no type '\(name)' that can be decoded.")
        }
        values.insert(try Self.value(type, from: text), at: 0)
      }
    }

    private static func value<Value: Decodable & Hashable>(
      _ type: Value.Type, from text: String
    ) throws -> AnyHashable {
      AnyHashable(try JSONDecoder().decode(type, from: Data(text.utf8)))
    }

    public func encode(to encoder: any Encoder) throws {
      var container = encoder.unkeyedContainer()
      for case let value as any Encodable in values.reversed().map(\.base) {
        try container.encode(StoredField.symbol(of: type(of: value)) ?? "\(type(of: value))")
        try container.encode(String(decoding: JSONEncoder().encode(value), as: UTF8.self))
      }
    }
  }
}
