// SPDX-License-Identifier: MIT

@_exported public import UIKit

/// What the user has to prove.
public enum LAPolicy: Int, Sendable {
  case deviceOwnerAuthenticationWithBiometrics = 1, deviceOwnerAuthentication
}

/// How the device recognizes its owner.
public enum LABiometryType: Int, Sendable { case none, touchID, faceID, opticID }

/// Asks the user to prove who they are; the device has a face sensor and a passcode.
open class LAContext: NSObject {
  open var localizedFallbackTitle: String?
  open var localizedCancelTitle: String?
  open var localizedReason = ""
  open var interactionNotAllowed = false
  open var touchIDAuthenticationAllowableReuseDuration: TimeInterval = 0
  open var biometryType: LABiometryType { .faceID }
  open var evaluatedPolicyDomainState: Data? { nil }

  open func canEvaluatePolicy(_ policy: LAPolicy, error: UnsafeMutablePointer<NSError?>?) -> Bool {
    true
  }

  /// Asks the user, who is recognized, cancels, or wants to enter something else instead.
  @preconcurrency
  open func evaluatePolicy(
    _ policy: LAPolicy, localizedReason: String,
    reply: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) {
    var answers: [(String, (any Error)?)] = [
      ("is recognized", nil), ("cancels", LAError(.userCancel)),
    ]
    if policy == .deviceOwnerAuthenticationWithBiometrics, localizedFallbackTitle != "" {
      answers.append(("chooses the fallback", LAError(.userFallback)))
    }
    MainActor.assumeIsolated {
      HeadlessScene.current.answer(
        asksUser: true,
        with: answers.map { name, error in ("the user \(name)", { reply(error == nil, error) }) })
    }
  }

  open func evaluatePolicy(_ policy: LAPolicy, localizedReason: String) async throws -> Bool {
    try await withCheckedThrowingContinuation { continuation in
      evaluatePolicy(policy, localizedReason: localizedReason) { _, error in
        continuation.resume(with: error.map { .failure($0) } ?? .success(true))
      }
    }
  }

  /// Nothing is asked any longer, as storage.
  open func invalidate() {}
}

/// Why the user has proved nothing.
public struct LAError: Error, Equatable, Sendable {
  public enum Code: Int, Sendable {
    case authenticationFailed = -1, userCancel = -2, userFallback = -3, systemCancel = -4
    case passcodeNotSet = -5, biometryNotAvailable = -6, biometryNotEnrolled = -7
    case biometryLockout = -8, appCancel = -9, invalidContext = -10, notInteractive = -1004
  }

  public let code: Code
  public init(_ code: Code) { self.code = code }

  public static var authenticationFailed: Code { .authenticationFailed }
  public static var userCancel: Code { .userCancel }
  public static var userFallback: Code { .userFallback }
  public static var systemCancel: Code { .systemCancel }
  public static var passcodeNotSet: Code { .passcodeNotSet }
  public static var biometryNotAvailable: Code { .biometryNotAvailable }
  public static var biometryNotEnrolled: Code { .biometryNotEnrolled }
  public static var biometryLockout: Code { .biometryLockout }
  public static var appCancel: Code { .appCancel }
  public static var invalidContext: Code { .invalidContext }
  public static var notInteractive: Code { .notInteractive }
}

/// Whether an error has a code, as patterns ask.
public func ~= (code: LAError.Code, error: any Error) -> Bool { (error as? LAError)?.code == code }
