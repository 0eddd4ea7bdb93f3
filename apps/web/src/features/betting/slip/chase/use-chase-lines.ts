import { useBetting } from '../../betting.tsx';
import type { SlipLine } from '../slip.ts';
import { changeSlip, useSlip } from '../slip-store.ts';

/** The lines a chase would repeat: the bets of the slip, or the current picks while the slip is empty. */
export interface ChaseLines {
  readonly lines: readonly SlipLine[];
  /** The line is the current picks, not on the slip. */
  readonly picked: boolean;
  /** Clears the slip or the picks after use. */
  clear(): void;
}

export function useChaseLines(): ChaseLines {
  const { owner, makeLines, clearPicks, pickBlock } = useBetting();
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
  const lines = pickBlock === undefined ? makeLines() : [];
  return {
    lines: lines.map((line, at) => ({ ...line, key: `picked ${at}` })),
    picked: true,
    clear: clearPicks,
  };
}
