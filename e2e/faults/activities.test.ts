import { shippedTerms, type Terms } from '@tessera/rewards';
import { afterAll, beforeAll } from 'vitest';
import { noteFact } from '../../apps/server/src/modules/facts/index.ts';
import { type PlayerClient, register } from '../kit/client.ts';
import { type Platform, startPlatform } from '../kit/platform.ts';
import { type Due, type Kinds, testClaims } from './claim-tests.ts';
import { installFailpoints } from './failpoint.ts';
import { type Inside, inside, withoutCallLimits } from './inside.ts';
import { isFull } from './report.ts';
import { decided, joinedBefore, publish } from './reward-kit.ts';

const DAY_MS = 86_400_000;

let platform: Platform;
beforeAll(async () => {
  platform = await startPlatform('silent', { parties: [], lotteries: [] });
  await inside(platform, withoutCallLimits);
  await installFailpoints(platform, 'reward_grant', 'grant_entry');
});
afterAll(() => platform?.stop());

/** A new offer in which a new player takes part, and whose reward is ready once `done` has happened. */
async function activity(
  terms: Terms,
  done: (parts: Inside, who: PlayerClient) => Promise<unknown>,
): Promise<Due> {
  const who = await register(platform.pc);
  const id = await inside(platform, async (parts) => {
    const offer = await publish(parts, terms);
    await joinedBefore(parts, who, offer);
    await done(parts, who);
    return offer;
  });
  return { who, claim: (rid) => who.call('POST /api/activity/claim', { rid, id, version: 1 }) };
}

const kinds: Kinds = {
  'daily task': () =>
    activity(
      { ...shippedTerms('daily_task'), task: 'verify_draw' } satisfies Terms<'daily_task'>,
      ({ store }, { userId }) =>
        noteFact(store, { userId: BigInt(userId), kind: 'player' }, 'verify_draw', '1'),
    ),
  'loss insurance': () =>
    activity(shippedTerms('loss_insurance'), async (parts, who) => {
      // Yesterday's loss; after midnight the second is yesterday's.
      for (const ago of [DAY_MS, 0]) await decided(parts, [{ who, stake: 2_000_000n }], ago);
    }),
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
