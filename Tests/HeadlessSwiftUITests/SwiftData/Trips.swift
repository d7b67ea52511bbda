// SPDX-License-Identifier: MIT

import SwiftData
import SwiftUI

enum Season: String, Codable, CaseIterable { case summer, winter }

/// A trip with things to pack, as tutorials have it.
@Model
final class Trip {
  @Attribute(.unique) var name: String
  var start: Date = Date.distantPast
  var stars = 3  // of five
  var season: Season = Season.summer
  var notes: String?
  @Attribute(.externalStorage) var picture: Data?
  @Relationship(deleteRule: .cascade, inverse: \Luggage.trip) var luggage: [Luggage] = []
  var guide: Guide?
  @Transient var isFresh = true
  var title: String { "\(name)/\(stars)" }
  let kind = "trip"

  init(name: String, stars: Int = 3) {
    self.name = name
    self.stars = stars
  }

  func pack(_ title: String) { luggage.append(Luggage(title: title)) }
}

@Model
final class Luggage {
  var title: String
  var trip: Trip?
  init(title: String) { self.title = title }
}

/// Leads many trips, which stay when there is no guide any more.
@Model
final class Guide {
  var name: String
  var trips: [Trip]? = []
  init(name: String) { self.name = name }
}

@ModelActor
actor TripLoader {
  func load(_ names: [String]) throws {
    for name in names { modelContext.insert(Trip(name: name)) }
    try modelContext.save()
  }
}

extension ModelContext {
  /// The names of the trips in this context.
  var names: [String] {
    ((try? fetch(FetchDescriptor<Trip>())) ?? []).map(\.name)
  }
  /// The titles of all that is packed.
  var titles: [String] {
    ((try? fetch(FetchDescriptor<Luggage>())) ?? []).map(\.title)
  }
}
