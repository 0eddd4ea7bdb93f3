import { settle } from '@tessera/rules';
import { beforeAll, expect, test } from 'vitest';
import { useApp } from '../../../test/app.ts';
import { writeDraws } from '../../../test/draws.ts';
import { createLotteries } from '../lotteries/index.ts';
import { statisticsRoutes } from './routes.ts';

const LOTTERY = 'ssc-5m';
/** 00:05 on 1 May 2026 in Shanghai. */
const START = Date.UTC(2026, 3, 30, 16, 5);
const TREND = 'POST /api/lottery/trend';
const DAY = 'POST /api/lottery/statistics';
const DRAGON = 'POST /api/lottery/dragon';

/** Current draws by lottery; a change of a draw creates a new object. */
const kept = new Map<string, object>();
const currentDraws = {
  async of(id: string) {
    if (!kept.has(id)) kept.set(id, {});
    return kept.get(id) as never;
  },
  drop: (id: string) => void kept.delete(id),
  dropAll() {},
};
const app = useApp({
  async extend({ db, platform: { register } }) {
    const { store, nodeChannels, clock } = db;
    const lotteries = await createLotteries({ store, nodeChannels });
    statisticsRoutes(register, { store, clock, lotteries, currentDraws });
  },
});

/** Draws five minutes apart; `null` is a void one. */
async function drawn(first: number, results: readonly (readonly number[] | null)[]): Promise<void> {
  const draws = results.map((result, index) => ({
    issue: `20260501-${String(first + index + 1).padStart(4, '0')}`,
    result,
    at: new Date(START + (first + index) * 300_000),
    state: result ? 'settled' : 'void',
  }));
  await writeDraws(app(), LOTTERY, draws);
}

const even = [8, 0, 0, 0, 0];
const odd = [9, 0, 0, 0, 0];
beforeAll(async () => {
  // 300 draws: 287 on the first of May, the others after midnight; the newest four are alike, with a void one between.
  await drawn(0, [
    ...Array.from({ length: 295 }, (_, n) => (n % 2 ? even : odd)),
    even,
    even,
    null,
    even,
    even,
  ]);
});

test('a trend has the newest draws and the results before them', async () => {
  const { items, earlier, cut } = await app().browser().expectOk(TREND, { lottery: LOTTERY, count: 5 });
  expect(items.map(({ issue, result }) => [issue, result])).toEqual([
    ['20260501-0300', even],
    ['20260501-0299', even],
    ['20260501-0298', null],
    ['20260501-0297', even],
    ['20260501-0296', even],
  ]);
  expect(items[0]).toMatchObject({
    proof: false,
    sample: true,
    beacon: null,
    draw_at: START + 299 * 300_000,
  });
  expect(earlier).toHaveLength(100);
  expect(earlier[0]).toEqual(odd);
  expect(cut).toBe(false);
});

test("a date begins and ends in the lottery's own zone, and date ranges are contiguous", async () => {
  const visitor = app().browser();
  const first = await visitor.expectOk(TREND, { lottery: LOTTERY, date: '2026-05-01' });
  expect(first.items).toHaveLength(287);
  expect(first.items.at(-1)?.issue).toBe('20260501-0001');
  const both = await visitor.expectOk(TREND, { lottery: LOTTERY, date: '2026-05-01', until: '2026-05-02' });
  expect(both.items).toHaveLength(300);
  const second = await visitor.expectOk(TREND, { lottery: LOTTERY, date: '2026-05-02' });
  expect(second.earlier[0]).toEqual(first.items[0]?.result);
  expect(await visitor.codeOf(TREND, { lottery: LOTTERY, date: '2026-05-02', until: '2026-05-01' })).toBe(
    'validation_failed',
  );
});

test('a date has counts: drawn, void, sides, forms and totals', async () => {
  const day = await app().browser().expectOk(DAY, { lottery: LOTTERY, date: '2026-05-02' });
  expect(day).toMatchObject({ planned: 288, drawn: 12, void: 1, date: '2026-05-02' });
  expect(day.tracks.find(({ key }) => key === 'sum-parity')).toEqual({
    key: 'sum-parity',
    counts: { odd: 4, even: 8 },
  });
  expect(day.tracks[0]).toEqual({ key: 'sum-size', counts: { big: 0, small: 12 } });
  expect(day.forms.find(({ key }) => key === 'back3-form')?.counts).toMatchObject({ leopard: 12, pair: 0 });
  expect(day.total).toEqual({ key: 'sum', sum: 4 * 9 + 8 * 8, expected_tenths: 225 });
});

test('runs are listed longest first, ignore void draws, and have bets that win on their word', async () => {
  const visitor = app().browser();
  const runs = await visitor.expectOk(DRAGON, { lottery: [LOTTERY], min: 4 });
  expect(runs.map(({ run }) => run)).toEqual(runs.map(({ run }) => run).toSorted((a, b) => b - a));
  const parity = runs.find(({ key }) => key === 'sum-parity');
  expect(parity).toMatchObject({ word: 'even', run: 4, issue: '20260501-0300', subject: 'sum' });
  const pick = parity?.bet?.picks.find(({ word }) => word === 'even');
  expect(settle(parity?.bet?.played ?? '', pick?.content, even)).toMatchObject({
    ok: true,
    value: [{ count: 1 }],
  });
  expect(await visitor.expectOk(DRAGON, { lottery: [LOTTERY], min: 50 })).toHaveLength(13 - 2);
  expect((await visitor.expectOk(DRAGON, {})).length).toBeGreaterThan(0);
});

test('results are cached until the next change of a draw', async () => {
  const visitor = app().browser();
  const newest = async () => (await visitor.expectOk(TREND, { lottery: LOTTERY, count: 1 })).items[0]?.issue;
  await newest();
  await drawn(300, [odd]);
  expect(await newest()).toBe('20260501-0300');
  currentDraws.drop(LOTTERY);
  expect(await newest()).toBe('20260501-0301');
});

test.each([TREND, DAY, DRAGON] as const)(
  '[A14] %s: an unknown lottery and a wrong payload are refused',
  async (key) => {
    const visitor = app().browser();
    const ask = (lottery: string) => (key === DRAGON ? { lottery: [lottery] } : { lottery });
    expect(await visitor.codeOf(key, ask('none-1m') as never)).toBe('not_found');
    expect(await visitor.codeOf(key, { ...ask(LOTTERY), date: '2026-02-30', min: 1 } as never)).toBe(
      'validation_failed',
    );
  },
);
