// SPDX-License-Identifier: MIT

import StateSpace

/// How the stored values of a type are read: found out once for each type.
final class SnapshotPlan: @unchecked Sendable {
  struct Field {
    /// The name in a path.
    let name: String
    /// The property as exclusions name it; the parts of a structure have that of the whole.
    let property: String
    let place: Place
    let plan: SnapshotPlan
  }

  /// Where a value stands.
  enum Place {
    case offset(Int)
    /// Where `Mirror` finds it: the index is the place among what the type itself declares.
    case child(of: Any.Type, index: Int)
    /// The same, of a reference that does not keep its object alive; and where it stands, if that is
    /// known.
    case weak(of: Any.Type, index: Int, offset: Int?)
  }

  /// Lets an object add its own state.
  typealias State = @MainActor (AnyObject, inout Snapshot) -> Void

  enum Form {
    case byte, integer(width: Int, isSigned: Bool), float, double, text
    /// A random number that names something.
    case uuid
    /// A time, which counts by its order among others and by what is near.
    case date
    case fields([Field])
    case object
    /// A variable that closures share, whose contents are known.
    case variable(SnapshotPlan)
    /// A number of eight bytes, whichever it is.
    case number(isFraction: Bool)
    /// As many bytes as they are.
    case bytes(Int)
    case optional(any OptionalShape.Type, SnapshotPlan)
    case array(any ArrayShape.Type, SnapshotPlan)
    case unordered(any UnorderedShape.Type)
    case enumeration
    case task(any TaskShape.Type)
    /// Something behind a protocol, or `Any`.
    case existential
    /// Something that may say itself what it consists of; if not, these are its properties.
    case mirrored([Field])
    /// What is found out from each value, where the runtime's layout of types is not known.
    case reflected
    case closure
    /// What a closure keeps, and whether that is all of it.
    case context([Field], isWhole: Bool)
    /// A weak reference that a closure has captured.
    case captured
    /// What counts by its type alone.
    case opaque
    /// What the user wants to count by something that is found from its value.
    case abstracted(@Sendable (Any) -> String)
    /// An object of a class that may speak for itself.
    case instance([Field], state: State?)
    /// An object that keeps the elements of a collection, which is a reference to it.
    case storage(SnapshotPlan?)
    /// An object that is part of the program.
    case constant
  }

  let type: Any.Type
  /// The methods of a class that UIKit would call and the stand-in cannot.
  var uncalled: [String] = []
  /// The properties of the app's that cannot be read.
  var unread: Set<String> = []
  /// Whether the type is that of objects that are only values.
  let isValue: Bool
  /// Stands for the name of the type.
  let typeMark: Fingerprint
  // Set on the main thread, before anybody else can see the plan.
  var form = Form.opaque
  /// Whether objects of the class have variables, or say themselves what they are.
  var canChange = false

  init(_ type: Any.Type, isValue: Bool? = nil) {
    self.type = type
    self.isValue = isValue ?? (type is any SnapshotKind.Type && type is any SnapshotValue.Type)
    var mark = Fingerprint()
    mark.combine(SwiftRuntime.uniqueName(of: type))
    typeMark = mark
  }

  /// What closures keep, and whether that is all of it.
  convenience init(ofContextWith fields: [Field], isWhole: Bool) {
    self.init(CapturedValue.self)
    form = .context(fields, isWhole: isWhole)
  }

  /// A reference of any kind.
  convenience init(ofReferenceReadAs form: Form) {
    self.init(AnyObject.self)
    self.form = form
  }
}
