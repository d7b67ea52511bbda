// SPDX-License-Identifier: MIT

import Observation
import UIKit

// Objects that are only values.

extension CGColor: SnapshotValue {}
extension UIColor: SnapshotValue {}
extension UIFont: SnapshotValue {}
extension UIImage: SnapshotValue {}
extension UITraitCollection: SnapshotValue {}

// What the harness compares by itself, or what is the same for all states. The number of an event
// tells how many there have been: that there is one is what counts.

extension Derived: SnapshotOpaque {}
extension Existence: SnapshotOpaque {}
extension PendingEvent.ID: SnapshotOpaque {}
extension HeadlessScene: SnapshotOpaque {}
extension LogicalClock: SnapshotOpaque {}
extension Animations: SnapshotOpaque {}
extension PresentationDriver: SnapshotOpaque {}
extension TouchDelivery: SnapshotOpaque {}
extension UIApplication: SnapshotOpaque {}
extension UIScene: SnapshotOpaque {}
extension UIScreen: SnapshotOpaque {}
extension UIDevice: SnapshotOpaque {}
extension NotificationCenter: SnapshotOpaque {}
extension DispatchQueue: SnapshotOpaque {}
extension ObservationRegistrar: SnapshotOpaque {}
