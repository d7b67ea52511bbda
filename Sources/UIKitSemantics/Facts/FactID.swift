// SPDX-License-Identifier: MIT

/// The identifier of a fact: the letter of its section and a number.
///
/// The order is that of the sections. Contradictions (section K) are named `x1`, `x2`, ….
public enum FactID: UInt16, Hashable, Sendable, CaseIterable {
  case a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15, a16, a17, a18, a19, a20,
    a21, a22, a23, a24, a25, a26, a27, a28, a29, a30, a31, a32, a33, a34, a35, a36, a37, a38,
    a39, a40, a41
  case b1, b2, b3, b4, b5, b6, b7, b8, b9, b10, b11, b12, b13, b14, b15, b16, b17, b18, b19, b20,
    b21, b22, b23, b24, b25, b26, b27, b28, b29, b30, b31, b32, b33, b34, b35, b36, b37
  case c1, c2, c3, c4, c5, c6, c7, c8, c9, c10, c11, c12, c13, c14, c15, c16, c17, c18, c19, c20,
    c21, c22, c23, c24, c25, c26, c27, c28, c29, c30, c31, c32
  case d1, d2, d3, d4, d5, d6, d7, d8, d9, d10, d11, d12, d13, d14, d15, d16, d17, d18, d19, d20,
    d21, d22, d23, d24, d25, d26, d27, d28, d29
  case e1, e2, e3, e4, e5, e6, e7, e8, e9, e10, e11, e12, e13, e14, e15, e16, e17, e18, e19, e20,
    e21, e22, e23, e24, e25, e26, e27, e28, e29, e30, e31, e32, e33, e34, e35, e36
  case f1, f2, f3, f4, f5, f6, f7, f8, f9, f10, f11, f12, f13, f14, f15, f16, f17, f18, f19
  case g1, g2, g3, g4, g5, g6, g7, g8, g9, g10, g11, g12, g13, g14, g15, g16, g17
  case h1, h2, h3, h4, h5, h5b, h6, h7, h8, h9, h10, h11, h12, h13, h14, h15
  case i1, i2, i3, i4, i5, i6, i7, i8, i9, i10, i11, i12, i13, i14, i15, i16, i17, i18, i19, i20,
    i21, i22, i23, i24, i25, i26
  case j1, j2, j3, j4, j5
  case x1, x2, x3, x4, x5, x6, x7, x8, x9, x10, x11, x12
  case l1, l2, l3, l4, l5, l6, l7, l8, l9, l10, l11, l12, l13, l14
  case m1, m2, m3, m4, m5, m6, m7, m8, m9, m10, m11, m12
  case n1, n2, n3, n4, n5, n6, n7, n8, n9, n10

  /// The identifier as people write it, such as `A4`.
  public var name: String {
    let text = "\(self)"
    return text.prefix(1).uppercased() + text.dropFirst()
  }

  /// The identifier that people write as `name`, such as `A4`.
  ///
  /// - Complexity: O(1).
  public init?(named name: String) {
    guard let id = Self.byName[name] else { return nil }
    self = id
  }

  private static let byName = Dictionary(uniqueKeysWithValues: allCases.map { ($0.name, $0) })
}
