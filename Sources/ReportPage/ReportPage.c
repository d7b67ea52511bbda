// SPDX-License-Identifier: MIT

#include "ReportPage.h"

// As Swift, the bytes would take the compiler five seconds.
#pragma clang diagnostic ignored "-Wc23-extensions"

const char *report_page_html(void) {
  static const char text[] = {
#embed "Page/page.html"
      , 0};
  return text;
}

const char *report_page_style(void) {
  static const char text[] = {
#embed "Page/page.css"
      , 0};
  return text;
}

const char *report_page_script(void) {
  static const char text[] = {
#embed "Page/elements.js"
      , '\n',
#embed "Page/position.js"
      , '\n',
#embed "Page/phone.js"
      , '\n',
#embed "Page/player.js"
      , '\n',
#embed "Page/findings.js"
      , '\n',
#embed "Page/matrix.js"
      , '\n',
#embed "Page/main.js"
      , 0};
  return text;
}
