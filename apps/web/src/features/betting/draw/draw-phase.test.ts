import { describe, expect, test } from 'vitest';
import type { DrawView, LotteryDraws } from '../../../data/draws/index.ts';
import { saleAt, shownAt } from './draw-phase.ts';

const draw = (
  issue: string,
  from: number,
  state: DrawView['state'],
  result: number[] | null = null,
): DrawView => ({
  id: 1,
  lottery_id: 'ssc-1m',
  issue,
  state,
  open_at: from,
  close_at: from + 60_000,
  draw_at: from + 70_000,
  sealed_at: null,
  drawn_at: result ? from + 70_000 : null,
  number: 42,
  per_day: 1440,
  round: null,
  beacon: 'simulated',
  descriptor_hash: null,
  result,
  sample: false,
});
const draws = (parts: Partial<LotteryDraws>): LotteryDraws => ({
  lottery_id: 'ssc-1m',
  current: null,
  pending: [],
  last: null,
  ...parts,
});

describe('the sale phase follows from the times of its draw', () => {
  const open = draws({ current: draw('20260101-0042', 100_000, 'open') });
  test.each([
    [99_000, 'soon', 1, false],
    [100_000, 'open', 60, true],
    [149_000, 'open', 11, true],
    [150_000, 'closing', 10, true],
    [159_000, 'closing', 1, true],
    [159_800, 'closing', 1, false],
    [160_000, 'closed', 0, false],
    [164_900, 'closed', 0, false],
    [165_000, 'unknown', 0, false],
    [900_000, 'unknown', 0, false],
  ])('at %i it is %s with %i s left', (at, phase, seconds, sells) => {
    expect(saleAt(open, at)).toMatchObject({ phase, seconds, sells });
  });

  test('unknown, none planned, and closed early by the server', () => {
    expect(saleAt(undefined, 0).phase).toBe('unknown');
    expect(saleAt(draws({}), 0).phase).toBe('none');
    expect(saleAt(draws({ current: draw('20260101-0042', 100_000, 'closed') }), 120_000).sells).toBe(false);
  });

  test('a draw that the service holds back is not on sale, and not closed', () => {
    const late = draws({ current: draw('20260101-0042', 100_000, 'scheduled') });
    expect(saleAt(late, 120_000)).toMatchObject({ phase: 'none', sells: false });
  });

  test('the ring shows the remaining share of the sale', () => {
    expect(saleAt(open, 130_000).share).toBe(0.5);
  });
});

describe('an old result is never shown under a new issue', () => {
  const last = draw('20260101-0041', 40_000, 'settled', [3, 7, 6, 6, 8]);
  const waiting = draw('20260101-0042', 100_000, 'closed');
  test('the last result stays under its own issue until the next close', () => {
    const current = draw('20260101-0042', 100_000, 'open');
    expect(shownAt(draws({ current, last }), 159_900)).toEqual({ kind: 'result', draw: last });
  });
  test('from the close on the balls are empty until the numbers arrive', () => {
    const current = draw('20260101-0042', 100_000, 'open');
    expect(shownAt(draws({ current, last }), 160_000)).toMatchObject({ kind: 'drawing', draw: current });
    expect(shownAt(draws({ pending: [waiting], last }), 160_500)).toEqual({
      kind: 'drawing',
      draw: waiting,
      waits: 'seal',
      late: false,
    });
    const sealed = { ...waiting, state: 'sealed' as const, sealed_at: 160_700 };
    expect(shownAt(draws({ pending: [sealed], last }), 171_000)).toMatchObject({
      waits: 'beacon',
      late: false,
    });
  });
  test('a draw that waits longer than a newer one with numbers does not hide them', () => {
    const newer = draw('20260101-0043', 160_000, 'settled', [1, 2, 3, 4, 5]);
    expect(shownAt(draws({ pending: [waiting], last: newer }), 240_000)).toEqual({
      kind: 'result',
      draw: newer,
    });
  });
  test('[D6] the view waits for an official result once the service or the clock says so, and shows that', () => {
    const waits = (result_pending: boolean, nowMs: number) => {
      const outside = { source: 'feed', simulated: true, result_pending } as const;
      return shownAt(draws({ pending: [{ ...waiting, outside }], last }), nowMs);
    };
    expect(waits(false, 170_000)).toMatchObject({ waits: 'seal', late: false });
    expect(waits(true, 170_000)).toMatchObject({ kind: 'drawing', waits: 'official', late: true });
    expect(waits(false, 176_000)).toMatchObject({ kind: 'drawing', waits: 'official', late: true });
  });
  test('nothing drawn yet', () => {
    expect(shownAt(draws({}), 0)).toEqual({ kind: 'none' });
    expect(shownAt(undefined, 0)).toEqual({ kind: 'unknown' });
  });
});
