import { expect, test } from 'vitest';
import { type Choosable, type ColumnChoice, chosenColumns, isShown, readChoices } from './column-choice.ts';

const balance: Choosable = { id: 'balance', wide: true };
const state: Choosable = { id: 'state' };
/** The last one has no id. */
const columns: readonly Choosable[] = [{ id: 'player' }, state, balance, {}];
const ids = (choice: ColumnChoice) =>
  chosenColumns(columns, choice).map(({ id, wide }) => [id, wide ?? false]);

test('[O1] without a choice a table has all its columns, and the width decides about the wide ones', () => {
  expect(ids({})).toEqual([
    ['player', false],
    ['state', false],
    ['balance', true],
    [undefined, false],
  ]);
  expect(isShown(balance, {}, true)).toBe(true);
  expect(isShown(balance, {}, false)).toBe(false);
});

test('[O1] a chosen column is there at every width, and a hidden one at none', () => {
  expect(ids({ state: false, balance: true })).toEqual([
    ['player', false],
    ['balance', false],
    [undefined, false],
  ]);
  expect(isShown(balance, { balance: true }, false)).toBe(true);
  expect(isShown(state, { state: false }, true)).toBe(false);
});

test('[O1] the first column stays, whatever is kept', () => {
  expect(ids({ player: false })[0]).toEqual(['player', false]);
});

test('[O1] a device that keeps something else than a choice has none', () => {
  expect(readChoices('{"players":{"state":false}}')).toEqual({ players: { state: false } });
  for (const text of [null, '', 'not json', '[]', '7', 'null'])
    expect(readChoices(text)).not.toHaveProperty('players');
  const { players = {} } = readChoices('{"players":{"state":"no"}}');
  expect(ids(players)).toEqual(ids({}));
});
