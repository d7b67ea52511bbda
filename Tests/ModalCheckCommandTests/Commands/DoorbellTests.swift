// SPDX-License-Identifier: MIT

import Foundation
import Testing
import UIKitSemantics

@testable import ModalCheckCommand

/// Whole outputs for a spec that is not of this package.
struct DoorbellTests {
  @TemporaryFolder private var folder

  @Test func `A spec is listed with its variants`() {
    #expect(
      doorbell("list")
        == .success(
          """
          doorbell
            A doorbell. Somebody rings until somebody opens.
            - loud: The bell is loud.
            - silent: The bell is silent.

          """))
  }

  @Test func `The actions of UIKit are listed with who does them, then those of the app`() {
    #expect(
      doorbell("list", "actions")
        == .success(
          """
          UIKit's own, in every spec where they apply
            user    swipe: pull down
            user    swipe: pull down again
            user    swipe: past the threshold
            user    swipe: back over the threshold
            user    swipe: back to the top
            user    swipe: release
            user    swipe: interrupted by the system
            user    tap outside
            system  animation ends
            system  interactive transition starts
            system  lay out the container of <controller>
            system  width becomes compact
            system  width becomes regular
          doorbell
            user    ring the bell
            user    open the door
            app     app: wear out

          """))
  }

  @Test func `A trace is replayed step by step, with the values that it leaves out`() {
    #expect(
      doorbell("replay", "doorbell", " loud > ring the bell;open the door; ")
        == .success(
          """
          loud; door=front > ring the bell; open the door

             0  hall
             1  user: ring the bell
                  changed        rings: 0 → 1
             2  user: open the door
                  changed        isOpen: false → true

          These actions violate no property.

          """))
  }

  @Test(
    "A trace that does not fit is refused with what would fit, and nothing is shown of it",
    arguments: [
      (
        "",
        """
        The trace cannot be read: it has no action. Expected '<variant>; <axis>=<value> > \
        <action>; <action>'.
        """
      ),
      (
        "loud > ring the bell > open the door",
        """
        The trace cannot be read: it has more than one '>'. Expected '<variant>; <axis>=<value> > \
        <action>; <action>'.
        """
      ),
      (
        "ring the bell",
        """
        The trace names no variant, and there are several: 'loud', 'silent'. Begin it with one, \
        followed by '>'.
        """
      ),
      (
        "lout > ring the bell",
        "There is no variant 'lout'. Variants: 'loud', 'silent'. Did you mean 'loud'?"
      ),
      (
        "loud; dor=back > ring the bell",
        "There is no axis 'dor'. Axes: 'door'. Did you mean 'door'?"
      ),
      (
        "loud; door=bakc > ring the bell",
        "The axis 'door' has no value 'bakc'. Values: 'front', 'back'. Did you mean 'back'?"
      ),
      (
        "loud > open the door",
        "Step 1: 'open the door' cannot happen here. Possible: 'ring the bell'."
      ),
      (
        "loud > ring the bell; ring the ball",
        """
        Step 2: 'ring the ball' cannot happen here. Possible: 'ring the bell', 'open the door'. \
        Did you mean 'ring the bell'?
        """
      ),
      (
        "loud > ring the bell; open the door; ring the bell",
        "Step 3: 'ring the bell' cannot happen here; nothing can."
      ),
    ])
  func misfit(trace: String, message: String) {
    #expect(doorbell("replay", "doorbell", trace) == .failure(.invalidData, message))
  }

  @Test("A violation is on the standard output, with status 1, and its report is written")
  func violation() throws {
    #expect(
      doorbell("explore", "--depth", "3", "--output", "\(folder)/new", "--format", "markdown")
        == Captured(
          status: .notAsExpected,
          output: """
            doorbell                       ❌ Not as expected: 'two rings' (violated). \
            Nothing else was checked.
            ❌ doorbell, loud: "two rings": violated, in 2 steps
              with door=front
              1. user: ring the bell
              2. user: ring the bell
              modalcheck replay doorbell 'loud; door=front > ring the bell; ring the bell'
            ❌ doorbell, silent: "two rings": violated, in 2 steps
              with door=front
              the 2 steps of "two rings" in 'loud'
              modalcheck replay doorbell 'silent; door=front > ring the bell; ring the bell'
            property-strength              Properties that detect nothing: 0 of 0. \
            Surviving mutants: \(RuleMutation.ofProperties.count).
            3 files written to '\(folder)/new'.

            """, error: ""))
    let report = try #require(text(of: "\(folder)/new/doorbell.md"))
    #expect(report.contains("❌ loud: two rings — violated in 2 steps"))
    #expect(report.contains("\nmodalcheck replay doorbell 'loud; door=front > ring the bell; "))
  }
}
