import { beforeAll, describe, expect, test } from 'vitest';
import { useStore } from '../../../test/kit.ts';
import { freshKey, grant, house, player, posting, stake } from '../../../test/money.ts';
import { AppError } from '../../errors.ts';
import { createLedger, type Ledger, type Posting } from './index.ts';

const db = useStore();
let ledger: Ledger;
let nextUser = 1n;

beforeAll(async () => {
  ledger = await createLedger(db().store, db().nodeChannels);
});

const post = (...postings: Posting[]) => db().store.tx((tx) => ledger.post(tx, postings));

/** A player with this balance. */
async function playerWith(amount: bigint, currency = 'CNY'): Promise<bigint> {
  nextUser += 1n;
  const userId = nextUser;
  await db().store.tx(async (tx) => {
    await ledger.openAccounts(tx, userId, currency);
    if (amount > 0n) await ledger.post(tx, [grant(userId, amount, currency)]);
  });
  return userId;
}

describe('the entries of players', () => {
  test('are all in the view, with those of providers, but without those of the platform’s own accounts', async () => {
    const userId = await playerWith(100n);
    await post(stake(userId, 10n), posting(userId, [player(userId, 'main', 5n), house('ext:reels', -5n)]));
    const { rows } = await db().store.query(
      `select a.kind, e.amount, p.id is not null as seen
       from entry e join account a on a.id = e.account_id
       left join player_entry p on p.batch_id = e.batch_id and p.id = e.id
       where e.user_id = $1 order by e.amount`,
      [userId],
    );
    expect(rows).toEqual([
      { kind: 'bonus', amount: -100n, seen: false },
      { kind: 'main', amount: -10n, seen: true },
      { kind: 'ext:reels', amount: -5n, seen: true },
      { kind: 'main', amount: 5n, seen: true },
      { kind: 'stakes', amount: 10n, seen: false },
      { kind: 'main', amount: 100n, seen: true },
    ]);
  });

  test('are found by player through the partial index', async () => {
    const plan = await db().store.tx(async (tx) => {
      // The table is small here, so the planner would scan it.
      await tx.query('set local enable_seqscan = off');
      return tx.query('explain select amount from player_entry where user_id = 7 and id > 1000');
    });
    expect(JSON.stringify(plan.rows)).toContain('using entry_of_user');
  });
});

describe('posting', () => {
  test('[L2] a new player has four empty accounts, and opening them again changes nothing', async () => {
    const userId = await playerWith(0n);
    await db().store.tx((tx) => ledger.openAccounts(tx, userId, 'CNY'));
    const { rows } = await db().store.query(
      'select kind, balance from account where user_id = $1 order by kind',
      [userId],
    );
    expect(rows).toEqual(['held', 'main', 'transit', 'wd_hold'].map((kind) => ({ kind, balance: 0n })));
  });

  test('[L2] a balance follows its entries, also with several postings in one batch', async () => {
    const userId = await playerWith(1_000n);
    expect(await post(stake(userId, 300n), stake(userId, 200n), grant(userId, 50n))).toEqual({
      posted: 3,
      replayed: 0,
    });
    expect(await ledger.balanceOf(userId, 'CNY')).toBe(550n);
  });

  test('accounts of platforms and providers are created at their first use', async () => {
    const userId = await playerWith(100n);
    await post(posting(userId, [player(userId, 'main', -40n), player(userId, 'platform:reels', 40n)]));
    await post(posting(userId, [player(userId, 'platform:reels', 5n), house('ext:reels', -5n)]));
    expect(await ledger.balanceOf(userId, 'CNY', 'platform:reels')).toBe(45n);
    expect(await ledger.balanceOf(userId, 'CNY', 'platform:other')).toBe(0n);
  });

  test('[L3] a stake above the balance is balance_insufficient and writes nothing', async () => {
    const userId = await playerWith(100n);
    const over = stake(userId, 101n);
    await expect(post(stake(userId, 50n), over)).rejects.toEqual(new AppError('balance_insufficient'));
    expect(await ledger.balanceOf(userId, 'CNY')).toBe(100n);
    const { rowCount } = await db().store.query('select 1 from ledger_tx where kind = $1 and key = $2', [
      'stake',
      over.key,
    ]);
    expect(rowCount).toBe(0);
  });

  test('[L3] [F4] of 32 concurrent stakes of the whole balance exactly one is accepted', async () => {
    const userId = await playerWith(777n);
    const taken = await Promise.allSettled(Array.from({ length: 32 }, () => post(stake(userId, 777n))));
    expect(taken.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await ledger.balanceOf(userId, 'CNY')).toBe(0n);
  });

  test('[L6] [F5] fifty concurrent equal postings have one effect', async () => {
    const userId = await playerWith(0n);
    const same = grant(userId, 9n);
    const answers = await Promise.all(Array.from({ length: 50 }, () => post(same)));
    expect(
      answers
        .map(({ posted }) => posted)
        .sort()
        .at(-1),
    ).toBe(1);
    expect(answers.reduce((sum, { posted }) => sum + posted, 0)).toBe(1);
    expect(await ledger.balanceOf(userId, 'CNY')).toBe(9n);
  });

  test('[L6] the same key with another amount is idempotency_conflict, also within one call', async () => {
    const userId = await playerWith(0n);
    const first = grant(userId, 9n);
    const other = { ...grant(userId, 10n), key: first.key };
    await expect(post(first, other)).rejects.toEqual(new AppError('idempotency_conflict'));
    await post(first, first);
    await expect(post(other)).rejects.toEqual(new AppError('idempotency_conflict'));
    expect(await ledger.balanceOf(userId, 'CNY')).toBe(9n);
  });

  test('a batch writes its new postings and counts known ones as replayed', async () => {
    const userId = await playerWith(0n);
    const known = grant(userId, 1n);
    await post(known);
    expect(await post(known, grant(userId, 2n))).toEqual({ posted: 1, replayed: 1 });
    expect(await ledger.balanceOf(userId, 'CNY')).toBe(3n);
  });
});

/** Attempts of someone who writes SQL directly, as the application or as the owner of the tables. */
describe('the database itself refuses', () => {
  async function entries(sides: [account: string, amount: bigint, currency: string][]): Promise<unknown> {
    const userId = await playerWith(100n);
    return db().store.tx(async (tx) => {
      await tx.query('select ledger_open_batch($1)', [userId + 1_000_000n]);
      const { rows } = await tx.query(
        `insert into ledger_tx (batch_id, kind, key, user_id, at) values ($1, 'raw', $2, $3, app_now()) returning id`,
        [userId + 1_000_000n, freshKey(), userId],
      );
      await tx.query(
        `insert into entry (batch_id, tx_id, account_id, user_id, amount, currency, at)
         select $1, $2, case when s.name = 'main' then ledger_account($3, 'main', s.currency)
             else house_account(s.name, s.currency) end, $3, s.amount, s.currency, app_now()
         from unnest($4::text[], $5::bigint[], $6::text[]) s(name, amount, currency)`,
        [userId + 1_000_000n, rows[0]?.id, userId, ...columns(sides)],
      );
      await tx.query('select ledger_close_batch($1)', [userId + 1_000_000n]);
    });
  }

  const columns = (sides: [string, bigint, string][]) =>
    [0, 1, 2].map((column) => sides.map((side) => side[column]));

  test('nothing when the entries are correct', async () => {
    await entries([
      ['main', -5n, 'CNY'],
      ['stakes', 5n, 'CNY'],
    ]);
  });

  test.each<[string, [string, bigint, string][], string]>([
    [
      '[L1] entries that do not sum to zero',
      [
        ['main', -5n, 'CNY'],
        ['stakes', 4n, 'CNY'],
      ],
      'not balanced',
    ],
    ['[L1] a single entry', [['stakes', 4n, 'CNY']], 'not balanced'],
    [
      '[L1] two currencies that balance each other',
      [
        ['main', -5n, 'CNY'],
        ['stakes', 5n, 'USDT'],
      ],
      'not balanced',
    ],
    [
      '[L15] trial mixed with real money',
      [
        ['main', -5n, 'CNY'],
        ['stakes', 5n, 'CNY'],
        ['bonus', -5n, 'TRIAL'],
        ['main', 5n, 'TRIAL'],
      ],
      'not balanced',
    ],
    [
      '[L3] a balance below zero',
      [
        ['main', -101n, 'CNY'],
        ['stakes', 101n, 'CNY'],
      ],
      'account_not_negative',
    ],
  ])('%s', async (_, sides, reason) => {
    await expect(entries(sides)).rejects.toThrow(reason);
  });

  test.each([
    ['[L5] a changed entry', 'update entry set amount = amount + 1'],
    ['[L5] a removed entry', 'delete from entry'],
    ['[L5] an entry changed through the view', 'update player_entry set amount = amount + 1'],
    ['[L5] an entry removed through the view', 'delete from player_entry'],
    ['[L5] a truncated ledger', 'truncate entry'],
    ['[L5] a changed transaction', "update ledger_tx set kind = 'other'"],
    ['[L5] a changed batch', "update batch set hash = sha256('')"],
    ['[L5] a removed link of the chain', 'delete from chain'],
    ['[L2] a balance set by hand', 'update account set balance = balance + 1'],
  ])('%s, even for the owner of the tables', async (_, sql) => {
    await playerWith(5n);
    await expect(db().store.query(sql)).rejects.toThrow(/permission denied|append_only/);
    await expect(db().asOwner(sql)).rejects.toThrow('append_only');
  });

  test.each([
    ['of another player', `ledger_account($3 + 1, 'main', 'CNY')`, `house_account('stakes', 'CNY')`],
    [
      'of the player in another currency',
      `ledger_account($3, 'main', 'USDT')`,
      `house_account('stakes', 'CNY')`,
    ],
    [
      'of the platform in another currency',
      `ledger_account($3, 'main', 'CNY')`,
      `house_account('stakes', 'USDT')`,
    ],
    ['that does not exist', '0', `house_account('stakes', 'CNY')`],
  ])('[L2] an entry on an account %s', async (_, from, to) => {
    const userId = await playerWith(100n);
    await playerWith(100n);
    const misplaced = db().store.tx(async (tx) => {
      const { rows } = await tx.query('select ledger_open_batch() as batch');
      const { rows: made } = await tx.query(
        `insert into ledger_tx (batch_id, kind, key, user_id, at) values ($1, 'raw', $2, $3, app_now()) returning id`,
        [rows[0]?.batch, freshKey(), userId],
      );
      await tx.query(
        `insert into entry (batch_id, tx_id, account_id, user_id, amount, currency, at)
         values ($1, $2, ${from}, $3, 5, 'CNY', app_now()), ($1, $2, ${to}, $3, -5, 'CNY', app_now())`,
        [rows[0]?.batch, made[0]?.id, userId],
      );
    });
    await expect(misplaced).rejects.toThrow(/entry on account \d+ of another user or currency/);
  });

  test('[L5] entries added to a closed batch, and a batch left open at commit', async () => {
    const userId = await playerWith(5n);
    const late = db().store.query(
      `insert into entry (batch_id, tx_id, account_id, user_id, amount, currency, at)
       select batch_id, tx_id, account_id, user_id, amount, currency, at from entry where user_id = $1`,
      [userId],
    );
    await expect(late).rejects.toThrow('is not open');
    await expect(db().store.query('select ledger_open_batch()')).rejects.toThrow('was not closed');
  });

  test('[L3] accounts that belong neither to a player nor to the platform', async () => {
    await expect(db().store.query("select ledger_account(1, 'stakes', 'CNY')")).rejects.toThrow(
      'account_kind',
    );
    await expect(db().store.query("select ledger_account(null, 'main', 'CNY')")).rejects.toThrow(
      'account_kind',
    );
    await expect(db().store.query("select ledger_account(1, 'platform:../x', 'CNY')")).rejects.toThrow(
      'account_kind',
    );
  });
});
