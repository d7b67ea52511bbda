// SPDX-License-Identifier: MIT

import SwiftUI

/// How the rows of the document are written.
struct RowsStyle: Hashable, Sendable {
  enum Presenter: String, Hashable, Sendable, CaseIterable {
    case sheet, fullScreenCover, present
  }

  /// Who has the bindings.
  enum Bindings: Hashable, Sendable {
    /// Each row has its own.
    case perRow
    /// The list has one for each row, so that all rows are evaluated whenever one is changed.
    case inList
    /// The list has one for all rows.
    case shared
  }

  var presenter = Presenter.sheet
  var bindings = Bindings.perRow
  /// Whether the rows stand in a `VStack` and not in a `List`.
  var isStacked = false
  /// Whether the home-made presenter looks at what is there, and OPEN sets true.
  var isRepaired = false
  /// The style of the home-made presenter.
  var modalPresentationStyle = UIModalPresentationStyle.pageSheet
  /// Whether the home-made presenter is a delegate, who is told of swipes.
  var isToldOfSwipes = true
}

/// What the rows have done, for the properties.
final class RowsLog {
  /// The row whose button was tapped last.
  var asked = 0
  /// The row whose screen came last.
  var shown = 0
  /// The row whose screen was asked for, and not told to go.
  var wanted = 0
  /// What the bindings hold, by row.
  var isPresented: [Int: () -> Bool] = [:]
}

/// A list of rows, each with a button that opens a screen of its own.
struct RowsView: View {
  let style: RowsStyle
  let log: RowsLog
  @State private var isPresented = false
  @State private var isOtherPresented = false

  var body: some View {
    NavigationView {
      Group {
        if style.isStacked { VStack { rows } } else { List { rows } }
      }
      .navigationTitle(title)
    }
  }

  /// Depends on the bindings that the list has, so that a change of one evaluates all of it.
  private var title: String {
    let isOpen = style.bindings == .inList && [isPresented, isOtherPresented].contains(true)
    return isOpen ? "One is open" : "Presentation Demo"
  }

  private var rows: some View {
    ForEach(1..<3) { id in
      switch style.bindings {
      case .perRow: Row(id: id, style: style, log: log)
      case .inList: openButton(id, id == 1 ? $isPresented : $isOtherPresented)
      case .shared: openButton(id, $isPresented)
      }
    }
  }

  private func openButton(_ id: Int, _ isPresented: Binding<Bool>) -> OpenButton {
    OpenButton(id: id, style: style, log: log, isPresented: isPresented)
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
    let _ = log.isPresented[id] = { [$isPresented] in $isPresented.wrappedValue }
    Button {
      (log.asked, log.wanted) = (id, id)
      if style.isRepaired { isPresented = true } else { isPresented.toggle() }
    } label: {
      Text("OPEN \(id)")
    }
    .modifier(
      PresenterOfStyle(
        style: style, log: log, isPresented: $isPresented,
        screen: UserView(id: id, style: style, log: log)))
  }
}

/// Presents by the means that the style says.
struct PresenterOfStyle: ViewModifier {
  let style: RowsStyle
  let log: RowsLog
  @Binding var isPresented: Bool
  let screen: UserView

  func body(content: Content) -> some View {
    switch style.presenter {
    case .sheet: content.sheet(isPresented: $isPresented) { screen }
    case .fullScreenCover: content.fullScreenCover(isPresented: $isPresented) { screen }
    case .present:
      if screen.id == 1 {
        content.present($isPresented, as: style, log: log) { FirstScreen(content: screen) }
      } else {
        content.present($isPresented, as: style, log: log) { SecondScreen(content: screen) }
      }
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
      log.wanted = 0
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

/// The screen of row 1, by a name of its own.
struct FirstScreen: View {
  let content: UserView
  var body: some View { content }
}

/// The screen of row 2.
struct SecondScreen: View {
  let content: UserView
  var body: some View { content }
}
