import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { slipLine } from '../../../data/slip/slip-line.fixture.ts';
import {
  emptySlip,
  type Pending,
  type Refusal,
  SLIP_MAX,
  type Slip,
  type SlipLine,
  slipAfter,
} from './slip.ts';

const line = (key: string, refusal?: Refusal): SlipLine => ({
  ...slipLine,
  key,
  ...(refusal ? { refusal } : {}),
});
const pendingOf = (rid: string, from: Pending['from'], lines: readonly SlipLine[]): Pending => ({
  rid,
  issue: '20260101-0001',
  from,
  lines,
});
const keys = ({ lines }: Slip) => lines.map(({ key }) => key);
const withLines = (...names: string[]): Slip => ({ ...emptySlip, lines: names.map((name) => line(name)) });

describe('edits by the player', () => {
  test('undo restores a removed line at its place', () => {
    let slip = withLines('a', 'b', 'c');
    slip = slipAfter(slip, { type: 'remove', key: 'b' });
    expect(keys(slip)).toEqual(['a', 'c']);
    slip = slipAfter(slip, { type: 'undo' });
    expect(keys(slip)).toEqual(['a', 'b', 'c']);
    expect(slipAfter(slip, { type: 'undo' })).toBe(slip);
  });

  test('added lines end the undo', () => {
    const removed = slipAfter(withLines('a', 'b'), { type: 'remove', key: 'b' });
    const added = slipAfter(removed, { type: 'add', lines: [line('c')] });
    expect(slipAfter(added, { type: 'undo' })).toBe(added);
    expect(keys(added)).toEqual(['a', 'c']);
  });

  test('clearing can be undone until it is forgotten', () => {
    const cleared = slipAfter(withLines('a', 'b'), { type: 'clear' });
    expect(keys(slipAfter(cleared, { type: 'undo' }))).toEqual(['a', 'b']);
    const forgotten = slipAfter(cleared, { type: 'forget' });
    expect(keys(slipAfter(forgotten, { type: 'undo' }))).toEqual([]);
  });

  test('a copy follows its line, without the refusal', () => {
    const slip = { ...emptySlip, lines: [line('a', { code: 'amount_above_max' }), line('b')] };
    const next = slipAfter(slip, { type: 'duplicate', key: 'a', newKey: 'x' });
    expect(keys(next)).toEqual(['a', 'x', 'b']);
    expect(next.lines[1]?.refusal).toBeUndefined();
  });
});

test('a line that would be refused gets the reason, the others are unchanged', () => {
  const refusal = { code: 'odds_changed', odds: { win: '9700000' } };
  const slip = slipAfter(withLines('a', 'b'), { type: 'refused', refusals: new Map([['b', refusal]]) });
  expect(slip.lines).toEqual([line('a'), line('b', refusal)]);
});

describe('[L6] pending bets', () => {
  test('the slip is locked until the answer, and only an answer with its rid counts', () => {
    const slip = slipAfter(withLines('a', 'b'), {
      type: 'send',
      pending: pendingOf('r1', 'slip', withLines('a', 'b').lines),
    });
    for (const action of [
      { type: 'add', lines: [line('c')] },
      { type: 'remove', key: 'a' },
      { type: 'clear' },
      { type: 'duplicate', key: 'a', newKey: 'x' },
      { type: 'send', pending: pendingOf('r2', 'now', [line('c')]) },
      { type: 'settle', rid: 'r2', outcomes: [null] },
    ] as const) {
      expect(slipAfter(slip, action)).toBe(slip);
    }
  });

  test('a partial failure keeps only the failed lines, with their reasons', () => {
    const sent = slipAfter(withLines('a', 'b', 'c'), {
      type: 'send',
      pending: pendingOf('r1', 'slip', withLines('a', 'b', 'c').lines),
    });
    const next = slipAfter(sent, {
      type: 'settle',
      rid: 'r1',
      outcomes: [null, { code: 'exposure_exceeded' }, null],
    });
    expect(keys(next)).toEqual(['b']);
    expect(next.lines[0]?.refusal).toEqual({ code: 'exposure_exceeded' });
    expect(next.pending).toBeNull();
  });

  test('a refusal of the whole request keeps every line', () => {
    const sent = slipAfter(withLines('a', 'b'), {
      type: 'send',
      pending: pendingOf('r1', 'slip', withLines('a', 'b').lines),
    });
    const next = slipAfter(sent, { type: 'refuse', rid: 'r1', outcomes: [null, null], resumed: false });
    expect(keys(next)).toEqual(['a', 'b']);
  });

  test('bets placed without the slip leave it unchanged; after a reload failed bets are not lost', () => {
    const send = { type: 'send', pending: pendingOf('r1', 'now', [line('n')]) } as const;
    const sent = slipAfter(withLines('a'), send);
    expect(keys(slipAfter(sent, { type: 'add', lines: [line('b')] }))).toEqual(['a', 'b']);
    expect(keys(slipAfter(sent, { type: 'settle', rid: 'r1', outcomes: [null] }))).toEqual(['a']);
    const refuse = { type: 'refuse', rid: 'r1', outcomes: [null] } as const;
    expect(keys(slipAfter(sent, { ...refuse, resumed: false }))).toEqual(['a']);
    expect(keys(slipAfter(sent, { ...refuse, resumed: true }))).toEqual(['a', 'n']);
  });
});

/** Model of a slip, updated in parallel to the real one. */
interface Model {
  keys: string[];
  pending: { rid: string; keys: string[]; from: 'slip' | 'now' } | null;
}
type Step = fc.Command<Model, { slip: Slip }>;

const step = (
  name: string,
  check: (model: Model) => boolean,
  run: (model: Model, real: { slip: Slip }) => void,
): Step => ({
  check,
  run(model, real) {
    run(model, real);
    expect(keys(real.slip)).toEqual(model.keys);
    expect(real.slip.pending?.rid ?? null).toBe(model.pending?.rid ?? null);
    expect(real.slip.lines.length).toBeLessThanOrEqual(SLIP_MAX);
  },
  toString: () => name,
});
const free = ({ pending }: Model) => pending?.from !== 'slip';
let next = 0;
const fresh = () => {
  next += 1;
  return `k${next}`;
};

const steps = [
  fc.constant(null).map(() =>
    step('add', free, (model, real) => {
      const key = fresh();
      model.keys.push(key);
      real.slip = slipAfter(real.slip, { type: 'add', lines: [line(key)] });
    }),
  ),
  fc.nat(9).map((at) =>
    step(
      `remove ${at}`,
      (model) => free(model) && at < model.keys.length,
      (model, real) => {
        const [key = ''] = model.keys.splice(at, 1);
        real.slip = slipAfter(real.slip, { type: 'remove', key });
      },
    ),
  ),
  fc.constantFrom('slip' as const, 'now' as const).map((from) =>
    step(
      `send ${from}`,
      (model) => model.pending === null && (from === 'now' || model.keys.length > 0),
      (model, real) => {
        const rid = fresh();
        const lines = from === 'slip' ? real.slip.lines : [line(fresh())];
        model.pending = { rid, from, keys: lines.map(({ key }) => key) };
        real.slip = slipAfter(real.slip, { type: 'send', pending: pendingOf(rid, from, lines) });
      },
    ),
  ),
  fc.array(fc.boolean(), { minLength: 12, maxLength: 12 }).map((placed) =>
    step(
      'answer',
      (model) => model.pending !== null,
      (model, real) => {
        const { rid, keys: sent, from } = model.pending!;
        const outcomes = sent.map((_, index) => (placed[index % 12] ? null : { code: 'draw_closed' }));
        const failed = sent.filter((_, index) => outcomes[index] !== null);
        model.keys = from === 'slip' ? failed : [...model.keys, ...failed];
        model.pending = null;
        real.slip = slipAfter(real.slip, { type: 'settle', rid, outcomes });
        // The same answer again, as after a retry, changes nothing.
        const again = slipAfter(real.slip, { type: 'settle', rid, outcomes });
        expect(again).toBe(real.slip);
      },
    ),
  ),
];

test('[L6] in any order of actions no bet is lost or duplicated', () => {
  fc.assert(
    fc.property(fc.commands(steps, { maxCommands: 40 }), (commands) => {
      fc.modelRun(() => ({ model: { keys: [], pending: null }, real: { slip: emptySlip } }), commands);
    }),
    { numRuns: 200 },
  );
});
