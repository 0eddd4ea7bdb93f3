import { beforeAll, expect, test } from 'vitest';
import {
  accepted,
  type BetWorld,
  createBetWorld,
  type DrawRow,
  type ItemDraft,
  PURSE,
} from '../../../test/bets.ts';
import { noEvents } from '../../../test/events.ts';
import { useStore } from '../../../test/kit.ts';
import { grant as money } from '../../../test/money.ts';
import { createRewardWorld, type RewardWorld, units } from '../../../test/rewards.ts';
import type { Bettor } from '../betting/index.ts';
import { createLedger } from '../ledger/index.ts';
import { createSettlement, type Settlement } from '../settlement/index.ts';
import { decidedJob } from './jobs.ts';
import { rewardMovements } from './movements.ts';

const db = useStore();
let bets: BetWorld;
let world: RewardWorld;
let settlement: Settlement;
beforeAll(async () => {
  bets = await createBetWorld(db());
  world = await createRewardWorld(db());
  settlement = createSettlement({ ...db(), events: noEvents, emit: bets.emit });
});

const SIDES = 'ssc.credit.ball-sides';

async function bettor(): Promise<Bettor> {
  const userId = await world.player();
  const ledger = await createLedger(db().store, db().nodeChannels);
  await db().store.tx(async (tx) => {
    await ledger.openAccounts(tx, userId, 'CNY');
    await ledger.post(tx, [money(userId, PURSE)]);
  });
  return { userId, currency: 'CNY', kind: 'player' };
}

async function bonus({ userId }: Bettor, required = 1_000_000, terms: object = {}): Promise<bigint> {
  const { grant } = await world.tx((tx) =>
    world.rewards.claimEarned(tx, {
      source: 'test',
      kind: rewardMovements.bonus_slice,
      product: 'lottery',
      expiresAt: db().clock.local() + 86_400_000,
      row: {
        user: userId,
        ref: String(Math.random()),
        amount: units(required / 10),
        required: units(required),
        terms,
      },
    }),
  );
  return grant;
}

async function bet(player: Bettor, draw: DrawRow, ...items: ItemDraft[]): Promise<void> {
  const answer = await bets.betting.place(player, bets.request(draw, items));
  expect(accepted(answer)).toHaveLength(items.length);
}

async function decide(draw: DrawRow): Promise<void> {
  await bets.drawn(draw, [1, 2, 3, 4, 5]);
  await settlement.settleDraw(draw.id);
  await db().asOwner("update draw set state = 'settled', settled_at = app_now() where id = $1", [draw.id]);
  await told(draw);
}

const told = async (draw: DrawRow) =>
  decidedJob.run(world.rewards, { payload: { draw: String(draw.id) } } as never, undefined);

/** Lets two accounts share something. */
async function link(what: 'browser' | 'payout account' | 'person', one: bigint, other: bigint) {
  const name = `Ada ${one}`;
  for (const user of [one, other]) {
    if (what === 'browser')
      await db().asOwner(
        `insert into session (user_id, browser_hash, address, user_agent, created_at, last_action_at, expires_at)
         values ($1, sha256($2::bytea), '::1', 'x', app_now(), app_now(), app_now())`,
        [user, name],
      );
    if (what === 'payout account')
      await db().asOwner(
        `insert into payout_account (user_id, kind, bank, number, fingerprint, shown, created_at, usable_at)
         values ($1, 'wallet', 'trc20', 'x', sha256($2::bytea), 'x', app_now(), app_now())`,
        [user, name],
      );
    if (what === 'person') {
      await db().asOwner("update user_account set birth_date = '1990-04-12' where id = $1", [user]);
      await db().asOwner(
        "insert into player_identity (user_id, state, name, checked_at) values ($1, 'verified', $2, app_now())",
        [user, user === one ? name : name.toUpperCase()],
      );
    }
  }
}

async function progressOf(grant: bigint): Promise<bigint> {
  const { rows } = await db().store.query<{ progress: bigint }>('select progress from reward where id = $1', [
    grant,
  ]);
  return rows[0]!.progress;
}

test('settled stake placed after the bonus counts, won or lost, and once', async () => {
  const [player, draw] = [await bettor(), await bets.draw()];
  await bet(player, draw, { multiple: 5 });
  await db().clock.advance(10);
  const grant = await bonus(player);
  await db().clock.advance(10);
  await bet(player, draw, { content: '1|2|3|4|5' }, { content: '9|9|9|9|9', multiple: 2 });
  await decide(draw);
  expect(await progressOf(grant)).toBe(60_000n);
  await told(draw);
  expect(await progressOf(grant)).toBe(60_000n);
  expect(world.told).not.toContain(player.userId);
});

/** What counts of a player's bets on a side and on another position when `other` bets on the opposite side. */
async function countedAgainst(player: Bettor, other: Bettor): Promise<bigint> {
  const draw = await bets.draw();
  const grant = await bonus(player);
  await db().clock.advance(10);
  await bet(
    player,
    draw,
    { played: SIDES, content: 'big||||', unit: 10_000n },
    { played: SIDES, content: '|odd|||', unit: 50_000n },
  );
  await bet(other, draw, { played: SIDES, content: 'small||||', unit: 30_000n });
  await decide(draw);
  return progressOf(grant);
}

test('both sides of one position do not count, other bets of the draw do', async () => {
  const player = await bettor();
  expect(await countedAgainst(player, player)).toBe(50_000n);
});

test.each(['browser', 'payout account', 'person'] as const)(
  'a side does not count when another account of the same %s bets on the opposite side',
  async (same) => {
    const [player, other] = [await bettor(), await bettor()];
    await link(same, player.userId, other.userId);
    expect(await countedAgainst(player, other)).toBe(50_000n);
  },
);

test('a side counts when an account that has nothing in common with the player bets on the opposite side', async () => {
  expect(await countedAgainst(await bettor(), await bettor())).toBe(60_000n);
});

test('of one bet counts at most what the terms say, and the due slices are paid and told', async () => {
  const [player, draw] = [await bettor(), await bets.draw()];
  const grant = await bonus(player, 100_000, { stakeMax: '1.5000' });
  await db().clock.advance(10);
  await bet(player, draw, { multiple: 5 }, { content: '1|1|1|1|1' });
  await decide(draw);
  expect(await progressOf(grant)).toBe(30_000n);
  const { rows } = await db().store.query('select paid from reward where id = $1', [grant]);
  expect([rows, world.told]).toEqual([[{ paid: 3_000n }], [player.userId]]);
  expect(await world.faults()).toEqual([]);
});

test('a void draw counts nothing', async () => {
  const [player, draw] = [await bettor(), await bets.draw()];
  const grant = await bonus(player);
  await db().clock.advance(10);
  await bet(player, draw, {});
  await db().asOwner("update draw set state = 'void' where id = $1", [draw.id]);
  await settlement.refundDraw(draw.id);
  await told(draw);
  expect(await progressOf(grant)).toBe(0n);
});
