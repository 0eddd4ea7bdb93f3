import { printAmount } from '@tessera/protocol/money';
import { type Bet, type BetLook, lookOfBet, netOf } from './bet.ts';

/** What a file of bets needs to say beside the figures. */
export interface CsvWords {
  /** Headings in the order of the columns. */
  readonly heads: readonly string[];
  time(ms: number): string;
  lottery(id: string): string;
  played(id: string): string;
  state(look: BetLook): string;
}

/** Bets as a table for spreadsheets: RFC 4180, UTF-8 with its mark so that Chinese is read right. */
export function betsCsv(bets: readonly Bet[], words: CsvWords): string {
  const rows = bets.map((bet) => {
    const net = netOf(bet);
    return [
      String(bet.id),
      words.time(bet.placed_at),
      asText(words.lottery(bet.lottery_id)),
      bet.issue,
      asText(words.played(bet.played)),
      asText(`${notationOf(bet.content)}${bet.content_cut ? '…' : ''}`),
      bet.stake,
      bet.payout ?? '',
      net === undefined ? '' : printAmount(net),
      words.state(lookOfBet(bet)),
    ];
  });
  const lines = [words.heads, ...rows].map((cells) => cells.map(quoted).join(','));
  return `\uFEFF${lines.join('\r\n')}\r\n`;
}

function notationOf(content: Bet['content']): string {
  return typeof content === 'string' ? content : JSON.stringify(content);
}

/** A text that looks like a formula is not one. */
function asText(text: string): string {
  return /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
}

function quoted(cell: string): string {
  return /[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}
