// SPDX-License-Identifier: MIT

@_exported public import CoreLocation
@_exported public import UIKit

/// How much of the globe a map shows.
public struct MKCoordinateSpan: Sendable {
  public var latitudeDelta: CLLocationDegrees, longitudeDelta: CLLocationDegrees
  public init(latitudeDelta: CLLocationDegrees = 0, longitudeDelta: CLLocationDegrees = 0) {
    (self.latitudeDelta, self.longitudeDelta) = (latitudeDelta, longitudeDelta)
  }
}

/// What a map shows.
public struct MKCoordinateRegion: Sendable {
  public var center: CLLocationCoordinate2D, span: MKCoordinateSpan
  public init(
    center: CLLocationCoordinate2D = CLLocationCoordinate2D(),
    span: MKCoordinateSpan = MKCoordinateSpan()
  ) { (self.center, self.span) = (center, span) }
  public init(
    center: CLLocationCoordinate2D, latitudinalMeters: CLLocationDistance,
    longitudinalMeters: CLLocationDistance
  ) {
    let degree = 111_320.0, share = max(0.01, cos(center.latitude * .pi / 180))
    self.init(
      center: center,
      span: MKCoordinateSpan(
        latitudeDelta: latitudinalMeters / degree,
        longitudeDelta: longitudinalMeters / degree / share))
  }
  public init(_ rect: MKMapRect) {
    self.init(
      center: MKMapPoint(x: rect.midX, y: rect.midY).coordinate,
      span: MKCoordinateSpan(latitudeDelta: rect.height, longitudeDelta: rect.width))
  }
}

/// A place on a flat map, which here has one point for each degree.
public struct MKMapPoint: Sendable {
  public var x: Double, y: Double
  public init(x: Double, y: Double) { (self.x, self.y) = (x, y) }
  public init(_ coordinate: CLLocationCoordinate2D) {
    self.init(x: coordinate.longitude, y: -coordinate.latitude)
  }
  public var coordinate: CLLocationCoordinate2D {
    CLLocationCoordinate2D(latitude: -y, longitude: x)
  }
}

public typealias MKMapRect = CGRect
public typealias MKMapSize = CGSize
