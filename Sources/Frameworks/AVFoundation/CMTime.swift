// SPDX-License-Identifier: MIT

public typealias CMTimeValue = Int64
public typealias CMTimeScale = Int32

/// A time in parts of a second.
public struct CMTime: Comparable, Hashable, Sendable {
  public var value: CMTimeValue, timescale: CMTimeScale
  private var kind = Kind.valid
  private enum Kind: Comparable {
    case negativeInfinity, valid, positiveInfinity, indefinite, invalid
  }

  public init() { (value, timescale, kind) = (0, 0, .invalid) }
  private init(_ kind: Kind) { (value, timescale, self.kind) = (0, 1, kind) }
  public init(value: CMTimeValue, timescale: CMTimeScale) {
    (self.value, self.timescale) = (value, timescale)
  }
  public init(seconds: Double, preferredTimescale: CMTimeScale) {
    let value = seconds * Double(preferredTimescale)
    guard value.isFinite, abs(value) < 9e18 else {
      self.init(value > 0 ? .positiveInfinity : value < 0 ? .negativeInfinity : .invalid)
      return
    }
    self.init(value: CMTimeValue(value), timescale: preferredTimescale)
  }

  public static let zero = CMTime(value: 0, timescale: 1), invalid = CMTime(.invalid)
  public static let indefinite = CMTime(.indefinite)
  public static let positiveInfinity = CMTime(.positiveInfinity)
  public static let negativeInfinity = CMTime(.negativeInfinity)

  public var seconds: Double {
    switch kind {
    case .valid: timescale == 0 ? .nan : Double(value) / Double(timescale)
    case .positiveInfinity: .infinity
    case .negativeInfinity: -.infinity
    case .indefinite, .invalid: .nan
    }
  }
  public var isValid: Bool { kind != .invalid }
  public var isIndefinite: Bool { kind == .indefinite }
  public var isNumeric: Bool { kind == .valid }

  public static func < (left: CMTime, right: CMTime) -> Bool {
    left.kind == .valid && right.kind == .valid
      ? left.seconds < right.seconds : left.kind < right.kind
  }
  public static func + (left: CMTime, right: CMTime) -> CMTime {
    let scale = max(left.timescale, right.timescale)
    return CMTime(seconds: left.seconds + right.seconds, preferredTimescale: scale)
  }
  public static func - (left: CMTime, right: CMTime) -> CMTime {
    let scale = max(left.timescale, right.timescale)
    return CMTime(seconds: left.seconds - right.seconds, preferredTimescale: scale)
  }
}

public func CMTimeMake(value: Int64, timescale: Int32) -> CMTime {
  CMTime(value: value, timescale: timescale)
}
public func CMTimeMakeWithSeconds(_ seconds: Double, preferredTimescale: Int32) -> CMTime {
  CMTime(seconds: seconds, preferredTimescale: preferredTimescale)
}
public func CMTimeGetSeconds(_ time: CMTime) -> Double { time.seconds }

/// A time and how long it takes from then.
public struct CMTimeRange: Hashable, Sendable {
  public var start: CMTime, duration: CMTime
  public init(start: CMTime, duration: CMTime) { (self.start, self.duration) = (start, duration) }
  public var end: CMTime { start + duration }
}
