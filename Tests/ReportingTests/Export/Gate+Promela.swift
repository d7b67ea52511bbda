// SPDX-License-Identifier: MIT

extension Gate {
  /// The gate as a model for SPIN, which was run on it and agreed with every line of its heading.
  static let promela = ##"""
    /*
     * gate: the explored transition system, for SPIN 6.5 or later.
     * Written by 'modalcheck export gate'.
     *
     *   spin -a FILE && gcc -O2 -DBFS -DNOREDUCE -o pan pan.c
     *   ./pan -N every_state
     *   ./pan -N p1_broken
     *   ./pan -r        shows the counterexample with the names of the actions
     *
     * Obligations:
     *
     *   spin -DTEMPORAL -a FILE && gcc -O2 -DNOREDUCE -o pan pan.c
     *   ./pan -a -m1000000 -N p7_opens
     *
     * modalcheck found 6 states, 7 generated, to depth 4.
     * SPIN stores 7: those, and the one before the start. A forbidden step is an error in the
     * state in which it can be taken, so its depth is one less than the number of steps.
     *
     * p1_broken: violated in 2 steps. SPIN: an error at depth 2.
     * p2_closed_gently: violated in 2 steps. SPIN: an error at depth 1.
     * p3_it_opens: reached in 1 step. SPIN: an error at depth 1.
     * p4_moves_at_most_once: violated in 2 steps. SPIN: an error at depth 2.
     * p5_no_deadlock: violated in 2 steps. SPIN: an error at depth 2.
     * p6_can_be_closed: holds. SPIN: no error.
     * p7_opens: holds. SPIN: no error.
     * p8_does_not_stay_open: violated forever after. SPIN: an error.
     * p9_closed_again_and_again: holds. SPIN: no error.
     * p10_ends_in_pieces: violated forever after. SPIN: an error.
     */

    /* For each state, the number of its first transition. */
    c_decl { static const int mc_first_row0[] = {
    0, 1, 3, 3
    }; }
    c_decl { static const int *const mc_first_rows[] = {
    mc_first_row0
    };
    static int mc_first(int i) { return mc_first_rows[i / 2048][i % 2048]; } }

    /* For each transition, where it leads. */
    c_decl { static const int mc_target_row0[] = {
    1, 0, 2
    }; }
    c_decl { static const int *const mc_target_rows[] = {
    mc_target_row0
    };
    static int mc_target(int i) { return mc_target_rows[i / 2048][i % 2048]; } }

    /* For each transition, its action. */
    c_decl { static const int mc_action_row0[] = {
    0, 1, 2
    }; }
    c_decl { static const int *const mc_action_rows[] = {
    mc_action_row0
    };
    static int mc_action(int i) { return mc_action_rows[i / 2048][i % 2048]; } }

    /* For each transition, what the monitors make of its events. */
    c_decl { static const int mc_letter_row0[] = {
    0, 0, 1
    }; }
    c_decl { static const int *const mc_letter_rows[] = {
    mc_letter_row0
    };
    static int mc_letter(int i) { return mc_letter_rows[i / 2048][i % 2048]; } }

    /* For each letter, the next state for each state: moves at most once */
    c_decl { static const int mc_monitor_1_row0[] = {
    1, 2, 2, 3, 0, 1, 2, 3
    }; }
    c_decl { static const int *const mc_monitor_1_rows[] = {
    mc_monitor_1_row0
    };
    static int mc_monitor_1(int i) { return mc_monitor_1_rows[i / 2048][i % 2048]; } }

    /* For each state, what is true in it, one bit for each claim. */
    c_decl { static const int mc_mark_0_row0[] = {
    56, 36, 18
    }; }
    c_decl { static const int *const mc_mark_0_rows[] = {
    mc_mark_0_row0
    };
    static int mc_mark_0(int i) { return mc_mark_0_rows[i / 2048][i % 2048]; } }

    /* For each transition, which claims it breaks. */
    c_decl { static const int mc_flag_0_row0[] = {
    0, 0, 1
    }; }
    c_decl { static const int *const mc_flag_0_rows[] = {
    mc_flag_0_row0
    };
    static int mc_flag_0(int i) { return mc_flag_0_rows[i / 2048][i % 2048]; } }

    /* For each action, the sets that it belongs to. */
    c_decl { static const int mc_set_0_row0[] = {
    3, 5, 8
    }; }
    c_decl { static const int *const mc_set_0_rows[] = {
    mc_set_0_row0
    };
    static int mc_set_0(int i) { return mc_set_0_rows[i / 2048][i % 2048]; } }

    /* For each state, how many steps lead to a goal; -1 if none do: can be closed */
    c_decl { static const int mc_distance_6_row0[] = {
    0, 1, -1
    }; }
    c_decl { static const int *const mc_distance_6_rows[] = {
    mc_distance_6_row0
    };
    static int mc_distance_6(int i) { return mc_distance_6_rows[i / 2048][i % 2048]; } }

    c_decl { static const char *const mc_name[] = {
    "open",
    "close",
    "smash it \042to bits\042"
    }; }

    c_decl {
    static int mc_edge;
    static int mc_degree(int s) { return s < 0 ? 0 : mc_first(s + 1) - mc_first(s); }
    static int mc_is_stuck(int s) { return s >= 0 && mc_degree(s) == 0; }
    }
    c_decl {
    static int mc_marked(int s, int bit) {
      return s >= 0 && ((mc_mark_0(s) >> bit % 32) & 1);
    }
    }
    c_decl {
    static int mc_breaks(int s, int bit) {
      int e;
      if (s < 0) return 0;
      for (e = mc_first(s); e < mc_first(s + 1); e++)
        if ((mc_flag_0(e) >> bit % 32) & 1) return 1;
      return 0;
    }
    }
    c_decl {
    static int mc_enables(int s, int bit) {
      int e;
      if (s < 0) return 0;
      for (e = mc_first(s); e < mc_first(s + 1); e++)
        if (mc_target(e) != s && (mc_set_0(mc_action(e)) >> bit % 32) & 1) return 1;
      return 0;
    }
    }
    c_decl {
    static int mc_is_proved_6(int s) {
      int e, best = -1;
      if (s < 0) return 1;
      if (mc_marked(s, 3)) return mc_distance_6(s) == 0;
      for (e = mc_first(s); e < mc_first(s + 1); e++) {
        int d = mc_distance_6(mc_target(e));
        if (!((mc_set_0(mc_action(e)) >> 0) & 1)) continue;
        if (d >= 0 && (best < 0 || d < best)) best = d;
      }
      return mc_distance_6(s) == (best < 0 ? -1 : best + 1);
    }
    }

    /* The states in which a run can begin. */
    c_decl { static const int mc_start_row0[] = {
    0
    }; }
    c_decl { static const int *const mc_start_rows[] = {
    mc_start_row0
    };
    static int mc_start(int i) { return mc_start_rows[i / 2048][i % 2048]; } }

    c_decl { static const char *const mc_configuration[] = {
    "weather=fair"
    }; }

    int state = -1; /* before the start */
    #ifdef TEMPORAL
    int taken_0 = 0;
    #else
    byte m1 = 0; /* moves at most once */
    #endif

    #ifdef TEMPORAL
    #define STEP(k) d_step { c_expr { k < (mc_degree)(now.state) } -> c_code { \
        mc_edge = mc_first(now.state) + k; \
        now.taken_0 = mc_target(mc_edge) == now.state ? 0 : mc_set_0(mc_action(mc_edge)); \
        now.state = mc_target(mc_edge); \
        if (readtrail) printf("action: %s\n", mc_name[mc_action(mc_edge)]); } }
    #else
    #define STEP(k) d_step { c_expr { k < (mc_degree)(now.state) } -> c_code { \
        mc_edge = mc_first(now.state) + k; \
        now.m1 = mc_monitor_1(mc_letter(mc_edge) * 4 + now.m1); \
        now.state = mc_target(mc_edge); \
        if (readtrail) printf("action: %s\n", mc_name[mc_action(mc_edge)]); } }
    #endif
    #define START(k) d_step { state == -1 -> c_code { now.state = mc_start(k); \
        if (readtrail) printf("start: %s\n", mc_configuration[k]); } }

    active proctype system() {
    end:
      do
      :: START(0)
      :: STEP(0)
      :: STEP(1)
    #ifdef TEMPORAL
      :: d_step { state >= 0 -> c_code { now.taken_0 = 0; } }
    #endif
      od
    }

    #ifndef TEMPORAL
    /* Never broken: for counting. */
    never every_state {
      do
      :: true
      od
    }
    /* never: broken */
    never p1_broken {
      do
      :: c_expr { (mc_marked)(now.state, 1) } -> break
      :: else
      od
    }
    /* onEveryStep: closed gently */
    never p2_closed_gently {
      do
      :: c_expr { (mc_breaks)(now.state, 0) } -> break
      :: else
      od
    }
    /* reachable: it opens */
    never p3_it_opens {
      do
      :: c_expr { (mc_marked)(now.state, 2) } -> break
      :: else
      od
    }
    /* monitor: moves at most once */
    never p4_moves_at_most_once {
      do
      :: c_expr { now.m1 == 2 } -> break
      :: else
      od
    }
    /* noDeadlock: no deadlock */
    never p5_no_deadlock {
      do
      :: c_expr { (mc_is_stuck)(now.state) && !(mc_marked)(now.state, 0) } -> break
      :: else
      od
    }
    /* alwaysReachable: can be closed */
    never p6_can_be_closed {
      do
      :: c_expr { (mc_marked)(now.state, 2) && (mc_distance_6)(now.state) < 0 } -> break
      :: else
      od
    }
    /* Whether the distances to the goal are right. */
    never p6_can_be_closed_proof {
      do
      :: c_expr { !(mc_is_proved_6)(now.state) } -> break
      :: else
      od
    }
    #else
    /* eventually: opens */
    ltl p7_opens {
      ([]<>(!(c_expr { (mc_enables)(now.state, 1) }) || (c_expr { (now.taken_0 >> 1) & 1 })))
        -> <>(c_expr { (mc_marked)(now.state, 2) })
    }
    /* leadsTo: does not stay open */
    ltl p8_does_not_stay_open {
      []((c_expr { (mc_marked)(now.state, 2) }) -> <>(c_expr { (mc_marked)(now.state, 4) }))
    }
    /* infinitelyOften: closed again and again */
    ltl p9_closed_again_and_again {
      (([]<>(c_expr { (mc_enables)(now.state, 2) }) -> []<>(c_expr { (now.taken_0 >> 2) & 1 })) && <>[]!(c_expr { (now.taken_0 >> 3) & 1 }) && []<>(c_expr { (mc_marked)(now.state, 5) }))
        -> []<>(c_expr { (mc_marked)(now.state, 3) })
    }
    /* eventuallyAlways: ends in pieces */
    ltl p10_ends_in_pieces {
      <>[](c_expr { (mc_marked)(now.state, 1) })
    }
    #endif

    """##
}
