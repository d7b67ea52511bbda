// SPDX-License-Identifier: MIT

#define _GNU_SOURCE
#include "SystemCalls.h"

static struct SystemCalls scene;

#if defined(__linux__)

#include <dirent.h>
#include <dlfcn.h>
#include <errno.h>
#include <execinfo.h>
#include <fcntl.h>
#include <limits.h>
#include <pthread.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/time.h>
#include <time.h>
#include <unistd.h>

// Weak: where Swift's libraries are linked statically, theirs are taken and nothing is different.
#define REPLACED __attribute__((weak, visibility("default")))
#define IN_SCENE (scene.isSceneRunning && scene.isSceneRunning())
// The function that would be called if there were none here.
#define SYSTEM(name)                                                                             \
  static __typeof__(&name) system;                                                               \
  if (!system) system = (__typeof__(&name))dlsym(RTLD_NEXT, #name)

static const int64_t second = 1000000000;

// MARK: - Queues

extern const char *dispatch_queue_get_label(void *queue);
static const uint64_t forever = ~0ull;

// By its name: a reference to a library's variable would make the linker move it.
static bool isMain(void *queue) {
  static void *mainQueue;
  if (!mainQueue) mainQueue = dlsym(RTLD_DEFAULT, "_dispatch_main_q");
  return queue == mainQueue;
}

static const char *label(void *queue) {
  return isMain(queue) ? "main queue" : dispatch_queue_get_label(queue);
}

static void invoke(void *block) { ((void (**)(void *))block)[2](block); }

// The name under which the library of blocks is called is one that Swift does not see.
extern void *_Block_copy(const void *block);
extern void _Block_release(const void *block);
void *keepBlock(void *block) { return _Block_copy(block); }
void callBlock(void *block) { invoke(block); }
void releaseBlock(void *block) { _Block_release(block); }

REPLACED void dispatch_async(void *queue, void *block) {
  SYSTEM(dispatch_async);
  if (!IN_SCENE) return system(queue, block);
  scene.schedule(label(queue), block, 0);
}

REPLACED void dispatch_barrier_async(void *queue, void *block) {
  SYSTEM(dispatch_barrier_async);
  if (!IN_SCENE) return system(queue, block);
  scene.schedule(label(queue), block, 0);
}

REPLACED void dispatch_after(uint64_t when, void *queue, void *block) {
  SYSTEM(dispatch_after);
  if (!IN_SCENE) return system(when, queue, block);
  if (when == forever) return;
  // The time since the machine was started, or the time of day with a sign.
  bool isTimeOfDay = (int64_t)when < 0;
  struct timespec now;
  clock_gettime(isTimeOfDay ? CLOCK_REALTIME : CLOCK_MONOTONIC, &now);
  int64_t due = isTimeOfDay ? -(int64_t)when : (int64_t)when;
  scene.schedule(label(queue), block, due - now.tv_sec * second - now.tv_nsec);
}

REPLACED void dispatch_sync(void *queue, void *block) {
  SYSTEM(dispatch_sync);
  if (IN_SCENE && isMain(queue) && scene.isOffMain()) return invoke(block);
  system(queue, block);
}

REPLACED void dispatch_apply(size_t iterations, void *queue, void *block) {
  SYSTEM(dispatch_apply);
  if (!IN_SCENE) return system(iterations, queue, block);
  for (size_t index = 0; index < iterations; index++)
    ((void (**)(void *, size_t))block)[2](block, index);
}

REPLACED void dispatch_block_cancel(void *block) {
  SYSTEM(dispatch_block_cancel);
  system(block);
  if (IN_SCENE) scene.cancel(block);
}

REPLACED void dispatch_block_notify(void *block, void *queue, void *notification) {
  SYSTEM(dispatch_block_notify);
  if (IN_SCENE) scene.note("DispatchWorkItem.notify");
  system(block, queue, notification);
}

REPLACED void *dispatch_source_create(void *type, uintptr_t handle, uintptr_t mask, void *queue) {
  SYSTEM(dispatch_source_create);
  if (IN_SCENE) scene.note("DispatchSource");
  return system(type, handle, mask, queue);
}

// MARK: - Groups

REPLACED void dispatch_group_enter(void *group) {
  SYSTEM(dispatch_group_enter);
  if (!IN_SCENE || !scene.count(group, 1)) system(group);
}

REPLACED void dispatch_group_leave(void *group) {
  SYSTEM(dispatch_group_leave);
  if (!IN_SCENE || !scene.count(group, -1)) system(group);
}

REPLACED void dispatch_group_async(void *group, void *queue, void *block) {
  SYSTEM(dispatch_group_async);
  if (!IN_SCENE) return system(group, queue, block);
  scene.scheduleIn(group, label(queue), block);
}

REPLACED void dispatch_group_notify(void *group, void *queue, void *block) {
  SYSTEM(dispatch_group_notify);
  if (!IN_SCENE) return system(group, queue, block);
  scene.notify(group, label(queue), block);
}

// MARK: - Waiting

// Zero if what is waited for has come, as the functions here say it.
#define WAIT(isThere, timeout, name)                                                             \
  for (;;) {                                                                                     \
    if (isThere) return 0;                                                                       \
    if (!scene.workOffMain()) break;                                                             \
  }                                                                                              \
  if (timeout == forever) scene.block(name);                                                     \
  return ETIMEDOUT

REPLACED intptr_t dispatch_group_wait(void *group, uint64_t timeout) {
  SYSTEM(dispatch_group_wait);
  if (!IN_SCENE) return system(group, timeout);
  WAIT(scene.isEmpty(group), timeout, "DispatchGroup.wait");
}

REPLACED intptr_t dispatch_semaphore_wait(void *semaphore, uint64_t timeout) {
  SYSTEM(dispatch_semaphore_wait);
  if (!IN_SCENE) return system(semaphore, timeout);
  WAIT(system(semaphore, 0) == 0, timeout, "DispatchSemaphore.wait");
}

REPLACED intptr_t dispatch_block_wait(void *block, uint64_t timeout) {
  SYSTEM(dispatch_block_wait);
  if (!IN_SCENE) return system(block, timeout);
  WAIT(system(block, 0) == 0, timeout, "DispatchWorkItem.wait");
}

REPLACED int pthread_create(
    pthread_t *thread, const pthread_attr_t *attributes, void *(*start)(void *), void *argument) {
  SYSTEM(pthread_create);
  if (IN_SCENE) scene.note("Thread");
  return system(thread, attributes, start, argument);
}

// MARK: - Time

// The machine was started long ago, so that times since then are as large as no other number of an app's.
static const int64_t start = 600000000, startOfDay = 1749988800;

REPLACED int clock_gettime(clockid_t clock, struct timespec *time) {
  SYSTEM(clock_gettime);
  bool isTimeOfDay = clock == CLOCK_REALTIME || clock == CLOCK_REALTIME_COARSE;
  bool isProcessors = clock == CLOCK_PROCESS_CPUTIME_ID || clock == CLOCK_THREAD_CPUTIME_ID;
  if (isProcessors || !IN_SCENE) return system(clock, time);
  int64_t now = scene.now();
  time->tv_sec = (isTimeOfDay ? startOfDay : start) + now / second;
  time->tv_nsec = now % second;
  return 0;
}

REPLACED int gettimeofday(struct timeval *restrict time, void *restrict zone) {
  SYSTEM(gettimeofday);
  if (!IN_SCENE) return system(time, zone);
  int64_t now = scene.now();
  time->tv_sec = startOfDay + now / second;
  time->tv_usec = now % second / 1000;
  return 0;
}

REPLACED int nanosleep(const struct timespec *duration, struct timespec *rest) {
  SYSTEM(nanosleep);
  if (!IN_SCENE) return system(duration, rest);
  scene.sleep(duration->tv_sec * second + duration->tv_nsec);
  return 0;
}

REPLACED int usleep(useconds_t duration) {
  SYSTEM(usleep);
  if (!IN_SCENE) return system(duration);
  scene.sleep(duration * 1000ll);
  return 0;
}

REPLACED unsigned sleep(unsigned duration) {
  SYSTEM(sleep);
  if (!IN_SCENE) return system(duration);
  scene.sleep(duration * second);
  return 0;
}

// MARK: - Random numbers

enum origin { unknown, swift, foundation, other };

// Whose the code at an address is: it takes long to find out, and is asked again and again.
static enum origin origin(void *address) {
  static struct { void *address; enum origin origin; } known[512];
  size_t place = ((uintptr_t)address >> 2) % 512;
  if (known[place].address == address) return known[place].origin;
  Dl_info info;
  enum origin found = unknown;
  if (dladdr(address, &info))
    found = strstr(info.dli_fname, "libswiftCore") ? swift
      : strstr(info.dli_fname, "libFoundation") ? foundation : other;
  known[place].origin = found;
  known[place].address = address;
  return found;
}

// Foundation draws some of its own, such as for attributed strings.
static bool isFoundations(void) {
  void *callers[16];
  int count = backtrace(callers, 16);
  bool isSwiftCalling = false;
  for (int index = 0; index < count; index++) {
    enum origin caller = origin(callers[index]);
    if (caller == unknown) return false;
    if (caller == swift) isSwiftCalling = true;
    else if (isSwiftCalling) return caller == foundation;
  }
  return false;
}

// What Swift's random numbers are made of. A call has at most six arguments, and those that were not
// given are not looked at.
REPLACED long syscall(long number, ...) {
  SYSTEM(syscall);
  va_list list;
  va_start(list, number);
  long arguments[6];
  for (int index = 0; index < 6; index++) arguments[index] = va_arg(list, long);
  va_end(list);
  if (number != SYS_getrandom || !IN_SCENE)
    return system(
      number, arguments[0], arguments[1], arguments[2], arguments[3], arguments[4], arguments[5]);
  scene.fill((void *)arguments[0], arguments[1], arguments[1] > 0 && !isFoundations());
  return arguments[1];
}

// A number of the scene's, as many bits as asked for.
static uint64_t drawn(int bits) {
  uint64_t number;
  scene.fill((void *)&number, sizeof number, true);
  return number >> (64 - bits);
}

REPLACED uint32_t arc4random(void) {
  SYSTEM(arc4random);
  return IN_SCENE || !system ? (uint32_t)drawn(32) : system();
}

REPLACED uint32_t arc4random_uniform(uint32_t bound) {
  SYSTEM(arc4random_uniform);
  if (!IN_SCENE && system) return system(bound);
  return bound < 2 ? 0 : drawn(32) % bound;
}

REPLACED double drand48(void) {
  SYSTEM(drand48);
  return IN_SCENE ? (double)drawn(48) / (1ull << 48) : system();
}

REPLACED int rand(void) {
  SYSTEM(rand);
  return IN_SCENE ? (int)drawn(31) : system();
}

REPLACED long random(void) {
  SYSTEM(random);
  return IN_SCENE ? (long)drawn(31) : system();
}

// MARK: - Files

// Where every app's home is, as far as it knows, so that what it remembers of it is the same in all.
static const char home[] = "/var/mobile";

// Where a file is: what is in the home is in the scene's folder, and so is a copy of the path.
static const char *place(const char *path, char *copy) {
  size_t length = sizeof home - 1;
  if (strncmp(path, home, length) || (path[length] && path[length] != '/') || !IN_SCENE)
    return path;
  snprintf(copy, PATH_MAX, "%s%s", scene.folder(), path + length);
  return copy;
}

// What says where folders are, as they are on a device.
static char *folders[] = {
  "HOME=/var/mobile", "CFFIXED_USER_HOME=/var/mobile", "TMPDIR=/var/mobile/tmp",
  "XDG_CACHE_HOME=/var/mobile/Library/Caches",
  "XDG_DATA_HOME=/var/mobile/Library/Application Support",
  "XDG_CONFIG_HOME=/var/mobile/Library/Preferences",
};
enum { countOfFolders = sizeof folders / sizeof *folders };

// The value in an entry of the environment if it has a name.
static char *value(char *entry, const char *name) {
  size_t length = strlen(name);
  return !strncmp(entry, name, length) && entry[length] == '=' ? entry + length + 1 : NULL;
}

// Foundation asks before it looks for the user's folders: for the home and for temporary files here,
REPLACED char *secure_getenv(const char *name) {
  SYSTEM(secure_getenv);
  if (IN_SCENE)
    for (int index = 0; index < countOfFolders; index++)
      if (value(folders[index], name)) return value(folders[index], name);
  return system(name);
}

// and for all others, such as that of caches, in the whole environment: it is the machine's, but for
// what says where folders are.
REPLACED char **_platform_shims_get_environ(void) {
  SYSTEM(_platform_shims_get_environ);
  char **all = system ? system() : environ;
  if (!IN_SCENE || !all) return all;
  static _Thread_local char **copy;
  size_t count = 0, kept = countOfFolders;
  while (all[count]) count++;
  char **room = realloc(copy, (count + countOfFolders + 1) * sizeof *room);
  if (!room) return all;
  copy = room;
  memcpy(copy, folders, sizeof folders);
  for (size_t index = 0; index < count; index++) {
    bool isFolder = !strncmp(all[index], "XDG_", 4);
    for (int place = 0; place < countOfFolders && !isFolder; place++)
      isFolder = !strncmp(all[index], folders[place], strchr(folders[place], '=') - folders[place] + 1);
    if (!isFolder) copy[kept++] = all[index];
  }
  copy[kept] = NULL;
  return copy;
}

// What a scene writes is gone with it, and nobody waits until a disk has it.
#define NOT_AWAITED(name)                                                                        \
  REPLACED int name(int file) {                                                                  \
    SYSTEM(name);                                                                                \
    return IN_SCENE ? 0 : system(file);                                                          \
  }

NOT_AWAITED(fsync)
NOT_AWAITED(fdatasync)

#define AT_PLACE(result, name, parameters, ...)                                                  \
  REPLACED result name parameters {                                                              \
    SYSTEM(name);                                                                                \
    char copy[PATH_MAX];                                                                         \
    return system(place(path, copy), ##__VA_ARGS__);                                             \
  }

AT_PLACE(int, access, (const char *path, int mode), mode)
AT_PLACE(int, chmod, (const char *path, mode_t mode), mode)
AT_PLACE(int, lstat, (const char *restrict path, struct stat *restrict found), found)
AT_PLACE(DIR *, opendir, (const char *path))
AT_PLACE(int, rmdir, (const char *path))
AT_PLACE(int, stat, (const char *restrict path, struct stat *restrict found), found)
AT_PLACE(int, unlink, (const char *path))

// Foundation has one place for cookies and answers in a process: a folder for these would be in the home
// of the first scene only.
static bool isNetworkings(void) {
  void *callers[24];
  int count = backtrace(callers, 24);
  Dl_info info;
  for (int index = 0; index < count; index++)
    if (dladdr(callers[index], &info) && strstr(info.dli_fname, "libFoundationNetworking"))
      return true;
  return false;
}

REPLACED int mkdir(const char *path, mode_t mode) {
  SYSTEM(mkdir);
  char copy[PATH_MAX];
  const char *found = place(path, copy);
  if (found == path || !isNetworkings()) return system(found, mode);
  errno = EACCES;
  return -1;
}

REPLACED int rename(const char *path, const char *other) {
  SYSTEM(rename);
  char copy[PATH_MAX], otherCopy[PATH_MAX];
  return system(place(path, copy), place(other, otherCopy));
}

// A file that has some bytes and stands at its beginning. One serves all who open it in a process, as each
// closes it before the next one opens it.
static int fileOf(const char *bytes, size_t count) {
  static int file = -1;
  static pid_t owner;
  if (file < 0 || owner != getpid()) {
    file = memfd_create("urandom", MFD_CLOEXEC);
    owner = getpid();
  }
  if (file < 0 || pwrite(file, bytes, count, 0) < 0) return -1;
  lseek(file, 0, SEEK_SET);
  return dup(file);
}

// What identifiers of Foundation's are made of (`UUID`): it opens the file anew for each.
REPLACED int open(const char *path, int flags, ...) {
  SYSTEM(open);
  va_list list;
  va_start(list, flags);
  int mode = va_arg(list, int);
  va_end(list);
  char copy[PATH_MAX];
  if (strcmp(path, "/dev/urandom") || !IN_SCENE) return system(place(path, copy), flags, mode);
  char bytes[256];
  scene.fill(bytes, sizeof bytes, false);
  int file = fileOf(bytes, sizeof bytes);
  return file < 0 ? system(path, flags, mode) : file;
}

// MARK: - Foundation's timers and run loops

struct context {
  long version;
  void *object;
  void *functions[3];
};
extern void CFRunLoopTimerGetContext(void *timer, struct context *context);
extern double CFRunLoopTimerGetNextFireDate(void *timer);
extern double CFAbsoluteTimeGetCurrent(void);

REPLACED void CFRunLoopAddTimer(void *loop, void *timer, void *mode) {
  SYSTEM(CFRunLoopAddTimer);
  if (!IN_SCENE) return system(loop, timer, mode);
  struct context context = {0};
  CFRunLoopTimerGetContext(timer, &context);
  double due = CFRunLoopTimerGetNextFireDate(timer);
  scene.startTimer(timer, context.object, due - CFAbsoluteTimeGetCurrent());
}

REPLACED void CFRunLoopTimerInvalidate(void *timer) {
  SYSTEM(CFRunLoopTimerInvalidate);
  system(timer);
  if (IN_SCENE) scene.stopTimer(timer);
}

REPLACED void CFRunLoopPerformBlock(void *loop, void *mode, void *block) {
  SYSTEM(CFRunLoopPerformBlock);
  if (!IN_SCENE) return system(loop, mode, block);
  scene.schedule("run loop", block, 0);
}

REPLACED unsigned char _CFRunLoopFinished(void *loop, void *mode) {
  SYSTEM(_CFRunLoopFinished);
  return !IN_SCENE && system(loop, mode);
}

REPLACED int32_t CFRunLoopRunInMode(void *mode, double seconds, unsigned char returnsAfterSource) {
  SYSTEM(CFRunLoopRunInMode);
  if (!IN_SCENE) return system(mode, seconds, returnsAfterSource);
  const int32_t timedOut = 3;
  scene.note("RunLoop.run");
  if (seconds > 0) scene.sleep(seconds > 1e6 ? 1000000 * second : (int64_t)(seconds * second));
  return timedOut;
}

// MARK: - Foundation's shared objects

// Static properties of classes, whose getters are called as functions of C are.
#define SHARED(name, symbol)                                                                     \
  extern void *name(void) __asm__(symbol);                                                       \
  REPLACED void *name(void) {                                                                    \
    static void *(*system)(void);                                                                \
    if (!system) system = dlsym(RTLD_NEXT, symbol);                                              \
    return IN_SCENE ? scene.name() : system();                                                   \
  }

SHARED(notifications, "$s20FoundationEssentials18NotificationCenterC7defaultACvgZ")
SHARED(defaults, "$s10Foundation12UserDefaultsC8standardACvgZ")
SHARED(operations, "$s10Foundation14OperationQueueC4mainACvgZ")

bool answerSystemCalls(const struct SystemCalls *calls) {
  scene = *calls;
  return dlsym(RTLD_DEFAULT, "dispatch_async") == (void *)dispatch_async;
}

#else

void *keepBlock(void *block) { return block; }
void callBlock(void *block) {}
void releaseBlock(void *block) {}

bool answerSystemCalls(const struct SystemCalls *calls) {
  scene = *calls;
  return false;
}

#endif
