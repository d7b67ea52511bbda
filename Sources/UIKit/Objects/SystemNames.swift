// SPDX-License-Identifier: MIT

public import Foundation

// What Darwin and Objective-C bring to every file that imports UIKit.

#if !canImport(Darwin)
  public let NSEC_PER_SEC: UInt64 = 1_000_000_000
  public let NSEC_PER_MSEC: UInt64 = 1_000_000
  public let HUGE = Float.infinity

  extension Data.WritingOptions {
    /// The older name of `atomic`.
    public static let atomicWrite = Data.WritingOptions.atomic
  }

  /// Objects end with their last reference here, not with a pool.
  public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result {
    try body()
  }

  /// The name of a class, without a module if it is UIKit's.
  ///
  /// Those of classes in another type, or in a file alone, are not mangled as on Apple's systems; Foundation's
  /// function ends the app for these here.
  public func NSStringFromClass(_ type: AnyClass) -> String {
    let words = String(reflecting: type).split(separator: ".").filter { !$0.hasPrefix("(") }
    return (words.first == "UIKit" ? words.dropFirst() : words[...]).joined(separator: ".")
  }

  /// A lock that nobody else wants: a scene has one thread.
  public struct os_unfair_lock { public init() {} }
  public func os_unfair_lock_lock(_ lock: UnsafeMutablePointer<os_unfair_lock>) {}
  public func os_unfair_lock_trylock(_ lock: UnsafeMutablePointer<os_unfair_lock>) -> Bool { true }
  public func os_unfair_lock_unlock(_ lock: UnsafeMutablePointer<os_unfair_lock>) {}

  /// An exception of Objective-C's, which ends the app.
  open class NSException: NSObject {
    public let name: NSExceptionName
    public let reason: String?

    public init(name: NSExceptionName, reason: String?, userInfo: [AnyHashable: Any]? = nil) {
      (self.name, self.reason) = (name, reason)
      super.init()
    }

    open func raise() { HeadlessException.raise(name.rawValue, reason ?? "") }
  }

  public struct NSExceptionName: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let invalidArgumentException = Self(rawValue: "NSInvalidArgumentException")
    public static let genericException = Self(rawValue: "NSGenericException")
    public static let rangeException = Self(rawValue: "NSRangeException")
    public static let internalInconsistencyException = Self(
      rawValue: "NSInternalInconsistencyException")
  }
#endif

// MARK: - Text that is measured

public struct NSStringDrawingOptions: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let usesLineFragmentOrigin = Self(rawValue: 1)
  public static let usesFontLeading = Self(rawValue: 2)
  public static let usesDeviceMetrics = Self(rawValue: 8)
  public static let truncatesLastVisibleLine = Self(rawValue: 32)
}

open class NSStringDrawingContext: NSObject {
  open var minimumScaleFactor: CGFloat = 0
}

extension StringProtocol {
  public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    let font = attributes?[.font] as? UIFont
    return (font ?? UIFont.systemFont(ofSize: 12)).size(of: String(self))
  }

  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) -> CGRect {
    let line = self.size(withAttributes: attributes)
    guard size.width > 0, line.width > size.width else { return CGRect(origin: .zero, size: line) }
    let lines = (line.width / size.width).rounded(.up)
    return CGRect(x: 0, y: 0, width: size.width, height: line.height * lines)
  }

  /// Draws nothing.
  public func draw(in rect: CGRect, withAttributes: [NSAttributedString.Key: Any]? = nil) {}
  /// Draws nothing.
  public func draw(at point: CGPoint, withAttributes: [NSAttributedString.Key: Any]? = nil) {}
  /// Draws nothing.
  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) {}
}

extension NSString {
  /// Draws nothing.
  public func draw(in rect: CGRect, withAttributes: [NSAttributedString.Key: Any]? = nil) {}
  /// Draws nothing.
  public func draw(at point: CGPoint, withAttributes: [NSAttributedString.Key: Any]? = nil) {}
  /// Draws nothing.
  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) {}

  public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    (self as String).size(withAttributes: attributes)
  }

  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) -> CGRect {
    (self as String).boundingRect(
      with: size, options: options, attributes: attributes, context: context)
  }
}

extension NSAttributedString {
  private var attributesAtStart: [NSAttributedString.Key: Any]? {
    length == 0 ? nil : attributes(at: 0, effectiveRange: nil)
  }

  public func size() -> CGSize { string.size(withAttributes: attributesAtStart) }

  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) -> CGRect {
    string.boundingRect(
      with: size, options: options, attributes: attributesAtStart, context: context)
  }
}
