import { describe, expect, test } from 'vitest';
import { setsOf } from '../content/shape.ts';
import { allFamilies } from '../families/all.ts';
import type { PlayItem } from '../families/declare.ts';
import { isTold } from '../testing/agreement.ts';

/** The content shape that a play reads: its sets and its lines. Plays of the same shape can be swapped. */
function shapeKey({ content }: PlayItem): string {
  const tokens = setsOf(content).map(({ tokens }) => JSON.stringify(tokens));
  const lines = content.fields.find(({ kind }) => kind === 'lines');
  return JSON.stringify([
    content.form,
    tokens,
    content.bankers?.zones.length,
    lines?.kind === 'lines' ? [lines.length, lines.tokens] : 0,
  ]);
}

/** Items with the same win condition in the catalogue. Swapping them changes nothing. */
const twins: readonly (readonly [string, string])[] = [
  ['ssc.sides.total', 'ssc.credit.sum-sides'],
  ['d3.official.sum-value', 'd3.credit.sum-value'],
  ['x5.locate.all', 'x5.credit.ball-number'],
  ['k3.triple.any', 'k3.credit.any-triple'],
  ['pk10.locate.all', 'pk10.credit.ball-number'],
  ['pk10.sum2.value', 'pk10.credit.sum2-value'],
  ['pk10.sum2.sides', 'pk10.credit.sum2-sides'],
  ['pk10.dragon.rank', 'pk10.credit.dragon-tiger'],
];

interface Mutant {
  readonly id: string;
  readonly from: string;
  readonly item: PlayItem;
  readonly mutant: PlayItem;
}

/** Exact odds; the catalogue tests compare them. */
const oddsText = ({ play }: PlayItem): string =>
  play
    .tiers()
    .map(({ tier, kind, wins, total }) => `${tier} ${kind} ${wins} ${total}`)
    .join();

/** Every item with the win condition of the next item of its family that reads the same content shape. */
function mutantsOf(items: readonly PlayItem[]): readonly Mutant[] {
  return items.flatMap((item, index) => {
    const rest = [...items.slice(index + 1), ...items.slice(0, index)];
    const neighbour = rest.find((other) => shapeKey(other) === shapeKey(item));
    return neighbour === undefined
      ? []
      : [{ id: item.id, from: neighbour.id, item, mutant: { ...item, play: neighbour.play } }];
  });
}

describe('mutation check over the declarations', () => {
  const mutants = allFamilies.flatMap(({ items }) => mutantsOf(items()));
  const survivors = mutants.filter(
    ({ item, mutant }) => !isTold(item, mutant, 100) && oddsText(item) === oddsText(mutant),
  );

  test('most items have a mutant', () => {
    expect(mutants.length).toBeGreaterThan(370);
  });

  test('[L9] at least 99 % of swapped win conditions are detected', () => {
    const known = new Set(twins.flatMap(([a, b]) => [`${a} ${b}`, `${b} ${a}`]));
    const unnoticed = survivors
      .filter(({ id, from }) => !known.has(`${id} ${from}`))
      .map(({ id, from }) => `${id} <- ${from}`);
    expect(unnoticed).toEqual([]);
    expect((mutants.length - unnoticed.length) / mutants.length).toBeGreaterThanOrEqual(0.99);
  });
});
