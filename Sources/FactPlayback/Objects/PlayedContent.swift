// SPDX-License-Identifier: MIT

import Conformance
import SwiftUI
import UIKitSemantics

/// What a hosting controller of a scenario shows.
struct PlayedContent: View {
  let screen: ControllerID
  /// Whether SwiftUI has made the hosting controller, which tells nothing by itself.
  let isHeard: Bool
  @ObservedObject var views: PlayedViews
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    views.note(dismiss, in: screen)
    return content.interactiveDismissDisabled(views.locked.contains(screen))
  }

  @ViewBuilder private var content: some View {
    if screen != .root {
      if views.contentIsStack { stack }
      if isHeard { PlayedListener(screen: screen, views: views) } else { Text(screen.letter) }
    } else if views.areInList {
      List { rows }
    } else {
      VStack {
        rows
        ForEach(0..<views.representables) { PlayedRepresentable(number: $0, views: views) }
      }
    }
  }

  private var stack: some View {
    VStack {
      Text("First").onAppear { views.tell(.onAppear(.first)) }
        .onChange(of: 0, initial: true) { views.tell(.onChange(.first)) }
      Text("Second").onAppear { views.tell(.onAppear(.second)) }
    }
    .onAppear { views.tell(.onAppear(.stack)) }
  }

  private var rows: some View { ForEach(views.rows, id: \.self) { views.row($0) } }
}

/// Hears what the hosting controller around it receives.
private struct PlayedListener: UIViewControllerRepresentable {
  let screen: ControllerID
  let views: PlayedViews

  func makeUIViewController(context: Context) -> UIViewController {
    views.makeListener(in: screen)
  }

  func updateUIViewController(_ controller: UIViewController, context: Context) {}
}

/// Tells that it is updated.
private struct PlayedRepresentable: UIViewControllerRepresentable {
  let number: Int
  let views: PlayedViews

  func makeUIViewController(context: Context) -> UIViewController { UIViewController() }

  func updateUIViewController(_ controller: UIViewController, context: Context) {
    if let id = RepresentableID(rawValue: number) { views.tell(.updateUIViewController(id)) }
  }
}

/// A hosting controller of the app's own, which tells what it receives.
final class PlayedHost: UIHostingController<PlayedContent>, PlayedByLetter {
  let letter: ControllerID
  unowned let objects: PlayedObjects

  init(_ letter: ControllerID, _ objects: PlayedObjects) {
    (self.letter, self.objects) = (letter, objects)
    super.init(rootView: PlayedContent(screen: letter, isHeard: false, views: objects.views))
  }

  required init?(coder: NSCoder) { nil }

  override func viewWillAppear(_ a: Bool) { hear(.willAppear, a, super.viewWillAppear) }
  override func viewIsAppearing(_ a: Bool) { hear(.isAppearing, a, super.viewIsAppearing) }
  override func viewDidAppear(_ a: Bool) { hear(.didAppear, a, super.viewDidAppear) }
  override func viewWillDisappear(_ a: Bool) { hear(.willDisappear, a, super.viewWillDisappear) }
  override func viewDidDisappear(_ a: Bool) { hear(.didDisappear, a, super.viewDidDisappear) }
}
