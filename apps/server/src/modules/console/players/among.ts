import type { ConsoleInputOf, ConsoleReplyOf } from '@tessera/protocol/console';
import type { Store } from '../../../store/index.ts';
import type { ContactVault } from '../../recovery/index.ts';
import type { SearchWord } from './search-word.ts';

type Db = Pick<Store, 'query'>;
type View = ConsoleInputOf<'consolePlayerList'>['view'];

/** Players of a narrow view at most, the newest. */
export const AMONG_MAX = 1_000;
/** Players whom a word finds at most. */
const FOUND_MAX = 200;

interface Among {
  readonly view: View;
  readonly word: SearchWord | undefined;
  readonly contacts: ContactVault;
}

interface Found extends Record<string, unknown> {
  readonly user_id: bigint;
}

/** Ids of the players in a view whom a word means. Undefined: everybody. */
export async function playersAmong(
  db: Db,
  { view, word, contacts }: Among,
): Promise<readonly bigint[] | undefined> {
  const inView = view === 'all' ? undefined : await playersInView(db, view);
  const meant = word && (await playersMeant(db, word, contacts));
  if (!inView || !meant) return inView ?? meant;
  const both = new Set(inView);
  return meant.filter((id) => both.has(id));
}

/** Each branch is answered by an index; those of other views are not run. */
async function playersInView(db: Db, view: Exclude<View, 'all'>): Promise<readonly bigint[]> {
  const { rows } = await db.query<Found>(
    `select distinct user_id from (
       select user_id from player_break where $1 = 'break' and kind = 'break'
       union all select user_id from player_break where $1 = 'excluded' and kind = 'exclusion'
       union all select id from player_account where $1 = 'disabled' and not enable
       union all select user_id from withdrawal_waiting where $1 = 'held' and (state = 'reviewing' or problem is not null)
       union all select user_id from harm_recent where $1 = 'marked'
       union all select user_id from player_online where $1 = 'online'
     ) one order by user_id desc limit $2`,
    [view, AMONG_MAX],
  );
  return rows.map(({ user_id }) => user_id);
}

/** Ids that a word may mean, each branch by an index. A word that means nothing finds nobody. */
async function playersMeant(db: Db, word: SearchWord, contacts: ContactVault): Promise<readonly bigint[]> {
  const { name, id, contact, tail, wallet, device } = word;
  const { rows } = await db.query<Found>(
    `select user_id from (
       (select id as user_id from player_account where $1::text is not null and lower(user_name) like $1
         order by lower(user_name) limit $9)
       union select $2::bigint where $2 is not null
       union select user_id from player_contact where $3::bytea is not null and fingerprint = $3
       union (select user_id from player_payee where $4::text is not null and shown = $4 and kind = 'bank' limit $9)
       union select user_id from player_payee where $5::text is not null and shown = $5 and kind = 'wallet'
       union select user_id from player_deposit_address where $5::text is not null and address = $5
       union select user_id from player_wallet where $6::text is not null and chain = $6 and address = $7
       union (select user_id from player_browser_session
         where $8::bytea is not null and browser_hash between $8 and $10 limit $9)
     ) one limit $9`,
    [
      name === undefined ? null : `${name.replaceAll('_', '\\_')}%`,
      id ?? null,
      contact ? contacts.fingerprint(contact.address) : null,
      tail ?? null,
      wallet?.text ?? null,
      wallet?.chain ?? null,
      wallet ? Buffer.from(wallet.bytes) : null,
      device === undefined ? null : markOf(device, 0),
      FOUND_MAX,
      device === undefined ? null : markOf(device, 0xff),
    ],
  );
  return rows.map(({ user_id }) => user_id);
}

/** The first or last hash of a browser that begins with a mark. */
function markOf(device: string, fill: number): Buffer {
  const from = Buffer.from(device, 'hex');
  return Buffer.concat([from, Buffer.alloc(32 - from.length, fill)]);
}

interface Counts extends Record<string, unknown> {
  readonly break: number;
  readonly excluded: number;
  readonly disabled: number;
  readonly held: number;
  readonly marked: number;
  readonly online: number;
}

/** Players in each narrow view, up to the most that one lists. */
export async function countViews(db: Db): Promise<ConsoleReplyOf<'consolePlayerList'>['counts']> {
  const { rows } = await db.query<Counts>(
    `select
       (select count(*)::integer from (select from player_break where kind = 'break' limit $1) one) as break,
       (select count(*)::integer from (select from player_break where kind = 'exclusion' limit $1) one) as excluded,
       (select count(*)::integer from (select from player_account where not enable limit $1) one) as disabled,
       (select count(distinct user_id)::integer from (select user_id from withdrawal_waiting
         where state = 'reviewing' or problem is not null limit $1) one) as held,
       (select count(distinct user_id)::integer from (select user_id from harm_recent limit $1) one) as marked,
       (select count(*)::integer from (select from player_online limit $1) one) as online`,
    [AMONG_MAX],
  );
  return rows[0]!;
}
