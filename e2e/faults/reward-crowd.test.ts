import { randomInt } from 'node:crypto';
import { UNIT as AMOUNT_UNIT, type Answer, amountOf } from '@tessera/protocol';
import { shippedTerms, slicesDue, type Terms } from '@tessera/rewards';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { noteFact } from '../../apps/server/src/modules/facts/index.ts';
import { amountIn } from '../kit/amount-in.ts';
import { freshRid } from '../kit/client.ts';
import { type Platform, startPlatform } from '../kit/platform.ts';
import { until } from '../kit/until.ts';
import { CROWD_LOTTERY, type Crowd, gather, UNIT, WHOLE } from './crowd.ts';
import { type Inside, inside } from './inside.ts';
import { type Payee, withoutPayoutLimits } from './payees.ts';
import { figure, rounds } from './report.ts';
import {
  bonusOf,
  closeRace,
  decided,
  jobIsDone,
  joinedBefore,
  LATER_MS,
  publish,
  runJob,
  vipBonusDue,
  waterBackDue,
} from './reward-kit.ts';

const HOUR_MS = 3_600_000;
const WHEEL = { id: 'lucky-wheel', version: 1 };
const PACKETS = { id: 'red-packets', version: 1 };
/** Of each player: VIP bonuses and rows of water-back that are due, and daily tasks that are done. */
const DUE = rounds(5, 250);
const TASKS = rounds(2, 20);
/** Payouts to all players. */
const RACES = rounds(2, 20);
const DRAWS = rounds(3, 20);
const CLIENTS_EACH = 4;

let platform: Platform;
let crowd: Crowd;
beforeAll(async () => {
  platform = await startPlatform('silent', { parties: ['payments', 'aurora'], lotteries: [CROWD_LOTTERY] });
  await inside(platform, withoutPayoutLimits);
  crowd = await gather(platform, rounds(3, 16));
  await until('the packets are split', async () => {
    const { packets } = await crowd.players[0]!.ok('POST /api/user/welfare');
    return packets.some(({ offer, state }) => offer.id === PACKETS.id && state === 'open');
  });
});
afterAll(() => platform?.stop());

/** Rewards of a kind: how many are due to each player, and the claim of one of them. */
interface Claims {
  readonly due: number;
  readonly claim: (player: Payee, place: number, rid: string) => Promise<Answer<object>>;
}

/** Makes rewards due to all players. */
async function makeClaims(parts: Inside): Promise<Record<string, Claims>> {
  const { players } = crowd;
  const refs = new Map<Payee, string[]>();
  const rows = new Map<Payee, number[]>();
  const amountAt = (place: number) => BigInt((place % 9) + 1) * 10_000n;
  const daily: Terms<'daily_task'> = { ...shippedTerms('daily_task'), task: 'verify_draw' };
  const offers: string[] = [];
  for (let place = 0; place < TASKS; place += 1) offers.push(await publish(parts, daily));
  for (const player of players) {
    const [own, ids]: [string[], number[]] = [[], []];
    for (let place = 0; place < DUE; place += 1) {
      own.push(await vipBonusDue(parts, player, place, amountAt(place)));
      ids.push(await waterBackDue(parts, player, place, amountAt(place)));
    }
    refs.set(player, own);
    rows.set(player, ids);
    for (const offer of offers) await joinedBefore(parts, player, offer);
    await player.ok('POST /api/activity/join', { rid: freshRid(), ...WHEEL });
    await noteFact(parts.store, { userId: BigInt(player.userId), kind: 'player' }, 'verify_draw', '1');
  }
  return {
    'VIP bonus': {
      due: DUE,
      claim: (player, place, rid) =>
        player.call('POST /api/user/vip/claim', { rid, refs: [refs.get(player)![place]!] }),
    },
    'water-back': {
      due: DUE,
      claim: (player, place, rid) =>
        player.call('POST /api/user/waterback/claim', { rid, rows: [rows.get(player)![place]!] }),
    },
    activity: {
      due: TASKS,
      claim: (player, place, rid) =>
        player.call('POST /api/activity/claim', { rid, id: offers[place]!, version: 1 }),
    },
    'sign-in': { due: 1, claim: (player, _, rid) => player.call('POST /api/user/welfare/sign-in', { rid }) },
    task: {
      due: 1,
      claim: (player, _, rid) => player.call('POST /api/user/welfare/task', { rid, task: 'verify_draw' }),
    },
    packet: {
      due: 1,
      claim: (player, _, rid) => player.call('POST /api/user/welfare/packet', { rid, ...PACKETS }),
    },
    turn: {
      due: 1,
      claim: (player, _, rid) => player.call('POST /api/activity/spin', { rid, ...WHEEL }),
    },
  };
}

/** What the platform pays by itself, to all players, in jobs of the server. */
interface Payouts {
  readonly count: number;
  /** Causes one of them, or causes it again. */
  readonly tell: (place: number) => Promise<unknown>;
  readonly done: (place: number) => Promise<boolean>;
  /** What a player gets from `told` of them, and has won by the bets for them, in 1/10 000. */
  readonly sum: (player: Payee, told: number) => bigint;
}

/** Races with a prize for every player. */
async function makeRaces(parts: Inside): Promise<Payouts> {
  const { players } = crowd;
  const prizes = players.map((_, rank) => amountOf(BigInt(players.length - rank) * 10_000n));
  const pool = amountOf(prizes.reduce((sum, prize) => sum + prize, 0n));
  const offers: string[] = [];
  for (let place = 0; place < RACES; place += 1) {
    const offer = await publish(parts, { ...shippedTerms('race'), pool, prizes } satisfies Terms<'race'>);
    for (const player of players) await joinedBefore(parts, player, offer);
    offers.push(offer);
  }
  const stake = 20_000n;
  const bets = players.map((who, place) => ({ who, stake, payout: stake * BigInt(place + 2) }));
  await decided(parts, bets, 4 * HOUR_MS);
  return {
    count: RACES,
    async tell(place) {
      await closeRace(parts, offers[place]!);
      await runJob(parts, 'activities.race', 'always');
    },
    done: () => jobIsDone(parts, 'activities.race', 'always'),
    // The later a player comes in the list, the better was the bet.
    sum: (player, told) => {
      const place = players.indexOf(player);
      return bets[place]!.payout + prizes[players.length - 1 - place]! * BigInt(told);
    },
  };
}

/** A bonus of each player, and settled draws with stake of all of them. All draws together complete the bonus. */
async function makeBonuses(parts: Inside): Promise<Payouts> {
  const { players } = crowd;
  const stake = 30_000n;
  const amount = amountOf(90_001n);
  const required = amountOf(stake * BigInt(DRAWS));
  for (const player of players) await bonusOf(parts, player, { amount, required });
  const draws: string[] = [];
  for (let place = 0; place < DRAWS; place += 1) {
    const bets = players.map((who) => ({ who, stake }));
    draws.push(String(await decided(parts, bets, -LATER_MS)));
  }
  return {
    count: DRAWS,
    tell: (place) => runJob(parts, 'rewards.decided', draws[place]!, { draw: draws[place]! }),
    done: (place) => jobIsDone(parts, 'rewards.decided', draws[place]!),
    sum: (_, told) => slicesDue(amount, required, amountOf(stake * BigInt(told))),
  };
}

/** What a player has tried and got, and what is gone from the balance, in 1/10 000. */
interface Account {
  readonly tried: Set<string>;
  readonly given: string[];
  paid: bigint;
  spent: bigint;
}

/** Claims one reward. A request without a clear answer is repeated; so it is the same claim. */
async function claimOne(
  player: Payee,
  name: string,
  { due, claim }: Claims,
  account: Account,
): Promise<void> {
  const [place, rid] = [randomInt(due), freshRid()];
  account.tried.add(`${name} ${place}`);
  let answer = await claim(player, place, rid);
  while (answer.state === 'ERROR') answer = await claim(player, place, rid);
  if (answer.state !== 'SUCCESS') return expect(answer.code).toBe('reward_claimed');
  account.given.push(`${name} ${place}`);
  // A turn of the wheel pays later.
  if ('amount' in answer.message) account.paid += amountIn(String(answer.message.amount));
}

/** Spends money, of which a half of the bets comes back. */
async function spendOne({ bet, cancel, withdraw }: Crowd, player: Payee, account: Account): Promise<void> {
  const whole = randomInt(1, 8) * UNIT;
  if (randomInt(4) === 0) {
    if ((await withdraw(player, whole)) !== undefined) account.spent += BigInt(whole) * AMOUNT_UNIT;
    return;
  }
  const id = await bet(player, whole);
  if (id === undefined) return;
  if (randomInt(2) === 0) await cancel(player, id);
  else account.spent += BigInt(whole) * AMOUNT_UNIT;
}

/** The prize of a player's only turn, once it is drawn. */
const turnOf = (player: Payee): Promise<bigint> =>
  until('the turn is drawn', async () => {
    const { wheel } = await player.ok('POST /api/activity/detail', { id: WHEEL.id });
    const [turn] = wheel!.spins;
    if (!turn) return 0n;
    return turn.state === 'drawn' && amountIn(turn.prize!);
  });

test('[F3] [R4] claims and payouts of many clients, beside bets, cancels and withdrawals, end like sequential ones', async () => {
  const steps = rounds(20, 1_000);
  const accounts = new Map<Payee, Account>(
    crowd.players.map((player) => [player, { tried: new Set(), given: [], paid: 0n, spent: 0n }]),
  );
  await inside(platform, async (parts) => {
    const claims = Object.entries(await makeClaims(parts));
    const payouts = [await makeRaces(parts), await makeBonuses(parts)];
    const told = payouts.map(() => new Set<number>());
    const tellOne = async (): Promise<void> => {
      const kind = randomInt(payouts.length);
      const place = randomInt(payouts[kind]!.count);
      told[kind]!.add(place);
      await payouts[kind]!.tell(place);
    };
    const wander = async (player: Payee, account: Account): Promise<void> => {
      for (let step = 0; step < steps; step += 1) {
        const dice = randomInt(20);
        if (dice < 7) await spendOne(crowd, player, account);
        else if (dice < 9) await tellOne();
        else {
          const [name, kind] = claims[dice % claims.length]!;
          await claimOne(player, name, kind, account);
        }
      }
    };
    const clients = [...accounts].flatMap(([player, account]) =>
      Array.from({ length: CLIENTS_EACH }, () => wander(player, account)),
    );
    await Promise.all(clients);
    for (const [kind, { done }] of payouts.entries())
      for (const place of told[kind]!) await until('the end of the payouts', () => done(place));

    for (const [player, { tried, given, paid, spent }] of accounts) {
      expect(given.toSorted()).toEqual([...tried].toSorted());
      const expected = payouts.reduce(
        (sum, payout, kind) => sum + payout.sum(player, told[kind]!.size),
        BigInt(WHOLE) * AMOUNT_UNIT + paid + (await turnOf(player)) - spent,
      );
      expect(amountIn(await crowd.main(player))).toBe(expected);
    }
    figure(
      'F3',
      `${clients.length} clients x ${steps} claims of ${claims.map(([name]) => name).join(', ')}, payouts, bets, cancels and withdrawals, 0 violations`,
    );
  });
  expect(await inside(platform, ({ violations }) => violations())).toEqual([]);
}, 2_400_000);
