// SPDX-License-Identifier: MIT

import MapKit
import SceneHarness
import SceneTesting
import Testing
import UIKit

private final class Shop: NSObject, MKAnnotation {
  let coordinate = CLLocationCoordinate2D(latitude: 48, longitude: 11)
  let title: String?
  init(_ title: String) { self.title = title }
}

/// Annotations whose views are made by their class.
private final class ShopView: MKAnnotationView {
  override init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
    super.init(annotation: annotation, reuseIdentifier: reuseIdentifier)
    canShowCallout = true
    rightCalloutAccessoryView = UIButton(type: .detailDisclosure)
  }
  required init?(coder: NSCoder) { nil }
}

/// A map of shops, each of which can be opened: when it is tapped, or by the button beside its title.
private final class ShopsViewController: UIViewController, MKMapViewDelegate {
  var opensAtOnce = true
  var deselects = true
  private let map = MKMapView()

  override func viewDidLoad() {
    super.viewDidLoad()
    map.frame = view.bounds
    map.delegate = self
    map.register(ShopView.self, forAnnotationViewWithReuseIdentifier: "shop")
    map.addAnnotations([Shop("Bakery"), Shop("Café")])
    view.addSubview(map)
  }

  func mapView(_ mapView: MKMapView, viewFor annotation: any MKAnnotation) -> MKAnnotationView? {
    opensAtOnce
      ? nil : mapView.dequeueReusableAnnotationView(withIdentifier: "shop", for: annotation)
  }
  func mapView(_ mapView: MKMapView, didSelect view: MKAnnotationView) {
    guard opensAtOnce else { return }
    if deselects { mapView.deselectAnnotation(view.annotation, animated: true) }
    open(view.annotation)
  }
  func mapView(
    _ mapView: MKMapView, annotationView view: MKAnnotationView,
    calloutAccessoryControlTapped control: UIControl
  ) { open(view.annotation) }

  private func open(_ annotation: (any MKAnnotation)?) {
    let shop = UIViewController()
    shop.title = annotation?.title
    present(shop, animated: true)
  }
}

@MainActor
@Suite("Maps")
struct MapTests {
  @Test("what stands on a map is tapped, and what it opens is explored", arguments: [true, false])
  func shops(opensAtOnce: Bool) async throws {
    let found = try await reports(depth: 5) { setup in
      let screen = ShopsViewController()
      screen.opensAtOnce = opensAtOnce
      setup.check("the café is closed") { screen.presentedViewController?.title != "Café" }
      return screen
    }
    #expect(found.count == 1, "\(found)")
    #expect(found.first?.hasPrefix("\"the café is closed\" is violated") == true)
    #expect(found.first?.contains("tap Café") == true)
  }

  private func fire(_ scene: HeadlessScene, where isMeant: (String) -> Bool) {
    if let event = scene.clock.pending.first(where: { isMeant($0.name) }) {
      scene.clock.fire(event.id)
    }
  }

  @Test func `a map that finds the user waits for the permission`() {
    final class Listener: NSObject, MKMapViewDelegate {
      var told = 0
      func mapView(_ mapView: MKMapView, didUpdate userLocation: MKUserLocation) { told += 1 }
    }
    let scene = HeadlessScene.start()
    let (map, listener, manager) = (MKMapView(), Listener(), CLLocationManager())
    map.delegate = listener
    map.showsUserLocation = true
    #expect(scene.clock.isIdle)
    manager.requestWhenInUseAuthorization()
    for name in ["the user allows the location", "map finds the user"] {
      fire(scene) { $0 == name }
    }
    #expect(listener.told == 1 && scene.clock.isIdle)
    #expect(map.userLocation.coordinate.latitude == map.userLocation.location?.coordinate.latitude)
  }

  @Test func `searches find a place or fail, and tell nobody when they are canceled`() {
    let scene = HeadlessScene.start()
    var told: [String] = []
    for name in ["search answers", "search fails", "canceled"] {
      let request = MKLocalSearch.Request()
      request.naturalLanguageQuery = "Coffee"
      let search = MKLocalSearch(request: request)
      search.start { response, error in told.append(response?.mapItems.first?.name ?? "none") }
      if name == "canceled" { search.cancel() }
      fire(scene) { $0 == name || name == "canceled" }
    }
    #expect(told == ["Coffee", "none"])
    MKDirections(request: MKDirections.Request()).calculate { response, error in
      told.append("\(response?.routes.count ?? 0)")
    }
    fire(scene) { $0 == "directions answers" }
    #expect(told.last == "1")
    MKMapItem.forCurrentLocation().openInMaps()
    #expect(scene.notes(.unimplemented) == ["MKMapItem.openInMaps"])
  }
}
