import { useEffect, useState } from 'react';

/** How long nothing must be typed before it counts, ms. */
const REST_MS = 300;

/** A value once it has rested: what is still being typed is not asked about. */
export function useSettled(value: string): string {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), REST_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
