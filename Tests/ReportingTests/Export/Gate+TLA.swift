// SPDX-License-Identifier: MIT

extension Gate {
  /// The gate as a module for TLC, which was run on it and agreed with every line of its heading.
  static let tla = ##"""
    ---- MODULE Gate ----
    \* gate: the explored transition system, for TLC.
    \* Written by 'modalcheck export gate'.
    \*
    \*   tlc -continue -config Gate.tla Gate.tla
    \*
    \* modalcheck found 6 states, 7 generated, to depth 4.
    \* TLC counts the same distinct states, and one level more. A forbidden step is an error in
    \* the state in which it can be taken, so its depth is one less than the number of steps.
    \* With -continue, TLC names one broken invariant a state; to judge one, leave out the others.
    \*
    \* P1_broken: violated in 2 steps. TLC: an error at depth 2.
    \* P2_closed_gently: violated in 2 steps. TLC: an error at depth 1.
    \* P3_it_opens: reached in 1 step. TLC: an error at depth 1.
    \* P4_moves_at_most_once: violated in 2 steps. TLC: an error at depth 2.
    \* P5_no_deadlock: violated in 2 steps. TLC: an error at depth 2.
    \* P6_can_be_closed: holds. TLC: no error.
    \* P7_opens: holds. TLC: no error.
    \* P8_does_not_stay_open: violated forever after. TLC: an error.
    \* P9_closed_again_and_again: holds. TLC: no error.
    \* P10_ends_in_pieces: violated forever after. TLC: an error.
    EXTENDS Integers

    \* m1: moves at most once
    VARIABLES state, m1
    vars == <<state, m1>>

    \* For each state, its transitions: the action, the next state, and what monitors make of it.
    Edges == <<
    {<<0, 1, 0>>}, {<<1, 0, 0>>, <<2, 2, 1>>}, {}
    >>
    Out == Edges[state + 1]

    \* For each letter, the next state for each state of the monitor.
    Monitor1 == <<
    <<1, 2, 2>>, <<0, 1, 2>>
    >>

    Init == state \in {
    0
    } /\ m1 = 0

    Follow(e) ==
      /\ state' = e[2]
      /\ m1' = Monitor1[e[3] + 1][m1 + 1]
    \* open
    a0_open == \E e \in Out : e[1] = 0 /\ Follow(e)
    \* close
    a1_close == \E e \in Out : e[1] = 1 /\ Follow(e)
    \* smash it "to bits"
    a2_smash_it_to_bits == \E e \in Out : e[1] = 2 /\ Follow(e)

    Next == a0_open \/ a1_close \/ a2_smash_it_to_bits
    Spec == Init /\ [][Next]_vars

    \* never: broken
    P1_broken == ~(state \in {2})

    \* onEveryStep: closed gently
    P2_closed_gently == \A e \in Out : <<state, e[1], e[2]>> \notin {
    <<1, 2, 2>>}

    \* reachable: it opens
    P3_it_opens == ~(state \in {1})

    \* monitor: moves at most once
    P4_moves_at_most_once == m1 # 2

    \* noDeadlock: no deadlock
    P5_no_deadlock == Out # {} \/ state \in {}

    \* alwaysReachable: can be closed
    Distance6 == <<
    0, 1, -1
    >>
    P6_can_be_closed == (state \in {1}) => Distance6[state + 1] >= 0
    P6_can_be_closed_proof ==
      LET next == {Distance6[e[2] + 1] : e \in {x \in Out : x[1] \in {0, 1}}}
          here == Distance6[state + 1]
      IN  IF state \in {0} THEN here = 0
          ELSE IF here < 0 THEN \A d \in next : d < 0
          ELSE here - 1 \in next /\ \A d \in next : d < 0 \/ here - 1 <= d

    \* eventually: opens
    P7_opens ==
      (WF_state((\E e \in Out : e[1] \in {0} /\ state' = e[2])))
      => <>(state \in {1})

    \* leadsTo: does not stay open
    P8_does_not_stay_open ==
      ((state \in {1}) ~> (state \notin {1}))

    \* infinitelyOften: closed again and again
    P9_closed_again_and_again ==
      (SF_state((\E e \in Out : e[1] \in {1} /\ state' = e[2]))
        /\ <>[][~(\E e \in Out : e[1] \in {2} /\ state' = e[2])]_state
        /\ []<>(state \notin {2}))
      => []<>(state \in {0})

    \* eventuallyAlways: ends in pieces
    P10_ends_in_pieces ==
      <>[](state \in {2})

    ================================================================

    ---- CONFIG Gate ----
    SPECIFICATION Spec
    CHECK_DEADLOCK FALSE
    INVARIANT P1_broken
    INVARIANT P2_closed_gently
    INVARIANT P3_it_opens
    INVARIANT P4_moves_at_most_once
    INVARIANT P5_no_deadlock
    INVARIANT P6_can_be_closed
    INVARIANT P6_can_be_closed_proof
    PROPERTY P7_opens
    PROPERTY P8_does_not_stay_open
    PROPERTY P9_closed_again_and_again
    PROPERTY P10_ends_in_pieces
    ====

    """##
}
