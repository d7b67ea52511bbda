// SPDX-License-Identifier: MIT

import SwiftUI

/// How the rows of the document are written.
struct RowsStyle: Hashable, Sendable {
  enum Presenter: String, Hashable, Sendable, CaseIterable {
    case sheet, fullScreenCover, present
  }

  var presenter = Presenter.sheet
  /// Whether all rows have one binding.
  var isShared = false
  /// Whether the rows stand in a `VStack` and not in a `List`.
  var isStacked = false
  /// Whether the home-made presenter looks at what is there, and OPEN sets true.
  var isRepaired = false
}

/// Which screen was asked for, and which came last.
final class RowsLog {
  var asked = 0
  var shown = 0
}

/// A list of rows, each with a button that opens a screen of its own.
struct RowsView: View {
  let style: RowsStyle
  let log: RowsLog
  @State private var isPresented = false

  var body: some View {
    NavigationView {
      Group {
        if style.isStacked { VStack { rows } } else { List { rows } }
      }
      .navigationTitle("Presentation Demo")
    }
  }

  private var rows: some View {
    ForEach(1..<3) { id in
      if style.isShared {
        OpenButton(id: id, style: style, log: log, isPresented: $isPresented)
      } else {
        Row(id: id, style: style, log: log)
      }
    }
  }
}

extension RowsView {
  /// The list in a controller.
  static func controller(_ style: RowsStyle, log: RowsLog) -> UIViewController {
    UIHostingController(rootView: RowsView(style: style, log: log))
  }
}

/// A row with a binding of its own.
struct Row: View {
  let id: Int
  let style: RowsStyle
  let log: RowsLog
  @State private var isPresented = false

  var body: some View { OpenButton(id: id, style: style, log: log, isPresented: $isPresented) }
}

/// A button, and what it opens.
struct OpenButton: View {
  let id: Int
  let style: RowsStyle
  let log: RowsLog
  @Binding var isPresented: Bool

  var body: some View {
    Button {
      log.asked = id
      if style.isRepaired { isPresented = true } else { isPresented.toggle() }
    } label: {
      Text("OPEN \(id)")
    }
    .modifier(PresenterOfStyle(style: style, isPresented: $isPresented, screen: screen))
  }

  private var screen: UserView { UserView(id: id, style: style, log: log) }
}

/// Presents by the means that the style says.
struct PresenterOfStyle: ViewModifier {
  let style: RowsStyle
  @Binding var isPresented: Bool
  let screen: UserView

  func body(content: Content) -> some View {
    switch style.presenter {
    case .sheet: content.sheet(isPresented: $isPresented) { screen }
    case .fullScreenCover: content.fullScreenCover(isPresented: $isPresented) { screen }
    case .present:
      content.present($isPresented, style: .pageSheet, isGuarded: style.isRepaired) { screen }
    }
  }
}

/// The screen of a row.
struct UserView: View {
  let id: Int
  let style: RowsStyle
  let log: RowsLog
  @Environment(\.presentationMode) private var presentationMode
  @Environment(\.modalMode) private var modalMode

  var body: some View {
    Button {
      if style.presenter == .present {
        modalMode.dismiss()
      } else {
        presentationMode.wrappedValue.dismiss()
      }
    } label: {
      Text("CLOSE \(id)")
    }
    .onAppear { log.shown = id }
  }
}
