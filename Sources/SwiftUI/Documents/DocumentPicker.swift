// SPDX-License-Identifier: MIT

public import UIKit

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

  /// Lets the user pick documents while a binding is true, or cancel.
  public func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool,
    onCompletion: @escaping @MainActor (Result<[URL], any Error>) -> Void,
    onCancellation: @escaping @MainActor () -> Void = {}
  ) -> some View {
    sheet(isPresented: isPresented) {
      DocumentPicker(
        types: allowedContentTypes, picked: { onCompletion(.success($0)) },
        canceled: onCancellation)
    }
  }
}

/// The system's picker of documents, to open some or to save some.
struct DocumentPicker: UIViewControllerRepresentable {
  var types: [UTType] = []
  var exported: [URL] = []
  let picked: @MainActor ([URL]) -> Void
  let canceled: @MainActor () -> Void

  final class Coordinator: NSObject, UIDocumentPickerDelegate {
    var picked = Derived<(@MainActor ([URL]) -> Void)?>(nil)
    var canceled = Derived<(@MainActor () -> Void)?>(nil)

    func documentPicker(
      _ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]
    ) { picked.value?(urls) }

    func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) {
      canceled.value?()
    }
  }

  func makeCoordinator() -> Coordinator { Coordinator() }
  func makeUIViewController(context: Context) -> UIDocumentPickerViewController {
    let picker =
      exported.isEmpty
      ? UIDocumentPickerViewController(forOpeningContentTypes: types)
      : UIDocumentPickerViewController(forExporting: exported)
    picker.delegate = context.coordinator
    return picker
  }
  func updateUIViewController(_ picker: UIDocumentPickerViewController, context: Context) {
    context.coordinator.picked.value = picked
    context.coordinator.canceled.value = canceled
  }
}
