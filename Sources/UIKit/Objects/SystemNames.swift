// SPDX-License-Identifier: MIT

public import Foundation

// What Darwin and Objective-C bring to every file that imports UIKit.

#if !canImport(Darwin)
  public let NSEC_PER_SEC: UInt64 = 1_000_000_000
  public let NSEC_PER_MSEC: UInt64 = 1_000_000
  public let HUGE = Float.infinity

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

/// A file of interfaces, of which nothing is read.
@preconcurrency @MainActor
open class UINib: NSObject {
  public init(nibName name: String, bundle bundleOrNil: Bundle?) {
    HeadlessScene.current.note(unimplemented: "UINib")
    super.init()
  }
  open func instantiate(withOwner: Any?, options: [AnyHashable: Any]? = nil) -> [Any] { [] }
}

extension UITableView {
  /// Has cells of a file made, which are plain cells here.
  public func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
    register(UITableViewCell.self, forCellReuseIdentifier: identifier)
  }
}

extension UICollectionView {
  /// Has cells of a file made, which are plain cells here.
  public func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
    register(UICollectionViewCell.self, forCellWithReuseIdentifier: identifier)
  }
  /// Has views of a file made, which are plain views here.
  public func register(
    _ nib: UINib?, forSupplementaryViewOfKind kind: String, withReuseIdentifier identifier: String
  ) {
    register(
      UICollectionReusableView.self, forSupplementaryViewOfKind: kind,
      withReuseIdentifier: identifier)
  }
}

extension Bundle {
  /// Makes nothing: nothing is read.
  @MainActor
  public func loadNibNamed(
    _ name: String, owner: Any?, options: [AnyHashable: Any]? = nil
  ) -> [Any]? {
    HeadlessScene.current.note(unimplemented: "Bundle.loadNibNamed")
    return nil
  }
}

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
}

extension NSString {
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
