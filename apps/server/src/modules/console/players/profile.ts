import { type Amount, printAmount } from '@tessera/protocol';
import type { ConsoleReplyOf } from '@tessera/protocol/console';
import {
  commandActionNames,
  type Grant,
  grantOf,
  maskedFields,
  type Role,
} from '@tessera/protocol/console-permissions';
import { AppError } from '../../../http/index.ts';
import type { Store } from '../../../store/index.ts';
import { deviceText } from '../../identity/index.ts';
import { pendingIds } from '../command-row.ts';
import { PLAYER_ROW, type PlayerRow, playerRow } from './find.ts';
import { MARK_DIGITS } from './search-word.ts';

type Profile = ConsoleReplyOf<'consolePlayerGet'>;

/** Actions whose target is a player. */
export const playerActions = commandActionNames.filter((action) => action.startsWith('player.'));

interface HeadRow extends PlayerRow {
  readonly language: string;
  readonly rebate_ppm: number;
  readonly fund_password: boolean;
  readonly authenticator: boolean;
  readonly wallets: number;
  readonly password_changed_at: Date | null;
  readonly withdraw_locked_until: Date | null;
  readonly pause_until: Date | null;
  readonly timeout_until: Date | null;
  readonly excluded_at: Date | null;
  readonly excluded_until: Date | null;
  readonly exclusion_ends_at: Date | null;
  readonly deposited: Amount;
  readonly withdrawn: Amount;
  readonly staked: Amount;
  readonly returned: Amount;
}

/** One player, as the role may see them. Errors: `not_found`. */
export async function playerProfile(
  store: Pick<Store, 'query'>,
  id: number,
  { mask }: Pick<Grant, 'mask'>,
  role: Role,
): Promise<Profile> {
  const head = await headOf(store, id);
  if (!head) throw new AppError('not_found');
  const shown = await partsOf(store, id, head.currency);
  const ms = (at: Date | null) => at?.getTime() ?? null;
  return {
    ...playerRow(head, mask),
    language: head.language,
    rebatePpm: head.rebate_ppm,
    lifetime: {
      deposited: printAmount(head.deposited),
      withdrawn: printAmount(head.withdrawn),
      staked: printAmount(head.staked),
      returned: printAmount(head.returned),
    },
    security: {
      authenticator: head.authenticator,
      fundPassword: head.fund_password,
      wallets: head.wallets,
      passwordAt: ms(head.password_changed_at),
      withdrawLockedUntil: ms(head.withdraw_locked_until),
    },
    breaks: {
      pauseUntil: ms(head.pause_until),
      timeoutUntil: ms(head.timeout_until),
      excludedAt: ms(head.excluded_at),
      excludedUntil: ms(head.excluded_until),
      exclusionEndsAt: ms(head.exclusion_ends_at),
    },
    ...shown,
    payees: shown.payees.map((payee) => (mask.includes('account') ? { ...payee, shown: null } : payee)),
    waiting: (await pendingIds(store, playerActions, String(id))).map(Number),
    reveals: revealsOf(role),
  };
}

/** Fields of a player that the role may reveal with a purpose. */
export function revealsOf(role: Role): Profile['reveals'] {
  const grant = grantOf(role, 'player.reveal');
  return grant ? maskedFields.filter((field) => !grant.mask.includes(field)) : [];
}

/** Errors: `not_found` for nobody, and for an account that is no player's. */
export async function requirePlayer(store: Pick<Store, 'query'>, id: number): Promise<void> {
  const { rowCount } = await store.query('select from player_account where id = $1', [id]);
  if (rowCount !== 1) throw new AppError('not_found');
}

async function headOf(store: Pick<Store, 'query'>, id: number): Promise<HeadRow | undefined> {
  const { rows } = await store.query<HeadRow>(
    `select ${PLAYER_ROW}, u.language, u.rebate_ppm, u.fund_password, u.password_changed_at, u.withdraw_locked_until,
       exists (select from authenticator_on a where a.user_id = u.id) as authenticator,
       (select count(*)::integer from player_wallet w where w.user_id = u.id) as wallets,
       g.pause_until, g.timeout_until, g.excluded_at, g.excluded_until, g.exclusion_ends_at, d.*
     from player_account u
     left join player_breaks g on g.user_id = u.id
     cross join lateral (
       select coalesce(sum(deposited), 0)::bigint as deposited, coalesce(sum(withdrawn), 0)::bigint as withdrawn,
         coalesce(sum(staked), 0)::bigint as staked, coalesce(sum(returned), 0)::bigint as returned
       from player_play_day where user_id = u.id) d
     where u.id = $1`,
    [id],
  );
  return rows[0];
}

type Parts = Pick<Profile, 'balances' | 'contacts' | 'payees' | 'limits' | 'harm' | 'linked' | 'sessions'>;

async function partsOf(store: Pick<Store, 'query'>, id: number, currency: string): Promise<Parts> {
  const balances = await store.query<{ kind: string; balance: Amount }>(
    `select kind, balance from player_balance where user_id = $1 and currency = $2 order by kind <> 'main', kind limit 50`,
    [id, currency],
  );
  const contacts = await store.query<{
    kind: 'email' | 'phone';
    masked: string;
    added_at: Date;
    bounced_at: Date | null;
  }>('select kind, masked, added_at, bounced_at from player_contact where user_id = $1 order by kind', [id]);
  const payees = await store.query<{
    id: bigint;
    kind: 'bank' | 'wallet';
    bank: string;
    shown: string;
    created_at: Date;
    removed_at: Date | null;
  }>(
    `select id, kind, bank, shown, created_at, removed_at from player_payee where user_id = $1
     order by removed_at is not null, id desc limit 50`,
    [id],
  );
  const harm = await store.query<{ kind: string; at: Date }>(
    'select kind, at from harm_recent where user_id = $1 order by at desc limit 50',
    [id],
  );
  return {
    balances: balances.rows.map(({ kind, balance }) => ({ kind, amount: printAmount(balance) })),
    contacts: contacts.rows.map(({ kind, masked, added_at, bounced_at }) => ({
      kind,
      masked,
      at: added_at.getTime(),
      bouncedAt: bounced_at?.getTime() ?? null,
    })),
    payees: payees.rows.map((row) => ({
      id: Number(row.id),
      kind: row.kind,
      bank: row.bank,
      // Of an address the ends are enough to recognise it.
      shown: row.kind === 'bank' ? row.shown : `${row.shown.slice(0, 4)}…${row.shown.slice(-4)}`,
      at: row.created_at.getTime(),
      removedAt: row.removed_at?.getTime() ?? null,
    })),
    limits: await limitsOf(store, id),
    harm: harm.rows.map(({ kind, at }) => ({ kind, at: at.getTime() })),
    linked: await linkedOf(store, id),
    sessions: await sessionsOf(store, id),
  };
}

async function limitsOf(store: Pick<Store, 'query'>, id: number): Promise<Profile['limits']> {
  const { rows } = await store.query<{
    kind: Profile['limits'][number]['kind'];
    period: Profile['limits'][number]['period'];
    value: bigint | null;
    pending: boolean;
    pending_value: bigint | null;
    pending_from: Date | null;
  }>('select * from player_limit where user_id = $1 and value is not null order by kind, period', [id]);
  return rows.map(({ kind, period, value, pending, pending_value, pending_from }) => {
    const text = (given: bigint) => (kind === 'session' ? String(given) : printAmount(given as Amount));
    return {
      kind,
      period,
      value: text(value!),
      pending: pending
        ? { value: pending_value === null ? null : text(pending_value), from: pending_from!.getTime() }
        : null,
    };
  });
}

/** Accounts that belong together with a player's, and by what. */
export async function linkedOf(store: Pick<Store, 'query'>, id: number): Promise<Profile['linked']> {
  const { rows } = await store.query<{
    id: bigint;
    user_name: string;
    enable: boolean;
    by: Profile['linked'][number]['by'];
    guard: 'break' | 'exclusion' | null;
  }>(
    `select u.id, u.user_name, u.enable, l.by, (select b.kind from player_break b where b.user_id = u.id) as guard
     from (select other_id, array_agg(by order by by) as by from player_link where user_id = $1 group by other_id) l
     join player_account u on u.id = l.other_id order by u.id desc limit 20`,
    [id],
  );
  return rows.map(({ id: other, user_name, enable, by, guard }) => ({
    id: Number(other),
    userName: user_name,
    by,
    enabled: enable,
    guard,
  }));
}

async function sessionsOf(store: Pick<Store, 'query'>, id: number): Promise<Profile['sessions']> {
  const { rows } = await store.query<{
    id: bigint;
    browser_hash: Buffer;
    address: string;
    user_agent: string;
    created_at: Date;
    last_action_at: Date;
    ended_at: Date | null;
    end_reason: string | null;
  }>('select * from player_browser_session where user_id = $1 order by id desc limit 20', [id]);
  return rows.map((row) => ({
    id: Number(row.id),
    mark: row.browser_hash.toString('hex').slice(0, MARK_DIGITS),
    device: deviceText(row.user_agent),
    address: row.address,
    at: row.created_at.getTime(),
    lastAt: row.last_action_at.getTime(),
    endedAt: row.ended_at?.getTime() ?? null,
    ended: row.end_reason,
  }));
}
