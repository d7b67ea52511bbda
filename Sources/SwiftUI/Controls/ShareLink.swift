// SPDX-License-Identifier: MIT

public import UIKit

/// A control that shares something: a tap shows UIKit's share sheet.
public struct ShareLink<Label: View>: View {
  @State private var isOpen = false
  let label: Label

  public init<Item>(
    item: Item, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
  ) { self.label = label() }
  public init<Item, Preview, Icon>(
    item: Item, subject: Text? = nil, message: Text? = nil, preview: SharePreview<Preview, Icon>,
    @ViewBuilder label: () -> Label
  ) { self.label = label() }
  public init<Items: RandomAccessCollection>(
    items: Items, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
  ) { self.label = label() }
  public init<Items: RandomAccessCollection, Preview, Icon>(
    items: Items, subject: Text? = nil, message: Text? = nil,
    preview: (Items.Element) -> SharePreview<Preview, Icon>, @ViewBuilder label: () -> Label
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
  public init<Item, Preview, Icon>(
    item: Item, subject: Text? = nil, message: Text? = nil, preview: SharePreview<Preview, Icon>
  ) { self.init("Share", item: item) }
  public init<Item, Preview, Icon>(
    _ title: LocalizedStringKey, item: Item, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<Preview, Icon>
  ) { self.init(title, item: item) }
  @_disfavoredOverload
  public init<Title: StringProtocol, Item>(
    _ title: Title, item: Item, subject: Text? = nil, message: Text? = nil
  ) { self.init(LocalizedStringKey(String(title)), item: item) }
  public init<Items: RandomAccessCollection>(
    items: Items, subject: Text? = nil, message: Text? = nil
  ) { self.init("Share", item: items) }
  public init<Items: RandomAccessCollection, Preview, Icon>(
    items: Items, subject: Text? = nil, message: Text? = nil,
    preview: (Items.Element) -> SharePreview<Preview, Icon>
  ) { self.init("Share", item: items) }
}

/// What is seen of something that is shared, as storage.
public struct SharePreview<Image, Icon> {
  public init(_ title: LocalizedStringKey, image: Image, icon: Icon) {}
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, image: Image, icon: Icon) {}
}
extension SharePreview where Icon == Never {
  public init(_ title: LocalizedStringKey, image: Image) {}
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, image: Image) {}
}
extension SharePreview where Image == Never, Icon == Never {
  public init(_ title: LocalizedStringKey) {}
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title) {}
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
    fileImporter(
      isPresented: isPresented, allowedContentTypes: allowedContentTypes,
      allowsMultipleSelection: allowsMultipleSelection, onCompletion: onCompletion,
      onCancellation: {})
  }

  /// Lets the user pick documents while a binding is true, or cancel.
  public func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool,
    onCompletion: @escaping @MainActor (Result<[URL], any Error>) -> Void,
    onCancellation: @escaping @MainActor () -> Void
  ) -> some View {
    sheet(isPresented: isPresented) {
      DocumentPicker(
        types: allowedContentTypes, picked: { onCompletion(.success($0)) },
        canceled: onCancellation)
    }
  }
}

private struct DocumentPicker: UIViewControllerRepresentable {
  let types: [UTType]
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
    let picker = UIDocumentPickerViewController(forOpeningContentTypes: types)
    picker.delegate = context.coordinator
    return picker
  }
  func updateUIViewController(_ picker: UIDocumentPickerViewController, context: Context) {
    context.coordinator.picked.value = picked
    context.coordinator.canceled.value = canceled
  }
}
