// SPDX-License-Identifier: MIT

#pragma once

/// Begins to load what is at an address, so that it is near when it is needed; never fails.
static inline __attribute__((always_inline)) void hint_prefetch(const void *address) {
  __builtin_prefetch(address);
}
