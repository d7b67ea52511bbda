// SPDX-License-Identifier: MIT

/// A member of a class, on one line, that calls its like in an extension.
struct Forwarder {
  private let member: Member
  private let entry: ModuleIndex.Entry
  private let name: String

  /// Creates a forwarder to a member, which has another name than those that its superclasses forward
  /// to.
  init(_ member: Member, _ entry: ModuleIndex.Entry, name: String? = nil) {
    self.member = member
    self.entry = entry
    self.name = name ?? Self.name(of: member)
  }

  /// What the member in the extension is called instead.
  static func name(of member: Member) -> String { "inExtension_\(member.name)" }

  /// What an override in a subclass is called instead, where a member of an extension calls it.
  static func nameInSubclass(of member: Member) -> String { "inSubclass_\(member.name)" }

  /// A member that calls what subclasses have in its place, the last of them first.
  func dispatching(to subclasses: [String]) -> String? {
    let override = Self.nameInSubclass(of: member)
    let text: String?
    switch member.kind {
    case .func:
      text = function { marks, arguments in
        subclasses.map {
          "if let owner = self as? \($0) { return \(marks)owner.\(override)(\(arguments)) }; "
        }.joined() + "return \(marks)\(name)(\(arguments))"
      }
    case .var:
      let chain = subclasses.map { "(self as? \($0))?.\(override)" } + [name]
      text = property { hasSetter in hasSetter ? nil : chain.joined(separator: " ?? ") }
    default: text = nil
    }
    return text?.utf8.contains(where: isNewline) == true ? nil : text
  }

  /// The member, or nil if it cannot be written.
  var text: String? {
    let text: String?
    switch member.kind {
    case .func: text = function { "\($0)\(name)(\($1))" }
    case .var: text = property { $0 ? "get { \(name) } set { \(name) = newValue }" : name }
    case .`init`, .subscript, .let: text = nil
    }
    guard let text, !text.utf8.contains(where: isNewline) else { return nil }
    return text
  }

  private var source: SourceText { entry.file.source }

  private func function(_ body: (_ marks: String, _ arguments: String) -> String) -> String? {
    guard !member.parameters.contains(where: \.isVariadic), let range = member.parameterTokens,
      member.brace != nil, source.tokens[member.keyword + 1].kind == .word
    else { return nil }
    let effects = source.tokens[range.upperBound..<member.signatureEnd].map(\.text)
    let isThrowing = effects.contains("throws") || effects.contains("rethrows")
    let marks = (isThrowing ? "try " : "") + (effects.contains("async") ? "await " : "")
    let arguments = member.parameters.indices.map(argument).joined(separator: ", ")
    return "\(prefix)\(signature) { \(body(marks, arguments)) }"
  }

  /// The signature, in which every parameter has a name.
  private var signature: String {
    var names: [Int: String] = [:]
    for (place, parameter) in member.parameters.enumerated() where parameter.name == "_" {
      // The only word is the label, too.
      let before = source.tokens[parameter.nameToken - 1]
      let isLabel = before.isMark("(") || before.isMark(",") || before.kind == .attribute
      names[parameter.nameToken] = (isLabel ? "_ " : "") + name(at: place)
    }
    return source.code(member.keyword..<member.signatureEnd, replacing: names)
  }

  private func name(at place: Int) -> String {
    let name = member.parameters[place].name
    return name == "_" ? "argument\(place)" : name
  }

  private func argument(at place: Int) -> String {
    let parameter = member.parameters[place]
    let label = parameter.label == "_" ? "" : "\(parameter.label): "
    let call = parameter.type.contains("@autoclosure") ? "()" : ""
    return label + (parameter.isInout ? "&" : "") + name(at: place) + call
  }

  private func property(_ body: (_ hasSetter: Bool) -> String?) -> String? {
    guard let brace = member.brace, let type = member.typeTokens,
      let close = entry.file.brackets.partner[brace]
    else { return nil }
    let accessors = (brace + 1..<close).filter { entry.file.brackets.parent[$0] == brace }
      .map { source.tokens[$0].text }
    let hasSetter = zip(accessors, accessors.dropFirst() + [""]).contains { word, next in
      word == "set" && (next == "{" || next == "(")
    }
    let start = "\(prefix)var \(Keywords.quoted(member.name)): \(source.code(type)) {"
    if let observer {
      let value = source.tokens[observer].text == "willSet" ? "newValue" : "oldValue"
      return "\(start) \(source.tokens[observer].text) { \(name) = \(value) } }"
    }
    guard !accessors.contains("willSet"), !accessors.contains("didSet"),
      let body = body(hasSetter)
    else { return nil }
    return "\(start) \(body) }"
  }

  /// The only observer of a property, which an extension can have as a setter only.
  var observer: Int? {
    guard member.kind == .var, let brace = member.brace,
      let close = entry.file.brackets.partner[brace]
    else { return nil }
    let words = (brace + 1..<close).filter {
      entry.file.brackets.parent[$0] == brace
        && ["willSet", "didSet"].contains(source.tokens[$0].text)
    }
    return words.count == 1 ? words[0] : nil
  }

  /// What stands in the extension in place of the observer.
  func accessors(inPlaceOf observer: Int) -> String {
    let isNamed =
      source.tokens[observer].text == "willSet"
      || entry.file.token(observer + 1)?.isMark("(") == true
    return "get { \(member.name) } set" + (isNamed ? "" : "(oldValue)")
  }

  /// The modifiers and attributes, without those that are taken away.
  private var prefix: String {
    var words: [String] = []
    if !member.prefix.modifiers.keys.contains(where: Keywords.access.contains) {
      words += entry.type.prefix.modifiers.keys.filter(Keywords.access.contains)
    }
    var index = member.prefix.start
    while index < member.keyword {
      let token = source.tokens[index]
      var end = index + 1
      if entry.file.token(end)?.isMark("(") == true, let close = entry.file.brackets.partner[end] {
        end = close + 1
      }
      if !AttributeRule.removed.contains(token.text), token.text != "dynamic" {
        words.append(source.code(index..<end))
      }
      index = end
    }
    return words.map { $0 + " " }.joined()
  }
}
