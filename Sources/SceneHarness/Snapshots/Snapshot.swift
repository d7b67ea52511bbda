// SPDX-License-Identifier: MIT

import Foundation
import StateSpace
import UIKit

/// The stored properties of objects and of all that they refer to, read by reflection.
///
/// Objects are told apart by the order in which they are first met, never by their addresses, so
/// that two executions of the same actions give the same snapshot. Sets and dictionaries count
/// without an order. A weak reference counts by which object it leads to, or that it leads to none.
/// A closure counts by its code and by what it has captured, unless that depends on parameters of
/// types. What counts by its type alone: pointers; imported types that reflection cannot look into.
/// An unowned reference does not count at all.
@MainActor
public struct Snapshot {
  /// What is left out: properties that do not belong to the state of an app.
  public struct Exclusions: Sendable {
    /// Names of properties, `Type.property` or `property`.
    public var properties: Set<String> { didSet { replan() } }
    /// Names of types whose values count by their type alone.
    public var types: Set<String> { didSet { replan() } }
    /// What properties count by, in place of their values, by names as in `properties`.
    ///
    /// ```swift
    /// exclusions.abstractions["Feed.items"] = { items in "\((items as? [Item])?.isEmpty == true)" }
    /// ```
    public var abstractions: [String: @Sendable (Any) -> String] = [:] { didSet { replan() } }
    /// How values are looked into; tests compare the ways.
    var reading = SwiftRuntime.reading { didSet { replan() } }
    /// How values are read under these exclusions.
    private(set) var plans = SnapshotPlans.leavingOutNothing

    /// Leaves out what is named.
    public init(properties: Set<String> = [], types: Set<String> = []) {
      self.properties = properties
      self.types = types
      replan()
    }

    private mutating func replan() {
      let isEmpty = properties.isEmpty && types.isEmpty && abstractions.isEmpty
      plans =
        isEmpty && reading == SwiftRuntime.reading
        ? .leavingOutNothing : SnapshotPlans(self, reading)
    }
  }

  /// A value that was read, and where it stands.
  struct Leaf: Hashable, Sendable {
    /// The way to the value, such as `controller.items[2]`.
    let path: String
    /// The property of an object that the value belongs to, as exclusions name it.
    let property: String?
    /// The value in words.
    let value: String
  }

  /// The fingerprint of all that was read.
  var fingerprint = Fingerprint()
  /// What was read, in order; empty unless it is asked for.
  var leaves: [Leaf] = []
  /// The ways to closures that have captured something else than was read, in the same case.
  var unseen: [String] = []

  let plans: SnapshotPlans
  let keepsLeaves: Bool
  /// Whether numbers count by their types alone that may be fractions, such as places and sizes.
  var leavesOutFractions = false
  /// Whether it is taken to see what an action changes: that a view is to be laid out once it is on
  /// screen makes no difference then, nor that somebody keeps a task that has ended.
  var isOfTrial = false
  /// Whether times count as they are, and not by how long ago or ahead they are.
  var isExactInTime = false
  /// Whether collections without an order wait until all else is numbered.
  var putsOffCollections = false
  /// Whether closures count by their types alone.
  var leavesOutCaptures = false
  /// How objects are treated that have no number yet.
  var mode = Mode.complete
  /// The names on the way to what is being read.
  var trail: [String] = []
  /// The property of an object that is being read, if leaves are kept.
  var property: String?
  var numbers: [ObjectIdentifier: Int] = [:]
  var uuids: [UUID: Int] = [:]
  /// The times that were met, in their order.
  var dates: [Date] = []
  /// The objects that were met, in the order of their numbers, kept so that no address is used
  /// twice.
  var met: [(object: AnyObject, isRead: Bool)] = []
  var queue = Queue()
  /// The methods of objects that UIKit would call and the stand-in cannot.
  var uncalled: Set<String> = []
  /// The properties of the app's that were met and cannot be read.
  var unread: Set<String> = []
  /// The fingerprint without what can only be told by its history; `nil` if nothing is of that kind.
  var visible: Fingerprint?
  /// The tasks of the scene.
  var tasks: SceneTasks?
  /// How many references to each task were read, where all that it may leave is known.
  var seenTasks: [Int: Int] = [:]

  /// How many objects the last snapshot has met: the next one makes room for as many.
  private static var usualCount = 48

  enum Mode {
    case complete
    /// Objects without a number count by their types.
    case shallow
    /// Members of collections without an order are told apart by what is in themselves only.
    case refining
  }

  /// What waits to be read.
  struct Queue {
    /// Objects and the trails to them.
    var objects: [(object: AnyObject, plan: SnapshotPlan, trail: [String])] = []
    /// Collections without an order: they are read when all that has an order is numbered.
    var collections: [(members: [UnorderedMember], trail: [String], property: String?)] = []
  }

  /// Prepares a snapshot of nothing.
  ///
  /// - Parameters:
  ///   - exclusions: What is left out.
  ///   - keepsLeaves: Whether to keep each leaf with its path, to compare snapshots by.
  init(excluding exclusions: Exclusions = Exclusions(), keepsLeaves: Bool = false) {
    self.init(exclusions.plans, keepsLeaves: keepsLeaves)
  }

  init(_ plans: SnapshotPlans, keepsLeaves: Bool) {
    self.plans = plans
    self.keepsLeaves = keepsLeaves
  }

  /// Adds a value and all that it refers to, under a name.
  ///
  /// - Complexity: O(*n* log *n*), where *n* is the number of values that can be reached.
  mutating func add(_ value: Any, named name: String) {
    if met.isEmpty {
      numbers.reserveCapacity(Self.usualCount)
      met.reserveCapacity(Self.usualCount)
    }
    if keepsLeaves { trail.append(name) }
    visit(value)
    if keepsLeaves { trail.removeLast() }
    drain()
    Self.usualCount = met.count
  }

  /// Whether an object has been reached by references that keep it alive.
  func hasMet(_ object: AnyObject) -> Bool {
    numbers[ObjectIdentifier(object)].map { met[$0].isRead } ?? false
  }
}
