// SPDX-License-Identifier: MIT

#pragma once

#include <stdbool.h>
#include <stdint.h>

#pragma clang assume_nonnull begin

/// Makes an object, retained.
typedef void *_Nullable (*SharedObject)(void);

/// What a scene does when its app calls the system.
///
/// A source file that imports Foundation uses Dispatch's queues and Foundation's timers, and every
/// file uses the system's clock. On Linux the executable defines the functions of C in which all
/// this ends, so they are called in place of the system's: those in `SystemCalls.c`. While a scene
/// runs on the calling thread they ask it; at any other time they do what they always did.
struct SystemCalls {
  /// Whether a scene runs on the calling thread; asked before anything else.
  bool (*isSceneRunning)(void);
  /// The nanoseconds since the scene began.
  int64_t (*now)(void);
  /// Fills memory with random bytes, which the app has asked for or a library for itself.
  void (*fill)(void *bytes, long count, bool isApps);
  /// The folder that holds what the app keeps in its home.
  const char *_Nonnull (*_Nonnull folder)(void);
  /// Lets time pass, in nanoseconds, in which nothing else happens.
  void (*sleep)(int64_t duration);
  /// Does a block later, after a delay in nanoseconds, in a queue with a label.
  void (*schedule)(const char *_Nullable label, void *block, int64_t delay);
  /// Does a block later, as part of a group.
  void (*scheduleIn)(void *group, const char *_Nullable label, void *block);
  /// Forgets a block that was cancelled.
  void (*cancel)(void *block);
  /// Does the next work of a queue that is not the main one; false if there is none.
  bool (*workOffMain)(void);
  /// Whether the work of such a queue is being done.
  bool (*isOffMain)(void);
  /// A group is entered (+1) or left (-1); false if it was entered while no scene ran.
  bool (*count)(void *group, int change);
  /// Whether a group has been left as often as entered.
  bool (*isEmpty)(void *group);
  /// Does a block in a queue with a label once a group is empty.
  void (*notify)(void *group, const char *_Nullable label, void *block);
  /// Fires a timer of Foundation's after a delay in seconds.
  void (*startTimer)(void *timer, void *object, double delay);
  /// Forgets a timer of Foundation's.
  void (*stopTimer)(void *timer);
  /// Says that the app relies on something that is not done here.
  void (*note)(const char *name);
  /// Ends the step, as the app waits for what can never come.
  void (*block)(const char *name);
  /// The objects of the scene that take the place of Foundation's shared ones.
  SharedObject notifications, defaults, operations;
};

/// Lets scenes answer from now on; says whether the functions here are the ones that are called.
bool answerSystemCalls(const struct SystemCalls *calls);

/// Keeps a block that may still be on the stack; what is kept is to be released.
void *keepBlock(void *block);
void callBlock(void *block);
void releaseBlock(void *block);

/// What begins a line of addresses, the innermost first, before a crash ends the process.
static const char crashFramesPrefix[] = "frames of the crash:";

/// Lets the signals of crashes, on the calling thread, write such a line on the standard error before
/// they end the process.
void tellFramesOfCrashes(const int *signals, int count);

#pragma clang assume_nonnull end
