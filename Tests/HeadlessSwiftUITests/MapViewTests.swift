// SPDX-License-Identifier: MIT

import MapKit
import SwiftUI
import Testing
import UIKit
import ViewTesting

private struct Shop: Identifiable, Hashable {
  let id: String
  var coordinate: CLLocationCoordinate2D { CLLocationCoordinate2D(latitude: 48, longitude: 11) }
}

/// A map with a sheet for the shop that is chosen.
private struct ShopMap: View {
  private let shops = ["Bakery", "Café"].map(Shop.init)
  @State private var position = MapCameraPosition.automatic
  @State private var chosen: Shop?
  let canBeClosed: Bool

  var body: some View {
    Map(position: $position, selection: $chosen) {
      ForEach(shops) { shop in Marker(shop.id, coordinate: shop.coordinate).tag(shop) }
      Annotation("Home", coordinate: shops[0].coordinate) { Image(systemName: "house") }
      UserAnnotation()
    }
    .mapStyle(.standard(elevation: .realistic))
    .mapControls { MapUserLocationButton() }
    .sheet(item: $chosen) { shop in
      Text("About \(shop.id)").interactiveDismissDisabled(!canBeClosed)
    }
  }
}

private struct OldMap: View {
  let shops = [Shop(id: "Bakery")]
  @State private var region = MKCoordinateRegion()
  @State private var isOpen = false

  var body: some View {
    Map(coordinateRegion: $region, showsUserLocation: true, annotationItems: shops) { shop in
      MapAnnotation(coordinate: shop.coordinate) { Button(shop.id) { isOpen = true } }
    }
    .alert("Open", isPresented: $isOpen) {}
  }
}

@MainActor
@Suite("Maps")
struct MapViewTests {
  @Test func `show what has a place, and a tap chooses it`() {
    let stage = Stage(ShopMap(canBeClosed: true))
    #expect(stage.texts == ["Bakery", "Café"])
    let old = Stage(OldMap())
    old.tap("Bakery")
    #expect(old.scene.presentation.presentedControllers.last is UIAlertController)
  }

  @Test func `what a marker shows can be closed, or traps the user`() async throws {
    let quiet = try await violations(depth: 4) { _ in ShopMap(canBeClosed: true) }
    #expect(!quiet.contains("is violated"), "\(quiet)")
    let found = try await violations(depth: 4) { _ in ShopMap(canBeClosed: false) }
    #expect(found.contains("the user is never trapped"), "\(found)")
  }
}
