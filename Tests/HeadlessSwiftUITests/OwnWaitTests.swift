// SPDX-License-Identifier: MIT

import SwiftUI
import Testing
import UIKit
import UIKitSemantics

@MainActor
@Suite("What SwiftUI itself waits for")
struct OwnWaitTests {
  /// A sheet that is no longer wanted as soon as it comes.
  private struct Hasty: View {
    @State private var isShown = false
    var body: some View {
      Button("Open") { isShown = true }
        .sheet(isPresented: $isShown) { Text("sheet").onAppear { isShown = false } }
    }
  }

  /// Asks for the end of its presentation, during which SwiftUI waits, too.
  private final class Asking: UIViewController {
    var hasEnded = false
    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      transitionCoordinator?.animate(alongsideTransition: nil) { [unowned self] _ in
        hasEnded = true
      }
    }
  }

  private func events(in stage: Stage, _ body: () -> Void) -> [PresentationEvent] {
    var found: [PresentationEvent] = []
    stage.scene.presentation.onEvent = { found.append($0) }
    body()
    return found
  }

  /// Whether a transition was waited for, and whether its end is a callback of the app's.
  private func isWait(_ event: PresentationEvent) -> Bool {
    if case .call(.animateAlongsideTransition, .accepted) = event { true } else { false }
  }

  private func isEnd(_ event: PresentationEvent) -> Bool {
    switch event {
    case .callback(.alongsideAnimations), .callback(.alongsideCompletion): true
    default: false
    }
  }

  @Test("The end of a transition is no callback of the app's where SwiftUI alone waits for it")
  func noCallback() {
    let stage = Stage(Hasty())
    let found = events(in: stage) { stage.tap("Open") }
    #expect(stage.presented.isEmpty, "SwiftUI has waited, and dismissed it")
    #expect(found.contains(where: isWait) && !found.contains(where: isEnd), "\(found)")
  }

  @Test func `The app is called where it has asked for that`() {
    let stage = Stage(Text("home"))
    let asking = Asking()
    let found = events(in: stage) {
      stage.turn { stage.root.present(asking, animated: true) }
      stage.settle()
    }
    #expect(asking.hasEnded)
    #expect(found.contains(where: isEnd), "\(found)")
  }
}
