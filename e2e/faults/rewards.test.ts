import { afterAll, beforeAll } from 'vitest';
import { noteFact } from '../../apps/server/src/modules/facts/index.ts';
import { register } from '../kit/client.ts';
import { type Platform, startPlatform } from '../kit/platform.ts';
import { type Kinds, testClaims } from './claim-tests.ts';
import { installFailpoints } from './failpoint.ts';
import { inside, withoutCallLimits } from './inside.ts';
import { isFull } from './report.ts';

let platform: Platform;
beforeAll(async () => {
  platform = await startPlatform('silent', { parties: [], lotteries: [] });
  await inside(platform, withoutCallLimits);
  await installFailpoints(platform, 'reward_grant', 'grant_entry');
});
afterAll(() => platform?.stop());

/** A day is signed once and a task is paid once, so each takes a new player. */
const kinds: Kinds = {
  'sign-in': async () => {
    const who = await register(platform.pc);
    return { who, claim: (rid) => who.call('POST /api/user/welfare/sign-in', { rid }) };
  },
  'one-time task': async () => {
    const who = await register(platform.pc);
    await inside(platform, ({ store }) =>
      noteFact(store, { userId: BigInt(who.userId), kind: 'player' }, 'verify_draw', '1'),
    );
    return { who, claim: (rid) => who.call('POST /api/user/welfare/task', { rid, task: 'verify_draw' }) };
  },
};

testClaims(() => platform, kinds, [
  ['sign-in', 'grant_entry'],
  ...(isFull
    ? ([
        ['sign-in', 'reward_grant'],
        ['one-time task', 'entry'],
        ['one-time task', 'ledger_tx'],
      ] as const)
    : []),
]);
