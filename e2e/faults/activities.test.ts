import { shippedTerms, type Terms } from '@tessera/rewards';
import { afterAll, beforeAll } from 'vitest';
import { noteFact } from '../../apps/server/src/modules/facts/index.ts';
import { type PlayerClient, register } from '../kit/client.ts';
import { type Platform, startPlatform } from '../kit/platform.ts';
import { type Due, type Kinds, testClaims } from './claim-tests.ts';
import { installFailpoints } from './failpoint.ts';
import { inside, withoutCallLimits } from './inside.ts';
import { isFull } from './report.ts';
import { decided, joinedBefore, publish } from './reward-kit.ts';

const DAY_MS = 86_400_000;

let platform: Platform;
let player: PlayerClient;
beforeAll(async () => {
  platform = await startPlatform('silent', { parties: [], lotteries: [] });
  await inside(platform, withoutCallLimits);
  player = await register(platform.pc);
  await inside(platform, async (parts) => {
    // The second is that of yesterday after midnight.
    for (const ago of [DAY_MS, 0]) await decided(parts, player, { stake: 2_000_000n, ago });
  });
  await installFailpoints(platform, 'reward_grant', 'grant_entry');
});
afterAll(() => platform?.stop());

let verified = 0;

/** An offer that the player takes part in and whose reward is ready: a loss of yesterday, or a draw verified today. */
async function activity(terms: Terms): Promise<Due> {
  const id = await inside(platform, async (parts) => {
    const offer = await publish(parts, terms);
    await joinedBefore(parts, player, offer);
    verified += 1;
    // Refused from the eleventh of a day on: then there are enough, also after midnight.
    await noteFact(
      parts.store,
      { userId: BigInt(player.userId), kind: 'player' },
      'verify_draw',
      String(verified),
    );
    return offer;
  });
  return { who: player, claim: (rid) => player.call('POST /api/activity/claim', { rid, id, version: 1 }) };
}

const kinds: Kinds = {
  'daily task': () =>
    activity({ ...shippedTerms('daily_task'), task: 'verify_draw' } satisfies Terms<'daily_task'>),
  'loss insurance': () => activity(shippedTerms('loss_insurance')),
};

testClaims(() => platform, kinds, [
  ['loss insurance', 'reward_grant'],
  ...(isFull
    ? ([
        ['daily task', 'reward_grant'],
        ['daily task', 'entry'],
        ['daily task', 'grant_entry'],
      ] as const)
    : []),
]);
