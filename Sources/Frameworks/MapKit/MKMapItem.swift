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
  public enum Code: UInt, Sendable { case unknown = 1, serverFailure, placemarkNotFound = 4 }
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

  private let request: Request
  private var completion: CompletionHandler?
  public init(request: Request) { self.request = request }
  /// Whether there is no answer yet.
  open var isSearching: Bool { completion != nil }
  /// Nobody is told of the answer any longer.
  open func cancel() { completion = nil }

  open func start(completionHandler: @escaping CompletionHandler) {
    completion = completionHandler
    let search = Unchecked(value: self)
    MainActor.assumeIsolated {
      HeadlessScene.current.answer(with: [
        (
          "search answers",
          { search.value.end(Response(search.value.request.naturalLanguageQuery), nil) }
        ),
        ("search fails", { search.value.end(nil, MKError(code: .placemarkNotFound)) }),
      ])
    }
  }

  private func end(_ response: Response?, _ error: MKError?) {
    let told = completion
    completion = nil
    told?(response, error)
  }

  open func start() async throws -> Response {
    try await withCheckedThrowingContinuation {
      (continuation: CheckedContinuation<Unchecked<Response>, any Error>) in
      start { response, error in
        continuation.resume(
          with: response.map { .success(Unchecked(value: $0)) }
            ?? .failure(error ?? MKError(code: .unknown)))
      }
    }.value
  }
}
