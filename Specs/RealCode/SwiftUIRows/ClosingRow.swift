// SPDX-License-Identifier: MIT

import SwiftUI

/// A row whose screen closes itself by one of the means that “A home-made modal window that does
/// not close, updated” goes through.
struct ClosingRow: View {
  /// What CLOSE does.
  enum Means: String, Hashable, Sendable, CaseIterable {
    case nothing
    case binding = "the binding, passed down"
    case copy = "a @State of its own"
    case presentationMode
    case environment = "an environment value of one's own"
  }

  let presenter: RowsStyle.Presenter
  let means: Means
  /// How often CLOSE asks.
  let times: Int
  let log: ClosingLog
  @State private var isPresented = false

  var body: some View {
    let button = Button("OPEN") { isPresented.toggle() }
    switch presenter {
    case .sheet: button.sheet(isPresented: $isPresented) { screen }
    case .fullScreenCover: button.fullScreenCover(isPresented: $isPresented) { screen }
    case .present:
      button.present($isPresented, as: RowsStyle(presenter: .present), log: log.rows) { screen }
    }
  }

  private var screen: ClosingScreen {
    ClosingScreen(means: means, times: times, log: log, isPresented: $isPresented)
  }
}

/// What the screen has read in its environment.
final class ClosingLog {
  var isPresented = false
  /// What the home-made presenter notes.
  let rows = RowsLog()
}

/// The screen of the row.
struct ClosingScreen: View {
  let means: ClosingRow.Means
  let times: Int
  let log: ClosingLog
  @Binding var isPresented: Bool
  @State private var copy = true
  @Environment(\.presentationMode) private var presentationMode
  @Environment(\.modalMode) private var modalMode

  var body: some View {
    Button("CLOSE") { for _ in 0..<times { close() } }
      .onAppear { log.isPresented = presentationMode.wrappedValue.isPresented }
  }

  private func close() {
    switch means {
    case .nothing: break
    case .binding: isPresented.toggle()
    case .copy: copy.toggle()
    case .presentationMode: presentationMode.wrappedValue.dismiss()
    case .environment: modalMode.dismiss()
    }
  }
}
