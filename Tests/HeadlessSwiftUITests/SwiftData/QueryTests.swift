// SPDX-License-Identifier: MIT

import SwiftData
import SwiftUI
import Testing
import ViewTesting

private struct TripList: View {
  @Environment(\.modelContext) private var context
  @Query(sort: \Trip.name) private var trips: [Trip]
  @Query(filter: #Predicate<Trip> { $0.stars > 3 }, animation: .default) private var good: [Trip]
  @Query(sort: [SortDescriptor(\Trip.stars, order: .reverse)]) var best: [Trip]
  @Query(FetchDescriptor<Luggage>()) private var luggage: [Luggage]
  @Query private var guides: [Guide]

  var body: some View {
    VStack {
      ForEach(trips) { Text($0.title) }
      Text(
        "\(good.count) good, first \(best.first?.name ?? "none"), \(luggage.count) \(guides.count)")
      Button("Rome") { context.insert(Trip(name: "Rome", stars: 4)) }
      Button("Bonn") { context.insert(Trip(name: "Bonn")) }
      Button("Better") { trips.first?.stars += 2 }
      Button("Pack") { trips.first?.pack("Socks") }
      Button("Delete") { trips.first.map { context.delete($0) } }
    }
  }
}

/// Shows what is searched for.
private struct FoundTrips: View {
  @Query private var trips: [Trip]
  let prefix: String

  init(word: String, order: SortOrder) {
    prefix = "found"
    _trips = Query(
      filter: #Predicate { word.isEmpty || $0.name.localizedStandardContains(word) },
      sort: \.name, order: order)
  }

  var body: some View { Text(([prefix] + trips.map(\.name)).joined(separator: " ")) }
}

private struct Search: View {
  @Environment(\.modelContext) private var context
  @State private var word = ""

  var body: some View {
    FoundTrips(word: word, order: .reverse)
    Button("o") { word = "o" }
    Button("x") { word = "x" }
      .onAppear { for name in ["Rome", "Bonn", "Lyon"] { context.insert(Trip(name: name)) } }
  }
}

/// Shows what an actor loads.
private struct Loading: View {
  @Environment(\.modelContext) private var context
  @Query(sort: \Trip.name) private var trips: [Trip]
  @State private var saves = 0

  var body: some View {
    Text("\(saves) saved: " + trips.map(\.name).joined(separator: " "))
      .task { try? await TripLoader(modelContainer: context.container).load(["Rome", "Oslo"]) }
      .onReceive(NotificationCenter.default.publisher(for: ModelContext.didSave)) { _ in
        saves += 1
      }
  }
}

@MainActor
@Suite("A query")
struct QueryTests {
  @Test func `shows what is inserted, changed and deleted, before it is saved`() {
    let stage = Stage(TripList().modelContainer(for: [Trip.self, Guide.self], inMemory: true))
    func shown() -> [String] { Array(stage.texts.prefix { $0 != "Rome" }) }
    #expect(shown() == ["0 good, first none, 0 0"])
    #expect(stage.root.headlessTypeName == "TripList", "a store around a view is no other screen")
    stage.tap("Rome")
    stage.tap("Bonn")
    #expect(shown() == ["Bonn/3", "Rome/4", "1 good, first Rome, 0 0"])
    stage.tap("Better")
    #expect(shown() == ["Bonn/5", "Rome/4", "2 good, first Bonn, 0 0"])
    stage.tap("Pack")
    #expect(shown().last == "2 good, first Bonn, 1 0")
    stage.tap("Delete")
    #expect(shown() == ["Rome/4", "1 good, first Rome, 0 0"])
  }

  @Test func `that a view makes anew fetches anew`() {
    let stage = Stage(Search().modelContainer(for: Trip.self))
    #expect(stage.texts.first == "found Rome Lyon Bonn")
    stage.tap("o")
    #expect(stage.texts.first == "found Rome Lyon Bonn")
    stage.tap("x")
    #expect(stage.texts.first == "found")
  }

  @Test func `shows what another context has saved`() {
    let stage = Stage(Loading().modelContainer(for: Trip.self))
    #expect(stage.texts == ["1 saved: Oslo Rome"])
  }

  @Test func `does not let views be evaluated for what it does not show`() throws {
    let container = try ModelContainer(for: Trip.self)
    var count = 0
    struct Names: View {
      @Query(sort: \Trip.name) private var trips: [Trip]
      let note: () -> Void
      var body: some View {
        let _ = note()
        Text("\(trips.count)")
      }
    }
    let stage = Stage(Names { count += 1 }.modelContainer(container))
    let before = count
    let trip = Trip(name: "Rome")
    stage.turn { container.mainContext.insert(trip) }
    stage.settle()
    #expect(count == before + 1)
    stage.turn { trip.stars = 5 }
    stage.settle()
    #expect(count == before + 1)
  }

  @Test(.enabled(if: isLinux)) func `ends the app where no view around has a store`() async {
    await #expect(processExitsWith: .failure) {
      _ = await Stage(TripList())
    }
  }
}

#if os(Linux)
  private let isLinux = true
#else
  private let isLinux = false
#endif
