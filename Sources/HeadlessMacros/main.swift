// SPDX-License-Identifier: MIT

import Foundation

// What the compiler starts to expand macros. It sends a message in JSON and waits for the answer, each
// after its length in eight bytes; so no library is needed.
while let message = Message.received() { message.answer() }

/// What the compiler says.
private struct Message: Decodable {
  var expandAttachedMacro: Expansion?
  var getCapability: Capability?

  struct Capability: Decodable {}

  /// An attribute of a declaration.
  struct Expansion: Decodable {
    var macro: Macro
    var macroRole: String
    var attributeSyntax: Syntax
    var declSyntax: Syntax
    var extendedTypeSyntax: Syntax?
    var lexicalContext: [Syntax]?

    /// An extension by which the type conforms to a protocol.
    func conformance(to name: String) -> String {
      extendedTypeSyntax.map { "extension \($0.source): \(name) {}" } ?? ""
    }
  }

  struct Macro: Decodable { var typeName: String }

  struct Syntax: Decodable {
    var source: String
    var location: Location
  }

  struct Location: Codable {
    var fileName: String
    var offset: Int
  }

  static func received() -> Message? {
    guard let head = read(8) else { return nil }
    return read(head.reversed().reduce(0) { $0 << 8 | Int($1) })
      .flatMap { try? JSONDecoder().decode(Message.self, from: $0) }
  }

  private static func read(_ count: Int) -> Data? {
    var data = Data()
    while data.count < count {
      guard
        let more = try? FileHandle.standardInput.read(upToCount: count - data.count), !more.isEmpty
      else { return nil }
      data.append(more)
    }
    return data
  }

  /// A preview becomes nothing; `@Entry` writes what the environment needs, `@Model` what the store does.
  func answer() {
    var answer = Answer()
    if getCapability != nil {
      answer.getCapabilityResult = .init()
    } else {
      answer.expandMacroResult = .init()
    }
    if let expandAttachedMacro {
      switch expandAttachedMacro.macro.typeName {
      case "Entry": answer.expandMacroResult?.expand(expandAttachedMacro)
      case "Model": answer.expandMacroResult?.expandModel(expandAttachedMacro)
      case "PersistedProperty": answer.expandMacroResult?.expandProperty(expandAttachedMacro)
      case "ModelActor": answer.expandMacroResult?.expandActor(expandAttachedMacro)
      case "Query": answer.expandMacroResult?.expandQuery(expandAttachedMacro)
      default: break
      }
    }
    guard let text = try? JSONEncoder().encode(answer) else { return }
    let head = withUnsafeBytes(of: UInt64(text.count).littleEndian) { Data($0) }
    try? FileHandle.standardOutput.write(contentsOf: head + text)
  }

  /// What the compiler is told.
  private struct Answer: Encodable {
    var getCapabilityResult: Capabilities?
    var expandMacroResult: Result?
  }

  private struct Capabilities: Encodable {
    var capability = ["protocolVersion": 7]
  }

  private struct Result: Encodable {
    var expandedSource = ""
    var diagnostics: [Diagnostic] = []

    mutating func expand(_ expansion: Expansion) {
      let context = expansion.lexicalContext?.first?.source ?? ""
      guard let owner = Entry.Owner(context) else {
        // Said once, though the macro is expanded in two roles.
        guard expansion.macroRole == "peer" else { return }
        return diagnostics = [Diagnostic(position: expansion.declSyntax.location)]
      }
      guard let entry = Entry(expansion.declSyntax.source, in: owner) else { return }
      expandedSource = expansion.macroRole == "peer" ? entry.key : entry.accessors
    }

    mutating func expandModel(_ expansion: Expansion) {
      let declaration = expansion.declSyntax.source
      let model = Model(declaration)
      expandedSource =
        switch expansion.macroRole {
        case "member": model?.members ?? ""
        case "memberAttribute": Model.attributes(of: declaration)
        default: (model?.isolation ?? "") + expansion.conformance(to: "SwiftData.PersistentModel")
        }
    }

    mutating func expandActor(_ expansion: Expansion) {
      expandedSource =
        expansion.macroRole == "member"
        ? Model.actorMembers : expansion.conformance(to: "SwiftData.ModelActor")
    }

    mutating func expandQuery(_ expansion: Expansion) {
      guard let property = StoredProperty.all(in: expansion.declSyntax.source).first else { return }
      expandedSource =
        expansion.macroRole == "peer"
        ? property.query(expansion.attributeSyntax.source)
        : "{ get { _\(property.plainName).wrappedValue } }"
    }

    mutating func expandProperty(_ expansion: Expansion) {
      guard let property = StoredProperty.all(in: expansion.declSyntax.source).first else { return }
      expandedSource =
        expansion.macroRole == "peer" ? property.storage : property.persistedAccessors
    }
  }

  private struct Diagnostic: Encodable {
    var message =
      "'@Entry' is known in extensions of \(Entry.Owner.names) only: "
      + "write the key and the property that the macro makes."
    var severity = "error"
    var position: Location
    var highlights: [String] = []
    var notes: [String] = []
    var fixIts: [String] = []
  }
}
