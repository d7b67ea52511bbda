// SPDX-License-Identifier: MIT

#include "MemoryHints.h"
