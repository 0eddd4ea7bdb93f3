import { beforeAll, expect, test } from 'vitest';
import { useApp } from '../../../test/app.ts';
import { type ConsoleBrowser, newRid, seedOperators, signedIn } from '../../../test/console.ts';
import { easeTime, FUND_PASSWORD, freshRid, type Payee, payee } from '../../../test/withdrawals.ts';
import { consoleModule } from './index.ts';

const app = useApp({ modules: [consoleModule], extend: (made) => seedOperators(made as never) });
let cashier: ConsoleBrowser;
let risk: ConsoleBrowser;
let player: Payee;
beforeAll(async () => {
  await easeTime(app());
  [cashier, risk] = [await signedIn(app(), 'cashier'), await signedIn(app(), 'risk')];
  player = await payee(app(), '40000');
});

/** A withdrawal that waits for operators. */
async function reviewed(amount = '6000'): Promise<number> {
  const { id } = await player.expectOk('POST /api/withdraw/create', {
    rid: freshRid(),
    amount,
    target: { kind: 'bank', id: player.cardId },
    fund_password: FUND_PASSWORD,
  });
  await app().db.asOwner(`update withdrawal set state = 'reviewing' where id = $1`, [id]);
  return id;
}
const stateOf = async (id: number) => (await player.expectOk('POST /api/withdraw/detail', { id })).state;

async function propose(by: ConsoleBrowser, act: 'approve' | 'reject', id: number) {
  const asked = {
    action: `withdrawal.${act}`,
    target: String(id),
    payload: {},
    reason: 'papers were checked',
  } as const;
  const { shownHash } = await by.call('/console/command/try', asked);
  return by.call('/console/command/propose', { ...asked, rid: newRid(), shownHash });
}
const approval = ({ id, shownHash }: { id: number; shownHash: string }) => ({ rid: newRid(), id, shownHash });

test('[P4] [O1] two operators approve a withdrawal, each with a signature of their own', async () => {
  const id = await reviewed();
  const made = await propose(cashier, 'approve', id);
  expect(made).toMatchObject({
    state: 'pending',
    shown: { before: { state: 'reviewing', amount: '6000.0000' } },
  });
  expect(await stateOf(id)).toBe('reviewing');
  const { items } = await risk.call('/console/withdrawal/list', {});
  expect(items.find((row) => row.id === id)).toMatchObject({ command: made.id, userName: player.name });
  await risk.call('/console/command/approve', approval(made));
  expect(await stateOf(id)).toBe('approved');
  const shown = await risk.call('/console/withdrawal/get', { id });
  expect(shown.signatures.map(({ act, by }) => `${act} ${by}`)).toEqual(['approve cashier', 'approve risk']);
  expect(shown.evidence).toMatchObject({ enabled: true, guarded: false, accountShared: 0 });
});

test('one operator rejects, the money returns and the player reads the reason', async () => {
  const id = await reviewed();
  const before = (await player.expectOk('POST /api/withdraw/quote')).balance;
  expect(await propose(cashier, 'reject', id)).toMatchObject({ state: 'applied', needs: 1 });
  const back = await player.expectOk('POST /api/withdraw/detail', { id });
  expect([back.state, back.reason]).toEqual(['rejected', 'papers were checked']);
  expect((await player.expectOk('POST /api/withdraw/quote')).balance).not.toBe(before);
});

test('a withdrawal that was decided meanwhile makes the other command stale', async () => {
  const id = await reviewed();
  const made = await propose(cashier, 'approve', id);
  await propose(risk, 'reject', id);
  expect(await risk.codeOf('/console/command/approve', approval(made))).toBe('command_stale');
  expect(await risk.call('/console/command/get', { id: made.id })).toMatchObject({ state: 'stale' });
  expect(await stateOf(id)).toBe('rejected');
});

test('names and accounts are masked by role, and revealing one is logged with its reason', async () => {
  const id = await reviewed();
  const service = await signedIn(app(), 'service');
  const seen = await service.call('/console/withdrawal/get', { id });
  expect(seen).toMatchObject({ userName: null, account: null, reveals: [] });
  const ask = { rid: newRid(), id, field: 'account', reason: 'compare with the papers' } as const;
  expect(await service.codeOf('/console/withdrawal/reveal', ask)).toBe('operator_not_permitted');
  const { value } = await cashier.call('/console/withdrawal/reveal', ask);
  expect(value).toMatch(/^\d{12,19}$/);
  const { id: own } = await cashier.call('/console/session/me', {});
  const { items } = await risk.call('/console/log/list', {
    actor: `operator:${own}`,
    action: 'player.reveal',
  });
  expect(items).toMatchObject([
    { action: 'player.reveal', data: { field: 'account', reason: ask.reason, withdrawal: id } },
  ]);
  expect(JSON.stringify(items)).not.toContain(value);
});

test('the dashboard counts what waits', async () => {
  const figures = await cashier.call('/console/dashboard/figures', {});
  expect(figures.withdrawals.review.count).toBeGreaterThan(0);
  expect(figures.auditor.frozen).toBe(false);
});
