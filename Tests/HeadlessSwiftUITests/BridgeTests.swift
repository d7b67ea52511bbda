// SPDX-License-Identifier: MIT

import SwiftUI
import Testing
import UIKit

@MainActor
@Suite("Views of UIKit's among views of SwiftUI's, and paths")
struct BridgeTests {
  private final class Log { var lines: [String] = [] }

  private struct Gauge: UIViewRepresentable {
    let value: Int
    let log: Log

    final class Coordinator {}

    func makeCoordinator() -> Coordinator {
      log.lines.append("coordinator")
      return Coordinator()
    }
    func makeUIView(context: Context) -> UILabel {
      log.lines.append("make")
      return UILabel()
    }
    func updateUIView(_ label: UILabel, context: Context) {
      log.lines.append("update \(value)")
      label.text = "\(value)"
    }
    static func dismantleUIView(_ label: UILabel, coordinator: Coordinator) {
      label.text = "dismantled"
    }
  }

  private struct Panel: View {
    @State private var value = 0
    let log: Log

    var body: some View {
      VStack {
        Button("More") { value += 1 }
        if value < 2 { Gauge(value: value, log: log) } else { EmptyView() }
      }
    }
  }

  @Test(
    "A view of UIKit's is made once after its coordinator, updated, and dismantled when it goes")
  func view() throws {
    let log = Log()
    let stage = Stage(Panel(log: log))
    #expect(log.lines == ["coordinator", "make", "update 0"])
    let label = try #require(stage.find(UILabel.self) { $0.text == "0" })
    stage.tap("More")
    #expect(log.lines.last == "update 1" && label.text == "1")
    stage.tap("More")
    #expect(log.lines.count == 4 && label.text == "dismantled" && label.window == nil)
  }

  private final class Camera: UIViewController {
    var log = Log()
    override func viewDidAppear(_ animated: Bool) { log.lines.append("appears") }
    override func viewWillDisappear(_ animated: Bool) { log.lines.append("disappears") }
  }

  private struct CameraView: UIViewControllerRepresentable {
    let log: Log
    func makeUIViewController(context: Context) -> Camera {
      let camera = Camera()
      camera.log = log
      return camera
    }
    func updateUIViewController(_ camera: Camera, context: Context) {}
  }

  private struct Dimming: View {
    @State private var isBusy = false
    let log: Log
    var body: some View {
      VStack {
        CameraView(log: log).allowsHitTesting(!isBusy).opacity(isBusy ? 0 : 1)
        Button("Change") { isBusy.toggle() }
      }
    }
  }

  @Test func `A controller whose view takes no touches, or is seen through, stays where it is`() {
    let log = Log()
    let stage = Stage(Dimming(log: log))
    #expect(stage.tap("Change") && stage.tap("Change"))
    #expect(log.lines == ["appears"])
  }

  private struct Places: View {
    @State private var path = NavigationPath()
    @State private var isMapOpen = false
    @State private var place: String?

    var body: some View {
      NavigationStack(path: $path) {
        ScrollView {
          Button("Both") {
            path.append(1)
            path.append("Rome")
          }
          Button("Back from \(path.count)") { path.removeLast(path.count) }
          Button("Map") { isMapOpen = true }
          Button("Place") { place = "Oslo" }
          Image(systemName: "map")
          Circle()
          LazyVStack { Rectangle() }
        }
        .navigationDestination(for: Int.self) { Text("number \($0)") }
        .navigationDestination(for: String.self) { name in
          Button("Home from \(name)") { path = NavigationPath() }
        }
        .navigationDestination(isPresented: $isMapOpen) { Button("Close") { isMapOpen = false } }
        .navigationDestination(item: $place) { name in Button("Leave \(name)") { place = nil } }
      }
    }
  }

  @Test func `A path of several types is saved and restored, if all its values can be`() throws {
    struct Unknown: Hashable {}
    var path = NavigationPath([1, 2])
    path.append("Rome")
    let data = try JSONEncoder().encode(try #require(path.codable))
    let coded = try JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: data)
    #expect(NavigationPath(coded) == path && coded == path.codable)
    path.append(Unknown())
    #expect(path.codable == nil)
  }

  @Test func `A path of several types, a flag and an item push and pop`() throws {
    let stage = Stage(Places())
    let stack = try #require(stage.root.children.first as? UINavigationController)
    stage.tap("Both")
    #expect(stack.viewControllers.count == 3 && stage.tap("Home from Rome"))
    #expect(stack.viewControllers.count == 1)
    for (title, back) in [("Map", "Close"), ("Place", "Leave Oslo")] {
      stage.tap(title)
      #expect(stack.viewControllers.count == 2 && stage.tap(back), "\(title)")
      #expect(stack.viewControllers.count == 1, "\(title)")
    }
  }
}
