import { createHash } from 'node:crypto';
import { type Betting, sealedSet } from '../modules/betting/index.ts';
import { findUserByName, type IdentityParts } from '../modules/identity/index.ts';
import type { Settlement } from '../modules/settlement/index.ts';
import { type Clock, type Store, withPastClock } from '../store/index.ts';
import { demoPlayers } from './demo-players.ts';

/** Which sample draws the demo players bet on: five of the 120 of each SSC lottery, spread over them. */
export const isDemoSale = (lottery: string, place: number): boolean =>
  lottery.startsWith('ssc-') && place % 23 === 8;

interface DemoBet {
  readonly played: string;
  readonly content: string | Record<string, string>;
  readonly unit_stake: string;
  readonly multiple: number;
  readonly rebate_ppm: number;
}

/** The demo players' bets, used in turn: both boards, several shapes, with and without rebate. */
const bets: readonly DemoBet[] = [
  {
    played: 'ssc.back3.direct-multi',
    content: '1,5,8|2,7|0,3,9',
    unit_stake: '2',
    multiple: 1,
    rebate_ppm: 0,
  },
  { played: 'ssc.credit.sum-sides', content: 'big', unit_stake: '50', multiple: 1, rebate_ppm: 0 },
  {
    played: 'ssc.back3.group6-multi',
    content: '0,2,4,6,8',
    unit_stake: '2',
    multiple: 2,
    rebate_ppm: 10_000,
  },
  {
    played: 'ssc.credit.ball-sides',
    content: 'big,odd||||small',
    unit_stake: '20',
    multiple: 1,
    rebate_ppm: 0,
  },
  { played: 'ssc.any2.direct-multi', content: '3|7||1|', unit_stake: '2', multiple: 5, rebate_ppm: 0 },
  {
    played: 'ssc.credit.dragon-tiger',
    content: { compare: '1-5', list: 'dragon' },
    unit_stake: '30',
    multiple: 1,
    rebate_ppm: 0,
  },
  { played: 'ssc.any-in.star5-1', content: '4,6', unit_stake: '2', multiple: 10, rebate_ppm: 20_000 },
];

export interface DemoBetsDeps {
  readonly store: Store;
  readonly clock: Clock;
  readonly identity: IdentityParts;
  readonly betting: Betting;
  readonly settlement: Settlement;
}

interface SampleDraw {
  id: bigint;
  lottery_id: string;
  issue: string;
  state: string;
  close_at: Date;
  draw_at: Date;
}

/** A bet is placed this long before its draw closes. */
const beforeCloseMs = 20_000;

/**
 * Places the demo players' bets on their sample draws and settles the draws, with the code of real draws and a clock in
 * the past. Continues where an interrupted start ended.
 */
export async function seedDemoBets(deps: DemoBetsDeps): Promise<void> {
  const { store, clock } = deps;
  const { rows } = await store.query<SampleDraw>(
    `select id, lottery_id, issue, state, close_at, draw_at from draw where sample and state <> 'settled' order by close_at`,
  );
  if (rows.length === 0) return;
  await withPastClock(store.address, clock, async (moveTo) => {
    for (const [place, draw] of rows.entries()) {
      await moveTo(draw.close_at.getTime() - beforeCloseMs);
      await sell(deps, draw, place);
      await moveTo(draw.draw_at.getTime());
      await settle(deps, draw);
    }
  });
}

async function sell(deps: DemoBetsDeps, draw: SampleDraw, place: number): Promise<void> {
  const { store } = deps;
  if (draw.state !== 'scheduled' && draw.state !== 'open') return;
  await store.query("update draw set state = 'open' where id = $1", [draw.id]);
  for (const [seat, userName] of demoPlayers.entries()) {
    const chosen =
      seat === 0
        ? [bets[place % bets.length]!, bets[(place + 3) % bets.length]!]
        : [bets[(place + 1) % bets.length]!];
    await placeAs(deps, draw, userName, chosen);
  }
  const set = await sealedSet(store, draw.id);
  await store.query(
    `update draw set state = 'closed', bets = $2, stake_total = $3, bets_root = decode($4, 'hex') where id = $1`,
    [draw.id, set.bets, set.stake, set.root],
  );
}

async function placeAs(
  { store, betting }: DemoBetsDeps,
  { lottery_id: lottery, issue }: SampleDraw,
  userName: string,
  chosen: readonly DemoBet[],
): Promise<void> {
  const user = await findUserByName(store, userName);
  if (!user) return;
  const quoted = await betting.quote({ lottery, items: [...chosen] });
  const rid = createHash('sha256').update(`demo ${userName} ${lottery} ${issue}`).digest('hex').slice(0, 32);
  const items = chosen.map((bet, index) => {
    const { lines, stake, odds } = quoted[index]!;
    return { ...bet, lines, stake, odds };
  });
  await betting.place(
    { userId: user.id, currency: user.currency, kind: 'player' },
    { rid, lottery, issue, items },
  );
}

async function settle({ store, settlement }: DemoBetsDeps, draw: SampleDraw): Promise<void> {
  await store.query("update draw set state = 'sealed' where id = $1 and state = 'closed'", [draw.id]);
  await store.query("update draw set state = 'drawn' where id = $1 and state = 'sealed'", [draw.id]);
  await settlement.settleDraw(draw.id);
  await store.query("update draw set state = 'settled' where id = $1", [draw.id]);
}
