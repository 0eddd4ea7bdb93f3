import { useSupportWatch } from '../data/support.ts';

/** Watches customer support on every page of roles that have it; it shows nothing itself. */
export function SupportWatch() {
  useSupportWatch();
  return null;
}
