import { useEffect, useState } from 'react';

/** A text once it has not changed for `ms`: what a search waits for while somebody types. */
export function useSettled(text: string, ms: number): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), ms);
    return () => clearTimeout(timer);
  }, [text, ms]);
  // A field that was emptied shows everything at once.
  return text === '' ? '' : settled;
}
