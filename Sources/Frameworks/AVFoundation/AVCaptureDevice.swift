// SPDX-License-Identifier: MIT

public import UIKit

/// Whether the user lets an app see or listen.
public enum AVAuthorizationStatus: Int, Sendable {
  case notDetermined, restricted, denied, authorized
}

/// What is recorded.
public struct AVMediaType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let video = Self(rawValue: "vide"), audio = Self(rawValue: "soun")
  public static let metadata = Self(rawValue: "meta"), text = Self(rawValue: "text")
}

/// A camera or a microphone: there is none, but the user is asked for it.
open class AVCaptureDevice: NSObject {
  public enum Position: Int, Sendable { case unspecified, back, front }

  private override init() {}
  public class func `default`(for mediaType: AVMediaType) -> AVCaptureDevice? { nil }

  /// What the user has decided in this execution; each begins with nothing decided.
  public class func authorizationStatus(for mediaType: AVMediaType) -> AVAuthorizationStatus {
    (kept.object(forKey: mediaType.rawValue) as? Int).flatMap(AVAuthorizationStatus.init(rawValue:))
      ?? .notDetermined
  }

  /// Asks the user, unless that was done before: the handler is called once there is an answer.
  @preconcurrency
  public class func requestAccess(
    for mediaType: AVMediaType, completionHandler handler: @escaping @Sendable (Bool) -> Void
  ) {
    let status = authorizationStatus(for: mediaType)
    guard status == .notDetermined else {
      return OperationQueue.main.addOperation { handler(status == .authorized) }
    }
    let name = mediaType == .audio ? "microphone" : "camera"
    let answers: [(String, AVAuthorizationStatus)] = [
      ("allows the \(name)", .authorized), ("allows no \(name)", .denied),
    ]
    MainActor.assumeIsolated {
      HeadlessScene.current.answer(
        asksUser: true,
        with: answers.map { answer, status in
          (
            "the user \(answer)",
            {
              kept.set(status.rawValue, forKey: mediaType.rawValue)
              handler(status == .authorized)
            }
          )
        })
    }
  }

  public class func requestAccess(for mediaType: AVMediaType) async -> Bool {
    await withCheckedContinuation { continuation in
      requestAccess(for: mediaType) { continuation.resume(returning: $0) }
    }
  }

  /// Where decisions are kept: in the scene, so that they are part of its state.
  private class var kept: UserDefaults { UserDefaults(ofFramework: "AVCaptureDevice") }
}
