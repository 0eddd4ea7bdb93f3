import { useStore } from 'zustand';
import { type Outcome, outcomesStore } from './outcomes.ts';

/** Keeps the newest outcome of a lottery; a change of an older one is dropped. */
export function setOutcome(lottery: string, outcome: Outcome): void {
  outcomesStore.setState({ [lottery]: outcome });
}

/** Changes an outcome, unless a newer one has replaced it. */
export function changeOutcome(lottery: string, issue: string, change: Partial<Outcome>): void {
  const known = outcomesStore.getState()[lottery];
  if (known?.settled.issue === issue) setOutcome(lottery, { ...known, ...change });
}

/** The outcome that waits for the end of its reveal. */
export function useWaitingOutcome(lottery: string): Outcome | undefined {
  return useStore(outcomesStore, (outcomes) => {
    const outcome = outcomes[lottery];
    return outcome?.stage === 'waiting' ? outcome : undefined;
  });
}

/** Event handlers that keep a strip while the pointer or the focus is on it. */
export function holding({ settled: { lottery_id, issue } }: Outcome) {
  const hold = (held: boolean) => () => changeOutcome(lottery_id, issue, { held });
  return {
    onPointerEnter: hold(true),
    onPointerLeave: hold(false),
    onFocus: hold(true),
    onBlur: hold(false),
  };
}
