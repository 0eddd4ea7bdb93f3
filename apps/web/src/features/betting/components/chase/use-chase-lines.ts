import type { SlipLine } from '../../model/slip.ts';
import { useBetting } from '../../state/betting.tsx';
import { changeSlip, useSlip } from '../../state/slip-store.ts';

/** What would be chased: the bets of the slip, or what is picked while the slip is empty. */
export interface ChaseLines {
  readonly lines: readonly SlipLine[];
  /** They are what is picked, not on the slip. */
  readonly picked: boolean;
  /** They are used: slip or picks are empty again. */
  clear(): void;
}

export function useChaseLines(): ChaseLines {
  const { owner, makeLine, clearPicks, pickBlock } = useBetting();
  const slip = useSlip(owner.store, (state) => state.slip.lines);
  if (slip.length > 0) {
    return {
      lines: slip,
      picked: false,
      clear() {
        changeSlip(owner.store, { type: 'clear' });
        changeSlip(owner.store, { type: 'forget' });
      },
    };
  }
  const line = pickBlock === undefined ? makeLine() : undefined;
  return { lines: line ? [{ ...line, key: 'picked' }] : [], picked: true, clear: clearPicks };
}
