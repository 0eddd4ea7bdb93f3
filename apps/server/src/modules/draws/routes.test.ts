import { beforeAll, describe, expect, test } from 'vitest';
import { useApp } from '../../../test/app.ts';
import { type TestDraw, writeDraws } from '../../../test/draws.ts';
import { createCurrentDraws } from './current-draws.ts';
import { drawRoutes } from './routes.ts';

const CURRENT = 'POST /api/lottery/draw/current';
const LIST = 'POST /api/lottery/draw/list';
const LOTTERY = 'ssc-5m';
/** 00:05 on 1 May 2026 in Shanghai. */
const START = Date.UTC(2026, 3, 30, 16, 5);
const currentDraws = { current: undefined as ReturnType<typeof createCurrentDraws> | undefined };

const app = useApp({
  extend({ platform: { register }, db: { store } }) {
    currentDraws.current = createCurrentDraws(store);
    drawRoutes(register, { store, currentDraws: currentDraws.current });
  },
});

const issueOf = (number: number) => `20260501-${String(number).padStart(4, '0')}`;
const drawAt = (number: number) => START + (number - 1) * 300_000;
const draw = (number: number, state: string): TestDraw => ({
  issue: issueOf(number),
  state,
  at: new Date(drawAt(number)),
  result: ['drawn', 'settling', 'settled'].includes(state) ? [1, 2, 3, 4, number % 10] : null,
});

/** Newest first: three upcoming draws, two waiting for their result, and twelve drawn or void; not all are settled. */
const ahead = [draw(17, 'scheduled'), draw(16, 'scheduled'), draw(15, 'open')];
const waiting = [draw(14, 'closed'), draw(13, 'sealed')];
const over = ['drawn', 'void', 'settling', ...Array.from({ length: 9 }, () => 'settled')].map(
  (state, index) => draw(12 - index, state),
);
const numbersOf = (draws: readonly { issue: string }[]) => draws.map(({ issue }) => issue);

beforeAll(() =>
  // Inserted in an order that differs from the order of any query.
  writeDraws(
    app(),
    LOTTERY,
    [...ahead, ...over, ...waiting].toSorted((a, b) => b.state.localeCompare(a.state)),
  ),
);

describe(CURRENT, () => {
  test('shows without a session the draw on sale, the pending draws (newest first) and the newest result', async () => {
    const [front] = await app()
      .browser()
      .expectOk(CURRENT, { lottery: [LOTTERY] });
    expect(front).toMatchObject({
      lottery_id: LOTTERY,
      current: { issue: issueOf(15), state: 'open', number: 15, per_day: 288, result: null },
      last: { issue: issueOf(12), state: 'drawn', result: [1, 2, 3, 4, 2], sample: true },
    });
    expect(numbersOf(front!.pending)).toEqual(numbersOf(waiting));
    expect(front!.current).toMatchObject({
      open_at: drawAt(15) - 300_000,
      close_at: drawAt(15) - 10_000,
      draw_at: drawAt(15),
    });
  });

  test('answers in request order; a lottery without draws has empty fields', async () => {
    const reply = await app()
      .browser()
      .expectOk(CURRENT, { lottery: ['pk10-5m', LOTTERY] });
    expect(reply.map(({ lottery_id }) => lottery_id)).toEqual(['pk10-5m', LOTTERY]);
    expect(reply[0]).toEqual({ lottery_id: 'pk10-5m', current: null, pending: [], last: null });
  });

  test('shows a new state once its cache entry is dropped', async () => {
    await writeDraws(app(), 'k3-5m', [draw(1, 'scheduled')]);
    const current = async () =>
      (
        await app()
          .browser()
          .expectOk(CURRENT, { lottery: ['k3-5m'] })
      )[0]!.current?.state;
    expect(await current()).toBe('scheduled');
    await app().db.asOwner("update draw set state = 'open' where lottery_id = 'k3-5m'");
    expect(await current()).toBe('scheduled');
    currentDraws.current!.drop('k3-5m');
    expect(await current()).toBe('open');
  });

  test('an unknown or disabled lottery makes the whole call not found', async () => {
    await app().db.asOwner("update lottery set enabled = false where id = 'ssc-3m'");
    for (const id of ['nobody-1m', 'ssc-3m'])
      expect(
        await app()
          .browser()
          .codeOf(CURRENT, { lottery: [LOTTERY, id] }),
      ).toBe('not_found');
  });

  test.each([
    ['no lottery', {}],
    ['an empty list', { lottery: [] }],
    ['a text as list', { lottery: LOTTERY }],
    ['a malformed lottery id', { lottery: [LOTTERY, "x'; drop table draw; --"] }],
    ['more than sixty-four', { lottery: Array.from({ length: 65 }, () => LOTTERY) }],
  ])('refuses %s', async (_, payload) => {
    expect(
      await app()
        .browser()
        .codeOf(CURRENT, payload as never),
    ).toBe('validation_failed');
  });
});

describe(LIST, () => {
  test('lists without a session the drawn and void draws, newest first, and no pending ones', async () => {
    const { items, next } = await app().browser().expectOk(LIST, { lottery: LOTTERY });
    expect(items.map(({ issue, state }) => [issue, state])).toEqual(
      over.map(({ issue, state }) => [issue, state]),
    );
    expect(items[1]).toMatchObject({ state: 'void', result: null });
    expect(next).toBeNull();
  });

  test.each([1, 4, 5, 11, 12])('pages of %i have no gaps and no duplicates', async (limit) => {
    const browser = app().browser();
    const pages: string[][] = [];
    let before: string | null | undefined;
    do {
      const { items, next } = await browser.expectOk(LIST, {
        lottery: LOTTERY,
        limit,
        ...(before ? { before } : {}),
      });
      pages.push(numbersOf(items));
      before = next;
    } while (before);
    expect(pages.flat()).toEqual(numbersOf(over));
    expect(pages.map((page) => page.length)).toEqual(
      Array.from({ length: Math.ceil(over.length / limit) }, (_, page) =>
        Math.min(limit, over.length - page * limit),
      ),
    );
  });

  test('a new draw between two page requests shifts neither page', async () => {
    const lottery = 'pk10-3m';
    await writeDraws(app(), lottery, [draw(13, 'sealed'), ...over]);
    const browser = app().browser();
    const first = await browser.expectOk(LIST, { lottery, limit: 5 });
    await app().db.asOwner("update draw set state = 'void' where lottery_id = $1 and state = 'sealed'", [
      lottery,
    ]);
    const second = await browser.expectOk(LIST, { lottery, limit: 5, before: first.next! });
    expect(numbersOf([...first.items, ...second.items])).toEqual(numbersOf(over.slice(0, 10)));
    expect(numbersOf((await browser.expectOk(LIST, { lottery, limit: 1 })).items)).toEqual([issueOf(13)]);
  });

  test('has no draws of other lotteries; an unknown lottery differs from one without draws', async () => {
    const browser = app().browser();
    expect(await browser.expectOk(LIST, { lottery: 'pk10-5m' })).toEqual({ items: [], next: null });
    expect(await browser.codeOf(LIST, { lottery: 'nobody-1m' })).toBe('not_found');
  });

  test.each([
    ['lottery', {}],
    ['lottery', { lottery: 'SSC 5' }],
    ['limit', { lottery: LOTTERY, limit: 0 }],
    ['limit', { lottery: LOTTERY, limit: 101 }],
    ['limit', { lottery: LOTTERY, limit: 1.5 }],
    ['before', { lottery: LOTTERY, before: 'x' }],
    ['before', { lottery: LOTTERY, before: '-1' }],
    ['before', { lottery: LOTTERY, before: '1e3' }],
    ['before', { lottery: LOTTERY, before: '9'.repeat(16) }],
    ['before', { lottery: LOTTERY, before: 5 }],
  ])('refuses a bad %s: %j', async (field, payload) => {
    expect(
      await app()
        .browser()
        .call(LIST, payload as never),
    ).toMatchObject({
      code: 'validation_failed',
      data: { field },
    });
  });
});
