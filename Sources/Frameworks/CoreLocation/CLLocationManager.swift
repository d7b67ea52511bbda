// SPDX-License-Identifier: MIT

public import UIKit

/// Whether the user lets an app know where the device is.
public enum CLAuthorizationStatus: Int32, Sendable {
  case notDetermined, restricted, denied, authorizedAlways, authorizedWhenInUse
}

/// How exactly an app may know it.
public enum CLAccuracyAuthorization: Int, Sendable { case fullAccuracy, reducedAccuracy }

/// What a location is for, as storage.
public enum CLActivityType: Int, Sendable {
  case other = 1, automotiveNavigation, fitness, otherNavigation, airborne
}

/// Who is told of the location, and of what the user has decided.
@preconcurrency
public protocol CLLocationManagerDelegate: NSObjectProtocol {
  func locationManagerDidChangeAuthorization(_ manager: CLLocationManager)
  func locationManager(
    _ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus)
  func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation])
  func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error)
}

extension CLLocationManagerDelegate {
  /// As on a device, the older method is called where this one is not there.
  public func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {
    locationManager(manager, didChangeAuthorization: manager.authorizationStatus)
  }
  public func locationManager(
    _ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus
  ) {}
  public func locationManager(
    _ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]
  ) {}
  public func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {}
}

/// Asks the user whether the app may know where the device is, and tells that a second later.
///
/// The device is always at the same place. What is asked for while the user has not decided waits
/// until then.
open class CLLocationManager: NSObject, LocationWatcher {
  /// Who is told; what the user has decided so far is told once to the first one.
  open weak var delegate: (any CLLocationManagerDelegate)? {
    didSet {
      guard delegate != nil, !isIntroduced else { return }
      isIntroduced = true
      later("location manager tells of the authorization", after: 0) {
        $0.delegate?.locationManagerDidChangeAuthorization($0)
      }
    }
  }
  open var desiredAccuracy = kCLLocationAccuracyBest
  open var distanceFilter = kCLDistanceFilterNone
  open var activityType = CLActivityType.other
  open var allowsBackgroundLocationUpdates = false, showsBackgroundLocationIndicator = false
  open var pausesLocationUpdatesAutomatically = true
  /// Where the device was when that was told last.
  open private(set) var location: CLLocation?
  open var heading: CLHeading? { nil }
  private var isIntroduced = false
  /// Whether the app waits for a location.
  private var isWanted = false
  private var event: PendingEvent.ID?

  public override init() {
    super.init()
    let manager = Unchecked(value: self)
    MainActor.assumeIsolated { HeadlessScene.current.locationWatchers.add(manager.value) }
  }

  // MARK: - What the user allows

  /// What the user has decided in this execution; each begins with nothing decided.
  open var authorizationStatus: CLAuthorizationStatus { LocationAccess.status }
  open class func authorizationStatus() -> CLAuthorizationStatus { LocationAccess.status }
  open var accuracyAuthorization: CLAccuracyAuthorization { .fullAccuracy }
  open class func locationServicesEnabled() -> Bool { true }
  open class func significantLocationChangeMonitoringAvailable() -> Bool { false }
  open class func headingAvailable() -> Bool { false }

  /// Asks the user, unless that was done before.
  open func requestWhenInUseAuthorization() {
    guard authorizationStatus == .notDetermined else { return }
    LocationAccess.ask([
      ("allows the location", .authorizedWhenInUse), ("allows no location", .denied),
    ])
  }

  /// Asks the user, or asks once for more than was allowed.
  open func requestAlwaysAuthorization() {
    switch authorizationStatus {
    case .notDetermined:
      LocationAccess.ask([
        ("allows the location", .authorizedAlways), ("allows no location", .denied),
      ])
    case .authorizedWhenInUse where !LocationAccess.hasAskedForMore:
      LocationAccess.hasAskedForMore = true
      LocationAccess.ask([
        ("allows the location always", .authorizedAlways),
        ("keeps the location for while the app is used", .authorizedWhenInUse),
      ])
    default: break
    }
  }

  package func authorizationChanged() {
    delegate?.locationManagerDidChangeAuthorization(self)
    if isWanted, event == nil { find() }
  }

  // MARK: - The location

  /// Tells the location once, or that the user does not allow it.
  open func requestLocation() { startUpdatingLocation() }

  /// The same: the device does not move.
  open func startUpdatingLocation() {
    isWanted = true
    if event == nil, authorizationStatus != .notDetermined { find() }
  }

  open func stopUpdatingLocation() {
    isWanted = false
    guard let pending = event else { return }
    event = nil
    MainActor.assumeIsolated { HeadlessScene.current.clock.cancel(pending) }
  }

  private func find() {
    let isAllowed = authorizationStatus != .denied
    event = later(isAllowed ? "location is found" : "location is refused", after: 1) { manager in
      (manager.event, manager.isWanted) = (nil, false)
      guard isAllowed else {
        return manager.delegate?.locationManager(manager, didFailWithError: CLError(.denied)) ?? ()
      }
      let location = CLLocation.ofDevice
      manager.location = location
      manager.delegate?.locationManager(manager, didUpdateLocations: [location])
    }
  }

  @discardableResult
  private func later(
    _ name: String, after delay: Double, _ action: @escaping @Sendable (CLLocationManager) -> Void
  ) -> PendingEvent.ID {
    nonisolated(unsafe) weak let manager = self
    return MainActor.assumeIsolated {
      HeadlessScene.current.clock.schedule(.call, name, after: delay) {
        if let manager { action(manager) }
      }
    }
  }

  // MARK: - As storage

  open func startUpdatingHeading() {
    MainActor.assumeIsolated {
      HeadlessScene.current.note(unimplemented: "CLLocationManager.startUpdatingHeading")
    }
  }
  open func stopUpdatingHeading() {}
}

/// Who is told that the user has decided on the location.
package protocol LocationWatcher: NSObject {
  func authorizationChanged()
}

/// What the user has decided on the location, kept in the scene, so that it is part of its state.
package enum LocationAccess {
  package static var status: CLAuthorizationStatus {
    (kept.object(forKey: "authorization") as? Int32).flatMap(CLAuthorizationStatus.init(rawValue:))
      ?? .notDetermined
  }
  package static var isAllowed: Bool {
    [.authorizedAlways, .authorizedWhenInUse].contains(status)
  }
  package static var location: CLLocation { .ofDevice }

  fileprivate static var hasAskedForMore: Bool {
    get { kept.object(forKey: "more") != nil }
    set { kept.set(newValue, forKey: "more") }
  }

  private static var kept: UserDefaults { UserDefaults(ofFramework: "CoreLocation") }

  /// Asks, unless the user is being asked; whoever watches is told of an answer that changes anything.
  fileprivate static func ask(_ answers: [(String, CLAuthorizationStatus)]) {
    guard kept.object(forKey: "asks") == nil else { return }
    kept.set(true, forKey: "asks")
    MainActor.assumeIsolated {
      HeadlessScene.current.answer(
        asksUser: true,
        with: answers.map { name, status in ("the user \(name)", { @MainActor in decide(status) }) }
      )
    }
  }

  @MainActor
  private static func decide(_ decision: CLAuthorizationStatus) {
    let isNew = decision != status
    kept.removeObject(forKey: "asks")
    kept.set(decision.rawValue, forKey: "authorization")
    guard isNew else { return }
    for watcher in HeadlessScene.current.locationWatchers.allObjects {
      (watcher as? any LocationWatcher)?.authorizationChanged()
    }
  }
}
