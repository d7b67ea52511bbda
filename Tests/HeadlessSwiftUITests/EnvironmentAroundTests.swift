// SPDX-License-Identifier: MIT

import SwiftUI
import Testing
import UIKit

@MainActor
@Suite("The environment of a hosting controller in a controller that a representable shows")
struct EnvironmentAroundTests {
  final class Pilot: ObservableObject { @Published var count = 0 }

  private struct Page: View {
    @EnvironmentObject var pilot: Pilot
    @Environment(\.isEnabled) private var isEnabled
    var body: some View {
      Text(isEnabled ? "enabled" : "disabled")
      Button("Add \(pilot.count)") { pilot.count += 1 }
    }
  }

  /// Where a hosting controller stands, and when its view is loaded.
  enum Place: CaseIterable { case itself, loaded, stack, tabs, container }

  private struct Shown: UIViewControllerRepresentable {
    let place: Place

    func makeUIViewController(context: Context) -> UIViewController {
      let page = UIHostingController(rootView: Page())
      switch place {
      case .itself: return page
      case .loaded:
        page.view.backgroundColor = .clear
        return page
      case .stack: return UINavigationController(rootViewController: page)
      case .tabs:
        let tabs = UITabBarController()
        tabs.viewControllers = [page]
        return tabs
      case .container: return Container(page)
      }
    }

    func updateUIViewController(_ controller: UIViewController, context: Context) {}
  }

  private final class Container: UIViewController {
    let page: UIViewController

    init(_ page: UIViewController) {
      self.page = page
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      super.viewDidLoad()
      view.addSubview(page.view)
      addChild(page)
      page.view.frame = view.bounds
      page.didMove(toParent: self)
    }
  }

  private struct Home: View {
    let place: Place
    @StateObject private var pilot = Pilot()
    @State private var isOff = false
    var body: some View {
      VStack {
        Button("Turn") { isOff.toggle() }
        Shown(place: place).disabled(isOff).environmentObject(pilot)
      }
    }
  }

  @Test("is that of the representable, and changes with it", arguments: Place.allCases)
  func inherited(place: Place) {
    let stage = Stage(Home(place: place))
    #expect(stage.texts.contains("enabled") && stage.tap("Add 0"))
    #expect(stage.texts.contains("Add 1"))
    stage.tap("Turn")
    #expect(stage.texts.contains("disabled"))
    stage.tap("Turn")
    #expect(stage.texts.contains("enabled"))
  }

  @Test func `is that of the representable for what is pushed later, too`() throws {
    let stage = Stage(Home(place: .stack))
    let stack = try #require(stage.root.children.first as? UINavigationController)
    stage.turn { stack.pushViewController(UIHostingController(rootView: Page()), animated: false) }
    stage.settle()
    #expect(stage.tap("Add 0") && stage.texts.contains("Add 1"))
  }

  /// What nobody observes.
  private final class Count { var value = 0 }

  private struct Counted: View {
    let count: Count
    var body: some View { Text("counted \(count.value)") }
  }

  private struct CountShown: UIViewControllerRepresentable {
    let count: Count, taps: Int
    func makeUIViewController(context: Context) -> UINavigationController {
      UINavigationController(
        rootViewController: UIHostingController(rootView: Counted(count: count)))
    }
    func updateUIViewController(_ controller: UINavigationController, context: Context) {}
  }

  private struct Counting: View {
    @State private var taps = 0
    @State private var count = Count()

    var body: some View {
      VStack {
        CountShown(count: count, taps: taps)
        Button("Count") {
          taps += 1
          count.value += 1
        }
      }
    }
  }

  @Test func `reaches nobody while it is the same, though the representable is updated`() {
    let stage = Stage(Counting())
    #expect(stage.tap("Count") && stage.texts.contains("counted 0"))
  }

  private struct Reader: View {
    @Environment(\.isEnabled) private var isEnabled
    var body: some View { Text(isEnabled ? "enabled" : "disabled") }
  }

  private struct Presenting: UIViewControllerRepresentable {
    func makeUIViewController(context: Context) -> UIViewController { UIViewController() }
    func updateUIViewController(_ controller: UIViewController, context: Context) {}
  }

  @Test func `is its own where code presents the controller`() throws {
    let stage = Stage(Presenting().disabled(true))
    let presenter = try #require(stage.root.children.first)
    stage.turn { presenter.present(UIHostingController(rootView: Reader()), animated: false) }
    stage.settle()
    #expect(stage.texts == ["enabled"])
  }

  private struct HalfSheet: UIViewControllerRepresentable {
    let isShown: Bool
    func makeUIViewController(context: Context) -> UIViewController { UIViewController() }
    func updateUIViewController(_ controller: UIViewController, context: Context) {
      guard isShown, controller.presentedViewController == nil else { return }
      let sheet = UIHostingController(rootView: Reader())
      sheet.view.backgroundColor = .white
      controller.present(sheet, animated: false)
    }
  }

  private struct Opening: View {
    @State private var isShown = false
    var body: some View {
      VStack {
        HalfSheet(isShown: isShown).environment(\.isEnabled, false)
        Button("Open") { isShown = true }
      }
    }
  }

  @Test func `is its own where a representable presents, though it has loaded the view`() {
    let stage = Stage(Opening())
    #expect(stage.tap("Open") && stage.texts.contains("enabled"))
  }

  private struct Linking: View {
    var body: some View {
      NavigationLink("Go") { Reader() }.environment(\.isEnabled, true)
    }
  }

  private struct Stack: UIViewControllerRepresentable {
    func makeUIViewController(context: Context) -> UINavigationController {
      UINavigationController(rootViewController: UIHostingController(rootView: Linking()))
    }
    func updateUIViewController(_ controller: UINavigationController, context: Context) {}
  }

  @Test func `is that of the link which has pushed it`() {
    let stage = Stage(Stack().environment(\.isEnabled, false))
    #expect(stage.tap("Go"))
    #expect(stage.texts.contains("enabled"))
  }
}
