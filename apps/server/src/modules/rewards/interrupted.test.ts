import { beforeAll, describe, expect, test } from 'vitest';
import { useStore } from '../../../test/kit.ts';
import { house, player as onPlayer, posting } from '../../../test/money.ts';
import { createRewardWorld, type RewardWorld, units, untilConnected } from '../../../test/rewards.ts';
import type { Tx } from '../../store/index.ts';
import { createLedger } from '../ledger/index.ts';
import { endRewards } from './end.ts';
import type { OfferVersion } from './give.ts';
import { rewardMovements } from './movements.ts';

const FULL = process.env.TRUST === 'full';
const TIMES = FULL ? 20 : 3;
const CLIENTS = FULL ? 64 : 16;
const ACTS = FULL ? 1_000 : 20;
/** Milliseconds. */
const TIMEOUT = FULL ? 1_200_000 : 60_000;

const db = useStore();
let world: RewardWorld;
let offer: OfferVersion;
beforeAll(async () => {
  world = await createRewardWorld(db());
  offer = await world.offer({ budget: units(1_000_000_000) });
});

const cash = (tx: Tx, user: bigint, ref: string) =>
  world.rewards.give(tx, {
    source: 'test',
    kind: rewardMovements.packet,
    offer,
    rows: [{ user, ref, amount: units(70) }],
  });
const earned = (tx: Tx, user: bigint, ref: string) =>
  world.rewards.giveEarned(tx, {
    source: 'bonus',
    kind: rewardMovements.bonus_slice,
    offer,
    product: 'lottery',
    expiresAt: db().clock.local() + 3_600_000,
    rows: [{ user, ref, amount: units(100), required: units(1_000) }],
  });

/** What an act leaves of its player: balance, what was paid and returned, and the use of the offer. */
async function stateOf(user: bigint): Promise<string> {
  const { rows } = await db().store.query<{ text: string }>(
    `select coalesce(string_agg(state || ' ' || paid || ' ' || progress, ', ' order by id), '') || ' '
       || coalesce((select used from offer_share where offer_id = $2 and user_id = $1), 0) as text
     from reward where user_id = $1`,
    [user, offer.id],
  );
  return `${await world.balance(user)} ${rows[0]!.text}`;
}

interface Case {
  readonly prepare?: (user: bigint) => Promise<bigint>;
  readonly act: (tx: Tx, user: bigint, grant: bigint) => Promise<unknown>;
  readonly before: string;
  readonly after: string;
}

const givenBonus = async (user: bigint) =>
  (await world.tx((tx) => earned(tx, user, 'deposit'))).given[0]!.grant;

const CASES: Readonly<Record<string, Case>> = {
  'a claim of cash': {
    act: (tx, user) => cash(tx, user, 'one'),
    before: '0  0',
    after: '70 completed 70 0 70',
  },
  'a claim of a bonus': {
    act: (tx, user) => earned(tx, user, 'deposit'),
    before: '0  0',
    after: '0 active 0 0 100',
  },
  'a payment of slices': {
    prepare: givenBonus,
    act: (tx, _, grant) => world.rewards.advance(tx, 'draw:1', [{ grant, stake: units(250) }]),
    before: '0 active 0 0 100',
    after: '20 active 20 250 100',
  },
  'the end of a bonus': {
    prepare: givenBonus,
    act: (tx, _, grant) => endRewards(tx, [grant], 'forfeited', 'player'),
    before: '0 active 0 0 100',
    after: '0 forfeited 0 0 0',
  },
};

/** Ends the connection of a transaction, as a killed server or database does. */
const cut = (tx: Tx) => tx.query('select pg_terminate_backend(pg_backend_pid())');

describe.each(Object.entries(CASES))('[F1] %s', (_, { prepare, act, before, after }) => {
  test.each([
    ['before it', 'before'],
    ['before the commit', 'inside'],
    ['before the answer', 'after'],
  ])(
    'that is interrupted %s happens fully or not at all, and once when it is repeated',
    async (_name, when) => {
      for (const user of await world.players(TIMES)) {
        const grant = (await prepare?.(user)) ?? 0n;
        const interrupted = world
          .tx(async (tx) => {
            if (when === 'before') await cut(tx);
            await act(tx, user, grant);
            if (when === 'inside') await cut(tx);
          })
          .then(() => {
            throw new Error('the answer is lost');
          });
        await expect(interrupted).rejects.toThrow();
        expect(await stateOf(user)).toBe(when === 'after' ? after : before);
        for (let again = 0; again < 2; again += 1) await world.tx((tx) => act(tx, user, grant));
        expect(await stateOf(user)).toBe(after);
      }
      expect(await world.faults(false)).toEqual([]);
    },
    TIMEOUT,
  );
});

test(
  '[F3] rewards and stakes of many clients on few accounts: no violation, and every balance is what was credited and staked',
  async () => {
    const ledger = await createLedger(db().store, db().nodeChannels);
    const users = await world.players(16);
    const expected = new Map(users.map((user) => [user, 0n]));
    const add = (user: bigint, amount: bigint) => expected.set(user, expected.get(user)! + amount);
    const bonuses: bigint[] = [];
    const one = async (client: number, at: number): Promise<void> => {
      const user = users[(client * 7 + at * 3) % users.length]!;
      const ref = `${client % 4}-${at}`;
      switch ((client + at) % 4) {
        case 0:
          for (const { amount } of (await world.tx((tx) => cash(tx, user, ref))).given) add(user, amount);
          return;
        case 1:
          for (const { grant } of (await world.tx((tx) => earned(tx, user, ref))).given) bonuses.push(grant);
          return;
        case 2: {
          const grants = bonuses.slice(-3);
          const paid = await world.tx((tx) =>
            world.rewards.advance(
              tx,
              `draw:${client}-${at}`,
              grants.map((grant) => ({ grant, stake: units(120) })),
            ),
          );
          for (const { user: payee, credited } of paid) add(payee, credited);
          if (at % 5 === 0) await world.tx((tx) => endRewards(tx, grants, 'expired', 'time'));
          return;
        }
        default: {
          const staked = [onPlayer(user, 'main', -10n), house('stakes', 10n)];
          const done = await db()
            .store.tx((tx) => ledger.post(tx, [posting(user, staked, 'bet', `${client}-${at}`)]))
            .then(
              () => true,
              (error: { code?: string }) => {
                if (error.code === 'balance_insufficient') return false;
                throw error;
              },
            );
          if (done) add(user, -10n);
        }
      }
    };
    await Promise.all(
      Array.from({ length: CLIENTS }, async (_, client) => {
        for (let at = 0; at < ACTS; at += 1) await untilConnected(() => one(client, at));
      }),
    );
    for (const [user, amount] of expected) expect(await world.balance(user)).toBe(amount);
    expect(await world.faults()).toEqual([]);
  },
  TIMEOUT,
);
