import { amountOf, dayIn, type InputOf, printAmount } from '@tessera/protocol';
import { addDays } from '@tessera/rewards';
import { beforeEach } from 'vitest';
import { commissionBook } from '../src/modules/commission/book.ts';
import { makeDay, makePayable } from '../src/modules/commission/make.ts';
import { commissionModule } from '../src/modules/commission/module.ts';
import { payWeek } from '../src/modules/commission/pay.ts';
import { useApp } from './app.ts';
import { violationsOf } from './audited.ts';
import { type DecidedBet, decide, drawOf, seedProducts } from './decided-bets.ts';
import { createTeamWorld, type NewMember, type TeamWorld } from './teams.ts';

export const ZONE = 'Asia/Shanghai';
export const UNIT = 10_000n;
export const DAY_MS = 86_400_000;
export const RATES_FROM = '2015-12-01';
export const EXPLAIN = 'POST /api/report/team/commission';

type Player = Awaited<ReturnType<ReturnType<ReturnType<typeof useApp>>['player']>>;

/** What each test begins with: an agent at the top, one below, and a player below both. */
export interface Given {
  world: TeamWorld;
  /** A Monday of its own for each test, at noon; the ten weeks after it are its own too. */
  at: number;
  day: string;
  top: Player;
  agent: bigint;
  player: Player;
}

interface Row extends Record<string, unknown> {
  readonly beneficiary: bigint;
  readonly level: number;
  readonly turn: number;
  readonly base: bigint;
  readonly ppm: number;
  readonly amount: bigint;
  readonly state: string;
}

/** A chain of three for each test of commission, with the jobs of a day and a week as functions. */
export function useCommission() {
  const app = useApp({ modules: [commissionModule], extend: ({ db }) => seedProducts(db) });
  let begun: Given | undefined;
  let used = 0;
  const given = (): Given => {
    if (!begun) throw new Error('a test has not begun');
    return begun;
  };
  beforeEach(async () => {
    used += 1;
    const at = Date.UTC(2016, 0, 4, 4) + used * 70 * DAY_MS;
    const world = createTeamWorld(app().db);
    const top = await app().player();
    const player = await app().player();
    await world.agent({ user: top.userId, ppm: 12_000, from: RATES_FROM });
    const below = (parent: bigint, fields: NewMember) =>
      world.member(parent, { from: RATES_FROM, ...fields });
    const agent = await below(top.userId, { kind: 'agent', ppm: 9_000 });
    await below(agent, { user: player.userId, ppm: 4_000 });
    begun = { world, at, day: dayIn(at, ZONE), top, agent, player };
  });

  const tellings: unknown[] = [];
  /** Accruals on the stakes of a player: who, level, turn, base, ppm, amount and state; the nearest upline first. */
  async function rows(
    of = given().player.userId,
  ): Promise<[bigint, number, number, string, number, string, string][]> {
    const { rows: found } = await app().db.store.query<Row>(
      `select beneficiary, level, turn, base, ppm, amount, state from team_commission where player = $1 order by day, product, level, turn`,
      [of],
    );
    return found.map((row) => [
      row.beneficiary,
      row.level,
      row.turn,
      printAmount(amountOf(row.base)),
      row.ppm,
      printAmount(amountOf(row.amount)),
      row.state,
    ]);
  }

  return {
    app,
    given,
    /** What was told to sockets of players, by all tests of a file. */
    tellings,
    rows,
    member: (parent: bigint, fields: NewMember) =>
      given().world.member(parent, { from: RATES_FROM, ...fields }),
    make: (of = given().day) => app().db.store.tx((tx) => makeDay(tx, of, ZONE)),
    ready: (of = given().day) => app().db.store.tx((tx) => makePayable(tx, of)),
    pay: (week = addDays(given().day, 14), chunk?: number) =>
      payWeek({ store: app().db.store, emit: { user: (...told) => void tellings.push(told) } }, week, chunk),
    /** Decided bets of a player, at the test's own time unless they say another. */
    bets: (list: readonly Omit<DecidedBet, 'user'>[], user = given().player.userId) =>
      decide(
        app().db,
        list.map((bet) => ({ at: given().at, ...bet, user })),
      ),
    amounts: async (of?: bigint) => (await rows(of)).map(([, , , , , amount]) => amount),
    bases: async (of?: bigint) => [...new Set((await rows(of)).map(([, , , base]) => base))],
    balanceOf: async (who: Player) => (await who.expectOk('POST /api/user/balance')).balance,
    explained: (who: Player, of: bigint, fields: Partial<InputOf<'reportTeamCommission'>> = {}) => {
      const { day } = given();
      return who.expectOk(EXPLAIN, { from: day, to: day, ...fields, member: Number(of) });
    },
    audited: () => violationsOf(app(), [commissionBook]),
    /** Lets a draw have been corrected so that the stakes of these bets are returned by ties. Returns the draw. */
    async returnStakes(ids: readonly bigint[], number = 1): Promise<bigint> {
      const draw = await drawOf(app().db, ids[0]!);
      await app().db.asOwner(
        `insert into bet_correction (user_id, bet_id, number, draw_id, extra, wins, at)
         select user_id, id, $3, draw_id, stake, jsonb_build_array(jsonb_build_object('tier', 'push', 'kind', '', 'count', lines)), app_now()
         from bet where id = any ($1) and draw_id = $2`,
        [ids, draw, number],
      );
      return draw;
    },
    /** Lets both accounts have signed in from one browser. */
    link: (one: bigint, other: bigint) =>
      app().db.asOwner(
        `insert into session (user_id, browser_hash, address, user_agent, created_at, last_action_at, expires_at)
         select id, sha256($2::text::bytea), '127.0.0.1', 'test', app_now(), app_now(), app_now() from unnest($1::bigint[]) id`,
        [[one, other], `${one} ${other}`],
      ),
  };
}

/** A bet on the sides of balls. */
export const sides = (content: unknown, units: number, draw = 'same', play = 'ssc.credit.ball-sides') => ({
  play,
  content,
  draw,
  stake: BigInt(units) * UNIT,
});
