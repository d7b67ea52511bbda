// SPDX-License-Identifier: MIT

public import Foundation
import UIKitSemantics

/// Lets the user pick a photo or take one.
///
/// Its delegate dismisses it (Apple: *UIImagePickerControllerDelegate*), and does not learn of a swipe
/// (A30). Without a delegate it is dismissed at once (Apple: *UIImagePickerController.delegate*). On iOS
/// that has to conform to both protocols; Swift lets no class narrow the type of what it inherits.
@preconcurrency @MainActor
open class UIImagePickerController: _UIRemoteNavigationController {
  public enum SourceType: Int, Sendable { case photoLibrary, camera, savedPhotosAlbum }
  public enum CameraCaptureMode: Int, Sendable { case photo, video }
  public enum CameraDevice: Int, Sendable { case rear, front }
  public enum QualityType: Int, Sendable { case typeHigh, typeMedium, typeLow }

  /// What is told of a pick.
  public struct InfoKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let mediaType = Self(rawValue: "mediaType")
    public static let originalImage = Self(rawValue: "originalImage")
    public static let editedImage = Self(rawValue: "editedImage")
    public static let imageURL = Self(rawValue: "imageURL")
    public static let mediaURL = Self(rawValue: "mediaURL")
    public static let cropRect = Self(rawValue: "cropRect")
  }

  open var sourceType = SourceType.photoLibrary
  open var mediaTypes = ["public.image"]
  open var allowsEditing = false
  open var cameraCaptureMode = CameraCaptureMode.photo
  open var cameraDevice = CameraDevice.rear
  open var showsCameraControls = true
  open var cameraOverlayView: UIView?
  open var videoQuality = QualityType.typeMedium
  open var videoMaximumDuration: TimeInterval = 600

  open class func isSourceTypeAvailable(_ sourceType: SourceType) -> Bool { true }
  open class func isCameraDeviceAvailable(_ cameraDevice: CameraDevice) -> Bool { true }
  open class func availableMediaTypes(for sourceType: SourceType) -> [String]? {
    ["public.image", "public.movie"]
  }

  override var kindForRules: KindForRules { .imagePicker }

  /// A sheet for the library, the full screen for the camera (F2).
  override var automaticStyle: UIModalPresentationStyle {
    sourceType == .camera ? .fullScreen : .automatic
  }

  override var endings: [Ending] {
    [
      Ending("Cancel") { [unowned self] in
        tell { $0.imagePickerControllerDidCancel(self) }
      },
      Ending(sourceType == .camera ? "Use Photo" : "Choose Photo") { [unowned self] in
        var info: [InfoKey: Any] = [.mediaType: "public.image", .originalImage: UIImage()]
        if allowsEditing { info[.editedImage] = UIImage() }
        tell { $0.imagePickerController(self, didFinishPickingMediaWithInfo: info) }
      },
    ]
  }

  /// Tells the delegate; both methods are optional, and nobody else would dismiss the picker.
  private func tell(_ body: (any UIImagePickerControllerDelegate) -> Void) {
    (delegate as? any UIImagePickerControllerDelegate).map(body)
    if HeadlessScene.current.presentation.answeredByDefault { dismiss(animated: true) }
  }

  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    guard delegate == nil else { return }
    let scene = HeadlessScene.current
    scene.note(SceneNote(.undelegated, headlessName))
    scene.clock.schedule(.call, "a picker without delegate goes", owner: ObjectIdentifier(self)) {
      [weak self] in scene.presentation.calling(as: .uikit) { self?.dismiss(animated: true) }
    }
  }
}

/// Is told what the user picked.
@preconcurrency @MainActor
public protocol UIImagePickerControllerDelegate: NSObjectProtocol {
  func imagePickerController(
    _ picker: UIImagePickerController,
    didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any])
  func imagePickerControllerDidCancel(_ picker: UIImagePickerController)
}

extension UIImagePickerControllerDelegate {
  public func imagePickerController(
    _ picker: UIImagePickerController,
    didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
  ) { isNotImplemented() }
  public func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {
    isNotImplemented()
  }
}
