// SPDX-License-Identifier: MIT

extension Fact {
  /// Section N: pages and search.
  static let sectionN: [Fact] = [
    Fact(
      .n1, .singleReport, "7+",
      "A page that is scrolled to is told before the one that goes, both that it will appear and "
        + "that it has appeared.",
      wangling),
    Fact(
      .n2, .singleReport, "7+",
      "A page that curls tells first who comes that it will appear, and last that it has appeared.",
      wangling),
    Fact(
      .n3, .singleReport, "7+",
      "A scroll that is taken back tells who stays that it has appeared, and then who did not come "
        + "that it goes.",
      wangling),
    Fact(
      .n4, .singleReport, "7+",
      "A curl that is taken back tells by turns who did not come that it goes, and who stays that "
        + "it appears.",
      wangling),
    Fact(
      .n5, .severalReports, "11+",
      "A page view controller that is not on screen tells its first page that it has appeared "
        + "before setViewControllers returns.",
      "Stack Overflow question 48653763; uias/Pageboy#233"),
    Fact(
      .n6, .severalReports, "7–26",
      "Setting a page with animation while pages scroll has ended many apps with an exception.",
      "rdar 20302671; ermalkaleci/CarbonKit#112; uias/Pageboy#286; "
        + "callstack/react-native-pager-view#1061"),
    Fact(
      .n7, .inferred, "7+",
      "Pages get touches while code turns them.",
      "rdar 20302671, whose user turns the next page before the last one is there"),
    Fact(
      .n8, .documented, "5+",
      "The delegate of a page view controller is told of what the user turns, and not of what code "
        + "sets.",
      "Apple: UIPageViewControllerDelegate"),
    Fact(
      .n9, .severalReports, "8+",
      "The controller that defines the context presents an active search controller, and refuses to "
        + "present anything else.",
      "HarshilShah/DeckTransition#51; EvgenyKarkan/Feeds4U#16"),
    Fact(
      .n10, .severalReports, "13+",
      "Contents with a refresh control are refreshed, once at a time, when the user pulls them down at "
        + "their top, and the sheet that they are in stays where it is.",
      "Apple: UIRefreshControl; CoderMJLee/MJRefresh#1584; Q42/RefreshableScrollView#2; "
        + "blog.iconfactory.com: The Swipe Stuff"),
  ]

  private static let wangling =
    "wangling.me 2014: the inconsistent order of view transition events"
}
