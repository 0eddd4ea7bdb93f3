import { afterEach, beforeEach, expect, test } from 'vitest';
import { openTestStore, type TestStore } from '../../../test/kit.ts';
import { grant, house, player, posting } from '../../../test/money.ts';
import { type Auditor, createAuditor, createLedger, type Ledger, type Posting } from '../ledger/index.ts';
import { betBook } from './index.ts';

const USER = 1n;
const DRAW = 9_000_000n;
const STAKE = 20n;

let db: TestStore;
let ledger: Ledger;
let auditor: Auditor;

beforeEach(async () => {
  db = await openTestStore();
  ledger = await createLedger(db.store, db.nodeChannels);
  auditor = createAuditor({ ...db, ledger, checks: [betBook] });
  await post(grant(USER, 1_000n));
  await rows(`insert into draw (id, lottery_id, issue, state, open_at, close_at, draw_at)
    values (${DRAW}, 'ssc-1m', '20260101-0001', 'settling', now(), now() + '1 s', now() + '2 s')`);
});

afterEach(() => db.close());

const post = (...postings: Posting[]) => db.store.tx((tx) => ledger.post(tx, postings));

/** Inserts rows that only their owner may write, with triggers disabled. */
async function rows(sql: string): Promise<void> {
  await db.asOwner(`set session_replication_role = replica; ${sql}; set session_replication_role = origin`);
}

/** A row of `bet` with a maximum win of 100. */
const betRow = (id: number) =>
  rows(`insert into bet (id, user_id, draw_id, lottery_id, play_id, board, content, lines, unit_stake, multiple,
      stake, rebate_ppm, odds, max_win, currency, leaf_hash, salt, acct, rid, idx, placed_at)
    values (${id}, ${USER}, ${DRAW}, 'ssc-1m', 'any', 'credit', '[]', 1, ${STAKE}, 1, ${STAKE}, 0, '{}', 100, 'CNY',
      sha256(''), decode(repeat('00', 16), 'hex'), decode(repeat('00', 16), 'hex'), gen_random_uuid(), 0, now())`);

const outcome = (id: number, kind: string, payout: bigint) =>
  rows(`insert into outcome (user_id, bet_id, draw_id, kind, payout, at)
    values (${USER}, ${id}, ${DRAW}, '${kind}', ${payout}, now())`);

const decided = () => rows(`update draw set state = 'settled', settled_at = now() where id = ${DRAW}`);

const staked = (id: number, amount = STAKE) =>
  posting(USER, [player(USER, 'main', -amount), house('stakes', amount)], 'bet', String(id));
const returned = (id: number, kind: 'cancel' | 'void') =>
  posting(USER, [house('stakes', -STAKE), player(USER, 'main', STAKE)], kind, String(id));
const won = (id: number, amount: bigint) =>
  posting(USER, [house('payouts', -amount), player(USER, 'main', amount)], 'win', String(id));

const rulesOf = async () => (await auditor.run())?.violations.map(({ rule }) => rule);

test('[L7] [L8] [M6] placed, lost, won, cancelled and void bets match the ledger', async () => {
  for (const id of [1, 2, 3, 4]) await betRow(id);
  await outcome(2, 'won', 90n);
  await outcome(3, 'cancelled', STAKE);
  await outcome(4, 'void', STAKE);
  await post(
    ...[1, 2, 3, 4].map((id) => staked(id)),
    won(2, 90n),
    returned(3, 'cancel'),
    returned(4, 'void'),
  );
  await decided();
  expect(await rulesOf()).toEqual([]);
});

test('[L7] a stake that differs from its bet, or has no bet', async () => {
  await betRow(1);
  await post(staked(1, STAKE + 1n), staked(2));
  expect(await rulesOf()).toEqual(['L7', 'L7']);
});

test('[L7] a bet of a decided draw without its stake entry', async () => {
  await betRow(1);
  expect(await rulesOf()).toEqual([]);
  await decided();
  expect(await rulesOf()).toEqual(['L7']);
});

test.each([
  ['a payout for a bet without an outcome', () => post(staked(1), won(1, 90n)), 'L8'],
  ['a refund of a bet that was not cancelled', () => post(staked(1), returned(1, 'cancel')), 'L8'],
  [
    'a payout that differs from the outcome',
    async () => {
      await outcome(1, 'won', 90n);
      await post(staked(1), won(1, 91n));
    },
    'L8',
  ],
  [
    'a bet paid as won and refunded as void',
    async () => {
      await outcome(1, 'won', 90n);
      await post(staked(1), won(1, 90n), returned(1, 'void'));
    },
    'L8',
  ],
  [
    'an outcome that was never paid',
    async () => {
      await outcome(1, 'won', 90n);
      await post(staked(1));
    },
    'L8',
  ],
  [
    'a payout above the maximum win of the bet',
    async () => {
      await outcome(1, 'won', 101n);
      await post(staked(1), won(1, 101n));
    },
    'L9',
  ],
])('[L8] %s', async (_, happen, rule) => {
  await betRow(1);
  await happen();
  await decided();
  expect(await rulesOf()).toEqual([rule]);
});

test('[L8] each bet has one stake and one outcome: a second one is refused', async () => {
  await betRow(1);
  await post(staked(1));
  await expect(post({ ...staked(1, 40n) })).rejects.toMatchObject({ code: 'idempotency_conflict' });
  await outcome(1, 'won', 90n);
  await expect(outcome(1, 'cancelled', STAKE)).rejects.toThrow('outcome_pkey');
});
