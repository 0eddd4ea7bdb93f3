'use memo';

import { useUser } from '../../../data/session/index.ts';
import { useBetting } from '../betting.tsx';
import { maxMultiple } from './max-multiple.ts';

/**
 * Fills in the largest multiple the selection allows; `undefined` until the selection is complete, because its cost is
 * unknown before.
 */
export function useMaxMultiple(): (() => void) | undefined {
  const { item, reading, terms, pricing, lottery, caps, setMultiple } = useBetting();
  const balance = useUser((user) => (user.loaded ? user.balance : undefined));
  if (!reading.ok) return undefined;
  return () =>
    setMultiple(
      maxMultiple(item, reading.parsed, terms, pricing, {
        ...caps,
        multipleMax: lottery.multiple_max,
        balance,
      }),
    );
}
