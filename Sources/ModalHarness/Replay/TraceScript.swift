// SPDX-License-Identifier: MIT

/// A trace as people write it: `as published; animated=no > present; swipe: pull down`.
///
/// Left of `>` stand the variant and the values of the axes; either can be left out where there is
/// only one. Right of it stand the names of the actions.
public struct TraceScript: Hashable, Sendable {
  /// The name of the variant, if one is given.
  public let variant: String?
  /// The values of axes, in the order given.
  public let values: [AxisValue]
  /// The names of the actions.
  public private(set) var actions: [String]

  /// The value that a trace gives to one axis.
  public struct AxisValue: Hashable, Sendable {
    /// The axis.
    public let axis: String
    /// The value.
    public let value: String
  }

  /// Puts a trace together.
  public init(variant: String?, configuration: VariantConfiguration?, actions: [String]) {
    self.variant = variant
    values =
      configuration.map { configuration in
        zip(configuration.axes, configuration.values).map {
          AxisValue(axis: $0.name, value: $1)
        }
      } ?? []
    self.actions = actions
  }

  /// Reads a trace.
  ///
  /// - Parameters:
  ///   - text: The trace.
  ///   - allowsNoAction: Whether nothing needs to happen: `as published; animated=no >`.
  /// - Throws: ``ReplayError`` if the text is not one.
  public init(parsing text: String, allowsNoAction: Bool = false) throws(ReplayError) {
    // Scalars, not characters: what follows a separator may combine with it, or with a space.
    let halves = text.unicodeScalars.split(separator: ">", omittingEmptySubsequences: false)
    guard halves.count <= 2 else { throw .malformed("it has more than one '>'") }
    var variant: String?
    var values: [AxisValue] = []
    if halves.count == 2 {
      for part in Self.parts(of: halves[0]) {
        let sides = part.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
          .map { String(Self.trimmed($0)) }
        if sides.count == 2 {
          guard !values.contains(where: { $0.axis == sides[0] }) else {
            throw .malformed("the axis '\(sides[0])' is given twice")
          }
          values.append(AxisValue(axis: sides[0], value: sides[1]))
        } else if variant == nil {
          variant = String(part)
        } else {
          throw .malformed("'\(String(part))' stands where 'axis=value' is expected")
        }
      }
    }
    let actions = Self.parts(of: halves[halves.count - 1]).map { String($0) }
    guard allowsNoAction || !actions.isEmpty else { throw .malformed("it has no action") }
    self.variant = variant
    self.values = values
    self.actions = actions
  }

  /// Reads the actions of a scene, which has no variants.
  ///
  /// - Throws: ``ReplayError/noAction`` if there are none.
  package init(ofScene text: String) throws(ReplayError) {
    let actions = Self.parts(of: text.unicodeScalars[...]).map { String($0) }
    guard !actions.isEmpty else { throw .noAction }
    self.init(variant: nil, configuration: nil, actions: actions)
  }

  /// The same beginning with other actions.
  public func with(actions: [String]) -> TraceScript {
    var script = self
    script.actions = actions
    return script
  }

  /// The trace as it is read.
  public var text: String {
    let head = [variant].compactMap(\.self) + values.map { "\($0.axis)=\($0.value)" }
    let steps = actions.joined(separator: "; ")
    return head.isEmpty ? steps : "\(head.joined(separator: "; ")) > \(steps)"
  }

  private typealias Scalars = Substring.UnicodeScalarView

  private static func parts(of text: Scalars) -> [Scalars] {
    text.split { $0 == ";" || Character($0).isNewline }.map { trimmed($0) }.filter { !$0.isEmpty }
  }

  private static func trimmed(_ text: Scalars) -> Scalars {
    var rest = text
    while rest.first?.properties.isWhitespace == true { rest.removeFirst() }
    while rest.last?.properties.isWhitespace == true { rest.removeLast() }
    return rest
  }
}
