// SPDX-License-Identifier: MIT

extension Sample {
  static let conditions = [
    Sample("iOS", "#if os(iOS)\nlet a = 1\n#endif", becomes: "#if true\nlet a = 1\n#endif"),
    Sample(
      "iOS or another", "#if os( iOS ) || os(tvOS) // os(iOS)\nlet a = 1\n#endif",
      becomes: "#if true || os(tvOS) // os(iOS)\nlet a = 1\n#endif"),
    Sample(
      "not iOS, over two lines", "#if DEBUG &&\n  !os(iOS)\nlet a = 1\n#else\nlet b = 1\n#endif",
      becomes: "#if DEBUG &&\n  !true\nlet a = 1\n#else\nlet b = 1\n#endif"),
    Sample(
      "another branch", "#if os(macOS)\nlet a = 1\n#elseif os(iOS)\nlet b = 1\n#endif",
      becomes: "#if os(macOS)\nlet a = 1\n#elseif true\nlet b = 1\n#endif"),
    Sample(
      "Linux", keeps: "let b = 2\n#if os(Linux)\nlet a = 1\n#endif",
      places: ["2: 'os(Linux)' is true here, but not on the app's platform"]),
    Sample("what is no condition", keeps: "func os(_ a: Int) {}\nlet iOS = 1\nos(iOS)"),
    Sample("what runs", keeps: "func a() { if #available(iOS 15, *) { b() } }"),
    Sample(
      "a whole file for another module",
      keeps: "// Why.\n#if canImport(SwiftUI) && !os(macOS)\nimport SwiftUI\nstruct A {}\n#endif",
      places: ["2: the conditions exclude everything in this file here"]),
    Sample(
      "a whole file behind an import",
      keeps: "import Foundation\n#if !os(Linux) && (DEBUG || canImport(UIKit))\nlet a = 1\n#endif",
      places: [
        "2: 'os(Linux)' is true here, but not on the app's platform",
        "2: the conditions exclude everything in this file here",
      ]),
    Sample(
      "a whole file for iOS", "#if os(iOS) && canImport(UIKit)\nimport UIKit\nclass A {}\n#endif",
      becomes: "#if true && canImport(UIKit)\nimport UIKit\nclass A {}\n#endif"),
    Sample(
      "a part of UIKit's", "#if canImport(CoreGraphics)\nimport CoreGraphics\nlet a = 1\n#endif",
      becomes: "#if canImport(UIKit)\nimport UIKit\nlet a = 1\n#endif"),
    Sample("a whole file for the Mac", keeps: "#if os(macOS)\nimport AppKit\nclass A {}\n#endif"),
    Sample(
      "a file with another branch",
      keeps: "#if canImport(SwiftUI)\nimport SwiftUI\n#else\nstruct A {}\n#endif"),
    Sample(
      "braces in branches",
      "#if os(iOS)\nclass A: B {\n#else\nclass A {\n#endif\n  @objc func b() { c(#selector(b)) }\n}",
      becomes:
        "#if true\nclass A: B {\n#else\nclass A {\n#endif\n  func b() { c(Selector(\"b\", A.b)) }\n}"
    ),
  ]
}
