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
      }
    }
  }

  private func isBlock(_ index: Int) -> Bool { file.token(index + 2)?.isWord("block") == true }

  /// An application's delegate is no entry point here.
  private func removeMain(of type: TypeDeclaration, _ changes: inout Changes) {
    guard let main = type.prefix.attributes["@main"],
      type.inherited.contains("UIApplicationDelegate")
    else { return }
    changes.remove(main, in: file)
  }

  private func reportOutlets(of type: TypeDeclaration, _ changes: inout Changes) {
    let outlets = type.members.filter { $0.prefix.attributes["@IBOutlet"] != nil }
    guard let first = outlets.first else { return }
    let names = outlets.map { "'\($0.name)'" }.joined(separator: ", ")
    changes.report(
      first.keyword, in: file, "no storyboard connects the outlets of '\(type.name)'",
      "assign \(names) in the scene")
  }
}
