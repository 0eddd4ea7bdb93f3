import { type Amount, type InputOf, printAmount, type ReplyOf, sumAmounts } from '@tessera/protocol';
import { AppError, type CallSession } from '../../http/index.ts';
import { once, type Tx } from '../../store/index.ts';
import { type Given, requireStanding, rewardMovements } from '../rewards/index.ts';
import type { VipDeps } from './deps.ts';

interface Due extends Record<string, unknown> {
  readonly kind: string;
  readonly period: string;
  readonly level: number;
  readonly amount: bigint;
}

/**
 * Pays bonuses that the player names: all or none. The same `rid` always gets the same answer (L6).
 * Errors: `trial_not_allowed`, `reward_not_available`, `reward_claimed`, `reward_not_reached`, and those of
 * `rewards.claim`.
 */
export async function claimBonuses(
  { userId }: Pick<CallSession, 'userId'>,
  { rid, refs }: InputOf<'userVipClaim'>,
  { store, rewards }: VipDeps,
): Promise<ReplyOf<'userVipClaim'>> {
  const asked = [...new Set(refs)];
  let last: Given | undefined;
  const reply = await store.tx((tx) =>
    once(tx, { userId, scope: 'user/vip/claim', rid, body: { refs } }, async () => {
      await requireStanding(tx, userId);
      const claimed: { ref: string; amount: Amount }[] = [];
      for (const { kind, period, level, amount } of await take(tx, userId, asked)) {
        const row = { user: userId, ref: period, amount: amount as Amount, terms: { level } };
        last = await rewards.claim(tx, { source: `vip.${kind}`, kind: rewardMovements.vip_bonus, row });
        claimed.push({ ref: `${kind}-${period}`, amount: last.amount });
      }
      return {
        claimed: claimed.map(({ ref, amount }) => ({ ref, amount: printAmount(amount) })),
        amount: printAmount(sumAmounts(claimed.map(({ amount }) => amount))),
        balance: printAmount(last!.balance!.amount),
      };
    }),
  );
  if (last) rewards.tell([last]);
  return reply;
}

/** Marks the named bonuses as claimed; their rows stay locked until the commit. Errors: as `claimBonuses`. */
async function take(tx: Tx, userId: bigint, refs: readonly string[]): Promise<readonly Due[]> {
  const parts = refs.map((ref) => [ref.slice(0, ref.indexOf('-')), ref.slice(ref.indexOf('-') + 1)] as const);
  const names = [parts.map(([kind]) => kind), parts.map(([, period]) => period)];
  const { rows } = await tx.query<Due>(
    `update vip_bonus b set claimed_at = app_now() from unnest($2::text[], $3::text[]) named (kind, period)
     where b.user_id = $1 and b.kind = named.kind and b.period = named.period and b.claimed_at is null
     returning b.kind, b.period, b.level, b.amount`,
    [userId, ...names],
  );
  if (rows.length === refs.length) return rows;
  const { rows: known } = await tx.query<{ count: number }>(
    `select count(*)::integer as count from vip_bonus b join unnest($2::text[], $3::text[]) named (kind, period)
       on b.kind = named.kind and b.period = named.period where b.user_id = $1`,
    [userId, ...names],
  );
  if (known[0]!.count === refs.length) throw new AppError('reward_claimed');
  throw new AppError('reward_not_reached');
}
