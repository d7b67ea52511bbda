// SPDX-License-Identifier: MIT

public import UIKit

/// A photo that the user has chosen.
public struct PhotosPickerItem: Hashable, Sendable {
  public let itemIdentifier: String?

  /// What the photo is, if it is asked for as data, as an image, or as something that is read from them.
  @MainActor
  public func loadTransferable<Loaded>(type: Loaded.Type) async throws -> Loaded? {
    if let photo = Data() as? Loaded ?? Image(uiImage: UIImage()) as? Loaded { return photo }
    return try await (Loaded.self as? any Transferable.Type)?.received() as? Loaded
  }
}

/// A control that lets the user choose photos.
public struct PhotosPicker<Label: View>: View {
  @State private var isOpen = false
  /// Is called with what the user has chosen; canceling changes nothing.
  let choose: @MainActor (PhotosPickerItem) -> Void
  let label: Label

  public init(
    selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
    @ViewBuilder label: () -> Label
  ) { (choose, self.label) = ({ selection.wrappedValue = $0 }, label()) }

  public init(
    selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
    photoLibrary: PHPhotoLibrary, @ViewBuilder label: () -> Label
  ) { self.init(selection: selection, matching: filter, label: label) }

  public init(
    selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
    selectionBehavior: PhotosPickerSelectionBehavior = .default,
    matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
    @ViewBuilder label: () -> Label
  ) { (choose, self.label) = ({ selection.wrappedValue = [$0] }, label()) }

  public init(
    selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
    selectionBehavior: PhotosPickerSelectionBehavior = .default,
    matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
    photoLibrary: PHPhotoLibrary, @ViewBuilder label: () -> Label
  ) { self.init(selection: selection, matching: filter, label: label) }

  public var body: some View {
    Button {
      isOpen = true
    } label: {
      label
    }
    .sheet(isPresented: $isOpen) { PhotosSheet(choose: choose) }
  }
}

extension PhotosPicker where Label == Text {
  public init(
    _ title: LocalizedStringKey, selection: Binding<PhotosPickerItem?>,
    matching filter: PHPickerFilter? = nil, photoLibrary: PHPhotoLibrary? = nil
  ) { self.init(selection: selection) { Text(title) } }
  public init(
    _ title: LocalizedStringKey, selection: Binding<[PhotosPickerItem]>,
    maxSelectionCount: Int? = nil,
    selectionBehavior: PhotosPickerSelectionBehavior = .default,
    matching filter: PHPickerFilter? = nil, photoLibrary: PHPhotoLibrary? = nil
  ) { self.init(selection: selection) { Text(title) } }
}

extension View {
  /// Lets the user choose a photo while a binding is true.
  public func photosPicker(
    isPresented: Binding<Bool>, selection: Binding<PhotosPickerItem?>,
    matching filter: PHPickerFilter? = nil, photoLibrary: PHPhotoLibrary? = nil
  ) -> some View {
    sheet(isPresented: isPresented) { PhotosSheet { selection.wrappedValue = $0 } }
  }

  /// Lets the user choose photos while a binding is true; here it is one.
  public func photosPicker(
    isPresented: Binding<Bool>, selection: Binding<[PhotosPickerItem]>,
    maxSelectionCount: Int? = nil,
    selectionBehavior: PhotosPickerSelectionBehavior = .default,
    matching filter: PHPickerFilter? = nil, photoLibrary: PHPhotoLibrary? = nil
  ) -> some View {
    sheet(isPresented: isPresented) { PhotosSheet { selection.wrappedValue = [$0] } }
  }
}

/// In which order photos are chosen, as storage.
public enum PhotosPickerSelectionBehavior: Sendable { case `default`, ordered, continuous }

extension PhotosPickerItem {
  /// As what a photo is loaded, as storage.
  public enum EncodingDisambiguationPolicy: Sendable { case automatic, current, compatible }
}

private struct PhotosSheet: UIViewControllerRepresentable {
  @Environment(\.dismiss) private var dismiss
  let choose: @MainActor (PhotosPickerItem) -> Void

  final class Coordinator: PHPickerViewControllerDelegate {
    var view = Derived<PhotosSheet?>(nil)

    func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult]) {
      if !results.isEmpty { view.value?.choose(PhotosPickerItem(itemIdentifier: nil)) }
      view.value?.dismiss()
    }
  }

  func makeCoordinator() -> Coordinator { Coordinator() }
  func makeUIViewController(context: Context) -> PHPickerViewController {
    let picker = PHPickerViewController(configuration: PHPickerConfiguration())
    picker.delegate = context.coordinator
    return picker
  }
  func updateUIViewController(_ picker: PHPickerViewController, context: Context) {
    context.coordinator.view.value = self
  }
}
