import { amountOf } from '@tessera/protocol/money';
import { mostInPieces } from '@tessera/rules/joint';
import type { SlipLine } from '../../slip/slip.ts';
import { boundOf, jointBetsOf, type Most } from './joint-bets.ts';

/** Time of one slice, ms. */
const SLICE_MS = 5;

/**
 * Computes the most that lines return in one draw. Starts at once and yields to the page after each slice. Returns a function
 * that stops it.
 */
export function computeMost(lines: readonly SlipLine[], tell: (most: Most) => void): () => void {
  const bets = jointBetsOf(lines);
  if (!bets) {
    tell(boundOf(lines));
    return () => undefined;
  }
  const pieces = mostInPieces(bets);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const run = () => {
    const until = performance.now() + SLICE_MS;
    do {
      const piece = pieces.next();
      if (piece.done === true) {
        tell({ amount: amountOf(piece.value.upper), exact: piece.value.exact });
        return;
      }
    } while (performance.now() < until);
    timer = setTimeout(run);
  };
  run();
  return () => clearTimeout(timer);
}
