// SPDX-License-Identifier: MIT

import SourceAdaptation
import Testing

@Suite("Spoilt sources")
struct SourceFuzzTests {
  private static let seeds = [
    #"""
    import UIKit.UIGestureRecognizerSubclass
    #if os(iOS) && !targetEnvironment(macCatalyst)
    @objc protocol Sheet: AnyObject {
      @objc optional func sheetDidClose(_ sheet: Any)
      weak var owner: UIViewController? { get set }
    }
    #endif
    @main class App: UIResponder, UIApplicationDelegate { @IBOutlet weak var title: UILabel! }
    """#,
    ##"""
    class Screen: UIViewController {
      private let text = "a \(name("b \(c)")) \u{1F600} \n"
      let raw = #"\#(x) "quoted" "#
      @objc dynamic func pan(_ recognizer: UIPanGestureRecognizer) { /* a /* nested */ comment */ }
      func add() {
        let pan = UIPanGestureRecognizer(target: self, action: #selector(Screen.pan(_:)))
        observe(#keyPath(UIView.frame)); let getter = #selector(getter: UIView.alpha)
      }
    }
    extension Screen { override func viewDidLoad() { super.viewDidLoad() } }
    class Child: Screen { override func viewDidLoad() {} }
    """##,
    "let multi = \"\"\"\n  one \\\n  \\(two)\n  \"\"\"\nlet regex = /a\\/b(c)/ // d\n`class`.x()",
  ]
  private static let tokens =
    FuzzInputs.tokens + [
      "@objc", "#selector(", "#keyPath(", "#if", "#endif", "#else", "\"\"\"", "#\"", "\\(", "/*",
      "*/", "//", "class", "extension", "protocol", "override func", "optional", "`", "<", "import",
      "where", "func", "init", "subscript", "?", "!", "->",
    ]

  private func complaint(about texts: [String]) -> String? {
    let files = texts.enumerated().map { SourceFile(path: "\($0).swift", text: $1) }
    let once = SourceAdapter.adapt(files).files
    // A literal of several lines can be copied with a signature, if only by code that is no Swift.
    if texts.contains(where: { $0.contains("\"\"\"") }) { return nil }
    for (file, adapted) in zip(files, once) {
      if lines(of: file) != lines(of: adapted) {
        return "lines moved: \(adapted.text.debugDescription)"
      }
      if adapted.text.contains("\u{FFFD}"), !texts.contains(where: { $0.contains("\u{FFFD}") }) {
        return "a character was cut: \(adapted.text.debugDescription)"
      }
    }
    return nil
  }

  /// A carriage return, a line feed, and both together end a line.
  private func lines(of file: SourceFile) -> Int {
    file.text.replacing("\r\n", with: "\n").utf8.count { $0 == 10 || $0 == 13 }
  }

  @Test func `that once crashed are adapted`() {
    let texts = [
      // Type arguments that reach beyond the selector, and strings in strings in strings.
      "class A { func b() { c(#selector(D<E)) } }", String(repeating: "\"\\(", count: 20_000),
      // A carriage return ends a line, and may be written back as a line feed.
      "let a = #selector(getter: B.\rc)",
    ]
    for text in texts { #expect(complaint(about: [text]) == nil, "\(text.prefix(60))") }
  }

  @Test func `are adapted without a crash, and every line stays where it is`() {
    var mutator = Mutator(seed: 6)
    let seeds = Self.seeds.map { Array($0.utf8) }
    for _ in 0..<FuzzInputs.count / 5 {
      let texts = (0..<2).map { _ in
        String(
          decoding: mutator.spoil(mutator.pick(seeds), with: seeds, Self.tokens), as: UTF8.self)
      }
      if let complaint = complaint(about: texts) { Issue.record("\(texts): \(complaint)") }
    }
  }

  @Test(
    arguments: [
      "(", "[", "{", "<", "\"\\(", "/*", "#if a\n", "#selector(", "class A {", "@a(", "#",
    ])
  func `that go on opening and never close are adapted too`(opening: String) {
    #expect(complaint(about: [String(repeating: opening, count: 1_000)]) == nil)
  }
}
