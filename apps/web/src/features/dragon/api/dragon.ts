import { type DragonList, dragonsFromWire } from '@tessera/protocol/inward';
import { useEffect, useState } from 'react';
import { useDraws } from '../../../data/draws/index.ts';
import { call } from '../../../platform/http/index.ts';

/** A two-sided outcome that repeated in the newest draws. */
export type Dragon = DragonList[number];

/** Shortest run requested. */
export const RUN_MIN = 2;

/** Runs of one lottery, longest first, refetched after every result. */
export function useDragons(lottery: string): { dragons: readonly Dragon[] | undefined; failed: boolean } {
  const newest = useDraws(lottery)?.last?.issue ?? '';
  const [answer, setAnswer] = useState<{ key: string; dragons?: readonly Dragon[]; failed: boolean }>();
  const key = `${lottery} ${newest}`;
  useEffect(() => {
    const aborted = new AbortController();
    const [asked = ''] = key.split(' ');
    call(
      'POST /api/lottery/dragon',
      { lottery: [asked], min: RUN_MIN },
      { signal: aborted.signal, silent: true },
    ).then(
      (reply) => setAnswer({ key, dragons: dragonsFromWire(reply), failed: false }),
      () => {
        if (!aborted.signal.aborted) setAnswer((before) => ({ ...before, key, failed: true }));
      },
    );
    return () => aborted.abort();
  }, [key]);
  const own = answer?.key.startsWith(`${lottery} `) ? answer : undefined;
  return { dragons: own?.dragons, failed: own?.failed === true && !own.dragons };
}
