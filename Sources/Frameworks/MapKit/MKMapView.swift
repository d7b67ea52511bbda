// SPDX-License-Identifier: MIT

public import CoreLocation
public import UIKit

/// Who says how annotations look, and is told which ones the user selects.
@preconcurrency @MainActor
public protocol MKMapViewDelegate: NSObjectProtocol {
  func mapView(_ mapView: MKMapView, viewFor annotation: any MKAnnotation) -> MKAnnotationView?
  func mapView(_ mapView: MKMapView, didAdd views: [MKAnnotationView])
  func mapView(_ mapView: MKMapView, didSelect view: MKAnnotationView)
  func mapView(_ mapView: MKMapView, didSelect annotation: any MKAnnotation)
  func mapView(_ mapView: MKMapView, didDeselect view: MKAnnotationView)
  func mapView(
    _ mapView: MKMapView, annotationView view: MKAnnotationView,
    calloutAccessoryControlTapped control: UIControl)
  func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool)
  func mapView(_ mapView: MKMapView, didUpdate userLocation: MKUserLocation)
}

extension MKMapViewDelegate {
  public func mapView(
    _ mapView: MKMapView, viewFor annotation: any MKAnnotation
  ) -> MKAnnotationView? { nil }
  public func mapView(_ mapView: MKMapView, didAdd views: [MKAnnotationView]) {}
  public func mapView(_ mapView: MKMapView, didSelect view: MKAnnotationView) {}
  public func mapView(_ mapView: MKMapView, didSelect annotation: any MKAnnotation) {}
  public func mapView(_ mapView: MKMapView, didDeselect view: MKAnnotationView) {}
  public func mapView(
    _ mapView: MKMapView, annotationView view: MKAnnotationView,
    calloutAccessoryControlTapped control: UIControl
  ) {}
  public func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool) {}
  public func mapView(_ mapView: MKMapView, didUpdate userLocation: MKUserLocation) {}
}

public enum MKMapType: UInt, Sendable {
  case standard, satellite, hybrid, satelliteFlyover, hybridFlyover, mutedStandard
}
public enum MKUserTrackingMode: Int, Sendable { case none, follow, followWithHeading }

/// A map, which shows annotations in rows around its middle, wherever they are, so that all of them can
/// be tapped, as by a user who moves the map to them; nobody moves it here but the app.
@preconcurrency @MainActor
open class MKMapView: UIView, @preconcurrency LocationWatcher {
  open weak var delegate: (any MKMapViewDelegate)? { didSet { setNeedsLayout() } }
  open var mapType = MKMapType.standard
  open var isZoomEnabled = true, isScrollEnabled = true, isRotateEnabled = true
  open var isPitchEnabled = true, showsCompass = true, showsScale = false, showsTraffic = false
  open var userTrackingMode = MKUserTrackingMode.none
  open func setUserTrackingMode(_ mode: MKUserTrackingMode, animated: Bool) {
    userTrackingMode = mode
  }

  // MARK: - What is shown

  private var shown = MKCoordinateRegion(
    center: CLLocationCoordinate2D(latitude: 37, longitude: -96),
    span: MKCoordinateSpan(latitudeDelta: 60, longitudeDelta: 60))
  open var region: MKCoordinateRegion {
    get { shown }
    set { setRegion(newValue, animated: false) }
  }
  open var centerCoordinate: CLLocationCoordinate2D {
    get { shown.center }
    set { setCenter(newValue, animated: false) }
  }

  /// Shows another part of the globe; the delegate is told at once, or after an animation.
  open func setRegion(_ region: MKCoordinateRegion, animated: Bool) {
    shown = region
    guard delegate != nil else { return }
    guard animated else { return delegate?.mapView(self, regionDidChangeAnimated: false) ?? () }
    later("map has moved", after: 0.3) {
      $0.delegate?.mapView($0, regionDidChangeAnimated: true)
    }
  }
  open func setCenter(_ coordinate: CLLocationCoordinate2D, animated: Bool) {
    setRegion(MKCoordinateRegion(center: coordinate, span: shown.span), animated: animated)
  }
  open func setVisibleMapRect(
    _ mapRect: MKMapRect, edgePadding: UIEdgeInsets = .zero, animated: Bool
  ) { setRegion(MKCoordinateRegion(mapRect), animated: animated) }

  /// Where a point is, on a map that is as wide as the view.
  open func convert(
    _ point: CGPoint, toCoordinateFrom view: UIView?
  ) -> CLLocationCoordinate2D {
    let point = convert(point, from: view)
    guard !bounds.isEmpty else { return shown.center }
    return CLLocationCoordinate2D(
      latitude: shown.center.latitude
        - (point.y / bounds.height - 0.5) * shown.span.latitudeDelta,
      longitude: shown.center.longitude
        + (point.x / bounds.width - 0.5) * shown.span.longitudeDelta)
  }

  // MARK: - Where the user is

  public let userLocation = MKUserLocation()
  /// Whether the map tells where the user is, if it may.
  open var showsUserLocation = false {
    didSet {
      guard showsUserLocation, !oldValue else { return }
      HeadlessScene.current.locationWatchers.add(self)
      authorizationChanged()
    }
  }

  package func authorizationChanged() {
    guard showsUserLocation, LocationAccess.isAllowed, userLocation.location == nil else { return }
    later("map finds the user", after: 1) { map in
      guard map.showsUserLocation, LocationAccess.isAllowed else { return }
      map.userLocation.location = LocationAccess.location
      map.delegate?.mapView(map, didUpdate: map.userLocation)
    }
  }

  private func later(
    _ name: String, after delay: Double, _ action: @escaping @MainActor (MKMapView) -> Void
  ) {
    HeadlessScene.current.clock.schedule(.call, name, after: delay) { [weak self] in
      if let self { action(self) }
    }
  }

  // MARK: - Annotations

  open private(set) var annotations: [any MKAnnotation] = []
  private var views: [MKAnnotationView] = []
  private var classes: [String: MKAnnotationView.Type] = [:]

  open func addAnnotation(_ annotation: any MKAnnotation) { addAnnotations([annotation]) }
  open func addAnnotations(_ annotations: [any MKAnnotation]) {
    self.annotations += annotations.filter { new in !self.annotations.contains { $0 === new } }
    setNeedsLayout()
  }
  open func removeAnnotation(_ annotation: any MKAnnotation) { removeAnnotations([annotation]) }
  open func removeAnnotations(_ annotations: [any MKAnnotation]) {
    for annotation in annotations {
      deselectAnnotation(annotation, animated: false)
      view(for: annotation)?.removeFromSuperview()
      views.removeAll { $0.annotation === annotation }
      self.annotations.removeAll { $0 === annotation }
    }
    setNeedsLayout()
  }
  /// Shows the part of the globe on which all of these are.
  open func showAnnotations(_ annotations: [any MKAnnotation], animated: Bool) {
    addAnnotations(annotations)
    let all = MKPolyline(coordinates: annotations.map(\.coordinate), count: annotations.count)
    if !annotations.isEmpty { setVisibleMapRect(all.boundingMapRect, animated: animated) }
  }

  open func view(for annotation: any MKAnnotation) -> MKAnnotationView? {
    views.first { $0.annotation === annotation }
  }
  open func register(
    _ viewClass: AnyClass?, forAnnotationViewWithReuseIdentifier identifier: String
  ) { classes[identifier] = viewClass as? MKAnnotationView.Type }
  /// A new view of a class that was registered: those that were used before are not used again.
  open func dequeueReusableAnnotationView(withIdentifier identifier: String) -> MKAnnotationView? {
    classes[identifier]?.dequeued(for: identifier)
  }
  open func dequeueReusableAnnotationView(
    withIdentifier identifier: String, for annotation: any MKAnnotation
  ) -> MKAnnotationView {
    let view =
      dequeueReusableAnnotationView(withIdentifier: identifier)
      ?? MKMarkerAnnotationView(annotation: annotation, reuseIdentifier: identifier)
    view.annotation = annotation
    return view
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let new = annotations.filter { view(for: $0) == nil }.map(makeView)
    if !new.isEmpty { delegate?.mapView(self, didAdd: new) }
    let rows = max(1, Int(Double(views.count).squareRoot().rounded(.up)))
    for (place, view) in views.enumerated() {
      view.center = CGPoint(
        x: bounds.midX + 48 * (CGFloat(place % rows) - CGFloat(rows - 1) / 2),
        y: bounds.midY + 48 * (CGFloat(place / rows) - CGFloat(rows - 1) / 2))
    }
  }

  private func makeView(_ annotation: any MKAnnotation) -> MKAnnotationView {
    let view =
      delegate?.mapView(self, viewFor: annotation)
      ?? dequeueReusableAnnotationView(
        withIdentifier: MKMapViewDefaultAnnotationViewReuseIdentifier, for: annotation)
    view.annotation = annotation
    if view.bounds.isEmpty { view.bounds.size = CGSize(width: 44, height: 44) }
    let tap = UITapGestureRecognizer(
      target: self, action: Selector("annotationTapped:", MKMapView.annotationTapped))
    tap.name = annotation.title ?? "annotation"
    view.addGestureRecognizer(tap)
    views.append(view)
    addSubview(view)
    return view
  }

  // MARK: - What is selected

  private var selected: MKAnnotationView?
  /// A tap beside all annotations, which matters while one is selected.
  private lazy var background: UITapGestureRecognizer = {
    let tap = UITapGestureRecognizer(
      target: self, action: Selector("mapTapped:", MKMapView.mapTapped))
    addGestureRecognizer(tap)
    return tap
  }()

  private func annotationTapped(_ tap: UITapGestureRecognizer) {
    let annotation = (tap.view as? MKAnnotationView)?.annotation
    annotation.map { selectAnnotation($0, animated: true) }
  }
  private func mapTapped(_ tap: UITapGestureRecognizer) {
    guard hitTest(tap.location(in: self), with: nil) === self else { return }
    deselectAnnotation(selected?.annotation, animated: true)
  }

  /// What is selected, which is one annotation at most; another tap on it does nothing.
  open var selectedAnnotations: [any MKAnnotation] {
    get { selected?.annotation.map { [$0] } ?? [] }
    set {
      deselectAnnotation(selected?.annotation, animated: false)
      newValue.first.map { selectAnnotation($0, animated: false) }
    }
  }

  open func selectAnnotation(_ annotation: any MKAnnotation, animated: Bool) {
    layoutIfNeeded()
    guard let view = view(for: annotation), view !== selected else { return }
    deselectAnnotation(selected?.annotation, animated: animated)
    selected = view
    background.isEnabled = true
    view.setSelected(true, animated: animated)
    if view.canShowCallout { showCallout(of: view) }
    delegate?.mapView(self, didSelect: view)
    delegate?.mapView(self, didSelect: annotation)
  }

  open func deselectAnnotation(_ annotation: (any MKAnnotation)?, animated: Bool) {
    guard let annotation, let view = selected, view.annotation === annotation else { return }
    selected = nil
    background.isEnabled = false
    view.setSelected(false, animated: animated)
    for accessory in view.accessories { accessory.removeFromSuperview() }
    delegate?.mapView(self, didDeselect: view)
  }

  /// Shows what a callout has to touch, above the annotations.
  private func showCallout(of view: MKAnnotationView) {
    for (place, accessory) in view.accessories.enumerated() {
      accessory.frame = CGRect(
        x: bounds.midX - 100 + 70 * CGFloat(place), y: bounds.midY - 100,
        width: max(44, accessory.bounds.width), height: max(44, accessory.bounds.height))
      addSubview(accessory)
      guard let control = accessory as? UIControl else { continue }
      control.addAction(
        UIAction(identifier: UIAction.Identifier("callout")) { [unowned self, unowned view] _ in
          delegate?.mapView(self, annotationView: view, calloutAccessoryControlTapped: control)
        }, for: .touchUpInside)
    }
  }

  // MARK: - Overlays, as storage

  open private(set) var overlays: [any MKOverlay] = []
  open func addOverlay(_ overlay: any MKOverlay) { overlays.append(overlay) }
  open func addOverlays(_ overlays: [any MKOverlay]) { self.overlays += overlays }
  open func removeOverlay(_ overlay: any MKOverlay) { overlays.removeAll { $0 === overlay } }
  open func removeOverlays(_ overlays: [any MKOverlay]) { overlays.forEach(removeOverlay) }
}

extension MKAnnotationView {
  fileprivate var accessories: [UIView] {
    [leftCalloutAccessoryView, detailCalloutAccessoryView, rightCalloutAccessoryView]
      .compactMap(\.self)
  }
}
