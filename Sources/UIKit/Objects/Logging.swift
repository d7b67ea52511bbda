// SPDX-License-Identifier: MIT

#if !canImport(os)
  public import Foundation

  // The unified log of Apple's systems: what is written there is of no interest to a scene, and
  // is dropped.

  public struct OSLogType: RawRepresentable, Equatable, Sendable {
    public let rawValue: UInt8
    public init(rawValue: UInt8) { self.rawValue = rawValue }
    public static let `default` = Self(rawValue: 0), info = Self(rawValue: 1),
      debug = Self(rawValue: 2), error = Self(rawValue: 16), fault = Self(rawValue: 17)
  }

  public final class OSLog: NSObject, Sendable {
    public static let `default` = OSLog(subsystem: "", category: "")
    public static let disabled = OSLog(subsystem: "", category: "")
    public init(subsystem: String, category: String) { super.init() }
  }

  public func os_log(
    _ message: StaticString, dso: UnsafeRawPointer? = nil, log: OSLog = .default,
    type: OSLogType = .default, _ arguments: any CVarArg...
  ) {}

  public func os_log(_ type: OSLogType, log: OSLog = .default, _ message: LogMessage) {}

  /// A message with values whose privacy is stated.
  public struct LogMessage: ExpressibleByStringInterpolation {
    public struct Privacy: Sendable {
      public static let `public` = Privacy(), `private` = Privacy(), sensitive = Privacy(),
        auto = Privacy()
    }

    public struct StringInterpolation: StringInterpolationProtocol {
      public init(literalCapacity: Int, interpolationCount: Int) {}
      public mutating func appendLiteral(_ literal: String) {}
      public mutating func appendInterpolation<Value>(
        _ value: @autoclosure () -> Value, privacy: Privacy = .auto
      ) {}
    }

    public init(stringLiteral value: String) {}
    public init(stringInterpolation: StringInterpolation) {}
  }

  public struct Logger: Sendable {
    public init(subsystem: String, category: String) {}
    public init() {}
    public func log(_ message: LogMessage) {}
    public func log(level: OSLogType, _ message: LogMessage) {}
    public func trace(_ message: LogMessage) {}
    public func debug(_ message: LogMessage) {}
    public func info(_ message: LogMessage) {}
    public func notice(_ message: LogMessage) {}
    public func warning(_ message: LogMessage) {}
    public func error(_ message: LogMessage) {}
    public func critical(_ message: LogMessage) {}
    public func fault(_ message: LogMessage) {}
  }
#endif
