// SPDX-License-Identifier: MIT

import SceneTesting
import StateSpace
import SwiftUI
import Testing
import UIKit

/// A window over the app that fades out after a while.
private final class Toaster: UIViewController {
  private var toast: UIWindow?

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(
      button("Go") { [unowned self] in
        let window = UIWindow(frame: view.bounds)
        window.isUserInteractionEnabled = false
        window.rootViewController = UIViewController()
        window.isHidden = false
        toast = window
        DispatchQueue.main.asyncAfter(deadline: .now() + 2) { [weak self] in self?.hide() }
      })
  }

  private func hide() {
    guard let window = toast else { return }
    UIView.animate(
      withDuration: 0.2, animations: { window.alpha = 0 },
      completion: { _ in
        window.isHidden = true
        if self.toast === window { self.toast = nil }
      })
  }
}

/// An alert of the app's own that fades in and out; the button below can be tapped meanwhile.
private final class Fading: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(
      button("Show") { [unowned self] in
        guard children.count < 2 else { return }
        let alert = UIViewController()
        alert.view.frame = CGRect(x: 0, y: 300, width: 390, height: 300)
        alert.view.addSubview(
          button("OK") { [unowned alert] in
            UIView.animate(
              withDuration: 0.2, animations: { alert.view.alpha = 0 },
              completion: { _ in
                alert.view.removeFromSuperview()
                alert.removeFromParent()
              })
          })
        addChild(alert)
        view.addSubview(alert.view)
        alert.view.alpha = 0
        UIView.animate(withDuration: 0.2) { alert.view.alpha = 1 }
      })
  }
}

/// Counts down to a time that it keeps.
private final class Countdown: UIViewController {
  private let label = UILabel(frame: CGRect(x: 20, y: 300, width: 200, height: 30))
  private var end = Date.distantPast
  private var timer: Timer?

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(label)
    view.addSubview(
      button("Start") { [unowned self] in
        end = Date().addingTimeInterval(3)
        timer?.invalidate()
        timer = .scheduledTimer(withTimeInterval: 1, repeats: true) { [weak self] _ in
          MainActor.assumeIsolated { self?.tick() }
        }
      })
  }

  private func tick() {
    let rest = Int(end.timeIntervalSinceNow.rounded())
    label.text = "\(rest)"
    if rest <= 0 { timer?.invalidate() }
  }
}

/// Adds up what two requests bring that run at the same time.
private final class TwoRequests: UIViewController {
  private let label = UILabel(frame: CGRect(x: 20, y: 300, width: 200, height: 30))
  private let number: SceneAnswer<Int>

  init(_ number: SceneAnswer<Int>) {
    self.number = number
    super.init(nibName: nil, bundle: nil)
  }
  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(label)
    view.addSubview(
      button("Add") { [unowned self] in
        Task {
          async let first = try? number()
          async let second = try? number()
          label.text = "\((await first ?? 0) + (await second ?? 0))"
        }
      })
  }
}

/// Counts how often the keyboard comes or moves, and can show a password.
private final class Passwords: UIViewController {
  private let fields = [UITextField(), UITextField()]

  override func viewDidLoad() {
    super.viewDidLoad()
    for (place, field) in fields.enumerated() {
      field.frame = CGRect(x: 20, y: 300 + 60 * place, width: 200, height: 40)
      field.placeholder = "Password \(place + 1)"
      field.isSecureTextEntry = true
      view.addSubview(field)
    }
    view.addSubview(
      button("Show") { [unowned self] in fields[0].isSecureTextEntry.toggle() })
    NotificationCenter.default.addObserver(
      self, selector: Selector("moved:", Passwords.moved),
      name: UIResponder.keyboardWillShowNotification, object: nil)
  }

  private func moved(_ note: NSNotification) {
    view.frame.origin.y = fields[1].isFirstResponder ? -50 : 0
  }
}

/// Writes down when something was done, in several ways.
private final class Diary: UIViewController {
  private struct Entry: Codable {
    let id: UUID
    let time: Date
  }

  private var log = ""

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(
      button("Write") { [unowned self] in
        let entries = [Entry(id: UUID(), time: Date())]
        UserDefaults.standard.set(try? JSONEncoder().encode(entries), forKey: "entries")
        let time = Date().formatted(.iso8601)
        log = "\(time).txt, \(Date().timeIntervalSince1970) \(UUID().uuidString).jpg, a-\(UUID())"
      })
    let forget = button("Forget") { [unowned self] in
      UserDefaults.standard.removeObject(forKey: "entries")
      log = ""
    }
    forget.frame.origin.y += 100
    view.addSubview(forget)
  }
}

/// Shows in a sheet what its body has not read.
private struct Draft: View {
  @State private var title = ""
  @State private var isShown = false

  var body: some View {
    VStack {
      TextField("Title", text: $title)
      Button("Show") { isShown = true }
    }
    .sheet(isPresented: $isShown) {
      Text(title)
      Button("Close") { isShown = false }
    }
  }
}

@MainActor
@Suite("What tells states apart that look alike")
struct HiddenStateTests {
  /// What is reported, as warnings, of a scene that never comes to an end.
  private func warnings(of scene: @escaping SceneFactory) async throws -> String {
    try await reports(budget: 3_000, properties: [.neverCrashes], scene).joined(separator: "\n")
  }

  @Test func `Which of several like controllers the rules of UIKit speak of`() throws {
    try exploreByState { _ in Toaster() }
  }

  @Test func `What each animation changes, of which only some have a completion`() throws {
    try exploreByState { _ in Fading() }
  }

  @Test func `The time, where the app shows how long it is until another one`() async throws {
    let scene: SceneFactory = { _ in Countdown() }
    #expect(throws: ExplorationError.self) { try exploreByState(scene) }
    #expect(try await warnings(of: scene).contains("told apart by the time as well"))
  }

  @Test func `Nothing, where an evaluation that changed something was followed by other actions`()
    throws
  {
    try exploreByState { _ in UIHostingController(rootView: Draft()) }
  }

  @Test func `Which keyboard is there`() throws {
    try exploreByState { _ in Passwords() }
  }

  @Test func `Not the times and identifiers that the app writes down`() throws {
    let variant = Variant(scene: "scene", summary: "", names: [], properties: []) { _ in Diary() }
    #expect(try variant.exploreEveryBehavior(limits: Limits(steps: 200)).distinct == 2)
  }

  @Test("All that has happened, where that is in a task that nothing can look into")
  func history() async throws {
    let scene: SceneFactory = { setup in TwoRequests(setup.answer("number") { 1 }) }
    #expect(throws: ExplorationError.self) { try exploreByState(scene) }
    #expect(try await warnings(of: scene).contains("told apart by everything that led to them"))
  }
}
