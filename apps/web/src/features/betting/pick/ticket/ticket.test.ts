import { beforeAll, expect, test } from 'vitest';
import { loadFamily } from '../../../../data/rules/index.ts';
import { itemOf } from '../../play/engine.ts';
import { withSet } from '../selection.ts';
import { zonesOf } from '../zones.ts';
import { lineStateOf, partialLines } from './line-state.ts';
import { emptyTicket, hasTicket, openLineOf, withLine } from './ticket.ts';

beforeAll(async () => {
  await Promise.all([loadFamily('ssq'), loadFamily('ssc')]);
});

const ssq = () => itemOf('ssq.multi');
const picked = (reds: readonly number[], blues: readonly number[]) => {
  const [main, extra] = zonesOf(ssq());
  if (!main || !extra) throw new Error('two zones');
  return withSet(withSet(openLineOf(emptyTicket(ssq())), main, reds), extra, blues);
};

test('a jackpot play with two zones has lines A to E, any other play one', () => {
  expect(hasTicket(ssq())).toBe(true);
  expect(emptyTicket(ssq()).lines).toHaveLength(5);
  expect(['ssq.single', 'ssq.banker', 'ssc.back3.direct-multi'].map((id) => hasTicket(itemOf(id)))).toEqual([
    false,
    false,
    false,
  ]);
  expect(emptyTicket(itemOf('ssq.banker')).lines).toHaveLength(1);
});

test('a line is empty, partial or complete; more numbers than needed are complete too', () => {
  expect(lineStateOf(ssq(), picked([], []))).toBe('empty');
  expect(lineStateOf(ssq(), picked([1, 2, 3], [4]))).toBe('partial');
  expect(lineStateOf(ssq(), picked([1, 2, 3, 4, 5, 6, 7], [4]))).toBe('complete');
});

test('only lines that are begun and not complete are named as not counted', () => {
  const begun = withLine(
    withLine(emptyTicket(ssq()), 0, picked([1, 2, 3, 4, 5, 6], [4])),
    2,
    picked([1], []),
  );
  expect(partialLines(ssq(), begun)).toEqual(['C']);
});
