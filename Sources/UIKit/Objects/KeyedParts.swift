// SPDX-License-Identifier: MIT

import Foundation

#if !canImport(ObjectiveC)
  /// Parts of structures that layers have by names (Apple, *Core Animation Programming Guide*, "Key
  /// Path Support for Structures").
  enum KeyedParts {
    /// The part that names lead to; `nil` if there is none.
    static func value(_ names: ArraySlice<String>, of whole: Any?) -> Any? {
      guard let name = names.first else { return whole.flatMap(KeyedProperty.written) }
      let rest = names.dropFirst()
      switch whole {
      case let rect as CGRect:
        return name == "origin"
          ? value(rest, of: rect.origin) : name == "size" ? value(rest, of: rect.size) : nil
      case let point as CGPoint:
        return name == "x" || name == "y"
          ? KeyedProperty.written(name == "x" ? point.x : point.y) : nil
      case let size as CGSize:
        return name == "width" || name == "height"
          ? KeyedProperty.written(name == "width" ? size.width : size.height) : nil
      case let transform as CATransform3D:
        return TransformPart(names).flatMap { KeyedProperty.written(transform[$0]) }
      default: return nil
      }
    }

    /// A structure in which the part that names lead to has another value; `nil` if there is none.
    static func setting(_ names: ArraySlice<String>, of whole: Any?, to new: Any?) -> Any? {
      guard let name = names.first else { return new }
      let rest = names.dropFirst()
      let number = CGFloat(KeyedProperty.number(new) ?? 0)
      switch whole {
      case var rect as CGRect:
        switch name {
        case "origin": rect.origin = setting(rest, of: rect.origin, to: new).flatMap(point) ?? .zero
        case "size": rect.size = setting(rest, of: rect.size, to: new).flatMap(size) ?? .zero
        default: return nil
        }
        return rect
      case var point as CGPoint:
        if name == "x" { point.x = number } else { point.y = number }
        return point
      case var size as CGSize:
        if name == "width" { size.width = number } else { size.height = number }
        return size
      case var transform as CATransform3D:
        guard let part = TransformPart(names) else { return nil }
        transform[part] = number
        return transform
      default: return nil
      }
    }

    private static func point(_ value: Any) -> CGPoint? {
      value as? CGPoint ?? (value as? NSValue)?.cgPointValue
    }

    private static func size(_ value: Any) -> CGSize? {
      value as? CGSize ?? (value as? NSValue)?.cgSizeValue
    }
  }

  /// A part of a map of space, such as `scale.x`; without an axis, of all three or about the third.
  private struct TransformPart {
    enum Kind: String { case rotation, scale, translation }
    let kind: Kind
    let axis: Int?

    init?(_ names: ArraySlice<String>) {
      guard let kind = names.first.flatMap(Kind.init) else { return nil }
      self.kind = kind
      axis = names.dropFirst().first.flatMap { ["x", "y", "z"].firstIndex(of: $0) }
    }
  }

  extension CATransform3D {
    fileprivate subscript(part: TransformPart) -> CGFloat {
      get {
        switch part.kind {
        case .translation: [m41, m42, m43][part.axis ?? 0]
        case .scale: part.axis.map { scales[$0] } ?? scales.reduce(0, +) / 3
        case .rotation:
          switch part.axis ?? 2 {
          case 0: atan2(m23, m33)
          case 1: atan2(-m13, m11)
          default: atan2(m12, m11)
          }
        }
      }
      set {
        switch (part.kind, part.axis) {
        case (.translation, 1): m42 = newValue
        case (.translation, 2): m43 = newValue
        case (.translation, _): m41 = newValue
        case (.scale, let axis):
          let old = scales
          let factors = (0..<3).map { place in
            (axis ?? place) == place && old[place] != 0 ? newValue / old[place] : 1
          }
          self = CATransform3DScale(self, factors[0], factors[1], factors[2])
        case (.rotation, let axis):
          let (angle, axis) = (newValue - self[part], axis ?? 2)
          self = CATransform3DRotate(
            self, angle, axis == 0 ? 1 : 0, axis == 1 ? 1 : 0, axis == 2 ? 1 : 0)
        }
      }
    }

    private var scales: [CGFloat] {
      [length(m11, m12, m13), length(m21, m22, m23), length(m31, m32, m33)]
    }

    private func length(_ x: CGFloat, _ y: CGFloat, _ z: CGFloat) -> CGFloat {
      (x * x + y * y + z * z).squareRoot()
    }
  }
#endif
