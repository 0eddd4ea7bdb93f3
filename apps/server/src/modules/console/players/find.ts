import { type Amount, printAmount } from '@tessera/protocol';
import type { ConsoleInputOf, ConsoleReplyOf } from '@tessera/protocol/console';
import type { Grant } from '@tessera/protocol/console-permissions';
import { AppError } from '../../../http/index.ts';
import type { Store } from '../../../store/index.ts';
import type { ContactVault } from '../../recovery/index.ts';
import { AMONG_MAX, countViews, playersAmong } from './among.ts';
import { readWord } from './search-word.ts';

type Reply = ConsoleReplyOf<'consolePlayerList'>;

const DAY_MS = 86_400_000;

/** A row of the list; also the head of a profile. */
export interface PlayerRow extends Record<string, unknown> {
  readonly id: bigint;
  readonly user_name: string;
  readonly kind: 'player' | 'agent';
  readonly currency: string;
  readonly enable: boolean;
  readonly created_at: Date;
  readonly balance: Amount;
  readonly guard: 'break' | 'exclusion' | null;
  readonly markers: number;
  readonly held: boolean;
  readonly identity: 'verified' | 'unclear' | 'refused' | null;
  readonly name: string | null;
  readonly seen_at: Date | null;
}

/** Columns of a row of account `u`. */
export const PLAYER_ROW = `u.id, u.user_name, u.kind, u.currency, u.enable, u.created_at,
  coalesce((select b.balance from player_balance b where b.user_id = u.id and b.kind = 'main' and b.currency = u.currency), 0) as balance,
  (select b.kind from player_break b where b.user_id = u.id) as guard,
  (select count(*)::integer from harm_recent m where m.user_id = u.id) as markers,
  exists (select from withdrawal_waiting w where w.user_id = u.id and (w.state = 'reviewing' or w.problem is not null)) as held,
  (select p.state from player_person p where p.user_id = u.id) as identity,
  (select p.name from player_person p where p.user_id = u.id and p.state = 'verified') as name,
  (select max(s.last_action_at) from player_browser_session s where s.user_id = u.id) as seen_at`;

/** Lists players. Errors: `validation_failed` for the number of a document. */
export async function listPlayers(
  { store, contacts }: { readonly store: Pick<Store, 'query'>; readonly contacts: ContactVault },
  wanted: ConsoleInputOf<'consolePlayerList'>,
  { mask }: Pick<Grant, 'mask'>,
  now: number,
): Promise<Reply> {
  const word = wanted.word === undefined ? undefined : readWord(wanted.word, mask);
  if (wanted.word !== undefined && !word) throw new AppError('validation_failed', { field: 'word' });
  const { view, size, sort } = wanted;
  const among = await playersAmong(store, { view, word, contacts });
  const byBalance = sort === 'balance' && among !== undefined;
  const { rows } = await store.query<PlayerRow>(
    `with page as materialized (
       select u.id from player_account u
       where ($1::bigint[] is null or u.id = any ($1)) and ($2::bigint is null or u.id < $2) and ($3::text is null or u.kind = $3)
         -- Ids grow with time, so the walk along them ends at the newest account that is too old.
         and ($4::timestamptz is null or u.id > coalesce((select o.id from player_account o where o.created_at < $4
           order by o.created_at desc, o.id desc limit 1), 0))
         and ($5::boolean is null or $5 = exists (select from player_verified v where v.user_id = u.id))
       order by u.id desc limit $6
     ), shown as (select ${PLAYER_ROW} from page join player_account u on u.id = page.id)
     select * from shown order by case when $7 then balance end desc nulls last, id desc limit $8`,
    [
      among ?? null,
      wanted.before ?? null,
      wanted.kind ?? null,
      wanted.registered === undefined ? null : new Date(now - wanted.registered * DAY_MS),
      wanted.identity === undefined ? null : wanted.identity === 'verified',
      byBalance ? AMONG_MAX : size + 1,
      byBalance,
      size + 1,
    ],
  );
  const page = rows.slice(0, size);
  return {
    items: page.map((row) => playerRow(row, mask)),
    next: !byBalance && rows.length > size ? Number(page.at(-1)!.id) : null,
    counts: await countViews(store),
  };
}

/** A row as the role may see it. */
export function playerRow(row: PlayerRow, mask: Grant['mask']): Reply['items'][number] {
  return {
    id: Number(row.id),
    userName: row.user_name,
    kind: row.kind,
    name: mask.includes('name') || row.name === null ? null : `${[...row.name][0]}**`,
    enabled: row.enable,
    guard: row.guard,
    identity: row.identity,
    balance: printAmount(row.balance),
    currency: row.currency,
    markers: row.markers,
    held: row.held,
    registeredAt: row.created_at.getTime(),
    seenAt: row.seen_at?.getTime() ?? null,
  };
}
