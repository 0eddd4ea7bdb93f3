import { expect, test } from 'vitest';
import { KINDS, readTerms, termsJson } from './terms.ts';
import { SAMPLE_TERMS } from './testing/sample-terms.ts';

test('valid terms of every kind survive JSON', () => {
  expect(Object.keys(SAMPLE_TERMS)).toEqual(KINDS);
  for (const sample of Object.values(SAMPLE_TERMS)) {
    const read = readTerms(sample);
    if (!read.ok) throw new Error(JSON.stringify(read.problems));
    const json = JSON.parse(JSON.stringify(termsJson(read.value)));
    expect(readTerms(json)).toEqual(read);
  }
});

const { deposit_match, loss_insurance, race, wheel, daily_task, packets, sign_in, tasks } = SAMPLE_TERMS;

test.each([
  ['requirement above 10 x', { ...deposit_match, times: 11 }, 'times', 'too_high'],
  ['no requirement', { ...loss_insurance, times: 0 }, 'times', 'too_low'],
  ['two product types', { ...deposit_match, product: ['lottery', 'aurora'] }, 'product', 'not_text'],
  [
    'steps that fall',
    { ...deposit_match, steps: [...deposit_match.steps].reverse() },
    'steps.1',
    'not_ascending',
  ],
  [
    'bonus above its deposit',
    { ...deposit_match, steps: [{ deposit: '10', bonus: '11' }] },
    'steps',
    'too_high',
  ],
  ['more than the whole loss', { ...loss_insurance, sharePpm: 1_000_001 }, 'sharePpm', 'too_high'],
  ['race prizes below the pool', { ...race, prizes: ['1999.99'] }, 'prizes', 'sum_differs'],
  ['race prizes that rise', { ...race, pool: '3', prizes: ['1', '2'] }, 'prizes', 'not_ascending'],
  ['tiles that do not fill the wheel', { ...wheel, size: 201 }, 'tiles', 'sum_differs'],
  ['a weekday twice', { ...wheel, weekdays: [6, 6] }, 'weekdays', 'repeated'],
  ['an unknown task', { ...daily_task, task: 'stake_more' }, 'task', 'not_choice'],
  ['least shares above the pool', { ...packets, min: '6' }, 'min', 'too_high'],
  ['largest shares below the pool', { ...packets, max: '4' }, 'max', 'too_low'],
  ['six weekdays', { ...sign_in, weekdays: sign_in.weekdays.slice(1) }, 'weekdays', 'too_few'],
  [
    'milestones that fall',
    { ...sign_in, milestones: [...sign_in.milestones].reverse() },
    'milestones.1',
    'not_ascending',
  ],
  [
    'a milestone after day 28',
    { ...sign_in, milestones: [{ days: 29, prize: '1' }] },
    'milestones.0.days',
    'too_high',
  ],
  ['a task twice', { ...tasks, tasks: [tasks.tasks[0], tasks.tasks[0]] }, 'tasks', 'repeated'],
  ['a foreign field', { ...tasks, note: '' }, 'note', 'unknown_field'],
  ['a missing field', { kind: 'tasks' }, 'tasks', 'missing'],
  ['a number as money', { ...daily_task, prize: 1 }, 'prize', 'not_amount'],
  ['a part of a cent', { ...daily_task, prize: '1.005' }, 'prize', 'not_cents'],
  ['a prize of nothing', { ...daily_task, prize: '0' }, 'prize', 'too_low'],
  ['an unknown kind', { kind: 'cash' }, 'kind', 'unknown_kind'],
  ['a kind of the prototype', { kind: 'toString' }, 'kind', 'unknown_kind'],
  ['no object', null, 'kind', 'unknown_kind'],
])('%s is refused', (_, terms, path, code) => {
  const read = readTerms(terms);
  expect(read.ok ? [] : read.problems).toContainEqual({ path, code });
});
