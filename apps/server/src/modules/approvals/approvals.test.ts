import { beforeAll, expect, test } from 'vitest';
import { useStore } from '../../../test/kit.ts';
import { hasSigned, isAgreed, type Signature, sign, signaturesAbout } from './approvals.ts';

const db = useStore();
const [ANNA, BEN, CARL, PLAYER] = [8001n, 8002n, 8003n, 8004n] as const;

beforeAll(async () => {
  await db().asOwner(`insert into user_account (id, user_name, kind, language, password_hash, currency, created_at)
    select id, name, kind, 'zhCn', 'x', 'CNY', now() from (values (${ANNA}, 'anna_op', 'operator'), (${BEN}, 'ben_op', 'operator'),
      (${CARL}, 'carl_op', 'operator'), (${PLAYER}, 'pia_player', 'player')) u (id, name, kind)`);
});

let subjects = 0;
/** A subject that nobody has signed yet: signs about it, and returns whether two operators agree after each signature. */
function subject() {
  subjects += 1;
  const about = `withdrawal:${100 + subjects}`;
  return async (operatorId: bigint, act: string, entry?: unknown): Promise<boolean> =>
    db().opsStore.tx(async (tx) => isAgreed(tx, await sign(tx, { subject: about, act, entry, operatorId })));
}

test('two different operators agree when their latest signatures are the same', async () => {
  const signs = subject();
  expect(await signs(ANNA, 'result', { main: [1, 2] })).toBe(false);
  expect(await signs(ANNA, 'result', { main: [1, 2] })).toBe(false);
  expect(await signs(BEN, 'result', { main: [2, 1] })).toBe(false);
  expect(await signs(BEN, 'void')).toBe(false);
  expect(await signs(BEN, 'result', { main: [1, 2] })).toBe(true);
});

test('only the latest signature of an operator counts', async () => {
  const signs = subject();
  expect(await signs(ANNA, 'approve')).toBe(false);
  expect(await signs(ANNA, 'reject')).toBe(false);
  expect(await signs(BEN, 'approve')).toBe(false);
  expect(await signs(CARL, 'approve')).toBe(true);
});

test('a signature about one subject counts for no other, a note is not compared, and the log has each', async () => {
  const about = (number: number, operatorId: bigint, note: string): Signature => ({
    subject: `withdrawal:${number}`,
    act: 'approve',
    note,
    operatorId,
  });
  await db().opsStore.tx(async (tx) => {
    await sign(tx, about(1, ANNA, 'known'));
    expect(await hasSigned(tx, about(1, ANNA, ''))).toBe(true);
    expect(await hasSigned(tx, about(1, BEN, ''))).toBe(false);
    expect(await isAgreed(tx, await sign(tx, about(2, BEN, '')))).toBe(false);
    expect(await isAgreed(tx, await sign(tx, about(1, BEN, 'looks right')))).toBe(true);
  });
  expect([...(await signaturesAbout(db().store, ['withdrawal:1', 'withdrawal:9']))]).toEqual([
    ['withdrawal:1', ['approve by anna_op', 'approve by ben_op']],
  ]);
  const logged = await db().asOwner<{ actor: string }>(
    `select actor from event_log where subject = 'withdrawal:1' and action = 'approve' order by id`,
  );
  expect(logged.map(({ actor }) => actor)).toEqual([`operator:${ANNA}`, `operator:${BEN}`]);
});

test('a disabled operator does not count, and a player cannot sign', async () => {
  const signs = subject();
  await signs(ANNA, 'approve');
  await expect(signs(PLAYER, 'approve')).rejects.toThrow('there is no operator');
  await db().asOwner('update user_account set enable = false where id = $1', [ANNA]);
  expect(await signs(BEN, 'approve')).toBe(false);
  await db().asOwner('update user_account set enable = true where id = $1', [ANNA]);
  expect(await signs(BEN, 'approve')).toBe(true);
});

test('[E18] a signature never changes, and the application cannot write one', async () => {
  await expect(db().asOwner('update approval set operator_id = 8002')).rejects.toThrow('append_only');
  await expect(db().asOwner('delete from approval')).rejects.toThrow('append_only');
  await expect(
    db().store.tx((tx) => sign(tx, { subject: 'draw:1', act: 'void', operatorId: ANNA })),
  ).rejects.toThrow('permission denied');
});
