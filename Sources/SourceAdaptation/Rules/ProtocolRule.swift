// SPDX-License-Identifier: MIT

/// Makes protocols of Objective-C plain protocols of classes.
struct ProtocolRule {
  let file: ParsedFile

  func apply(to changes: inout Changes) {
    for type in file.types where type.kind == .protocol {
      if type.prefix.attributes["@objc"] != nil { restrictToClasses(type, &changes) }
      for member in type.members {
        for name in ["weak", "unowned"] {
          if let modifier = member.prefix.modifiers[name] { changes.remove(modifier, in: file) }
        }
      }
    }
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
