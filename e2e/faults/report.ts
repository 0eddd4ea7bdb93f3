import { appendFileSync } from 'node:fs';

/** True for the full form of the trust tests (`npm run faults`); `npm test` runs the short one. */
export const isFull = process.env.TRUST === 'full';

/** Number of rounds of a test: few in `npm test`, as many as the requirement asks for in `npm run faults`. */
export const rounds = (short: number, full: number): number => (isFull ? full : short);

/** Records the figure that a requirement reached, for `docs/trust-report.md`. */
export function figure(id: string, text: string): void {
  const file = process.env.TRUST_FIGURES;
  if (file) appendFileSync(file, `${JSON.stringify({ id, text })}\n`);
}
