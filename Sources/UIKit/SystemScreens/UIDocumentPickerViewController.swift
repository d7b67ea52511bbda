// SPDX-License-Identifier: MIT

public import Foundation
import UIKitSemantics

/// Lets the user pick documents.
///
/// It dismisses itself; whether its delegate learns of a swipe is an open question (A31, X5).
@preconcurrency @MainActor
open class UIDocumentPickerViewController: _UIRemoteViewController {
  open weak var delegate: (any UIDocumentPickerDelegate)?
  open var allowsMultipleSelection = false
  open var shouldShowFileExtensions = false
  open var directoryURL: URL?
  /// What is handed over to be exported.
  private var exported: [URL] = []

  public convenience init(forOpeningContentTypes types: [UTType], asCopy: Bool = false) {
    self.init(nibName: nil, bundle: nil)
  }
  public convenience init(forExporting urls: [URL], asCopy: Bool = false) {
    self.init(nibName: nil, bundle: nil)
    exported = urls
  }
  /// Creates a picker as before iOS 14.
  public convenience init(documentTypes: [String], in mode: UIDocumentPickerMode) {
    self.init(nibName: nil, bundle: nil)
  }

  override var kindForRules: KindForRules { .documentPicker }

  override var endings: [Ending] {
    [
      Ending("Cancel") { [unowned self] in delegate?.documentPickerWasCancelled(self) },
      Ending(exported.isEmpty ? "Open Document" : "Save") { [unowned self] in
        let urls = exported.isEmpty ? [URL(fileURLWithPath: "/Document.pdf")] : exported
        delegate?.documentPicker(self, didPickDocumentsAt: urls)
      },
    ]
  }
}

public enum UIDocumentPickerMode: UInt, Sendable {
  case `import`, open, exportToService, moveToService
}

@preconcurrency @MainActor
public protocol UIDocumentPickerDelegate: NSObjectProtocol {
  func documentPicker(
    _ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL])
  func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentAt url: URL)
  func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController)
}

extension UIDocumentPickerDelegate {
  public func documentPicker(
    _ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]
  ) {
    if let url = urls.first { documentPicker(controller, didPickDocumentAt: url) }
  }
  public func documentPicker(
    _ controller: UIDocumentPickerViewController, didPickDocumentAt url: URL
  ) { isNotImplemented() }
  public func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) {
    isNotImplemented()
  }
}

extension URL {
  /// Asks for access to a document; here there is nothing to keep it from.
  public func startAccessingSecurityScopedResource() -> Bool { true }
  /// Gives the access back.
  public func stopAccessingSecurityScopedResource() {}
}

/// A type of documents.
public struct UTType: Hashable, Sendable {
  public let identifier: String

  public init?(_ identifier: String) { self.identifier = identifier }
  public init?(filenameExtension: String) { identifier = "public.\(filenameExtension)" }
  public init?(mimeType: String) { identifier = mimeType }
  public init(importedAs identifier: String) { self.identifier = identifier }
  public init(exportedAs identifier: String) { self.identifier = identifier }
  public var preferredFilenameExtension: String? {
    identifier.split(separator: ".").last.map(String.init)
  }

  public static let item = Self(importedAs: "public.item")
  public static let content = Self(importedAs: "public.content")
  public static let data = Self(importedAs: "public.data")
  public static let folder = Self(importedAs: "public.folder")
  public static let image = Self(importedAs: "public.image")
  public static let jpeg = Self(importedAs: "public.jpeg")
  public static let png = Self(importedAs: "public.png")
  public static let heic = Self(importedAs: "public.heic")
  public static let gif = Self(importedAs: "com.compuserve.gif")
  public static let movie = Self(importedAs: "public.movie")
  public static let video = Self(importedAs: "public.video")
  public static let audio = Self(importedAs: "public.audio")
  public static let pdf = Self(importedAs: "com.adobe.pdf")
  public static let text = Self(importedAs: "public.text")
  public static let plainText = Self(importedAs: "public.plain-text")
  public static let utf8PlainText = Self(importedAs: "public.utf8-plain-text")
  public static let commaSeparatedText = Self(importedAs: "public.comma-separated-values-text")
  public static let rtf = Self(importedAs: "public.rtf")
  public static let html = Self(importedAs: "public.html")
  public static let json = Self(importedAs: "public.json")
  public static let xml = Self(importedAs: "public.xml")
  public static let zip = Self(importedAs: "public.zip-archive")
  public static let url = Self(importedAs: "public.url")
  public static let fileURL = Self(importedAs: "public.file-url")
}
