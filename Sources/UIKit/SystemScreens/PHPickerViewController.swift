// SPDX-License-Identifier: MIT

public import Foundation
import UIKitSemantics

/// Lets the user pick photos without access to the library.
///
/// Its delegate is called for a selection and for the Cancel button, and dismisses it (Apple:
/// *picker(_:didFinishPicking:)*).
@preconcurrency @MainActor
open class PHPickerViewController: _UIRemoteViewController {
  public let configuration: PHPickerConfiguration
  open weak var delegate: (any PHPickerViewControllerDelegate)?

  public init(configuration: PHPickerConfiguration) {
    self.configuration = configuration
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a picker; nothing is decoded.
  public required init?(coder: NSCoder) {
    configuration = PHPickerConfiguration()
    super.init(coder: coder)
  }

  override var kindForRules: KindForRules { .imagePicker }

  override var endings: [Ending] {
    [
      Ending("Cancel") { [unowned self] in delegate?.picker(self, didFinishPicking: []) },
      Ending("Choose Photo") { [unowned self] in
        let photo = PHPickerResult(itemProvider: NSItemProvider(object: UIImage()))
        delegate?.picker(self, didFinishPicking: [photo])
      },
    ]
  }
}

@preconcurrency @MainActor
public protocol PHPickerViewControllerDelegate: AnyObject {
  func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult])
}

/// What the user may pick.
public struct PHPickerConfiguration: Sendable {
  public enum AssetRepresentationMode: Int, Sendable { case automatic, current, compatible }
  public enum Selection: Int, Sendable { case `default`, ordered, continuous }
  public var selectionLimit = 1
  public var filter: PHPickerFilter?
  public var preferredAssetRepresentationMode = AssetRepresentationMode.automatic
  public var selection = Selection.default
  public var preselectedAssetIdentifiers: [String] = []

  public init() {}
  public init(photoLibrary: PHPhotoLibrary) {}
}

public struct PHPickerFilter: Hashable, Sendable {
  let kinds: Set<String>
  public static let images = Self(kinds: ["images"])
  public static let videos = Self(kinds: ["videos"])
  public static let livePhotos = Self(kinds: ["livePhotos"])
  public static func any(of filters: [PHPickerFilter]) -> PHPickerFilter {
    Self(kinds: filters.reduce(into: []) { $0.formUnion($1.kinds) })
  }
}

/// One thing that the user picked.
public struct PHPickerResult {
  public let itemProvider: NSItemProvider
  public var assetIdentifier: String?
}

/// The user's photos, none of which are here; what else there is of it is in `Photos`.
open class PHPhotoLibrary: NSObject {
  public class func shared() -> PHPhotoLibrary { PHPhotoLibrary() }
}

/// Something that an item provider makes.
public protocol NSItemProviderReading: AnyObject {}

extension UIImage: NSItemProviderReading {}
extension NSString: NSItemProviderReading {}

/// What can be handed over.
public typealias NSItemProviderWriting = NSItemProviderReading

/// Hands over what the user picked, at any time, or says that it cannot.
open class NSItemProvider: NSObject, @unchecked Sendable {
  private let object: any NSItemProviderReading

  public init(object: any NSItemProviderReading) {
    self.object = object
    super.init()
  }

  open func canLoadObject(ofClass type: any NSItemProviderReading.Type) -> Bool {
    Swift.type(of: object) == type
  }

  /// Loads the object; a photo that is in the cloud may fail to come.
  @preconcurrency @discardableResult
  open func loadObject(
    ofClass type: any NSItemProviderReading.Type,
    completionHandler: @escaping @Sendable ((any NSItemProviderReading)?, (any Error)?) -> Void
  ) -> Progress {
    let object = object
    MainActor.assumeIsolated {
      HeadlessScene.current.answer(with: [
        ("the picked object comes", { completionHandler(object, nil) }),
        ("the picked object does not come", { completionHandler(nil, SystemScreenError()) }),
      ])
    }
    return Progress(totalUnitCount: 1)
  }
}
