import { useEffect, useState } from 'react';

/** How long a change of odds stays marked, ms (`design.md` 4.3). */
const MARK_MS = 600;

/** A change of odds that has just happened. */
export interface OddsMove {
  readonly before: bigint;
  readonly way: 'up' | 'down';
}

/** The last change of these odds, for as long as it is marked. */
export function useOddsMove(odds: bigint): OddsMove | undefined {
  const [seen, setSeen] = useState(odds);
  const [move, setMove] = useState<OddsMove>();
  if (odds !== seen) {
    setSeen(odds);
    setMove({ before: seen, way: odds > seen ? 'up' : 'down' });
  }
  useEffect(() => {
    if (!move) return;
    const timer = setTimeout(() => setMove(undefined), MARK_MS);
    return () => clearTimeout(timer);
  }, [move]);
  return move;
}
