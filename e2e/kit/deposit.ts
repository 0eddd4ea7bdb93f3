import { expect } from '@playwright/test';
import { freshRid, type PlayerClient } from './client.ts';
import { until } from './until.ts';

/** Deposits as a paying person would; resolves when it is credited. `amount`: whole units. */
export async function deposit(player: PlayerClient, amount: string): Promise<void> {
  await player.ok('POST /api/recharge/identity', { name: '林小河' });
  const { id, payee } = await player.ok('POST /api/recharge/create', {
    rid: freshRid(),
    channel: 'qr',
    amount,
  });
  const paid = await fetch(payee.url ?? '', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ act: 'pay' }),
  });
  expect(paid.ok).toBe(true);
  await until('the deposit to be credited', async () => {
    const { state } = await player.ok('POST /api/recharge/detail', { id });
    return state === 'credited';
  });
}
