import type { Amount } from '@tessera/protocol';
import { expect, test } from 'vitest';
import { useApp } from '../../../test/app.ts';
import { rewardsModule } from './module.ts';
import { rewardMovements } from './movements.ts';

const app = useApp({ modules: [rewardsModule] });

test('[R4] cash is credited once for a source and a reference', async () => {
  const player = await app().player();
  const { rewards } = app().services;
  const giving = {
    source: 'test',
    kind: rewardMovements.task,
    rows: [
      { user: player.userId, ref: 'one', amount: 12_300n as Amount },
      { user: player.userId, ref: 'one', amount: 12_300n as Amount },
      { user: player.userId, ref: 'two', amount: 700n as Amount },
    ],
  };
  const first = await app().db.store.tx((tx) => rewards.give(tx, giving));
  expect(first.given.map(({ ref, balance }) => [ref, balance?.amount])).toEqual([
    ['one', 13_000n],
    ['two', 13_000n],
  ]);
  expect(first.refused.map(({ why }) => why)).toEqual(['claimed']);
  const again = await app().db.store.tx((tx) => rewards.give(tx, giving));
  expect(again.refused).toHaveLength(3);
  const { items } = await player.expectOk('POST /api/record/activity', {});
  expect(items.map(({ reward, paid, state }) => [reward, paid, state])).toEqual([
    ['0.0700', '0.0700', 'completed'],
    ['1.2300', '1.2300', 'completed'],
  ]);
});
