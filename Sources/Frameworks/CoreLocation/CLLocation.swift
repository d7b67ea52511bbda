// SPDX-License-Identifier: MIT

@_exported public import UIKit

public typealias CLLocationDegrees = Double
public typealias CLLocationDistance = Double
public typealias CLLocationDirection = Double
public typealias CLLocationSpeed = Double
public typealias CLLocationAccuracy = Double

public let kCLLocationAccuracyBestForNavigation: CLLocationAccuracy = -2
public let kCLLocationAccuracyBest: CLLocationAccuracy = -1
public let kCLLocationAccuracyNearestTenMeters: CLLocationAccuracy = 10
public let kCLLocationAccuracyHundredMeters: CLLocationAccuracy = 100
public let kCLLocationAccuracyKilometer: CLLocationAccuracy = 1_000
public let kCLLocationAccuracyThreeKilometers: CLLocationAccuracy = 3_000
public let kCLLocationAccuracyReduced: CLLocationAccuracy = 1e10
public let kCLDistanceFilterNone: CLLocationDistance = -1

/// A place on the globe.
public struct CLLocationCoordinate2D: Sendable {
  public var latitude: CLLocationDegrees, longitude: CLLocationDegrees
  public init() { (latitude, longitude) = (0, 0) }
  public init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
    (self.latitude, self.longitude) = (latitude, longitude)
  }
}

public let kCLLocationCoordinate2DInvalid = CLLocationCoordinate2D(latitude: -180, longitude: -180)

public func CLLocationCoordinate2DMake(
  _ latitude: CLLocationDegrees, _ longitude: CLLocationDegrees
) -> CLLocationCoordinate2D { CLLocationCoordinate2D(latitude: latitude, longitude: longitude) }

public func CLLocationCoordinate2DIsValid(_ coord: CLLocationCoordinate2D) -> Bool {
  abs(coord.latitude) <= 90 && abs(coord.longitude) <= 180
}

/// Where a device was, and when.
open class CLLocation: NSObject, @unchecked Sendable {
  public let coordinate: CLLocationCoordinate2D
  public let altitude: CLLocationDistance
  public let horizontalAccuracy: CLLocationAccuracy, verticalAccuracy: CLLocationAccuracy
  open var course: CLLocationDirection { -1 }
  open var speed: CLLocationSpeed { -1 }
  public let timestamp: Date

  public init(
    coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance,
    horizontalAccuracy: CLLocationAccuracy, verticalAccuracy: CLLocationAccuracy, timestamp: Date
  ) {
    (self.coordinate, self.altitude, self.timestamp) = (coordinate, altitude, timestamp)
    (self.horizontalAccuracy, self.verticalAccuracy) = (horizontalAccuracy, verticalAccuracy)
  }

  public convenience init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
    self.init(
      coordinate: CLLocationCoordinate2D(latitude: latitude, longitude: longitude), altitude: 0,
      horizontalAccuracy: 0, verticalAccuracy: -1, timestamp: Date())
  }

  /// The way along the globe, in meters.
  open func distance(from location: CLLocation) -> CLLocationDistance {
    let (a, b) = (coordinate, location.coordinate)
    func half(_ degrees: Double) -> Double { pow(sin(degrees * .pi / 360), 2) }
    let share =
      half(b.latitude - a.latitude) + cos(a.latitude * .pi / 180) * cos(b.latitude * .pi / 180)
      * half(b.longitude - a.longitude)
    return 2 * 6_371_000 * asin(min(1, share.squareRoot()))
  }

  /// Where the device is in all scenes.
  static var ofDevice: CLLocation {
    CLLocation(
      coordinate: CLLocationCoordinate2D(latitude: 37.3349, longitude: -122.009), altitude: 60,
      horizontalAccuracy: 5, verticalAccuracy: 5, timestamp: Date())
  }
}

/// A part of the globe, as storage: nobody comes to it or leaves it.
open class CLRegion: NSObject {
  public let identifier: String
  open var notifyOnEntry = true, notifyOnExit = true
  init(named identifier: String) { self.identifier = identifier }
}

/// What is around a place.
open class CLCircularRegion: CLRegion {
  public let center: CLLocationCoordinate2D, radius: CLLocationDistance
  public init(center: CLLocationCoordinate2D, radius: CLLocationDistance, identifier: String) {
    (self.center, self.radius) = (center, radius)
    super.init(named: identifier)
  }
}

/// Where a device points to, which is told to nobody here.
open class CLHeading: NSObject {
  open var magneticHeading: CLLocationDirection { 0 }
  open var trueHeading: CLLocationDirection { 0 }
}

/// Why nobody knows where something is.
public struct CLError: CustomNSError, Equatable, Sendable {
  public enum Code: Int, Sendable {
    case locationUnknown, denied, network, headingFailure, regionMonitoringDenied
    case geocodeFoundNoResult = 8, geocodeFoundPartialResult, geocodeCanceled
  }

  public let code: Code
  public init(_ code: Code) { self.code = code }
  public static var errorDomain: String { "kCLErrorDomain" }
  public var errorCode: Int { code.rawValue }

  public static var locationUnknown: Code { .locationUnknown }
  public static var denied: Code { .denied }
}

/// Whether an error has a code, as patterns ask.
public func ~= (code: CLError.Code, error: any Error) -> Bool { (error as? CLError)?.code == code }
