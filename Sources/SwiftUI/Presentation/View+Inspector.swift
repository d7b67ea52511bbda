// SPDX-License-Identifier: MIT

public import UIKit

/// A view with an inspector: in a narrow window a sheet, else a column beside the view.
struct InspectedView<Base: View, Inspector: View>: View {
  let base: Base
  let isPresented: Binding<Bool>
  let inspector: Inspector
  @Environment(\.horizontalSizeClass) private var width

  var body: some View {
    let isColumn = width == .regular
    HStack(spacing: 0) {
      base.sheet(isPresented: isColumn ? .constant(false) : isPresented) { inspector }
      if isColumn, isPresented.wrappedValue { inspector }
    }
  }
}

extension View {
  /// Shows what is inspected while a binding is true: in a narrow window as a sheet.
  public func inspector<Inspector: View>(
    isPresented: Binding<Bool>, @ViewBuilder content: () -> Inspector
  ) -> some View { InspectedView(base: self, isPresented: isPresented, inspector: content()) }

  /// Has no effect: the column shares the room.
  public func inspectorColumnWidth(_ width: CGFloat) -> some View { self }
  /// Has no effect: the column shares the room.
  public func inspectorColumnWidth(min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil)
    -> some View
  { self }
}
