// SPDX-License-Identifier: MIT

/// How many states a search presumably took for others, because it kept fingerprints in their place.
///
/// Two states with equal fingerprints count as one, and what only the second leads to is not seen.
/// If fingerprints of *b* bits fall like random numbers, each of the *n*(*n* − 1)/2 pairs of states is
/// equal with probability 2⁻ᵇ; so that many times 2⁻ᵇ pairs are expected, *n*²/2⁶⁵ for 64 bits. This is
/// the birthday problem; U. Stern and D. Dill, *Improved Probabilistic Verification by Hash Compaction*
/// (CHARME 1995), found it to describe the states that such a search omits.
///
/// ```swift
/// print(ExpectedOmissions(states: 100_000_000))  // expected missed states: 2.8e-4
/// ```
public struct ExpectedOmissions: Hashable, Sendable {
  /// The states that were told apart.
  public let states: Int
  /// How many bits a fingerprint has.
  public let fingerprintBits: Int

  /// The omissions to expect.
  ///
  /// - Parameters:
  ///   - states: The states that were told apart.
  ///   - fingerprintBits: How many bits a fingerprint has.
  public init(states: Int, fingerprintBits: Int = 64) {
    self.states = states
    self.fingerprintBits = fingerprintBits
  }

  /// How many states with the fingerprint of another are to be expected.
  ///
  /// States that only such a state leads to are not among them.
  public var number: Double {
    let count = Double(states)
    let pairs = count * max(count - 1, 0) / 2
    return pairs * Double(sign: .plus, exponent: -fingerprintBits, significand: 1)
  }
}

extension ExpectedOmissions: CustomStringConvertible {
  /// The number in two digits, rounded up: `expected missed states: 2.8e-4`.
  public var description: String { "expected missed states: \(Self.text(of: number))" }

  private static func text(of number: Double) -> String {
    guard number > 0 else { return "0" }
    var digits = number
    var exponent = 0
    while digits < 1 { (digits, exponent) = (digits * 10, exponent - 1) }
    while digits >= 10 { (digits, exponent) = (digits / 10, exponent + 1) }
    let tenths = Int((digits * 10).rounded(.up))
    let mantissa = "\(tenths / 10).\(tenths % 10)"
    return exponent == 0 ? mantissa : "\(mantissa)e\(exponent)"
  }
}
