import { printAmount } from '@tessera/protocol';
import { addDays, VIP_LEVELS } from '@tessera/rewards';
import { beforeEach, expect, test } from 'vitest';
import { useApp } from '../../../test/app.ts';
import { type ConsoleBrowser, newRid, seedOperators, signedIn } from '../../../test/console.ts';
import { addTurnover, raiseReached, vipModule } from '../vip/index.ts';
import { waterBackModule } from '../water-back/index.ts';
import { consoleModule } from './index.ts';

const app = useApp({
  modules: [consoleModule, vipModule, waterBackModule],
  extend: (made) => seedOperators(made as never),
});
let admin: ConsoleBrowser;
let risk: ConsoleBrowser;
const signIn = async () => {
  [admin, risk] = [await signedIn(app(), 'admin'), await signedIn(app(), 'risk')];
};
beforeEach(signIn);

const UNIT = 10_000n;
const SHIPPED = VIP_LEVELS.map((level) => ({
  turnover: printAmount(level.turnover),
  promotion: printAmount(level.promotion),
  weekly: printAmount(level.weekly),
  monthly: printAmount(level.monthly),
  birthday: printAmount(level.birthday),
  withdrawals: level.withdrawals,
  withdrawalMax: printAmount(level.withdrawalMax),
}));
type Level = (typeof SHIPPED)[number];

/** The newest levels with another row for one of them. */
const withLevel = async (level: number, changes: Partial<Level>): Promise<Level[]> =>
  (await table()).newestLevels.map((own, at) => (at === level - 1 ? { ...own, ...changes } : own));
const table = () => admin.call('/console/vip/table', {});
const askedOf = (from: string, levels: readonly object[]) => ({
  action: 'vip.change' as const,
  target: 'levels',
  payload: { from, levels },
  reason: 'a nearer second level',
});
async function propose(from: string, levels: Level[]) {
  const asked = askedOf(from, levels);
  const { shownHash } = await admin.call('/console/command/try', asked);
  const made = await admin.call('/console/command/propose', { ...asked, rid: newRid(), shownHash });
  return { rid: newRid(), id: made.id, shownHash: made.shownHash };
}
const tried = (from: string, levels: readonly object[]) =>
  admin.codeOf('/console/command/try', askedOf(from, levels));

test('the first version is the table of the release', async () => {
  const { levelVersions, newestLevels } = await table();
  expect(levelVersions).toMatchObject([{ number: 1, isNow: true, by: 'release' }]);
  expect(newestLevels).toEqual(SHIPPED);
});

test('[O1] two operators change the levels from tomorrow on; who then reaches one rises, and nobody falls', async () => {
  const player = await app().player({ balance: '1' });
  // Sessions of players and of operators end while the clock moves.
  const levelOf = async () => {
    const [row] = await app().db.asOwner<{ level: number }>('select vip_level($1) as level', [player.userId]);
    return row!.level;
  };
  const needOf = async (level: number) => {
    const fresh = await app().player();
    return (await fresh.expectOk('POST /api/vip/detail')).levels[level - 1]!.turnover;
  };
  await app().db.store.tx((tx) => addTurnover(tx, player.userId, (9_000n * UNIT) as never));
  expect([await levelOf(), await needOf(2)]).toEqual([1, '10000.0000']);

  const { levelsFirstDay } = await table();
  const nearer = await withLevel(2, {
    turnover: '9000.0000',
    promotion: '9.0000',
    withdrawalMax: '40000.0000',
  });
  const given = await propose(levelsFirstDay, nearer);
  expect((await table()).levelsCommand).toBe(given.id);
  expect(await admin.codeOf('/console/command/approve', given)).toBe('command_own');
  await risk.call('/console/command/approve', given);
  expect(await table()).toMatchObject({
    levelsCommand: null,
    newestLevels: nearer,
    levelVersions: [
      { number: 2, from: levelsFirstDay, isNow: false, by: 'admin and risk' },
      { number: 1, isNow: true },
    ],
  });
  const raise = () => app().db.store.tx(raiseReached);
  expect(await raise()).toEqual([]);
  expect([await levelOf(), await needOf(2)]).toEqual([1, '10000.0000']);

  await app().db.clock.advance(86_400_000);
  await signIn();
  expect(await raise()).toEqual([player.userId]);
  expect(await raise()).toEqual([]);
  expect([await levelOf(), await needOf(2)]).toEqual([2, '9000.0000']);
  const bonuses = 'select kind, amount from vip_bonus where user_id = $1 and claimed_at is null';
  expect(await app().db.asOwner(bonuses, [player.userId])).toEqual([{ kind: 'promotion', amount: '90000' }]);

  // A version that asks for more takes no level away.
  const { levelsFirstDay: next } = await table();
  const further = await propose(next, await withLevel(2, { turnover: '20000.0000' }));
  await risk.call('/console/command/approve', further);
  await app().db.clock.advance(2 * 86_400_000);
  await signIn();
  expect(await raise()).toEqual([]);
  expect([await levelOf(), await needOf(2)]).toEqual([2, '20000.0000']);
});

test('levels are whole, rise, pay less than they cost, and begin on a day that has not begun', async () => {
  const { levelsFirstDay: day, newestLevels } = await table();
  const wrong = async (level: number, changes: Partial<Level>) => tried(day, await withLevel(level, changes));
  const other = await withLevel(3, { promotion: '39.0000' });
  expect(await tried(day, other)).toBe('ok');
  expect(await tried(addDays(day, -1), other)).toBe('command_invalid');
  expect(await tried(addDays(day, 90), other)).toBe('command_invalid');
  expect(await tried(day, other.slice(1))).toBe('command_invalid');
  expect(await tried(day, newestLevels)).toBe('command_same');
  expect(await wrong(1, { turnover: '1.0000' })).toBe('command_invalid');
  expect(await wrong(4, { turnover: newestLevels[2]!.turnover })).toBe('command_invalid');
  expect(await wrong(4, { weekly: '0.0000' })).toBe('command_invalid');
  expect(await wrong(4, { withdrawals: 101 })).toBe('command_invalid');
  expect(await wrong(4, { monthly: '-1.0000' })).toBe('command_invalid');
  expect(await wrong(4, { monthly: 'much' })).toBe('command_invalid');
  // From 5 000 000 to 12 000 000 costs 7 000 000 × 2.5 % = 175 000 on average.
  expect(await wrong(8, { promotion: '175000.0000' })).toBe('ok');
  expect(await wrong(8, { promotion: '175000.0001' })).toBe('command_invalid');
  const elsewhere = { ...askedOf(day, other), target: 'rates' };
  expect(await admin.codeOf('/console/command/try', elsewhere)).toBe('not_found');
  const cashier = await signedIn(app(), 'cashier');
  expect(await cashier.codeOf('/console/command/try', askedOf(day, other))).toBe('operator_not_permitted');
});

test('the database refuses what the command would', async () => {
  const insert = (changes: string) =>
    app().db.asOwner(
      `insert into vip_levels select n.* from vip_levels l, jsonb_populate_record(l, jsonb_build_object('number', l.number + 1,
         'from_at', app_now() + interval '3 days') || $1::jsonb) n where l.number = (select max(number) from vip_levels)`,
      [changes],
    );
  await expect(insert('{"from_at": "2001-01-01T00:00:00Z"}')).rejects.toThrow();
  await expect(insert('{"number": 90}')).rejects.toThrow('not after');
  await expect(insert('{"turnover": [0, 5, 5, 6, 7, 8, 9, 10]}')).rejects.toThrow('less than the one below');
  await expect(insert('{"weekly": [0, 5, 4, 6, 7, 8, 9, 10]}')).rejects.toThrow('less than the one below');
});
