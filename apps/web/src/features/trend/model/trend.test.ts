import { allFamilies, playItem, setsOf, tokenText, tokenValues } from '@tessera/rules';
import { tracksOf, trendZones } from '@tessera/rules/statistics';
import { describe, expect, test } from 'vitest';
import { carriedOf, isCarried } from './carry.ts';
import { cellAt, sheetOf } from './sheet.ts';
import { choiceOf } from './span.ts';
import { groupsOf, singleGroups, viewsOf } from './views.ts';

const families = allFamilies.map(({ family }) => family);

describe.each(families)('%s', (family) => {
  const zones = trendZones(family);

  test('has numbers for both devices, and every zone belongs to a group', () => {
    expect(viewsOf(zones, tracksOf(family))).toContain('numbers');
    const shown = new Set(groupsOf(family, zones).flatMap((group) => group.zones));
    const numbers = zones.filter(({ kind }) => kind === 'place' || kind === 'spread');
    expect([...numbers].every((zone) => shown.has(zone))).toBe(true);
    expect(singleGroups(family, zones)).toHaveLength(numbers.length);
  });

  test('the picks below a trend form a bet that its play accepts', () => {
    for (const group of [...groupsOf(family, zones), ...singleGroups(family, zones)]) {
      if (!group.zones.every((zone) => isCarried(family, zone))) continue;
      for (const picked of [group.zones, group.zones.slice(0, 1)]) {
        const picks = Object.fromEntries(picked.map(({ key }) => [key, [0, 1]]));
        const carried = carriedOf(family, group, picks);
        const item = playItem(carried?.play ?? '');
        if (!carried || !item) throw new Error(`${family} ${group.key}: ${carried?.play}`);
        const sets = setsOf(item.content);
        expect(carried.sets.length, item.id).toBeLessThanOrEqual(sets.length);
        for (const [index, values] of carried.sets.entries()) {
          const { tokens } = sets[index]!;
          const offered = tokenValues(tokens).map((value) => Number(tokenText(tokens, value)));
          expect(values.every((value) => offered.includes(Number(value)))).toBe(true);
        }
        expect(carried.sets.flat().length).toBe(picked.length * 2);
      }
    }
  });
});

test('picks in all positions of a group make a direct bet, in some of them a bet on single positions', () => {
  const zones = trendZones('ssc');
  const back3 = groupsOf('ssc', zones).find(({ key }) => key === 'back3')!;
  const all = { 'place-3': [2, 5], 'place-4': [0, 3], 'place-5': [1, 8] };
  expect(carriedOf('ssc', back3, all)).toEqual({
    play: 'ssc.back3.direct-multi',
    sets: [
      ['2', '5'],
      ['0', '3'],
      ['1', '8'],
    ],
  });
  expect(carriedOf('ssc', back3, { 'place-4': [7] })).toEqual({
    play: 'ssc.locate.all',
    sets: [[], [], [], ['7'], []],
  });
  expect(carriedOf('ssc', back3, {})).toBeUndefined();
});

test('columns are placed side by side, and an x coordinate finds its column', () => {
  const zones = trendZones('ssc').slice(0, 2);
  const draws = [{ issue: '1', result: [3, 7, 0, 0, 0] }];
  const inRoom = (room: number) =>
    sheetOf(zones, draws, [], { column: 22, room, zoom: 1 }, (_, column) => String(column));
  const sheet = inRoom(0);
  expect(Math.round(inRoom(600).width / 10)).toBe(60);
  expect(sheet.width).toBe(440);
  expect(cellAt(sheet, 221)).toMatchObject({ zone: { key: 'place-2' }, column: 0 });
  expect(cellAt(sheet, 219)).toMatchObject({ zone: { key: 'place-1' }, column: 9 });
  expect(cellAt(sheet, 440)).toBeUndefined();
});

test('the option of a span is its count, today or dates', () => {
  expect(choiceOf({ count: 100 }, '2026-11-21')).toBe('100');
  expect(choiceOf({ date: '2026-11-21', until: '2026-11-21' }, '2026-11-21')).toBe('today');
  expect(choiceOf({ date: '2026-11-19', until: '2026-11-21' }, '2026-11-21')).toBe('dates');
});
