import { expect, test } from 'vitest';
import { draftFrom, readDraft } from './draft.ts';
import type { OfferVersion } from './offer-data.ts';

const zone = 'Asia/Shanghai';
const now = Date.UTC(2026, 10, 29, 6, 20);
const template: OfferVersion = {
  version: 2,
  state: 'live',
  mayGoLive: false,
  name: { zhCn: '每日任务', enUs: 'Daily task', ptBr: 'Tarefa' },
  terms: { kind: 'daily_task', task: 'play_once', goal: 1, prize: '1.0000' },
  audience: null,
  currency: 'CNY',
  starts: 0,
  ends: null,
  budget: '50000.0000',
  perPlayer: null,
  createdAt: 0,
  createdBy: 'install',
  liveAt: 0,
  stoppedAt: null,
  given: { rewards: 0, players: 0, amount: '0.0000', paid: '0.0000' },
};

test('a new version begins with the one before it, at the next full hour', () => {
  const draft = draftFrom({ id: 'daily', kind: 'daily_task' }, template, { now, zone });
  expect(draft).toMatchObject({ zhCn: '每日任务', starts: '2026-11-29T15:00', ends: '', budget: '50000' });
  expect(readDraft(draft, zone).payload).toEqual({
    name: { zhCn: '每日任务', enUs: 'Daily task', ptBr: 'Tarefa' },
    terms: { kind: 'daily_task', task: 'play_once', goal: 1, prize: '1' },
    starts: '2026-11-29T07:00:00.000Z',
    budget: '50000',
    currency: 'CNY',
  });
});

test('a new offer of a kind takes the terms of another and no name', () => {
  const draft = draftFrom({ id: '', kind: 'daily_task' }, template, { now, zone });
  expect(draft).toMatchObject({ zhCn: '', enUs: '', otherNames: {} });
  expect(readDraft(draft, zone)).toMatchObject({ problems: ['id', 'zhCn', 'enUs'], payload: undefined });
});

test('an audience narrows the offer only when it names levels', () => {
  const draft = { ...draftFrom({ id: 'daily', kind: 'daily_task' }, template, { now, zone }), vipFrom: '3' };
  expect(readDraft(draft, zone).payload).toMatchObject({
    audience: { vipFrom: 3, vipTo: 8, registeredSince: null },
  });
  expect(readDraft({ ...draft, vipTo: '2' }, zone).problems).toEqual(['vipTo']);
});

test.each([
  [{ ends: '2026-11-29T15:00' }, ['ends']],
  [{ ends: 'soon' }, ['ends']],
  [{ starts: '' }, ['starts']],
  [{ budget: '-5' }, ['budget']],
  [{ perPlayer: '0' }, ['perPlayer']],
  [{ id: 'Not an id' }, ['id']],
])('%o is refused', (fields, problems) => {
  const draft = draftFrom({ id: 'daily', kind: 'daily_task' }, template, { now, zone });
  expect(readDraft({ ...draft, ...fields }, zone)).toMatchObject({ problems, payload: undefined });
});

test('packets need an end', () => {
  const terms = { kind: 'packets', pool: '10.0000', shares: 10, min: '0.1000', max: '3.0000' };
  const draft = draftFrom({ id: 'p', kind: 'packets' }, { ...template, terms }, { now, zone });
  expect(readDraft(draft, zone).problems).toEqual(['ends']);
});
