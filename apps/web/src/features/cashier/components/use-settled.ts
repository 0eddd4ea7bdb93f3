import { useEffect, useState } from 'react';

/** Debounce time, ms. */
const REST_MS = 300;

/** Debounces a value, so that no request is sent while the player types. */
export function useSettled(value: string): string {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), REST_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
