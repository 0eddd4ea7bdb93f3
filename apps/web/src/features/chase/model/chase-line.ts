import { amountOf, parseAmount } from '@tessera/protocol/money';
import type { Content } from '@tessera/rules';
import { type ChaseBase, leastWin } from '@tessera/rules/chase';

/** A bet to be chased, with the figures shown to the player; amounts as wire text. */
export interface ChaseLine {
  readonly key: string;
  readonly playId: string;
  readonly content: Content;
  readonly lines: number;
  readonly unitStake: string;
  readonly multiple: number;
  readonly rebatePpm: number;
  /** By tier, in 1/10 000 per unit staked, as text. */
  readonly odds: Readonly<Record<string, string>>;
  readonly stake: string;
  readonly maxWin: string;
}

/** Limits of a lottery for one bet. */
export interface ChaseLimits {
  readonly multiple_max: number;
  /** Largest payout of one bet, wire text. */
  readonly payout_cap: string;
}

/** Stake and win of one issue of these bets at multiple 1, and the largest multiple the lottery accepts. */
export function baseOf(lines: readonly ChaseLine[], limits: ChaseLimits): ChaseBase {
  const cap = moneyOf(limits.payout_cap);
  const wins = lines.map(({ odds, unitStake, multiple }) => {
    const rates = Object.fromEntries(Object.entries(odds).map(([tier, rate]) => [tier, BigInt(rate)]));
    return leastWin(rates, moneyOf(unitStake) * BigInt(multiple));
  });
  const largest = lines.map(({ multiple, maxWin }) => {
    const byCap = moneyOf(maxWin) > 0n ? Number(cap / moneyOf(maxWin)) : limits.multiple_max;
    return Math.min(Math.floor(limits.multiple_max / multiple), byCap);
  });
  return {
    stake: lines.reduce((sum, { stake }) => sum + moneyOf(stake), 0n),
    win: wins.reduce((low, win) => (win < low ? win : low), wins[0] ?? 0n),
    multipleMax: Math.max(0, Math.min(...largest, limits.multiple_max)),
  };
}

/** An amount of the wire; zero for invalid text. */
export function moneyOf(text: string) {
  const parsed = parseAmount(text);
  return parsed.ok ? parsed.value : amountOf(0n);
}
