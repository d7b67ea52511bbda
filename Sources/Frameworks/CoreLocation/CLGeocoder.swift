// SPDX-License-Identifier: MIT

public import UIKit

/// What is at a place.
open class CLPlacemark: NSObject {
  open private(set) var location: CLLocation?
  open private(set) var name: String?
  open var thoroughfare: String? { "Apple Park Way" }
  open var subThoroughfare: String? { "1" }
  open var locality: String? { "Cupertino" }
  open var subLocality: String? { nil }
  open var administrativeArea: String? { "CA" }
  open var postalCode: String? { "95014" }
  open var isoCountryCode: String? { "US" }
  open var country: String? { "United States" }
  /// The same place once more.
  public init(placemark: CLPlacemark) { (location, name) = (placemark.location, placemark.name) }
  package init(_ location: CLLocation, name: String?) {
    (self.location, self.name) = (location, name)
  }
}

public typealias CLGeocodeCompletionHandler = ([CLPlacemark]?, (any Error)?) -> Void

/// Finds the address of a place, or the place of an address: one, or none.
open class CLGeocoder: NSObject {
  /// Whether there is no answer yet.
  open private(set) var isGeocoding = false

  open func reverseGeocodeLocation(
    _ location: CLLocation, completionHandler: @escaping CLGeocodeCompletionHandler
  ) { find(CLPlacemark(location, name: "1 Apple Park Way"), completionHandler) }
  open func geocodeAddressString(
    _ addressString: String, completionHandler: @escaping CLGeocodeCompletionHandler
  ) { find(CLPlacemark(.ofDevice, name: addressString), completionHandler) }

  open func reverseGeocodeLocation(_ location: CLLocation) async throws -> [CLPlacemark] {
    try await placemarks { reverseGeocodeLocation(location, completionHandler: $0) }
  }
  open func geocodeAddressString(_ addressString: String) async throws -> [CLPlacemark] {
    try await placemarks { geocodeAddressString(addressString, completionHandler: $0) }
  }

  /// Nothing is asked any longer, as storage.
  open func cancelGeocode() {}

  private func find(_ place: CLPlacemark, _ completion: @escaping CLGeocodeCompletionHandler) {
    isGeocoding = true
    let asked = Unchecked(
      value: { (places: [CLPlacemark]?, error: CLError?) in
        self.isGeocoding = false
        completion(places, error)
      })
    let place = Unchecked(value: place)
    MainActor.assumeIsolated {
      HeadlessScene.current.answer(with: [
        ("geocoder answers", { asked.value([place.value], nil) }),
        ("geocoder fails", { asked.value(nil, CLError(.network)) }),
      ])
    }
  }

  private func placemarks(
    _ ask: (@escaping CLGeocodeCompletionHandler) -> Void
  ) async throws -> [CLPlacemark] {
    try await withCheckedThrowingContinuation {
      (continuation: CheckedContinuation<Unchecked<[CLPlacemark]>, any Error>) in
      ask { places, error in
        continuation.resume(
          with: error.map { .failure($0) } ?? .success(Unchecked(value: places ?? [])))
      }
    }.value
  }
}
