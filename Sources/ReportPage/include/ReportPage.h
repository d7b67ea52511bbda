// SPDX-License-Identifier: MIT

#pragma once

/// The files of a report's page, as text; the scripts in the order in which they build on each other.
const char *report_page_html(void);
const char *report_page_style(void);
const char *report_page_script(void);
