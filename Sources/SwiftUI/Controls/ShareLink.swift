// SPDX-License-Identifier: MIT

import UIKit

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
