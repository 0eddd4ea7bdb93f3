import { useEffect, useState } from 'react';

/** Search debounce after the last letter (R9.8). */
export const SEARCH_DEBOUNCE_MS = 500;

/** Debounces a text: returns it once it has not changed for `ms`. The second value ends the wait at once. */
export function useSettled(text: string, ms: number): readonly [settled: string, settleNow: () => void] {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), ms);
    return () => clearTimeout(timer);
  }, [text, ms]);
  // An emptied field shows everything at once.
  return [text === '' ? '' : settled, () => setSettled(text)];
}
