import { printAmount } from '@tessera/protocol/money';
import { type BetLook, lookOfBet, netOf, paidOf } from '../../../components/bet-outcome/index.ts';
import { csvOf } from '../../../components/csv/index.ts';
import type { Bet } from './bet.ts';

/** Texts and formatters of a CSV file of bets. */
export interface CsvWords {
  /** Column headings, in order. */
  readonly heads: readonly string[];
  time(ms: number): string;
  lottery(id: string): string;
  play(id: string): string;
  state(look: BetLook): string;
}

/** Bets as CSV for spreadsheets. */
export function betsCsv(bets: readonly Bet[], words: CsvWords): string {
  const rows = bets.map((bet) => {
    const [paid, net] = [paidOf(bet), netOf(bet)];
    return [
      String(bet.id),
      words.time(bet.placed_at),
      words.lottery(bet.lottery_id),
      bet.issue,
      words.play(bet.play),
      `${notationOf(bet.content)}${bet.content_cut ? '…' : ''}`,
      bet.stake,
      paid === undefined ? '' : printAmount(paid),
      net === undefined ? '' : printAmount(net),
      words.state(lookOfBet(bet)),
    ];
  });
  return csvOf([words.heads, ...rows]);
}

function notationOf(content: Bet['content']): string {
  return typeof content === 'string' ? content : JSON.stringify(content);
}
