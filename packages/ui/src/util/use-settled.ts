import { useEffect, useState } from 'react';

/** How long a search waits for the next letter (R9.8). */
export const SEARCH_DEBOUNCE_MS = 500;

/** A text once it has not changed for `ms`: what a search waits for while somebody types. The second part ends the wait at once. */
export function useSettled(text: string, ms: number): readonly [settled: string, settleNow: () => void] {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), ms);
    return () => clearTimeout(timer);
  }, [text, ms]);
  // A field that was emptied shows everything at once.
  return [text === '' ? '' : settled, () => setSettled(text)];
}
