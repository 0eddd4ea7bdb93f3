import { addDays } from '@tessera/rewards';
import {
  createChain,
  type Ledger,
  type PlayerKind,
  type Posting,
  type PostingEntry,
} from '../src/modules/ledger/index.ts';
import { houseRollUp, rollUp } from '../src/modules/reports/index.ts';
import { movements } from '../src/movements.ts';
import type { Store } from '../src/store/index.ts';
import type { TestStore } from './kit.ts';
import { house, player, posting } from './money.ts';

/** Whole numbers from 0 to below `most`; the same seed gives the same numbers. */
export type Random = (most: number) => number;

/** Mulberry32: https://gist.github.com/tommyettinger/46a874533244883189143505d203312c. */
export function randomFrom(seed: number): Random {
  let state = seed >>> 0;
  return (most) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * most);
  };
}

interface OpenBet {
  readonly id: bigint;
  readonly user: bigint;
  readonly currency: string;
  readonly stake: bigint;
  /** How often its draw was corrected. */
  corrections?: number;
}

/** Where play is written. */
export interface PlayTarget {
  readonly store: Pick<Store, 'tx'>;
  readonly asOwner: (sql: string) => Promise<unknown>;
  readonly ledger: Pick<Ledger, 'post'>;
}

/** Writes play of many kinds through the ledger: every movement that a report counts, and others. */
export interface PlayWriter {
  /** Posts up to `count` movements of these players in one batch. */
  batch(target: PlayTarget, players: readonly bigint[], count: number): Promise<void>;
}

const FIRST_BET = 900_000_000n;
const DRAW = 899_999_999n;

interface PlayOptions {
  /** Players whose money is trial money. */
  readonly trial?: ReadonlySet<bigint>;
  /** Only movements that stand alone in the books of the modules, for a platform that audits itself: deposits and calls of games. */
  readonly audited?: boolean;
}

export function createPlayWriter(
  random: Random,
  { trial = new Set(), audited = false }: PlayOptions = {},
): PlayWriter {
  let next = FIRST_BET;
  const open: OpenBet[] = [];
  const decided: OpenBet[] = [];
  const post = (kind: string, key: string, user: bigint, entries: PostingEntry[]): Posting => ({
    kind: movements.get(kind)!.kind,
    key,
    userId: user,
    entries,
  });
  const fresh = (): bigint => {
    next += 1n;
    return next;
  };

  const place = (user: bigint, currency: string, sql: string[]): Posting => {
    const bet: OpenBet = { id: fresh(), user, currency, stake: BigInt(1 + random(500_000)) };
    sql.push(`insert into bet (id, user_id, draw_id, lottery_id, play_id, board, content, lines, unit_stake, multiple, stake, rebate_ppm,
        odds, max_win, currency, leaf_hash, salt, acct, rid, idx, placed_at)
      values (${bet.id}, ${user}, ${DRAW}, 'ssc-1m', 'ssc.star5.direct-multi', 'credit', '1', 1, ${bet.stake}, 1, ${bet.stake}, 0, '{}',
        ${bet.stake * 9n}, '${currency}', sha256(''), decode(repeat('00', 16), 'hex'), decode(repeat('00', 16), 'hex'),
        gen_random_uuid(), 0, app_now())`);
    open.push(bet);
    return post('bet', String(bet.id), user, [
      player(user, 'main', -bet.stake, currency),
      house('stakes', bet.stake, currency),
    ]);
  };
  /** Decides an open bet: lost, won, partly or wholly tied, cancelled or void. */
  const decideOne = (sql: string[]): Posting | undefined => {
    const [bet] = open.splice(random(open.length), 1);
    if (!bet) return undefined;
    const fate = random(10);
    if (fate < 4 || fate > 5) decided.push(bet);
    if (fate < 4) return undefined;
    const { id, user, currency, stake } = bet;
    const returned = fate >= 6 ? undefined : fate === 4 ? ('cancel' as const) : ('void' as const);
    const tied = returned === undefined && fate < 8 ? BigInt(random(Number(stake) + 1)) : 0n;
    const won = returned === undefined && fate !== 6 ? BigInt(1 + random(900_000)) : 0n;
    const payout = returned === undefined ? tied + won : stake;
    if (payout === 0n) return undefined;
    const kind = returned === undefined ? 'won' : { cancel: 'cancelled', void: 'void' }[returned];
    sql.push(`insert into outcome (user_id, bet_id, draw_id, kind, payout, tied_stake, at)
      values (${user}, ${id}, ${DRAW}, '${kind}', ${payout}, ${tied}, app_now())`);
    return post(returned ?? 'win', String(id), user, [
      house(returned ? 'stakes' : 'payouts', -payout, currency),
      player(user, 'main', payout, currency),
    ]);
  };
  const correct = (sql: string[]): Posting | undefined => {
    const bet = decided[random(decided.length)];
    if (!bet || bet.currency === 'TRIAL') return undefined;
    bet.corrections = (bet.corrections ?? 0) + 1;
    const extra = BigInt(1 + random(100_000));
    sql.push(`insert into bet_correction (user_id, bet_id, number, draw_id, extra, wins, at)
      values (${bet.user}, ${bet.id}, ${bet.corrections}, ${DRAW}, ${extra}, '[]', app_now())`);
    return post('correction', `${bet.id}:${bet.corrections}`, bet.user, [
      house('payouts', -extra),
      player(bet.user, 'main', extra),
    ]);
  };
  const simple = (user: bigint): Posting => {
    const amount = BigInt(1 + random(300_000));
    const key = `play ${fresh()}`;
    const give = (kind: string, from: Parameters<typeof house>[0], size = amount) =>
      post(kind, key, user, [house(from, -size), player(user, 'main', size)]);
    const take = (
      kind: string,
      to: Parameters<typeof house>[0],
      from: Parameters<typeof player>[1] = 'main',
    ) => post(kind, key, user, [player(user, from, -amount), house(to, amount)]);
    const between = (kind: string, from: Parameters<typeof player>[1], to: Parameters<typeof player>[1]) =>
      post(kind, key, user, [player(user, from, -amount), player(user, to, amount)]);
    const alone: (() => Posting)[] = [
      () => give('deposit', 'ext:gateway'),
      () => give('deposit', 'ext:demo'),
      () => take('game_bet', 'ext:jade'),
      () => give('game_win', 'ext:jade'),
      () => give('game_rollback', 'ext:jade'),
    ];
    const others: (() => Posting)[] = [
      () => take('withdrawal', 'ext:gateway', 'wd_hold'),
      () => between('withdrawal_hold', 'main', 'wd_hold'),
      () => between('withdrawal_back', 'wd_hold', 'main'),
      () => between('transfer', 'main', 'platform:aurora'),
      () =>
        post('play', key, user, [
          player(user, 'platform:aurora', -amount),
          house('ext:aurora', amount),
          player(user, 'platform:aurora', amount / 2n + 1n),
          house('ext:aurora', -(amount / 2n + 1n)),
        ]),
      () => give('rebate', 'rebate'),
      () => give('water_back', 'rebate'),
      ...['vip_bonus', 'sign_in', 'task', 'packet', 'activity', 'bonus_slice'].map(
        (kind) => () => give(kind, 'bonus'),
      ),
    ];
    const acts = audited ? alone : [...alone, ...others];
    return acts[random(acts.length)]!();
  };

  return {
    async batch({ store, asOwner, ledger }, players, count) {
      const sql = [
        `insert into draw (id, lottery_id, issue, state, open_at, close_at, draw_at, settled_at)
         values (${DRAW}, 'ssc-1m', 'play', 'settled', '2020-01-01', '2020-01-02', '2020-01-03', '2020-01-04') on conflict do nothing`,
      ];
      const postings: Posting[] = [];
      for (let made = 0; made < count; made += 1) {
        const user = players[random(players.length)]!;
        const currency = trial.has(user) ? 'TRIAL' : 'CNY';
        const act = audited ? 9 : random(10);
        const one =
          act < 5
            ? place(user, currency, sql)
            : act < 8
              ? decideOne(sql)
              : act === 8 && random(3) === 0
                ? correct(sql)
                : trial.has(user)
                  ? undefined
                  : simple(user);
        if (one) postings.push(one);
      }
      await asOwner(
        `set session_replication_role = replica; ${sql.join('; ')}; set session_replication_role = origin`,
      );
      await store.tx((tx) => ledger.post(tx, postings));
    },
  };
}

/** Gives players money on all the accounts that play uses. */
export const fundPlay = (
  store: Pick<Store, 'tx'>,
  ledger: Pick<Ledger, 'post'>,
  users: readonly bigint[],
  currency = 'CNY',
  kinds: readonly PlayerKind[] = currency === 'TRIAL' ? ['main'] : ['main', 'wd_hold', 'platform:aurora'],
): Promise<unknown> => {
  const purse = 10n ** 12n;
  return store.tx((tx) =>
    ledger.post(
      tx,
      users.map((user) =>
        posting(
          user,
          [
            house('bonus', -purse * BigInt(kinds.length), currency),
            ...kinds.map((kind) => player(user, kind, purse, currency)),
          ],
          'bonus',
        ),
      ),
    ),
  );
};

/** A movement of a player's main balance, from or to an account of the house (default: that of bonuses). */
export type Move = readonly [kind: string, key: string, amount: bigint, house?: Parameters<typeof house>[0]];

/** Posts movements of a player in one batch. */
export const postMoves = (
  { store }: Pick<TestStore, 'store'>,
  ledger: Pick<Ledger, 'post'>,
  user: bigint,
  moves: readonly Move[],
): Promise<unknown> =>
  store.tx((tx) =>
    ledger.post(
      tx,
      moves.map(([kind, key, amount, account = 'bonus']) => ({
        kind: movements.get(kind)!.kind,
        key,
        userId: user,
        entries: [house(account, -amount), player(user, 'main', amount)],
      })),
    ),
  );

/** Chains all batches and rolls them up. Returns how many entries were read. */
export async function rollUpAll(
  { store }: Pick<TestStore, 'store'>,
  zone = 'Asia/Shanghai',
  entries?: number,
): Promise<number> {
  await createChain(store).drain();
  for (let read = 0; ; ) {
    const done = await store.tx((tx) => rollUp(tx, zone, entries));
    read += done.entries;
    if (!done.more) return read;
  }
}

/** Chains all batches and rolls up the house. Returns how many entries were read. */
export async function rollUpHouse(
  { store }: Pick<TestStore, 'store'>,
  zone = 'Asia/Shanghai',
  entries?: number,
): Promise<number> {
  await createChain(store).drain();
  for (let read = 0; ; ) {
    const done = await store.tx((tx) => houseRollUp(tx, zone, entries));
    read += done.entries;
    if (!done.more) return read;
  }
}

/** One day of raw sums: of a player, or of a team. */
export interface RawDay extends Record<string, unknown> {
  readonly day: string;
  readonly deposits: bigint;
  readonly withdrawals: bigint;
  readonly stake: bigint;
  readonly payout: bigint;
  readonly rebate: bigint;
  readonly rewards: bigint;
  readonly bets: number;
  readonly won: number;
  readonly deposits_count: number;
  readonly withdrawals_count: number;
}

/** SQL of `users`: the player `$1`. */
const onePlayer = 'select $1::bigint as user_id';
/** SQL of `users`: all members below `$1`, found level by level. */
const allBelow = `with recursive below as (
    select user_id from team_node where parent = $1
    union all
    select n.user_id from team_node n join below on n.parent = below.user_id)
  select user_id from below`;

/**
 * SQL of the sums of some players' days, read from the ledger for each of them alone: the definition that the roll-ups are compared
 * with. `$2`: currency, `$3` and `$4`: first and last day, `$5`: zone of the days.
 */
const rawDays = (users: string): string => `
  with users as (${users}), moved as (
    select e.id, e.user_id, e.kind, e.amount, (e.at at time zone $5)::date as day, bet.id as bet_id, bet.draw_id,
      (bet.placed_at at time zone $5)::date as placed_day,
      case when e.kind = 'win' then coalesce((
        select o.tied_stake from bet_outcome o where o.draw_id = bet.draw_id and o.bet_id = bet.id), 0) else 0 end as tied,
      e.kind = 'deposit' and exists (
        select from house_movement h where h.kind = e.kind and h.key = e.key and h.account = 'ext:demo') as demo
    from users join player_movement e on e.user_id = users.user_id and e.currency = $2
    left join placed_bet bet on bet.id = case when e.kind in ('win', 'cancel', 'void', 'correction')
      then split_part(e.key, ':', 1)::bigint end
  ), parts as (
    select day, 'deposits' as sum, amount, 1 as count from moved where kind = 'deposit' and not demo
    union all select day, 'withdrawals', -amount, 1 from moved where kind = 'withdrawal'
    union all select day, 'stake', -amount, 1 from moved where kind in ('bet', 'game_bet') or kind = 'play' and amount < 0
    union all select day, 'stake', -amount, -1 from moved where kind = 'game_rollback'
    union all select placed_day, 'stake', -amount, -1 from moved where kind in ('cancel', 'void')
    union all select placed_day, 'stake', -tied, 0 from moved where tied > 0
    union all select day, 'payout', amount - tied, (amount > tied)::integer from moved where kind = 'win'
    union all select day, 'payout', amount, 1 from moved where kind = 'game_win' or kind = 'play' and amount > 0
    union all select day, 'payout', amount, (not exists (
        select from moved other where other.bet_id = moved.bet_id
          and (other.kind = 'win' and other.amount > other.tied or other.kind = 'correction' and other.id < moved.id)))::integer
      from moved where kind = 'correction'
    union all select day, 'rebate', amount, 1 from moved where kind in ('rebate', 'water_back')
    union all select day, 'rewards', amount, 1 from moved
      where kind in ('vip_bonus', 'sign_in', 'task', 'packet', 'activity', 'bonus_slice')
  )
  select day::text, ${['deposits', 'withdrawals', 'stake', 'payout', 'rebate', 'rewards']
    .map((name) => `coalesce(sum(amount) filter (where sum = '${name}'), 0)::bigint as ${name}`)
    .join(', ')},
    ${Object.entries({
      bets: 'stake',
      won: 'payout',
      deposits_count: 'deposits',
      withdrawals_count: 'withdrawals',
    })
      .map(([name, sum]) => `coalesce(sum(count) filter (where sum = '${sum}'), 0)::integer as ${name}`)
      .join(', ')}
  from parts where day between $3 and $4 group by day order by day`;

/** The definition of the days of one player. */
export const rawPlayerDays = rawDays(onePlayer);
/** The definition of the days of the team below an agent. */
export const rawTeamDays = rawDays(allBelow);

/** The definition of how many members of a team staked, deposited and withdrew on some days; parameters as above. */
export const rawTeamActive = `
  with users as (${allBelow}), acts as (
    select distinct e.user_id, case e.kind when 'deposit' then 'deposit' when 'withdrawal' then 'withdrawal' else 'stake' end as act
    from users join player_movement e on e.user_id = users.user_id and e.currency = $2
    where (e.at at time zone $5)::date between $3 and $4 and (e.kind in ('bet', 'game_bet', 'withdrawal')
      or e.kind = 'play' and e.amount < 0
      or e.kind = 'deposit' and not exists (
        select from house_movement h where h.kind = e.kind and h.key = e.key and h.account = 'ext:demo'))
  )
  select (count(*) filter (where act = 'stake'))::integer as players, (count(*) filter (where act = 'deposit'))::integer as depositors,
    (count(*) filter (where act = 'withdrawal'))::integer as withdrawers from acts`;

/** The same rows as rolled up; parameters as above, without the zone. */
export const rolledDays = (table: 'player_day' | 'team_day'): string => `
  select day::text, deposits, withdrawals, stake, payout, rebate, rewards, bets, won, deposits_count, withdrawals_count from ${table}
  where user_id = $1 and currency = $2 and day between $3 and $4
    and (deposits, withdrawals, stake, payout, rebate, rewards, bets, won, deposits_count, withdrawals_count)
      <> (0, 0, 0, 0, 0, 0, 0, 0, 0, 0)
  order by day`;
export const rolledActive = `
  select coalesce(sum(players), 0)::integer as players, coalesce(sum(depositors), 0)::integer as depositors,
    coalesce(sum(withdrawers), 0)::integer as withdrawers from team_active
  where user_id = $1 and currency = $2 and day between $3 and $4 and before < $3`;

/** Days without any sum are left out, as `rolledDays` does. */
export const withoutEmpty = (days: readonly RawDay[]): readonly RawDay[] =>
  days.filter(({ day, ...sums }) => Object.values(sums).some((sum) => BigInt(sum as bigint) !== 0n));

/** A range of days inside `first` and the `count` days from it. */
export function rangeWithin(random: Random, first: string, count: number): { from: string; to: string } {
  const [one, other] = [random(count), random(count)];
  return { from: addDays(first, Math.min(one, other)), to: addDays(first, Math.max(one, other)) };
}

/** A figure that changes when any row of the roll-ups is written: the newest transaction that wrote one, and how many rows there are. */
export async function writesOf({ store }: { readonly store: Pick<Store, 'query'> }): Promise<unknown> {
  const { rows } = await store.query(
    `select sum(xmin::text::bigint)::text as writers, count(*)::integer as rows from (
       select xmin from player_day union all select xmin from team_day union all select xmin from team_active
       union all select xmin from report_progress) written`,
  );
  return rows[0];
}
