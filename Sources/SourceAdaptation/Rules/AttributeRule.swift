// SPDX-License-Identifier: MIT

/// Takes away the attributes and modifiers that have a meaning for Objective-C and tools only.
struct AttributeRule {
  static let removed: Set = [
    "@objc", "@objcMembers", "@nonobjc", "@IBAction", "@IBDesignable", "@IBInspectable",
    "@IBOutlet", "@IBSegueAction", "@GKInspectable", "@NSApplicationMain", "@NSCopying",
    "@NSManaged", "@UIApplicationMain",
  ]

  private static let notes: [String: (reason: String, remedy: String)] = [
    "@NSManaged": (
      "a '@NSManaged' property has no implementation here",
      "give the property a value, or leave out its type"
    ),
    "@NSCopying": (
      "without '@NSCopying' the property keeps the object itself, not a copy",
      "copy the value in the setter"
    ),
    "@IBSegueAction": (
      "no storyboard calls this segue action here", "call it in the scene"
    ),
    "@convention": (
      "blocks of Objective-C do not exist here", "write the closure's type without the attribute"
    ),
  ]

  let file: ParsedFile

  func apply(to changes: inout Changes) {
    for (index, token) in file.tokens.enumerated() where token.kind == .attribute {
      if Self.removed.contains(token.text) { changes.remove(index, in: file) }
      if let note = Self.notes[token.text], token.text != "@convention" || isBlock(index) {
        changes.report(index, in: file, note.reason, note.remedy)
      }
    }
    for type in file.types {
      removeMain(of: type, &changes)
      reportOutlets(of: type, &changes)
      for member in type.members {
        if let dynamic = member.prefix.modifiers["dynamic"] { changes.remove(dynamic, in: file) }
        if let open = member.prefix.modifiers["open"], member.prefix.has("static") {
          changes.replace(open, with: "public", in: file)
        }
        giveZero(to: member, &changes)
      }
    }
  }

  /// What Objective-C provides for a number of a layer begins as zero.
  private func giveZero(to member: Member, _ changes: inout Changes) {
    guard member.prefix.attributes["@NSManaged"] != nil, let type = member.typeTokens,
      ["CGFloat", "Double", "Float", "Int"].contains(file.source.code(type))
    else { return }
    changes.insert(" = 0", at: file.tokens[type.upperBound - 1].range.upperBound, in: file)
  }

  private func isBlock(_ index: Int) -> Bool { file.token(index + 2)?.isWord("block") == true }

  /// An application, or its delegate, is no entry point here.
  private func removeMain(of type: TypeDeclaration, _ changes: inout Changes) {
    guard let main = type.prefix.attributes["@main"],
      type.inherited.contains("UIApplicationDelegate") || type.inherited.contains("App")
    else { return }
    changes.remove(main, in: file)
  }

  /// An outlet that is not assigned stops the scene that uses it, which says so; one with an optional
  /// type does not, and so has to be looked at.
  private func reportOutlets(of type: TypeDeclaration, _ changes: inout Changes) {
    let outlets = type.members.filter { $0.prefix.attributes["@IBOutlet"] != nil }
    guard let first = outlets.first else { return }
    let names = outlets.map { "'\($0.name)'" }.joined(separator: ", ")
    let reason = "no storyboard and no nib connects the outlets of '\(type.name)'"
    if outlets.contains(where: isOptional) {
      changes.report(first.keyword, in: file, reason, "assign \(names) in the scene")
    } else {
      changes.note(first.keyword, in: file, reason, "assign \(names) in a scene that uses it")
    }
  }

  private func isOptional(_ outlet: Member) -> Bool {
    outlet.typeTokens.map { file.source.code($0).hasSuffix("?") } ?? false
  }
}
