// SPDX-License-Identifier: MIT

import UIKit

/// What a popover points at, as storage: it points at the view that it is a modifier of.
public enum PopoverAttachmentAnchor: Sendable {
  case rect(Anchor)
  case point(UnitPoint)

  /// A part of a view.
  public enum Anchor: Sendable { case bounds }
}

extension View {
  /// Shows a popover while a binding is true; in a narrow window, a sheet.
  public func popover<Content: View>(
    isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge = .top, @ViewBuilder content: @escaping () -> Content
  ) -> some View { presents(.popover, isPresented, nil, content) }

  /// Shows a popover for an item while there is one; in a narrow window, a sheet.
  public func popover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge = .top, @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View { presents(.popover, item, nil, content) }
}
