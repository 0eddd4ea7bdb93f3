import { expect, test } from 'vitest';
import { freshRid, type PlayerClient } from '../kit/client.ts';
import type { Platform } from '../kit/platform.ts';
import { type FailpointTable, killAt } from './failpoint.ts';
import { violationsOf } from './inside.ts';
import { recovered, recovery } from './recovery.ts';
import { figure, rounds } from './report.ts';

/** A reward that can be claimed: the player whose it is, and the claim. */
export interface Due {
  readonly who: PlayerClient;
  readonly claim: (rid: string) => ReturnType<PlayerClient['call']>;
}

/** Makes rewards of some kinds due, by their names. */
export type Kinds = Readonly<Record<string, () => Promise<Due>>>;

/** Milliseconds of a test in the full form. */
const TIMEOUT = 2_400_000;

/** What an answer says, without its time; throws for a refusal. */
function messageOf(answer: Awaited<ReturnType<Due['claim']>>): unknown {
  if (answer.state !== 'SUCCESS') throw new Error(JSON.stringify(answer));
  return answer.message;
}

/** Rewards that a player was given, and what was credited for them. */
async function given({ who }: Due) {
  const { summary } = await who.ok('POST /api/record/activity', {});
  const { balance } = await who.ok('POST /api/user/balance');
  return { ...summary, balance };
}

/**
 * Tests that a claim of each kind has one effect: of many at once (F4), sent many times (F5), and killed at a write (F1). The players
 * have no money but their rewards.
 *
 * @param points - Kinds with the tables at whose writes the server is killed.
 */
export function testClaims(
  platform: () => Platform,
  kinds: Kinds,
  points: readonly (readonly [kind: string, table: FailpointTable])[],
): void {
  test.each(Object.entries(kinds))(
    '[F4] [R4] of concurrent claims of a %s one is given',
    async (name, due) => {
      const [waves, asked] = [rounds(2, 1_000), rounds(60, 200)];
      for (let wave = 0; wave < waves; wave += 1) {
        const one = await due();
        const before = await given(one);
        const answers = await Promise.all(Array.from({ length: asked }, () => one.claim(freshRid())));
        expect(answers.filter(({ state }) => state === 'SUCCESS')).toHaveLength(1);
        const after = await given(one);
        expect(after.count).toBe(before.count + 1);
        expect(after.balance).toBe(after.paid);
      }
      expect(await violationsOf(platform())).toEqual([]);
      figure('F4', `${waves} rounds of ${asked} concurrent claims of a ${name}, 1 given in each`);
    },
    TIMEOUT,
  );

  test('[F5] one claim sent 50 times at once, and again after a crash, has one effect and equal answers', async () => {
    const sent = [];
    for (const due of Object.values(kinds)) {
      const [one, rid] = [await due(), freshRid()];
      const before = await given(one);
      const answers = await Promise.all(Array.from({ length: 50 }, () => one.claim(rid)));
      sent.push({ one, rid, before, answers });
      expect((await given(one)).count).toBe(before.count + 1);
    }
    const counts = await Promise.all(sent.map(async ({ one }) => (await given(one)).count));
    await platform().crash();
    for (const [place, { one, rid, answers }] of sent.entries()) {
      const texts = [...answers, await one.claim(rid)].map((answer) => JSON.stringify(messageOf(answer)));
      expect(new Set(texts).size).toBe(1);
      const after = await given(one);
      expect([after.count, after.balance]).toEqual([counts[place], after.paid]);
    }
    figure('F5', `claims of ${Object.keys(kinds).join(' and ')}: 51 equal answers each, 1 effect`);
  });

  test(
    '[F1] a claim killed at any write is given once when it is repeated',
    async () => {
      for (let round = 0; round < rounds(1, 20); round += 1) {
        for (const [name, table] of points) {
          const one = await kinds[name]!();
          const before = await given(one);
          const rid = freshRid();
          await killAt(platform(), table, () => one.claim(rid));
          expect(await one.claim(rid), `${name} at ${table}`).toMatchObject({ state: 'SUCCESS' });
          recovered();
          const after = await given(one);
          expect(after.count).toBe(before.count + 1);
          expect(after.balance).toBe(after.paid);
          expect((await one.claim(freshRid())).state).toBe('FAILED');
        }
      }
      expect(await violationsOf(platform())).toEqual([]);
      const names = [...new Set(points.map(([name]) => name))].join(' and ');
      figure('F1', `claims of ${names} killed at ${points.length} writes: ${recovery()}`);
    },
    TIMEOUT,
  );
}
