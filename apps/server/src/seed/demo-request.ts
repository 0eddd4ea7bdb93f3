import { createHash } from 'node:crypto';
import type { Betting } from '../modules/betting/index.ts';
import type { DemoBet } from './demo-sales.ts';

/** The request id of a seeded request: the same text gives the same id, so a repeated seed does nothing twice. */
export const demoRid = (text: string): string =>
  createHash('sha256').update(`demo ${text}`).digest('hex').slice(0, 32);

/** Bets as a client sends them: with the figures of the server's quote. */
export async function quotedBets(
  betting: Pick<Betting, 'quote'>,
  lottery: string,
  chosen: readonly DemoBet[],
) {
  const quoted = await betting.quote({ lottery, items: [...chosen] });
  return chosen.map((bet, index) => {
    const { lines, stake, odds } = quoted[index]!;
    return { ...bet, lines, stake, odds };
  });
}
