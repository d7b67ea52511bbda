// SPDX-License-Identifier: MIT

import ModalSpecs
import Testing

@testable import ModalCheckCommand

/// The pages of `explore --format html`, in a browser.
@Suite("The page of a spec", .enabled(if: Browser.path != nil, Browser.hint))
struct PlayerTests {
  private static func page(_ spec: String) -> String {
    var page = ""
    try? withTemporaryFolder { folder in
      let status = ModalCheck.run(
        ["explore", spec, "--format", "html", "--output", folder], specs: SpecCatalog.all,
        output: Recorder().output())
      #expect(status == .success)
      page = text(of: "\(folder)/\(spec).html") ?? ""
    }
    return page
  }

  private static let sheet = page("page-sheet-dismissal")
  private static let matrix = page("presentation-matrix")

  private static let address =
    "#/delegate-on-its-child/diddismiss-after-every-dismissal-by-the-user/4"

  @Test("plays a counterexample from where the address says to its end, and says each step")
  func playing() throws {
    let lines = try Browser.lines(
      of: Self.sheet, at: Self.address,
      script: """
        const tell = () => {
          say(document.querySelector("[aria-current=step] .action").textContent);
          say(document.querySelector(".spoken").textContent);
        };
        tell();
        press("ArrowRight");
        document.querySelector("[data-go=forward]").click();
        tell();
        say(document.querySelector("[data-go=forward]").disabled);
        say([...document.querySelectorAll(".current .callback code")].map(each => each.textContent));
        say(location.hash);
        press("Home");
        say(document.querySelector(".device").getAttribute("aria-label"));
        """)
    #expect(
      lines == [
        "swipe: past the threshold",
        "Step 4 of 6. user: swipe: past the threshold. On screen: root ▸ sheet [screen] "
          + "(pageSheet, dragged past the threshold).",
        "animation ends", "Step 6 of 6. system: animation ends. On screen: root.", "true",
        "sheet.viewDidDisappear,screen.viewDidDisappear",
        "#/delegate-on-its-child/diddismiss-after-every-dismissal-by-the-user/6",
        "On screen: root",
      ])
  }

  @Test func `moves the phone's sheet as far as the finger, and dims what is below`() throws {
    let lines = try Browser.lines(
      of: Self.sheet, at: Self.address,
      script: """
        const tell = () => {
          const shown = [...document.querySelectorAll(".presentation:not(.leaving)")];
          say(shown.map(each => `${each.querySelector("strong").textContent} `
            + `${each.style.getPropertyValue("--away")} ${each.classList.contains("held")}`));
        };
        tell();
        document.querySelector("[data-go=forward]").click();
        tell();
        document.querySelector("[data-go=last]").click();
        tell();
        """)
    #expect(
      lines == ["root 0 false,screen 0.48 true", "root 0 false,screen 0.6 false", "root 0 false"])
  }

  @Test("lets the reader take what can happen next, leave the counterexample, and come back")
  func walking() throws {
    let lines = try Browser.lines(
      of: Self.sheet, at: Self.address,
      script: """
        const choices = () => [...document.querySelectorAll(".choice")];
        const tell = () => {
          say(choices().length);
          say(document.querySelector("[aria-current=step] .action").textContent);
          say(location.hash.split("/").slice(3));
        };
        choices().find(each => each.textContent.includes("back over")).click();
        tell();
        choices()[0].click();
        tell();
        press("ArrowLeft");
        press("ArrowLeft");
        tell();
        choices().find(each => each.matches(".following")).click();
        tell();
        """)
    #expect(lines.count == 12)
    #expect(lines[1] == "swipe: back over the threshold")
    #expect(lines[2] == "4,0")
    #expect(lines[5].hasPrefix("4,0."))
    #expect(Array(lines[7...8]) == ["swipe: past the threshold", "4"])
    #expect(Array(lines[10...11]) == ["swipe: release", "5"])
  }

  @Test("filters verdicts by words, kind and variant, and leads from a fact to its row")
  func filtering() throws {
    let lines = try Browser.lines(
      of: Self.sheet,
      script: """
        const count = () => say(document.querySelector(".findings .count").textContent);
        count();
        document.querySelector(".chip.defect").click();
        count();
        const search = document.querySelector("#search");
        search.value = "Blocked";
        search.dispatchEvent(new Event("input"));
        count();
        say([...document.querySelectorAll(".findings .property")].map(each => each.textContent));
        const variant = document.querySelector("#variant");
        variant.value = "3";
        variant.dispatchEvent(new Event("change"));
        count();
        const link = document.querySelector(".about a[href^='#fact-']");
        location.hash = link.getAttribute("href");
        follow();
        const row = document.querySelector(link.getAttribute("href")).closest("tr");
        say(row === document.activeElement && row.closest("details").open);
        """)
    #expect(
      lines == [
        "65 verdicts", "3 of 65 verdicts", "1 of 65 verdicts", "every blocked swipe is reported",
        "0 of 65 verdicts", "true",
      ])
  }

  @Test func `shows the first defect that is listed, unless the address says otherwise`() throws {
    let lines = try Browser.lines(
      of: Self.sheet,
      script: """
        say(document.querySelector(".finding[data-way]").matches("[aria-current]"));
        say(document.querySelector("#player-title").firstChild.textContent);
        """)
    #expect(lines == ["true", "every blocked swipe is reported"])
  }

  @Test("plays what depends on an open question, under the answers that bring it about")
  func openQuestion() throws {
    let lines = try Browser.lines(
      of: Self.sheet,
      script: """
        const open = [...document.querySelectorAll("details.finding")]
          .find(each => each.querySelector(".words.open"));
        open.querySelector(".condition [data-way]").click();
        say(open.querySelector(".property").textContent);
        say(document.querySelector("#player-title .badge").textContent);
        say(document.querySelector(".about").textContent.includes(
          "Only if UIKit answers open questions so: modalFlagTiming=whenTheSwipeBegins."));
        const address = location.hash;
        document.querySelector("[data-go=last]").click();
        say(document.querySelector(".current .on-screen").textContent);
        say(document.querySelector(".choices").textContent);
        player.go(firstPosition());
        location.hash = address;
        follow();
        say(location.hash === address && player.position.trace.answers.length);
        """)
    #expect(
      lines == [
        "a veto by isModalInPresentation or shouldDismiss is never bypassed by the user",
        "depends on UIKit", "true", "root ▸ sheet [screen] (pageSheet, being dismissed)",
        "This file holds the states under the default answers, not under these.", "1",
      ])
  }

  @Test(
    "prints the counterexample first, each step with its callbacks, and nothing to press",
    .enabled(if: Browser.textOfPDF != nil, Browser.hintOnPDF))
  func print() throws {
    let text = try Browser.printed(Self.sheet, at: Self.address)
    let order = [
      "Dismissing a page sheet", "didDismiss after every dismissal by the user", "known defect",
      "The command that replays it", "modalcheck replay", "tap Open", "sheet.viewWillAppear",
      "swipe: past the threshold", "sheet.viewDidDisappear", "Verdicts", "Known defects",
      "No violation", "Not covered", "About this report", "isModalInPresentation",
    ]
    var rest = text[...]
    for words in order {
      let place = try #require(
        rest.firstRange(of: words), "'\(words)' is not printed after \(order)")
      rest = rest[place.upperBound...]
    }
    for words in ["What can happen next", "variables of the app", "Play it", "Walk through"] {
      #expect(!text.contains(words))
    }
  }

  @Test func `shows the combinations of a matrix, those that are asked for`() throws {
    let lines = try Browser.lines(
      of: Self.matrix,
      script: """
        const rows = () => document.querySelectorAll(".matrix .rows tbody tr").length;
        const all = rows();
        const style = [...document.querySelectorAll(".axes label")]
          .find(label => label.textContent.startsWith("style")).querySelector("select");
        style.value = [...style.options].find(each => each.text === "none").value;
        style.dispatchEvent(new Event("change"));
        say(all > 20 && rows() === 1);
        say(document.querySelectorAll(".picture tbody tr").length);
        """)
    #expect(lines == ["true", "10"])
  }

  @Test(
    "names every control, and sets all text off from what is behind it",
    arguments: Browser.Scheme.allCases)
  func accessibility(scheme: Browser.Scheme) throws {
    let script = """
      const all = selector => [...document.querySelectorAll(selector)];
      for (const details of all("details")) details.open = true;
      for (const each of all("button, input, select, a, summary, [role=img], [tabindex]")) {
        const name = each.getAttribute("aria-label") || each.getAttribute("aria-labelledby")
          || each.labels?.[0]?.textContent || each.innerText;
        if (!name?.trim() && each.tagName !== "TR") say("no name: " + each.outerHTML);
      }
      const light = color => {
        const [red, green, blue] = color.match(/[\\d.]+/g).slice(0, 3).map(Number)
          .map(part => part / 255)
          .map(part => part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4);
        return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
      };
      const ground = element => {
        for (let each = element; each; each = each.parentElement) {
          const color = getComputedStyle(each).backgroundColor;
          if (!/, 0\\)$/.test(color)) return color;
        }
        return "rgb(255, 255, 255)";
      };
      let count = 0;
      for (const each of all("body *")) {
        const isText = [...each.childNodes].some(node => node.nodeType === 3 && node.data.trim());
        if (!isText || each.closest("script, .device, :disabled, .spoken, .skip")) continue;
        const lights = [getComputedStyle(each).color, ground(each)].map(light);
        const contrast = (Math.max(...lights) + 0.05) / (Math.min(...lights) + 0.05);
        count += 1;
        if (contrast < 4.5) say(`${contrast.toFixed(1)}: ${each.outerHTML.slice(0, 100)}`);
      }
      say(count > 300);
      say(matchMedia("(prefers-color-scheme: dark)").matches);
      """
    for page in [Self.sheet, Self.matrix] {
      let lines = try Browser.lines(of: page, scheme, script: script)
      #expect(lines == ["true", scheme == .dark ? "true" : "false"])
    }
  }
}
