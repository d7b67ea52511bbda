// SPDX-License-Identifier: MIT

extension Fact {
  /// Section M: the transitions of navigation and tab bar controllers.
  static let sectionM: [Fact] = [
    Fact(
      .m1, .recorded, "7+",
      "A push or a pop tells first who goes that it will disappear, then who comes.",
      recorded("customtransition") + "; wlgusdn700.tistory.com/27; mo4tech.com: life cycle"),
    Fact(
      .m2, .severalReports, "7+",
      "A change of tabs tells first who comes that it will appear, then who goes.",
      "an article of 2026 on life cycles, recorded on Mac Catalyst; pgzxc.github.io; lxweimin.com"),
    Fact(
      .m3, .recorded, "7+",
      "A cancelled back swipe tells who did not come that it goes, and then who stays that it "
        + "appears.",
      recorded("customtransition") + "; wangling.me 2014; mo4tech.com: life cycle"),
    Fact(
      .m4, .singleReport, "7–8",
      "The delegate of a navigation controller is told neither willShow nor didShow of the way "
        + "back.",
      "rdar 21137690; Plasma/BufferedNavigationController#5"),
    Fact(
      .m5, .recorded, "27",
      "An animator of a push is told that it has ended after the appearance callbacks.",
      recorded("customtransition")),
    Fact(
      .m6, .inferred, "13+",
      "A present in the middle of an animated push or pop waits for its end.",
      "Apple: Addressing language exception crashes, whose stack trace has UIKit coordinate the two"
    ),
    Fact(
      .m7, .singleReport, "17–26",
      "Pushing a controller that is on the stack raises on iOS 17, and does nothing on iOS 26.",
      "a minimal project for software-mansion/react-native-screens"),
    Fact(
      .m8, .severalReports, "7–18",
      "The bar of a navigation controller takes no touches while a push or a pop runs, whoever began "
        + "it.",
      "HeroTransitions/Hero#638, whose log shows the bar with userInteractionEnabled = NO; so do view "
        + "trees logged in the viewDidAppear of what was pushed (2014). "
        + "wordpress-mobile/WordPress-iOS#25057 of 2025 has a second tap reach the bar of what comes"
    ),
    Fact(
      .m9, .severalReports, "7+",
      "What a navigation controller contains takes no touches while a push or a pop runs that no "
        + "finger began.",
      "rdar 37068517: usually iOS blocks user interactions; rdar 26247421, where a busy system lets "
        + "several taps through before the push begins; microsoft/WinObjC#1513"),
    Fact(
      .m10, .inferred, "7+",
      "The tab bar takes touches while a tab pushes or pops.",
      "It is outside of the navigation controller's view, whose touches the transition takes (M8, M9)"
    ),
    Fact(
      .m11, .severalReports, "7+",
      "The coordinator of a push or a pop is there until the last callback, which is didShow: its "
        + "controller of the key from is then who has gone.",
      "khanlou.com: Back Buttons and Coordinators (2017), whose delegate lets go of a screen in didShow; "
        + "radianttap/Coordinator#17, and #19, where there is none without an animation"),
    Fact(
      .m12, .severalReports, "7+",
      "A back swipe that a delegate of the app's lets begin on the only page leaves the next push "
        + "waiting for a finger: nothing takes touches until one swipes again.",
      "signalapp/Signal-iOS#3540; wix/react-native-navigation#645, which another swipe frees; "
        + "devxoul/SwipeBack#3"),
  ]
}
