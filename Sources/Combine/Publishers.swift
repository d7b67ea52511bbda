// SPDX-License-Identifier: MIT

/// What is made of other publishers, where apps name its type.
public enum Publishers {}
