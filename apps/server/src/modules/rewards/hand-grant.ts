import type { Amount } from '@tessera/protocol';
import type { Events } from '../../contract/index.ts';
import type { Store } from '../../store/index.ts';
import { hasSigned, isAgreed, sign } from '../approvals/index.ts';
import { giveCash, type OfferVersion, type Refusal } from './give.ts';
import { rewardMovements } from './movements.ts';

/** A reward that operators give by hand. */
export interface HandGrant {
  readonly user: bigint;
  readonly amount: Amount;
  /** What it is for; a player gets one reward by hand for a reference. */
  readonly ref: string;
  readonly reason: string;
  readonly offer?: OfferVersion;
  readonly operatorId: bigint;
}

/** `noted`: a second operator has to give the same. */
export type HandGrantOutcome = 'noted' | 'same_operator' | 'given' | Refusal;

/** Records an operator's signature under a reward, and gives it when another operator has signed the same. */
export async function grantByHand(
  { store, events }: { readonly store: Store; readonly events: Events },
  { user, amount, ref, reason, offer, operatorId }: HandGrant,
): Promise<HandGrantOutcome> {
  return store.tx(async (tx) => {
    // Two operators who sign at the same time sign one after the other.
    await tx.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`reward:${user}:${ref}`]);
    const signature = {
      subject: `reward:${user}:${ref}`,
      act: 'grant',
      entry: { amount: String(amount), offer: offer ?? null },
      note: reason,
      operatorId,
    };
    const repeated = await hasSigned(tx, signature);
    const agreed = await isAgreed(tx, await sign(tx, signature));
    if (!agreed) return repeated ? 'same_operator' : 'noted';
    const { refused } = await giveCash(tx, events, {
      source: 'hand',
      kind: rewardMovements.activity,
      ...(offer ? { offer } : {}),
      rows: [{ user, ref, amount, terms: { reason } }],
    });
    return refused[0]?.why ?? 'given';
  });
}
