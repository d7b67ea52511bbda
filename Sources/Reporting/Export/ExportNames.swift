// SPDX-License-Identifier: MIT

/// Turns words into what the languages of other engines allow.
enum ExportNames {
  /// An identifier ends before the word that would make it longer; its number keeps it apart.
  private static let longest = 48

  /// An identifier such as `p3_no_deadlock`, from a letter, a number and words.
  static func identifier(_ letter: String, _ number: Int, _ words: String) -> String {
    var name = "\(letter)\(number)"
    let parts = words.map { isPlain($0) ? String($0) : " " }.joined().split(separator: " ")
    for part in parts {
      if name.count + part.count >= longest { break }
      name += "_\(part)"
    }
    return name
  }

  private static func isPlain(_ character: Character) -> Bool {
    character.isASCII && (character.isLetter || character.isNumber)
  }

  /// Words that cannot end a comment or leave its line.
  static func comment(_ words: String) -> String {
    words.map { $0.isNewline ? " " : String($0) }.joined()
      .replacing("*/", with: "* /").replacing("(*", with: "( *").replacing("*)", with: "* )")
  }

  /// A string of C: what is not plain ASCII, and what a preprocessor could stumble over, is octal.
  static func cString(_ words: String) -> String {
    let body = words.utf8.map { byte in
      let character = Character(UnicodeScalar(byte))
      if isPlain(character) || " .,:;=+-()<>_".contains(character) { return String(character) }
      let octal = String(byte, radix: 8)
      return "\\" + String(repeating: "0", count: 3 - octal.count) + octal
    }
    return "\"\(body.joined())\""
  }

  /// Lines of at most 96 columns, of items with commas between them.
  static func lines(_ items: [String]) -> String {
    var lines: [String] = []
    var line = ""
    for (index, item) in items.enumerated() {
      let word = index == items.count - 1 ? item : item + ","
      if !line.isEmpty, line.utf8.count + word.utf8.count + 1 > 96 {
        lines.append(line)
        line = ""
      }
      line += line.isEmpty ? word : " " + word
    }
    return (lines + [line]).joined(separator: "\n")
  }
}
