// SPDX-License-Identifier: MIT

/// Makes protocols of Objective-C plain protocols of classes.
struct ProtocolRule {
  let file: ParsedFile
  let index: ModuleIndex

  func apply(to changes: inout Changes) {
    for type in file.types where type.kind == .protocol {
      if type.prefix.attributes["@objc"] != nil { restrictToClasses(type, &changes) }
      for member in type.members {
        if member.kind == .`init`, member.parameters.isEmpty, isMetByUIKit(type) {
          construct(member, type, &changes)
        }
        for name in ["weak", "unowned"] {
          if let modifier = member.prefix.modifiers[name] { changes.remove(modifier, in: file) }
        }
      }
    }
  }

  /// Whether an extension lets a class that is declared elsewhere conform.
  private func isMetByUIKit(_ type: TypeDeclaration) -> Bool {
    index.paths.contains { path in
      (path == "NSObject" || path.hasPrefix("UI")) && index.declaration(of: path) == nil
        && index.entries(of: path).contains { $0.type.inherited.contains(type.name) }
    }
  }

  /// Takes the stand-in's way to make objects for the requirement, which such a class cannot meet.
  private func construct(
    _ member: Member, _ type: TypeDeclaration, _ changes: inout Changes
  ) {
    let range =
      file.tokens[member.keyword].range
      .lowerBound..<file.tokens[member.signatureEnd - 1].range
      .upperBound
    changes.add(Edit(range: range, text: ""), to: file)
    changes.insert(
      type.inherited.isEmpty ? ": _Constructible" : ", _Constructible",
      at: file.tokens[type.brace - 1].range.upperBound, in: file)
    importProtocol("_Constructible", in: file, &changes)
    for path in index.paths where index.protocols(of: path).contains(type.name) {
      markMaker(path, &changes)
    }
  }

  /// Says of a type of the sources that it has the initializer itself; objects of UIKit's are made
  /// without it.
  private func markMaker(_ path: String, _ changes: inout Changes) {
    let above = index.superclasses(of: path)
    guard let entry = index.declaration(of: path), entry.type.kind != .protocol,
      !above.contains(where: { index.declaration(of: $0) == nil }),
      index.members(of: path, named: "init").contains(where: { $0.member.parameters.isEmpty }),
      !entry.type.inherited.isEmpty
    else { return }
    changes.insert(
      ", _Constructed", at: entry.file.tokens[entry.type.brace - 1].range.upperBound, in: entry.file
    )
    importProtocol("_Constructed", in: entry.file, &changes)
  }

  private func importProtocol(_ name: String, in file: ParsedFile, _ changes: inout Changes) {
    let imports = file.imports
    guard let first = imports.first, !imports.contains(where: { $0.module == "UIKit" }) else {
      return
    }
    changes.insert(
      "; import protocol UIKit.\(name)", at: file.tokens[first.end - 1].range.upperBound, in: file)
  }

  /// Only objects conform to a protocol of Objective-C.
  private func restrictToClasses(_ type: TypeDeclaration, _ changes: inout Changes) {
    guard
      !type.inherited.contains(where: { ["AnyObject", "NSObjectProtocol", "class"].contains($0) })
    else {
      return
    }
    if type.inherited.isEmpty {
      let end = file.tokens[type.afterName - 1].range.upperBound
      changes.insert(": AnyObject", at: end, in: file)
    } else {
      changes.insert(" AnyObject,", at: file.tokens[type.afterName].range.upperBound, in: file)
    }
  }
}
