// SPDX-License-Identifier: MIT

public import UIKit

/// What an asset is.
public enum PHAssetMediaType: Int, Sendable { case unknown, image, video, audio }

/// A photo or a film, as storage: there are none, and no picture of one.
open class PHAsset: NSObject {
  open var localIdentifier: String { "" }
  open var mediaType: PHAssetMediaType { .image }
  open var pixelWidth: Int { 0 }
  open var pixelHeight: Int { 0 }
  open var creationDate: Date? { nil }
  open var duration: TimeInterval { 0 }
  open var isFavorite: Bool { false }

  public class func fetchAssets(with options: PHFetchOptions?) -> PHFetchResult<PHAsset> { none }
  public class func fetchAssets(
    with mediaType: PHAssetMediaType, options: PHFetchOptions?
  ) -> PHFetchResult<PHAsset> { none }
  public class func fetchAssets(
    withLocalIdentifiers identifiers: [String], options: PHFetchOptions?
  ) -> PHFetchResult<PHAsset> { none }

  private class var none: PHFetchResult<PHAsset> {
    MainActor.assumeIsolated { HeadlessScene.current.note(unimplemented: "PHAsset.fetchAssets") }
    return PHFetchResult()
  }
}

/// Which assets are wanted, and in which order.
open class PHFetchOptions: NSObject {
  open var predicate: NSPredicate?
  open var sortDescriptors: [NSSortDescriptor]?
  open var fetchLimit = 0
}

/// The assets that were found: none.
public final class PHFetchResult<ObjectType: AnyObject>: NSObject {
  public var count: Int { 0 }
  public var firstObject: ObjectType? { nil }
  public var lastObject: ObjectType? { nil }

  /// There is none.
  public func object(at index: Int) -> ObjectType { preconditionFailure("There are no photos.") }
  public subscript(index: Int) -> ObjectType { object(at: index) }
  public func enumerateObjects(
    _ block: (ObjectType, Int, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {}
}

/// An asset that is to be made.
open class PHAssetChangeRequest: NSObject {
  @discardableResult
  public class func creationRequestForAsset(from image: UIImage) -> Self { make() }
  public class func deleteAssets(_ assets: [PHAsset]) {}
  private class func make() -> Self { Self() }
  public required override init() { super.init() }
}

public typealias PHImageRequestID = Int32

/// How a picture fills the size that is wanted.
public enum PHImageContentMode: Int, Sendable { case aspectFit, aspectFill }

/// How a picture is loaded, as storage.
open class PHImageRequestOptions: NSObject {
  public enum DeliveryMode: Int, Sendable { case opportunistic, highQualityFormat, fastFormat }
  public enum ResizeMode: Int, Sendable { case none, fast, exact }
  open var deliveryMode = DeliveryMode.opportunistic
  open var resizeMode = ResizeMode.fast
  open var isNetworkAccessAllowed = false
  open var isSynchronous = false
}

/// Loads the pictures of assets, of which there are none.
open class PHImageManager: NSObject {
  public class func `default`() -> PHImageManager { PHImageManager() }

  @preconcurrency @discardableResult
  open func requestImage(
    for asset: PHAsset, targetSize: CGSize, contentMode: PHImageContentMode,
    options: PHImageRequestOptions?,
    resultHandler: @escaping @Sendable (UIImage?, [AnyHashable: Any]?) -> Void
  ) -> PHImageRequestID {
    if options?.isSynchronous == true {
      resultHandler(nil, nil)
    } else {
      OperationQueue.main.addOperation { resultHandler(nil, nil) }
    }
    return 0
  }

  open func cancelImageRequest(_ requestID: PHImageRequestID) {}
}

/// The same, ahead of its use.
open class PHCachingImageManager: PHImageManager {
  open func startCachingImages(
    for assets: [PHAsset], targetSize: CGSize, contentMode: PHImageContentMode,
    options: PHImageRequestOptions?
  ) {}
  open func stopCachingImagesForAllAssets() {}
}
