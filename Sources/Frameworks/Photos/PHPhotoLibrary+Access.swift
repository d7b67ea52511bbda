// SPDX-License-Identifier: MIT

@_exported public import UIKit

/// Whether the user lets an app at photos.
public enum PHAuthorizationStatus: Int, Sendable {
  case notDetermined, restricted, denied, authorized, limited
}

/// What an app wants to do with photos.
public enum PHAccessLevel: Int, Sendable { case addOnly = 1, readWrite }

extension PHPhotoLibrary {
  /// What the user has decided in this execution; each begins with nothing decided.
  public static func authorizationStatus(
    for accessLevel: PHAccessLevel = .readWrite
  ) -> PHAuthorizationStatus { decision(on: accessLevel) ?? .notDetermined }

  /// Asks the user, unless that was done before: the handler is called once there is an answer.
  @preconcurrency
  public static func requestAuthorization(
    for accessLevel: PHAccessLevel,
    handler: @escaping @Sendable (PHAuthorizationStatus) -> Void
  ) {
    if let decision = decision(on: accessLevel) {
      return OperationQueue.main.addOperation { handler(decision) }
    }
    let answers: [(String, PHAuthorizationStatus)] =
      [("allows all photos", .authorized)]
      + (accessLevel == .readWrite ? [("allows some photos", .limited)] : [])
      + [("allows no photos", .denied)]
    MainActor.assumeIsolated {
      HeadlessScene.current.answer(
        asksUser: true,
        with: answers.map { name, status in
          (
            "the user \(name)",
            {
              kept.set(status.rawValue, forKey: key(of: accessLevel))
              handler(status)
            }
          )
        })
    }
  }

  /// The same; to those who ask in this way some photos are as good as all.
  @preconcurrency
  public static func requestAuthorization(
    _ handler: @escaping @Sendable (PHAuthorizationStatus) -> Void
  ) {
    requestAuthorization(for: .readWrite) { handler($0 == .limited ? .authorized : $0) }
  }

  public static func requestAuthorization(
    for accessLevel: PHAccessLevel
  ) async -> PHAuthorizationStatus {
    await withCheckedContinuation { continuation in
      requestAuthorization(for: accessLevel) { continuation.resume(returning: $0) }
    }
  }

  private static func decision(on accessLevel: PHAccessLevel) -> PHAuthorizationStatus? {
    (kept.object(forKey: key(of: accessLevel)) as? Int).flatMap(
      PHAuthorizationStatus.init(rawValue:))
  }

  /// Where decisions are kept: in the scene, so that they are part of its state.
  private static var kept: UserDefaults { UserDefaults(ofFramework: "Photos") }

  private static func key(of accessLevel: PHAccessLevel) -> String { "access \(accessLevel)" }

  // MARK: - Changes

  /// Changes photos, which succeeds or fails at any time.
  @preconcurrency
  public func performChanges(
    _ changeBlock: @escaping @Sendable () -> Void,
    completionHandler: (@Sendable (Bool, (any Error)?) -> Void)? = nil
  ) {
    changeBlock()
    MainActor.assumeIsolated {
      HeadlessScene.current.answer(with: [
        ("photos are changed", { completionHandler?(true, nil) }),
        ("photos cannot be changed", { completionHandler?(false, PHPhotosError()) }),
      ])
    }
  }

  public func performChanges(_ changeBlock: @escaping @Sendable () -> Void) async throws {
    try await withCheckedThrowingContinuation {
      (continuation: CheckedContinuation<Void, any Error>) in
      performChanges(changeBlock) { _, error in
        continuation.resume(with: error.map { .failure($0) } ?? .success(()))
      }
    }
  }

  /// Tells nobody: photos do not change here.
  public func register(_ observer: any PHPhotoLibraryChangeObserver) {
    MainActor.assumeIsolated {
      HeadlessScene.current.note(unimplemented: "PHPhotoLibrary.register")
    }
  }
  public func unregisterChangeObserver(_ observer: any PHPhotoLibraryChangeObserver) {}

  /// Lets the user choose which photos the app may see; there are none.
  @preconcurrency @MainActor
  public func presentLimitedLibraryPicker(from controller: UIViewController) {
    HeadlessScene.current.note(unimplemented: "PHPhotoLibrary.presentLimitedLibraryPicker")
  }
}

/// Why photos cannot be changed.
public struct PHPhotosError: Error {}

/// Who wants to know that photos have changed, which they never do.
public protocol PHPhotoLibraryChangeObserver: AnyObject {
  func photoLibraryDidChange(_ changeInstance: PHChange)
}

/// What has changed.
open class PHChange: NSObject {}
