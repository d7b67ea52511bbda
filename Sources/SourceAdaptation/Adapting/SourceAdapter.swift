// SPDX-License-Identifier: MIT

/// Turns an app's sources for iOS into sources that compile where UIKit is a stand-in.
///
/// The step is mechanical and keeps what the code means. Every construct stays on its line; strings
/// and comments stay as they are; adapted sources stay as they are when adapted again. The files of
/// a module are adapted together, since a class and its extensions may be in several of them.
///
/// ## What becomes of what
///
/// - `@objc`, `@IBOutlet`, `@IBAction` and their like, `dynamic`, previews, and the `@main` of an app or
///   its delegate go.
/// - `#selector(pan(_:))` becomes `Selector("pan:", Owner.pan(_:))`; `getter:` and `setter:` become
///   closures of the same shape. `#keyPath` becomes the text it stands for.
/// - `os(iOS)` in a condition becomes `true`.
/// - `import UIKit.UIGestureRecognizerSubclass` and imports of QuartzCore, CoreGraphics, AudioToolbox
///   and os become `import UIKit`. A file that relies on a bridging header imports UIKit on its first line.
/// - `override func viewDidLoad()` in an extension becomes `func inExtension_viewDidLoad()`, and the
///   class overrides the method on the line of its opening brace. So does what an extension
///   declares and a subclass overrides; where it extends a class of UIKit's, its member asks whether
///   it is called for that subclass.
/// - A protocol of Objective-C is restricted to classes; `weak` goes from its requirements; its
///   optional methods without a result become required ones with a default. What is optional and
///   has a value becomes a requirement `optional_height` that the conforming types of the sources
///   meet, with `nil` where they have no such member.
/// - `delegate?.scrollViewDidScroll?(scroll)` is a call without the second question mark, of a method with
///   a default.
/// - A protocol by which all objects can be made has that from the stand-in.
/// - A data source that deletes or moves rows says that they can be edited, or moved.
/// - A class with `forwardingTarget(for:)` hands on the methods of the delegates that it stands for.
/// - A class of layers gets `required init()`, by which the stand-in makes layers.
/// - Names of UIKit from before Swift 4.2 become those of today, as by Xcode's fix-its.
///
/// ## What the stand-in has to provide
///
/// ```swift
/// public struct Selector: Hashable {
///   public init<Owner, Result>(
///     _ name: String, _ method: @escaping (Owner) -> () -> Result)
///   public init<Owner, Sender, Result>(
///     _ name: String, _ method: @escaping (Owner) -> (Sender) -> Result)
///   public init<Owner, First, Second, Result>(
///     _ name: String, _ method: @escaping (Owner) -> (First, Second) -> Result)
/// }
/// ```
///
/// `Owner` may be a protocol. Two selectors are equal if their names are. The closures' types are isolated to the main actor
/// as the stand-in's classes are. A selector keeps no object alive: whoever takes a target and a
/// selector keeps the target weakly and applies the method to it, with the sender as `Sender`, when
/// the action is sent. Optional methods of UIKit's protocols are methods with a default.
/// `objc_getAssociatedObject` and `objc_setAssociatedObject` are functions of the same names.
///
/// What the adapted code asks of the system's version is answered as on the newest iOS: every
/// `#available(iOS …)` is true.
package enum SourceAdapter {
  /// Adapts the files of one module; the result has the same files in the same order.
  ///
  /// - Complexity: O(*n*) for *n* bytes, times the depth of inheritance for what classes override.
  package static func adapt(_ files: [SourceFile]) -> Adaptation {
    let parsed = files.enumerated().map {
      ParsedFile(index: $0.offset, path: $0.element.path, text: $0.element.text)
    }
    let index = ModuleIndex(parsed)
    var changes = Changes()
    for file in parsed { apply(to: file, index, &changes) }
    OptionalRule(index: index, files: parsed).apply(to: &changes)
    OptionalCallRule(files: parsed).apply(to: &changes)
    HoistRule(index: index).apply(to: &changes)
    LayerRule(index: index).apply(to: &changes)
    EditingRule(index: index).apply(to: &changes)
    ProxyRule(index: index).apply(to: &changes)
    OptionalMethodCheck(index: index, files: parsed).apply(to: &changes)
    let adapted = parsed.map { file in
      SourceFile(
        path: file.path,
        text: String(
          decoding: Edit.apply(changes.edits[file.index] ?? [], to: file.source.bytes),
          as: UTF8.self))
    }
    let order = Dictionary(files.enumerated().map { ($1.path, $0) }) { first, _ in first }
    let places = changes.places.enumerated().sorted {
      let first = (order[$0.element.path] ?? 0, $0.element.line, $0.offset)
      return first < (order[$1.element.path] ?? 0, $1.element.line, $1.offset)
    }
    return Adaptation(originals: files, files: adapted, places: places.map(\.element))
  }

  private static func apply(to file: ParsedFile, _ index: ModuleIndex, _ changes: inout Changes) {
    AttributeRule(file: file).apply(to: &changes)
    ConditionRule(file: file).apply(to: &changes)
    ImportRule(file: file).apply(to: &changes)
    SelectorRule(file: file, index: index).apply(to: &changes)
    HandlerRule(file: file).apply(to: &changes)
    KeyPathRule(file: file).apply(to: &changes)
    RenameRule(file: file, index: index).apply(to: &changes)
    ProxyObjectRule(file: file, index: index).apply(to: &changes)
    ProtocolRule(file: file, index: index).apply(to: &changes)
    RuntimeCheck(file: file).apply(to: &changes)
    EmptyFileCheck(file: file).apply(to: &changes)
  }
}
