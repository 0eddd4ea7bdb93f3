'use memo';

import { useEffect, useState } from 'react';

/** How long changed odds stay marked, ms. */
const MARK_MS = 600;

/** A recent change of odds. */
export interface OddsMove {
  readonly before: bigint;
  readonly way: 'up' | 'down';
}

/** The last change of these odds while it is marked. */
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
