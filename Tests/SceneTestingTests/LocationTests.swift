// SPDX-License-Identifier: MIT

import CoreLocation
import SceneHarness
import SceneTesting
import Testing
import UIKit

/// A screen that looks for what is nearby, with a spinner.
private final class NearbyViewController: UIViewController,
  @preconcurrency CLLocationManagerDelegate
{
  var showsFailure = true
  private let spinner = UIActivityIndicatorView(frame: CGRect(x: 20, y: 200, width: 40, height: 40))
  private let manager = CLLocationManager()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(spinner)
    manager.delegate = self
    spinner.startAnimating()
    manager.requestLocation()
  }

  func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {
    if manager.authorizationStatus == .notDetermined { manager.requestWhenInUseAuthorization() }
  }
  func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {
    spinner.stopAnimating()
  }
  func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {
    if showsFailure { spinner.stopAnimating() }
  }
}

/// Writes down what it is told.
private final class Listener: NSObject, CLLocationManagerDelegate {
  var told: [String] = []

  func locationManager(
    _ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus
  ) { told.append("\(status)") }
  func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {
    told += locations.map { "at \($0.coordinate.latitude)" }
  }
  func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {
    if case CLError.denied = error { told.append("failed") }
  }
}

@MainActor
@Suite("Where the device is")
struct LocationTests {
  /// Lets everything happen that is pending, with one of the answers.
  private func pass(_ scene: HeadlessScene, answer: Int) {
    for _ in 0..<9 {
      let (answers, calls) = scene.clock.pending.reduce(into: ([PendingEvent](), [PendingEvent]()))
      { $1.kind == .answer ? $0.0.append($1) : $0.1.append($1) }
      guard let next = calls.first ?? (answers.isEmpty ? nil : answers[answer]) else { return }
      scene.clock.fire(next.id)
    }
  }

  @Test(
    "the user allows it or not, and each manager's delegate is told",
    arguments: [
      (0, ["notDetermined", "authorizedWhenInUse", "at 37.3349"]),
      (1, ["notDetermined", "denied", "failed"]),
    ])
  func answers(answer: Int, told: [String]) {
    let scene = HeadlessScene.start()
    let (asking, other) = (Listener(), Listener())
    let managers = [asking, other].map { listener in
      let manager = CLLocationManager()
      manager.delegate = listener
      return manager
    }
    managers[0].requestWhenInUseAuthorization()
    managers[0].requestWhenInUseAuthorization()
    managers[0].requestLocation()
    #expect(
      scene.clock.pending.filter { $0.kind == .answer }.map(\.name) == [
        "the user allows the location", "the user allows no location",
      ])
    pass(scene, answer: answer)
    #expect(asking.told == told && other.told == Array(told.prefix(2)))
    #expect(managers[1].authorizationStatus == CLLocationManager.authorizationStatus())
  }

  @Test func `the user is asked once for more than was allowed`() {
    let scene = HeadlessScene.start()
    let manager = CLLocationManager()
    manager.requestWhenInUseAuthorization()
    pass(scene, answer: 0)
    manager.requestAlwaysAuthorization()
    pass(scene, answer: 1)
    #expect(manager.authorizationStatus == .authorizedWhenInUse)
    manager.requestAlwaysAuthorization()
    #expect(scene.clock.isIdle)
  }

  @Test func `a spinner that no refusal ends is told of`() async throws {
    let found = try await reports { _ in
      let screen = NearbyViewController()
      screen.showsFailure = false
      return screen
    }
    #expect(found.count == 1, "\(found)")
    #expect(found.first?.contains("the user allows no location") == true)
    #expect(found.first?.contains("location is refused") == true)
  }

  @Test func `one that ends in each case is quiet`() async throws {
    try await expectNoViolation { _ in NearbyViewController() }
  }

  @Test func `addresses are found or not, and places are as far from each other as they are`() {
    let scene = HeadlessScene.start()
    var found: [String] = []
    for answer in [0, 1] {
      CLGeocoder().geocodeAddressString("Berlin") { places, error in
        found.append(places?.first?.name ?? "\(error == nil)")
      }
      pass(scene, answer: answer)
    }
    #expect(found == ["Berlin", "false"])
    let berlin = CLLocation(latitude: 52.52, longitude: 13.405)
    let distance = berlin.distance(from: CLLocation(latitude: 48.137, longitude: 11.575))
    #expect((503_000...506_000).contains(distance))
  }
}
