// SPDX-License-Identifier: MIT

import Observation
import SwiftUI
import Testing
import UIKit
import ViewTesting

/// Views as many apps have them, in which nothing is wrong.
@MainActor
@Suite("Views without a defect are quiet")
struct QuietViewTests {
  /// Tabs under a cover that new users see first.
  private struct Tabs: View {
    @AppStorage("hasSeen") private var hasSeen = false
    var body: some View {
      TabView {
        Button("Show Again") { hasSeen = false }.tabItem { Text("Settings") }
      }
      .fullScreenCover(isPresented: Binding(get: { !hasSeen }, set: { hasSeen = !$0 })) {
        Button("Start") { hasSeen = true }
      }
    }
  }

  @Test func `a cover that is wanted from the start`() async throws {
    #expect(Stage(Tabs()).presented == ["cover"])
    try await expectNoViolation(budget: 5_000) { Tabs() }
  }

  /// Welcomes new users as soon as it appears.
  private struct Welcoming: View {
    @State private var isWelcoming = false
    var body: some View {
      Text("Home").onAppear { isWelcoming = true }
        .fullScreenCover(isPresented: $isWelcoming) {
          Button("Start") { isWelcoming = false }
        }
    }
  }

  @Test func `a cover under which the screen stays, so that it does not appear again`() async throws
  {
    try await expectNoViolation(budget: 5_000) { Welcoming() }
  }

  /// Pages that new users turn, with a button on the last one.
  private struct Pages: View {
    @State private var isOpen = true
    @State private var page = 0
    var body: some View {
      Button("Show Again") { isOpen = true }
        .fullScreenCover(isPresented: $isOpen) {
          TabView(selection: $page) {
            Text("Welcome").tag(0)
            VStack {
              Text("Page \(page)")
              Button("Start") { isOpen = false }
            }.tag(1)
          }.tabViewStyle(.page)
        }
    }
  }

  @Test func `pages that a finger turns`() async throws {
    let stage = Stage(Pages())
    #expect(stage.texts.contains("Welcome") && !stage.texts.contains("Page 0"))
    stage.drag(stage.scene.windows.last, by: CGPoint(x: -300, y: 0))
    #expect(stage.texts.contains("Page 1"))
    try await expectNoViolation(budget: 5_000) { Pages() }
  }

  /// Rows that push onto a path of the app's own.
  private struct Rows: View {
    @Bindable var router: Router
    var body: some View {
      NavigationStack(path: $router.path) {
        List { NavigationLink("One", value: 1) }
          .navigationDestination(for: Int.self) { Text("Page \($0)") }
      }
    }
  }

  @Observable
  final class Router { var path: [Int] = [] }

  @Test func `a row that is tapped while the user still goes back`() throws {
    let found = try violations(budget: 5_000) { setup in
      let router = Router()
      setup.check("one page at most") { router.path.count <= 1 }
      return UIHostingController(rootView: Rows(router: router))
    }
    #expect(found == [])
  }

  private final class Shown {
    var pages: Set<Int> = []
  }

  /// Pages that a finger turns, and a button while they move.
  private struct Tour: View {
    let shown: Shown
    @State private var page = 0
    var body: some View {
      VStack {
        TabView(selection: $page) {
          ForEach(0..<3) { index in
            Text("Page \(index)")
              .onAppear { shown.pages.insert(index) }
              .onDisappear { shown.pages.remove(index) }
          }
        }.tabViewStyle(.page)
        Button("Next") { page = min(page + 1, 2) }
      }
    }
  }

  @Test("pages of which only the one that is shown has appeared, however they were turned")
  func turnedPages() async throws {
    try await expectNoViolation(depth: 5) { setup in
      let shown = Shown()
      setup.check("one page has appeared") { shown.pages.count == 1 }
      return Tour(shown: shown)
    }
  }

  /// A sheet whose content asks for another one as soon as it appears.
  private struct Nested: View {
    @State private var isOpen = false
    let level: Int
    var body: some View {
      Button("Open \(level)") { isOpen = true }
        .sheet(isPresented: $isOpen) {
          if level < 2 { Nested(level: level + 1) } else { Text("The last one") }
        }
        .onAppear { if level == 1 { isOpen = true } }
    }
  }

  @Test func `a sheet that is asked for while the screen below it still comes`() async throws {
    let stage = Stage(Nested(level: 0))
    stage.tap("Open 0")
    #expect(stage.presented == ["Nested", "Nested"])
    try await expectNoViolation { Nested(level: 0) }
  }

  /// An alert that comes together with another content of the screen.
  private struct Failing: View {
    @State private var hasFailed = false
    @State private var isAlertShown = false
    var body: some View {
      VStack {
        if hasFailed { Button("Try Again") {} } else { Button("Load") { fail() } }
      }
      .alert("Failed", isPresented: $isAlertShown) { Button("OK") {} }
    }
    private func fail() { (hasFailed, isAlertShown) = (true, true) }
  }

  @Test("content that is exchanged in the update that presents")
  func exchangedContent() async throws { try await expectNoViolation { Failing() } }

  /// Screens of the system's in sheets: one that its delegate dismisses, and one that goes by itself.
  private struct Screens: View {
    @State private var isPicking = false
    @State private var isSharing = false
    var body: some View {
      VStack {
        Button("Pick") { isPicking = true }.sheet(isPresented: $isPicking) { Picker() }
        Button("Share") { isSharing = true }.fullScreenCover(isPresented: $isSharing) { Sharing() }
      }
    }
  }

  private struct Picker: UIViewControllerRepresentable {
    final class Coordinator: NSObject, UIImagePickerControllerDelegate,
      UINavigationControllerDelegate
    {
      func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {
        picker.dismiss(animated: true)
      }
    }
    func makeCoordinator() -> Coordinator { Coordinator() }
    func makeUIViewController(context: Context) -> UIImagePickerController {
      let picker = UIImagePickerController()
      picker.delegate = context.coordinator
      return picker
    }
    func updateUIViewController(_ picker: UIImagePickerController, context: Context) {}
  }

  private struct Sharing: UIViewControllerRepresentable {
    func makeUIViewController(context: Context) -> UIActivityViewController {
      UIActivityViewController(activityItems: ["text"], applicationActivities: nil)
    }
    func updateUIViewController(_ sharing: UIActivityViewController, context: Context) {}
  }

  @Test("screens of the system's in a sheet or a cover, which end it by UIKit's dismiss")
  func systemScreens() async throws {
    let stage = Stage(Screens())
    for _ in 1...2 {
      stage.tap("Pick")
      #expect(stage.presented == ["Picker"] && stage.tap("Cancel") && stage.presented == [])
      stage.tap("Share")
      #expect(stage.presented == ["Sharing"] && stage.tap("Copy") && stage.presented == [])
    }
    try await expectNoViolation(depth: 6) { Screens() }
  }

  /// A choice that belongs to a button, whatever the width.
  private struct Choice: View {
    @State private var isAsking = false
    @State private var chosen = ""
    var body: some View {
      VStack {
        Text(chosen)
        Button("Choose") { isAsking = true }
          .confirmationDialog("Which one?", isPresented: $isAsking) {
            Button("This") { chosen = "this" }
          }
      }
    }
  }

  @Test("a dialog, which is a popover at its view in wide windows, and on iOS 26 in all")
  func dialog() async throws {
    try await expectNoViolation(width: .regular, version: .iOS17) { Choice() }
    try await expectNoViolation { Choice() }
    for (version, isPopover) in [(IOSVersion.iOS17, false), (.iOS26, true)] {
      let stage = Stage(Choice(), version: version)
      stage.tap("Choose")
      let style = stage.root.presentedViewController?.modalPresentationStyle
      #expect((style == .popover) == isPopover)
      #expect(stage.tap("Cancel") != isPopover)
      #expect(stage.tap("This") == isPopover)
    }
  }

  /// What a screen and the cover above it both observe.
  @Observable @MainActor
  fileprivate final class Session {
    var isSignedIn = false
    var isWaiting = false
  }

  private struct Account: View {
    @State var session: Session
    var body: some View {
      TabView {
        Button("Sign Out") { session.isSignedIn = false }.tabItem { Text("Account") }
      }
      .fullScreenCover(isPresented: .constant(!session.isSignedIn)) { Login(session: session) }
    }
  }

  private struct Login: View {
    let session: Session
    var body: some View {
      if session.isSignedIn {
        ProgressView()
      } else {
        Button("Sign In") { session.isSignedIn = true }
      }
    }
  }

  @Test("an object that several trees of views observe, which are updated in one order")
  func sharedObject() async throws { try await expectNoViolation { Account(session: Session()) } }

  /// Two sheets, one above the other, whose content closes both by their own flags.
  private struct Cart: View {
    @State private var isOpen = false
    var body: some View {
      Button("Cart") { isOpen = true }
        .sheet(isPresented: $isOpen) { Items(close: { isOpen = false }) }
    }
  }

  private struct Items: View {
    @State private var isCouponOpen = false
    let close: () -> Void
    var body: some View {
      Button("Coupon") { isCouponOpen = true }
        .sheet(isPresented: $isCouponOpen) {
          Button("Close Both") {
            isCouponOpen = false
            close()
          }
        }
    }
  }

  @Test("two sheets that are closed at a time")
  func closedAtATime() async throws { try await expectNoViolation { Cart() } }

  /// Controls as drafts of a screen have them, whose bindings take nothing.
  private struct Draft: View {
    var body: some View {
      Form {
        Toggle("Notifications", isOn: .constant(true))
        Slider(value: .constant(0.5))
        SwiftUI.Picker("Size", selection: .constant(1)) {
          Text("Small").tag(1)
          Text("Large").tag(2)
        }
      }
    }
  }

  @Test("controls that show again what a constant binding holds")
  func constants() async throws { try await expectNoViolation { Draft() } }

  private actor Server {
    private var requests = 0
    func items() async throws -> [String] {
      requests += 1
      try await Task.sleep(for: .seconds(1))
      if requests == 1 { throw CocoaError(.fileReadUnknown) }
      return ["One"]
    }
  }

  @Observable @MainActor
  fileprivate final class Feed {
    private(set) var items: [String]?
    private(set) var hasFailed = false
    private var isLoading = false
    private let server = Server()

    func load() async {
      guard !isLoading else { return }
      (isLoading, hasFailed) = (true, false)
      defer { isLoading = false }
      do { items = try await server.items() } catch is CancellationError {} catch {
        hasFailed = true
      }
    }
  }

  /// A sheet that loads its content from an actor while it is shown, and says so if that fails.
  private struct Loading: View {
    @State private var feed = Feed()
    @State private var isOpen = false
    var body: some View {
      Button("Feed") { isOpen = true }.sheet(isPresented: $isOpen) {
        VStack {
          if feed.hasFailed {
            Button("Retry") { Task { await feed.load() } }
          } else {
            List(feed.items ?? [], id: \.self, rowContent: Text.init)
          }
        }
        .task { await feed.load() }
      }
    }
  }

  @Test func `a sheet that an actor's answer reaches when it may be closed`() async throws {
    try await expectNoViolation(budget: 5_000) { Loading() }
  }

  /// A sheet that wants to know whether the app is in front.
  private struct Player: View {
    private struct Screen: View {
      @Environment(\.scenePhase) private var phase
      @State private var isPlaying = true
      var body: some View {
        Text(isPlaying ? "Plays" : "Pauses").onChange(of: phase) { isPlaying = phase == .active }
      }
    }

    @State private var isOpen = false
    var body: some View {
      Button("Open") { isOpen = true }.sheet(isPresented: $isOpen) { Screen() }
    }
  }

  @Test("a sheet that reads the phase of the scene, also when it is gone")
  func phase() async throws { try await expectNoViolation { Player() } }
}
