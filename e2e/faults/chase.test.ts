import { afterAll, beforeAll, expect, test } from 'vitest';
import { betRequest, type ChaseRequest, chaseRequest, drawOnSale } from '../kit/bets.ts';
import { type PlayerClient, register } from '../kit/client.ts';
import { type Platform, startPlatform } from '../kit/platform.ts';
import { until } from '../kit/until.ts';
import { installFailpoints, killAt } from './failpoint.ts';
import { inside, withoutCallLimits } from './inside.ts';
import { recovered, recovery } from './recovery.ts';
import { figure, isFull, rounds } from './report.ts';

const LOTTERY = 'ssc-5m';
const SALE_MS = 60_000;

let platform: Platform;
let player: PlayerClient;
let request: ChaseRequest;

beforeAll(async () => {
  platform = await startPlatform('silent', { lotteries: [LOTTERY] });
  await inside(platform, withoutCallLimits);
  player = await register(platform.pc);
  await inside(platform, ({ fund }) => fund(player.userId, '100.0000'));
  await installFailpoints(platform);
  const { close_at } = await drawOnSale(player, LOTTERY);
  const left = close_at - (await serverNow());
  if (left < SALE_MS) await platform.advance(left + 1_000);
  const { issue } = await drawOnSale(player, LOTTERY);
  // Two bets per issue that hardly ever win, so that the final balance is known.
  const draft = { played: 'ssc.star5.direct-multi', unit_stake: '0.0020', multiple: 1, rebate_ppm: 0 };
  const bets = await betRequest(player, LOTTERY, issue, [
    { ...draft, content: '1|2|3|4|5' },
    { ...draft, content: '5|4|3|2|1' },
  ]);
  request = chaseRequest(bets, '0.0080');
});
afterAll(() => platform?.stop());

const serverNow = () => inside(platform, ({ clock }) => clock.now());

/** Moves the clock past the draw of an issue of the chase. */
async function passDraw(chaseId: number, place: number): Promise<void> {
  const { rows } = await player.ok('POST /api/lottery/chase/detail', { chase_id: chaseId });
  await platform.advance(rows[place]!.close_at + 11_000 - (await serverNow()));
}

const states = async (chaseId: number) =>
  (await player.ok('POST /api/lottery/chase/detail', { chase_id: chaseId })).rows.map(({ state }) => state);

const reached = (chaseId: number, wanted: RegExp) =>
  until(`a chase that is ${wanted}`, async () => {
    await platform.advance(1);
    const reached = wanted.test(String(await states(chaseId)));
    if (reached) recovered();
    return reached;
  });

test('[F1] [L6] [L7] a chase interrupted by kills at its start, bets, decided issues and end loses and doubles nothing', async () => {
  if (isFull) {
    await killAt(platform, 'chase', () => player.call('POST /api/lottery/chase', request));
    expect((await player.ok('POST /api/lottery/chase/list', {})).items).toEqual([]);
    recovered();
  }

  let id = 0;
  await killAt(platform, 'bet', async () => {
    id = (await player.ok('POST /api/lottery/chase', request)).chase.id;
  });
  expect((await player.ok('POST /api/lottery/chase', request)).chase.id).toBe(id);
  await reached(id, /^placed,pending$/);

  // A draw is void when the server is down at the time of its seal: its bets are refunded, and the chase continues.
  await killAt(platform, 'chase_issue', () => passDraw(id, 0));
  await reached(id, /^(lost|void),placed$/);
  if (isFull) await killAt(platform, 'chase', () => passDraw(id, 1));
  else await passDraw(id, 1);
  await reached(id, /^(lost|void),(lost|void)$/);

  const { chase, rows } = await player.ok('POST /api/lottery/chase/detail', { chase_id: id });
  expect(chase).toMatchObject({ state: 'done', ended_by: 'finished', held: '0.0000', staked: '0.0080' });
  expect(rows.map(({ bet_ids }) => bet_ids.length)).toEqual([2, 2]);
  const lost = rows.filter(({ state }) => state === 'lost').length;
  const { balance } = await player.ok('POST /api/user/balance');
  expect(balance).toBe((100 - 0.004 * lost).toFixed(4));
  expect(await inside(platform, ({ violations }) => violations())).toEqual([]);
  figure('F1', `chase: ${rounds(2, 4)} kills, nothing lost or doubled, ${recovery()}`);
});
