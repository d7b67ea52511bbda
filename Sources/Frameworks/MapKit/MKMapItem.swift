// SPDX-License-Identifier: MIT

public import CoreLocation
import UIKit

/// What is at a place, as annotation.
open class MKPlacemark: CLPlacemark, MKAnnotation {
  public init(coordinate: CLLocationCoordinate2D, addressDictionary: [String: Any]? = nil) {
    super.init(
      CLLocation(latitude: coordinate.latitude, longitude: coordinate.longitude), name: nil)
  }
  public override init(placemark: CLPlacemark) { super.init(placemark: placemark) }
  open var coordinate: CLLocationCoordinate2D { location?.coordinate ?? CLLocationCoordinate2D() }
  open var title: String? { name }
}

public let MKLaunchOptionsDirectionsModeKey = "MKLaunchOptionsDirectionsMode"
public let MKLaunchOptionsDirectionsModeDriving = "MKLaunchOptionsDirectionsModeDriving"

/// A place that the app knows or has found.
open class MKMapItem: NSObject {
  public let placemark: MKPlacemark
  open var name: String?, phoneNumber: String?, url: URL?
  public init(placemark: MKPlacemark) { (self.placemark, name) = (placemark, placemark.name) }
  open class func forCurrentLocation() -> MKMapItem {
    MKMapItem(placemark: MKPlacemark(coordinate: LocationAccess.location.coordinate))
  }

  /// Leaves the app, which has no effect here.
  @discardableResult
  open func openInMaps(launchOptions: [String: Any]? = nil) -> Bool {
    MainActor.assumeIsolated { HeadlessScene.current.note(unimplemented: "MKMapItem.openInMaps") }
    return true
  }
}

/// Why nothing was found.
public struct MKError: Error, Equatable, Sendable {
  public enum Code: UInt, Sendable {
    case unknown = 1, serverFailure, loadingThrottled, placemarkNotFound, directionsNotFound
  }
  public let code: Code
}

/// Finds places by what the user has typed, at any time: one, which is called so, or none.
open class MKLocalSearch: NSObject {
  /// What is looked for.
  open class Request: NSObject {
    open var naturalLanguageQuery: String?
    open var region = MKCoordinateRegion()
    public override init() {}
  }
  /// What was found.
  open class Response: NSObject {
    public let mapItems: [MKMapItem]
    open var boundingRegion: MKCoordinateRegion {
      MKCoordinateRegion(center: LocationAccess.location.coordinate)
    }
    fileprivate init(_ name: String?) {
      let item = MKMapItem.forCurrentLocation()
      item.name = name
      mapItems = [item]
    }
  }
  public typealias CompletionHandler = (Response?, (any Error)?) -> Void

  private let question: MapQuestion<Response>
  public init(request: Request) {
    let name = request.naturalLanguageQuery
    question = MapQuestion("search", .placemarkNotFound) { Response(name) }
  }
  /// Whether there is no answer yet.
  open var isSearching: Bool { question.completion != nil }
  open func cancel() { question.completion = nil }
  open func start(completionHandler: @escaping CompletionHandler) {
    question.ask(completionHandler)
  }
  open func start() async throws -> Response { try await question.answer() }
}

/// A way, as storage.
open class MKRoute: NSObject {
  public let polyline: MKPolyline
  open var name: String { "Route" }
  open var distance: CLLocationDistance { 1_000 }
  open var expectedTravelTime: TimeInterval { 600 }
  fileprivate init(_ places: [CLLocationCoordinate2D]) {
    polyline = MKPolyline(coordinates: places, count: places.count)
  }
}

/// How people move, as storage.
public struct MKDirectionsTransportType: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let automobile = Self(rawValue: 1), walking = Self(rawValue: 2)
}

/// Finds a way between two places, at any time: one, or none.
open class MKDirections: NSObject {
  /// What is looked for.
  open class Request: NSObject {
    open var source: MKMapItem?, destination: MKMapItem?
    open var transportType = MKDirectionsTransportType.automobile
    open var requestsAlternateRoutes = false
    public override init() {}
  }
  /// What was found.
  open class Response: NSObject {
    public let routes: [MKRoute]
    fileprivate init(_ items: [MKMapItem]) { routes = [MKRoute(items.map(\.placemark.coordinate))] }
  }
  public typealias DirectionsHandler = (Response?, (any Error)?) -> Void

  private let question: MapQuestion<Response>
  public init(request: Request) {
    let items = [request.source, request.destination].compactMap(\.self)
    question = MapQuestion("directions", .directionsNotFound) { Response(items) }
  }
  open func cancel() { question.completion = nil }
  open func calculate(completionHandler: @escaping DirectionsHandler) {
    question.ask(completionHandler)
  }
  open func calculate() async throws -> Response { try await question.answer() }
}

/// What a place looks like, of which there is nothing.
open class MKLookAroundScene: NSObject {}

/// Finds nothing, at once.
open class MKLookAroundSceneRequest: NSObject {
  public init(coordinate: CLLocationCoordinate2D) {}
  public init(mapItem: MKMapItem) {}
  open var scene: MKLookAroundScene? { get async throws { nil } }
}

/// A question to a server, which answers at any time, or fails; who cancels it is told nothing.
private final class MapQuestion<Answer> {
  private let name: String
  private let error: MKError.Code
  private let make: () -> Answer
  var completion: ((Answer?, (any Error)?) -> Void)?

  init(_ name: String, _ error: MKError.Code, _ make: @escaping () -> Answer) {
    (self.name, self.error, self.make) = (name, error, make)
  }

  func ask(_ completion: @escaping (Answer?, (any Error)?) -> Void) {
    self.completion = completion
    let asked = Unchecked(value: self), name = name
    MainActor.assumeIsolated {
      HeadlessScene.current.answer(with: [
        ("\(name) answers", { asked.value.end(asked.value.make(), nil) }),
        ("\(name) fails", { asked.value.end(nil, MKError(code: asked.value.error)) }),
      ])
    }
  }

  private func end(_ answer: Answer?, _ error: MKError?) {
    let told = completion
    completion = nil
    told?(answer, error)
  }

  func answer() async throws -> Answer {
    try await withCheckedThrowingContinuation {
      (continuation: CheckedContinuation<Unchecked<Answer>, any Error>) in
      ask { answer, error in
        continuation.resume(
          with: answer.map { .success(Unchecked(value: $0)) }
            ?? .failure(error ?? MKError(code: .unknown)))
      }
    }.value
  }
}
