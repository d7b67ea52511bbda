// SPDX-License-Identifier: MIT

import SceneTesting
import SwiftUI
import Testing
import UIKit

/// A screen that differs from others by a number that cannot be seen.
private final class Numbered: UIViewController {
  let number: Int
  init(_ number: Int) {
    self.number = number
    super.init(nibName: nil, bundle: nil)
  }
  required init?(coder: NSCoder) { nil }
}

/// Something that is equal to itself alone.
private final class Job: Hashable {
  static func == (left: Job, right: Job) -> Bool { left === right }
  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// Adds a button to a screen.
@MainActor
private func add(
  _ title: String, _ place: CGFloat, to screen: UIViewController, _ act: @escaping () -> Void
) {
  let new = button(title, act)
  new.frame.origin.y = 100 + 60 * place
  screen.view.addSubview(new)
}

/// A screen on a stack that presents one of two others, or pushes one.
@MainActor
private func presenterOnStack() -> UINavigationController {
  let home = UIViewController()
  for number in 1...2 {
    add("Show \(number)", CGFloat(number), to: home) { [unowned home] in
      home.present(Numbered(number), animated: true)
    }
  }
  add("Push", 3, to: home) { [unowned home] in
    home.navigationController?.pushViewController(UIViewController(), animated: true)
  }
  return UINavigationController(rootViewController: home)
}

/// A form that makes room for the keyboard, in a sheet on a stack of its own.
private final class Form: UIViewController {
  private let text = UITextView()
  private lazy var bottom = text.bottomAnchor.constraint(equalTo: view.bottomAnchor)

  override func viewDidLoad() {
    super.viewDidLoad()
    text.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(text)
    NSLayoutConstraint.activate([
      text.topAnchor.constraint(equalTo: view.topAnchor), bottom,
      text.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      text.trailingAnchor.constraint(equalTo: view.trailingAnchor),
    ])
    navigationItem.leftBarButtonItem = UIBarButtonItem(
      systemItem: .close,
      primaryAction: UIAction { [unowned self] _ in
        view.endEditing(true)
        dismiss(animated: true)
      })
    for (name, room) in [
      (UIResponder.keyboardWillShowNotification, -300.0),
      (UIResponder.keyboardWillHideNotification, 0),
    ] {
      _ = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) {
        [weak self] _ in MainActor.assumeIsolated { self?.makeRoom(room) }
      }
    }
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    text.becomeFirstResponder()
  }

  private func makeRoom(_ room: CGFloat) {
    bottom.constant = room
    UIView.animate(withDuration: 0.25) { [unowned self] in view.layoutIfNeeded() }
  }
}

@MainActor
@Suite("What decides about the future tells states apart")
struct SameStateTests {
  private func explore(_ scene: @escaping SceneFactory) throws { try exploreByState(scene) }

  @Test func `Which controller waits until a push is over`() throws {
    try explore { _ in presenterOnStack() }
  }

  @Test func `Which stacks there were, once an animation ends after their sheet`() throws {
    try explore { _ in
      let home = UIViewController()
      add("Write", 1, to: home) { [unowned home] in
        home.present(UINavigationController(rootViewController: Form()), animated: true)
      }
      return home
    }
  }

  @Test func `Which of several equal members of a set a pending call is for`() throws {
    try explore { _ in
      let home = UIViewController()
      var jobs: Set<Job> = []
      add("Start", 1, to: home) {
        guard jobs.count < 3 else { return }
        let job = Job()
        jobs.insert(job)
        DispatchQueue.main.asyncAfter(deadline: .now() + 1) { jobs.remove(job) }
      }
      return home
    }
  }

  @Test func `What is called when an animation of SwiftUI's ends`() throws {
    struct Content: View {
      @State private var last = 0
      var body: some View {
        VStack {
          Text("\(last)")
          ForEach(1..<3) { number in
            Button("Go \(number)") {
              withAnimation {
              } completion: {
                last = number
              }
            }
          }
        }
      }
    }
    try explore { _ in UIHostingController(rootView: Content()) }
  }

  @Test("Which task waits for an answer that comes, and which for one that never does")
  func answers() throws {
    try explore { setup in
      let home = UIViewController()
      let load = setup.answer("load", outcomes: [.value, .never]) { "x" }
      add("Load", 1, to: home) { [weak home] in
        Task { if let title = try? await load() { home?.title = title } }
      }
      return home
    }
  }

  @Test func `Whether an evaluation lets go of a task that has ended makes no difference`() throws {
    struct Content: View {
      @State private var result = ""
      @State private var load: Task<Void, Never>?
      var body: some View {
        VStack {
          Text(result)
          Button("Load") {
            load?.cancel()
            load = Task {
              try? await Task.sleep(for: .seconds(1))
              result = "x"
            }
          }
        }
      }
    }
    try explore { _ in UIHostingController(rootView: Content()) }
  }

  @Test("Which screens have come since the user did anything, when views are evaluated anew")
  func freshScreens() throws {
    struct Row: View {
      @Binding var number: Int
      @State private var isOpen = false
      var body: some View {
        Button("Open") { isOpen = true }
          .sheet(isPresented: $isOpen) { Button("Change") { number = (number + 1) % 3 } }
      }
    }
    struct Content: View {
      @State private var number = 0
      var body: some View { Row(number: $number).id(UUID()) }
    }
    try explore { _ in UIHostingController(rootView: Content()) }
  }

  @Test func `Which of two requests was refused while another one waits`() throws {
    let found = try violations(budget: 2_000, properties: [.noRequestIsLost]) { _ in
      presenterOnStack()
    }
    #expect(found.isEmpty, "who taps twice sees one of two things")
  }

  @Test("A task whose answer never comes waits for nothing that is missing here")
  func silence() async throws {
    let found = try await reports { setup in
      let home = UIViewController()
      let load = setup.answer("load", outcomes: [.never]) { 1 }
      add("Load", 1, to: home) { Task { _ = try? await load() } }
      return home
    }
    #expect(!found.joined().contains("nothing here can finish"))
  }
}
