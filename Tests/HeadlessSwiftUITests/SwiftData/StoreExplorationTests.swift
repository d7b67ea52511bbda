// SPDX-License-Identifier: MIT

import SwiftData
import SwiftUI
import Testing
import ViewTesting

/// Which trip is edited.
@Observable @MainActor
private final class Editing {
  var trip: Trip?
}

/// Inserts a trip at once, which Cancel then has to take away again.
private struct TripsView: View {
  @Bindable var editing: Editing
  let takesBack: Bool
  @Environment(\.modelContext) private var context
  @Query(sort: \Trip.name) private var trips: [Trip]

  var body: some View {
    NavigationStack {
      List { ForEach(trips) { Text($0.name) } }
        .toolbar {
          if trips.isEmpty {
            Button("Add") {
              let trip = Trip(name: "New trip")
              context.insert(trip)
              editing.trip = trip
            }
          }
        }
        .sheet(item: $editing.trip) { TripEditor(trip: $0, takesBack: takesBack) }
    }
  }
}

private struct TripEditor: View {
  @Bindable var trip: Trip
  let takesBack: Bool
  @Environment(\.dismiss) private var dismiss
  @Environment(\.modelContext) private var context

  var body: some View {
    Form {
      Stepper("Stars", value: $trip.stars, in: 3...4)
      Button("Cancel") {
        if takesBack { context.delete(trip) }
        dismiss()
      }
      Button("Save") {
        try? context.save()
        dismiss()
      }
    }
    .interactiveDismissDisabled()
  }
}

/// Trips that are swiped away, with what is packed.
private struct PackingView: View {
  @Environment(\.modelContext) private var context
  @Query(sort: \Trip.name) private var trips: [Trip]
  @Query private var luggage: [Luggage]

  var body: some View {
    List {
      ForEach(trips) { trip in
        Button("\(trip.name): \(trip.luggage.count)") {
          if trip.luggage.isEmpty { trip.pack("Socks") }
        }
      }
      .onDelete { for place in $0 { context.delete(trips[place]) } }
      Text("\(luggage.count) packed")
      if trips.isEmpty { Button("Add") { context.insert(Trip(name: "Rome")) } }
    }
  }
}

/// A screen from which what is shown can be deleted below it.
private struct TripPage: View {
  @Environment(\.modelContext) private var context
  @Query private var trips: [Trip]
  @State private var shown: Trip?

  var body: some View {
    Button("Open") {
      let trip = trips.first ?? Trip(name: "Rome")
      context.insert(trip)
      shown = trip
    }
    .sheet(item: $shown) { trip in
      Text(trip.title)
      Button("Delete") {
        context.delete(trip)
        try? context.save()
      }
    }
  }
}

@MainActor
@Suite("A screen with a store")
struct StoreExplorationTests {
  private func explore(takesBack: Bool) async throws -> String {
    try await violations(depth: 6) { setup in
      guard let container = try? ModelContainer(for: Trip.self) else { fatalError("No store.") }
      let editing = Editing()
      setup.check("what is not saved does not stay") {
        editing.trip != nil || !container.mainContext.hasChanges
      }
      return TripsView(editing: editing, takesBack: takesBack).modelContainer(container)
    }
  }

  @Test func `that leaves behind what was inserted, also on Cancel, is told of`() async throws {
    let found = try await explore(takesBack: false)
    #expect(found.contains("\"what is not saved does not stay\" is violated"), "\(found)")
    #expect(found.contains("user: tap Cancel"))
    let repaired = try await explore(takesBack: true)
    #expect(!repaired.contains("is violated"), "\(repaired)")
  }

  @Test func `is as many states as there are contents, whatever was inserted before`() throws {
    let variant = Variant(scene: "packing", summary: "", names: []) { _ in
      UIHostingController(rootView: PackingView().modelContainer(for: Trip.self))
    }
    let exploration = try variant.explore(limits: Limits(depth: 12))
    #expect(exploration.results.allSatisfy { $0.verdict != .violated })
    #expect(exploration.isClosed)
  }

  @Test func `may go on showing what was deleted`() async throws {
    let found = try await violations(depth: 6) { _ in TripPage().modelContainer(for: Trip.self) }
    #expect(!found.contains("is violated"), "\(found)")
  }
}
