import { type Amount, printAmount } from '@tessera/protocol';
import type { AuditCheck, Violation } from '../../contract/index.ts';
import type { BookLine, Difference, ProviderId, Range, ReconcileSource } from '../../providers/index.ts';
import { GAME_CURRENCY, type GamesParts } from './deps.ts';
import { platformAccount } from './money.ts';
import type { Asked, StatementLine, StatementPage } from './platform.ts';
import type { Statements } from './statement.ts';

/** L12: a player's balance in transit equals the sum of their pending transfers. */
export const transitBook: AuditCheck = async (tx) => {
  const { rows } = await tx.query<Violation>(
    `select 'L12' as rule, 'player ' || user_id || ' has ' || coalesce(a.balance, 0) || ' in transit, but the transfers add up to '
            || coalesce(p.amount, 0) as detail
     from (select user_id, currency, balance from player_balance where kind = 'transit' and balance <> 0) a
     full join (
       select user_id, currency, sum(amount) as amount from transfer where state = 'pending' group by 1, 2
     ) p using (user_id, currency)
     where coalesce(a.balance, 0) <> coalesce(p.amount, 0) limit 50`,
  );
  return rows;
};

interface BookRow extends Record<string, unknown> {
  readonly ref: string;
  readonly kind: string;
  readonly amount: Amount;
  readonly at: Date;
}

/** Reconciliation source of a platform: rounds and transfers of one with its own wallet, wallet calls of a seamless one. */
export function platformBooks(
  parts: GamesParts,
  platform: ProviderId,
  kind: 'transfer' | 'seamless',
  statements: Pick<Statements, 'read'>,
): ReconcileSource {
  const { store } = parts;
  const reviews = () => openReviews(parts, platform);
  return {
    provider: platform,
    theirs: (range) => theirLines(parts, platform, range),
    ours: async ({ from, to }) => {
      const { rows } = await store.query<BookRow>(kind === 'transfer' ? ownWallet : seamlessWallet, [
        platform,
        new Date(from),
        new Date(to),
      ]);
      return rows.map(({ ref, kind, amount, at }) => ({
        ref,
        kind,
        amount,
        currency: GAME_CURRENCY,
        at: at.getTime(),
      }));
    },
    checks: async () =>
      kind === 'transfer'
        ? [...(await reviews()), ...(await balanceFaults(parts, platform, statements))]
        : reviews(),
  };
}

/** Amounts are positive in our favour, as in `BookLine`. */
const ownWallet = `
  select ref, 'round' as kind, (stake - payout)::bigint as amount, at from game_round
    where platform = $1 and at >= $2 and at < $3 and payout is not null and booked
  union all
  select ref, 'transfer', (-direction * amount)::bigint, done_at from transfer
    where platform = $1 and done_at >= $2 and done_at < $3 and state = 'done'`;

const seamlessWallet = `
  select c.id as ref, c.kind,
    case c.kind when 'bet' then c.amount when 'win' then -c.amount else -coalesce(
      (select -h.amount from house_movement h where h.kind = 'game_rollback' and h.key = $1 || '/' || c.id), 0) end::bigint as amount, c.at
  from game_wallet_call c where c.platform = $1 and c.at >= $2 and c.at < $3 and c.status = 200 and c.kind <> 'tombstone'`;

async function theirLines(
  { platform }: GamesParts,
  id: string,
  range: Range,
): Promise<BookLine[] | undefined> {
  const lines = new Map<string, BookLine>();
  let cursor: string | null = null;
  for (;;) {
    const page: Asked<StatementPage> | undefined = await platform(id)?.statement(cursor, range);
    if (page?.outcome !== 'done') return undefined;
    for (const line of page.lines) {
      // Lines outside the range are not part of this report.
      if (line.at < range.from || line.at >= range.to) continue;
      const amount = towardsUs(line);
      // A line that the platform repeats unchanged counts once.
      lines.set(`${line.type} ${line.ref} ${amount}`, {
        ref: line.ref,
        kind: line.type,
        amount,
        currency: GAME_CURRENCY,
        at: line.at,
      });
    }
    if (!page.more) return [...lines.values()];
    cursor = page.next;
  }
}

function towardsUs(line: StatementLine): Amount {
  switch (line.type) {
    case 'round':
      return (line.stake - line.payout) as Amount;
    case 'bet':
      return line.amount;
    default:
      return -line.amount as Amount;
  }
}

/** Compares the balances the platform states with the ledger, for players without a pending transfer. */
async function balanceFaults(
  { store, platform }: GamesParts,
  id: string,
  statements: Pick<Statements, 'read'>,
): Promise<Difference[]> {
  const faults: Difference[] = [];
  const { rows } = await store.query<{ user_id: bigint; name: string }>(
    `select a.user_id, n.name from player_balance a join game_player n on n.user_id = a.user_id
     where a.kind = $1 and a.currency = $2 order by a.user_id`,
    [platformAccount(id), GAME_CURRENCY],
  );
  for (const { user_id, name } of rows) {
    for (let look = 0; look < 2; look += 1) {
      if (!(await statements.read(id))) return faults;
      const before = await bookedAt(store, user_id, id);
      const said = await platform(id)?.balance(name);
      if (said?.outcome !== 'done' || !(await statements.read(id))) break;
      const booked = await bookedAt(store, user_id, id);
      // The player plays or moves money during the comparison.
      if (booked.moving || before.balance !== booked.balance) break;
      const there = said.balance + said.inPlay;
      if (there === booked.balance) break;
      if (look === 0) continue;
      faults.push({
        ref: name,
        kind: 'balance',
        problem: 'balance',
        ours: printAmount(booked.balance),
        theirs: printAmount(there as Amount),
        currency: GAME_CURRENCY,
      });
    }
  }
  return faults;
}

async function bookedAt(
  store: GamesParts['store'],
  userId: bigint,
  platform: string,
): Promise<{ balance: Amount; moving: boolean }> {
  const { rows } = await store.query<{ balance: Amount; moving: boolean }>(
    `select balance, exists (select from transfer where user_id = $1 and platform = $2 and state = 'pending') as moving
     from player_balance where user_id = $1 and kind = 'platform:' || $2 and currency = $3`,
    [userId, platform, GAME_CURRENCY],
  );
  return rows[0] ?? { balance: 0n as Amount, moving: false };
}

async function openReviews({ store }: GamesParts, platform: string): Promise<Difference[]> {
  const { rows } = await store.query<{ kind: string; ref: string }>(
    'select kind, ref from provider_review where provider = $1 and closed_at is null order by id limit 200',
    [platform],
  );
  return rows.map(({ kind, ref }) => ({
    ref,
    kind,
    problem: 'review',
    ours: null,
    theirs: null,
    currency: GAME_CURRENCY,
  }));
}
