// SPDX-License-Identifier: MIT

/// A type or an extension as it is declared.
struct TypeDeclaration: Sendable {
  enum Kind: String, Sendable {
    case actor
    case `class`
    case `enum`
    case `extension`
    case `protocol`
    case `struct`
  }

  var kind: Kind
  /// The name as it is written, without generic arguments; dotted for an extension of a nested type.
  var name: String
  /// The name from the outermost type down.
  var path: String
  /// The index of the keyword among the tokens.
  var keyword: Int
  /// The token behind the name and the generic parameters.
  var afterName: Int
  /// What is inherited or conformed to, as it is written.
  var inherited: [String] = []
  /// The modifiers and attributes before the keyword.
  var prefix: Prefix
  /// The opening brace.
  var brace: Int
  /// The index, in its file, of the type in whose body it stands.
  var parent: Int?
  var members: [Member] = []
}

/// The attributes and modifiers of a declaration.
struct Prefix: Sendable {
  /// The first token of the declaration.
  var start: Int
  /// The indices of the modifiers by their names.
  var modifiers: [String: Int] = [:]
  /// The indices of the attributes by their names, with the at sign.
  var attributes: [String: Int] = [:]

  func has(_ modifier: String) -> Bool { modifiers[modifier] != nil }
}

/// A function, initializer, subscript or property of a type.
struct Member: Sendable {
  enum Kind: String, Sendable {
    case `func`
    case `init`
    case `subscript`
    case `var`
    case `let`
  }

  var kind: Kind
  var name: String
  /// The index of the keyword among the tokens.
  var keyword: Int
  var prefix: Prefix
  var parameters: [Parameter] = []
  /// The parameters in their parentheses.
  var parameterTokens: Range<Int>?
  /// The tokens of what is returned, or of a property's type.
  var typeTokens: Range<Int>?
  /// The token behind the signature.
  var signatureEnd: Int
  /// The opening brace of the body, or of the accessors.
  var brace: Int?
  /// Whether a property has an initial value.
  var hasInitialValue = false
  /// The name in Objective-C, where one is given.
  var objcName: String?

  var isTypeMember: Bool { prefix.has("static") || prefix.has("class") }

  /// The name with the labels: `pan(_:)`, or the bare name of a property.
  var fullName: String {
    guard parameterTokens != nil else { return name }
    return "\(name)(\(parameters.map { "\($0.label):" }.joined()))"
  }
}

/// A parameter of a function.
struct Parameter: Hashable, Sendable {
  /// The label, `_` if there is none.
  var label: String
  /// The name inside the function, `_` if there is none.
  var name: String
  /// The token of the name, which may be that of the label.
  var nameToken: Int
  var type: String
  var isInout = false
  var isVariadic = false
}
