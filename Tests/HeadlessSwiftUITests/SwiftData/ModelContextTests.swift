// SPDX-License-Identifier: MIT

import SwiftData
import Testing
import UIKit

@MainActor
@Suite("A context")
struct ModelContextTests {
  private let container: ModelContainer
  private var context: ModelContext { container.mainContext }

  init() throws {
    container = try ModelContainer(
      for: Trip.self, Luggage.self, Guide.self,
      configurations: ModelConfiguration(isStoredInMemoryOnly: true))
  }

  @Test func `has what was inserted, in its order, with all that belongs to it`() throws {
    let rome = Trip(name: "Rome")
    rome.pack("Socks")
    #expect(rome.modelContext == nil && !context.hasChanges)
    context.insert(rome)
    context.insert(Trip(name: "Oslo"))
    #expect(context.names == ["Rome", "Oslo"])
    #expect(context.titles == ["Socks"])
    #expect(rome.modelContext === context && context.hasChanges)
    try context.save()
    #expect(!context.hasChanges && !rome.hasChanges)
    rome.pack("Hat")
    #expect(context.titles == ["Socks", "Hat"])
    #expect(context.changedModelsArray.count == 1)
  }

  @Test("fetches what fits, in the order that is asked for, and no more than is wanted")
  func fetch() throws {
    for (name, stars) in [("Rome", 4), ("Oslo", 2), ("Bonn", 4)] {
      context.insert(Trip(name: name, stars: stars))
    }
    var good = FetchDescriptor<Trip>(
      predicate: #Predicate { $0.stars > 3 && $0.luggage.isEmpty },
      sortBy: [SortDescriptor(\.stars), SortDescriptor(\.name)])
    #expect(try context.fetch(good).map(\.name) == ["Bonn", "Rome"])
    good.fetchLimit = 1
    #expect(try context.fetchCount(good) == 1)
    let word = "BO"
    let found = FetchDescriptor<Trip>(
      predicate: #Predicate { $0.name.localizedStandardContains(word) })
    #expect(try context.fetch(found).map(\.name) == ["Bonn"])
  }

  @Test("deletes with a model what goes with it, and lets the others go on without it")
  func delete() throws {
    let (rome, anna) = (Trip(name: "Rome"), Guide(name: "Anna"))
    rome.pack("Socks")
    rome.guide = anna
    context.insert(rome)
    #expect(anna.trips?.map(\.name) == ["Rome"])
    try context.save()

    context.delete(anna)
    #expect(rome.guide == nil && anna.isDeleted)
    context.delete(rome)
    #expect(context.names.isEmpty && context.titles.isEmpty)
    try context.save()
    #expect(rome.modelContext == nil && !rome.isDeleted)
    #expect(rome.name == "Rome", "what is still shown does not end the app")
  }

  @Test func `deletes all models that fit`() throws {
    for stars in 1...3 { context.insert(Trip(name: "\(stars)", stars: stars)) }
    try context.delete(model: Trip.self, where: #Predicate { $0.stars < 3 })
    #expect(context.names == ["3"])
  }

  @Test func `takes back what has not been saved`() throws {
    let rome = Trip(name: "Rome")
    rome.pack("Socks")
    context.insert(rome)
    try context.save()
    rome.name = "Oslo"
    rome.luggage = []
    context.insert(Trip(name: "Bonn"))
    context.rollback()
    #expect(context.names == ["Rome"] && rome.luggage.map(\.title) == ["Socks"])
    context.delete(rome)
    context.rollback()
    #expect(context.names == ["Rome"] && context.titles == ["Socks"] && !context.hasChanges)
    #expect(rome.luggage.first?.trip === rome)
  }

  @Test func `keeps one model for each value of a unique property`() throws {
    context.insert(Trip(name: "Rome", stars: 1))
    try context.save()
    context.insert(Trip(name: "Rome", stars: 2))
    try context.save()
    #expect(try context.fetch(FetchDescriptor<Trip>()).map(\.stars) == [2])
  }

  @Test func `does not see what another one has changed before that is saved`() throws {
    let rome = Trip(name: "Rome")
    rome.pack("Socks")
    context.insert(rome)
    try context.save()
    let other = ModelContext(container)
    #expect(!other.autosaveEnabled && context.autosaveEnabled)
    let copy = try #require(other.model(for: rome.persistentModelID) as? Trip)
    #expect(copy !== rome && copy.kind == "trip" && copy.luggage.map(\.title) == ["Socks"])
    copy.name = "Oslo"
    copy.luggage.removeAll()
    #expect(context.names == ["Rome"])
    try other.save()
    #expect(rome.name == "Oslo" && rome.luggage.isEmpty)
    other.delete(copy)
    try other.save()
    #expect(context.names.isEmpty && rome.modelContext == nil)
  }

  @Test func `of an actor's own saves for all`() async throws {
    try await TripLoader(modelContainer: container).load(["Rome", "Oslo"])
    #expect(context.names == ["Rome", "Oslo"])
  }
}

@MainActor
@Suite("A relationship")
struct RelationshipTests {
  @Test func `is the same from both sides, whichever is changed`() {
    let (rome, oslo, socks) = (Trip(name: "Rome"), Trip(name: "Oslo"), Luggage(title: "Socks"))
    rome.luggage = [socks]
    #expect(socks.trip === rome)
    socks.trip = oslo
    #expect(rome.luggage.isEmpty && oslo.luggage.first === socks)
    oslo.luggage.append(socks)
    #expect(oslo.luggage.count == 1, "a model is there once")
    oslo.luggage.removeAll()
    #expect(socks.trip == nil)
  }

  @Test func `that no attribute names is found where there is only one`() {
    let (anna, rome) = (Guide(name: "Anna"), Trip(name: "Rome"))
    anna.trips?.append(rome)
    #expect(rome.guide === anna)
    rome.guide = nil
    #expect(anna.trips == [])
  }
}
