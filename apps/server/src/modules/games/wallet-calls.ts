import { type Amount, parseAmount } from '@tessera/protocol';
import { z } from 'zod';

const amount = z.string().transform((text, context) => {
  const read = parseAmount(text);
  if (read.ok && read.value >= 0n) return read.value;
  context.addIssue('not an amount');
  return z.NEVER;
});
const stake = amount.refine((value: Amount) => value > 0n);
const id = z.string().regex(/^[A-Za-z0-9_.:-]{1,64}$/);
const currency = z.string().max(8);
const player = z.string().max(64);
const session = z.string().max(64);

/** Bodies of a seamless platform's calls, without `event` and `action` (P2). */
export const walletCalls = {
  balance: z.object({ player, session }),
  bet: z.object({ id, round: id, player, session, game: z.string().max(64), amount: stake, currency }),
  win: z.object({ id, round: id, player, game: z.string().max(64), amount, currency }),
  rollback: z.object({ id, bet: id, round: id, player, currency }),
};

export type WalletCall<Kind extends keyof typeof walletCalls> = z.output<(typeof walletCalls)[Kind]>;
