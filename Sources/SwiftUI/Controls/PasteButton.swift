// SPDX-License-Identifier: MIT

public import UIKit

/// A control that gives the app what is copied: here something of the right type is, if it can be made.
public struct PasteButton: View {
  private let action: @MainActor () -> Void

  public init<Payload: Transferable>(
    payloadType: Payload.Type, onPaste: @escaping @MainActor ([Payload]) -> Void
  ) {
    action = {
      if let sample = Payload._sample { return onPaste([sample]) }
      Task { if let payload = try? await Payload.received() { onPaste([payload]) } }
    }
  }

  /// Gives the app what hands over a text.
  public init(
    supportedContentTypes: [UTType], payloadAction: @escaping @MainActor ([NSItemProvider]) -> Void
  ) { action = { payloadAction([NSItemProvider(object: NSString(string: "pasted text"))]) } }

  public var body: some View { Button("Paste", systemImage: "doc.on.clipboard", action: action) }
}

extension Image: Transferable {
  nonisolated public static var transferRepresentation: _PlainRepresentation<Image> {
    _PlainRepresentation()
  }
  /// An empty one.
  nonisolated public static var _sample: Image? { MainThread.run { Image(uiImage: UIImage()) } }
}

extension Color: Transferable {
  nonisolated public static var transferRepresentation: _PlainRepresentation<Color> {
    _PlainRepresentation()
  }
  /// Black.
  nonisolated public static var _sample: Color? { MainThread.run { Color.black } }
}
