// SPDX-License-Identifier: MIT

public import CoreLocation
public import UIKit

/// What stands at a place of a map.
@preconcurrency
public protocol MKAnnotation: NSObjectProtocol {
  var coordinate: CLLocationCoordinate2D { get }
  var title: String? { get }
  var subtitle: String? { get }
}

extension MKAnnotation {
  public var title: String? { nil }
  public var subtitle: String? { nil }
}

/// Something with a title that stands at a place.
open class MKPointAnnotation: NSObject, MKAnnotation {
  open var coordinate = CLLocationCoordinate2D()
  open var title: String?, subtitle: String?
  public override init() {}
  public convenience init(
    coordinate: CLLocationCoordinate2D, title: String? = nil, subtitle: String? = nil
  ) {
    self.init()
    (self.coordinate, self.title, self.subtitle) = (coordinate, title, subtitle)
  }
}

/// Several annotations in one place, which there are not here.
open class MKClusterAnnotation: MKPointAnnotation {
  open var memberAnnotations: [any MKAnnotation] { [] }
}

/// Where the user is.
open class MKUserLocation: MKPointAnnotation {
  open package(set) var location: CLLocation? {
    didSet { coordinate = location?.coordinate ?? coordinate }
  }
}

public let MKMapViewDefaultAnnotationViewReuseIdentifier = "MKMapViewDefaultAnnotationView"

/// Shows an annotation, which a tap selects.
@preconcurrency @MainActor
open class MKAnnotationView: UIView {
  open var annotation: (any MKAnnotation)?
  public let reuseIdentifier: String?
  open var image: UIImage?
  open var canShowCallout = false, isDraggable = false
  open var calloutOffset = CGPoint.zero, centerOffset = CGPoint.zero
  open var leftCalloutAccessoryView: UIView?, rightCalloutAccessoryView: UIView?
  open var detailCalloutAccessoryView: UIView?
  open var clusteringIdentifier: String?
  open internal(set) var isSelected = false

  public init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
    (self.annotation, self.reuseIdentifier) = (annotation, reuseIdentifier)
    super.init(frame: CGRect(x: 0, y: 0, width: 44, height: 44))
  }
  public required init?(coder: NSCoder) {
    reuseIdentifier = nil
    super.init(coder: coder)
  }
  open func setSelected(_ selected: Bool, animated: Bool) { isSelected = selected }

  // As with cells, its class is known only while the app runs.
  @_silgen_name("modalcheck_make_annotation_view")
  convenience init(madeFor reuseIdentifier: String?) {
    self.init(annotation: nil, reuseIdentifier: reuseIdentifier)
  }
  @_silgen_name("modalcheck_make_annotation_view")
  class func dequeued(for reuseIdentifier: consuming String?) -> MKAnnotationView
}

/// Shows an annotation as a balloon, as storage.
open class MKMarkerAnnotationView: MKAnnotationView {
  open var markerTintColor: UIColor?, glyphTintColor: UIColor?
  open var glyphText: String?, glyphImage: UIImage?
  open var animatesWhenAdded = false
  open var titleVisibility = MKFeatureVisibility.adaptive
  open var subtitleVisibility = MKFeatureVisibility.adaptive
}

public enum MKFeatureVisibility: Int, Sendable { case adaptive, hidden, visible }

/// Shows an annotation as a pin, as storage.
open class MKPinAnnotationView: MKAnnotationView {
  open var pinTintColor: UIColor?
  open var animatesDrop = false
}

// MARK: - Overlays

/// What lies on a map, as storage: it is not drawn, and nobody is asked how.
@preconcurrency
public protocol MKOverlay: MKAnnotation {
  var boundingMapRect: MKMapRect { get }
}

/// Some places in their order, as storage.
open class MKMultiPoint: NSObject, MKOverlay {
  private let places: [CLLocationCoordinate2D]
  public required init(coordinates coords: [CLLocationCoordinate2D], count: Int) {
    places = Array(coords.prefix(count))
  }
  open var coordinate: CLLocationCoordinate2D { places.first ?? CLLocationCoordinate2D() }
  open var boundingMapRect: MKMapRect {
    places.map { MKMapPoint($0) }.reduce(MKMapRect.null) {
      $0.union(MKMapRect(x: $1.x, y: $1.y, width: 0, height: 0))
    }
  }
}
open class MKPolyline: MKMultiPoint {}
open class MKPolygon: MKMultiPoint {}
/// How an overlay would be drawn, as storage.
@preconcurrency @MainActor
open class MKOverlayRenderer: NSObject {
  public let overlay: any MKOverlay
  open var alpha: CGFloat = 1, lineWidth: CGFloat = 0
  open var fillColor: UIColor?, strokeColor: UIColor?
  public init(overlay: any MKOverlay) { self.overlay = overlay }
}
public typealias MKOverlayPathRenderer = MKOverlayRenderer
open class MKPolylineRenderer: MKOverlayRenderer {
  public convenience init(polyline: MKPolyline) { self.init(overlay: polyline) }
}
open class MKPolygonRenderer: MKOverlayRenderer {
  public convenience init(polygon: MKPolygon) { self.init(overlay: polygon) }
}
