// SPDX-License-Identifier: MIT

public import UIKit

/// A control that shares something: a tap shows UIKit's share sheet.
public struct ShareLink<Label: View>: View {
  @State private var isOpen = false
  let label: Label

  public init<Item>(
    item: Item, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
  ) { self.label = label() }

  public var body: some View {
    Button {
      isOpen = true
    } label: {
      label
    }
    .sheet(isPresented: $isOpen) { ShareSheet() }
  }
}

extension ShareLink where Label == SwiftUI.Label<Text, Image> {
  public init<Item>(item: Item, subject: Text? = nil, message: Text? = nil) {
    self.init("Share", item: item)
  }
  public init<Item>(
    _ title: LocalizedStringKey, item: Item, subject: Text? = nil, message: Text? = nil
  ) {
    self.init(item: item) { SwiftUI.Label(title, systemImage: "square.and.arrow.up") }
  }
}

private struct ShareSheet: UIViewControllerRepresentable {
  func makeUIViewController(context: Context) -> UIActivityViewController {
    UIActivityViewController(activityItems: [], applicationActivities: nil)
  }
  func updateUIViewController(_ controller: UIActivityViewController, context: Context) {}
}

extension View {
  /// Lets the user pick a document while a binding is true.
  public func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType],
    onCompletion: @escaping @MainActor (Result<URL, any Error>) -> Void
  ) -> some View {
    fileImporter(
      isPresented: isPresented, allowedContentTypes: allowedContentTypes,
      allowsMultipleSelection: false
    ) { result in
      if case .success(let urls) = result, let url = urls.first { onCompletion(.success(url)) }
    }
  }

  /// Lets the user pick documents while a binding is true.
  public func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool,
    onCompletion: @escaping @MainActor (Result<[URL], any Error>) -> Void
  ) -> some View {
    sheet(isPresented: isPresented) {
      DocumentPicker(types: allowedContentTypes) { onCompletion(.success($0)) }
    }
  }
}

private struct DocumentPicker: UIViewControllerRepresentable {
  let types: [UTType]
  let picked: @MainActor ([URL]) -> Void

  final class Coordinator: NSObject, UIDocumentPickerDelegate {
    var picked = Derived<(@MainActor ([URL]) -> Void)?>(nil)

    func documentPicker(
      _ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]
    ) { picked.value?(urls) }
  }

  func makeCoordinator() -> Coordinator { Coordinator() }
  func makeUIViewController(context: Context) -> UIDocumentPickerViewController {
    let picker = UIDocumentPickerViewController(forOpeningContentTypes: types)
    picker.delegate = context.coordinator
    return picker
  }
  func updateUIViewController(_ picker: UIDocumentPickerViewController, context: Context) {
    context.coordinator.picked.value = picked
  }
}
