// SPDX-License-Identifier: MIT

// Who imports both Testing and CoreImage gets this module on top, because Swift Testing has an overlay
// of this name for CoreImage. The stand-in needs nothing from it; without the module nothing compiles.
