// SPDX-License-Identifier: MIT

#define _GNU_SOURCE
#include "SystemCalls.h"

#if defined(__linux__)

#include <signal.h>
#include <sys/uio.h>
#include <ucontext.h>
#include <unistd.h>

enum { most = 48, digits = 16 };

// Nothing here may need memory, or a lock that the code may have held.
static void tellFrames(int number, siginfo_t *info, void *context) {
  const mcontext_t *machine = &((ucontext_t *)context)->uc_mcontext;
#if defined(__x86_64__)
  uintptr_t code = (uintptr_t)machine->gregs[REG_RIP];
  uintptr_t frame = (uintptr_t)machine->gregs[REG_RBP];
#elif defined(__aarch64__)
  uintptr_t code = machine->pc, frame = machine->regs[29];
#else
  uintptr_t code = 0, frame = 0;
#endif
  static char line[sizeof(crashFramesPrefix) + most * (digits + 1) + 2];
  unsigned length = 0;
  line[length++] = '\n';
  for (const char *letter = crashFramesPrefix; *letter; letter++) line[length++] = *letter;
  for (int count = 0; count < most && code; count++) {
    line[length++] = ' ';
    for (int place = digits - 1; place >= 0; place--)
      line[length++] = "0123456789abcdef"[code >> (4 * place) & 15];
    // Read by the system, which knows whether there is anything.
    uintptr_t words[2];
    struct iovec here = {words, sizeof words}, there = {(void *)frame, sizeof words};
    if (process_vm_readv(getpid(), &here, 1, &there, 1, 0) != sizeof words) break;
    if (words[0] <= frame) break;
    frame = words[0];
    code = words[1];
  }
  line[length++] = '\n';
  if (write(STDERR_FILENO, line, length) < 0) return;
}

void tellFramesOfCrashes(const int *signals, int count) {
  static char memory[1 << 16];
  stack_t stack = {.ss_sp = memory, .ss_size = sizeof memory};
  sigaltstack(&stack, 0);
  for (int place = 0; place < count; place++) {
    // What happens once more ends the process.
    struct sigaction action = {
      .sa_sigaction = tellFrames, .sa_flags = (int)(SA_SIGINFO | SA_ONSTACK | SA_RESETHAND)};
    sigaction(signals[place], &action, 0);
  }
}

#else

void tellFramesOfCrashes(const int *signals, int count) {}

#endif
