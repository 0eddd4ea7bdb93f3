import type { MessageKey } from '@tessera/messages';
import { type Amount, amountOf, printAmount } from '@tessera/protocol/money';
import type { Draw } from '@tessera/rules';
import { payoutOf } from '@tessera/rules';
import type { Rules } from '@tessera/rules/core';
import { unitsOf } from '../../../components/bet-outcome/index.ts';
import { type Bet, type BetDetail, lineStakeOf } from './bet.ts';

/** Winning lines of one tier and the payout per line. */
export interface PayoutStep {
  readonly tier: string;
  readonly kind: string;
  readonly lines: number;
  /** 1/10 000 per unit staked. */
  readonly odds: bigint;
  readonly perLine: Amount;
  readonly payout: Amount;
}

/** A payout computed on this device from the content, the drawn numbers and the odds fixed at acceptance. */
export interface Explanation {
  readonly lineStake: Amount;
  readonly steps: readonly PayoutStep[];
  readonly payout: Amount;
  /** Whether the server settled the same winning lines and paid the same amount. */
  readonly agrees: boolean;
}

/**
 * Recomputes a settled bet by the rules (L9): per tier, winning lines times the floored payout of one line. `undefined` without
 * a result, for a cancelled or void bet, and for odds or content that this build's rules cannot read.
 */
export function explainPayout(rules: Rules, { bet, draw, wins }: BetDetail): Explanation | undefined {
  if (draw.result === null || (bet.state !== 'won' && bet.state !== 'lost')) return undefined;
  const compiled = rules.compile(bet.play, bet.content);
  if (!compiled.ok) return undefined;
  const lineStake = lineStakeOf(bet);
  const own = compiled.value.settle(draw.result as Draw);
  const steps = own.flatMap((win) => stepOf(win, lineStake, bet) ?? []);
  if (steps.length !== own.length) return undefined;
  const payout = amountOf(steps.reduce((sum, step) => sum + step.payout, 0n));
  // A tier with prize zero does not make a bet win, and the server does not record it.
  const paying = (list: readonly Win[]) =>
    listOf(list.filter((win) => stepOf(win, lineStake, bet)?.odds !== 0n));
  const agrees =
    paying(own) === paying(wins) && printAmount(payout) === (bet.payout ?? printAmount(amountOf(0n)));
  return { lineStake, steps, payout, agrees };
}

/** Effect of corrected official numbers on a bet. */
export interface CorrectedPayout {
  readonly numbers: Draw;
  /** What the bet would have paid with them. */
  readonly worth: Amount;
  /** Already paid in addition to the payout. */
  readonly extra: Amount;
  /** Whether the whole difference has been paid; overpayments are never taken back. */
  readonly paid: boolean;
}

/** Recomputes a bet with the corrected numbers; `undefined` without a correction or without rules to read the bet. */
export function explainCorrection(
  rules: Rules,
  { bet, draw }: BetDetail,
  { lineStake, payout }: Explanation,
): CorrectedPayout | undefined {
  const numbers = draw.outside?.corrected as Draw | undefined;
  const compiled = rules.compile(bet.play, bet.content);
  if (!numbers || !compiled.ok) return undefined;
  const steps = compiled.value.settle(numbers).flatMap((win) => stepOf(win, lineStake, bet) ?? []);
  const worth = amountOf(steps.reduce((sum, step) => sum + step.payout, 0n));
  const extra = unitsOf(bet.correction ?? '0');
  return { numbers, worth, extra, paid: payout + extra >= worth };
}

/** Message key for what happened to the difference. */
export function correctedKey({ extra, paid }: CorrectedPayout): MessageKey {
  if (!paid) return 'record_corrected_due';
  return extra > 0n ? 'record_corrected_paid' : 'record_corrected_kept';
}

interface Win {
  readonly tier: string;
  readonly kind: string;
  readonly count: number;
}

function stepOf(win: Win, lineStake: Amount, { odds }: Bet): PayoutStep | undefined {
  const key = `${win.tier}/${win.kind}` in odds ? `${win.tier}/${win.kind}` : win.tier;
  const text = odds[key];
  if (text === undefined) return undefined;
  const rate = BigInt(text);
  return {
    tier: win.tier,
    kind: win.kind,
    lines: win.count,
    odds: rate,
    perLine: amountOf(payoutOf([{ ...win, count: 1 }], lineStake, { [key]: rate })),
    payout: amountOf(payoutOf([win], lineStake, { [key]: rate })),
  };
}

function listOf(wins: readonly Win[]): string {
  return wins
    .map(({ tier, kind, count }) => `${tier}/${kind} ${count}`)
    .sort()
    .join(', ');
}
