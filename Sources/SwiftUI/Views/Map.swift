// SPDX-License-Identifier: MIT

public import CoreLocation
public import MapKit

/// What stands on a map: here those are views, so that they are built, told apart and touched as such.
public typealias MapContent = View
public typealias MapContentBuilder = ViewBuilder
/// What an older map shows for each of its elements.
public typealias MapAnnotationProtocol = View

/// A map, on which everything stands in rows around the middle, wherever it is, so that all of it can be
/// tapped, as by a user who moves the map to it; that user is not there, and the camera stays as it is.
public struct Map<Content: View>: View {
  let content: Content
  var selection: ListSelection?

  public init(
    initialPosition: MapCameraPosition = .automatic, interactionModes: MapInteractionModes = .all,
    scope: Namespace.ID? = nil, @MapContentBuilder content: () -> Content = { EmptyView() }
  ) { self.content = content() }
  public init(
    position: Binding<MapCameraPosition>, interactionModes: MapInteractionModes = .all,
    scope: Namespace.ID? = nil, @MapContentBuilder content: () -> Content = { EmptyView() }
  ) { self.content = content() }

  /// What has a tag is chosen by a tap, and a marker of a place that was found by itself.
  public init<Value: Hashable>(
    initialPosition: MapCameraPosition = .automatic, interactionModes: MapInteractionModes = .all,
    selection: Binding<Value?>,
    scope: Namespace.ID? = nil, @MapContentBuilder content: () -> Content
  ) { (self.content, self.selection) = (content(), ListSelection(selection)) }
  public init<Value: Hashable>(
    position: Binding<MapCameraPosition>, interactionModes: MapInteractionModes = .all,
    selection: Binding<Value?>,
    scope: Namespace.ID? = nil, @MapContentBuilder content: () -> Content
  ) { (self.content, self.selection) = (content(), ListSelection(selection)) }

  public init<Items: RandomAccessCollection, Annotation: View>(
    coordinateRegion: Binding<MKCoordinateRegion>, interactionModes: MapInteractionModes = .all,
    showsUserLocation: Bool = false, userTrackingMode: Binding<MapUserTrackingMode>? = nil,
    annotationItems: Items, @ViewBuilder annotationContent: @escaping (Items.Element) -> Annotation
  ) where Items.Element: Identifiable, Content == ForEach<Items, Items.Element.ID, Annotation> {
    content = ForEach(annotationItems, content: annotationContent)
  }

  public var body: some View {
    let selection = selection
    Color.gray.overlay {
      EnvironmentView(content: MapRows { content }) { $0.listSelection = selection }
    }
  }
}

extension Map where Content == EmptyView {
  public init(
    coordinateRegion: Binding<MKCoordinateRegion>, interactionModes: MapInteractionModes = .all,
    showsUserLocation: Bool = false, userTrackingMode: Binding<MapUserTrackingMode>? = nil
  ) { self.init { EmptyView() } }
}

/// Rows around the middle, as many as there are things in each.
private struct MapRows: Layout {
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize { proposal.replacingUnspecifiedDimensions() }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    let rows = max(1, Int(Double(subviews.count).squareRoot().rounded(.up)))
    let cell = CGSize(
      width: bounds.width / CGFloat(rows), height: min(60, bounds.height / CGFloat(rows)))
    for (place, view) in subviews.enumerated() {
      view.place(
        at: CGPoint(
          x: bounds.minX + cell.width * (CGFloat(place % rows) + 0.5),
          y: bounds.midY + cell.height * (CGFloat(place / rows) - CGFloat(rows - 1) / 2)),
        anchor: .center, proposal: ProposedViewSize(cell))
    }
  }
}

/// A place with a title.
public struct Marker<Label: View>: View {
  let label: Label
  var item: MKMapItem?

  public init(
    coordinate: CLLocationCoordinate2D, @ViewBuilder label: () -> Label
  ) { self.label = label() }

  public var body: some View {
    if let item { label.tag(item) } else { label }
  }
}

extension Marker where Label == Text {
  public init(_ title: LocalizedStringKey, coordinate: CLLocationCoordinate2D) {
    label = Text(title)
  }
  public init(
    _ title: LocalizedStringKey, systemImage: String, coordinate: CLLocationCoordinate2D
  ) { label = Text(title) }
  public init<Title: StringProtocol>(_ title: Title, coordinate: CLLocationCoordinate2D) {
    label = Text(title)
  }
  public init<Title: StringProtocol>(
    _ title: Title, systemImage: String, coordinate: CLLocationCoordinate2D
  ) { label = Text(title) }
  public init<Title: StringProtocol>(
    _ title: Title, image: String, coordinate: CLLocationCoordinate2D
  ) { label = Text(title) }
  public init<Title: StringProtocol>(
    _ title: Title, monogram: Text, coordinate: CLLocationCoordinate2D
  ) { label = Text(title) }
  public init(item: MKMapItem) { (label, self.item) = (Text(item.name ?? ""), item) }
}

/// A view at a place.
public struct Annotation<Content: View>: View {
  let content: Content

  public init(
    _ title: LocalizedStringKey, coordinate: CLLocationCoordinate2D, anchor: UnitPoint = .bottom,
    @ViewBuilder content: () -> Content
  ) { self.content = content() }
  public init<Title: StringProtocol>(
    _ title: Title, coordinate: CLLocationCoordinate2D, anchor: UnitPoint = .bottom,
    @ViewBuilder content: () -> Content
  ) { self.content = content() }
  public init<Label: View>(
    coordinate: CLLocationCoordinate2D, anchor: UnitPoint = .bottom,
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) { self.content = content() }

  public var body: some View { content }
}

/// A view at a place of an older map.
public struct MapAnnotation<Content: View>: View {
  let content: Content
  public init(
    coordinate: CLLocationCoordinate2D, anchorPoint: CGPoint = CGPoint(x: 0.5, y: 0.5),
    @ViewBuilder content: () -> Content
  ) { self.content = content() }
  public var body: some View { content }
}

/// A mark on an older map, and what cannot be touched on a newer one, as storage.
public struct MapMarker: View {
  public init(coordinate: CLLocationCoordinate2D, tint: Color? = nil) {}
  public var body: some View { EmptyView() }
}
public typealias MapPin = MapMarker

public struct UserAnnotation: View {
  public init() {}
  public var body: some View { EmptyView() }
}

public struct MapPolyline: View {
  public init(coordinates: [CLLocationCoordinate2D]) {}
  public init(_ overlay: MKMultiPoint) {}
  public init(_ route: MKRoute) {}
  public init(center: CLLocationCoordinate2D, radius: CLLocationDistance) {}
  public func stroke<Style: ShapeStyle>(_ style: Style, lineWidth: CGFloat = 1) -> Self { self }
  public func stroke<Style: ShapeStyle>(_ content: Style, style: StrokeStyle) -> Self { self }
  public var body: some View { EmptyView() }
}
public typealias MapPolygon = MapPolyline
public typealias MapCircle = MapPolyline

/// What a place looks like, which is not shown.
public struct LookAroundPreview: View {
  public init(initialScene: MKLookAroundScene?) {}
  public init(scene: Binding<MKLookAroundScene?>) {}
  public var body: some View { Color.gray }
}

/// Says where a point of a map is: always at the same place.
public struct MapProxy {
  public func convert(
    _ point: CGPoint, from space: CoordinateSpace
  ) -> CLLocationCoordinate2D? { CLLocationCoordinate2D(latitude: 0, longitude: 0) }
}
public struct MapReader<Content: View>: View {
  let content: (MapProxy) -> Content
  public init(@ViewBuilder content: @escaping (MapProxy) -> Content) { self.content = content }
  public var body: some View { content(MapProxy()) }
}

// MARK: - The camera, as storage

public struct MapCamera: Equatable, Sendable {
  let place: [Double]
  public let distance: Double, heading: Double, pitch: Double
  public init(
    centerCoordinate: CLLocationCoordinate2D, distance: Double, heading: Double = 0,
    pitch: Double = 0
  ) {
    place = [centerCoordinate.latitude, centerCoordinate.longitude]
    (self.distance, self.heading, self.pitch) = (distance, heading, pitch)
  }
  public var centerCoordinate: CLLocationCoordinate2D {
    CLLocationCoordinate2D(latitude: place[0], longitude: place[1])
  }
}

/// What a map shows, as storage.
public struct MapCameraPosition: Equatable, Sendable {
  private var numbers: [Double] = []
  public private(set) var camera: MapCamera?
  public static let automatic = MapCameraPosition()

  public static func region(_ region: MKCoordinateRegion) -> Self {
    var position = Self()
    position.numbers = [
      region.center.latitude, region.center.longitude, region.span.latitudeDelta,
      region.span.longitudeDelta,
    ]
    return position
  }
  public static func rect(_ rect: MKMapRect) -> Self { region(MKCoordinateRegion(rect)) }
  public static func item(_ item: MKMapItem, allowsAutomaticPitch: Bool = true) -> Self {
    region(MKCoordinateRegion(center: item.placemark.coordinate, span: MKCoordinateSpan()))
  }
  public static func camera(_ camera: MapCamera) -> Self {
    var position = Self()
    position.camera = camera
    return position
  }
  public static func userLocation(followsHeading: Bool = false, fallback: Self) -> Self {
    fallback
  }

  public var region: MKCoordinateRegion? {
    guard numbers.count == 4 else { return nil }
    return MKCoordinateRegion(
      center: CLLocationCoordinate2D(latitude: numbers[0], longitude: numbers[1]),
      span: MKCoordinateSpan(latitudeDelta: numbers[2], longitudeDelta: numbers[3]))
  }
}

public struct MapInteractionModes: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let pan = Self(rawValue: 1), zoom = Self(rawValue: 2), rotate = Self(rawValue: 4)
  public static let pitch = Self(rawValue: 8), all = Self(rawValue: 15)
}

public enum MapUserTrackingMode: Sendable { case none, follow }

/// How a map looks, as storage.
public struct MapStyle: Sendable {
  public enum Elevation: Sendable { case automatic, flat, realistic }
  public static let standard = MapStyle(), imagery = MapStyle(), hybrid = MapStyle()
  public static func standard(elevation: Elevation) -> MapStyle { MapStyle() }
  public static func imagery(elevation: Elevation) -> MapStyle { MapStyle() }
  public static func hybrid(elevation: Elevation) -> MapStyle { MapStyle() }
}

/// A control of a map, of which there are none to touch.
public struct MapControl: View {
  public init(scope: Namespace.ID? = nil) {}
  public var body: some View { EmptyView() }
}
public typealias MapUserLocationButton = MapControl
public typealias MapCompass = MapControl
public typealias MapScaleView = MapControl
public typealias MapPitchToggle = MapControl

/// What the user looks at when the map has moved.
public struct MapCameraUpdateContext {
  public let camera: MapCamera, region: MKCoordinateRegion, rect: MKMapRect
}
public enum MapCameraUpdateFrequency: Sendable { case continuous, onEnd }

extension View {
  public func mapStyle(_ style: MapStyle) -> some View { self }
  public func mapControls<Controls: View>(@ViewBuilder _ content: () -> Controls) -> some View {
    self
  }
  public func mapControlVisibility(_ visibility: Visibility) -> some View { self }
  public func mapScope(_ scope: Namespace.ID) -> some View { self }
  public func annotationTitles(_ visibility: Visibility) -> some View { self }
  public func onMapCameraChange(
    frequency: MapCameraUpdateFrequency = .onEnd,
    _ action: @escaping (MapCameraUpdateContext) -> Void
  ) -> some View { withoutEffect(unimplemented: "View.onMapCameraChange") }
}
