import { expect, test } from 'vitest';
import { openTestStore, type TestStore } from '../../../test/kit.ts';
import { posting as aPosting, house, player } from '../../../test/money.ts';
import { createRewardWorld, type RewardWorld, termsOf, units } from '../../../test/rewards.ts';
import { createLedger } from '../ledger/index.ts';
import { rewardMovements } from './movements.ts';

/** What a forger does to sound books, and violations that follow. `grant` is cash of 100, `bonus` has paid 10 of 100. */
const FORGERIES: readonly [name: string, sql: string, found: RegExp[]][] = [
  [
    'raises a grant',
    'update reward_grant set amount = 150, paid = 150 where id = $grant',
    [/paid 150 .* add up to 100/, /share/],
  ],
  [
    'removes an entry',
    'delete from grant_entry where grant_id = $grant',
    [/add up to 0/, /is not an entry of its grant/],
  ],
  [
    'adds an entry without a credit',
    "insert into grant_entry (grant_id, at, amount, what, tx) values ($grant, app_now(), 5, 'credit', 1)",
    [/add up to 105/, /has no credit in the ledger/],
  ],
  [
    'gives an entry another sum',
    'update grant_entry set amount = 90 where grant_id = $grant',
    [/add up to 90/, /is not an entry of its grant/],
  ],
  [
    'gives a grant to another player',
    'update reward_grant set user_id = user_id + 500 where id = $grant',
    [/is not an entry of its grant/, /share/],
  ],
  [
    'counts stake that was not staked',
    'update reward_grant set progress = 190 where id = $bonus',
    [/stake of 190.* for 100/],
  ],
  ['forgets what was staked', 'delete from grant_stake where grant_id = $bonus', [/stake of 100.* for 0/]],
  ['sets the use of an offer back', 'update offer_use set used = 0', [/has used 0 of 500/]],
  [
    'passes the budget',
    'alter table offer_use drop constraint offer_use_within_budget; update offer_use set budget = 150',
    [/has used 200 of 150/],
  ],
  ['raises a budget', 'update offer_use set budget = 9000', [/has used 200 of 9000/]],
  [
    'sets the share of a player back',
    'update offer_share set used = 0',
    [/shares add up to 0/, /share of offer/, /share of offer/],
  ],
  [
    'passes a share',
    'update offer set per_player = 99',
    [/has used 100 of the share/, /has used 100 of the share/],
  ],
];

async function soundBooks(db: TestStore): Promise<{ world: RewardWorld; grant: bigint; bonus: bigint }> {
  const world = await createRewardWorld(db);
  const terms = termsOf({
    kind: 'deposit_match',
    product: 'lottery',
    times: 10,
    days: 30,
    stakeMax: '20',
    steps: [{ deposit: '300', bonus: '30' }],
  });
  const offer = await world.offer({ terms, budget: units(500), perPlayer: units(300) });
  const [one, other] = await world.players(2);
  const cash = await world.tx((tx) =>
    world.rewards.claim(tx, {
      source: 'test',
      kind: rewardMovements.task,
      offer,
      row: { user: one!, ref: 'a', amount: units(100) },
    }),
  );
  const earned = await world.tx((tx) =>
    world.rewards.claimEarned(tx, {
      source: 'test',
      kind: rewardMovements.bonus_slice,
      offer,
      product: 'lottery',
      expiresAt: db.clock.local() + 86_400_000,
      row: { user: other!, ref: 'a', amount: units(100), required: units(1_000) },
    }),
  );
  await world.tx((tx) => world.rewards.advance(tx, 'draw:1', [{ grant: earned.grant, stake: units(100) }]));
  return { world, grant: cash.grant, bonus: earned.grant };
}

test.each(FORGERIES)('[L17] the auditor finds who %s', async (_, sql, found) => {
  const db = await openTestStore();
  try {
    const { world, grant, bonus } = await soundBooks(db);
    const forge = sql.replace('$grant', String(grant)).replace('$bonus', String(bonus));
    await db.asOwner(
      `set session_replication_role = replica; ${forge}; set session_replication_role = origin`,
    );
    for (const whole of [false, true]) {
      const faults = await world.faults(whole);
      for (const pattern of found) expect(faults.some((fault) => pattern.test(fault))).toBe(true);
    }
  } finally {
    await db.close();
  }
});

test('[L17] a credit of a reward without a grant is found, whoever posts it; sound books have no violation', async () => {
  const db = await openTestStore();
  try {
    const { world, grant } = await soundBooks(db);
    expect(await world.faults()).toEqual([]);
    expect(await world.faults(false)).toEqual([]);
    const { rows } = await db.store.query<{ user_id: bigint }>('select user_id from reward where id = $1', [
      grant,
    ]);
    const user = rows[0]!.user_id;
    const ledger = await createLedger(db.store, db.nodeChannels);
    for (const kind of Object.keys(rewardMovements)) {
      const forged = aPosting(user, [house('bonus', -7n), player(user, 'main', 7n)], kind, `${grant}:x`);
      await db.store.tx((tx) => ledger.post(tx, [forged]));
    }
    expect((await world.faults(false)).toSorted()).toEqual(
      Object.keys(rewardMovements)
        .map((kind) => `L17 credit ${kind} ${grant}:x is not an entry of its grant`)
        .toSorted(),
    );
  } finally {
    await db.close();
  }
});
