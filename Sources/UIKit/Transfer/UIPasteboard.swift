// SPDX-License-Identifier: MIT

public import Foundation

/// Where the app puts what may be pasted elsewhere, and finds it again.
///
/// What is there is part of the scene's state, and nothing is at first: other apps put nothing there. Each
/// setter replaces all items; each getter of one value reads the first item, and is `nil` where that has no
/// value of the type (Apple: *UIPasteboard.string*, *UIPasteboard.strings*).
@preconcurrency @MainActor
open class UIPasteboard: NSObject {
  public struct Name: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let general = Self(rawValue: "com.apple.UIKit.pboard.general")
  }
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let expirationDate = Self(rawValue: "expirationDate")
    public static let localOnly = Self(rawValue: "localOnly")
  }
  /// What is posted when the app has put something there.
  nonisolated public static let changedNotification = NSNotification.Name(
    "UIPasteboardChangedNotification")
  private static let (text, address, picture, color) = (
    "public.utf8-plain-text", "public.url", "public.image", "com.apple.uikit.color"
  )

  /// The pasteboard of the whole device.
  public static var general: UIPasteboard { HeadlessScene.current.generalPasteboard }
  public let name: Name

  init(_ name: Name) {
    self.name = name
    super.init()
  }

  /// Finds a pasteboard of the app's by its name, or makes one (Apple: *UIPasteboard.init(name:create:)*).
  public convenience init?(name pasteboardName: Name, create: Bool) {
    guard create || HeadlessScene.current.pasteboards[pasteboardName] != nil else { return nil }
    self.init(pasteboardName)
    if !isThere { kept = KeptItems() }
  }

  /// Creates a pasteboard with a name that no other one has.
  public static func withUniqueName() -> UIPasteboard {
    let names = HeadlessScene.current.pasteboards
    let free = (0...names.count).lazy.map { Name(rawValue: "pasteboard \($0)") }
      .first { names[$0] == nil }
    let pasteboard = UIPasteboard(free ?? .general)
    pasteboard.kept = KeptItems()
    return pasteboard
  }

  /// Removes a pasteboard with all that is there.
  public static func remove(withName pasteboardName: Name) {
    HeadlessScene.current.pasteboards[pasteboardName] = nil
  }

  private var isThere: Bool { HeadlessScene.current.pasteboards[name] != nil }
  private var kept: KeptItems {
    get { HeadlessScene.current.pasteboards[name] ?? KeptItems() }
    set { HeadlessScene.current.pasteboards[name] = newValue }
  }

  // MARK: - Items

  /// All items, each by the types that it has values of.
  open var items: [[String: Any]] {
    get { kept.items }
    set {
      kept.items = newValue
      kept.changes += 1
      HeadlessScene.current.messages += 1
      NotificationCenter.default.post(name: Self.changedNotification, object: self)
    }
  }
  open var numberOfItems: Int { items.count }
  /// How often something was put there; who asks for it tells states apart that differ in it.
  open var changeCount: Int {
    kept.isCounted = true
    return kept.changes
  }
  open func addItems(_ items: [[String: Any]]) { self.items += items }
  open func setItems(_ items: [[String: Any]], options: [OptionsKey: Any] = [:]) {
    if options[.expirationDate] != nil {
      HeadlessScene.current.note(unimplemented: "UIPasteboard.OptionsKey.expirationDate")
    }
    self.items = items
  }

  // MARK: - Types

  open var types: [String] { items.first?.keys.sorted() ?? [] }
  open func contains(pasteboardTypes: [String]) -> Bool {
    !Set(pasteboardTypes).isDisjoint(with: types)
  }
  open func value(forPasteboardType pasteboardType: String) -> Any? { items.first?[pasteboardType] }
  open func setValue(_ value: Any, forPasteboardType pasteboardType: String) {
    items = [[pasteboardType: value]]
  }
  /// A text counts as its bytes.
  open func data(forPasteboardType pasteboardType: String) -> Data? {
    let value = value(forPasteboardType: pasteboardType)
    return value as? Data ?? (value as? String).map { Data($0.utf8) }
  }
  open func setData(_ data: Data, forPasteboardType pasteboardType: String) {
    setValue(data, forPasteboardType: pasteboardType)
  }
  /// Nothing that would have to be loaded.
  open var itemProviders: [NSItemProvider] { [] }

  // MARK: - Values of the usual types

  open var string: String? {
    get { strings(of: items.prefix(1))?.first }
    set { strings = newValue.map { [$0] } }
  }
  open var strings: [String]? {
    get { strings(of: items[...]) }
    set { put(newValue, as: Self.text) }
  }
  open var url: URL? {
    get { items.first?[Self.address] as? URL }
    set { urls = newValue.map { [$0] } }
  }
  open var urls: [URL]? {
    get { values(as: Self.address) }
    set { put(newValue, as: Self.address) }
  }
  open var image: UIImage? {
    get { items.first?[Self.picture] as? UIImage }
    set { images = newValue.map { [$0] } }
  }
  open var images: [UIImage]? {
    get { values(as: Self.picture) }
    set { put(newValue, as: Self.picture) }
  }
  open var color: UIColor? {
    get { items.first?[Self.color] as? UIColor }
    set { colors = newValue.map { [$0] } }
  }
  open var colors: [UIColor]? {
    get { values(as: Self.color) }
    set { put(newValue, as: Self.color) }
  }
  open var hasStrings: Bool { strings != nil }
  open var hasURLs: Bool { urls != nil }
  open var hasImages: Bool { images != nil }
  open var hasColors: Bool { colors != nil }

  /// Texts, which the app may have put there as their bytes, or as plain text of any encoding.
  private func strings(of items: ArraySlice<[String: Any]>) -> [String]? {
    let texts = items.compactMap { item in
      [Self.text, "public.text", "public.plain-text"].lazy.compactMap { item[$0] }.compactMap {
        $0 as? String ?? ($0 as? Data).map { String(decoding: $0, as: UTF8.self) }
      }.first
    }
    return texts.isEmpty ? nil : texts
  }

  private func values<Value>(as type: String) -> [Value]? {
    let values = items.compactMap { $0[type] as? Value }
    return values.isEmpty ? nil : values
  }

  private func put<Value>(_ values: [Value]?, as type: String) {
    items = (values ?? []).map { [type: $0] }
  }
}

/// What a scene keeps on one pasteboard.
struct KeptItems {
  var items: [[String: Any]] = []
  var changes = 0
  /// Whether the app has asked how often they have changed.
  var isCounted = false
}

extension HeadlessScene {
  /// What tells states apart of all that is on pasteboards, in an order.
  package var pastedValues: [Any] {
    pasteboards.sorted { $0.key.rawValue < $1.key.rawValue }.flatMap { name, kept in
      let values = kept.items.enumerated().flatMap { place, item in
        item.sorted { $0.key < $1.key }.flatMap {
          ["\(name.rawValue), item \(place), \($0.key)" as Any, $0.value]
        }
      }
      return kept.isCounted ? values + [kept.changes] : values
    }
  }
}
