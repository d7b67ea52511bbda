// SPDX-License-Identifier: MIT

/// Evaluates a condition of which only parts are known.
struct ConditionValue {
  private var tokens: ArraySlice<Token>
  private let known: (_ name: String, _ argument: String) -> Bool?

  init(tokens: [Token], known: @escaping (_ name: String, _ argument: String) -> Bool?) {
    self.tokens = tokens[...]
    self.known = known
  }

  mutating func value() -> Bool? {
    var result = conjunction()
    while take("|") {
      _ = take("|")
      let other = conjunction()
      result = result == true || other == true ? true : result == nil || other == nil ? nil : false
    }
    return result
  }

  private mutating func conjunction() -> Bool? {
    var result = operand()
    while take("&") {
      _ = take("&")
      let other = operand()
      result =
        result == false || other == false ? false : result == nil || other == nil ? nil : true
    }
    return result
  }

  private mutating func operand() -> Bool? {
    if take("!") { return operand().map(!) }
    if take("(") {
      let result = value()
      _ = take(")")
      return result
    }
    guard let word = tokens.popFirst() else { return nil }
    if word.isWord("true") { return true }
    if word.isWord("false") { return false }
    guard take("(") else { return nil }
    let argument = tokens.first?.text ?? ""
    while let token = tokens.popFirst(), !token.isMark(")") {}
    return known(word.text, argument)
  }

  private mutating func take(_ mark: String) -> Bool {
    guard tokens.first?.isMark(mark) == true else { return false }
    tokens.removeFirst()
    return true
  }
}
