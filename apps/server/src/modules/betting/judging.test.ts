import { catalogueHouse, demoPricing } from '@tessera/rules';
import { afterAll, describe, expect, test } from 'vitest';
import { rulesOf } from '../../house-rules.ts';
import type { ShownBet } from './judge.ts';
import { createJudging } from './judging.ts';
import { type BetDraft, type LotteryTerms, type Priced, priceBet } from './price.ts';

const generous = { burst: 1_000_000, perMinute: 1_000_000 };
const judging = createJudging({ budget: () => generous, now: () => 0 });
const opened = [judging];
afterAll(async () => {
  for (const one of opened) await one.close();
});

const LARGE = (10n ** 15n) as never;
const terms = (family: LotteryTerms['family']): LotteryTerms => ({
  family,
  config: {
    boards: ['tradition', 'credit'],
    pricing: demoPricing,
    house: {},
    unitStake: 20_000n as never,
    stakeMin: 10_000n as never,
    stakeMax: LARGE,
    multipleMax: 10_000,
    suspended: false,
    caps: { bet: LARGE, player: LARGE, draw: LARGE },
  },
});

const draft = (play: string, content: unknown): BetDraft => ({
  played: play,
  content,
  unit_stake: '2',
  multiple: 1,
  rebate_ppm: 0,
});
const lines = (count: number): string =>
  Array.from({ length: count }, (_, i) => [...String(i).padStart(5, '0')].join(',')).join('|');

/** Adds the figures that a correct client shows. */
function shown(bet: BetDraft, priced: Priced): ShownBet {
  if (!priced.ok) return { ...bet, lines: 1, stake: '2', odds: {} };
  const { lines: count, odds } = priced.bet;
  const texts = Object.fromEntries(Object.entries(odds).map(([tier, value]) => [tier, String(value)]));
  return { ...bet, lines: count, stake: String(2 * count), odds: texts };
}

describe('[B1] [B2] a bet judged in the worker thread', () => {
  const ssc = terms('ssc');
  const costly = [
    draft('ssc.star5.direct-single', lines(20_000)),
    draft('ssc.any4.direct-single', { pos: '1,2,3,4,5', list: '1,2,3,4|4,3,2,1' }),
    draft('ssc.star5.direct-multi', '2,1|3|4|5|6'),
    draft('ssc.star5.direct-single', '1,2,3,4,5|1,2,3,4,5'),
    draft('ssc.star5.nothing', '1'),
  ];

  test('has the same result as on the event loop, including refusals', async () => {
    const direct = costly.map((bet) => priceBet(bet, ssc));
    const all = costly.map((bet, index) => shown(bet, direct[index]!));
    const draw = { lottery: 'ssc-1m', issue: '1', house: {}, acct: 'ab'.repeat(16) };
    const placed = await judging.place(all, ssc, 1n, draw);
    expect(placed.map((one) => (one.ok ? one.value.bet : one.refusal))).toEqual(
      direct.map((one) => {
        if (!one.ok) return one.refusal;
        const { content: _, ...bet } = one.bet;
        return bet;
      }),
    );
    const [largest] = placed;
    if (!largest?.ok) throw new Error('refused');
    // Both the stored and the hashed content are canonical.
    expect(JSON.parse(JSON.parse(largest.value.columns.content))).toBe(lines(20_000));
    expect(JSON.parse(`{${largest.value.leaf.pieces.join('1').slice(1)}`)).toMatchObject({
      content: lines(20_000),
      acct: draw.acct,
    });
  });

  test('quotes stop after the piece with the first bet that cannot be placed', async () => {
    const more = Array.from({ length: 20 }, () => costly[1]!);
    const quoted = await judging.quote([...costly, ...more], ssc, 1n);
    expect(quoted.slice(0, 4).map(({ ok }) => ok)).toEqual([true, true, true, false]);
    expect(quoted.length).toBeLessThan(15);
    expect(quoted[0]).toMatchObject({ ok: true, value: { lines: 20_000, stake: '40000.0000' } });
  });

  test('a hundred thousand lines of the longest single entry are counted', async () => {
    const rules = rulesOf({ family: 'kl8', house: catalogueHouse });
    const line = (i: number) =>
      [10, 11, 12, 13, 14].map((n, at) => n + 5 * at + ((i >> (3 * at)) & 3)).join();
    const some = [...new Set(Array.from({ length: 2_000 }, (_, i) => line(i)))].join('|');
    const quoted = await judging.quote([draft('kl8.any5.single', some)], terms('kl8'), 1n);
    const counted = rules.countLines('kl8.any5.single', some);
    expect(quoted[0]).toMatchObject({ ok: true, value: { lines: counted.ok && counted.value } });
  });

  test('a request id is bound to the same hash for small and large requests', async () => {
    const small = [draft('ssc.star5.direct-multi', '1|2|3|4|5')];
    const large = [draft('ssc.star5.direct-single', lines(60_000))];
    const { createHash } = await import('node:crypto');
    for (const bets of [small, large]) {
      const value = ['ssc-1m', '1', bets];
      const expected = createHash('sha256').update(JSON.stringify(value)).digest('hex');
      expect((await judging.digest(value, bets)).toString('hex')).toBe(expected);
    }
  });
});

describe('[E16] [E15] counting is limited by its cost', () => {
  const costly = draft('ssc.star5.direct-single', lines(50_000));
  const cheap = draft('ssc.star5.direct-multi', '1|2|3|4|5');

  test('a session uses up its budget; small bets, other sessions and orders of the platform are still served', async () => {
    let now = 0;
    const held = createJudging({
      budget: () => ({ burst: 60, perMinute: 60 }),
      elapsed: () => now,
      now: () => 1_000,
    });
    opened.push(held);
    // 50 000 lines are half a million characters: 50 of the 60 ms.
    expect(await held.quote([costly], terms('ssc'), 1n)).toMatchObject([{ ok: true }]);
    await expect(held.quote([costly], terms('ssc'), 1n)).rejects.toMatchObject({
      code: 'too_many_requests',
      data: { retryAt: expect.closeTo(41_000, -4) },
    });
    expect(await held.quote([cheap], terms('ssc'), 1n)).toMatchObject([{ ok: true }]);
    expect(await held.quote([costly], terms('ssc'), 2n)).toMatchObject([{ ok: true }]);
    expect(await held.quote([costly], terms('ssc'), undefined)).toMatchObject([{ ok: true }]);
    now += 60_000;
    expect(await held.quote([costly], terms('ssc'), 1n)).toMatchObject([{ ok: true }]);
  });

  test('a request above the whole budget uses up the whole budget', async () => {
    const held = createJudging({
      budget: () => ({ burst: 10, perMinute: 10 }),
      elapsed: () => 0,
      now: () => 0,
    });
    opened.push(held);
    expect(await held.quote([costly], terms('ssc'), 1n)).toMatchObject([{ ok: true }]);
    await expect(held.quote([costly], terms('ssc'), 1n)).rejects.toMatchObject({ code: 'too_many_requests' });
  });

  test('requests beyond the queue are refused immediately, and queued ones are answered', async () => {
    const held = createJudging({ budget: () => generous, now: () => 0 });
    opened.push(held);
    const asked = await Promise.allSettled(
      Array.from({ length: 40 }, (_, who) => held.quote([costly], terms('ssc'), BigInt(who))),
    );
    const refused = asked.flatMap((one) => (one.status === 'rejected' ? [one.reason.code] : []));
    expect(refused.length).toBeGreaterThan(0);
    expect(new Set(refused)).toEqual(new Set(['platform_maintenance']));
    expect(asked.some(({ status }) => status === 'fulfilled')).toBe(true);
  });
});
