// SPDX-License-Identifier: MIT

import StateSpace

/// How the stored values of a type are read: found out once for each type, and kept for ever.
///
/// Reading values is most of what exploring real code takes, and counting references to plans was a third of
/// that. So nothing here is counted: a plan is an address, and what ``Form`` has in it are addresses, types and
/// numbers.
struct SnapshotPlan: @unchecked Sendable {
  struct Field {
    /// The name in a path.
    let name: String
    /// The property as exclusions name it; the parts of a structure have that of the whole.
    let property: String
    let place: Place
    let plan: SnapshotPlan
  }

  /// Fields that are kept for ever.
  typealias Fields = UnsafeBufferPointer<Field>

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
    case fields(Fields)
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
    /// Something that can be looked up, whatever it is.
    case hashable
    /// Something that may say itself what it consists of; if not, these are its properties.
    case mirrored(Fields)
    /// What is found out from each value, where the runtime's layout of types is not known.
    case reflected
    case closure
    /// What a closure keeps, and whether that is all of it.
    case context(Fields, isWhole: Bool)
    /// A weak reference that a closure has captured.
    case captured
    /// What counts by its type alone.
    case opaque
    /// What counts by something that is found from its value, see ``SnapshotPlan/abstraction``.
    case abstracted
    /// An object of a class that may speak for itself, see ``SnapshotPlan/state``.
    case instance(Fields)
    /// An object that keeps the elements of a collection, which is a reference to it.
    case storage(SnapshotPlan?)
    /// An object that is part of the program.
    case constant
  }

  private struct Contents {
    let type: Any.Type
    let isValue: Bool
    let typeMark: Fingerprint
    var form = Form.opaque
    var uncalled: [String] = []
    var unread: Set<String> = []
    var canChange = false
    var abstraction: (@Sendable (Any) -> String)?
    var state: State?
  }

  // Written on the main thread, before anybody else can see the plan.
  private let contents: UnsafeMutablePointer<Contents>

  init(_ type: Any.Type, isValue: Bool? = nil) {
    var mark = Fingerprint()
    mark.combine(SwiftRuntime.uniqueName(of: type))
    contents = .allocate(capacity: 1)
    contents.initialize(
      to: Contents(
        type: type,
        isValue: isValue ?? (type is any SnapshotKind.Type && type is any SnapshotValue.Type),
        typeMark: mark))
  }

  /// What closures keep, and whether that is all of it.
  init(ofContextWith fields: [Field], isWhole: Bool) {
    self.init(CapturedValue.self)
    form = .context(Self.kept(fields), isWhole: isWhole)
  }

  /// A reference of any kind.
  init(ofReferenceReadAs form: Form) {
    self.init(AnyObject.self)
    self.form = form
  }

  /// Keeps fields for ever.
  static func kept(_ fields: [Field]) -> Fields {
    let memory = UnsafeMutableBufferPointer<Field>.allocate(capacity: fields.count)
    _ = memory.initialize(from: fields)
    return Fields(memory)
  }

  var type: Any.Type { contents.pointee.type }
  /// Whether the type is that of objects that are only values.
  var isValue: Bool { contents.pointee.isValue }
  /// Stands for the name of the type.
  var typeMark: Fingerprint { contents.pointee.typeMark }
  var form: Form {
    get { contents.pointee.form }
    nonmutating set { contents.pointee.form = newValue }
  }
  /// The methods of a class that UIKit would call and the stand-in cannot.
  var uncalled: [String] {
    get { contents.pointee.uncalled }
    nonmutating set { contents.pointee.uncalled = newValue }
  }
  /// The properties of the app's that cannot be read.
  var unread: Set<String> {
    get { contents.pointee.unread }
    nonmutating set { contents.pointee.unread = newValue }
  }
  /// Whether objects of the class have variables, or say themselves what they are.
  var canChange: Bool {
    get { contents.pointee.canChange }
    nonmutating set { contents.pointee.canChange = newValue }
  }
  /// By what the values count, in place of what they are.
  var abstraction: (@Sendable (Any) -> String)? {
    get { contents.pointee.abstraction }
    nonmutating set { contents.pointee.abstraction = newValue }
  }
  /// Lets an object say itself what its state is.
  var state: State? {
    get { contents.pointee.state }
    nonmutating set { contents.pointee.state = newValue }
  }
}
