// SPDX-License-Identifier: MIT

import Testing
import UIKit

@Suite("What Foundation writes and reads on Apple's systems only")
struct FormatterTests {
  @Test func `Durations are written in units`() {
    let formatter = DateComponentsFormatter()
    formatter.allowedUnits = [.hour, .minute, .second]
    #expect(formatter.string(from: 65) == "1:05")
    #expect(formatter.string(from: 3661) == "1:01:01")
    formatter.zeroFormattingBehavior = .pad
    #expect(formatter.string(from: 65) == "00:01:05")
    formatter.zeroFormattingBehavior = .default
    formatter.unitsStyle = .abbreviated
    #expect(formatter.string(from: 3605) == "1h 5s")
    formatter.maximumUnitCount = 1
    formatter.unitsStyle = .full
    #expect(formatter.string(from: 7260) == "2 hours")
    (formatter.maximumUnitCount, formatter.includesTimeRemainingPhrase) = (0, true)
    #expect(formatter.string(from: 60) == "1 minute remaining")
    #expect(formatter.string(from: 0) == "0 seconds remaining")
    #expect(
      DateComponentsFormatter.localizedString(
        from: DateComponents(minute: 90), unitsStyle: .spellOut) == "one hour, thirty minutes")
  }

  @Test func `Moments are written as they are seen from another one`() {
    let formatter = RelativeDateTimeFormatter()
    #expect(formatter.localizedString(fromTimeInterval: -7200) == "2 hours ago")
    #expect(formatter.localizedString(from: DateComponents(day: 1)) == "in 1 day")
    formatter.dateTimeStyle = .named
    #expect(formatter.localizedString(from: DateComponents(day: -1)) == "yesterday")
    #expect(formatter.localizedString(fromTimeInterval: 0) == "now")
    formatter.unitsStyle = .abbreviated
    let date = Date(timeIntervalSinceReferenceDate: 0)
    #expect(formatter.localizedString(for: date + 200, relativeTo: date) == "in 3min")
    formatter.unitsStyle = .short
    #expect(formatter.localizedString(for: date - 7200, relativeTo: date) == "2 hr. ago")
  }

  @Test func `A page becomes the text that can be read on it`() throws {
    let page = """
      <html><head><style>b { color: red }</style></head><body>
      <p>One &amp; <b>two</b>&nbsp;&#33;</p><ul><li>three</li></ul>a &lt; b &unknown; 5 & 6<br/>
      </body></html>
      """
    let text = try NSAttributedString(
      data: Data(page.utf8),
      options: [.documentType: NSAttributedString.DocumentType.html, .characterEncoding: 4],
      documentAttributes: nil)
    #expect(
      text.string == "One & two\u{A0}!\n\t•\tthree\na < b &unknown; 5 & 6\n")
  }

  @Test func `Markdown becomes text with links`() throws {
    let text = try AttributedString(
      markdown: "**Read** [the _terms_](https://example.com \"T\") and `a_b` 2 * 3, snake_case\\*",
      options: .init(interpretedSyntax: .inlineOnlyPreservingWhitespace))
    #expect(String(text.characters) == "Read the terms and a_b 2 * 3, snake_case*")
    let links = text.runs.compactMap(\.link)
    #expect(Set(links) == [URL(string: "https://example.com")])
    let blocks = try AttributedString(markdown: "# Title\none\ntwo\n\n- row")
    #expect(String(blocks.characters) == "Title one tworow")
  }

  private final class Song: NSObject {
    let title: String, year: Int?
    init(_ title: String, _ year: Int?) { (self.title, self.year) = (title, year) }
  }

  @MainActor
  @Test func `Objects are sorted by the names of their properties`() throws {
    _ = HeadlessScene.start()
    let songs = [Song("b", 2), Song("a", nil), Song("c", 1)]
    let titles = { (key: String, isAscending: Bool) in
      (songs as NSArray).sortedArray(using: [NSSortDescriptor(key: key, ascending: isAscending)])
        .compactMap { ($0 as? Song)?.title }
    }
    #expect(titles("title", true) == ["a", "b", "c"])
    #expect(titles("year", false) == ["b", "c", "a"])
    let asPeople = NSSortDescriptor(
      key: "title", ascending: true,
      selector: Selector("localizedStandardCompare:", NSString.localizedStandardCompare(_:)))
    let tracks = [Song("a10", nil), Song("a9", nil)] as NSArray
    #expect((tracks.sortedArray(using: [asPeople]).first as? Song)?.title == "a9")
    #expect(NSString.localizedStringWithFormat("%d of %@", 2, "3" as NSString) == "2 of 3")
  }

  @MainActor
  @Test func `Who observes defaults is told of what has changed`() {
    _ = HeadlessScene.start()
    var count = 0
    let observer = NotificationCenter.default.addObserver(
      forName: UserDefaults.didChangeNotification, object: nil, queue: nil
    ) { _ in MainActor.assumeIsolated { count += 1 } }
    for value in [1, 1, 2] { UserDefaults.standard.set(value, forKey: "number") }
    UserDefaults.standard.removeObject(forKey: "number")
    #expect(count == 3)
    NotificationCenter.default.removeObserver(observer)
  }

  @Test func `Tables keep what they are told to keep`() {
    let table = NSMapTable<NSString, NSObject>.strongToWeakObjects()
    let object = NSObject()
    table.setObject(object, forKey: "kept")
    autoreleasepool { table.setObject(NSObject(), forKey: "gone") }
    #expect(table.object(forKey: "kept") === object && table.object(forKey: "gone") == nil)
    #expect(table.count == 1 && table.keyEnumerator().allObjects as? [String] == ["kept"])
    let other = NSMapTable<NSObject, NSString>.weakToStrongObjects()
    other.setObject("one", forKey: object)
    other.setObject("two", forKey: object)
    #expect(other.object(forKey: object) == "two" && other.count == 1)
    other.removeObject(forKey: object)
    #expect(other.objectEnumerator()?.nextObject() == nil)
  }
}
