import { beforeEach, expect, test } from 'vitest';
import { useApp } from '../../../test/app.ts';
import { freshRid } from '../../../test/bets.ts';
import { CUTS, cutting } from '../../../test/cut.ts';
import { createDrawParts } from '../../../test/reward-draws.ts';
import { publishTestOffer, rewardFaults, termsOf } from '../../../test/rewards.ts';
import { rewardDrawsModule } from '../reward-draws/index.ts';
import { welfareModule } from './module.ts';
import { claimPacket, createPacketClaims } from './packet-claims.ts';
import { fixPools, splitOne } from './packet-pools.ts';

const parts = createDrawParts();
const app = useApp({
  modules: [rewardDrawsModule, welfareModule],
  replace: parts.replace,
  extend: ({ db }) => parts.follow(db.clock),
});
const FULL = process.env.TRUST === 'full';
const TIMES = FULL ? 20 : 2;
const DAY = 86_400_000;
const terms = termsOf({ kind: 'packets', pool: '1000', shares: 100, min: '1', max: '20' });

let player: Awaited<ReturnType<ReturnType<typeof app>['player']>>;
beforeEach(async () => {
  player = await app().player({ balance: '1' });
});

async function stateOf(offer: string): Promise<string> {
  const { rows } = await app().db.store.query<{ text: string }>(
    `select (select count(*) from packet_share where offer_id = $1) || ' shares of '
       || (select coalesce(sum(amount), 0) from packet_share where offer_id = $1) || ', '
       || (select count(*) from packet_share where offer_id = $1 and user_id = $2) || ' own, '
       || (select count(*) from reward where user_id = $2 and offer_id = $1) || ' paid' as text`,
    [offer, player.userId],
  );
  return rows[0]!.text;
}

test.each(CUTS)(
  '[F1] interrupted %s, a pool is split once, and a press for a share gives one',
  async (_, when) => {
    const { db, services } = app();
    const { welfare } = services;
    for (let time = 1; time <= TIMES; time += 1) {
      const at = await db.clock.now();
      const offer = await publishTestOffer(db, { terms, starts: at - 1_000, ends: at + DAY });
      await services['reward-draws'].open();
      await fixPools(welfare);
      const { rows } = await db.store.query<{ due: Date }>(
        'select due from packet_pool where offer_id = $1',
        [offer.id],
      );
      await db.clock.advance(Math.max(0, rows[0]!.due.getTime() - (await db.clock.now())));
      const cut = cutting(db.store, when);
      await expect(splitOne({ ...welfare, store: cut }, offer)).rejects.toThrow();
      expect(await stateOf(offer.id)).toMatch(
        when === 'after' ? /^100 shares of 10000000/ : /^0 shares of 0/,
      );
      for (let again = 0; again < 2; again += 1) await splitOne(welfare, offer);
      expect(await stateOf(offer.id)).toBe('100 shares of 10000000, 0 own, 0 paid');

      const input = { rid: freshRid(), ...offer };
      const packetClaims = createPacketClaims({ store: cut, rewards: welfare.rewards });
      await expect(claimPacket(player.userId, input, { packetClaims })).rejects.toThrow();
      const share = when === 'after' ? '1 own, 1 paid' : '0 own, 0 paid';
      expect(await stateOf(offer.id)).toBe(`100 shares of 10000000, ${share}`);
      for (let again = 0; again < 2; again += 1)
        expect(await claimPacket(player.userId, input, welfare)).toMatchObject({ share: 0 });
      expect(await stateOf(offer.id)).toBe('100 shares of 10000000, 1 own, 1 paid');
    }
    expect(await rewardFaults(db)).toEqual([]);
  },
  FULL ? 1_200_000 : 60_000,
);
