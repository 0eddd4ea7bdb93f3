import type { Amount } from '@tessera/protocol';
import type { Events, Movement } from '../../contract/index.ts';
import { AppError } from '../../http/index.ts';
import type { Tx } from '../../store/index.ts';
import { refusalOf } from '../ledger/index.ts';
import { rewardGiven } from './events.ts';

/** A version of an offer. */
export interface OfferVersion {
  readonly id: string;
  readonly version: number;
}

/** A reward for one player. `ref` says what for; a player gets one reward for a source and a reference (R4). */
export interface CashRow {
  readonly user: bigint;
  readonly ref: string;
  readonly amount: Amount;
  /** Kept with the grant. Default: the terms of the offer. */
  readonly terms?: object;
}

/** A bonus for one player, paid out as the player stakes `required`. */
export interface EarnedRow extends CashRow {
  readonly required: Amount;
}

export interface Giving<Row> {
  /** What gives it: `vip.weekly`, `water_back`. */
  readonly source: string;
  /** The movement that pays it. */
  readonly kind: Movement;
  /** Bounds it by the offer's budget and each player's share; the offer has to be live. */
  readonly offer?: OfferVersion;
  readonly rows: readonly Row[];
}

export interface EarnedGiving extends Giving<EarnedRow> {
  readonly product: string;
  /** Ms. */
  readonly expiresAt: number;
}

/** A main balance after a change; `seq` orders it. */
export interface BalanceAfter {
  readonly amount: Amount;
  readonly currency: string;
  readonly seq: number;
}

/** A reward that was given now. */
export interface Given {
  readonly grant: bigint;
  readonly user: bigint;
  readonly ref: string;
  readonly amount: Amount;
  /** Main balance afterwards; null for an earned bonus, which pays nothing yet. */
  readonly balance: BalanceAfter | null;
}

/** What became of a row that was not given. */
export type Refusal = 'claimed' | 'not_available' | 'trial' | 'ended' | 'budget_gone';

/** The code of each refusal. */
export const refusalCodes = {
  claimed: 'reward_claimed',
  not_available: 'reward_not_available',
  trial: 'trial_not_allowed',
  ended: 'reward_ended',
  budget_gone: 'reward_budget_gone',
} as const satisfies Record<Refusal, string>;

/** Rewards given, and the rows that were refused. */
export interface GiveResult {
  readonly given: readonly Given[];
  readonly refused: readonly { readonly user: bigint; readonly ref: string; readonly why: Refusal }[];
}

interface Row extends Record<string, unknown> {
  readonly place: number;
  readonly outcome: Refusal | 'given';
  readonly grant_id: bigint | null;
}

interface PaidRow extends Row {
  readonly balance: bigint | null;
  readonly currency: string | null;
  readonly seq: bigint | null;
}

/** Gives cash. See `give_cash`. Errors: `platform_maintenance` while money writes are frozen. */
export async function giveCash(tx: Tx, events: Events, giving: Giving<CashRow>): Promise<GiveResult> {
  const asked = tx.query<PaidRow>(
    `select place, outcome, grant_id, balance, currency, seq
     from give_cash($1, $2, $3, $4, $5::bigint[], $6::text[], $7::bigint[], $8::jsonb[])`,
    listsOf(giving),
  );
  const { rows } = await asked.catch((error) => {
    throw refusalOf(error) ?? error;
  });
  const balances = rows.map(({ balance, currency, seq }) =>
    balance === null || currency === null ? null : { amount: balance as Amount, currency, seq: Number(seq) },
  );
  return publish(tx, events, giving, rows, balances);
}

/** Gives earned bonuses. See `give_earned`. */
export async function giveEarned(tx: Tx, events: Events, giving: EarnedGiving): Promise<GiveResult> {
  const { rows } = await tx.query<Row>(
    `select place, outcome, grant_id
     from give_earned($1, $2, $3, $4, $5::bigint[], $6::text[], $7::bigint[], $8::jsonb[], $9::bigint[], $10, $11)`,
    [
      ...listsOf(giving),
      giving.rows.map(({ required }) => required),
      giving.product,
      new Date(giving.expiresAt),
    ],
  );
  return publish(tx, events, giving, rows);
}

/** The one reward of a claim. Errors: the code of the refusal. */
export function onlyOf({ given, refused }: GiveResult): Given {
  const [only] = given;
  if (!only) throw new AppError(refusalCodes[refused[0]!.why]);
  return only;
}

function listsOf({ source, kind, offer, rows }: Giving<CashRow>): unknown[] {
  return [
    source,
    kind.kind,
    offer?.id ?? null,
    offer?.version ?? null,
    rows.map(({ user }) => user),
    rows.map(({ ref }) => ref),
    rows.map(({ amount }) => amount),
    rows.map(({ terms }) => (terms === undefined ? null : JSON.stringify(terms))),
  ];
}

async function publish(
  tx: Tx,
  events: Events,
  { source, rows: asked }: Giving<CashRow>,
  answers: readonly Row[],
  balances: readonly Given['balance'][] = [],
): Promise<GiveResult> {
  const given: Given[] = [];
  const refused: GiveResult['refused'][number][] = [];
  for (const [at, { place, outcome, grant_id }] of answers.entries()) {
    const { user, ref, amount } = asked[place - 1]!;
    if (outcome === 'given')
      given.push({ grant: grant_id!, user, ref, amount, balance: balances[at] ?? null });
    else refused.push({ user, ref, why: outcome });
  }
  if (given.length > 0)
    await events.publish(tx, rewardGiven, String(given[0]!.grant), {
      source,
      grants: given.map(({ user, grant }) => ({ user, grant })),
    });
  return { given, refused };
}
