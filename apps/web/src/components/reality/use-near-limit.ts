import { useEffect } from 'react';
import { loadNearLimit, useProtection } from '../../data/protection/index.ts';
import { useUser } from '../../data/session/index.ts';

/** Several amounts of one moment are one question, ms; the message has a second. */
const ASK_MS = 150;

/** A limit that is nearly used up; asked again whenever the balance changes. */
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
