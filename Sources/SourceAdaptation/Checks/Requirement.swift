// SPDX-License-Identifier: MIT

/// A requirement of a protocol as text that can be compared.
struct Requirement: Hashable, Sendable {
  var kind: Member.Kind
  var name: String
  var fullName: String
  var parameterTypes: [String]
  var resultType: String

  init(_ member: Member, in file: ParsedFile) {
    kind = member.kind == .let ? .var : member.kind
    name = member.name
    fullName = member.fullName
    parameterTypes = member.parameters.map { Self.normalized($0.type) }
    resultType = Self.normalized(member.typeTokens.map(file.source.code) ?? "Void")
  }

  static func all(in file: ParsedFile, where isWanted: (Member) -> Bool) -> [String: [Requirement]]
  {
    var result: [String: [Requirement]] = [:]
    for type in file.types where type.kind == .protocol {
      let members = type.members.filter(isWanted)
      if !members.isEmpty { result[type.path] = members.map { Requirement($0, in: file) } }
    }
    return result
  }

  /// A type without what makes no difference to a method of Objective-C.
  private static func normalized(_ type: String) -> String {
    var words = type.split(separator: " ").filter { $0 != "any" && !$0.hasPrefix("@") }.joined()
    if let any = words.range(ofPrefix: "(any") { words.removeSubrange(any) }
    words = words.filter { $0 != "(" && $0 != ")" }
    if words.hasPrefix("UIKit.") { words.removeFirst(6) }
    if words.hasSuffix("!") { words = words.dropLast() + "?" }
    return words.isEmpty ? "Void" : words
  }
}

extension String {
  fileprivate func range(ofPrefix prefix: String) -> Range<Index>? {
    hasPrefix(prefix) ? startIndex..<index(startIndex, offsetBy: prefix.count) : nil
  }
}
