// SPDX-License-Identifier: MIT

public import Foundation
import UIKit

extension View {
  /// Shows a file, in front of everything, as long as a binding has its address.
  public func quickLookPreview(_ item: Binding<URL?>) -> some View {
    let isShown = Binding {
      item.wrappedValue != nil
    } set: {
      if !$0 { item.wrappedValue = nil }
    }
    return fullScreenCover(isPresented: isShown) { FilePreview(file: item.wrappedValue) }
  }
  /// The same of one of several files.
  public func quickLookPreview<Items: RandomAccessCollection>(
    _ selection: Binding<URL?>, in items: Items
  ) -> some View where Items.Element == URL { quickLookPreview(selection) }
}

/// The system's screen for files.
private struct FilePreview: UIViewControllerRepresentable {
  let file: URL?

  final class Source: QLPreviewControllerDataSource {
    let file: URL?
    init(_ file: URL?) { self.file = file }
    func numberOfPreviewItems(in controller: QLPreviewController) -> Int { file == nil ? 0 : 1 }
    func previewController(
      _ controller: QLPreviewController, previewItemAt index: Int
    ) -> any QLPreviewItem { file! as NSURL }
  }

  func makeCoordinator() -> Source { Source(file) }
  func makeUIViewController(context: Context) -> QLPreviewController {
    let preview = QLPreviewController()
    preview.dataSource = context.coordinator
    return preview
  }
  func updateUIViewController(_ preview: QLPreviewController, context: Context) {}
}
