import { useEffect } from 'react';
import { loadNearLimit, useProtection } from '../../data/protection/index.ts';
import { useUser } from '../../data/session/index.ts';

/** Balance changes within this time, ms, cause one request. */
const ASK_MS = 150;

/** A limit that is nearly used up; fetched again after each change of the balance. */
export function useNearLimit() {
  const balance = useUser((user) => user.balance);
  const isSignedIn = useUser((user) => user.loaded);
  useEffect(() => {
    if (!isSignedIn) return;
    const timer = setTimeout(() => void loadNearLimit(balance), ASK_MS);
    return () => clearTimeout(timer);
  }, [balance, isSignedIn]);
  return useProtection(({ near }) => near);
}
